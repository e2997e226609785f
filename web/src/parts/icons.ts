/** Icons made here, on a 24 × 24 grid: shape first, colour by meaning. A game has more of its own. */
export type Drawing = readonly [path: string, colour: string, stroked: boolean]

/** The colour is a token of the styles, "" for that of the text. */
export const ICONS = {
  // what games share
  laurel: [
    'M8 3C1.5 8 2 18 12 21.5 22 18 22.5 8 16 3M3.7 9l4.3 1.8M4.3 14.5l4.3-.8M8 19l2.5-3.3M20.3 9L16 10.8M19.7 14.5l-4.3-.8M16 19l-2.5-3.3',
    '--laurel',
    true,
  ],
  sparkle: [
    'M8 1l2 5.5L15.5 8 10 10 8 15.5 6 10 .5 8 6 6.5zM17 10l1.6 4.4L23 16l-4.4 1.6L17 22l-1.6-4.4L11 16l4.4-1.6z',
    '--gold',
    false,
  ],
  energy: ['M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z', '--gold', false],
  marker: ['M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z', '--ink-soft', false],
  frost: [
    'M12 1v22M2.5 6.5l19 11M21.5 6.5l-19 11M12 5.5L9 2.8M12 5.5l3-2.7M12 18.5l-3 2.7M12 18.5l3 2.7M6.4 8.8l-3.9.9M17.6 15.2l3.9-.9M17.6 8.8l3.9.9M6.4 15.2l-3.9-.9',
    '--frost',
    true,
  ],
  // the page's own
  eye: [
    'M1.5 12S5.5 5 12 5s10.5 7 10.5 7-4 7-10.5 7S1.5 12 1.5 12zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
    '',
    true,
  ],
  undo: ['M9 5L3.5 10.5 9 16M4 10.5h10a6 6 0 0 1 0 12h-3', '', true],
  gear: [
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 1.5v3.2M12 19.3v3.2M1.5 12h3.2M19.3 12h3.2M4.6 4.6l2.3 2.3M17.1 17.1l2.3 2.3M4.6 19.4l2.3-2.3M17.1 6.9l2.3-2.3',
    '',
    true,
  ],
  close: ['M5 5l14 14M19 5L5 19', '', true],
  check: ['M4 12.5l5.5 5.5L20 6.5', '', true],
  search: ['M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM16 16l6 6', '', true],
  left: ['M15 4l-8 8 8 8', '', true],
  right: ['M9 4l8 8-8 8', '', true],
  play: ['M6 3.5v17L20.5 12z', '', false],
  pause: ['M6 4h4v16H6zM14 4h4v16h-4z', '', false],
  skip: ['M4 4.5v15L13 12zM13 4.5v15L22 12z', '', false],
  point: ['M12 2v4M12 18v4M2 12h4M18 12h4M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8z', '', true],
  link: ['M9.5 14.5l5-5M8 11l-3.5 3.5a4 4 0 0 0 5.6 5.6L13.6 16.6M16 13l3.5-3.5a4 4 0 0 0-5.6-5.6L10.4 7.4', '', true],
  person: ['M12 2.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2.5 22c.5-5 4-7.5 9.5-7.5s9 2.5 9.5 7.5z', '', false],
  bot: ['M12 1.5V6M5 6h14v12H5zM9 11v2M15 11v2M2 10v4M22 10v4M9 22v-4M15 22v-4', '', true],
  chat: ['M3 4h18v13H10l-5 4.5V17H3z', '', true],
  log: ['M4 5h16M4 10h16M4 15h16M4 20h10', '', true],
  rules: ['M3 4.5c4-1.5 7-1 9 1 2-2 5-2.5 9-1v15c-4-1.5-7-1-9 1-2-2-5-2.5-9-1zM12 5.5v15', '', true],
  flag: ['M5 22V2.5h14l-3.5 5 3.5 5H5', '', true],
  clock: ['M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12 6.5V12l4 2.5', '', true],
  shield: ['M12 1.5l9 3.5v6c0 6-4 10-9 11.5C7 21 3 17 3 11V5z', '', true],
  hint: ['M9 18.5h6M10 22h4M12 2a7 7 0 0 0-4 12.7c.7.6 1 1.4 1 2.3h6c0-.9.3-1.7 1-2.3A7 7 0 0 0 12 2z', '', true],
  more: ['M4 12h.01M12 12h.01M20 12h.01', '', true],
  menu: ['M3 6h18M3 12h18M3 18h18', '', true],
} as const satisfies Record<string, Drawing>

export type IconName = keyof typeof ICONS
export type AnyIcon = IconName | Drawing

export const drawing = (icon: AnyIcon): Drawing => (typeof icon === 'string' ? ICONS[icon] : icon)
