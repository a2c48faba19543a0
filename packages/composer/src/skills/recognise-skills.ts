import type { SourceDocument } from '@klasrum/contract/source'
import { plain } from '@klasrum/curriculum/words'
import { catalogue } from '@klasrum/skills/catalogue'
import { languagesOf, type Skill, type SkillArea } from '@klasrum/skills/skill'
import { linesOf } from '../understand/features.ts'
import { frameOf } from '../understand/frame-of.ts'
import { areaOf, gradeIn, linesIn, type SignsByWord, signsOfLines, sureOf } from '../understand/signs.ts'
import { rolesIn } from '../understand/topics-of.ts'

export type RecognisedSkill = { skill: Skill; score: number }

const mostSkills = 8
/** A skill that is less near than this part of the nearest is another lesson's. */
const margin = 0.4
/** Grades that a lesson may lie outside those of a skill. */
const farGrades = 1
const worthOfName = 4
const mostNotations = 6
const fewest = { named: 1, unnamed: 3, noted: 3 }
/** The part of the lines that reckon, in a lesson that does not say its area. */
const reckoningShare = 0.15
const reckons = /\d\s*(?:[+×÷=<>²³%]|[-−–]\s*\d|\/\d)/u

const signsOf = ({ cues }: Skill): string[] => [
  ...new Set([...(cues.en ?? []), ...(cues.fil ?? [])].map(plain).filter((sign) => sign.length > 2)),
]

const timesOfSign = new Map<string, number>()
for (const skill of catalogue)
  for (const sign of signsOf(skill)) timesOfSign.set(sign, (timesOfSign.get(sign) ?? 0) + 1)

const byWord: SignsByWord = Map.groupBy(
  [...timesOfSign.keys()].map((sign) => ({ sign, words: sign.split(' ') })),
  ({ words }) => words[0] ?? '',
)

/** The fewer skills have a sign, the more it tells. */
const weightOf = (sign: string) => (1 / (timesOfSign.get(sign) ?? 1)) * (sign.includes(' ') ? 1.5 : 0.7)

const areasFor: Record<string, readonly SkillArea[]> = {
  Mathematics: ['Mathematics'],
  Science: ['Science', 'Mathematics'],
  TLE: ['TLE'],
  EPP: ['TLE'],
  English: ['English'],
  Filipino: ['Filipino'],
}

const readBefore = new WeakMap<SourceDocument, readonly RecognisedSkill[]>()

/** The skills that a file practises, the nearest first; none rather than a wrong one. */
export function recogniseSkills(document: SourceDocument): readonly RecognisedSkill[] {
  const known = readBefore.get(document)
  if (known) return known
  const found = recognised(document)
  readBefore.set(document, found)
  return found
}

function recognised(document: SourceDocument): RecognisedSkill[] {
  const { lines, heads } = linesIn(document)
  const { times } = signsOfLines(lines, byWord)
  const frame = frameOf(document, rolesIn(document))
  const area = areaOf(frame.learning_area)
  const grade = gradeIn(frame.grade_level)
  const written = document.blocks.flatMap(linesOf)
  const isReckoning =
    written.filter((line) => reckons.test(line)).length >= reckoningShare * (written.length || 1)
  const told = plain([...frame.competencies.map(({ text }) => text), ...frame.objectives].join(' | '))
  const said = `${heads} ${told} `
  const allowed = area === null ? null : (areasFor[area] ?? [])
  const ranked = catalogue
    .filter((skill) => (allowed === null ? skill.area !== 'TLE' : allowed.includes(skill.area)))
    .filter(
      ({ grades: [first, last] }) =>
        Number.isNaN(grade) || (grade >= first - farGrades && grade <= last + farGrades),
    )
    .flatMap((skill): RecognisedSkill[] => {
      const signs = signsOf(skill)
      const hits = signs.filter((sign) => times.has(sign))
      const named = signs.filter((sign) => sign.includes(' ') && said.includes(` ${sign} `))
      const noted = (skill.notation ?? []).reduce(
        (sum, pattern) => sum + written.filter((line) => pattern.test(line)).length,
        0,
      )
      const isSure = allowed !== null || (isReckoning && skill.area === 'Mathematics')
      const isEnough =
        (named.length >= fewest.named && (isSure || hits.length >= fewest.unnamed)) ||
        (isSure && hits.length >= fewest.unnamed && hits.some((sign) => sign.includes(' '))) ||
        (isSure && noted >= fewest.noted && hits.length > 0)
      if (!isEnough) return []
      const score =
        hits.reduce((sum, sign) => sum + weightOf(sign) * sureOf(times.get(sign) ?? 0), 0) +
        worthOfName * named.reduce((sum, sign) => sum + weightOf(sign), 0) +
        Math.min(mostNotations, noted) / 3
      return [{ skill, score }]
    })
    .sort((one, other) => other.score - one.score)
  const best = ranked[0]?.score ?? 0
  return ranked.filter(({ score }) => score >= margin * best).slice(0, mostSkills)
}

/** Whether a text speaks of a skill. */
export function speaksOf(text: string, skill: Skill): boolean {
  const spoken = ` ${plain(text)} `
  return (
    signsOf(skill).some((sign) => spoken.includes(` ${sign} `) || spoken.includes(` ${sign}s `)) ||
    (skill.notation ?? []).some((pattern) => pattern.test(text))
  )
}

/** Language skills ask in their own language, whatever else the lesson speaks. */
export const languageFor = (skill: Skill, wanted: 'en' | 'fil') => {
  const languages = languagesOf(skill)
  return languages.includes(wanted) ? wanted : languages[0]
}
