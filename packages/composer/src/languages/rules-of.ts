import type { Language } from '@klasrum/contract/source'
import { english } from './english/english.ts'
import { filipino } from './filipino/filipino.ts'
import type { LanguageRules } from './language-rules.ts'

const rulesByLanguage: Record<Language, LanguageRules> = { en: english, fil: filipino }

export const rulesOf = (language: Language): LanguageRules => rulesByLanguage[language]
