import type { Block } from '@klasrum/contract/source'
import { wordsOf } from '../languages/words.ts'
import { choicesFromA } from './exercise-choices.ts'
import type { ExerciseLine } from './exercise-lines.ts'
import { blankPattern, endsInQuestion } from './exercise-words.ts'
import { headingRole } from './heading-role.ts'
import { namesInLine } from './key-columns.ts'
import { namesKey, withoutKeyName } from './key-words.ts'
import { isFormName, isTestName, setLabelOf } from './set-names.ts'

/** The lines from one place up to, not including, another that give answers. */
export type KeySection = { from: number; to: number; blocks: readonly Block[] }

const mostNameWords = 8

/** "Key to answers on page 29" says where the key is. */
const pointsToKey = /\b(?:on|at|sa|see|tingnan)\b.{0,12}\b(?:pages?|pp?|pahina)\.?\s*\d/iu

const begins = (line: ExerciseLine): boolean => {
  if (line.kind !== 'heading' && line.kind !== 'text') return false
  if (!namesKey(line.quote) || pointsToKey.test(line.quote)) return false
  return (
    wordsOf(line.quote).length <= mostNameWords ||
    /^\s*(?:\p{L}+\s+)?(?:\d|[A-E]\s*[.:])/u.test(withoutKeyName(line.quote))
  )
}

const asksWithChoices = ({ lead, choices }: ExerciseLine): boolean =>
  lead !== '' && (choicesFromA(choices)?.length ?? 0) > 2

/** Whether questions stand under a heading, up to the next. */
function heads(lines: readonly ExerciseLine[], at: number): boolean {
  const next = lines.findIndex(({ kind }, place) => place > at && kind === 'heading')
  return lines.slice(at + 1, next < 0 ? lines.length : next).some(asksWithChoices)
}

function ends(
  lines: readonly ExerciseLine[],
  at: number,
  level: number,
  names: ReadonlySet<string>,
): boolean {
  const line = lines[at] as ExerciseLine
  if (line.kind !== 'heading' || line.block.kind !== 'heading' || line.number !== null) return false
  const role = headingRole(line.quote)
  if (role === 'front' || role === 'frame') return true
  if (isFormName(line.quote)) return heads(lines, at)
  if (names.has(setLabelOf(line.quote))) return heads(lines, at)
  return line.block.level <= level && !goesOn(lines, at, names)
}

const mostLinesBetween = 12

/** Whether a key goes on behind a heading that names no set: "Other activities: answers may vary", the number of the module. */
function goesOn(lines: readonly ExerciseLine[], at: number, names: ReadonlySet<string>): boolean {
  const next = lines.findIndex(
    (line, place) =>
      place > at && (line.kind === 'heading' || isNameLike(line)) && names.has(setLabelOf(line.quote)),
  )
  const found = lines[next]
  if (!found || next - at > mostLinesBetween || !isQuiet(lines, at, next)) return false
  const role = headingRole(found.quote)
  if (role === 'front' || role === 'frame') return false
  const after = lines.findIndex(({ kind }, place) => place > next && kind === 'heading')
  const under = lines.slice(next + 1, after < 0 ? lines.length : after)
  const end = next + 1 + Math.min(under.length, mostLinesBetween)
  return under.some(isCounted) && isQuiet(lines, next + 1, end)
}

/** On a page that stands upside down the answers come after what stands under them: the list of references. */
function behindReferences(
  lines: readonly ExerciseLine[],
  from: number,
  end: number,
  names: ReadonlySet<string>,
): number | null {
  const heading = lines[end]
  const isEmpty = lines.slice(from + 1, end).every(({ kind }) => kind === 'picture')
  if (!isEmpty || !heading || headingRole(heading.quote) !== 'frame') return null
  const next = lines.findIndex(({ kind, number }, at) => at > end && kind === 'heading' && number === null)
  const until = next < 0 ? lines.length : next
  const at = lines.findIndex((line, place) => place > end && place < until && namesSets(line, names))
  return at >= 0 && isQuiet(lines, at, until) && lines.slice(at, until).some(isCounted) ? at : null
}

const namesSets = ({ kind, quote, cells }: ExerciseLine, names: ReadonlySet<string>): boolean => {
  if (kind === 'row') return cells.some((cell) => namesInLine(cell, [...names]).length > 0)
  return kind === 'text' && namesInLine(quote, [...names]).length > 0
}

const isCounted = ({ number, cells, kind, of }: ExerciseLine): boolean =>
  number !== null || (kind === 'item' && of > 2) || cells.some((cell) => /^\s*1\s*[.)]/.test(cell))

type Span = { from: number; to: number; byName: boolean }

