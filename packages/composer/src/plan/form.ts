import type { MaterialSettings } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import { gradeOfSection, placeOfSection, type Standards } from '@klasrum/curriculum/read-standards'
import { isUnitAlone } from '../sources/units/placed-unit.ts'
import { gradeTextIn } from '../understand/frame-words.ts'
import type { Lesson } from '../understand/lesson.ts'
import type { LessonSession, Outline } from '../understand/outline.ts'
import { onTopic } from './on-topic.ts'
import type { PlanMove } from './text.ts'
import type { PlanWords } from './words.ts'

type Label = (words: PlanWords) => string

type HeaderWork = {
  lesson: Lesson
  settings: MaterialSettings
  sessions: readonly LessonSession[]
  words: PlanWords
}

/** A form in the order in which it is printed. */
export type PlanForm = {
  header: (work: HeaderWork) => { label: string; value: string | null }[]
  sections: readonly { title: Label; rows: readonly { label: Label; write: PlanMove }[] }[]
}

type FrameField = 'grade_level' | 'learning_area' | 'quarter' | 'content_standard' | 'performance_standard'

/** What a file says of itself; the first that says it. */
export const frameFieldIn = (documents: readonly SourceDocument[], what: FrameField): string | null =>
  documents.map(({ plan }) => plan[what]?.trim() || null).find((text) => text !== null) ?? null

/** A lesson with what the teacher wrote above the plan. */
export type Headed = { outline: Outline; heading: MaterialSettings['heading'] }

/** The grade from 1 to 12; null where nobody says it. */
export function gradeOf({ outline, heading }: Headed): number | null {
  const told = [heading.grade_and_section, ...outline.documents.map(({ plan }) => plan.grade_level)]
  const named = told.flatMap((text) => gradeTextIn(text ?? '') ?? [])[0]
  return Number(named?.replace(/\D/g, '')) || (outline.known.units[0]?.grades[0] ?? null)
}

/** As it stands in the head; a topic that may be taught in several grades does not say whose class this is. */
export function gradeInHead({ outline, heading }: Headed): string | null {
  const [unit] = outline.known.units
  const isOpen = isUnitAlone(outline) && !!unit && unit.grades.length > 1 && !gradeOfSection(unit.taughtIn)
  return heading.grade_and_section ?? (isOpen ? null : frameFieldIn(outline.documents, 'grade_level'))
}

/** What the curriculum asks for in the part of the year in which the unit is taught: of the lesson's own grade alone. */
function standardsOfUnit({ outline, heading }: Headed): Standards | null {
  const [unit] = outline.known.units
  if (!unit?.standards || !outline.known.fill) return null
  return gradeOfSection(unit.taughtIn) === gradeOf({ outline, heading }) ? unit.standards : null
}

/** As the files say it, or else what the curriculum says of the topic. */
export function standardIn(headed: Headed, what: 'content' | 'performance'): string | null {
  const said = frameFieldIn(headed.outline.documents, `${what}_standard`)
  const ofTerm = standardsOfUnit(headed)?.[what]
  const [unit] = headed.outline.known.units
  return said ?? (ofTerm && unit ? onTopic(ofTerm, unit) : null)
}

/** For a topic that no part of the year clearly teaches, the standard that stands nearest, with the part of the year that it is of. */
export function nearestStandardIn(headed: Headed, what: 'content' | 'performance') {
  const nearest = nearestOfUnit(headed)
  const [unit] = headed.outline.known.units
  if (!nearest?.[what] || !unit || standardIn(headed, what) !== null) return null
  return { text: onTopic(nearest[what], unit), place: unit.nearestIn }
}

/** Of the class's own grade, where the teacher says which it is. */
function nearestOfUnit({ outline, heading }: Headed): Standards | null {
  const [unit] = outline.known.units
  if (!unit?.nearest || !outline.known.fill) return null
  const told = heading.grade_and_section ?? frameFieldIn(outline.documents, 'grade_level')
  const grade = gradeTextIn(told ?? '')?.[0]
  const { section } = placeOfSection(unit.nearestIn)
  const isOpen = isUnitAlone(outline) && heading.grade_and_section === null
  return isOpen || Number(grade?.replace(/\D/g, '')) === gradeOfSection(section) ? unit.nearest : null
}

/** The files and topics that the plan is made of, and the documents that its standards are from. */
export function referencesIn(headed: Headed): string {
  const { documents } = headed.outline
  const names = documents.map(({ file_name }) => file_name)
  const isSaid = (['content_standard', 'performance_standard'] as const).every(
    (what) => frameFieldIn(documents, what) !== null,
  )
  const source = isSaid ? undefined : (standardsOfUnit(headed) ?? nearestOfUnit(headed))?.source
  return [...names, ...(source ? [source] : [])].join('; ')
}

/** As the files say it, or else the unit that they were recognised by. */
export const areaOfOutline = ({ documents, known }: Outline): string | null =>
  frameFieldIn(documents, 'learning_area') ?? (known.fill ? (known.units[0]?.area ?? null) : null)
