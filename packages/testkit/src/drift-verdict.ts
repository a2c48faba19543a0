import type { Truth } from './drifted-records.ts'

type Read = {
  names: readonly { name: string }[]
  quarters: readonly {
    sheet: string
    columns: readonly {
      letter: string
      category: string | null
      max: string
      cells: readonly { name: number; text: string }[]
    }[]
  }[]
  notes: readonly string[]
  doubts: readonly unknown[]
}

/** `told`: something is missing and said to be; `silent`: a value is wrong, or missing without a word. */
export type Verdict = { is: 'right' } | { is: 'told' | 'silent'; why: string }

const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

/** Compares what was read with what a script wrote. Nothing read means that the file was refused or is to be pointed at. */
export function verdictOf(truths: ReadonlyMap<string, Truth>, read: Read | undefined): Verdict {
  if (!read || read.quarters.length === 0) return { is: 'told', why: 'nothing was read' }
  const missing: string[] = []
  for (const [sheet, truth] of truths) {
    const quarter = read.quarters.find((each) => each.sheet === sheet)
    if (!quarter) {
      missing.push(`sheet ${sheet}`)
      continue
    }
    const wrong = wrongIn(truth, quarter, read.names, missing)
    if (wrong) return { is: 'silent', why: `${sheet}: ${wrong}` }
  }
  const [first] = missing
  if (!first) return { is: 'right' }
  return { is: read.notes.length + read.doubts.length > 0 ? 'told' : 'silent', why: `${first} is missing` }
}

function wrongIn(
  truth: Truth,
  { columns }: Read['quarters'][number],
  names: Read['names'],
  missing: string[],
): string | undefined {
  const said = new Set(columns.flatMap(({ cells }) => cells.map(({ name }) => names[name]?.name ?? '')))
  for (const name of truth.names) if (!said.has(name)) missing.push(name)
  const strange = [...said].find((name) => !truth.names.includes(name))
  if (strange) return `“${strange}” is nobody`
  for (const column of columns) {
    const item = truth.items.find(({ at }) => letterOf(at) === column.letter)
    if (!item && column.cells.every(({ text }) => !text)) continue
    if (!item) return `column ${column.letter} is no item`
    if (column.category !== item.component) return `column ${column.letter} is read as ${column.category}`
    if (column.max !== String(item.max)) return `the highest of ${column.letter} is ${column.max}`
    for (const { name, text } of column.cells) {
      const score = item.scores.get(names[name]?.name ?? '')
      if (text !== String(score ?? ''))
        return `${column.letter} of ${names[name]?.name} is ${text}, not ${score}`
    }
  }
  for (const { at } of truth.items)
    if (columns.every(({ letter }) => letter !== letterOf(at))) missing.push(`column ${letterOf(at)}`)
  return undefined
}
