import type { Language } from '@klasrum/contract/source'
import { english } from './english/english.ts'
import { filipino } from './filipino/filipino.ts'
import type { Tongue } from './tongue.ts'

const tongues: Record<Language, Tongue> = { en: english, fil: filipino }

export const tongueOf = (language: Language): Tongue => tongues[language]
