import type { Block } from '@klasrum/contract/source'
import { headingRole } from './heading-role.ts'
import { oneUnderOther } from './key-columns.ts'
import { lettersOnly, type Numbered, numberedIn } from './key-numbers.ts'
import { countedSetName, isFormName, isPartName, isTestName, labelMeant, setLabelOf } from './set-names.ts'

/** The answers to one set, from number 1 on. */
export type KeyGroup = {
  name: string | null
  /** The name of what `name` is a part of. */
  test?: string
  entries: readonly string[]
}

type Collected = KeyGroup & { test: string | undefined; entries: string[]; isWhole: boolean; first: number }

/** So many answers that count on from another set are a set of their own where they have a name of their own. */
const fewestCountedOn = 5

/** "What's More Activity 1" */
const overPart = /^(.{4,}?)[\s:–-]+((?:activity|task|exercise|gawain|pagsasanay)\s*\d{1,2})\s*:?$/iu

/** Collects answers line by line; a count that does not go on by one spoils its group. */
class Groups {
  readonly #groups: Collected[] = []
  name: string | null = null
  test: string | undefined

  add({ number, text }: Numbered): void {
    const last = this.#groups.at(-1)
    const isUnderLast = last?.name === this.name && last?.test === this.test
    const goesOn = last && number === last.first + last.entries.length
    if (number === 1) this.#begin(text, number)
    else if (last && isUnderLast && goesOn) last.entries.push(text)
    else if (last && (isUnderLast || goesOn)) last.isWhole = false
    else if (last && this.name !== null) this.#begin(text, number)
  }
  #begin(text: string, first: number): void {
    this.#groups.push({ name: this.name, test: this.test, entries: [text], isWhole: true, first })
  }
  /** What a block calls the answers after it; the form of a part stands under the name of its test. */
  call(whole: string): void {
    const [, over, name = whole] = overPart.exec(whole) ?? []
    if (over !== undefined && headingRole(over) !== null) this.call(over)
    if (!isPartName(name)) this.test = undefined
    else if (this.name !== null && !isPartName(this.name)) this.test = this.name
    // A key names activities behind a test that are no part of it.
    if (!isFormName(name) && isTestName(this.test ?? '')) this.test = undefined
    this.name = name
  }
  addAll(entries: readonly string[]): void {
    entries.forEach((text, at) => {
      this.add({ number: at + 1, text })
    })
  }
  whole(): KeyGroup[] {
    const whole = this.#groups.filter(
      ({ isWhole, entries, first }) =>
        isWhole && entries.every((text) => text !== '') && (first === 1 || entries.length >= fewestCountedOn),
    )
    // A cell that spans columns stands in each of them.
    const once = new Map(
      whole.map((group) => [JSON.stringify([group.name, group.test, group.entries]), group]),
    )
    return [...once.values()].map(({ name, test, entries }) => ({
      name,
      ...(test && { test }),
      entries: lettersOf(entries),
    }))
  }
}

const mostRunOn = 1 / 3

/** Letters without what ran into a few of them: the name of the next set, the words of a column beside them. */
function lettersOf(entries: readonly string[]): readonly string[] {
  const bare = entries.map((entry) => /^([A-Fa-f])[.)]?$/.exec(entry)?.[1] ?? null)
  const isUpper = bare.every((letter) => letter === null || letter === letter.toUpperCase())
  const letters = entries.map((entry, at) => {
    const [, letter = null] = /^([A-Fa-f])[.)]?\s+\p{L}{2,}/u.exec(entry) ?? []
    return bare[at] ?? (letter !== null && isUpper === (letter === letter.toUpperCase()) ? letter : null)
  })
  const runOn = bare.filter((letter) => letter === null).length
  const areLetters = entries.length - runOn >= fewestBeside && runOn <= entries.length * mostRunOn
  return areLetters && letters.every((letter) => letter !== null) ? letters : entries
}

