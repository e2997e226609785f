/** What a person prefers, kept in this browser. */

export type Language = 'fr' | 'en'
export type Theme = 'system' | 'dark' | 'light'
export type Motion = 'system' | 'less'
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'

interface Stored {
  language: Language
  theme: Theme
  motion: Motion
  speed: Speed
  volume: number
  letters: boolean
  hints: boolean
  asks: boolean
  habits: Record<string, string>
  side: boolean
}

const KEY = 'pioche'

function first(): Stored {
  const french = (navigator.language || 'fr').toLowerCase().startsWith('fr')
  return {
    language: french ? 'fr' : 'en',
    theme: 'system',
    motion: 'system',
    speed: 'normal',
    volume: 30,
    letters: true,
    hints: true,
    asks: false,
    habits: {},
    side: true,
  }
}

function stored(): Stored {
  try {
    return { ...first(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) }
  } catch {
    return first()
  }
}

const media = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches

class Settings {
  #all = $state<Stored>(stored())

  get language(): Language {
    return this.#all.language
  }
  set language(value: Language) {
    this.#set({ language: value })
  }
  get theme(): Theme {
    return this.#all.theme
  }
  set theme(value: Theme) {
    this.#set({ theme: value })
  }
  get motion(): Motion {
    return this.#all.motion
  }
  set motion(value: Motion) {
    this.#set({ motion: value })
  }
  get speed(): Speed {
    return this.#all.speed
  }
  set speed(value: Speed) {
    this.#set({ speed: value })
  }
  /** How loud sounds are, 0 to 100; low until somebody says otherwise. */
  get volume(): number {
    return this.#all.volume
  }
  set volume(value: number) {
    this.#set({ volume: value })
  }
  /** Whether single letters are keyboard commands. */
  get letters(): boolean {
    return this.#all.letters
  }
  set letters(value: boolean) {
    this.#set({ letters: value })
  }
  /** Whether the first turns explain the lit things. */
  get hints(): boolean {
    return this.#all.hints
  }
  set hints(value: boolean) {
    this.#set({ hints: value })
  }
  /** Whether to be asked even where all answers mean the same. */
  get asks(): boolean {
    return this.#all.asks
  }
  set asks(value: boolean) {
    this.#set({ asks: value })
  }
  /** How the person wishes to be asked in games, by game and name. */
  get habits(): Record<string, string> {
    return this.#all.habits
  }
  set habits(value: Record<string, string>) {
    this.#set({ habits: value })
  }
  /** Whether log, rules and chat are unfolded beside the table. */
  get side(): boolean {
    return this.#all.side
  }
  set side(value: boolean) {
    this.#set({ side: value })
  }

  /** Whether things should stay where they are instead of flying. */
  get still(): boolean {
    return this.#all.motion === 'less' || media('(prefers-reduced-motion: reduce)')
  }

  /** Told of every change, with all settings as a text. */
  changed: ((text: string) => void) | null = null

  get text(): string {
    return JSON.stringify(this.#all)
  }

  /** Take settings over that were kept elsewhere. */
  take(text: string): void {
    try {
      Object.assign(this.#all, JSON.parse(text) as Partial<Stored>)
    } catch {
      return // made by another version, or by nobody: what is here stays
    }
    this.#keep()
  }

  #set(part: Partial<Stored>): void {
    Object.assign(this.#all, part)
    this.#keep()
    this.changed?.(this.text)
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, this.text)
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply()
  }

  /** Write theme, language and motion on the document, from which the styles take them. */
  apply(): void {
    const root = document.documentElement
    const light =
      this.#all.theme === 'light' || (this.#all.theme === 'system' && media('(prefers-color-scheme: light)'))
    root.dataset.theme = light ? 'light' : 'dark'
    root.dataset.motion = this.#all.motion
    root.lang = this.#all.language
  }
}

export const settings = new Settings()
