import type { SourceDocument } from '@klasrum/contract/source'
import type { UnitEntry } from '@klasrum/curriculum/entry'
import { plain } from '@klasrum/curriculum/words'
import { linesOf } from '../understand/features.ts'
import { frameOf } from '../understand/frame-of.ts'
import { kindOf } from '../understand/kind-of.ts'
import { rolesIn } from '../understand/topics-of.ts'

export type Recognised = { id: string; score: number; named: boolean }

/** A unit that is less near than this part of the nearest is not taken; one whose name the lesson has may be less near. */
const margin = { named: 0.6, unnamed: 0.9 }
const mostUnits = 3
/** Grades apart at which a lesson is not that of the unit, whatever words they share. */
const farGrades = 3
/** Letters of a line that says enough to be of a topic. */
const shortest = 25
const fewestHits = 5
const fewestWithName = 3
const leastShare = 0.2
const leastScore = 0.4
/** The part of the lines of a lesson that speak of the topic. */
const leastReach = { named: 0.15, unnamed: 0.25 }

/** The words of a file with a space at each end, so that whole words are found. */
function wordsOf(document: SourceDocument) {
  const roles = rolesIn(document)
  const lines = document.blocks.flatMap((block, at) =>
    roles[at] === 'front' || roles[at] === 'furniture'
      ? []
      : linesOf(block).map((text) => ({ text, kind: block.kind })),
  )
  const heads = [document.title ?? '', document.file_name.replace(/[_.-]+/g, ' ')]
  return {
    text: ` ${lines.map(({ text }) => plain(text)).join(' ')} `,
    parts: lines.map(({ text }) => ` ${plain(text)} `).filter((part) => part.length > shortest),
    heads: ` ${[...heads, ...lines.filter(({ kind }) => kind === 'heading').map(({ text }) => text)].map(plain).join(' | ')} `,
  }
}

const timesIn = (text: string, sign: string) => text.split(` ${sign}`).length - 1
const sureOf = (times: number) => (times >= 3 ? 1 : times === 2 ? 0.8 : 0.5)

const gradeIn = (text: string | null) => Number(/\d{1,2}/.exec(text ?? '')?.[0] ?? Number.NaN)

/** Areas under which schools put the same lesson. */
const families = [
  ['EPP', 'TLE'],
  ['GMRC', 'Values Education'],
  ['Music & Arts', 'PE & Health'],
  ['Language', 'Reading and Literacy', 'English', 'Filipino', 'Makabansa'],
]
const sameArea = (one: string, other: string) =>
  one === other || families.some((family) => family.includes(one) && family.includes(other))

/** An area as a file writes it, as the curriculum calls it; null where it is none we know. */
function areaOf(text: string | null): string | null {
  const written = plain(text ?? '')
  const known: [RegExp, string][] = [
    [/\b(science|agham)\b/, 'Science'],
    [/\b(math|mathematics|matematika)\b/, 'Mathematics'],
    [/\benglish\b/, 'English'],
    [/\bfilipino\b/, 'Filipino'],
    [/\b(araling panlipunan|ap)\b/, 'Araling Panlipunan'],
    [/\b(tle|technology and livelihood)/, 'TLE'],
    [/\b(epp|edukasyong pantahanan)/, 'EPP'],
    [/\b(music|arts)\b/, 'Music & Arts'],
    [/\b(pe|physical education|health)\b/, 'PE & Health'],
    [/\b(esp|pagpapakatao|values)\b/, 'Values Education'],
    [/\bgmrc\b/, 'GMRC'],
  ]
  return known.find(([pattern]) => pattern.test(written))?.[1] ?? null
}

/** In how few units a word is a sign of its topic. */
function weigh(entries: readonly UnitEntry[]) {
  const times = new Map<string, number>()
  for (const entry of entries) for (const sign of signsOf(entry)) times.set(sign, (times.get(sign) ?? 0) + 1)
  return (sign: string) =>
    Math.log(1 + entries.length / (times.get(sign) ?? 1)) * (sign.includes(' ') ? 1.3 : 1)
}

const signsBefore = new WeakMap<UnitEntry, readonly string[]>()
function signsOf(entry: UnitEntry): readonly string[] {
  const known = signsBefore.get(entry)
  if (known) return known
  const signs = [...new Set([...entry.cues.map(plain), ...entry.terms])].filter((sign) => sign.length > 2)
  signsBefore.set(entry, signs)
  return signs
}

/** The units whose lesson this file is, the nearest first; none rather than a wrong one. */
export function recognise(document: SourceDocument, entries: readonly UnitEntry[]): Recognised[] {
  const { text, heads, parts } = wordsOf(document)
  const frame = frameOf(document, rolesIn(document))
  const grade = gradeIn(frame.grade_level)
  const area = areaOf(frame.learning_area)
  const weightOf = weigh(entries)
  // A budget of work names the topics of a whole term.
  const isBudget = kindOf(document, rolesIn(document)) === 'budget'
  const has = (whole: string, sign: string) => whole.includes(` ${sign} `) || whole.includes(` ${sign}s `)
  const ranked = entries
    .filter(({ language }) => language === document.language)
    .filter((entry) => area === null || sameArea(entry.area, area) || (entry.grades[0] ?? 0) >= 11)
    .flatMap((entry): Recognised[] => {
      const apart = Number.isNaN(grade) ? 0 : Math.min(...entry.grades.map((own) => Math.abs(own - grade)))
      if (apart >= farGrades) return []
      const signs = signsOf(entry)
      const hits = signs.filter((sign) => has(text, sign))
      const all = signs.reduce((sum, sign) => sum + weightOf(sign), 0) || 1
      // A word that comes again is what the lesson is about; one that is said once may be said in passing.
      const share = hits.reduce((sum, sign) => sum + weightOf(sign) * sureOf(timesIn(text, sign)), 0) / all
      const named = entry.names.some((name) => has(heads, plain(name)))
      const isEnough = named
        ? hits.length >= fewestWithName
        : hits.length >= fewestHits && share >= leastShare
      if (!isEnough) return []
      // A lesson that speaks of the topic in one corner only is on something else.
      const reach = parts.filter((part) => hits.some((sign) => has(part, sign))).length / (parts.length || 1)
      const score = (share + (named ? 0.2 : 0) + 0.2 * Math.min(0.5, reach)) * (1 - 0.12 * apart)
      if (!isBudget && reach < (named ? leastReach.named : leastReach.unnamed)) return []
      return score >= leastScore ? [{ id: entry.id, score, named }] : []
    })
    .sort((one, other) => other.score - one.score)
  const best = ranked[0]?.score ?? 0
  const isNear = ({ score, named }: Recognised) => score >= best * (named ? margin.named : margin.unnamed)
  return ranked.filter(isNear).slice(0, mostUnits)
}
