import type { Chance } from '@klasrum/skills/chance'
import { rulesOf } from '../../languages/rules-of.ts'
import { mentions, plain, shareIn, trimmed, upperFirst, wordsOf } from '../../languages/words.ts'
import { glossaryEntryOf } from '../../understand/entry.ts'
import { headingRole } from '../../understand/heading-role.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Located, Outline, Topic } from '../../understand/outline.ts'
import { statementIn } from '../../understand/statements.ts'
import { rolesIn } from '../../understand/topics-of.ts'
import { type Candidate, commonItemParts } from '../candidate.ts'
import { fitsLength } from '../distractors.ts'

/** What a lesson puts under one title: causes, effects, duties, parts. */
type Group = {
  title: string
  /** Groups of one family are told apart by the lesson itself. */
  family: string
  topic: Topic
  members: readonly { text: string; located: Located; quote: string }[]
  /** Whether every entry is among them, and all of one form. */
  isWhole: boolean
}

const fewest = 2
const mostWords = 14
const mostOfGroup = 8
/** "Employers" alone does not say whose. */
const fewestInTitle = 2
const mostInTitle = 10

/** An entry of a list as an option: its name where it has one, and nothing that points elsewhere or asks. */
function optionOf(topic: Topic, quote: string): string | null {
  const rules = rulesOf(topic.language)
  const text = upperFirst(trimmed(glossaryEntryOf(quote)?.term ?? quote))
  const words = wordsOf(text).length
  if (words === 0 || words > mostWords || text.length > 120 || /[?_:;=]|https?|\b(?:etc|atbp)\b/i.test(text))
    return null
  return rules.stemsOf(text).size > 0 && !pointsAway.test(text) ? text : null
}

/** Words that mean something only where the list stands. */
const pointsAway =
  /\b(?:here|there|this|these|those|it|they|them|above|below|ito|iyon|dito|doon|nito|nila|siya|ganito)\b/iu

const isTitle = (title: string, topic: Topic) =>
  wordsOf(title).length >= fewestInTitle &&
  wordsOf(title).length <= mostInTitle &&
  !/[?:;]|^(?:why|how|what|when|where|who|bakit|paano|ano)\b/i.test(title) &&
  headingRole(title) === null &&
  rulesOf(topic.language).stemsOf(title).size > 0

/** A short line, or an entry, that belongs to a list although the file sets it as a paragraph. */
function lineKind({ block }: Located): 'line' | 'entry' | null {
  if (block.kind !== 'paragraph') return null
  if (glossaryEntryOf(block.text) !== null) return 'entry'
  return wordsOf(block.text).length <= 9 && !/[:?]$/.test(block.text.trim()) ? 'line' : null
}

type Run = { at: number; lines: readonly { located: Located; quote: string }[] }

/** The lists of a topic: as they are set, and as lines one under the other. */
function runsOf({ blocks }: Topic): Run[] {
  const runs: { at: number; lines: { located: Located; quote: string }[]; isSet: boolean }[] = []
  blocks.forEach((located, at) => {
    const { block } = located
    if (block.kind === 'list') {
      const lines = block.items.map((quote) => ({ located, quote }))
      const last = runs.at(-1)
      // A list that goes on after a page or a column is one.
      if (last?.isSet && blocks[at - 1]?.block.kind === 'list') last.lines.push(...lines)
      else runs.push({ at, lines, isSet: true })
    } else if (lineKind(located) !== null && block.kind === 'paragraph') {
      const last = runs.at(-1)
      const before = blocks[at - 1]
      const line = { located, quote: block.text }
      if (last && !last.isSet && before && lineKind(before) === lineKind(located)) last.lines.push(line)
      else runs.push({ at, lines: [line], isSet: false })
    }
  })
  return runs.filter(({ lines, isSet }) => lines.length >= (isSet ? fewest : fewestLines))
}

const fewestLines = 3

const saysWhat = /^(?:these|they|the following|ito|sila|ang mga sumusunod)\b/iu

/** Headings under one heading, or titles of one kind: "Intrinsic Values" and "Extrinsic Values". */
const familyOf = ({ file, above }: Topic, title: string) =>
  `${file} ${above.length > 0 ? above.join(' / ') : (wordsOf(title).at(-1)?.toLowerCase() ?? '')}`

