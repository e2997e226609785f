/** What the folder of a game brings to the page: `games/<game>/index.ts` exports it by default, all of it optional.
 *
 * Nothing else of the page knows a game. Its words stand in its folder, too, and are used by what it brings alone; so are the
 * colours of its table (`theme.css`, for `[data-game='<game>']`), and the words that would betray it elsewhere (`names.ts`).
 */
import type { Component } from 'svelte'
import type { Book } from '$lib/books'
import type { Card, Replay, ReplayStep, Sheet, Sight, Words } from '$lib/messages'
import type { Habits } from '$lib/table/habits'
import type { AnyIcon } from '$parts/icons'

export interface Game {
  /** How the cards lie on the table. Fetched when a table is opened. */
  mat(): Promise<{ default: Component }>
  /** How the cards are drawn. */
  skin: Skin
  /** Keys that the mat knows besides those of every table, and what they do. */
  keys?(): [key: string, meaning: string][]
  /** What the heading says while it is no player's turn; nothing while it is one's. */
  nobodys?(sight: Sight): string
  /** Which questions the page may answer for people who wish so. */
  habits?: Habits
  /** How a card lies whose mode is not 0. */
  lies(card: Card, zone: string): Lying
  /** How decks are built of its cards, if people bring some. */
  decks?: DeckBuilding
  /** How it is played, on one page. Fetched when somebody wants to learn. */
  how?(): Promise<{ default: Chapter[] }>
  /** What a finished game is told with, if more is to be said than who has won. Fetched at the end. */
  story?(): Promise<{ default: Component<Told> }>
}

export interface DeckBuilding {
  /** By what a deck's text names a card. */
  key(sheet: Sheet): string
  /** Whether a card is put into decks as it is: another side, or a token, is not. */
  fits(sheet: Sheet): boolean
}

/** How a way to play goes: what matters in a few paragraphs, with pictures of the table. */
export interface Chapter {
  mode: string
  title: Words
  parts: { title: Words; text: Words; picture?: { fr: string; en: string } }[]
}

/** A finished game, to be told. */
export interface Told {
  replay: Replay
  names: string[]
  book: Book
  /** All its steps; that may take a while. */
  steps(): Promise<ReplayStep[]>
}

/** The default export of a folder: what is left out is as in the plain game. */
export type Brought = Partial<Omit<Game, 'skin'>> & { skin?: Partial<Skin> }

export interface Skin {
  /** What a card is called on its face: as it is printed, unless the game translates it. */
  name(sheet: Sheet): string
  /** The line of its class on the table, where there is less room than on the large view. */
  kind(whole: string): string
  /** An SVG of 100 × 140 that belongs to this card alone; its upper half is what stays visible. */
  emblem(sheet: Sheet): string
  /** An SVG of 100 × 140. */
  back: string
  /** The numbers at the top left and those in the row of values, in their order. */
  costs: string[]
  values: string[]
  icons: Record<string, AnyIcon>
  /** What stands at the bottom right. */
  points(sheet: Sheet): Points | null
  /** The colour of the frame, a second one for a card of two ranks, and how much it shines, 0 to 4. */
  frame(sheet: Sheet): { colour: string; second?: string; shine: number }
  /** Signs printed beside the name, each as often as it is there. */
  signs(sheet: Sheet): Sign[]
  /** What the counters of that name on a card are. */
  counter(sheet: Sheet, name: string, count: number): Counter
  /** Coloured dots beside the cost. */
  dots(sheet: Sheet): string[]
}

export interface Points {
  icon: AnyIcon
  label: string
  text: string
}

export interface Sign {
  icon: AnyIcon
  count: number
  /** What it is called, by which the rulebook explains it. */
  word?: string
  /** All of them, one below the other. */
  upright?: boolean
}

/** Counters on a card: how they are drawn, and what a screen reader says. */
export interface Counter {
  icon: AnyIcon
  text: string
  words: string
}

/** How a card lies: turned sideways, or under so much frost, and what a screen reader says. */
export interface Lying {
  turned: boolean
  frost: number
  words: string
}
