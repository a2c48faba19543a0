import type { SourceDocument } from '@klasrum/contract/source'
import { byFirstWord, signsOfLines } from '@klasrum/curriculum/signs'
import { comparableText } from '@klasrum/curriculum/words'
import { catalogue } from '@klasrum/skills/catalogue'
import { languagesOf, type Skill, type SkillArea } from '@klasrum/skills/skill'
import { blockLinesOf } from '../../understand/features.ts'
import { frameOf } from '../../understand/frame-of.ts'
import { shareOfReckoning } from '../../understand/reckoning.ts'
import { areaOf, gradeNumberIn, linesIn, sureOf } from '../../understand/signs.ts'
import { rolesIn } from '../../understand/topics-of.ts'

export type RecognisedSkill = {
  skill: Skill
  score: number
  /** A heading or a competency names it. */
  isNamed: boolean
}

const mostSkills = 8
/** A skill that is less near than this part of the nearest is another lesson's. */
const margin = 0.35
/** Grades that a lesson may lie outside those of a skill. */
const farGrades = 1
const worthOfName = 4
const mostNotations = 6
/** How telling the words must be: one that no other skill has in a heading, or several in the text. */
const least = { named: 0.7, said: 2, hits: 3, noted: 3, hitsBesideNotation: 2 }
const shortestName = 6
/** The part of the lines that reckon, in a lesson that does not say its area. */
const reckoningShare = 0.06

