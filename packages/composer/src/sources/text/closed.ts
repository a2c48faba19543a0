import type { Listing } from '../../languages/language-rules.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { wordsOf } from '../../languages/words.ts'

/** Some of them, not all. */
const open =
  /\b(?:such as|like|etc|and (?:so on|others|more)|among others|e\.g|examples?|includ(?:es?|ing)|some|common|other|possible|various|several|many|tulad|gaya|kabilang|kasama|at iba pa|atbp|halimbawa|ilan|ilang|iba pa|karaniwang?|maraming)\b/i

/** Of these a thing has a certain number, which a lesson lists whole. */
const closedSorts =
  /\b(?:parts?|kinds?|types?|steps?|stages?|phases?|elements?|components?|levels?|branches|organs|layers?|principles?|characteristics|functions|factors|forms?|states|properties|sectors?|bahagi|uri|yugto|hakbang|elemento|sangkap|antas|sangay|prinsipyo|katangian|tungkulin|salik|anyo|estado|sektor|tauhan)\b/i

const few = { least: 3, most: 6 }

/** A name and nothing else: no gloss behind a dash, no number before it. */
const isName = (member: string) => !/[–—:;(),/=]|^\d/.test(member) && wordsOf(member).length <= 5

/** Whether a list is all that there is: its number is said, or things of that sort have a certain number. */
export function isClosedListing({ enumerate, members, statement, inline, title }: Listing): boolean {
  if (enumerate === null || members.length < few.least || members.length > few.most) return false
  if (!members.every(isName)) return false
  const text = inline ? statement.text : title
  if (open.test(text)) return false
  const counted = countIn(text, statement.language)
  return counted === null ? closedSorts.test(enumerate) : counted === members.length
}

function countIn(text: string, language: Listing['statement']['language']): number | null {
  const { numbers } = rulesOf(language)
  const words = wordsOf(text.toLowerCase()).map((word) => word.replace(/ng$/, ''))
  const at = words.findIndex((word) => numbers.indexOf(word) > 0 || /^\d$/.test(word))
  if (at < 0) return null
  const word = words[at] ?? ''
  return /^\d$/.test(word) ? Number(word) : numbers.indexOf(word) + 1
}
