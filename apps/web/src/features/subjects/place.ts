import { useUrlValues } from '../../lib/url-values.ts'

export const uses = [
  { value: 'all', label: 'All subjects' },
  { value: 'active', label: 'Active' },
  { value: 'unused', label: 'Unused' },
] as const

export const subjectSorts = [
  { value: 'name', label: 'By name' },
  { value: 'code', label: 'By code' },
  { value: 'newest', label: 'Newest first' },
] as const

type Use = (typeof uses)[number]['value']
type Sort = (typeof subjectSorts)[number]['value']
export type WantedSubjects = { search: string; use: Use; sort: Sort }

export const wantedSubjectsIn = (values: Record<string, string | undefined>): WantedSubjects => ({
  search: values.search ?? '',
  use: uses.find(({ value }) => value === values.use)?.value ?? 'all',
  sort: subjectSorts.find(({ value }) => value === values.sort)?.value ?? 'name',
})

/** Search, filter and order as the address says. */
export function useSubjectsPlace() {
  const { values, change } = useUrlValues()
  return {
    wanted: wantedSubjectsIn(values),
    setSearch: (search: string) => change({ search }, { replace: true }),
    setUse: (use: Use) => change({ use: use === 'all' ? '' : use }),
    setSort: (sort: Sort) => change({ sort: sort === 'name' ? '' : sort }),
  }
}