const fewestBeside = 4

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The names that stand before a first answer cut a text into the keys of several sets. */
function byName(text: string, names: readonly string[]): { name: string | null; text: string }[] {
  const known = [...new Set(names)]
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length)
  const general =
    '(?:task|activity|exercise|gawain|pagsasanay|test|part|quiz|lesson|aralin|bahagi)\\s+(?:\\d{1,2}|[ivx]{1,4}|[a-e])'
  const name = new RegExp(
    `(?<=^|[\\s|;.)])(${[...known.map((each) => escaped(each).replace(/ /g, "[\\s’'.,-]+")), general].join('|')})\\s*(?:\\([^)]*\\)\\s*)?[:.–—-]?\\s*(?=(?:[A-E]\\s*[.:)]\\s*)?1\\s*[.)-])`,
    'giu',
  )
  const found = [...text.matchAll(name)]
  const first = found[0]?.index ?? text.length
  return [
    { name: null, text: text.slice(0, first) },
    ...found.map((each, at) => ({
      name: each[1] ?? null,
      text: text.slice(each.index + each[0].length, found[at + 1]?.index ?? text.length),
    })),
  ]
}

const mostNameLetters = 80

const isName = (text: string, names: readonly string[]): boolean =>
  text.length <= mostNameLetters &&
  numberedIn(text.replace(countedSetName, '')).length === 0 &&
  (names.includes(setLabelOf(text.replace(/\s*:$/, ''))) ||
    countedSetName.test(text) ||
    isTestName(text) ||
    headingRole(overPart.exec(text)?.[1] ?? '') !== null)

/** "Pre-test: A. 1. c": a name in front of the first answer. */
const namedFirst = /^(\p{L}[^\d:]{2,30}?)\s*[:–-]\s*(?=(?:[A-E]\s*[.:)]\s*)?1\s*[.)-])/u

function readText(text: string, groups: Groups, names: readonly string[]): void {
  const [, first = ''] = namedFirst.exec(text) ?? []
  if (isTestName(first)) groups.call(first)
  for (const piece of byName(text, names)) {
    if (piece.name !== null) groups.name = piece.name
    // "A. 1. x 2. y B. 1. z": the letters of the parts of one set.
    for (const part of piece.text.split(/(?:^|\s)[A-E]\s*[.:)]\s*(?=1\s*[.)-])/))
      for (const entry of numberedIn(part)) groups.add(entry)
  }
}

type Cells = readonly (readonly string[])[]

/** Column by column: what has no answers in it names those under it, or beside it on the right. */
function readColumns(cells: Cells, groups: Groups, names: readonly string[]): void {
  const width = Math.max(0, ...cells.map((row) => row.length))
  for (let column = 0; column < width; column++) {
    groups.name = null
    for (const [place, row] of cells.entries()) {
      const cell = row[column] ?? ''
      const left = row[column - 1] ?? ''
      if (cell === '' || (cell === left && cells[0]?.[column] === cells[0]?.[column - 1])) continue
      const entries = numberedIn(cell)
      if (entries.length === 0) {
        groups.name = cell
        continue
      }
      const isNamedBeside = left !== '' && numberedIn(left).length === 0
      const isNext = place === 0 || numberedIn(cells[place - 1]?.[column] ?? '').length > 0
      if (isNext && isNamedBeside && entries[0]?.number === 1) groups.name = left
      readText(cell, groups, names)
    }
  }
}

const isNumber = (cell: string | undefined) => /^\d{1,3}\s*[.)]?$/.test(cell ?? '')

/** A number in one cell and its answer in the next, to the right or below. */
function besideNumbers(cells: Cells): Numbered[] {
  const [head = [], next = []] = cells
  const entry = (number: string, text = '') => ({ number: Number.parseInt(number, 10), text })
  if (head.length > 1 && head.every(isNumber) && cells.length === 2)
    return head.map((number, at) => entry(number, next[at]))
  return cells.flatMap((row) =>
    row.flatMap((cell, at) => {
      const answer = row[at + 1] ?? ''
      return isNumber(cell) && answer !== '' && !isNumber(answer) ? [entry(cell, answer)] : []
    }),
  )
}

function readTable(rows: Cells, groups: Groups, names: readonly string[]): void {
  const cells = rows.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()))
  const beside = besideNumbers(cells)
  const single = cells.flat().flatMap(numberedIn)
  const inRows = single.toSorted((one, other) => one.number - other.number)
  const isOneCount = inRows.length >= fewestLetters && inRows.every(({ number }, at) => number === at + 1)
  if (isOneCount && cells.flat().every((cell) => cell === '' || numberedIn(cell).length > 0)) {
    groups.addAll(inRows.map(({ text }) => text))
    return
  }
  const isHeaded = (cells[0] ?? []).every((cell) => numberedIn(cell).length === 0)
  const isListed = cells.flat().some((cell) => numberedIn(cell).length > 1)
  if (beside.length < 2 && (isListed || isHeaded)) {
    readColumns(cells, groups, names)
    return
  }
  const sorted = (beside.length > 1 ? beside : single).toSorted((one, other) => one.number - other.number)
  if (sorted.every(({ number }, at) => number === at + 1)) groups.addAll(sorted.map(({ text }) => text))
}

