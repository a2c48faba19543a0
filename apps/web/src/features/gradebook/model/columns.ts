import type { GradeItem } from '@klasrum/contract/class-record'
import { type Component, componentNames, componentOf } from '@klasrum/grading/components'

type ComputedKind = 'total' | 'ps' | 'ws'
export type ColumnId = `item:${number}` | `${Component}:${ComputedKind}` | 'initial' | 'quarterly'

export type GridColumn = {
  id: ColumnId
  index: number
  component: Component | null
  kind: 'item' | ComputedKind | 'initial' | 'quarterly'
  item: GradeItem | null
}

export type ColumnGroup = {
  component: Component
  title: string
  columns: GridColumn[]
  /** Highest possible score of all its items, hidden ones too. */
  highest: number
  hiddenItems: GradeItem[]
}

export const components = ['ww', 'pt', 'qa'] as const
const computed = ['total', 'ps', 'ws'] as const

export const itemColumn = (item: number): ColumnId => `item:${item}`

/** The columns that a score of this component moves, besides its own. */
export const movedBy = (component: Component): ColumnId[] => [
  ...computed.map((kind): ColumnId => `${component}:${kind}`),
  'initial',
  'quarterly',
]

type Loose = Omit<GridColumn, 'index'>

export function groupColumns(
  items: readonly GradeItem[],
  hidden: ReadonlySet<number>,
): { columns: GridColumn[]; groups: ColumnGroup[] } {
  const columns: GridColumn[] = []
  const add = (column: Loose): GridColumn => {
    const placed = { ...column, index: columns.length }
    columns.push(placed)
    return placed
  }
  const groups = components.map((component): ColumnGroup => {
    const own = items.filter(({ category }) => componentOf(category) === component)
    const shown = own.filter(({ id }) => !hidden.has(id))
    return {
      component,
      title: componentNames[component],
      columns: [
        ...shown.map((item) => add({ id: itemColumn(item.id), component, kind: 'item', item })),
        ...computed.map((kind) => add({ id: `${component}:${kind}`, component, kind, item: null })),
      ],
      highest: own.reduce((sum, { max_score }) => sum + max_score, 0),
      hiddenItems: own.filter(({ id }) => hidden.has(id)),
    }
  })
  add({ id: 'initial', component: null, kind: 'initial', item: null })
  add({ id: 'quarterly', component: null, kind: 'quarterly', item: null })
  return { columns, groups }
}