/**
 * Whether the file has a line in this part that the topic has not: what is asked for would then not be all of it. What
 * closes a page, such as the way to the next, is no line of a list.
 */
function lacksLine({ blocks, file }: Topic, { lines }: Run, documents: Outline['documents']): boolean {
  const document = documents.find(({ file_name }) => file_name === file)
  if (!document) return false
  const roles = rolesIn(document)
  const numbers = lines.map(({ located }) => located.block.number)
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const known = new Set(blocks.map(({ block }) => block.number))
  const end =
    document.blocks.find(({ kind, number }) => kind === 'heading' && number > last)?.number ??
    last + mostAfter
  return document.blocks.some(
    ({ kind, number }, at) =>
      (kind === 'paragraph' || kind === 'list') &&
      number > first &&
      number < end &&
      !known.has(number) &&
      (number < last || roles[at] !== 'furniture'),
  )
}

/** Blocks after a list, without a heading between, that could go on with it. */
const mostAfter = 3

function groupsIn(topic: Topic, documents: Outline['documents']): Group[] {
  const { phrases } = rulesOf(topic.language)
  const runs = runsOf(topic)
  return runs.flatMap((run): Group[] => {
    const { at, lines } = run
    const before = topic.blocks[at - 1]?.block
    const line = before?.kind === 'paragraph' ? before.text.trim() : ''
    // The only list under a heading is what the heading names; another has to be announced.
    const announced = line.endsWith(':') ? phrases.announced(line) : null
    // What a heading names stands right under it, or after a line that says what they are.
    const isNamed = runs.length === 1 && (at === 0 || saysWhat.test(line))
    const title = announced ?? (isNamed ? topic.title : '')
    if (!isTitle(title, topic) || phrases.stepWords.test(title)) return []
    const members = lines.flatMap(({ located, quote }) => {
      const text = optionOf(topic, quote)
      return text === null ? [] : [{ text, located, quote }]
    })
    const named = lines.filter(({ quote }) => glossaryEntryOf(quote) !== null).length
    const isWhole =
      members.length === lines.length &&
      (named === 0 || named === lines.length) &&
      !lacksLine(topic, run, documents)
    const isMost = members.length >= Math.max(fewest, lines.length * 0.75)
    return isMost ? [{ title, family: familyOf(topic, title), topic, members, isWhole }] : []
  })
}

const mostNamed = 10
const mostInName = 9

/** Nouns of which a lesson lists several: what stands under "Giants" need not be giants. */
const countable =
  /^(?:\p{L}+ ){0,3}(?:types|kinds|forms|causes|effects|factors|parts|elements|characteristics|features|functions|uses|benefits|advantages|disadvantages|duties|rights|responsibilities|principles|rules|goals|purposes|levels|branches|organs|sources|stages|phases|methods|ways|reasons|values|ethics|commands|components|tools|materials|properties|regions|laws|policies|agencies|signs|symptoms|skills|qualities|roles|services)(?= of | in | for | to | that |$)/iu

/** To name all that stands under a title, where the title says what they are. */
function allOf({ title, topic, members, isWhole }: Group, lesson: Lesson): Candidate[] {
  const { phrases } = rulesOf(topic.language)
  const isClear =
    isWhole &&
    members.length >= 3 &&
    members.length <= mostNamed &&
    members.every(({ text }) => wordsOf(text).length <= mostInName)
  const stem =
    isClear && (topic.language === 'fil' || countable.test(title))
      ? phrases.underTitle(lesson.title(title), members.length)
      : null
  const [first] = members
  if (!stem || !first) return []
  return [
    {
      worth: 0.75,
      item: {
        ...commonItemParts(
          statementIn(topic, first.located, first.quote),
          'remember',
          members.length,
          `all ${stem}`,
        ),
        form: 'enumeration',
        stem,
        answers: members.map(({ text }) => text),
      },
    },
  ]
}

/** How an entry begins: choices that begin in another way give the right one away. */
function formOf(text: string): string {
  const [first = '', second = ''] = text.toLowerCase().split(/\s+/)
  if (/^(?:by|for|to|in|on|with|sa|ng|para|upang)$/.test(first)) return first
  if (/ing$/.test(first)) return 'doing'
  return /^(?:is|are|helps?|provides?|gives?)$/.test(second) ? 'sentence' : 'name'
}

