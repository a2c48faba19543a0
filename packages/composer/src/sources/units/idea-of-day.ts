import type { Day, Unit } from '@klasrum/curriculum/unit'
import { rulesOf } from '../../languages/rules-of.ts'
import { wordsOfIdea } from './nearness.ts'
import { nearnessTo, spokenDay } from './word-weights.ts'

/** The place of the idea that a day of its unit is on. */
export function ideaOfDay({ ideas, language }: Pick<Unit, 'ideas' | 'language'>, day: Day): number {
  const { stemsOf } = rulesOf(language)
  const texts = ideas.map(wordsOfIdea)
  const near = nearnessTo(texts, stemsOf)
  const spoken = spokenDay(day, stemsOf)
  const nearness = texts.map((text) => near(text, spoken))
  return nearness.indexOf(Math.max(...nearness))
}
