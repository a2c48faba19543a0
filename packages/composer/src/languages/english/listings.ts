import { listingIn } from '../../understand/listing-in.ts'
import { membersOf } from '../../understand/members.ts'
import type { Listing, Statement } from '../language-rules.ts'
import { lowerFirst, wordsOf } from '../words.ts'
import { englishTermInside } from './asked.ts'
import { parse } from './parse.ts'
import { isEnglishFunctionWord } from './stems.ts'

const and = /\s+(?:and|or)\s+|^(?:and|or)\s+/
const article = /^(?:the|an?|and|or)\s+/i
const counts = 'two|three|four|five|six|seven|eight|nine|ten|\\d+'

const members = (tail: string | undefined) => {
  const found = tail ? membersOf(tail, and, article) : []
  return found.every(
    (member) =>
      !isEnglishFunctionWord(wordsOf(member)[0] ?? '') &&
      !parse(member).some((token) => token.pos === 'AUX' || token.pos === 'PRON'),
  )
    ? found
    : []
}

/** The words that name the whole, counted back from the end: "root crops" of "Farmers also plant root crops". */
function nameBefore(text: string): string | null {
  const tokens = parse(text)
  let from = tokens.length
  while (from > 0 && /^(?:NOUN|PROPN|ADJ)$/.test(tokens[from - 1]?.pos ?? '')) from--
  const first = tokens[from]
  const last = tokens.at(-1)
  if (!first || !last || from === 0 || !/s$/.test(last.text)) return null
  return text.slice(first.at)
}

export function englishListingsOf(statement: Statement, isProper: (word: string) => boolean): Listing[] {
  const { text } = statement
  const make = (found: string[], enumerate: string | null, choose: string | null) =>
    listingIn(statement, found, { enumerate, choose })

  const examples = /^(?:Some )?[Ee]xamples of (.+?) (?:are|include) (.+)$/.exec(text)
  if (examples) {
    const found = members(examples[2])
    return make(found, null, `Which of the following is among the examples of ${examples[1]}?`)
  }
  const named = new RegExp(
    `^The (?:(${counts}) )?(.+?s(?: (?:of|in|for|from) .+?)?) (?:are|include|were):? (.+)$`,
  ).exec(text)
  if (named) {
    const found = members(named[3])
    const whole = `the ${named[1] ? `${named[1]} ` : ''}${named[2]}`
    return make(found, `What are ${whole}?`, `Which of the following is one of ${whole}?`)
  }
  const parts = new RegExp(
    `^(.+?) (?:has|have|had|consists? of|is made up of|are made up of|is composed of|are composed of|is divided into|are divided into) (?:the )?(${counts}) (?:main |basic |major )?(\\p{L}+(?: \\p{L}+)?s(?: of \\p{L}+)?):? (.+)$`,
    'u',
  ).exec(text)
  // What stands before it may be a sentence of its own: "a state is an entity that has four elements".
  if (
    parts?.[1] &&
    wordsOf(parts[1]).length <= 6 &&
    !/\b(?:is|are|was|were|that|which|who)\b/.test(parts[1])
  ) {
    const found = members(parts[4]?.replace(/^(?:namely|which are|these are),?\s+/i, ''))
    const whole = englishTermInside(parts[1], isProper)
    return make(
      found,
      `What are the ${parts[2]} ${parts[3]} of ${whole}?`,
      `Which of the following is one of the ${parts[2]} ${parts[3]} of ${whole}?`,
    )
  }
  const instances = /^(.+?) are (?:all |some )?examples of (.+?)\.$/.exec(text)
  if (instances) {
    const found = members(lowerFirst(instances[1] ?? ''))
    return make(found, null, `Which of the following is among the examples of ${instances[2]}?`)
  }
  const such =
    /^(.+?),? such as (.+?)(?:\.|,? (?=(?:is|are|can|may|have|has|was|were)\b)|, (?:that|which)\b)/.exec(text)
  const whole = such?.[1] ? nameBefore(such[1]) : null
  if (such && whole)
    return make(members(such[2]), null, `Which of the following is among the examples of ${whole}?`)
  return []
}