/** What is done, rather than what is: "testing designs". */
const areDeeds = ({ members }: Group) =>
  members.filter(({ text }) => /^\p{L}+ing\b/u.test(text)).length * 2 > members.length

/** "Under which of these does the lesson put…", with the titles beside it as wrong answers. */
function titledIn(group: Group, all: readonly Group[], lesson: Lesson, chance: Chance): Candidate[] {
  const { language } = group.topic
  const { stemsOf, phrases } = rulesOf(language)
  const beside = all.filter(
    (other) =>
      other !== group &&
      other.family === group.family &&
      other.topic.language === language &&
      areDeeds(other) === areDeeds(group),
  )
  const titles = [...new Map(beside.map(({ title }) => [plain(title), title])).values()].filter(
    (title) => plain(title) !== plain(group.title),
  )
  if (titles.length < 2) return []
  const elsewhere = beside.flatMap(({ members }) => members.map(({ text }) => stemsOf(text)))
  return chance
    .fork(`titled ${group.title}`)
    .shuffled(group.members)
    .slice(0, mostOfGroup)
    .flatMap(({ text, located, quote }): Candidate[] => {
      const stems = stemsOf(text)
      const isTold = [group.title, ...titles].some((title) =>
        [...stemsOf(title)].some((stem) => stems.has(stem)),
      )
      // What another title has too could stand under either.
      if (isTold || stems.size < 2 || elsewhere.some((other) => shareIn(stems, other) > 0)) return []
      const options = [group.title, ...chance.fork(`titles ${text}`).shuffled(titles).slice(0, 3)]
        .map(lesson.title)
        .map(upperFirst)
      return [
        {
          worth: 0.65,
          item: {
            ...commonItemParts(statementIn(group.topic, located, quote), 'remember', 1, `under ${text}`),
            form: 'multiple_choice',
            stem: phrases.putUnder(text),
            options,
            answer: 0,
          },
        },
      ]
    })
}

/** "Which of these belongs to…", with wrong answers that the lesson lists under a title beside it. */
export function groupMembership(lesson: Lesson, topics: readonly Topic[], chance: Chance): Candidate[] {
  const all = lesson.outline.topics.flatMap((topic) => groupsIn(topic, lesson.outline.documents))
  const wanted = new Set(topics)
  const own = all.filter(({ topic }) => wanted.has(topic))
  const named = own.flatMap((group) => allOf(group, lesson))
  const chosen = own.flatMap((group) => {
    const { language } = group.topic
    const { stemsOf, phrases } = rulesOf(language)
    const beside = all.filter(
      (other) =>
        other !== group &&
        other.family === group.family &&
        other.topic.language === language &&
        plain(other.title) !== plain(group.title) &&
        areDeeds(other) === areDeeds(group),
    )
    const own = group.members.map(({ text }) => stemsOf(text))
    const outside = beside
      .flatMap(({ members }) => members.map(({ text }) => text))
      // What is near to something in this group could belong to it as well.
      .filter((text) => own.every((stems) => shareIn(stems, stemsOf(text)) === 0))
      .filter((text) => group.members.every((member) => formOf(member.text) === formOf(text)))
    // One list is not the whole paper.
    const some = chance.fork(`some ${group.title}`).shuffled(group.members).slice(0, mostOfGroup)
    return some.flatMap(({ text, located, quote }): Candidate[] => {
      const stem = phrases.belongs(lesson.title(group.title))
      if ([...stemsOf(text)].some((word) => stemsOf(group.title).has(word)) || mentions(stem, text)) return []
      const wrong = chance
        .fork(`group ${text}`)
        .shuffled(outside.filter((option) => fitsLength(option, text)))
      const options = [text, ...[...new Set(wrong)].slice(0, 3)]
      if (options.length < 3 || options.some((option) => option.length > 300)) return []
      return [
        {
          worth: 0.7,
          item: {
            ...commonItemParts(
              statementIn(group.topic, located, quote),
              'remember',
              1,
              `group ${group.title} ${text}`,
            ),
            form: 'multiple_choice',
            stem,
            options,
            answer: 0,
          },
        },
      ]
    })
  })
  return [...named, ...chosen, ...own.flatMap((group) => titledIn(group, all, lesson, chance))]
}
