import type { Asking, Fact, LanguageRules, Listing } from '../languages/language-rules.ts'
import { sentencesOf } from '../languages/sentences.ts'
import { lowerFirst, upperFirst, wordsOf } from '../languages/words.ts'
import { columnListingsOf } from './columns.ts'
import { glossaryEntryOf, isEntryIn } from './entry.ts'
import { namesTopic } from './heading-role.ts'
import type { Located, Topic } from './outline.ts'
import { statementIn } from './statements.ts'

/** How terms and headings stand inside a sentence. */
type Names = {
  inside: (term: string) => string
  title: (title: string) => string
  /** A cell inside a question, without an article. */
  small: (cell: string) => string
  isPerson: (term: string) => boolean
}

const ask = (of: Asking['of'], stem: string, open: string | null, worth: number): Asking => ({
  of,
  stem,
  open,
  bloom: of === 'term' ? 'remember' : 'understand',
  worth,
})

const alikeLetters = 5

/** Whether a text has a word that begins like this one: "leader" in what tells of "leadership". */
const hasFormOf = (text: string, word: string) =>
  word.length >= alikeLetters &&
  wordsOf(text).some(
    (other) => other.slice(0, alikeLetters).toLowerCase() === word.slice(0, alikeLetters).toLowerCase(),
  )

/** What is longer explains rather than tells what it is. */
const mostWords = 34

function entryFact(topic: Topic, located: Located, text: string, rules: LanguageRules, names: Names): Fact[] {
  const { block } = located
  // Beside others of their kind a word or two tell enough: "SELECT – retrieve data".
  const fewestWords =
    block.kind === 'list' && block.items.filter((item) => glossaryEntryOf(item)).length >= 3 ? 2 : 3
  const entry = glossaryEntryOf(text)
  if (!entry || !rules.isContent(entry.term)) return []
  const detail = entry.detail.replace(rules.phrases.standIn, '')
  const words = wordsOf(detail).length
  const own = rules.stemsOf(entry.term)
  if (
    words < fewestWords ||
    words > mostWords ||
    /\?/.test(entry.detail) ||
    rules.pointsOutside(detail) ||
    [...rules.stemsOf(detail)].some((stem) => own.has(stem)) ||
    wordsOf(entry.term).some((word) => hasFormOf(detail, word))
  )
    return []
  const fits = rules.phrases.fits(detail)
  return [
    {
      kind: 'entry',
      statement: statementIn(topic, located, text),
      term: entry.term,
      at: text.indexOf(entry.term),
      ...(entry.names && { names: entry.names }),
      detail,
      shape: `entry ${/^(?:an?|the|isang|ang|mga)\s/i.exec(detail)?.[0].trim().toLowerCase() ?? ''}`,
      head: rules.headOf(detail),
      type: 'thing',
      plural: rules.isPlural(entry.term),
      askings: [
        ask('term', fits, fits, 0.9),
        ask('detail', rules.phrases.describes(names.inside(entry.term)), null, 0.85),
      ],
    },
  ]
}

/** "Where it grows" asks, and names no column. */
const asks = /^(?:where|when|how|why|what|who|which|saan|kailan|paano|bakit|ano|sino|alin)\b/i

const isHead = (cell: string) =>
  !asks.test(cell) && wordsOf(cell).length > 0 && wordsOf(cell).length <= 3 && /^\p{L}/u.test(cell)

const inCapitals = (cell: string) => /\p{Lu}{3}/u.test(cell) && !/\p{Ll}/u.test(cell)

/** "PROPERTY TAX | SOLID WASTE" over "TREE CUTTING": a page laid out in boxes, whose first row is no head of the others. */
const isPageOfBoxes = ([head = [], ...rows]: readonly string[][]) =>
  head.some(inCapitals) && rows.flat().filter(inCapitals).length >= rows.length / 2

/** A table of two columns without a head, of names and what they are. */
function pairFacts(topic: Topic, located: Located, rules: LanguageRules, names: Names): Fact[] {
  const { block } = located
  if (block.kind !== 'table' || block.rows.length < 3 || block.rows.some((row) => row.length !== 2)) return []
  const arePairs = block.rows.every(
    ([term = '', detail = '']) =>
      rules.isContent(term) &&
      wordsOf(term).length <= 5 &&
      wordsOf(detail).length >= 4 &&
      !/[?_]/.test(detail),
  )
  if (!arePairs || new Set(block.rows.map(([term]) => term)).size !== block.rows.length) return []
  return block.rows.flatMap(([term = '', detail = '']) =>
    entryFact(topic, located, `${term}: ${detail}`, rules, names).map((fact) => ({
      ...fact,
      at: -1,
      statement: statementIn(topic, located, detail),
    })),
  )
}

