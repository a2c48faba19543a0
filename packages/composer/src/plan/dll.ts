import type { PlanText } from '@klasrum/contract/material'
import { ideaOfDay } from '../sources/units/idea-of-day.ts'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import { isLed } from '../understand/outline.ts'
import { isStory } from './board-points.ts'
import { evaluation } from './check.ts'
import {
  areaOfOutline,
  frameFieldIn,
  gradeInHead,
  nearestStandardIn,
  type PlanForm,
  standardIn,
} from './form.ts'
import {
  additional,
  application,
  examples,
  generalization,
  mastery,
  opening,
  purpose,
  resources,
} from './moves.ts'
import type { DllRow } from './rows.ts'
import { concepts } from './teaching.ts'
import {
  blankText,
  competencyPrompt,
  forTeacher,
  headed,
  type PlanWork,
  source,
  standardPrompt,
  teacherPrompt,
  wordsFor,
} from './text.ts'
import type { PlanWords } from './words.ts'

const row = (name: DllRow, write: (work: PlanWork) => PlanText) =>
  ({ label: (words: PlanWords) => words.dllRows[name], write }) as const

const standard = (what: 'content' | 'performance') => (work: PlanWork) => {
  const found = standardIn(headed(work), what)
  if (found) return source([found])
  const nearest = nearestStandardIn(headed(work), what)
  return nearest
    ? source([wordsFor(work).standards.nearest(nearest.place, nearest.text)])
    : forTeacher(standardPrompt(work, what))
}

/** The competencies with the codes of the file, then the objectives that lead to them. */
function competencies(work: PlanWork): PlanText {
  const { objectives } = wordsFor(work)
  const aims = [objectives.lead, ...work.objectives.lines]
  const { from } = work.objectives
  return work.competencies.length > 0
    ? { lines: [...work.competencies, ...aims], from }
    : {
        lines: [
          ...(work.session.number === 1 || isUnitAlone(work.lesson.outline) ? [competencyPrompt(work)] : []),
          ...aims,
        ],
        from,
      }
}

/** Under a written day stands the idea of the unit that it teaches; a heading of the file may be on more, or on something else. */
function titlesOfDay({ lesson: { outline }, session, day }: PlanWork): string[] | null {
  const [unit] = outline.known.units
  if (!unit || !day || !isLed(session) || isUnitAlone(outline)) return null
  const idea = unit.ideas[ideaOfDay(unit, day)]
  return idea ? [idea.title] : null
}

/** What is taught; of a unit also where the session stands in it. */
function content(work: PlanWork): PlanText {
  const { session, lesson, count } = work
  const titles = isStory(lesson, session)
    ? [session.title]
    : (titlesOfDay(work) ?? [...new Set(session.topics.map(({ title }) => title))])
  const part = wordsFor(work).day.partOf(session.number, count, lesson.outline.title)
  return isUnitAlone(lesson.outline) ? source([...titles, part]) : source(titles)
}

const reflections = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

export const dll: PlanForm = {
  header: ({ lesson, settings: { heading }, words }) => {
    const { documents } = lesson.outline
    return [
      { label: words.head.school, value: heading.school },
      { label: words.head.teacher, value: heading.teacher },
      { label: words.head.dates, value: heading.dates },
      { label: words.head.grade, value: gradeInHead({ outline: lesson.outline, heading }) },
      { label: words.head.area, value: heading.learning_area ?? areaOfOutline(lesson.outline) },
      { label: words.head.quarter, value: heading.quarter ?? frameFieldIn(documents, 'quarter') },
    ]
  },
  sections: [
    {
      title: ({ sections }) => sections.dll.objectives,
      rows: [
        row('contentStandard', standard('content')),
        row('performanceStandard', standard('performance')),
        row('competency', competencies),
      ],
    },
    {
      title: ({ sections }) => sections.dll.content,
      rows: [row('content', content)],
    },
    {
      title: ({ sections }) => sections.dll.resources,
      rows: [
        row('guide', teacherPrompt('guide')),
        row('learnerPages', teacherPrompt('learnerPages')),
        row('textbook', teacherPrompt('textbook')),
        row('portal', teacherPrompt('portal')),
        row('otherResources', resources),
      ],
    },
    {
      title: ({ sections }) => sections.dll.procedures,
      rows: [
        row('review', opening),
        row('purpose', purpose),
        row('examples', examples),
        row('conceptsOne', (work) => concepts(work).one),
        row('conceptsTwo', (work) => concepts(work).two),
        row('mastery', mastery),
        row('application', application),
        row('generalization', generalization),
        row('evaluation', evaluation),
        row('additional', additional),
      ],
    },
    { title: ({ sections }) => sections.dll.remarks, rows: [row('remarks', () => blankText)] },
    {
      title: ({ sections }) => sections.dll.reflection,
      rows: reflections.map((letter) => row(`reflection${letter}`, () => blankText)),
    },
  ],
}
