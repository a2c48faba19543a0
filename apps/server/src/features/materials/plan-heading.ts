import { planWordsOf } from '@klasrum/composer/plan/plan-words-of'
import type { Material } from '@klasrum/contract/material'
import type { PlanHeading } from '@klasrum/contract/run-documents'

type Heading = Material['settings']['heading']

/** Letters of each value that stands at the head of every document. */
const most = {
  school: 200,
  teacher: 170,
  grade_and_section: 120,
  learning_area: 120,
  quarter: 60,
  dates: 120,
} as const satisfies Record<keyof Heading, number>

const mostInHead = 500

/** Which value of the heading a line of the plan's head shows, by its label. */
export function headingShownIn({ plan }: Material, label: string): keyof Heading | null {
  const { head } = planWordsOf(plan.language)
  const shown: Record<string, keyof Heading> = {
    [head.school]: 'school',
    [head.teacher]: 'teacher',
    [head.grade]: 'grade_and_section',
    [head.area]: 'learning_area',
    [head.quarter]: 'quarter',
    [head.dates]: 'dates',
    [head.week]: 'dates',
  }
  return shown[label] ?? null
}

/** How many letters a line of the plan's head may have. */
export function mostLettersIn(material: Material, label: string): number {
  const value = headingShownIn(material, label)
  return value ? most[value] : mostInHead
}

/** As the documents show it: what the file says where the teacher said nothing. */
export function planHeadingOf(material: Material): PlanHeading {
  const { plan, settings } = material
  const shown = (value: keyof Heading) =>
    settings.heading[value] ??
    plan.header
      .find(({ label }) => headingShownIn(material, label) === value)
      ?.value?.slice(0, most[value]) ??
    null
  return {
    title: plan.title,
    grade_and_section: shown('grade_and_section'),
    learning_area: shown('learning_area'),
    quarter: shown('quarter'),
    dates: shown('dates'),
  }
}

type HeadingChange = Partial<Heading> & { title?: string }

/** The material with other values at the head of all its documents. */
export function withHeading(material: Material, { title, ...values }: HeadingChange): Material {
  const { plan, settings, exam } = material
  const before = planHeadingOf(material)
  const heading = { ...settings.heading, ...values }
  const renamed = title ?? before.title
  const header = plan.header.map(({ label, value }) => {
    const name = headingShownIn(material, label)
    if (name && values[name] !== undefined) return { label, value: values[name] }
    if (label !== planWordsOf(plan.language).head.areaAndLesson) return { label, value }
    const area = values.learning_area === undefined ? undefined : (values.learning_area ?? '')
    return { label, value: areaAndLesson(value, { from: before.title, to: renamed, area }) }
  })
  return {
    ...material,
    settings: {
      ...settings,
      heading,
      // A plan that is written anew takes its title from here.
      ...(title !== undefined && {
        corrections: { language: null, topics: [], ...settings.corrections, title },
      }),
    },
    plan: { ...plan, title: renamed, header },
    exam: exam && { ...exam, title: exam.title === before.title ? renamed : exam.title },
  }
}

type Renaming = { from: string; to: string /** Absent where it stays. */; area: string | undefined }

/** "Science: Plants" follows both of its parts, until the teacher has written the line herself. */
function areaAndLesson(value: string | null, { from, to, area }: Renaming): string | null {
  if (!value?.endsWith(from)) return value
  const lead = area === undefined ? value.slice(0, -from.length) : area && `${area}: `
  return `${lead}${to}`.slice(0, mostInHead)
}
