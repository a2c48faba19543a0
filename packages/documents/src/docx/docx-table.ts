import type { PaperTableCell, PaperTableRow, Table as Written } from '@klasrum/contract/papers'
import {
  BorderStyle,
  HeightRule,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { docxFills, docxInk, twips } from './docx-look.ts'
import { type DocxSetting, docxParagraphOf } from './docx-text.ts'

const line = { style: BorderStyle.SINGLE, size: 4, color: docxInk.rule }
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const allSides = (border: typeof line | typeof none) => ({
  top: border,
  bottom: border,
  left: border,
  right: border,
})

export function docxTableOf(written: Written, setting: DocxSetting): Table {
  const { shares, rows, head, ruled, boxed } = written
  const widths = widthsOf(shares, twips(setting.room))
  const border = ruled ? line : none
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: { ...allSides(boxed ? line : border), insideHorizontal: border, insideVertical: border },
    rows: rows.map((row, at) =>
      rowOf(row, widths, {
        ...written,
        isHead: at < head,
        // Labels stand on the line that is to be filled in.
        onLine: row.cells.some(({ lined }) => lined),
        // The last row lets go, so that what follows may stand on the next page, unless it has to stay with it.
        keep:
          at < rows.length - 1
            ? setting.whole === true || at < head || isBand(row)
            : setting.keep || written.withNext === true,
      }),
    ),
  })
}

const isBand = ({ cells }: PaperTableRow): boolean => cells.length === 1 && cells[0]?.fill === 'band'

/** Whole units that add up to the room. */
function widthsOf(shares: readonly number[], room: number): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  let [share, used] = [0, 0]
  return shares.map((each) => {
    share += each
    const width = Math.round((room * share) / all) - used
    used += width
    return width
  })
}

type RowSetting = Pick<Written, 'ruled' | 'small'> & { isHead: boolean; keep: boolean; onLine: boolean }

function rowOf(row: PaperTableRow, widths: readonly number[], setting: RowSetting): TableRow {
  let column = 0
  return new TableRow({
    tableHeader: setting.isHead,
    cantSplit: row.splits !== true,
    ...(row.height && { height: { value: twips(row.height), rule: HeightRule.ATLEAST } }),
    children: row.cells.map((cell) => {
      const span = cell.span ?? 1
      const width = widths.slice(column, column + span).reduce((sum, each) => sum + each, 0)
      column += span
      return cellOf(cell, width, setting)
    }),
  })
}

function cellOf(
  { text, span = 1, fill, lined }: PaperTableCell,
  width: number,
  setting: RowSetting,
): TableCell {
  const { ruled, small = false, keep, onLine } = setting
  const side = ruled ? 4 : 2
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    columnSpan: span,
    margins: { left: twips(side), right: twips(side), top: twips(2), bottom: twips(2) },
    verticalAlign: onLine ? VerticalAlignTable.BOTTOM : VerticalAlignTable.TOP,
    ...(lined && { borders: { ...allSides(none), bottom: { ...line, color: docxInk.usual } } }),
    ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: docxFills[fill] } }),
    children: (text.length ? text : [{ kind: 'paragraph' as const, runs: [] }]).map((each) =>
      docxParagraphOf(each, { room: 0, small, keep }),
    ),
  })
}
