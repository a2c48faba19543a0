import { refuse } from '../http/refuse.ts'

type ReadTable<Row> = {
  rows: Row[]
  /** Labels of columns that are not used. */
  unknown: string[]
}
export type TableAnswer<Row> =
  | { table: ReadTable<Row> }
  | { refused: 'import.unreadable' | 'import.no_columns' | 'import.too_many_rows' | 'import.too_large' }

/** What was read, or the refusal with the columns that are looked for and how many rows may come. */
export function tableOrRefuse<Row>(answer: TableAnswer<Row>, limits: { columns: string; mostRows: number }) {
  if ('refused' in answer)
    refuse(answer.refused, {
      fill: { columns: limits.columns, most: limits.mostRows.toLocaleString('en-PH') },
    })
  const { rows, unknown } = answer.table
  return { rows, unknown_columns: unknown.slice(0, 100).map((label) => label.slice(0, 120)) }
}

/** How many rows there are of each state. */
export const countStates = <State extends string>(
  states: readonly State[],
  rows: readonly { state: State }[],
): Record<State, number> =>
  Object.fromEntries(
    states.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Record<State, number>

/** Nothing of a file is written while one of its rows is wrong. */
export function refuseWrongRows(rows: readonly { state: string }[]): void {
  const count = rows.filter(({ state }) => state === 'wrong').length
  if (count > 0) refuse('import.has_wrong_rows', { fill: { count } })
}
