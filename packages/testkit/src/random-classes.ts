import type { PolicyId } from '@klasrum/contract/classes'
import type { Tx } from '../../../apps/server/src/db/client.ts'
import { gradeItems, scores } from '../../../apps/server/src/features/gradebook/gradebook.tables.ts'
import { enrollments, learners } from '../../../apps/server/src/features/learners/learners.tables.ts'
import { policyOf } from '../../grading/src/policies.ts'
import { presetsOf } from '../../grading/src/presets.ts'
import type { User } from './builders.ts'
import type { Chance } from './chance.ts'
import { aClass, type Class } from './classes.ts'
import { weigh } from './gradebook.ts'
import { anLrn } from './learners.ts'

type Wish = { teacher: User; policy: PolicyId; transmuted?: boolean }
type Dice = { whole: (least: number, most: number) => number; once: (share: number) => boolean }

const diceOf = ({ between }: Chance): Dice => ({
  whole: (least, most) => Math.floor(between(least, most + 1)),
  once: (share) => between(0, 1) < share,
})

/** A class with whatever a class can hold: blanks, excused cells, weights that are not set, components without items. */
export async function aRandomClass(tx: Tx, chance: Chance, wish: Wish): Promise<Class> {
  const dice = diceOf(chance)
  const klass = await aClass(tx, wish)
  const roster = await addRoster(tx, klass, dice)
  for (let quarter = 1; quarter <= policyOf(wish.policy).periods; quarter += 1) {
    const presets = presetsOf(wish.policy)
    const preset = presets[dice.whole(0, presets.length - 1)]
    if (preset && dice.once(0.9)) {
      const { ww, pt, qa } = preset.weights
      await weigh(tx, klass, [ww, pt, qa], quarter)
    }
    await addQuarter(tx, klass, roster, { quarter, dice })
  }
  return klass
}

async function addRoster(tx: Tx, { id, school_id }: Class, { whole, once }: Dice): Promise<number[]> {
  const count = whole(0, 8)
  if (count === 0) return []
  const rows = await tx
    .insert(learners)
    .values(
      Array.from({ length: count }, () => {
        const number = anLrn()
        return {
          school_id,
          external_student_id: once(0.2) ? `NL-${number}` : number,
          fullname: `Ñ. ${number}`,
          listed_name: `Peña ${number}, Ñ.`,
          gender: once(0.5) ? ('male' as const) : ('female' as const),
          grade_level: '8',
          created_via: 'form' as const,
          created_at: new Date(),
        }
      }),
    )
    .returning({ id: learners.id })
  await tx
    .insert(enrollments)
    .values(rows.map((row) => ({ class_id: id, student_id: row.id, enrolled_on: '2026-06-08' })))
  return rows.map((row) => row.id)
}

type Item = typeof gradeItems.$inferInsert

async function addQuarter(
  tx: Tx,
  { id: class_id, policy }: Class,
  roster: readonly number[],
  { quarter, dice }: { quarter: number; dice: Dice },
): Promise<void> {
  const { whole, once } = dice
  const item = (category: Item['category'], part: Item['part'] = null): Item => ({
    class_id,
    quarter,
    category,
    part,
    title: `${category} ${whole(1, 99)}`,
    max_score: once(0.8) ? whole(1, 10) * 5 : whole(1, 1_000),
    half_points: once(0.3),
  })
  const parts = policyOf(policy).periods === 3 ? (['st1', 'st2', 'te'] as const) : [null]
  const made = [
    ...Array.from({ length: once(0.1) ? 0 : whole(1, 12) }, () => item(once(0.5) ? 'ww' : 'quiz')),
    ...Array.from({ length: once(0.1) ? 0 : whole(1, 11) }, () => item(once(0.5) ? 'pt' : 'project')),
    ...parts.flatMap((part) => (once(0.85) ? [item('qa', part)] : [])),
  ]
  if (made.length === 0) return
  const items = await tx.insert(gradeItems).values(made).returning()
  const cells = items.flatMap(({ id: item_id, max_score, half_points }) =>
    roster.flatMap((student_id) => {
      if (once(0.1)) return []
      const excused = once(0.08)
      const reached = half_points ? whole(0, 2 * max_score) / 2 : whole(0, max_score)
      const score = excused ? null : once(0.3) ? max_score : reached
      return [{ class_id, item_id, student_id, score, excused, updated_at: new Date() }]
    }),
  )
  if (cells.length > 0) await tx.insert(scores).values(cells)
}
