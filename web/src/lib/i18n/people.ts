/** Words about people; only the pages about them need these. */
import { spoken } from '.'
import { people as en } from './en/people'
import { people as fr } from './fr/people'

export const people = spoken({ fr, en })
