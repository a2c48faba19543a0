import type { TeacherProfile, Tesda } from '@klasrum/contract/teachers'
import { number } from '../../../lib/format.ts'

const at = 'metadata_json.tesda'

/** Named by their paths in the request, so that what the server finds wrong is shown at its field. */
export const paths = {
  contact: `${at}.contact_number`,
  page: `${at}.fb_page`,
  specializations: `${at}.specializations`,
  male: `${at}.learners_assessment.male`,
  female: `${at}.learners_assessment.female`,
  total: `${at}.learners_assessment.total`,
} as const

export type TesdaFields = Record<(typeof paths)[keyof typeof paths], string>

const sumOf = ({ male, female }: NonNullable<Tesda['learners_assessment']>): number =>
  Number(male) + Number(female)

/** A total that is male plus female is left empty, so that it goes on following them. */
export function tesdaFieldsOf(tesda: Tesda | null | undefined): TesdaFields {
  const learners = tesda?.learners_assessment
  return {
    [paths.contact]: tesda?.contact_number ?? '',
    [paths.page]: tesda?.fb_page ?? '',
    [paths.specializations]: (tesda?.specializations ?? []).join(', '),
    [paths.male]: learners?.male ?? '',
    [paths.female]: learners?.female ?? '',
    [paths.total]: learners && learners.total !== sumOf(learners) ? String(learners.total) : '',
  }
}

export const specializationsIn = (typed: string): string[] =>
  typed
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

const most = 1_000_000
const countIn = (typed: string): number | null => (/^\d{1,7}$/.test(typed.trim()) ? Number(typed) : null)

const summed = (fields: TesdaFields): number =>
  (countIn(fields[paths.male]) ?? 0) + (countIn(fields[paths.female]) ?? 0)

/** An empty total, or one that is no number, is male plus female. */
export const tesdaTotalOf = (fields: TesdaFields): number => countIn(fields[paths.total]) ?? summed(fields)

export function tesdaOf(fields: TesdaFields): Tesda {
  return {
    contact_number: fields[paths.contact].trim(),
    fb_page: fields[paths.page].trim(),
    specializations: specializationsIn(fields[paths.specializations]),
    learners_assessment: {
      male: String(countIn(fields[paths.male]) ?? 0),
      female: String(countIn(fields[paths.female]) ?? 0),
      total: tesdaTotalOf(fields),
    },
  }
}

const learners = (typed: string): string | undefined => {
  const count = typed.trim() === '' ? 0 : countIn(typed)
  if (count === null) return 'Use a number of 0 or more.'
  return count > most ? `Use ${number(most)} or less.` : undefined
}

export const tesdaChecks = {
  [paths.specializations]: (typed: string) => {
    const all = specializationsIn(typed)
    if (all.length > 50) return 'Use at most 50 specializations.'
    return all.some((each) => each.length > 120) ? 'Use at most 120 letters for each.' : undefined
  },
  [paths.male]: learners,
  [paths.female]: learners,
  [paths.total]: (typed: string) => (countIn(typed) === null ? undefined : learners(typed)),
}

/** A total that leaves learners out is said, not refused. */
export function totalWarning(fields: TesdaFields): string | undefined {
  const sum = summed(fields)
  return tesdaTotalOf(fields) < sum
    ? `The total is smaller than male and female together: ${number(sum)}.`
    : undefined
}

type Metadata = TeacherProfile['metadata_json']

export const withTesda = (kept: Metadata, tesda: Tesda): Metadata => {
  const next = structuredClone(kept)
  next.tesda = tesda
  return next
}

/** The key itself goes: a profile with it counts as one that keeps TESDA data. */
export const withoutTesda = (kept: Metadata): Metadata => {
  const next = structuredClone(kept)
  delete next.tesda
  return next
}

/** The address of a page that may be linked to; anything else is shown as text. */
export const webAddress = (typed: string): string | null => {
  if (!/^https?:\/\//i.test(typed.trim())) return null
  return URL.canParse(typed.trim()) ? typed.trim() : null
}
