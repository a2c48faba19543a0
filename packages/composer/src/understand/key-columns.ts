import type { Block } from '@klasrum/contract/source'
import { type Numbered, numberedIn } from './key-numbers.ts'
import { isTestName, setLabelOf } from './set-names.ts'

/** The names that a line consists of: "Subukin Tayahin". Nothing where any word of it is no name. */
export function namesInLine(text: string, names: readonly string[]): string[] {
  const words = text.trim().split(/\s+/)
  const found: string[] = []
  let from = 0
  while (from < words.length) {
    let to = Math.min(words.length, from + mostNameWords)
    while (to > from && !isSetName(words.slice(from, to).join(' '), names)) to--
    if (to === from) return []
    found.push(words.slice(from, to).join(' '))
    from = to
  }
  return found
}
const mostNameWords = 5

const isSetName = (text: string, names: readonly string[]): boolean =>
  names.includes(setLabelOf(text)) || isTestName(text)

const isLetter = (text: string): boolean => /^[A-Fa-f][.)]?$/.test(text.trim())

/** The answers of several sets beside each other, by the name over each column. */
class Columns {
  readonly #answers: ReadonlyMap<string, Map<number, string>>
  /** The name over each column of the head. */
  readonly #head: readonly string[]
  readonly #spoiled = new Set<string>()

  constructor(head: readonly string[]) {
    this.#head = head
    this.#answers = new Map(head.map((name) => [name, new Map()]))
  }

  addRow(row: readonly string[]): void {
    for (const [at, cell] of row.entries()) {
      const isUnderHead = row.length === this.#head.length
      // "Gawain 2 at 3 – magkakaiba ang sagot" is a note, and no third answer.
      if (!/^\s*\d/.test(cell)) continue
      for (const entry of numberedIn(cell)) this.#add(entry, isUnderHead ? this.#head[at] : undefined)
    }
  }

  /** What stands in no column goes on with the one count that it can follow. */
  #add({ number, text }: Numbered, under: string | undefined): void {
    const open = [...this.#answers].filter(([, answers]) => answers.has(number - 1) && !answers.has(number))
    const alike = open.filter(
      ([, answers]) => [...answers.values()].every((each) => isLetter(each)) === isLetter(text),
    )
    const [only, ...others] = (alike.length > 0 ? alike : open).map(([name]) => name)
    const name = under ?? (others.length === 0 ? only : undefined)
    const answers = name === undefined ? undefined : this.#answers.get(name)
    if (name === undefined || !answers) return
    if (answers.has(number)) this.#spoiled.add(name)
    else answers.set(number, text)
  }

  /** Each name with its answers, where they count from one on without a gap. */
  whole(): { name: string; answers: string[] }[] {
    return [...this.#answers].flatMap(([name, answers]) => {
      const counted = Array.from({ length: answers.size }, (_, at) => answers.get(at + 1) ?? '')
      const isWhole = counted.length > 0 && counted.every((text) => text !== '') && !this.#spoiled.has(name)
      return isWhole ? [{ name, answers: counted }] : []
    })
  }
}

/** The names over the columns that follow, and the rows under them in the same block; null where there are none. */
function headOf(
  block: Block,
  names: readonly string[],
): { head: string[]; rows: readonly string[][] } | null {
  if (block.kind === 'paragraph' || block.kind === 'heading') {
    const head = namesInLine(block.text, names)
    return head.length > 1 ? { head, rows: [] } : null
  }
  if (block.kind !== 'table') return null
  const [first = [], ...rows] = block.rows
  const isHead = first.some((cell) => isSetName(cell, names)) && first[0] !== ''
  if (!isHead || first.length < 2 || !first.every((cell) => cell === '' || isSetName(cell, names)))
    return null
  const head: string[] = []
  // A set with many answers stands in two columns, of which the first bears its name.
  for (const cell of first) head.push(cell === '' ? (head.at(-1) ?? '') : cell)
  return { head, rows }
}

const listed = (name: string, answers: readonly string[], { number, page, language }: Block): Block[] => [
  { kind: 'paragraph', text: name, number, page, language, terms: [] },
  {
    kind: 'list',
    ordered: true,
    items: [...answers],
    marks: answers.map((_, at) => `${at + 1}`),
    number,
    page,
    language,
    terms: [],
  },
]

/** A key whose sets stand beside each other, as one whose sets stand one under the other. */
export function oneUnderOther(blocks: readonly Block[], names: readonly string[]): Block[] {
  const found: Block[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at] as Block
    const top = headOf(block, names)
    let to = at + 1
    while (top && (blocks[to]?.kind === 'table' || blocks[to]?.kind === 'list')) to++
    const below = blocks.slice(at + 1, to)
    if (!top || (top.rows.length === 0 && !below.some(({ kind }) => kind === 'table'))) {
      found.push(block)
      continue
    }
    const columns = new Columns(top.head)
    for (const row of top.rows) columns.addRow(row)
    for (const each of below) for (const row of rowsOf(each)) columns.addRow(row)
    const whole = columns.whole()
    if (whole.length === 0) {
      found.push(block)
      continue
    }
    found.push(...whole.flatMap(({ name, answers }) => listed(name, answers, block)))
    at = to - 1
  }
  return found
}

function rowsOf(block: Block): readonly (readonly string[])[] {
  if (block.kind === 'table') return block.rows
  if (block.kind !== 'list') return []
  return block.items.map((item, at) => [block.marks?.[at] ? `${block.marks[at]}. ${item}` : item])
}
