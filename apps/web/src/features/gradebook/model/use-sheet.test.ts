import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SaveQueue } from '../queue/save-queue.ts'
import { abad, openSampleClass } from '../testing/sample-class.ts'
import type { GridColumn } from './columns.ts'
import type { SheetModel } from './open-sheet.ts'
import {
  useAverage,
  useCell,
  useCellCounts,
  useEditingInField,
  useGrade,
  useLayout,
  useNotice,
  useQueueStatus,
  useSelection,
  useTotals,
  useUndo,
  useWeights,
} from './use-sheet.ts'

const sample = openSampleClass()

function Probe({ sheet, queue, column }: { sheet: SheetModel; queue: SaveQueue; column: GridColumn }) {
  return JSON.stringify([
    useCell(sheet, abad.item, abad.student).value,
    useGrade(sheet, abad.student).ww.total,
    useAverage(sheet, column),
    useLayout(sheet).rows.length,
    useSelection(sheet)?.focus.row,
    useEditingInField(sheet),
    useTotals(sheet).missing,
    useCellCounts(sheet).waiting,
    useWeights(sheet).sum,
    useNotice(sheet),
    useUndo(sheet).canUndo,
    useQueueStatus(queue).unsent,
  ])
}

test('every part of a sheet can be read by a component', () => {
  const { sheet, tab } = sample.now()
  sheet.acts.type(abad, '15')
  sheet.cursor.selectCell(abad)
  const [column] = sheet.layout.view().columns
  const drawn = column && renderToString(createElement(Probe, { sheet, queue: tab.queue, column }))
  expect(drawn).toBe('[15,15,15,3,0,null,2,1,100,null,true,1]')
})
