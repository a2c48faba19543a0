import { averageGrade, finalGrade } from './averages.ts'
import { type Policy, policyOf } from './policies.ts'

/** The area whose grade is the mean of the grades of its parts. */
const mapeh = 'MAPEH'
const partWords = ['music', 'art', 'arts', 'pe', 'physical', 'health']
/** What may stand beside the name of a part. */
const fillers = ['mapeh', 'and', 'at', 'grade', '']

/** Senior high school has physical education as a subject of its own. */
const hasMapeh = (gradeLevel: string): boolean => !['11', '12'].includes(gradeLevel)

/** Music, arts, physical education and health, alone or two together, are parts of MAPEH. */
function isPart(subject: string): boolean {
  const words = subject
    .toLowerCase()
    .replaceAll('physical education', 'physical')
    .replace(/\bp\.\s*e\b\.?/g, 'pe')
    .split(/[^\p{L}]+/u)
    .filter((word) => !fillers.includes(word))
  return words.length > 0 && words.every((word) => partWords.includes(word))
}

/** The area that a subject is part of; nothing for one that is an area itself. */
const areaOf = (subject: string, gradeLevel: string): string | null =>
  hasMapeh(gradeLevel) && isPart(subject) ? mapeh : null

const order = [
  /mother tongue|^mtb/i,
  /filipino/i,
  /english/i,
  /math/i,
  /science/i,
  /araling panlipunan|^ap\b/i,
  /pagpapakatao|^esp\b|values|gmrc/i,
  /^epp\b|^tle\b|livelihood|pantahanan/i,
  /mapeh/i,
]

/** Where an area stands on a report card; those that the forms do not name come last. */
function areaRank(area: string): number {
  const at = order.findIndex((pattern) => pattern.test(area))
  return at < 0 ? order.length : at
}

/** Music first, as on the forms. */
const partRank = (subject: string): number =>
  partWords.findIndex((word) => subject.toLowerCase().replace('mapeh', '').includes(word))

/** The mean of the parts, or of the areas, once each of them has a grade. */
const meanOfAll = (grades: readonly (number | null)[]): number | null => {
  const given = grades.filter((grade) => grade !== null)
  return given.length < grades.length ? null : averageGrade(given)
}

export type SubjectGrades = {
  subject: string
  policy: Policy['id']
  /** In the order of the policy's periods; those of a learner with blank cells are provisional. */
  periods: readonly (number | null)[]
  provisional: readonly boolean[]
  final: number | null
}
/** An area with a subject of its own, or one that is made of its parts. */
export type AreaGrades<Subject extends SubjectGrades> = Omit<SubjectGrades, 'subject'> & {
  area: string
  subject: Subject | null
  parts: readonly Subject[]
}

/** How subjects are ordered: by their areas as on the forms, the parts of an area together. */
export function bySubject(gradeLevel: string): (one: string, other: string) => number {
  const keysOf = (subject: string) => {
    const area = areaOf(subject, gradeLevel) ?? subject
    return { rank: areaRank(area), area, part: partRank(subject), subject }
  }
  return (one, other) => {
    const [a, b] = [keysOf(one), keysOf(other)]
    return (
      a.rank - b.rank || compareTexts(a.area, b.area) || a.part - b.part || compareTexts(a.subject, b.subject)
    )
  }
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The areas of a learner's subjects, in the order of the forms. */
export function gatherAreas<Subject extends SubjectGrades>(
  gradeLevel: string,
  subjects: readonly Subject[],
): AreaGrades<Subject>[] {
  const order = bySubject(gradeLevel)
  const areas: AreaGrades<Subject>[] = []
  for (const subject of [...subjects].sort((one, other) => order(one.subject, other.subject))) {
    const area = areaOf(subject.subject, gradeLevel)
    const last = areas.at(-1)
    if (area === null) areas.push({ ...subject, area: subject.subject, subject, parts: [] })
    else if (last?.area === area && last.subject === null)
      areas.splice(-1, 1, ofParts(area, [...last.parts, subject]))
    else areas.push(ofParts(area, [subject]))
  }
  return areas
}

const ofParts = <Subject extends SubjectGrades>(
  area: string,
  parts: readonly Subject[],
): AreaGrades<Subject> => ({ area, subject: null, parts, ...gradesOfParts(parts) })

function gradesOfParts(parts: readonly SubjectGrades[]): Omit<SubjectGrades, 'subject'> {
  const policy = longestPolicy(parts.map((part) => part.policy))
  const places = Array.from({ length: policyOf(policy).periods }, (_, place) => place)
  const periods = places.map((place) => meanOfAll(parts.map((part) => part.periods[place] ?? null)))
  return {
    policy,
    periods,
    provisional: places.map(
      (place) => periods[place] !== null && parts.some(({ provisional }) => provisional[place] === true),
    ),
    final: finalGrade(policy, periods),
  }
}

/** Of several policies the one with the most periods, which the grades of all can be shown by. */
export const longestPolicy = (policies: readonly Policy['id'][]): Policy['id'] =>
  policies.reduce<Policy['id']>(
    (longest, each) => (policyOf(each).periods > policyOf(longest).periods ? each : longest),
    policies[0] ?? 'plain',
  )

/** By period, and of the final grades; a part of an area does not count beside it. */
export function averagesOf(
  areas: readonly Pick<SubjectGrades, 'periods' | 'final'>[],
  periods: number,
): { averages: (number | null)[]; general: number | null } {
  return {
    averages: Array.from({ length: periods }, (_, place) =>
      meanOfAll(areas.map((area) => area.periods[place] ?? null)),
    ),
    general: meanOfAll(areas.map(({ final }) => final)),
  }
}
