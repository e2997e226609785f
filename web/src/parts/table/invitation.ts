import type { TableInfo } from '$lib/messages'

/** What follows `#` in a link: the secret that opens a private table. */
export const hashOf = (secret: string): string => (secret ? `#${secret}` : '')

/** The link that lets others come and play. */
export const invitation = (table: TableInfo): string => `${location.origin}/table/${table.id}${hashOf(table.invite)}`

/** The link that lets others come and watch, and nothing else. */
export const watching = (table: TableInfo): string => `${location.origin}/table/${table.id}${hashOf(table.watch)}`
