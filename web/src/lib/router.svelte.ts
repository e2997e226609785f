/** Where we are. Links are plain <a href>; the shell catches clicks on them. */

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'learn'; game: string }
  | { page: 'account' }
  | { page: 'history' }
  | { page: 'friends'; code: string }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'cards'; game: string }
  | { page: 'decks'; game: string }
  | { page: 'table'; id: string; invite: string }
  | { page: 'replay'; id: string; invite: string }
  | { page: 'lost' }

export function read(path: string, hash = ''): Route {
  const [page = '', rest = '', more] = path.split('/').slice(1).map(decodeURIComponent)
  if (more === undefined || more === '') {
    if (page === '') return { page: 'home' }
    if ((page === 'lobby' || page === 'account' || page === 'history') && !rest) return { page }
    if (page === 'friends' && !rest) return { page, code: hash.replace(/^#/, '') }
    if ((page === 'learn' || page === 'new' || page === 'rules' || page === 'cards' || page === 'decks') && rest)
      return { page, game: rest }
    if ((page === 'table' || page === 'replay') && rest) return { page, id: rest, invite: hash.replace(/^#/, '') }
  }
  return { page: 'lost' }
}

class Router {
  route = $state.raw<Route>(read(location.pathname, location.hash))
  /** The part after `?`, for pages that keep a search or a step in the address. */
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.#read())
  }

  go(to: string, replace = false): void {
    const before = location.pathname
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.#read()
    if (location.pathname !== before) scrollTo(0, 0)
  }

  /** Change the part after `?` without a new entry in the history. */
  search(changes: Record<string, string>): void {
    const query = new URLSearchParams(location.search)
    for (const [key, value] of Object.entries(changes)) {
      if (value) query.set(key, value)
      else query.delete(key)
    }
    const text = query.toString()
    this.go(location.pathname + (text ? `?${text}` : '') + location.hash, true)
  }

  #read(): void {
    this.route = read(location.pathname, location.hash)
    this.query = new URLSearchParams(location.search)
  }
}

export const router = new Router()

/** For the shell: turn clicks on links of this site into steps of the router. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return
  if (link.pathname === location.pathname && link.hash && link.search === location.search) return
  event.preventDefault()
  router.go(link.pathname + link.search + link.hash)
}
