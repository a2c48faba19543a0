import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

/** Units ship with the product: what was read once stays as it is for the whole visit. */
const aLongTime = 3_600_000

export const unitsOnPage = 24

export type UnitsPlace = {
  area: string
  grade: number | undefined
  language: 'en' | 'fil' | undefined
  search: string
  page: number
}

export const useUnits = (place: UnitsPlace) =>
  useQuery({
    queryKey: ['curriculum-units', place],
    queryFn: ({ signal }) =>
      call('GET /api/curriculum/units', { query: { ...place, limit: unitsOnPage } }, { signal }),
    staleTime: aLongTime,
    placeholderData: keepPreviousData,
  })

export type UnitAddress = { area: string; grade: string; topic: string }

export const unitQuery = (params: UnitAddress) =>
  queryOptions({
    queryKey: ['curriculum-unit', params],
    queryFn: ({ signal }) => call('GET /api/curriculum/units/{area}/{grade}/{topic}', { params }, { signal }),
    staleTime: aLongTime,
  })

export type SkillsPlace = { area: string; grade: number | undefined; search: string }

export const useSkills = (query: SkillsPlace) =>
  useQuery({
    queryKey: ['curriculum-skills', query],
    queryFn: ({ signal }) => call('GET /api/curriculum/skills', { query }, { signal }),
    staleTime: aLongTime,
    placeholderData: keepPreviousData,
  })

export type SkillAddress = { group: string; name: string }
export type SkillDraw = { grade: number | undefined; language: 'en' | 'fil' | undefined; seed: number }

export const useSkill = (params: SkillAddress, query: SkillDraw) =>
  useQuery({
    queryKey: ['curriculum-skill', params, query],
    queryFn: ({ signal }) => call('GET /api/curriculum/skills/{group}/{name}', { params, query }, { signal }),
    staleTime: aLongTime,
    placeholderData: keepPreviousData,
  })

export const mistakesOnPage = 20

export type MistakesPlace = { state: 'open' | 'closed'; page: number; limit?: number }

export const useMistakes = ({ state, page, limit = mistakesOnPage }: MistakesPlace) =>
  useQuery({
    queryKey: ['unit-mistakes', state, page, limit],
    queryFn: ({ signal }) =>
      call('GET /api/curriculum/mistakes', { query: { state, page, limit } }, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const loadMistakesAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['unit-mistakes'] })
