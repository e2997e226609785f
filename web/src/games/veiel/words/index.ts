import { spoken } from '$lib/i18n'
import { en } from './en'
import { fr } from './fr'

export const words = spoken({ fr, en })
