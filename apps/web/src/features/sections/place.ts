import { pageIn, pageText, useUrlValues } from '../../lib/url-values.ts'
import { gradeLevels } from '../classes/door.ts'
import type { SectionKey } from './queries.ts'

type Values = Record<string, string | undefined>

const idIn = (typed: string | undefined): string => (typed && /^[1-9]\d{0,8}$/.test(typed) ? typed : '')
const yearIn = (typed: string | undefined): string => (typed && /^\d{4}-\d{4}$/.test(typed) ? typed : '')

/** The section that the address names; nothing while it names none in full. */
export function sectionIn(values: Values): SectionKey | undefined {
  const school_id = Number(idIn(values.school))
  const school_year = yearIn(values.year)
  const grade_level = gradeLevels.find((level) => level === values.grade)
  const section = values.section?.trim() ?? ''
  if (!school_id || !school_year || !grade_level || !section) return undefined
  return { school_id, school_year, grade_level, section }
}

/** The same the other way round. */
export const sectionPlaceOf = ({ school_id, school_year, grade_level, section }: SectionKey) => ({
  school: String(school_id),
  year: school_year,
  grade: grade_level,
  section,
})

/** What the list is looked at for, as the address says. */
export function useSectionsPlace() {
  const { values, change } = useUrlValues()
  return {
    wanted: {
      search: values.search ?? '',
      school: idIn(values.school),
      year: yearIn(values.year),
      page: pageIn(values.page),
    },
    setSearch: (search: string) => change({ search, page: '' }, { replace: true }),
    setYear: (year: string) => change({ year, page: '' }),
    setPage: (page: number) => change({ page: pageText(page) }),
  }
}
