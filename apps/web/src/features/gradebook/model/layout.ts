import { type ColumnGroup, type GridColumn, groupColumns } from './columns.ts'
import type { Grades } from './grades.ts'
import { type GradebookRow, type GridLine, orderRows, type RowOrder } from './rows.ts'
import type { SheetData } from './sheet-data.ts'
import type { Topics } from './topics.ts'
import type { CellId } from './values.ts'

/** Row and column of what is shown; lines that only head a group are not rows. */
export type GridPlace = { row: number; column: number }

export type LayoutView = {
  rows: GradebookRow[]
  /** What is drawn, from top to bottom. */
  lines: GridLine[]
  columns: GridColumn[]
  groups: ColumnGroup[]
  order: RowOrder
  hidden: ReadonlySet<number>
  showsDropped: boolean
}

type Choice = Pick<LayoutView, 'order' | 'hidden' | 'showsDropped'>
type LayoutOptions = {
  data: SheetData
  grades: Grades
  topics: Topics
  onArranged: (before: LayoutView) => void
}

export function createLayout({ data, grades, topics, onArranged }: LayoutOptions) {
  function arrange(choice: Choice): LayoutView {
    const { learners, items } = data.now().sheet
    const shown = learners.filter(({ dropped }) => choice.showsDropped || !dropped)
    return {
      ...choice,
      ...orderRows(shown, choice.order, (student) => grades.of(student).quarterly),
      ...groupColumns(items, choice.hidden),
    }
  }

  let view = arrange({ order: 'sex', hidden: new Set(), showsDropped: false })

  function set(change: Partial<Choice>): void {
    const before = view
    view = arrange({ ...view, ...change })
    topics.together(() => {
      onArranged(before)
      topics.touch('layout')
    })
  }

  return {
    view: () => view,
    /** Rows are ordered when this is called, and do not jump while grades change. */
    setOrder: (order: RowOrder) => set({ order }),
    hide: (item: number) => set({ hidden: new Set([...view.hidden, item]) }),
    show: (item: number) => set({ hidden: new Set([...view.hidden].filter((each) => each !== item)) }),
    showAll: () => set({ hidden: new Set() }),
    setShowsDropped: (showsDropped: boolean) => set({ showsDropped }),
    arrangeAgain: () => set({}),
    cellAt({ row, column }: GridPlace): CellId | null {
      const item = view.columns[column]?.item
      const student = view.rows[row]?.student
      return item && student !== undefined ? { item: item.id, student } : null
    },
    placeOf({ item, student }: CellId): GridPlace | null {
      const row = view.rows.findIndex((each) => each.student === student)
      const column = view.columns.findIndex((each) => each.item?.id === item)
      return row < 0 || column < 0 ? null : { row, column }
    },
    figureAt({ row, column }: GridPlace) {
      const at = view.columns[column]
      const student = view.rows[row]?.student
      return at && student !== undefined ? grades.figureAt(at, student) : null
    },
  }
}
export type SheetLayout = ReturnType<typeof createLayout>
