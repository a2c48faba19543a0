import { sentencesOf } from '../languages/sentences.ts'
import { wordsOf } from '../languages/words.ts'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import { isLed } from '../understand/outline.ts'
import type { PlanWork } from './text.ts'

/** So much of what a teacher shows is the example that it begins with. */
const leastOfFirst = 0.3

const isOpen = (text: string) =>
  (text.match(/"/g)?.length ?? 0) % 2 === 1 || text.split('“').length > text.split('”').length

/** Sentences, except that what stands in quotation marks stays together with the sentence around it. */
function wholeSentences(text: string): string[] {
  const whole: string[] = []
  for (const sentence of sentencesOf(text)) {
    const last = whole.at(-1)
    if (last !== undefined && isOpen(last)) whole[whole.length - 1] = `${last} ${sentence}`
    else whole.push(sentence)
  }
  return whole
}

/** What the teacher of a written day shows: the example that it begins with, and what follows. Null where it is of one piece. */
export function shownParts({
  lesson,
  session,
  day,
}: Pick<PlanWork, 'lesson' | 'session' | 'day'>): { first: string; rest: string } | null {
  if (!day || (!isLed(session) && !isUnitAlone(lesson.outline))) return null
  const sentences = wholeSentences(day.steps.find(({ name }) => name === 'i do')?.text ?? '')
  const sizes = sentences.map((sentence) => wordsOf(sentence).length)
  const all = sizes.reduce((sum, size) => sum + size, 0)
  let taken = 0
  let count = 0
  while (count < sentences.length && taken < all * leastOfFirst) taken += sizes[count++] ?? 0
  if (count === 0 || count >= sentences.length) return null
  return { first: sentences.slice(0, count).join(' '), rest: sentences.slice(count).join(' ') }
}
