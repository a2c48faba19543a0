import { unitLabelOf } from '@klasrum/curriculum/entry'
import type { Day, Unit } from '@klasrum/curriculum/unit'
import { type Headed, standardIn } from '../plan/form.ts'
import { placedUnits } from '../sources/units/placed-unit.ts'
import { gradeTextIn } from '../understand/frame-words.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { Topic } from '../understand/outline.ts'
import { asData, isNameOfFile, isPersonal } from './passages.ts'

const mostLines = 12
const longestLine = 500
const languages = { en: 'English', fil: 'Filipino' } as const

/** What the files say around their lesson, without a word on a person: one line of data. */
export function lessonBriefOf({ outline, heading }: Headed): string {
  const { documents, language } = outline
  const plans = documents.map(({ plan }) => plan)
  const fit = (text: string | null) =>
    text && !isPersonal(text, heading) ? text.slice(0, longestLine) : null
  const fitting = (texts: readonly string[]) => texts.flatMap((text) => fit(text) ?? []).slice(0, mostLines)
  const first = (texts: readonly (string | null)[]) => texts.find((text) => text?.trim()) ?? null
  const isFile = documents.some(({ file_name }) => isNameOfFile(outline.title, file_name))
  const told = {
    title: isFile ? null : fit(outline.title),
    language: languages[language],
    grade:
      gradeTextIn(heading.grade_and_section ?? '') ??
      gradeTextIn(first(plans.map((plan) => plan.grade_level)) ?? ''),
    area: fit(heading.learning_area) ?? fit(first(plans.map((plan) => plan.learning_area))),
    quarter: fit(heading.quarter) ?? fit(first(plans.map((plan) => plan.quarter))),
    competencies: fitting(plans.flatMap((plan) => plan.competencies.map(({ text }) => text))),
    objectives: fitting(plans.flatMap((plan) => plan.objectives)),
    content_standard: fit(standardIn({ outline, heading }, 'content')),
    performance_standard: fit(standardIn({ outline, heading }, 'performance')),
  }
  const known = Object.entries(told).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
  return `<lesson>\n${asData(Object.fromEntries(known))}\n</lesson>`
}

const ideaLine = ({ title, explanation, terms, facts }: Unit['ideas'][number]) => ({
  idea: title,
  explanation,
  terms: terms.map(({ name, meaning }) => `${name}: ${meaning}`),
  facts: facts.map(({ before, answer, after }) => `${before}${answer}${after}`),
})

/** What the curriculum knows about these topics, one line for each idea, as much of it as fits; nothing where it knows nothing. */
export function referenceOf(lesson: Lesson, topics: readonly Topic[], letters: number): string {
  const lines = placedUnits(lesson).flatMap(({ unit, topicOfIdea }) => {
    const near = unit.ideas.filter((_, idea) => topics.some((topic) => topic === topicOfIdea[idea]))
    return [
      asData({ unit: unitLabelOf(unit) }),
      ...near.map((idea) => asData(ideaLine(idea))),
      ...unit.misconceptions.map(({ wrong, right }) => asData({ mistaken: wrong, right })),
    ]
  })
  return marked('reference', lines, letters)
}

const dayLine = ({
  title,
  knowledge,
  skill,
  attitude,
  materials,
  steps,
  questions,
  value,
  help,
  more,
  assignment,
}: Day) => ({
  day: title,
  objectives: [knowledge, skill, attitude],
  materials,
  steps: steps.map(({ name, minutes, text, expected }) => ({ step: name, minutes, text, expected })),
  questions,
  value,
  help,
  more,
  assignment,
})

/** How the units would teach it, day by day. */
export const teachingOf = (lesson: Lesson, letters: number): string =>
  marked(
    'reference',
    placedUnits(lesson).flatMap(({ unit }) => [
      asData({ unit: unitLabelOf(unit) }),
      ...unit.days.map((day) => asData(dayLine(day))),
      ...unit.misconceptions.map(({ wrong, right }) => asData({ mistaken: wrong, right })),
    ]),
    letters,
  )

function marked(name: string, lines: readonly string[], letters: number): string {
  let full = 0
  const fitting = lines.filter((line) => {
    full += line.length
    return full <= letters
  })
  return fitting.length === 0 ? '' : `\n\n<${name}>\n${fitting.join('\n')}\n</${name}>`
}