/** Under a name such as "Answer Key". A paper whose title says so but that asks questions is none. */
function namedSpans(lines: readonly ExerciseLine[]): Span[] {
  const spans: Span[] = []
  const names = new Set<string>()
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as ExerciseLine
    if (!begins(line)) {
      if (isNameLike(line)) names.add(setLabelOf(line.quote))
      continue
    }
    const level = line.block.kind === 'heading' ? line.block.level : 6
    const endOf = (from: number) => {
      let to = from + 1
      while (to < lines.length && !ends(lines, to, level, names)) to++
      return to
    }
    const behind = behindReferences(lines, at, endOf(at), names)
    const to = endOf(behind ?? at)
    if (lines.slice(behind ?? at, to).some(asksWithChoices)) continue
    spans.push({ from: behind ?? at, to, byName: true })
    at = to - 1
  }
  return spans
}

const isNameLike = ({ kind, quote }: ExerciseLine): boolean =>
  kind === 'heading' || (kind === 'text' && wordsOf(quote).length <= mostNameWords)

const letters = /^\s*(?:\d{1,3}\s*[.):-]?\s*)?[A-J]\s*[.)]?(?:[\s,;]*\d{1,3}\s*[.):-]?\s*[A-J]\s*[.)]?)*\s*$/
const fewestLetters = 5

const lettersIn = (text: string): string[] => (letters.test(text) ? (text.match(/[A-J]/g) ?? []) : [])

/** Under the name of a test so many of the answers are letters, the others words. */
const leastLetters = 0.6

/** Counted letters that are not the alphabet: nobody asks or teaches so, but a key answers so. */
function givesLetters({ block }: ExerciseLine, isUnderTest: boolean): boolean {
  const texts = textsOf(block)
  const all = texts.flatMap(lettersIn)
  const fitting = texts.filter((text) => isCount.test(text) || lettersIn(text).length > 0)
  return (
    all.length >= fewestLetters &&
    fitting.length >= texts.length * (isUnderTest ? leastLetters : 1) &&
    all.some((letter, at) => letter <= (all[at - 1] ?? ''))
  )
}

const isCount = /^\s*(?:\d{1,3}\s*[.)]?)?\s*$/

function textsOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return block.rows.flat()
  return block.kind === 'paragraph' ? [block.text] : []
}

/** Where letters stand whose name is lost, or is a picture, or stands in another column. */
function letterSpans(lines: readonly ExerciseLine[]): Span[] {
  return lines.flatMap((line, at): Span[] => {
    const before = lines[at - 1]
    const isUnderTest = before !== undefined && isNameLike(before) && isTestName(before.quote)
    if (!givesLetters(line, isUnderTest) || before?.block === line.block) return []
    const from = before && isNameLike(before) ? at - 1 : at
    const after = lines.findIndex(
      ({ block }, place) => place > at && block !== line.block && !isLetter(block),
    )
    return [{ from, to: after < 0 ? lines.length : after, byName: false }]
  })
}

/** What a break of the page cut off from such letters. */
const isLetter = (block: Block): boolean => {
  const texts = textsOf(block)
  return texts.length > 0 && texts.every((text) => lettersIn(text).length > 0)
}

/** Whether nothing is asked from one place up to another. */
const isQuiet = (lines: readonly ExerciseLine[], from: number, to: number): boolean =>
  !lines
    .slice(from, to)
    .some((line) => asksWithChoices(line) || endsInQuestion(line.quote) || blankPattern.test(line.quote))

/** A second name says that another key begins, unless the first had nothing under it. */
const isOpen = (lines: readonly ExerciseLine[], last: Span, span: Span): boolean =>
  !(last.byName && span.byName) || lines.slice(last.from, last.to).every(({ number }) => number === null)

/** Where a file gives the answers, by name or as letters; a key that something stands inside of is one. */
export function keySections(lines: readonly ExerciseLine[]): KeySection[] {
  const named = namedSpans(lines)
  const isInNamed = ({ from }: Span) => named.some((span) => from >= span.from && from < span.to)
  const lettered = letterSpans(lines).filter((span) => !isInNamed(span))
  const spans: Span[] = []
  for (const span of [...named, ...lettered].toSorted((one, other) => one.from - other.from)) {
    const last = spans.at(-1)
    const isOne = last && isOpen(lines, last, span) && isQuiet(lines, last.to, span.from)
    if (isOne) spans[spans.length - 1] = { ...span, from: last.from, byName: last.byName || span.byName }
    else spans.push(span)
  }
  return spans.map(({ from, to }) => ({ from, to, blocks: blocksOf(lines.slice(from, to)) }))
}

function blocksOf([first, ...rest]: readonly ExerciseLine[]): Block[] {
  if (!first) return []
  const { block } = first
  return [...withoutName(block), ...new Set(rest.map((line) => line.block).filter((each) => each !== block))]
}

function withoutName(block: Block): Block[] {
  if (block.kind !== 'paragraph' && block.kind !== 'heading') return [block]
  const text = withoutKeyName(block.text)
  return text === '' ? [] : [{ ...block, text }]
}
