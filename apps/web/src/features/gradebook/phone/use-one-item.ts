import type { GradeItem } from '@klasrum/contract/class-record'
import { componentNameUnder } from '@klasrum/grading/policies'
import { useState } from 'react'
import { useUrlValues } from '../../../lib/url-values.ts'
import type { SheetModel } from '../model/open-sheet.ts'
import { useCellCounts, useLayout, useTotals } from '../model/use-sheet.ts'

export type ListedItem = { item: GradeItem; group: string; number: number; of: number }

/** The shown items in the order of the columns, each with its place in its group. */
function listItems(model: SheetModel): ListedItem[] {
  return model.layout.view().groups.flatMap(({ component, columns }) => {
    const items = columns.flatMap(({ item }) => item ?? [])
    return items.map((item, index) => ({
      item,
      group: componentNameUnder(model.sheet().klass.policy, component),
      number: index + 1,
      of: items.length,
    }))
  })
}

/** The work goes on in the last item that is begun and not whole, or in the first with a blank cell. */
function firstOpen(model: SheetModel, listed: readonly ListedItem[]): number | undefined {
  const { rows } = model.layout.view()
  const isBlank = ({ item }: ListedItem, { student }: (typeof rows)[number]) =>
    model.cells.view(item.id, student).value === null
  const isOpen = (each: ListedItem) => rows.some((row) => isBlank(each, row))
  const isBegun = (each: ListedItem) => rows.some((row) => !isBlank(each, row))
  const open = listed.filter(isOpen)
  return (open.findLast(isBegun) ?? open[0] ?? listed.at(-1))?.item.id
}

/** The item that is worked on; the address keeps it. */
export function useOneItem(model: SheetModel) {
  const { rows } = useLayout(model)
  useTotals(model)
  useCellCounts(model)
  const { values, change } = useUrlValues()
  const listed = listItems(model)
  const [first] = useState(() => firstOpen(model, listed))
  const wanted = Number(values.item) || first
  const at = Math.max(
    0,
    listed.findIndex(({ item }) => item.id === wanted),
  )
  const now = listed[at]
  return {
    listed,
    now,
    before: listed[at - 1],
    after: listed[at + 1],
    entered: now
      ? rows.filter(({ student }) => model.cells.view(now.item.id, student).value !== null).length
      : 0,
    learners: rows.length,
    zeroed: now ? rows.filter(({ student }) => model.cells.view(now.item.id, student).slip).length : 0,
    choose: (item: number) => change({ item: String(item) }, { replace: true }),
  }
}
