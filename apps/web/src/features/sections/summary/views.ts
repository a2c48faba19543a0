import type { SectionGrades } from '@klasrum/contract/sections'

type Learner = SectionGrades['learners'][number]

/** A period by its number as text, or the final grades. */
export type SummaryView = `${number}` | 'final'

export const summarySorts = [
  { value: 'name', label: 'By name' },
  { value: 'average', label: 'By average' },
] as const

export type SummarySort = (typeof summarySorts)[number]['value']

/** The periods of a section as they are chosen, and its final grades. */
export const viewsOf = ({ periods, period }: SectionGrades): { value: SummaryView; label: string }[] => [
  ...Array.from({ length: periods }, (_, index): { value: SummaryView; label: string } => ({
    value: `${index + 1}`,
    label: period === 'Quarter' ? `Q${index + 1}` : `Term ${index + 1}`,
  })),
  { value: 'final', label: 'Final' },
]

const periodOf = (view: SummaryView): number => Number(view) - 1

/** The final grades once there are some, before that the latest period that has a grade. */
function usualView({ learners, periods }: SectionGrades): SummaryView {
  if (learners.some(({ general_average }) => general_average !== null)) return 'final'
  const graded = (period: number) =>
    learners.some(({ grades }) => grades.some((grade) => (grade?.periods[period] ?? null) !== null))
  const latest = Array.from({ length: periods }, (_, index) => index).findLast(graded) ?? 0
  return `${latest + 1}`
}

export const summaryViewIn = (grades: SectionGrades, typed: string | undefined): SummaryView =>
  viewsOf(grades).find(({ value }) => value === typed)?.value ?? usualView(grades)

export type ShownGrade = { grade: number | null; provisional: boolean }

/** A learner's grade in a subject as the view has it; nothing for a class the learner is not in. */
export function shownGradeIn(learner: Learner, subject: number, view: SummaryView): ShownGrade | null {
  const grade = learner.grades[subject]
  if (!grade) return null
  if (view === 'final') return { grade: grade.final, provisional: false }
  const at = periodOf(view)
  return { grade: grade.periods[at] ?? null, provisional: grade.provisional[at] ?? false }
}

export const averageIn = (learner: Learner, view: SummaryView): number | null =>
  view === 'final' ? learner.general_average : (learner.averages[periodOf(view)] ?? null)

type Group = { title: string | null; learners: Learner[] }

const byName = (a: Learner, b: Learner): number => a.listed_name.localeCompare(b.listed_name, 'en-PH')

/** Boys and girls apart as in a record, or all by their average, the highest first and those without one last. */
export function learnerGroupsOf(learners: readonly Learner[], sort: SummarySort, view: SummaryView): Group[] {
  if (sort === 'average') {
    const rank = (learner: Learner) => averageIn(learner, view) ?? -1
    return [{ title: null, learners: [...learners].sort((a, b) => rank(b) - rank(a) || byName(a, b)) }]
  }
  const of = (gender: Learner['gender']) => learners.filter((each) => each.gender === gender).sort(byName)
  return [
    { title: 'Boys', learners: of('male') },
    { title: 'Girls', learners: of('female') },
  ].filter((group) => group.learners.length > 0)
}