function tableFacts(topic: Topic, located: Located, rules: LanguageRules, names: Names): Fact[] {
  const { block } = located
  if (block.kind !== 'table') return []
  if (!block.head) return pairFacts(topic, located, rules, names)
  const [head = [], ...rows] = block.rows
  const first = head[0] ?? ''
  const terms = rows.map((row) => row[0] ?? '')
  const named = terms.every((term) => rules.isContent(term)) && new Set(terms).size === terms.length
  if (rows.length < 3 || !named || !isHead(first) || isPageOfBoxes(block.rows)) return []
  const arePeople = terms.some(names.isPerson)
  return head.slice(1).flatMap((title, column) => {
    const cells = rows.map((row) => row[column + 1] ?? '')
    if (!isHead(title) || new Set(cells).size !== cells.length) return []
    return rows.flatMap((_, at): Fact[] => {
      const term = terms[at] ?? ''
      const detail = (cells[at] ?? '').replace(/[.\s]+$/, '')
      if (detail === '' || wordsOf(detail).length > 18) return []
      const base = {
        kind: 'entry' as const,
        term,
        at: -1,
        detail,
        shape: `column ${column} ${located.block.number}`,
        head: `column ${located.block.number}`,
        type: 'thing' as const,
        plural: rules.isPlural(term),
      }
      // A cell as long as a sentence keeps its capital and is quoted; a name of several words keeps its own.
      const isNamed = /\s\p{Lu}/u.test(detail)
      const said =
        wordsOf(detail).length > 5 && !isNamed ? `“${detail}”` : isNamed ? detail : names.small(detail)
      const row = rules.phrases.row(lowerFirst(first), lowerFirst(title), said)
      return [
        {
          ...base,
          statement: statementIn(topic, located, cells[at] ?? ''),
          askings: [
            ask(
              'detail',
              rules.phrases.column(lowerFirst(title), names.inside(term), arePeople, detail),
              null,
              0.85,
            ),
          ],
        },
        { ...base, statement: statementIn(topic, located, term), askings: [ask('term', row, row, 0.85)] },
      ]
    })
  })
}

const mostHeadingWords = 5

/** "Planning" over "This involves choosing tasks…": the heading is the term, and its first sentence says what it is. */
function headingFact(topic: Topic, rules: LanguageRules, names: Names): Fact[] {
  const [first] = topic.blocks
  if (first?.block.kind !== 'paragraph' || wordsOf(topic.title).length > mostHeadingWords) return []
  if (!namesTopic(topic.title) || /[\d?:]/.test(topic.title)) return []
  const [sentence = ''] = sentencesOf(first.block.text)
  const detail = rules.phrases.ofHeading.exec(sentence)?.[1]
  if (!detail) return []
  const term = /\p{Ll}/u.test(topic.title) ? topic.title : upperFirst(topic.title.toLowerCase())
  return entryFact(topic, first, `${term}: ${detail}`, rules, names).map((fact) => ({
    ...fact,
    at: -1,
    statement: statementIn(topic, first, sentence),
  }))
}

/** Facts that the form of a block shows: glossary entries and tables. */
export function factsInBlocks(topic: Topic, rules: LanguageRules, names: Names): Fact[] {
  const inBlocks = topic.blocks.flatMap((located) => {
    const { block } = located
    if (block.kind === 'table') return tableFacts(topic, located, rules, names)
    if (block.kind === 'list')
      return block.items.flatMap((item) => entryFact(topic, located, item, rules, names))
    return block.kind === 'paragraph' && isEntryIn(topic, located, block.text)
      ? entryFact(topic, located, block.text, rules, names)
      : []
  })
  return [...headingFact(topic, rules, names), ...inBlocks]
}

/** The line or heading that a list stands under. */
function titleOf(topic: Topic, place: number, rules: LanguageRules): string {
  const before = topic.blocks[place - 1]?.block
  const line =
    before?.kind === 'paragraph' && before.text.trimEnd().endsWith(':') ? before.text.trimEnd() : null
  return (line && rules.phrases.announced(line)) ?? topic.title
}

/** Under these titles a list has no order, whatever stands around it. */
const benefits =
  /^(?:\p{L}+ ){0,2}(?:advantages?|disadvantages?|importance|uses|benefits|effects|causes|reasons|kahalagahan|epekto|dahilan|sanhi|pakinabang)\b/iu

/** Lists as sets of things and as steps. */
export function listingsInBlocks(topic: Topic, rules: LanguageRules, names: Names): Listing[] {
  const { phrases } = rules
  return topic.blocks.flatMap((located, place): Listing[] => {
    const { block } = located
    if (block.kind === 'table' && block.head) return columnListingsOf(topic, located)
    if (block.kind !== 'list' || block.items.length < 3) return []
    const title = titleOf(topic, place, rules)
    const before = topic.blocks[place - 1]?.block
    const context = `${title} ${topic.title} ${before?.kind === 'paragraph' ? before.text : ''}`
    const statement = statementIn(topic, located, block.items[0] ?? '')
    const shared = {
      statement,
      title,
      inline: false,
      names: true,
      enumerate: null,
      choose: null,
      arrange: null,
    }
    const steps = block.items.map((item) => item.replace(phrases.ordinal, '').replace(/[.\s]+$/, ''))
    // Old files lose the numbers of a list; steps are still known by telling what to do.
    if (
      (block.ordered || steps.filter(rules.isOrder).length > steps.length / 2) &&
      phrases.stepWords.test(context) &&
      !benefits.test(title)
    ) {
      const clear = steps.every((step) => wordsOf(step).length >= 2 && wordsOf(step).length <= 30)
      return clear
        ? [
            {
              ...shared,
              members: steps.slice(0, 6),
              inOrder: true,
              names: false,
              arrange: phrases.arrange(title),
            },
          ]
        : []
    }
    const members = block.items.map((item) => glossaryEntryOf(item)?.term ?? item.replace(/[.\s]+$/, ''))
    const isNamed = (name: string) =>
      wordsOf(name).length <= 6 && rules.isContent(name.split(/\s+/).slice(0, 5).join(' '))
    if (!members.every(isNamed)) return []
    const enumerate = members.length <= 8 ? phrases.underTitle(names.title(title), members.length) : null
    return [{ ...shared, members, inOrder: false, enumerate }]
  })
}
