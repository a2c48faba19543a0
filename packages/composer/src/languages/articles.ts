import type { Statement } from './language-rules.ts'
import { memoized } from './memoized.ts'
import { plain } from './words.ts'

/** How often a term stands after "the", after "a" or "an", and after neither. */
export type Articles = { the: number; a: number; bare: number }

const end = '|'
/** Entries of lists are no sentences. */
const fewestWords = 4
/** After one of these, a noun without an article is one that needs none. */
const joint =
  /^(?:of|in|on|at|to|from|by|with|for|into|through|about|as|than|and|or|but|between|among|during|is|are|was|were|like|called|by|without)$/

/** Whether sentences show how a term stands. */
export const isShown = ({ the, a, bare }: Articles): boolean => the + a + bare > 0

/** Of a term as a whole: in "a convection current" nothing is said of "convection". */
export function articlesIn(
  sentences: readonly Statement[],
  isFunctionWord: (word: string) => boolean,
): (term: string) => Articles {
  const spoken = ` ${end} ${sentences
    .map(({ text }) => plain(text))
    .filter((said) => said.split(' ').length >= fewestWords)
    .join(` ${end} `)} ${end} `
  const lookUp: (term: string) => Articles = memoized((term) => {
    const sure: Articles = { the: 0, a: 0, bare: 0 }
    const likely: Articles = { the: 0, a: 0, bare: 0 }
    const words = ` ${plain(term)} `
    for (let at = spoken.indexOf(words); at >= 0; at = spoken.indexOf(words, at + 1)) {
      const before = spoken.slice(spoken.lastIndexOf(' ', at - 1) + 1, at)
      const from = at + words.length
      const after = spoken.slice(from, spoken.indexOf(' ', from))
      const count = after === end || isFunctionWord(after) ? sure : likely
      // "the temperature of the body" is one of many.
      if (before === 'the' && after === 'of') continue
      if (before === 'the') count.the++
      else if (before === 'a' || before === 'an') count.a++
      else if (before === end || joint.test(before)) count.bare++
    }
    if (isShown(sure)) return sure
    const kind = plain(term).split(' ').slice(1).at(-1)
    // A shield volcano is a volcano.
    return isShown(likely) || !kind ? likely : { ...lookUp(kind), the: 0 }
  })
  return lookUp
}

/** A term with the article that the lesson gives it most often. */
export function termWithArticle(term: string, { the, a, bare }: Articles): string {
  if (/^(?:the|an?)\s/i.test(term) || bare >= the + a) return term
  if (the > a) return `the ${term}`
  return `${/^[aeiou]/i.test(term) ? 'an' : 'a'} ${term}`
}
