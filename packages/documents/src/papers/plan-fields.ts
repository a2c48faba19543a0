import type { LessonPlan, Material, PlanText } from '@klasrum/contract/material'
import type { PlanField } from '@klasrum/contract/run-documents'
import { paperWordsOf } from './words.ts'

/** Where a text stands in a plan; without a session it is that of all. */
export type PlanPlace = { section: number; row: number; session?: number } | { head: number }

export const planTextId = (place: PlanPlace): string => {
  if ('head' in place) return `head-${place.head}`
  const { section, row, session } = place
  return session === undefined ? `row-${section}-${row}` : `cell-${section}-${row}-${session}`
}

/** The place that an id names, whether or not the plan has it. */
export function planPlaceOf(id: string): PlanPlace {
  const [kind, ...numbers] = id.split('-')
  const [first = 0, row = 0, session] = numbers.map(Number)
  return kind === 'head' ? { head: first } : { section: first, row, session }
}

const isSame = (one: PlanText, other: PlanText): boolean =>
  one.from === other.from && one.typed === other.typed && one.lines.join('\n') === other.lines.join('\n')

export const isBlank = ({ lines }: PlanText): boolean => lines.join('').trim() === ''

/** Whether a row is printed as one text across its sessions. What is empty has room in each. */
export const isShared = (cells: readonly PlanText[]): boolean =>
  !cells.every(isBlank) && cells.every((each) => cells[0] && isSame(each, cells[0]))

/** How the material was made is not for the teacher to write. */
export const isDeclaration = ({ declaration }: Material, { value }: LessonPlan['header'][number]): boolean =>
  value !== null && value === declaration

type Field = Omit<PlanField, 'most'>

/** Every text of a plan that the teacher can write, as it is printed. */
export function planFields(material: Material): Field[] {
  const { plan } = material
  const words = paperWordsOf(plan.language)
  const head = plan.header.flatMap((each, at): Field[] =>
    isDeclaration(material, each)
      ? []
      : [
          {
            id: planTextId({ head: at }),
            label: each.label,
            lines: each.value === null ? [] : [each.value],
            sessions: [],
          },
        ],
  )
  const rows = plan.sections.flatMap(({ rows }, section) =>
    rows.flatMap(({ label, cells }, row): Field[] => {
      const each = cells.map(({ lines }, session) => ({
        id: planTextId({ section, row, session }),
        label: cells.length > 1 ? `${label}, ${words.session(session + 1)}` : label,
        lines,
        sessions: [],
      }))
      if (!isShared(cells)) return each
      return [
        {
          id: planTextId({ section, row }),
          label,
          lines: cells[0]?.lines ?? [],
          sessions: each.length > 1 ? each.map(({ id }, at) => ({ id, label: words.session(at + 1) })) : [],
        },
      ]
    }),
  )
  return [...head, ...rows]
}
