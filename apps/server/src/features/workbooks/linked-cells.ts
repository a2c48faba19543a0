import type { WorkbookPreview } from '@klasrum/contract/workbooks'
import type { WorkbookSheet } from '@klasrum/documents/sheet'
import type { WorkbookReading } from './reading.ts'
import { gridOf } from './record-grid.ts'

const most = 200

/** Values that came from other files, which may not be as they were when the record was last saved. */
export function linkedCells(
  sheets: readonly WorkbookSheet[],
  { quarters }: WorkbookReading,
): WorkbookPreview['linked'] {
  const read = new Set(quarters.map(({ sheet }) => sheet))
  return sheets
    .flatMap((sheet) => {
      const name = sheet.name.slice(0, 60)
      if (!sheet.linked || !read.has(name)) return []
      const grid = gridOf(sheet)
      return sheet.linked.map((cell) => ({ sheet: name, cell, text: textAt(grid, cell).slice(0, 120) }))
    })
    .filter(({ text }) => text)
    .slice(0, most)
}

function textAt({ at }: ReturnType<typeof gridOf>, address: string): string {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return at(Number(row) - 1, column - 1)
}
