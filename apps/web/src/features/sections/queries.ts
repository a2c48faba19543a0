import type { Section } from '@klasrum/contract/sections'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import type { GradeLevelCode } from '../classes/door.ts'

const root = 'sections'

/** What tells a section from all others. */
export type SectionKey = {
  school_id: number
  school_year: string
  grade_level: GradeLevelCode
  section: string
}

export const sectionsPerPage = 50

type Wanted = { search: string; school: string; year: string; page: number }

export const useSections = ({ search, school, year, page }: Wanted) =>
  useQuery({
    queryKey: [root, 'list', search, school, year, page],
    queryFn: ({ signal }) => {
      const query = {
        search,
        school_id: school || undefined,
        school_year: year || undefined,
        limit: sectionsPerPage,
        offset: (page - 1) * sectionsPerPage,
      }
      return call('GET /api/education/sections', { query }, { signal })
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** The sections that somebody advises this school year, as far as a line can name them. */
export const useAdvised = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: [root, 'advised'],
    queryFn: ({ signal }) => call('GET /api/education/sections', { query: { limit: 3 } }, { signal }),
    enabled,
  })

export const useSectionGrades = (key: SectionKey) =>
  useQuery({
    queryKey: [root, 'grades', key],
    queryFn: ({ signal }) => call('GET /api/education/sections/grades', { query: key }, { signal }),
    staleTime: 0,
  })

export const loadSectionsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [root] })

export const sectionKeyOf = ({ school_id, school_year, grade_level, section }: Section): SectionKey => ({
  school_id,
  school_year,
  grade_level: grade_level as GradeLevelCode,
  section,
})
