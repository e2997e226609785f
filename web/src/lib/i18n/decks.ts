/** The words of collection and decks, fetched with their pages alone. */
import { spoken } from '.'
import { decks as en } from './en/decks'
import { decks as fr } from './fr/decks'

export const words = spoken({ fr, en })
