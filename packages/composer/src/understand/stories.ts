import type { Statement } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { startsUpper, wordsOf } from '../languages/words.ts'
import { lessonKindOf } from './kind-of.ts'
import type { Outline } from './outline.ts'
import { rolesIn } from './topics-of.ts'

/** How people of a neighborhood or a school are called, who are in a lesson only as an example. */
const familiar =
  /(?<!\p{L})(?:Mang|Aling|Kuya|Ate|Tatay|Nanay|Lolo|Lola|Tita|Tito|Mr|Mrs|Ms|Sir|Ma['’]am|Bb|Gng)\.? \p{Lu}/u

const longName = /\p{Lu}\p{L}+(?:\s(?:(?:de|del|de la|y|ng)\s)?\p{Lu}\p{L}*)+/gu

/** Words with a capital in headings, in bold and in tables. */
function markedIn({ topics }: Outline): ReadonlySet<string> {
  const texts = topics.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap(({ block }) => [...block.terms, ...(block.kind === 'table' ? block.rows.flat() : [])]),
  ])
  return new Set(texts.flatMap(wordsOf).filter(startsUpper))
}

/**
 * Whether a sentence tells of somebody in an example, such as "Ana found a wallet": a person of whom "he" or "she" is said,
 * with one name, who is nowhere named more fully and in no heading, table or bold words.
 */
export function storyIn(outline: Outline, sentences: readonly Statement[]): (sentence: Statement) => boolean {
  const longer = new Set(
    sentences.flatMap(({ text }) => [...text.matchAll(longName)].flatMap(([name]) => wordsOf(name))),
  )
  const marked = markedIn(outline)
  const people = new Set<string>()
  for (const told of Map.groupBy(sentences, ({ place }) => `${place.file}#${place.paragraph}`).values()) {
    const rules = rulesOf(told[0]?.language ?? outline.language)
    told.forEach(({ text }, at) => {
      const after = told.slice(at, at + 3).map((sentence) => sentence.text)
      if (!rules.personal.test(after.join(' '))) return
      for (const name of rules.peopleIn(text)) if (!longer.has(name) && !marked.has(name)) people.add(name)
    })
  }
  return ({ text }) => familiar.test(text) || wordsOf(text).some((word) => people.has(word))
}

const ofNumbers = /\bmath|matematika\b/iu
const deedsOfPeople =
  /\b(?:paaralan|pamilya|tindahan|tindera|mag-aaral|bata|school|store|family|vendor)s?\b.*\b(?:nagsagawa|nagtitinda|bumili|nakolekta|nagbenta|nagbigay|bought|sold|collected|gave)\b/iu

/** In a lesson on numbers, what somebody has, does or buys is the story of a problem, and nothing to be learnt. */
export function problemIn(outline: Outline): (sentence: Statement) => boolean {
  const isOfNumbers = outline.documents.some(({ plan }) => ofNumbers.test(plan.learning_area ?? ''))
  if (!isOfNumbers) return () => false
  return ({ text, language }) => {
    const rules = rulesOf(language)
    return rules.peopleIn(text).length > 0 || rules.peopleNamed(text).length > 0 || deedsOfPeople.test(text)
  }
}

const fewestOfScene = 7
const someoneThere =
  /(?:^|\s)(?:ang|ng|sa|ni|at ang) (?:guro|kapitan|kawal|sundalo|ina|ama|pinto|mesa|karwahe)(?! (?:na si|si|ni|nina|niya|nila|ng|sa|kay|heneral)\s)(?=[\s,.;]|$)|\bthe (?:man|woman|boy|girl|teacher|priest|soldier|house|room|old man|old woman|stranger|door)\b(?! of| who| that| named| called)/iu

/** How somebody felt, what somebody did too, and who "ito" is: clear only at that moment of the story. */
const ofMoment =
  /^(?:nai+nis|nainggit|natuwa|nagalit|nalungkot|nakaramdam|nagulat|natakot|uuwi na|paliwanag|pinakikiramdaman)\s|\s(?:din|ding|rin|ring)\s|\sito sa sakit|^sa .+ ay ang pag/iu

/** In a story, whether a sentence tells of somebody or something that only the scene before it makes known. */
export function sceneIn(outline: Outline): (sentence: Statement) => boolean {
  const stories = new Set(
    outline.documents
      .filter((document) => lessonKindOf(document, rolesIn(document)) === 'story')
      .map(({ file_name }) => file_name),
  )
  if (stories.size === 0) return () => false
  return ({ text, place }) =>
    stories.has(place.file) &&
    (wordsOf(text).length < fewestOfScene || someoneThere.test(text) || ofMoment.test(text))
}
