import { useUrlValues } from '../../lib/url-values.ts'

export const uses = [
  { value: 'all', label: 'All subjects' },
  { value: 'active', label: 'Active' },
  { value: 'unused', label: 'Unused' },
] as const

export const sorts = [
  { value: 'name', label: 'By name' },
  { value: 'code', label: 'By code' },
  { value: 'newest', label: 'Newest first' },
] as const

type Use = (typeof uses)[number]['value']
type Sort = (typeof sorts)[number]['value']
export type Wanted = { search: string; use: Use; sort: Sort }

export const wantedIn = (values: Record<string, string | undefined>): Wanted => ({
  search: values.search ?? '',
  use: uses.find(({ value }) => value === values.use)?.value ?? 'all',
  sort: sorts.find(({ value }) => value === values.sort)?.value ?? 'name',
})

/** Search, filter and order as the address says. */
export function useSubjectsPlace() {
  const { values, change } = useUrlValues()
  return {
    wanted: wantedIn(values),
    setSearch: (search: string) => change({ search }, { replace: true }),
    setUse: (use: Use) => change({ use: use === 'all' ? '' : use }),
    setSort: (sort: Sort) => change({ sort: sort === 'name' ? '' : sort }),
  }
}
