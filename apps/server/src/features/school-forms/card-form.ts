import type { ReportCard } from '@klasrum/contract/reports'
import type { CellWrite } from '@klasrum/documents/fill-workbook'
import { words } from '../workbooks/door.ts'
import { factsOfClass, factsOfLearner, factWrites } from './facts.ts'
import type { FormContent, FormLearner } from './form-content.ts'
import { columnsOf, type FormSheet, isFirstOfMerge, putInCell, rowsFrom } from './form-sheet.ts'
import {
  areaNamed,
  areaNotesOn,
  isAreasHead,
  isFinalHead,
  isGeneralAverage,
  isRemarksHead,
} from './learning-areas.ts'
import { emptyPlan, type Plan } from './plan.ts'

/** A table of learning areas by period, in School Form 9 or once for each school year in School Form 10. */
export type CardTable = {
  form: FormSheet
  head: number
  area: number
  periods: number[]
  final: number | null
  remarks: number | null
  rows: number[]
  average: number | null
}

const mostRows = 40

export function cardTables(form: FormSheet): CardTable[] {
  const { grid } = form
  return grid.rows.flatMap((head) =>
    columnsOf(grid).flatMap((area) => {
      if (!isAreasHead(grid.at(head, area)) || !isFirstOfMerge(grid, head, area)) return []
      const bottom = Math.max(grid.mergeAt(head, area)?.bottom ?? head, head + 1)
      const under = (fits: (text: string) => boolean) =>
        columnsOf(grid).find(
          (column) => column > area && rowsFrom(head, bottom).some((row) => fits(grid.at(row, column))),
        ) ?? null
      const numbered = rowsFrom(head, bottom)
        .map((row) =>
          columnsOf(grid).filter((column) => column > area && /^[1-4]$/.test(grid.at(row, column))),
        )
        .find((columns) => columns.length >= 3)
      if (!numbered) return []
      const periods = numbered.filter((column, index) => numbered.indexOf(column) === index).slice(0, 4)
      const first = rowsFrom(head, bottom).findLast((row) => grid.at(row, periods[0] ?? 0) === '1') ?? bottom
      const below = rowsFrom(first + 1, Math.min(first + mostRows, form.last))
      const averageAt = below.findIndex((row) =>
        columnsOf(grid).some((column) => isGeneralAverage(grid.at(row, column))),
      )
      const rows = (
        averageAt < 0
          ? below.slice(
              0,
              below.findIndex((row) => isOther(grid.at(row, area))),
            )
          : below.slice(0, averageAt)
      ).filter((row) => !form.isHidden(row))
      return rows.length === 0
        ? []
        : [
            {
              form,
              head,
              area,
              periods,
              final: under(isFinalHead),
              remarks: under(isRemarksHead),
              rows,
              average: averageAt < 0 ? null : (below[averageAt] ?? null),
            },
          ]
    }),
  )
}

const isOther = (text: string): boolean =>
  /\b(observed values|core values|descriptors?|grading scale|remedial)\b/.test(words(text))

/** The current year has its own table: by the grade that is printed above it, else by the order of the grades. */
function tableOfYear(tables: readonly CardTable[], grade: string): CardTable | undefined {
  const printed = tables.find(({ form, head }) =>
    rowsFrom(Math.max(0, head - headRows), head).some((row) =>
      columnsOf(form.grid).some((column) =>
        new RegExp(`\\bgrade ${grade}\\b`).test(words(form.grid.at(row, column))),
      ),
    ),
  )
  const first = { 4: 7, 6: 1, 8: 1 }[tables.length] ?? Number.NaN
  return printed ?? tables[Number(grade) - first] ?? tables[0]
}

const headRows = 4

type Asked = { content: FormContent; learner: FormLearner; today: string }

/** School Form 9: the heading and the grades of one learner. */
export function planCard(forms: readonly FormSheet[], { content, learner, today }: Asked): Plan {
  const plan = emptyPlan()
  const facts = { ...factsOfClass(content), ...factsOfLearner(learner, today), teacher: content.adviser }
  for (const form of forms) plan.writes.push(...factWrites(form, form.grid.rows, facts))
  const [table] = forms.flatMap(cardTables)
  if (table) fillTable(table, content.cardOf(learner.student_id), plan)
  return plan
}

/** School Form 10: the learner, and the record of the current year. */
export function planPermanentRecord(forms: readonly FormSheet[], { content, learner, today }: Asked): Plan {
  const plan = emptyPlan()
  const tables = forms.flatMap(cardTables)
  const table = tableOfYear(tables, content.klass.grade_level)
  const [first] = tables
  if (!table || !first) return plan
  plan.writes.push(
    ...factWrites(first.form, rowsFrom(0, first.head - headRows - 1), factsOfLearner(learner, today)),
  )
  const facts = { ...factsOfClass(content), teacher: content.adviser }
  plan.writes.push(
    ...factWrites(table.form, rowsFrom(Math.max(0, table.head - headRows), table.head - 1), facts),
  )
  fillTable(table, content.cardOf(learner.student_id), plan)
  return plan
}

/** Into the rows that name an area, and what is left into the blank ones. */
function fillTable(table: CardTable, card: ReportCard, plan: Plan): void {
  const { form, area, rows } = table
  const named = rows.flatMap((row) => {
    const label = form.grid.at(row, area)
    const found = label && areaNamed(card.areas, label)
    return found ? [{ row, area: found, isNew: false }] : []
  })
  const rest = card.areas.filter((each) => !named.some((other) => other.area === each))
  const blank = rows.filter((row) => form.grid.at(row, area) === '' && isFirstOfMerge(form.grid, row, area))
  const added = blank.flatMap((row, index) => {
    const next = rest[index]
    return next ? [{ row, area: next, isNew: true }] : []
  })
  for (const each of [...named, ...added]) plan.writes.push(...areaWrites(table, each))
  if (table.average !== null && table.final !== null && card.general_average !== null)
    plan.writes.push(putInCell(form, table.average, table.final, card.general_average))
  plan.notes.push(...areaNotesOn(card.areas, rest.slice(added.length)))
}

type Placed = { row: number; area: ReportCard['areas'][number]; isNew: boolean }

function areaWrites(
  { form, area: at, periods, final, remarks }: CardTable,
  { row, area, isNew }: Placed,
): CellWrite[] {
  const put = (column: number | null, value: string | number | null): CellWrite[] =>
    column === null || (value === null && form.grid.at(row, column) === '')
      ? []
      : [putInCell(form, row, column, value)]
  return [
    ...(isNew ? put(at, area.area) : []),
    ...periods.flatMap((column, place) => put(column, area.periods[place] ?? null)),
    ...put(final, area.final),
    ...put(remarks, area.remarks),
  ]
}
