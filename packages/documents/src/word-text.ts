import { attribute, decoded } from './workbook-parts.ts'

/** A piece of text as it stands between two tags. */
type Piece = { from: number; to: number; text: string }
/** Where a paragraph stands in the XML. */
export type PlacedParagraph = {
  pieces: Piece[]
  /** Where a run may be added at its end; for one without content its whole tag. */
  end: { from: number; to: number; tag: string | null }
  /** How its text looks when it has none yet. */
  look: string
}
export type WordCell = {
  text: string
  /** The column of the grid where it begins, from 0, and how many it takes. */
  column: number
  span: number
  /** It goes on with the cell above. */
  goesOn: boolean
  /** The numbers of its paragraphs. */
  paragraphs: number[]
}
export type WordText = {
  /** In the order in which they begin; a text box stands in a paragraph of its own. */
  paragraphs: string[]
  tables: WordCell[][][]
}

const token = /<(\/?)w:(pPr|p|tbl|tr|tc|tcPr|vMerge|gridSpan|t)\b([^>]*?)(\/?)>/g

type OpenTable = { rows: WordCell[][]; column: number }
type OpenCell = Omit<WordCell, 'text'>

/** The paragraphs and tables of a Word document, with the places of their texts in its XML. */
export function wordIn(xml: string): WordText & { placed: PlacedParagraph[] } {
  const placed: PlacedParagraph[] = []
  const tables: WordCell[][][] = []
  const open: { paragraphs: number[]; tables: OpenTable[]; cells: OpenCell[] } = {
    paragraphs: [],
    tables: [],
    cells: [],
  }
  let properties = -1
  const beginParagraph = (tag: string, from: number, to: number, isEmpty: boolean) => {
    const number = placed.push({ pieces: [], end: { from, to, tag: isEmpty ? tag : null }, look: '' }) - 1
    open.cells.at(-1)?.paragraphs.push(number)
    if (!isEmpty) open.paragraphs.push(number)
  }
  const acts: Record<
    string,
    (attributes: string, from: number, to: number, isEmpty: boolean, tag: string) => void
  > = {
    p: (_, from, to, isEmpty, tag) => beginParagraph(tag, from, to, isEmpty),
    '/p': (_, from) => {
      const number = open.paragraphs.pop()
      const paragraph = number === undefined ? undefined : placed[number]
      if (paragraph) paragraph.end = { from, to: from, tag: null }
    },
    pPr: (_, __, to, isEmpty) => {
      properties = isEmpty ? -1 : to
    },
    '/pPr': (_, from) => {
      const paragraph = placed[open.paragraphs.at(-1) ?? -1]
      const look =
        properties < 0 ? undefined : /<w:rPr>[\s\S]*?<\/w:rPr>/.exec(xml.slice(properties, from))?.[0]
      if (paragraph && look) paragraph.look = look
    },
    t: (_, __, to, isEmpty) => {
      const close = isEmpty ? to : xml.indexOf('</w:t>', to)
      const paragraph = placed[open.paragraphs.at(-1) ?? -1]
      if (!isEmpty && close >= 0)
        paragraph?.pieces.push({ from: to, to: close, text: decoded(xml.slice(to, close)) })
    },
    tbl: () => {
      const rows: WordCell[][] = []
      tables.push(rows)
      open.tables.push({ rows, column: 0 })
    },
    '/tbl': () => void open.tables.pop(),
    tr: () => {
      const table = open.tables.at(-1)
      if (!table) return
      table.rows.push([])
      table.column = 0
    },
    tc: () => {
      const table = open.tables.at(-1)
      open.cells.push({ column: table?.column ?? 0, span: 1, goesOn: false, paragraphs: [] })
    },
    gridSpan: (attributes) => {
      const cell = open.cells.at(-1)
      if (cell) cell.span = Number(attribute(attributes, 'w:val') ?? 1)
    },
    vMerge: (attributes) => {
      const cell = open.cells.at(-1)
      if (cell) cell.goesOn = attribute(attributes, 'w:val') !== 'restart'
    },
    '/tc': () => {
      const [cell, table] = [open.cells.pop(), open.tables.at(-1)]
      if (!cell || !table) return
      table.column = cell.column + cell.span
      table.rows.at(-1)?.push({ ...cell, text: '' })
    },
  }
  for (const { 0: tag, 1: closes = '', 2: name = '', 3: attributes = '', 4: isEmpty, index } of xml.matchAll(
    token,
  ))
    acts[`${closes}${name}`]?.(attributes, index, index + tag.length, isEmpty === '/', tag)
  const paragraphs = placed.map(({ pieces }) => pieces.map(({ text }) => text).join(''))
  for (const cell of tables.flat(2))
    cell.text = cell.paragraphs
      .map((number) => paragraphs[number] ?? '')
      .join(' ')
      .trim()
  return { paragraphs, tables, placed }
}
