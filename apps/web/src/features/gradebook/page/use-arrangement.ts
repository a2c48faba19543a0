import { useUrlValues } from '../../../lib/url-values.ts'
import type { RowOrder } from '../model/rows.ts'

export const orderNames: readonly { value: RowOrder; label: string }[] = [
  { value: 'sex', label: 'Sex' },
  { value: 'name', label: 'Name' },
  { value: 'grade', label: 'Grade' },
]

/** Order and dropped learners as the address has them. */
export function useArrangement() {
  const { values, change } = useUrlValues()
  return {
    order: orderNames.find(({ value }) => value === values.sort)?.value ?? 'sex',
    setOrder: (order: RowOrder) => change({ sort: order === 'sex' ? '' : order }, { replace: true }),
    showsDropped: values.show === 'dropped',
    setShowsDropped: (shown: boolean) => change({ show: shown ? 'dropped' : '' }, { replace: true }),
  }
}
