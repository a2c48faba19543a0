import type { SourceQuote } from '@klasrum/contract/material'
import { catalogue } from '@klasrum/skills/catalogue'
import type { Skill } from '@klasrum/skills/skill'
import { blockLinesOf } from '../../understand/features.ts'
import type { Lesson } from '../../understand/lesson.ts'
import type { Topic } from '../../understand/outline.ts'
import { passagesOf } from '../../understand/statements.ts'
import { wordsOfIdea } from '../units/nearness.ts'
import { isUnitAlone, placedUnits } from '../units/placed-unit.ts'
import { saidBy } from '../units/unit-statement.ts'
import {
  gradeOfFile,
  isOfGrade,
  namesSkill,
  type RecognisedSkill,
  recogniseSkills,
  speaksOf,
} from './recognise-skills.ts'

/** A skill beside a lesson: the topic that practises it and the passage that speaks of it. */
export type PlacedSkill = {
  skill: Skill
  topic: Topic
  source: SourceQuote
  grade: number
  /** The largest number of the lesson's own examples. */
  largest: number | undefined
  /** Operations that the lesson hardly speaks of; a story must not need them. */
  foreign: readonly string[]
}

/** How a lesson speaks of an operation, in signs and in words. */
const operations: readonly (readonly [sign: string, spoken: RegExp])[] = [
  ['+', /\+|\baddition|\badd(?:ed|ing)?\b|\bsum\b|pagdaragdag|pagsasama/i],
  ['−', /[-−–]\s*\d|\bsubtract|\bdifference\b|pagbabawas|ibawas/i],
  ['×', /×|\d\s*x\s*\d|\bmultipl|\bproduct\b|\btimes\b|pagpaparami|paramihin/i],
  ['÷', /÷|\bdivi(?:de|dend)|\bdivision\b(?! (?:office|superintendent))|\bquotient\b|paghahati|hatiin/i],
]

/** Beside the operation that a lesson is about, others stand in lists to choose from. */
const foreignShare = 0.35

function foreignIn(lines: readonly string[]): string[] {
  const spoken = operations.map(([sign, words]) => ({
    sign,
    times: lines.filter((line) => words.test(line)).length,
  }))
  const most = Math.max(...spoken.map(({ times }) => times))
  return spoken.flatMap(({ sign, times }) => (times < foreignShare * most ? [sign] : []))
}

const placedBefore = new WeakMap<Lesson, readonly PlacedSkill[]>()

/** The skills that the lesson or its units practise, topic by topic. */
export function placedSkills(lesson: Lesson): readonly PlacedSkill[] {
  const known = placedBefore.get(lesson)
  if (known) return known
  const ofFiles = isUnitAlone(lesson.outline) ? [] : skillsOfFiles(lesson)
  // What a file practises is known from the file; a unit has more days than it.
  const isOfUnits = ofFiles.length === 0 && (isUnitAlone(lesson.outline) || lesson.outline.known.fill)
  const placed = isOfUnits ? skillsOfUnits(lesson) : ofFiles
  const once = new Map(placed.map((each) => [`${each.skill.id} ${each.topic.title}`, each]))
  const all = [...once.values()]
  placedBefore.set(lesson, all)
  return all
}

/** What a teacher calls the skills of a lesson, each once. */
export const skillNames = (lesson: Lesson): string[] => [
  ...new Set(placedSkills(lesson).map(({ skill }) => skill.name[lesson.outline.language])),
]

/** With fewer numbers the grade tells the range. */
const fewestExamples = 8
/** A topic with so many of its own, such as sums for the head, has its own range, unless that leaves too few problems. */
const fewestInTopic = 6
const leastRange = 50
/** Sums for the head stay below a hundred. */
const forTheHead =
  /\b(?:gamit ang isip|mental (?:math|addition|subtraction)|mentally|counting on|making tens?)\b/i
const largestInHead = 99
/** What a topic without a telling title may practise at once. */
const mostOfTopic = 4
const numbers = /\d[\d,]*(?:\.\d+)?/g
/** Years and page numbers are no examples. */
const isExample = (value: number) => !(value >= 1900 && value <= 2100)

function largestIn(lines: readonly string[], fewest = fewestExamples): number | undefined {
  const values = lines
    .flatMap((line) => line.match(numbers) ?? [])
    .map((text) => Number(text.replaceAll(',', '')))
    .filter((value) => Number.isFinite(value) && isExample(value))
    .sort((one, other) => one - other)
  // A single large number may be a date, a code or a price in a story.
  return values.length < fewest ? undefined : [...new Set(values)].at(-2)
}

/** "Mga Bilang hanggang 10 000" tells the range of all its parts. */
const statedRange = /(?:hanggang|up to|through)\s+(?:₱|php\s?)?(\d{1,3}(?:[ ,]\d{3})+|\d{3,7})(?!\d)/gi

function rangeIn(titles: readonly string[]): number | undefined {
  const stated = titles
    .flatMap((title) =>
      [...title.matchAll(statedRange)].map(([, number = '']) => number.replace(/[ ,]/g, '')),
    )
    .map(Number)
    .filter(isExample)
  return stated.length > 0 ? Math.max(...stated) : undefined
}

/** A file of more parts is on one skill only where so many of them speak of it. */
const fewTopics = 3
const leastSpeaking = 0.3

/** What part of the loudest skill of its unit another one must reach. */
const asLoud = 0.8