/** What a lesson must speak of before it can be on any skill of a kind. */
const subjects: readonly [kind: RegExp, subject: RegExp][] = [
  [/^fractions\//, /\b(fractions?|hating|kalahati|numerator|denominator)\b/],
  [/^decimals\//, /\b(decimals?|desimal)\b/],
  [/integer/, /\b(integers?|negative|positibo|negatibo)\b/],
  [/percent/, /\b(percent(age)?s?|porsiyento|bahagdan)\b|%/],
  // Prices increase and decrease without a graph.
  [/\/(?:line|bar|pie)-graph|\/pictograph/, /\b(?:graphs?|charts?|grap|tsart|pictographs?|piktograp\w*)\b/],
  // Every text has the words that these are about: "ito", "siya", "para sa", "upang", "in", "they".
  [/\/panghalip-/, /\bpanghalip\b/],
  [/\/pang-ukol$/, /\bpang-ukol\b/],
  [/\/pangatnig$/, /\b(pangatnig|pang-ugnay)\b/],
  [/\/prepositions-/, /\bprepositions?\b/],
  [/\/pronouns$/, /\bpronouns?\b/],
  // A lesson on one tense does not practise the others: of three such problems none was usable.
  [
    /\/verb-tenses$/,
    /\b(?:verb tenses|tenses of (?:the )?verbs?|simple tenses|progressive tenses)\b|\b(?:simple past|past tense)\b[\s\S]*\b(?:simple future|future tense)\b|\b(?:simple future|future tense)\b[\s\S]*\b(?:simple past|past tense)\b/,
  ],
]

/** A lesson that speaks of decimals or fractions all the time does not practise whole numbers. */
const partsOfNumbers = /\b(?:decimals?|fractions?|desimal)\b/g
const mostOfParts = 12

const signsOf = ({ cues }: Skill): string[] => [
  ...new Set([...(cues.en ?? []), ...(cues.fil ?? [])].map(comparableText).filter((sign) => sign.length > 2)),
]

const timesOfSign = new Map<string, number>()
for (const skill of catalogue)
  for (const sign of signsOf(skill)) timesOfSign.set(sign, (timesOfSign.get(sign) ?? 0) + 1)

const byWord = byFirstWord(timesOfSign.keys())

/** The fewer skills have a sign, the more it tells. */
const weightOf = (sign: string) => (1 / (timesOfSign.get(sign) ?? 1)) * (sign.includes(' ') ? 1.5 : 0.7)

const areasFor: Record<string, readonly SkillArea[]> = {
  Mathematics: ['Mathematics'],
  'General Mathematics': ['Mathematics'],
  'Statistics and Probability': ['Mathematics'],
  Science: ['Science'],
  'General Science': ['Science'],
  'Earth and Life Science': ['Science'],
  'Physical Science': ['Science'],
  'General Biology': ['Science'],
  'General Chemistry': ['Science'],
  'General Physics': ['Science'],
  'Pre-Calculus': ['Mathematics'],
  'Basic Calculus': ['Mathematics'],
  'Business Mathematics': ['Mathematics'],
  'Business Finance': ['Mathematics'],
  TLE: ['TLE'],
  EPP: ['TLE'],
  English: ['English'],
  Filipino: ['Filipino'],
}

/** A lesson on word problems practises no bare sums. */
const ofProblems = /-problems$/
const bareOperation = /\/(?:addition|subtraction|multiplication|division)$/

/** Whether a skill is practised in a grade or near it; in any where the grade is not known. */
export const isOfGrade = ({ grades: [first, last] }: Skill, grade: number): boolean =>
  Number.isNaN(grade) || (grade >= first - farGrades && grade <= last + farGrades)

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
  const grade = gradeOfFile(document)
  const written = document.blocks.flatMap(blockLinesOf)
  const isReckoning = shareOfReckoning(document) >= reckoningShare
  const told = comparableText(
    [...frame.competencies.map(({ text }) => text), ...frame.objectives].join(' | '),
  )
  const headText = `${heads} ${told} `
  const fullText = written.join(' ').toLowerCase()
  const isOnParts = (fullText.match(partsOfNumbers)?.length ?? 0) > mostOfParts
  const allowed = area === null ? null : (areasFor[area] ?? [])
  const ranked = catalogue
    .filter((skill) => (allowed === null ? skill.area !== 'TLE' : allowed.includes(skill.area)))
    .filter((skill) => isOfGrade(skill, grade))
    .flatMap((skill): RecognisedSkill[] => {
      const signs = signsOf(skill)
      const hits = signs.filter((sign) => times.has(sign))
      const named = signs.filter(
        (sign) =>
          // A single word such as "symbol" names nothing unless the lesson has more of the same.
          (sign.includes(' ') || (hits.length >= least.hits && sign.length >= shortestName)) &&
          headText.includes(` ${sign} `),
      )
      const noted = (skill.notation ?? []).reduce(
        (sum, pattern) => sum + written.filter((line) => pattern.test(line)).length,
        0,
      )
      const weigh = (some: readonly string[]) => some.reduce((sum, sign) => sum + weightOf(sign), 0)
      const isNamed = weigh(named) >= least.named
      const isSaid = hits.length >= least.hits && weigh(hits) >= least.said
      const isNoted = noted >= least.noted && hits.length >= least.hitsBesideNotation
      const isEnough =
        allowed === null
          ? isReckoning && skill.area === 'Mathematics' && isNamed && hits.length >= least.hits - 1
          : isNamed || isSaid || isNoted
      const isOnWholes = !bareOperation.test(skill.id) || !/^whole-numbers/.test(skill.id) || !isOnParts
      const isOnSubject =
        isOnWholes && subjects.every(([kind, subject]) => !kind.test(skill.id) || subject.test(fullText))
      if (!isEnough || !isOnSubject) return []
      const score =
        hits.reduce((sum, sign) => sum + weightOf(sign) * sureOf(times.get(sign) ?? 0), 0) +
        worthOfName * Math.sqrt(weigh(named)) +
        Math.min(mostNotations, noted) / 3
      return [{ skill, score, isNamed }]
    })
    .sort((one, other) => other.score - one.score)
  const best = ranked[0]?.score ?? 0
  const isOnProblems = ranked.some(({ skill, isNamed }) => isNamed && ofProblems.test(skill.id))
  return ranked
    .filter(({ skill }) => !isOnProblems || !bareOperation.test(skill.id))
    .filter(({ score }) => score >= best * margin)
    .slice(0, mostSkills)
}

/** NaN where neither the file nor its name tells it. */
export function gradeOfFile(document: SourceDocument): number {
  const stated = gradeNumberIn(frameOf(document, rolesIn(document)).grade_level)
  return Number.isNaN(stated) ? gradeInName(document) : stated
}

/** "MATH_GR3_Q4.pdf" and "Mathematics 5 · Module 2" tell the grade too. */
const gradeInName = ({ file_name, title }: SourceDocument) =>
  Number(
    /(?:\b|_)(?:grade|gr|baitang|math(?:ematics)?|g)[ _-]?(\d{1,2})(?!\d)/i.exec(
      `${title ?? ''} ${file_name}`,
    )?.[1] ?? Number.NaN,
  )

/** Whether a text speaks of a skill. */
export function speaksOf(text: string, skill: Skill): boolean {
  const spoken = ` ${comparableText(text)} `
  return (
    signsOf(skill).some((sign) => spoken.includes(` ${sign} `) || spoken.includes(` ${sign}s `)) ||
    (skill.notation ?? []).some((pattern) => pattern.test(text))
  )
}

const ofLanguage: ReadonlySet<SkillArea> = new Set(['English', 'Filipino'])

/** Whether a heading names a skill. A word such as "noun" names many lessons on language. */
export function namesSkill(heading: string, skill: Skill): boolean {
  const spoken = ` ${comparableText(heading)} `
  return signsOf(skill).some(
    (sign) =>
      (sign.includes(' ') || (timesOfSign.get(sign) === 1 && !ofLanguage.has(skill.area))) &&
      (spoken.includes(` ${sign} `) || spoken.includes(` ${sign}s `)),
  )
}

/** Language skills ask in their own language, whatever else the lesson speaks. */
export const languageFor = (skill: Skill, wanted: 'en' | 'fil') => {
  const languages = languagesOf(skill)
  return languages.includes(wanted) ? wanted : languages[0]
}
