import type { TableInfo } from '$lib/messages'

/** The link that lets others come to a table. */
export const invitation = (table: TableInfo): string =>
  `${location.origin}/table/${table.id}${table.invite ? `#${table.invite}` : ''}`
