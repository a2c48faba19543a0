import type { Term } from '@klasrum/contract/subjects'

type Kind = Term['kind']
type Days = { from: string; to: string }

/** Days of the calendar of 2026-2027, which later years follow until an admin writes others; from January on the next year. */
const kinds = {
  quarter: {
    label: 'Quarter',
    days: [
      { from: '06-08', to: '08-14' },
      { from: '08-15', to: '10-23' },
      { from: '10-24', to: '01-15' },
      { from: '01-16', to: '04-08' },
    ],
  },
  term: {
    label: 'Term',
    days: [
      { from: '06-08', to: '09-15' },
      { from: '09-16', to: '12-18' },
      { from: '01-04', to: '04-08' },
    ],
  },
} satisfies Record<Kind, { label: string; days: Days[] }>

/** Four quarters or three terms, as they are named and dated when a school year opens. */
export const termsOfYear = (school_year: string, kind: Kind) =>
  kinds[kind].days.map(({ from, to }, index) => ({
    name: `${kinds[kind].label} ${index + 1}`,
    school_year,
    kind,
    number: index + 1,
    starts_on: dayIn(school_year, from),
    ends_on: dayIn(school_year, to),
  }))

/** Null for a year that is not written as in 2026-2027. */
function dayIn(school_year: string, day: string): string | null {
  const [, first, second] = /^(\d{4})-(\d{4})$/.exec(school_year) ?? []
  if (!first || !second) return null
  return `${day < '06' ? second : first}-${day}`
}