/** In a language one word such as "pronoun" names many lessons; where the unit is known, it says which. */
const ofLanguages: ReadonlySet<string> = new Set(['English', 'Filipino'])

/** Elsewhere a lesson uses the words of what it does not reckon: one on limiting reactants speaks of moles and mass. */
const ofNumbers: ReadonlySet<string> = new Set(['Mathematics'])

function skillsOfFiles({ outline }: Lesson): PlacedSkill[] {
  const { units } = outline.known
  return outline.documents.flatMap((document) => {
    const isOfUnits = ({ skill }: RecognisedSkill) => units.some((unit) => skill.units.includes(unit.id))
    const ofUnit = units[0]?.grades[0] ?? Number.NaN
    const told = gradeOfFile(document)
    const grade = Number.isNaN(told) ? ofUnit : told
    // A module of senior high school that says no grade is known by its unit: it practises no ordinal numbers.
    const possible = recogniseSkills(document).filter(
      (each) =>
        isOfUnits(each) ||
        (isOfGrade(each.skill, grade) &&
          (units.length === 0 || !ofLanguages.has(each.skill.area)) &&
          (each.isNamed || ofNumbers.has(each.skill.area))),
    )
    // Rounding speaks of places, and is no lesson on place value: the unit says what is practised, and what is named as loudly.
    const ofUnits = possible.filter(isOfUnits)
    const loudest = Math.max(0, ...ofUnits.map(({ score }) => score))
    const found =
      ofUnits.length > 0
        ? possible.filter((each) => isOfUnits(each) || (each.isNamed && each.score >= loudest * asLoud))
        : possible
    if (found.length === 0) return []
    const topics = outline.topics.filter(({ file }) => file === document.file_name)
    const foreign = foreignIn(document.blocks.flatMap(blockLinesOf))
    const stated = rangeIn([
      document.title ?? '',
      ...document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
      ...units.map(({ title }) => title),
    ])
    const largest = largestIn(topics.flatMap(({ blocks }) => blocks.flatMap(passagesOf)))
    const ofWholeFile = found.slice(0, 1).filter(({ skill }) => {
      const speaking = topics.filter(({ title, blocks }) =>
        [title, ...blocks.flatMap(passagesOf)].some((text) => speaksOf(text, skill)),
      )
      return topics.length <= fewTopics || speaking.length >= topics.length * leastSpeaking
    })
    return topics.flatMap((topic) => {
      const texts = topic.blocks.flatMap((located) =>
        passagesOf(located).map((text) => ({ text, number: located.block.number, page: located.block.page })),
      )
      const ownRange = largestIn(
        texts.map(({ text }) => text),
        fewestInTopic,
      )
      const isForHead = forTheHead.test([topic.title, ...texts.map(({ text }) => text)].join(' '))
      const titled = found.filter(({ skill }) => speaksOf(topic.title, skill))
      const spoken =
        titled.length > 0
          ? titled
          : found.filter(({ skill }) => texts.some(({ text }) => speaksOf(text, skill))).slice(0, mostOfTopic)
      // A part that names none of them practises what the whole file does, where it is on one thing.
      return (spoken.length > 0 ? spoken : ofWholeFile).map(({ skill }): PlacedSkill => {
        const passage = texts.find(({ text }) => speaksOf(text, skill)) ?? texts[0]
        return {
          skill,
          topic,
          grade: Number.isNaN(grade) ? Math.round((skill.grades[0] + skill.grades[1]) / 2) : grade,
          largest: isForHead
            ? largestInHead
            : (stated ?? (ownRange !== undefined && ownRange >= leastRange ? ownRange : largest)),
          foreign,
          source: {
            file: document.file_name,
            page: passage?.page ?? null,
            paragraph: passage?.number ?? 1,
            quote: (passage?.text.trim() || topic.title).slice(0, 2_000),
          },
        }
      })
    })
  })
}

/** A unit has more days than a file: beside one, only what its title or one of its topics speaks of is practised. */
function isHeaded({ outline }: Lesson, skill: Skill): boolean {
  if (isUnitAlone(outline)) return true
  const files = outline.documents.filter(({ kind }) => kind !== 'unit')
  const topics = outline.topics.filter(({ file }) => files.some(({ file_name }) => file_name === file))
  return [...files, ...topics].some(({ title }) => namesSkill(title ?? '', skill))
}

function skillsOfUnits(lesson: Lesson): PlacedSkill[] {
  return placedUnits(lesson).flatMap(({ unit, topicOfIdea, known }) =>
    catalogue
      .filter((skill) => skill.units.includes(unit.id) && isHeaded(lesson, skill))
      .flatMap((skill) => {
        const speaking = unit.ideas.flatMap((idea, at) => (speaksOf(wordsOfIdea(idea), skill) ? [at] : []))
        const ideas = speaking.length > 0 ? speaking : unit.ideas.map((_, at) => at).slice(0, 1)
        return ideas.flatMap((at): PlacedSkill[] => {
          const idea = unit.ideas[at]
          const topic = topicOfIdea[at]
          const place = idea && known(saidBy.idea(idea, at))
          if (!topic || !place) return []
          return [
            {
              skill,
              topic,
              grade: unit.grades[0] ?? skill.grades[0],
              largest: undefined,
              foreign: [],
              source: 'basis' in place.from ? place.from.basis : place.from.source,
            },
          ]
        })
      }),
  )
}
