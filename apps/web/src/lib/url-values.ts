import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the address says after the question mark, and a way to change it; an empty value leaves the address. */
export function useUrlValues() {
  const values: Record<string, string | undefined> = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = (next: Record<string, string>, { replace = false } = {}): void => {
    const filled = Object.entries({ ...values, ...next }).filter(([, value]) => value)
    void navigate({ to: '.', search: Object.fromEntries(filled), replace, resetScroll: false })
  }
  return { values, change }
}

/** Page numbers start at 1; whatever else stands in the address is page 1. */
export const pageIn = (typed: string | undefined): number =>
  typed && /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1

/** The first page needs no mention in the address. */
export const pageText = (page: number): string => (page > 1 ? String(page) : '')
