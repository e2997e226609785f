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
  sound: boolean
  letters: boolean
  hints: boolean
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
    sound: false,
    letters: true,
    hints: true,
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
  get sound(): boolean {
    return this.#all.sound
  }
  set sound(value: boolean) {
    this.#set({ sound: value })
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

  #set(part: Partial<Stored>): void {
    Object.assign(this.#all, part)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all))
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
