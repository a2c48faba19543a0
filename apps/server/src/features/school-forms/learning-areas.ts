import type { ReportCard } from '@klasrum/contract/reports'
import { words } from '../workbooks/door.ts'

type Area = ReportCard['areas'][number]

/** How forms name the areas, beside their whole names. */
const areaNames: [key: string, RegExp][] = [
  ['mother tongue', /^mother tongue|^mtb( mle)?\b/],
  ['filipino', /^filipino\b/],
  ['english', /^english\b/],
  ['mathematics', /^math(ematics)?\b/],
  ['science', /^science\b/],
  ['ap', /^araling panlipunan\b|^ap$/],
  ['esp', /^edukasyon sa pagpapakatao\b|^esp$|^values education$|^gmrc\b/],
  ['tle', /^technology and livelihood education\b|^tle$|^epp\b|^edukasyong? pantahanan\b/],
  ['mapeh', /^mapeh\b/],
  ['music', /^music$/],
  ['arts', /^arts?$/],
  ['pe', /^p ?e$|^physical education$/],
  ['health', /^health$/],
]

const keyOf = (name: string): string => {
  const text = words(name).replace(/ \d{1,2}$/, '')
  return areaNames.find(([, pattern]) => pattern.test(text))?.[0] ?? text
}

/** The area of the card that a row of the form names; nothing when none or several may be meant. */
export function areaNamed(areas: readonly Area[], label: string): Area | undefined {
  const exact = areas.find(({ area }) => words(area) === words(label))
  if (exact) return exact
  const [only, ...others] = areas.filter(({ area }) => keyOf(area) === keyOf(label))
  return others.length === 0 ? only : undefined
}

export const isAreasHead = (label: string): boolean => /^(learning areas?|subjects?)$/.test(words(label))
export const isFinalHead = (label: string): boolean => /^final( (grade|rating))?$/.test(words(label))
export const isRemarksHead = (label: string): boolean => /^remarks?$/.test(words(label))
export const isGeneralAverage = (label: string): boolean => /^general average\b/.test(words(label))

/** What a row has of an area: by period, then the final grade and the remarks. */
export const areaNotesOn = (areas: readonly Area[], unplaced: readonly Area[]): string[] => [
  ...(areas.some(({ provisional }) => provisional.some(Boolean))
    ? ['Some grades are provisional: scores are still missing.']
    : []),
  ...(unplaced.length > 0
    ? [`The form has no row for ${unplaced.map(({ area }) => area).join(', ')}.`.slice(0, 400)]
    : []),
]
