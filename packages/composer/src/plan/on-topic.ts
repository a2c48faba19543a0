import type { Unit } from '@klasrum/curriculum/unit'
import { rulesOf } from '../languages/rules-of.ts'

/** "By the end of the term, the learners are able to… ": it stands before all points. */
const leadOf = (standard: string): string => /^[^;.]+…\s+/.exec(standard)?.[0] ?? ''
const betweenPoints = /(?<=;)\s+|(?<=\.)\s+(?=\p{Lu})/u

/** A word that stands in more of the points than this says what all of them are about. */
const commonFrom = 0.5
const fewest = { ofNames: 2, ofCompetencies: 3, inAll: 3 }

/**
 * Of what the curriculum asks of a whole term, the points that speak of the unit, as they are written: a principal reads in a plan
 * what its lesson is for. All of them where none speaks of it clearly, or where they are in another language than the unit.
 */
export function onTopic(
  standard: string,
  unit: Pick<Unit, 'title' | 'names' | 'competencies' | 'ideas' | 'language'>,
): string {
  if (unit.language !== 'en') return standard
  const { stemsOf } = rulesOf(unit.language)
  const lead = leadOf(standard)
  const points = standard.slice(lead.length).split(betweenPoints)
  const stems = points.map((point) => stemsOf(point))
  const isCommon = (stem: string) =>
    stems.filter((own) => own.has(stem)).length > Math.max(1, points.length * commonFrom)
  const nameStems = stemsOf([unit.title, ...unit.names].join(' '))
  const competencyStems = stemsOf(unit.competencies.map(({ text }) => text).join(' '))
  const ideaStems = stemsOf(unit.ideas.map(({ title }) => title).join(' '))
  const kept = points.filter((_, at) => {
    const telling = [...(stems[at] ?? [])].filter((stem) => !isCommon(stem))
    const countIn = (...known: readonly ReadonlySet<string>[]) =>
      telling.filter((stem) => known.some((own) => own.has(stem))).length
    const ofNames = countIn(nameStems)
    return (
      ofNames >= fewest.ofNames ||
      countIn(competencyStems) >= fewest.ofCompetencies ||
      (ofNames > 0 && countIn(nameStems, competencyStems, ideaStems) >= fewest.inAll)
    )
  })
  return kept.length === 0 ? standard : `${lead}${begun(kept.join(' '), standard).replace(/;$/, '.')}`
}

/** The last of several points, cut off from them, needs the one who does it: "and publish texts" is what the learners do. */
function begun(points: string, standard: string): string {
  const [, doer] = /^(The learners?)\b/.exec(standard) ?? []
  return doer ? points.replace(/^and\s+/, `${doer} `) : points
}
