import { useUrlValues } from '../../../lib/url-values.ts'
import { gradeLevels } from '../grade-levels.ts'

export const classListStates = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived Classes' },
] as const

export const classSorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'section', label: 'By section' },
  { value: 'subject', label: 'By subject' },
  { value: 'grade', label: 'By grade level' },
] as const

export type ClassListState = (typeof classListStates)[number]['value']
type Sort = (typeof classSorts)[number]['value']

/** Ids as text; empty where nothing is left out. */
export type Filters = { school: string; year: string; grade: string; subject: string }
export const noFilters: Filters = { school: '', year: '', grade: '', subject: '' }
export type WantedClasses = Filters & { search: string; state: ClassListState; sort: Sort }

type Values = Record<string, string | undefined>

const idIn = (typed: string | undefined): string => (typed && /^[1-9]\d{0,8}$/.test(typed) ? typed : '')

export const wantedClassesIn = (values: Values): WantedClasses => ({
  search: values.search ?? '',
  state: classListStates.find(({ value }) => value === values.state)?.value ?? 'active',
  sort: classSorts.find(({ value }) => value === values.sort)?.value ?? 'newest',
  school: idIn(values.school),
  year: values.year && /^\d{4}-\d{4}$/.test(values.year) ? values.year : '',
  grade: gradeLevels.find((level) => level === values.grade) ?? '',
  subject: idIn(values.subject),
})

export const filterCount = ({ school, year, grade, subject }: Filters): number =>
  [school, year, grade, subject].filter(Boolean).length

/** What the list is looked at for, as the address says. */
export function useClassesPlace() {
  const { values, change } = useUrlValues()
  return {
    wanted: wantedClassesIn(values),
    setSearch: (search: string) => change({ search }, { replace: true }),
    setState: (state: ClassListState) => change({ state: state === 'active' ? '' : state }),
    setSort: (sort: Sort) => change({ sort: sort === 'newest' ? '' : sort }),
    setFilters: (filters: Partial<Filters>) => change(filters),
    clear: () => change({ search: '', ...noFilters }),
  }
}
