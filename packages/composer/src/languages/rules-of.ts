import type { Language } from '@klasrum/contract/source'
import { englishRules } from './english/english.ts'
import { filipinoRules } from './filipino/filipino.ts'
import type { LanguageRules } from './language-rules.ts'

const rulesByLanguage: Record<Language, LanguageRules> = { en: englishRules, fil: filipinoRules }

export const rulesOf = (language: Language): LanguageRules => rulesByLanguage[language]
