import type { User } from '@klasrum/testkit/builders'
import { aClass, type Class } from '@klasrum/testkit/classes'
import { admins, managers, missingById, type PolicyRow, staff } from './policy-row.ts'
import { schoolIdOf, type World } from './world.ts'

export const aClassOf = async (world: World, teacher: User): Promise<Class> =>
  aClass(world.tx, { teacher, school_id: await schoolIdOf(world, teacher) })

/** Whoever keeps a class: its teacher, the school's head and every admin. */
export const mayKeep = {
  own: staff,
  'same school, other person': managers,
  'other school': admins,
  'other division': admins,
}

/** A call that names a class by `id`. */
export const ofClass: NonNullable<PolicyRow['records']> = {
  of: async (world, owner) => ({ params: { id: (await aClassOf(world, owner)).id } }),
  missing: missingById,
  may: mayKeep,
}
