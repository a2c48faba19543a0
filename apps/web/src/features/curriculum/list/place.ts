import type { UnitArea } from '@klasrum/contract/curriculum'
import { useEffect } from 'react'
import { pageIn, pageText, useUrlValues } from '../../../lib/url-values.ts'
import type { UnitsPlace } from '../queries.ts'

type Values = Record<string, string | undefined>

export const languages = [
  { value: '', label: 'All languages' },
  { value: 'en', label: 'English' },
  { value: 'fil', label: 'Filipino' },
] as const

export const unitsPlaceIn = (values: Values): UnitsPlace => ({
  area: values.area ?? '',
  grade: /^([1-9]|1[0-2])$/.test(values.grade ?? '') ? Number(values.grade) : undefined,
  language: languages.find(({ value }) => value === values.language)?.value || undefined,
  search: values.search ?? '',
  page: pageIn(values.page),
})

let left: Values = {}

/** How the list was left, so that the way back from a topic leads to the same list. */
export const listAsLeft = (): Values => left

/** Area, grade, language, words and page as the address says. */
export function useUnitsPlace() {
  const { values, change } = useUrlValues()
  useEffect(() => {
    left = values
  }, [values])
  return {
    place: unitsPlaceIn(values),
    setSearch: (search: string) => change({ search, page: '' }, { replace: true }),
    setArea: (key: string, areas: readonly UnitArea[]) => {
      const area = areas.find((each) => each.key === key)
      const stays = !area || area.grades.includes(Number(values.grade))
      change({ area: key, page: '', ...(stays ? {} : { grade: '' }) })
    },
    setGrade: (grade: string) => change({ grade, page: '' }),
    setLanguage: (language: string) => change({ language, page: '' }),
    setPage: (page: number, replace = false) => change({ page: pageText(page) }, { replace }),
    showAll: () => change({ area: '', grade: '', language: '', search: '', page: '' }),
  }
}
