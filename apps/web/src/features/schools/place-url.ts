import { pageIn, pageText, useUrlValues } from '../../lib/url-values.ts'

const sorts = ['name', 'code', 'region', 'newest'] as const
export type PlaceSortKey = (typeof sorts)[number]

export const sortChoices: { value: PlaceSortKey; label: string }[] = [
  { value: 'name', label: 'Sort by name' },
  { value: 'code', label: 'Sort by code' },
  { value: 'region', label: 'Sort by region' },
  { value: 'newest', label: 'Newest first' },
]

export const sortIn = (typed: string | undefined): PlaceSortKey =>
  sorts.find((sort) => sort === typed) ?? 'name'

/** An id as it stands in the address; anything else is none. */
export const idIn = (typed: string | undefined): string =>
  typed && /^[1-9]\d{0,9}$/.test(typed) && Number(typed) < 2 ** 31 ? typed : ''

/** Search, filters, sort and page as the address says. */
export function usePlaceUrl() {
  const { values, change } = useUrlValues()
  const place = {
    page: pageIn(values.page),
    search: values.search ?? '',
    sort: sortIn(values.sort),
    region: values.region ?? '',
    division: idIn(values.division),
    district: idIn(values.district),
  }
  return {
    place,
    filtered: Boolean(place.search || place.region || place.division || place.district),
    setPage: (page: number, replace = false) => change({ page: pageText(page) }, { replace }),
    setSearch: (search: string) => change({ search, page: '' }, { replace: true }),
    setSort: (sort: PlaceSortKey) => change({ sort: sort === 'name' ? '' : sort, page: '' }),
    setRegion: (region: string) => change({ region, page: '' }),
    /** A district belongs to one division, so its choice goes with it. */
    setDivision: (division: string) => change({ division, district: '', page: '' }),
    setDistrict: (district: string) => change({ district, page: '' }),
    clear: () => change({ search: '', region: '', division: '', district: '', page: '' }),
  }
}

export type PlaceUrl = ReturnType<typeof usePlaceUrl>

/** The same page as the server counts it. */
export const pageSpanOf = (page: number, size: number) => ({ limit: size, offset: (page - 1) * size })
