import type { Language } from '@klasrum/contract/source'
import { englishStoryWords as english } from '../../languages/english/story-words.ts'
import { filipinoStoryWords as filipino } from '../../languages/filipino/story-words.ts'
import type { StoryWords } from './words.ts'

const words: Record<Language, StoryWords> = { en: english, fil: filipino }

export const storyWordsOf = (language: Language): StoryWords => words[language]
