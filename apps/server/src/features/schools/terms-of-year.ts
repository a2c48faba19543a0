import type { Term } from '@klasrum/contract/subjects'

type Kind = Term['kind']

const kinds = {
  quarter: { label: 'Quarter', count: 4 },
  term: { label: 'Term', count: 3 },
} satisfies Record<Kind, { label: string; count: number }>

/** Four quarters or three terms, as they are named when a school year opens. */
export const termsOfYear = (school_year: string, kind: Kind) =>
  Array.from({ length: kinds[kind].count }, (_, index) => ({
    name: `${kinds[kind].label} ${index + 1}`,
    school_year,
    kind,
    number: index + 1,
  }))
