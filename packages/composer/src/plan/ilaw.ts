import type { PlanText } from '@klasrum/contract/material'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import { evaluation } from './check.ts'
import {
  areaOfOutline,
  gradeInHead,
  nearestStandardIn,
  type PlanForm,
  referencesIn,
  standardIn,
} from './form.ts'
import { additional, application, opening, resources, wayOfSession } from './moves.ts'
import type { IlawRow } from './rows.ts'
import { flow } from './teaching.ts'
import {
  about,
  blankText,
  competencyPrompt,
  composed,
  forTeacher,
  headed,
  type PlanWork,
  source,
  standardPrompt,
  teacherPrompt,
  wordsFor,
} from './text.ts'

const row = (name: IlawRow, write: (work: PlanWork) => PlanText) =>
  ({ label: (words: { ilawRows: Record<IlawRow, string> }) => words.ilawRows[name], write }) as const

/** Competencies and standards of the file or the curriculum; what neither gives is left to the teacher. The standards are those of a term: they stand in the first session. */
function standards(work: PlanWork): PlanText {
  const words = wordsFor(work)
  const standardOf = (what: 'content' | 'performance'): string | null => {
    const said = standardIn(headed(work), what)
    const nearest = nearestStandardIn(headed(work), what)
    const text = said ?? (nearest && words.standards.nearest(nearest.place, nearest.text))
    return text && words.standards[what](text)
  }
  const kinds = ['content', 'performance'] as const
  const isSaid = kinds.some((what) => standardOf(what) !== null)
  const { competencies } = work
  const isOfUnit = isUnitAlone(work.lesson.outline)
  const isLater = work.session.number > 1 && (isOfUnit || competencies.length > 0 || isSaid)
  if (competencies.length === 0 && !isSaid)
    return forTeacher(
      competencyPrompt(work),
      ...(isLater ? [] : kinds.map((what) => standardPrompt(work, what))),
    )
  const told = competencies.length > 0 || (isLater && !isOfUnit) ? competencies : [competencyPrompt(work)]
  if (isLater) return source([...told, ...(isSaid ? [words.standards.asInFirst] : [])])
  return source([
    ...told,
    ...kinds.flatMap((what) => standardOf(what) ?? (isOfUnit ? standardPrompt(work, what) : [])),
  ])
}

function integration(work: PlanWork): PlanText {
  const { moves } = wordsFor(work)
  const asked = application(work)
  if (asked.from === 'source') return source([...asked.lines])
  // The day's own question speaks of its content; a line that fits every lesson would only stand beside it.
  if (work.day?.valueQuestion) return asked
  const woven = work.day ? wayOfSession(work, wordsFor(work).day.weave) : moves.weave(about(work))
  return composed(...asked.lines, woven)
}

export const ilaw: PlanForm = {
  header: ({ lesson, settings, sessions, words }) => {
    const { heading } = settings
    const { title } = lesson.outline
    const area = heading.learning_area ?? areaOfOutline(lesson.outline)
    return [
      { label: words.head.areaAndLesson, value: area ? `${area}: ${title}` : title },
      { label: words.head.teacher, value: heading.teacher },
      { label: words.head.grade, value: gradeInHead({ outline: lesson.outline, heading }) },
      { label: words.head.week, value: heading.dates },
      { label: words.head.sessions, value: String(sessions.length) },
      { label: words.head.references, value: referencesIn({ outline: lesson.outline, heading }) },
    ]
  },
  sections: [
    {
      title: ({ sections }) => sections.ilaw.intentions,
      rows: [
        row('competency', standards),
        row('objectives', (work) => ({
          lines: [wordsFor(work).objectives.lead, ...work.objectives.lines],
          from: work.objectives.from,
        })),
        row('context', teacherPrompt('context')),
      ],
    },
    {
      title: ({ sections }) => sections.ilaw.experience,
      rows: [
        row('opening', opening),
        row('flow', flow),
        row('resources', resources),
        row('integration', integration),
      ],
    },
    { title: ({ sections }) => sections.ilaw.assessing, rows: [row('formative', evaluation)] },
    {
      title: ({ sections }) => sections.ilaw.forward,
      rows: [row('extended', additional), row('reflections', () => blankText)],
    },
  ],
}
