import type { Chance } from '@klasrum/skills/chance'
import { rulesOf } from '../../languages/rules-of.ts'
import { lowerFirst, plain, shareIn, trimmed, wordsOf } from '../../languages/words.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Located, Topic } from '../../understand/outline.ts'
import { statementIn } from '../../understand/statements.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import { fitsLength } from '../distractors.ts'

/** A line that a list goes on from: "Astronomers use the diagram to:". */
type Lead = { topic: Topic; located: Located; text: string; last: string; members: readonly string[] }

/** Words after which each entry alone makes a whole sentence. Not "between" or "the following", which need them all. */
const goesOn =
  /\b(to|by|in|on|of|for|with|are|is|include|includes|from|as|through|depends? on|shows?|tells? us|ay|upang|sa|ng|para sa)\s*:$/iu
const mostWords = 12

const choices = { fewest: 3, most: 5, sets: 3 }

/** Lists of as many entries one after the other, each behind the beginning of a sentence, are choices of a test whose letters are gone. */
const isTest = (leads: readonly Lead[]): boolean =>
  leads.length >= choices.sets &&
  leads.every(
    ({ members }) =>
      members.length === leads[0]?.members.length &&
      members.length >= choices.fewest &&
      members.length <= choices.most,
  )

function leadsIn(topic: Topic): Lead[] {
  const leads = allLeadsIn(topic)
  return isTest(leads) ? [] : leads
}

function allLeadsIn(topic: Topic): Lead[] {
  const rules = rulesOf(topic.language)
  return topic.blocks.flatMap((located, at): Lead[] => {
    const { block } = located
    const before = topic.blocks[at - 1]?.block
    if (block.kind !== 'list' || before?.kind !== 'paragraph' || block.items.length < 2) return []
    const text =
      before.text
        .trim()
        .split(/(?<=[.?!])\s+/)
        .at(-1) ?? ''
    const last = goesOn.exec(text)?.[1]?.toLowerCase()
    const members = block.items.map((item) => trimmed(item))
    const isShort = members.every(
      (member) =>
        wordsOf(member).length >= 1 && wordsOf(member).length <= mostWords && !/[:;?=_]/.test(member),
    )
    const sentence = `${text.replace(/\s*:$/, '')} ${lowerFirst(members[0] ?? '')}.`
    return last && isShort && wordsOf(text).length >= 3 && rules.standsAlone(sentence)
      ? [{ topic, located, text: text.replace(/\s*:$/, ''), last, members }]
      : []
  })
}

const mostNamed = 5
const mostInName = 5
/** A list that says itself that it is not whole. */
const isOpen = /\b(?:such as|like|for example|e\.g|including|among|some|tulad|gaya|halimbawa|ilan)\b/iu

/** To name all that the lead announces, where they are few and short. */
function listed(topic: Topic, located: Located, text: string, members: readonly string[]): Candidate[] {
  const { phrases } = rulesOf(topic.language)
  const isClear =
    members.length >= 3 &&
    members.length <= mostNamed &&
    members.every((member) => wordsOf(member).length <= mostInName && !/[()]/.test(member)) &&
    !isOpen.test(text)
  if (!isClear) return []
  const quote = located.block.kind === 'list' ? (located.block.items[0] ?? '') : ''
  return [
    {
      worth: 0.75,
      item: {
        ...commonItemParts(statementIn(topic, located, quote), 'remember', members.length, `all ${text}`),
        form: 'enumeration',
        stem: phrases.listAll(members.length, text),
        answers: [...members],
      },
    },
  ]
}

/** Sentences of a lead and its entries: true ones, false ones with an entry of another list, and to be completed. */
export function completed(lesson: Lesson, topics: readonly Topic[], chance: Chance): Candidate[] {
  const all = lesson.outline.topics.flatMap(leadsIn)
  const wanted = new Set(topics)
  return all
    .filter(({ topic }) => wanted.has(topic))
    .flatMap(({ topic, located, text, last, members }) => {
      const { stemsOf, inside, phrases } = rulesOf(topic.language)
      const small = (member: string) => inside(member, lesson.isProper)
      const own = members.map((member) => stemsOf(member))
      const leadStems = stemsOf(text)
      const others = all
        .filter((lead) => lead.text !== text && lead.last === last && lead.topic.language === topic.language)
        .flatMap((lead) => lead.members)
        .filter((member) =>
          own.every(
            (stems) => shareIn(stems, stemsOf(member)) < 0.5 && shareIn(stemsOf(member), stems) < 0.5,
          ),
        )
        .filter((member) => shareIn(stemsOf(member), leadStems) === 0)
      const enumerated =
        all.filter((lead) => lead.text === text).length === 1 ? listed(topic, located, text, members) : []
      const single = members.flatMap((member): Candidate[] => {
        const quote =
          located.block.kind === 'list'
            ? (located.block.items.find((item) => trimmed(item) === member) ?? member)
            : member
        const statement = statementIn(topic, located, quote)
        if (shareIn(stemsOf(member), leadStems) > 0) return []
        const wrong = [
          ...new Map(
            chance
              .fork(`lead ${member}`)
              .shuffled(others.filter((other) => fitsLength(other, member)))
              .map((other) => [plain(other), small(other)] as const),
          ).values(),
        ]
        const made: Candidate[] = [
          {
            worth: 0.6,
            item: {
              ...commonItemParts(statement, 'understand', 1, `true ${text} ${member}`),
              form: 'true_false',
              stem: `${text} ${small(member)}.`,
              answer: true,
            },
          },
        ]
        const [first] = wrong
        if (first)
          made.push({
            worth: 0.6,
            item: {
              ...commonItemParts(statement, 'understand', 1, `false ${text} ${first}`),
              form: 'true_false',
              stem: `${text} ${first}.`,
              answer: false,
            },
          })
        if (wrong.length >= 3)
          made.push({
            worth: 0.7,
            item: {
              ...commonItemParts(statement, 'understand', 1, `complete ${text} ${member}`),
              form: 'multiple_choice',
              stem: phrases.complete(`${text} _____.`),
              options: [small(member), ...wrong.slice(0, 3)],
              answer: 0,
            },
          })
        return made
      })
      return [...enumerated, ...single]
    })
}
