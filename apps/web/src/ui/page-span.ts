import { number } from '../lib/format.ts'

export type PageSpan = { page: number; size: number; total: number }

export const lastPage = ({ size, total }: PageSpan): number => Math.max(1, Math.ceil(total / size))

export function spanText({ page, size, total }: PageSpan): string {
  const first = total === 0 ? 0 : (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return `Showing ${number(first)} to ${number(last)} of ${number(total)} entries`
}
