import { number } from '../lib/format.ts'

export type PageSpan = {
  page: number
  size: number
  total: number
  /** There are more than the total. */
  more?: boolean
}

export const lastPage = ({ size, total }: PageSpan): number => Math.max(1, Math.ceil(total / size))

/** With a plus where there are more than were counted. */
export const totalText = ({ total, more }: Pick<PageSpan, 'total' | 'more'>): string =>
  `${number(total)}${more ? '+' : ''}`

export function spanText({ page, size, total, more }: PageSpan): string {
  const first = total === 0 ? 0 : (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return `Showing ${number(first)} to ${number(last)} of ${totalText({ total, more })} entries`
}
