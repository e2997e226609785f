/** What stands in the middle of a window: the arms of each hero, and one sign for each type of card. On 24 × 24. */
export const ARMS: Record<string, string> = {
  barbare: 'M11 2h2v20h-2zM10 4C6 3 3 5 2 9c3 3 6 3 8 2zM14 4c4-1 7 1 8 5-3 3-6 3-8 2z',
  guerisseur: 'M5 3h14c0 6-2 10-6 11v4h4v3H7v-3h4v-4C7 13 5 9 5 3zM10.8 5v1.7H9v2.4h1.8V11h2.4V9.1H15V6.7h-1.8V5z',
  pyromancien:
    'M12 1c1 4 6 6.5 6 13a6 6 0 0 1-12 .5c0-3 1.7-4.5 2.5-7 1.2.8 1.8 2 1.8 3.5C12.3 9 13 5 12 1zM12 13c-2 2-2.5 3-2.5 4.5a2.5 2.5 0 0 0 5 0C14.5 16 14 15 12 13z',
  assassin: 'M12 1l3 9-1.5 4h-3L9 10zM7 14h10v2H7zM11 16h2v6h-2z',
  chevalier: 'M12 1.5l9 3v7c0 6-4 9.5-9 11-5-1.5-9-5-9-11v-7zM10.8 5v6H6v2.4h4.8V19h2.4v-5.6H18V11h-4.8V5z',
  penitente:
    'M12 1c4 5.5 6.5 9 6.5 13a6.5 6.5 0 0 1-13 0C5.5 10 8 6.5 12 1zM10.9 9v3H8v2.2h2.9V20h2.2v-5.8H16V12h-2.9V9z',
  tempestaire: 'M14 1L4 13.5h6L8 23l12-13.5h-7z',
  illusionniste:
    'M1 12s4-7.5 11-7.5S23 12 23 12s-4 7.5-11 7.5S1 12 1 12zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 9.5l1 1.7 1.5.8-1.5 1-1 1.7-1-1.7-1.5-1 1.5-.8z',
  runiste: 'M10.5 1h3v8l5-4v4l-5 4v10h-3V13l-5-4V5l5 4z',
  sentinelle: 'M6 1c10 2 14 8 14 11s-4 9-14 11v-2.5c7-2 11-6 11-8.5S13 5.5 6 3.5zM2 11h13V8.5L19.5 12 15 15.5V13H2z',
}

export const SIGNS: Record<string, string> = {
  attaque: 'M21.5 1.5l-1 5L10 17l-3-3L17.5 3.5zM4.5 13l6.5 6.5-1.7 1.7-2.2-2.2L3.8 22.3 1.7 20.2 5 16.9l-2.2-2.2z',
  défense: 'M12 1.5l9 3.5v6c0 6-4 10-9 11.5C7 21 3 17 3 11V5zM12 5.2L6.3 7.4V11c0 3.8 2.2 6.6 5.7 8z',
  déplacement: 'M2 9h11V4l9.5 8L13 20v-5H2z',
  soin: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  technique: 'M12 1l2.7 7.3L22 11l-7.3 2.7L12 22l-2.7-8.3L2 11l7.3-2.7z',
}
