import { listingIn } from '../../understand/listing-in.ts'
import { membersOf } from '../../understand/members.ts'
import type { Listing, Statement } from '../language-rules.ts'
import { wordsOf } from '../words.ts'
import { filipinoTermInside } from './asked.ts'
import { isFilipinoFunctionWord, isVerb } from './stems.ts'

const and = /\s+at\s+|^at\s+/
const or = /\s+o\s+|^o\s+/
const article = /^(?:ang mga|ang|mga|at|o)\s+/i
const counts = 'dalawang|tatlong|apat na|limang|anim na|pitong|walong|siyam na|sampung'

const members = (tail: string | undefined) => {
  // In "metro o tape measure at ruler" two names of one thing stand between the commas.
  const found = tail ? membersOf(tail, and.test(tail) ? and : or, article) : []
  return found.every((member) => {
    const first = wordsOf(member)[0] ?? ''
    return !isFilipinoFunctionWord(first) && !isVerb(first)
  })
    ? found
    : []
}

export function filipinoListingsOf(statement: Statement, isProper: (word: string) => boolean): Listing[] {
  const { text } = statement
  const make = (found: string[], enumerate: string | null, choose: string | null) =>
    listingIn(statement, found, { enumerate, choose })

  const examples =
    /^(?:Ang mga h|H)alimbawa ng (.+?) (?:ay|ang) (.+)$/.exec(text) ??
    /^Kabilang sa (.+?) ang (.+)$/.exec(text)
  if (examples) {
    const found = members(examples[2])
    const among = text.startsWith('Kabilang') ? 'kabilang sa' : 'halimbawa ng'
    return make(found, null, `Alin sa sumusunod ang ${among} ${examples[1]}?`)
  }
  const parts = new RegExp(
    `^Ang (.+?) ay (?:may|mayroong|binubuo ng|nahahati sa) ((?:${counts}) )?(?:mga )?(\\p{L}+): (?:ang )?(.+)$`,
    'u',
  ).exec(text)
  if (parts?.[1] && wordsOf(parts[1]).length <= 6) {
    const whole = `${parts[3]} ng ${filipinoTermInside(parts[1], isProper)}`
    return make(
      members(parts[4]),
      `Ano-ano ang ${parts[2] ?? ''}${whole}?`,
      `Alin sa sumusunod ang isa sa mga ${whole}?`,
    )
  }
  const named = new RegExp(`^Ang (mga )?((?:${counts}) )?([^,;:]+?) ay:? (?:ang )?(.+)$`).exec(text)
  if (named?.[3] && (named[1] || named[2]) && wordsOf(named[3]).length <= 8) {
    const whole = `${named[1] ?? ''}${named[2] ?? ''}${named[3]}`
    return make(
      members(named[4]),
      `Ano-ano ang ${whole}?`,
      `Alin sa sumusunod ang isa sa ${named[1] ? '' : 'mga '}${named[1] ? whole : named[3]}?`,
    )
  }
  return []
}
