import type { Language } from '@klasrum/contract/source'
import { englishPlanWords as english } from '../languages/english/plan-words.ts'
import { filipinoPlanWords as filipino } from '../languages/filipino/plan-words.ts'
import type { PlanWords } from './words.ts'

const words: Record<Language, PlanWords> = { en: english, fil: filipino }

export const planWordsOf = (language: Language): PlanWords => words[language]
