import type { Language } from '@klasrum/contract/source'
import { englishShowWords as english } from '../languages/english/show-words.ts'
import { filipinoShowWords as filipino } from '../languages/filipino/show-words.ts'
import type { ShowWords } from './words.ts'

const words: Record<Language, ShowWords> = { en: english, fil: filipino }

export const showWordsOf = (language: Language): ShowWords => words[language]
