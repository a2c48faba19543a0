import { pageIn, pageText, useUrlValues } from '../../../lib/url-values.ts'

export const sizes = [
  { value: '10', label: '10 a page' },
  { value: '20', label: '20 a page' },
  { value: '50', label: '50 a page' },
  { value: '100', label: '100 a page' },
] as const

export const staffListStates = [
  { value: 'all', label: 'Every state' },
  { value: 'confirmed', label: 'School confirmed' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'declined', label: 'Declined' },
] as const

export type Size = (typeof sizes)[number]['value']
export type StaffListState = (typeof staffListStates)[number]['value']

const usualSize: Size = '20'

export const sizeIn = (typed: string | undefined): Size =>
  sizes.find(({ value }) => value === typed)?.value ?? usualSize

export const stateIn = (typed: string | undefined): StaffListState =>
  staffListStates.find(({ value }) => value === typed)?.value ?? 'all'

/** Search, state, page and its size as the address says. */
export function useStaffPlace() {
  const { values, change } = useUrlValues()
  return {
    place: {
      search: values.search ?? '',
      state: stateIn(values.state),
      size: sizeIn(values.size),
      page: pageIn(values.page),
    },
    setSearch: (search: string) => change({ search, page: '' }, { replace: true }),
    setState: (state: StaffListState) => change({ state: state === 'all' ? '' : state, page: '' }),
    setSize: (size: Size) => change({ size: size === usualSize ? '' : size, page: '' }),
    setPage: (page: number, replace = false) => change({ page: pageText(page) }, { replace }),
  }
}
