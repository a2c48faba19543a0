import type { GradeItem } from '@klasrum/contract/class-record'
import type { ClassSummary } from '@klasrum/contract/classes'
import { partNames } from '@klasrum/grading/components'
import type { Input } from '../../../lib/call.ts'
import { freeParts } from './item-kinds.ts'

export type Columns = { count: number; max: number }

/** How many columns of each kind, and out of how many points. */
export type SetUpFields = { ww: Columns; pt: Columns; qa: Columns; weights: boolean }

type NewItem = NonNullable<
  Input<'POST /api/education/classes/{id}/sheets/{quarter}/set-up'>['body']
>['items'][number]

/** What most teachers begin a period with; the assessments are those that the sheet lacks. */
export const usualColumns = (
  { policy }: Pick<ClassSummary, 'policy'>,
  items: readonly GradeItem[],
): Omit<SetUpFields, 'weights'> => ({
  ww: { count: 4, max: 20 },
  pt: { count: 3, max: 50 },
  qa: { count: freeParts(policy, items).length, max: 50 },
})

/** Numbered on from the columns that the sheet has. */
const numbered = (
  name: string,
  category: 'ww' | 'pt',
  { count, max }: Columns,
  items: readonly GradeItem[],
) => {
  const taken = new Set(items.map(({ title }) => title))
  const titles: string[] = []
  for (let number = 1; titles.length < count; number += 1)
    if (!taken.has(`${name} ${number}`)) titles.push(`${name} ${number}`)
  return titles.map((title): NewItem => ({ category, title, max_score: max }))
}

export const newItems = (
  { policy }: Pick<ClassSummary, 'policy'>,
  items: readonly GradeItem[],
  { ww, pt, qa }: SetUpFields,
): NewItem[] => [
  ...numbered('Written Work', 'ww', ww, items),
  ...numbered('Task', 'pt', pt, items),
  ...freeParts(policy, items)
    .slice(0, qa.count)
    .map(
      (part): NewItem => ({
        category: 'qa',
        part,
        title: part ? partNames[part] : 'Quarterly Assessment',
        max_score: qa.max,
      }),
    ),
]
