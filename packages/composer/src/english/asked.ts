import { type IsProper, insideAs } from '../asking.ts'
import type { Fact } from '../tongue.ts'
import { stemsOf } from './stems.ts'

export const inside = (term: string, isProper: IsProper): string =>
  insideAs(/^(?:the|an?)\s/i, term, isProper)

export type Made = Omit<Fact, 'statement'>

/** "a J-shaped organ that stores food": an organ. */
export function headOf(detail: string): string {
  const named = detail.replace(/^(?:an?|the|any|one of the)\s+/i, '')
  const [before = ''] = named.split(
    /\s(?:that|which|who|whose|where|when|of|in|for|to|from|with|by|on|used|made|found|led|called|between|per|written|taken)\s/,
  )
  return [...stemsOf(before.split(' ').at(-1) ?? '')][0] ?? ''
}

/** "a", "the" or no article: mixed, the odd one out would be seen. */
export const nameShape = (detail: string) =>
  `name ${/^an?\s/i.test(detail) ? 'a' : /^the\s/i.test(detail) ? 'the' : ''}`