/** A heading that no set of the file has keeps its answers from going to another set. */
const isOtherName = (block: Block): boolean =>
  block.kind === 'heading' ||
  (block.kind === 'paragraph' && headingRole(block.text) !== null && block.text.length <= mostNameLetters)

const fewestLetters = 5

/**
 * The letters of one set that stand in several columns, or in a table that goes on as a list: by their numbers. Null where
 * there is anything else, or a number is missing or stands twice.
 */
function countedLetters(blocks: readonly Block[]): readonly string[] | null {
  const entries = blocks.flatMap(textsOf).map((text) => (lettersOnly.test(text) ? numberedIn(text) : null))
  const letters = entries.flatMap((entry) => entry ?? []).toSorted((one, other) => one.number - other.number)
  const isWhole =
    letters.length >= fewestLetters &&
    entries.every((entry) => entry !== null) &&
    letters.every(({ number }, at) => number === at + 1)
  return isWhole ? letters.map(({ text }) => text) : null
}

/** What stands in a block, with the numbers that its items are marked with. */
function textsOf(block: Block): string[] {
  if (block.kind === 'picture') return []
  if (block.kind === 'table') return block.rows.flat().filter((cell) => cell.trim() !== '')
  if (block.kind === 'list') {
    const { marks = [] } = block
    const isCounted = block.items.every((_, at) => /^\d{1,3}$/.test(marks[at] ?? ''))
    // Letters whose numbers are gone, where the last one ran into the next lines: "D 10. A 11. C".
    const isCountedThrough = block.ordered && block.items.every((item) => beginsWithLetter.test(item))
    return block.items.map((item, at) =>
      isCounted ? withMark(item, marks[at]) : isCountedThrough ? `${at + 1}. ${item.trim()}` : item,
    )
  }
  return [withMark(block.text, block.kind === 'paragraph' ? block.mark : undefined)]
}

const beginsWithLetter = /^\s*[A-Fa-f][.)]?\s*(?:\d|$)/

const withMark = (text: string, mark: string | undefined) =>
  /^\d{1,3}$/.test(mark ?? '') ? `${mark}. ${text}` : text

function readBlock(block: Block, groups: Groups, names: readonly string[]): void {
  if (block.kind === 'picture') return
  if (block.kind === 'table') readTable(block.rows, groups, names)
  else if (block.kind === 'list') {
    const texts = textsOf(block)
    if (texts.some((text) => numberedIn(text).length > 0))
      for (const text of texts) readText(text, groups, names)
    else if (block.ordered) groups.addAll(block.items.map((item) => item.trim()))
  } else for (const text of textsOf(block)) readText(text, groups, names)
}

/** The answers that the blocks of a key give, set by set. `names` are the labels of the sets of the file. */
export function keyGroups(blocks: readonly Block[], names: readonly string[]): KeyGroup[] {
  const groups = new Groups()
  let under: Block[] = []
  const readUnder = () => {
    const letters = countedLetters(under)
    if (letters) groups.addAll(letters)
    else for (const block of under) readBlock(block, groups, names)
    under = []
  }
  for (const block of oneUnderOther(blocks, names)) {
    const name = nameIn(block, names)
    if (name === null) {
      under.push(block)
      continue
    }
    readUnder()
    groups.call(name)
  }
  readUnder()
  return groups.whole()
}

/** What a block calls the answers after it; null where it is no name. */
function nameIn(block: Block, names: readonly string[]): string | null {
  if (block.kind === 'list' && block.items.length === 1) return nameOfOne(block.items[0] ?? '', names)
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return null
  if (isFormName(block.text) && numberedIn(block.text).length === 0) return block.text.replace(/\s*:$/, '')
  const isCounted = block.kind === 'paragraph' && withMark('', block.mark) !== ''
  const isNamed = isName(block.text, names) || (isOtherName(block) && numberedIn(block.text).length === 0)
  return isNamed && !isCounted ? block.text.replace(/\s*:$/, '') : null
}

/** "A. Pretest" that was read as a list of one. */
const nameOfOne = (item: string, names: readonly string[]): string | null =>
  isFormName(item) || labelMeant(item, names) !== null ? item.replace(/\s*:$/, '') : null
