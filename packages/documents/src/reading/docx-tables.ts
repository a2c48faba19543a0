import type { DocxFile } from './docx-file.ts'
import { paragraphOf } from './docx-paragraphs.ts'
import type { Draft } from './draft.ts'
import { attributeOf, childOf, type Element, elementsIn, isOn } from './xml.ts'

const mostColumns = 60

export type DocxTableCell = { lines: string[]; drafts: Draft[]; bold: boolean }

/** Rows of cells. A cell that spans columns or rows repeats in each of its places. */
export function readDocxTable(table: Element, file: DocxFile): { rows: DocxTableCell[][]; head: boolean } {
  const rows: DocxTableCell[][] = []
  let marked = false
  for (const row of rowsIn(table)) {
    if (rows.length === 0) marked = isOn(childOf(row, 'w:trPr', 'w:tblHeader'))
    const made: DocxTableCell[] = []
    const skip = Number(attributeOf(childOf(row, 'w:trPr', 'w:gridBefore')) ?? 0) || 0
    for (let at = 0; at < Math.min(skip, mostColumns); at += 1) made.push(blank)
    for (const cell of withinOf(row, 'w:tc')) {
      const properties = childOf(cell, 'w:tcPr')
      const merge = childOf(properties, 'w:vMerge')
      const goesOn = merge !== undefined && attributeOf(merge) !== 'restart'
      const above = rows.at(-1)?.[made.length]
      const shown = goesOn && above ? above : cellOf(cell, file)
      const span = Number(attributeOf(childOf(properties, 'w:gridSpan')) ?? 1) || 1
      for (let at = 0; at < span && made.length < mostColumns; at += 1) made.push(shown)
    }
    if (made.length > 0) rows.push(made)
  }
  return { rows, head: rows.length > 1 && (marked || isHead(rows)) }
}

const blank: DocxTableCell = { lines: [], drafts: [], bold: false }

/** Filled all through, each cell its own, and set apart by its looks or by being short where others are not. */
function isHead([first = [], ...rest]: readonly DocxTableCell[][]): boolean {
  const texts = first.map(({ lines }) => lines.join(' '))
  if (first.length < 2 || texts.some((text) => text === '') || new Set(texts).size !== texts.length)
    return false
  if (texts.some((text) => /:\s*$/.test(text))) return false
  if (first.every(({ bold }) => bold) && !rest.every((row) => row.every(({ bold }) => bold))) return true
  const isShort = texts.every(
    (text) => text.length <= 30 && text.split(' ').length <= 4 && !/[.;]$/.test(text),
  )
  // In a form, labels and blanks stand beside each other in every row.
  const isList =
    rest.length > 1 && rest.every((row) => new Set(row).size === row.length && row.every(isFilled))
  return isShort && isList && rest.some((row) => row.some(({ lines }) => lines.join(' ').length > 40))
}

const isFilled = ({ lines }: DocxTableCell): boolean => lines.length > 0

/** Rows and cells may stand inside controls. */
function withinOf(element: Element, name: string): Element[] {
  return elementsIn(element).flatMap((child) => {
    if (child.name === name) return [child]
    return ['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml'].includes(child.name) ? withinOf(child, name) : []
  })
}

const rowsIn = (table: Element): Element[] => withinOf(table, 'w:tr')

function cellOf(cell: Element, file: DocxFile): DocxTableCell {
  const drafts = draftsIn(cell, file)
  return {
    lines: drafts.flatMap(linesOf),
    drafts,
    bold: drafts.length > 0 && drafts.every(({ kind }) => kind === 'heading'),
  }
}

const linesOf = (draft: Draft): string[] => {
  if (draft.kind === 'picture') return []
  return draft.kind === 'table'
    ? draft.cells.map((row) => row.map((inner) => inner.join(' ')).join(' '))
    : [draft.text]
}

/** All that stands in a part of a file, in its order. */
export function draftsIn(element: Element, file: DocxFile): Draft[] {
  return elementsIn(element).flatMap((child): Draft[] => {
    if (child.name === 'w:p') {
      const { drafts, frames } = paragraphOf(child, file)
      return [...drafts, ...frames.flatMap((frame) => draftsIn(frame, file))]
    }
    if (child.name === 'w:tbl') return tableDrafts(child, file)
    if (child.name === 'w:sdt' && isContents(child)) return []
    return ['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag', 'w:moveTo'].includes(child.name)
      ? draftsIn(child, file)
      : []
  })
}

const isContents = (control: Element): boolean =>
  /table of contents/i.test(
    attributeOf(childOf(control, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery')) ?? '',
  )

/** A table of one column is a box around text. */
function tableDrafts(table: Element, file: DocxFile): Draft[] {
  const { rows, head } = readDocxTable(table, file)
  const isBox = rows.every((row) => row.every((cell) => cell === row[0]))
  if (isBox) return [...new Set(rows.map(([cell]) => cell))].flatMap((cell) => cell?.drafts ?? [])
  const cells = [...new Set(rows.flat())]
  const inside = cells.flatMap(({ drafts }) => drafts)
  const whole: Draft = {
    page: null,
    terms: inside.flatMap(({ terms }) => terms).slice(0, 200),
    kind: 'table',
    head,
    cells: rows.map((row) => row.map(({ lines }) => lines)),
  }
  return [whole, ...inside.filter(({ kind }) => kind === 'picture')]
}
