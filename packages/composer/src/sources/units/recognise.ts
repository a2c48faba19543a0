import type { SourceDocument } from '@klasrum/contract/source'
import type { UnitEntry } from '@klasrum/curriculum/entry'
import { plain } from '@klasrum/curriculum/words'
import { frameOf } from '../../understand/frame-of.ts'
import { kindOf } from '../../understand/kind-of.ts'
import { areaOf, gradeIn, linesIn, type SignsByWord, signsOfLines, sureOf } from '../../understand/signs.ts'
import { rolesIn } from '../../understand/topics-of.ts'

export type Recognised = { id: string; score: number; named: boolean; hits: number; gradeDistance: number }

/** A unit that is less near than this part of the nearest is not taken; one whose name the lesson has may be less near. */
const margin = { named: 0.6, unnamed: 0.9 }
const mostUnits = 3
/** Grades gradeDistance at which a lesson is not that of the unit, whatever words they share. */
const farGrades = 3
const fewestHits = 5
const fewestWithName = 3
const leastShare = 0.12
/** Where the file states its area and grade, a unit that stands out is enough; otherwise it must be near by itself. */
const leastScore = { told: 0.18, named: 0.4, unnamed: 0.43 }
/** How many times as near as the next a unit stands out. */
const leadOverNext = 3
const hitsToStandOut = 8
/** The part of the lines of a lesson that speak of the topic. */
const leastReach = { named: 0.15, unnamed: 0.2 }

const signsBefore = new WeakMap<
  readonly UnitEntry[],
  { byWord: SignsByWord; weightOf: (sign: string) => number }
>()

/** All signs of the units, and how telling each is: the fewer units have it, the more. */
function signsIn(entries: readonly UnitEntry[]) {
  const known = signsBefore.get(entries)
  if (known) return known
  const times = new Map<string, number>()
  for (const entry of entries) for (const sign of signsOf(entry)) times.set(sign, (times.get(sign) ?? 0) + 1)
  const split = [...times.keys()].map((sign) => ({ sign, words: sign.split(' ') }))
  const found = {
    byWord: Map.groupBy(split, ({ words }) => words[0] ?? ''),
    weightOf: (sign: string) =>
      Math.log(1 + entries.length / (times.get(sign) ?? 1)) * (sign.includes(' ') ? 1.3 : 1),
  }
  signsBefore.set(entries, found)
  return found
}

/** Areas under which schools put the same lesson. */
const families = [
  ['EPP', 'TLE'],
  ['GMRC', 'Values Education'],
  ['Music & Arts', 'PE & Health'],
  ['Language', 'Reading and Literacy', 'English', 'Filipino', 'Makabansa'],
]
const sameArea = (one: string, other: string) =>
  one === other || families.some((family) => family.includes(one) && family.includes(other))

const ofLanguage = new Set(['English', 'Filipino'])

function signsOf(entry: UnitEntry): readonly string[] {
  const known = ownSigns.get(entry)
  if (known) return known
  const signs = [...new Set([...entry.cues.map(plain), ...entry.terms])].filter((sign) => sign.length > 2)
  ownSigns.set(entry, signs)
  return signs
}
const ownSigns = new WeakMap<UnitEntry, readonly string[]>()

/** The units whose lesson this file is, the nearest first; none rather than a wrong one. */
export function recognise(document: SourceDocument, entries: readonly UnitEntry[]): Recognised[] {
  const { lines, heads } = linesIn(document)
  const { byWord, weightOf } = signsIn(entries)
  const { times, byLine } = signsOfLines(lines, byWord)
  const frame = frameOf(document, rolesIn(document))
  const grade = gradeIn(frame.grade_level)
  const area = areaOf(frame.learning_area)
  // A budget of work names the topics of a whole term, and is a lesson on none of them.
  if (kindOf(document, rolesIn(document)) === 'budget') return []
  const isNamed = (name: string) => heads.includes(` ${name} `) || heads.includes(` ${name}s `)
  const ranked = entries
    .filter(({ language }) => language === document.language)
    .filter((entry) => area === null || sameArea(entry.area, area) || (entry.grades[0] ?? 0) >= 11)
    .flatMap((entry): Recognised[] => {
      const gradeDistance = Number.isNaN(grade)
        ? 0
        : Math.min(...entry.grades.map((own) => Math.abs(own - grade)))
      if (gradeDistance >= farGrades) return []
      const signs = signsOf(entry)
      const hits = signs.filter((sign) => times.has(sign))
      const all = signs.reduce((sum, sign) => sum + weightOf(sign), 0) || 1
      const share = hits.reduce((sum, sign) => sum + weightOf(sign) * sureOf(times.get(sign) ?? 0), 0) / all
      const named = entry.names.some((name) => isNamed(plain(name)))
      // The words of a lesson on language stand in every text.
      const isEnough = named
        ? hits.length >= fewestWithName
        : !ofLanguage.has(entry.area) && hits.length >= fewestHits && share >= leastShare
      if (!isEnough) return []
      // A lesson that speaks of the topic in one corner only is on something else.
      const reach = byLine.filter((own) => hits.some((sign) => own.has(sign))).length / (byLine.length || 1)
      const score = (share + (named ? 0.2 : 0) + 0.2 * Math.min(0.5, reach)) * (1 - 0.12 * gradeDistance)
      if (reach < (named ? leastReach.named : leastReach.unnamed)) return []
      return score >= leastScore.told
        ? [{ id: entry.id, score, named, hits: hits.length, gradeDistance }]
        : []
    })
    .sort((one, other) => other.score - one.score)
  const [best, next] = ranked
  if (!best) return []
  // In a lesson on language the words of its topic are everywhere.
  const isTold = area !== null && !ofLanguage.has(area) && !Number.isNaN(grade)
  const isAlone = best.score >= leadOverNext * (next?.score ?? 0)
  const isNear = ({ score, named }: Recognised) =>
    score >= (named ? leastScore.named : leastScore.unnamed) &&
    score >= best.score * (named ? margin.named : margin.unnamed)
  const standsOut = isTold && isAlone && best.hits >= hitsToStandOut && best.gradeDistance === 0
  if (standsOut && !isNear(best)) return [best]
  return ranked.filter(isNear).slice(0, mostUnits)
}
