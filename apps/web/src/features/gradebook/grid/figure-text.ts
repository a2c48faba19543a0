import type { GridColumn } from '../model/columns.ts'
import type { Value } from '../model/values.ts'

type Kind = GridColumn['kind']

/** As it stands in a computed column; `whole`: quarterly grades are whole numbers. */
export function figureText(kind: Kind, figure: Value, whole: boolean): string {
  if (typeof figure !== 'number') return ''
  if (kind === 'total' || kind === 'item') return String(figure)
  return kind === 'quarterly' && whole && Number.isInteger(figure) ? String(figure) : figure.toFixed(2)
}

export function averageText(kind: Kind, average: number | null, whole: boolean): string {
  if (average === null) return ''
  const isCoarse = kind === 'item' || kind === 'total' || (kind === 'quarterly' && whole)
  return average.toFixed(isCoarse ? 1 : 2)
}
