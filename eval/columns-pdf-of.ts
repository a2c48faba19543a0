import type { Content } from 'pdfmake/interfaces.js'
import { linesOf } from './lines.ts'
import { pdfWith } from './pdf-with.ts'
import { picture, pictureSize } from './picture.ts'
import type { Sample, SampleBlock } from './sample.ts'

const lettersInLine = 46
const linesInColumn = 54

type Piece = { content: Content; lines: number; keep?: boolean }

const line = (text: string, indent = ''): Piece[] =>
  linesOf(text, lettersInLine - indent.length).map((runs) => ({
    content: { text: [indent, ...runs], noWrap: true, preserveLeadingSpaces: true },
    lines: 1,
  }))

const gap: Piece = { content: { text: ' ', fontSize: 5 }, lines: 0.6 }

function piecesOf(block: SampleBlock): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [
        gap,
        {
          content: { text: block.text, bold: true, fontSize: block.level === 1 ? 14 : 11 },
          lines: Math.ceil(block.text.length / 34) * 1.6,
          keep: true,
        },
      ]
    case 'paragraph':
      return [...line(block.text), gap]
    case 'caption':
      return [...line(block.text), gap]
    case 'list':
      return [
        ...block.items.flatMap((item, at) => line(`${block.numbered ? `${at + 1}.` : '•'} ${item}`, '  ')),
        gap,
      ]
    case 'figure':
      return [
        {
          content: { image: `data:image/png;base64,${picture().toString('base64')}`, ...pictureSize },
          lines: 11,
        },
      ]
    case 'table': {
      const columns = block.rows[0]?.length ?? 1
      const height = (row: readonly string[]) =>
        Math.max(...row.map((cell) => Math.ceil(cell.length / (40 / columns)))) + 0.5
      return [
        {
          content: {
            table: { widths: block.rows[0]?.map(() => '*') ?? [], body: block.rows.map((row) => [...row]) },
          },
          lines: block.rows.reduce((sum, row) => sum + height(row), 0),
        },
        gap,
      ]
    }
  }
}

/** Pieces shared out to columns; a heading does not stay behind alone. */
function columnsOf(pieces: readonly Piece[]): Content[][] {
  const columns: Piece[][] = [[]]
  let used = 0
  pieces.forEach((piece, at) => {
    const need = piece.lines + (piece.keep ? (pieces[at + 1]?.lines ?? 0) + 2 : 0)
    if (used > 0 && used + need > linesInColumn) {
      columns.push([])
      used = 0
    }
    columns.at(-1)?.push(piece)
    used += piece.lines
  })
  return columns.map((column) => column.map(({ content }) => content))
}

/** A PDF in two columns with running heads, page numbers and hyphens, as modules are printed. */
export function columnsPdfOf({ title, subject, blocks }: Sample): Promise<Buffer> {
  const columns = columnsOf(blocks.flatMap(piecesOf))
  const pages = Array.from(
    { length: Math.ceil(columns.length / 2) },
    (_, at): Content => ({
      columns: [{ stack: columns[at * 2] ?? [] }, { stack: columns[at * 2 + 1] ?? [] }],
      columnGap: 24,
      ...(at > 0 && { pageBreak: 'before' as const }),
    }),
  )
  return pdfWith(pages, {
    info: { title },
    pageMargins: [48, 56, 48, 56],
    defaultStyle: { font: 'Inter', fontSize: 9 },
    header: { text: `${subject}  |  ${title}`, fontSize: 8, margin: [48, 28, 48, 0] },
    footer: (page) => ({
      text: `${page}    DO NOT REPRODUCE WITHOUT PERMISSION`,
      fontSize: 8,
      alignment: 'center',
    }),
  })
}
