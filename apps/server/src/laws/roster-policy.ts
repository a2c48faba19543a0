import { only, type User } from '@klasrum/testkit/builders'
import { aClass } from '@klasrum/testkit/classes'
import { rosterImports } from '../features/learners/roster-imports.tables.ts'
import { admins, managers, missingById, onlyOwners, type Row, staff } from './policy-row.ts'
import { schoolIdOf, type World } from './world.ts'

const aClassOf = async (world: World, teacher: User) =>
  aClass(world.tx, { teacher, school_id: await schoolIdOf(world, teacher) })

const kept = {
  own: staff,
  'same school, other person': managers,
  'other school': admins,
  'other division': admins,
}
const ofClass: Row['records'] = {
  of: async (world, owner) => ({ params: { id: (await aClassOf(world, owner)).id } }),
  missing: missingById,
  may: kept,
}

const leftOut = {
  line: 2,
  values: { fullname: 'Cruz, Ana', gender: 'F' },
  flaws: [],
  left_out: true,
  state: 'left_out',
  student_id: null,
}
const importOf = async (world: World, owner: User, committed: boolean) => {
  const now = world.app.clock.now()
  const values = {
    class_id: (await aClassOf(world, owner)).id,
    user_id: owner.id,
    rows: committed ? [] : [leftOut],
    created_at: now,
    committed_at: committed ? now : null,
  }
  return { params: { id: only(await world.tx.insert(rosterImports).values(values).returning()).id } }
}
const ofPreview: Row['records'] = {
  of: (world, owner) => importOf(world, owner, false),
  missing: missingById,
  may: onlyOwners(staff),
}
const ofImport: Row['records'] = {
  of: (world, owner) => importOf(world, owner, true),
  missing: missingById,
  may: kept,
}

/** Registers read into a class, and the class list. */
export const rosterPolicy: Record<string, Row> = {
  'POST /api/education/classes/{id}/roster-imports': {
    who: staff,
    ask: () => ({ file: Buffer.from('Name,Sex\nAna Cruz,F\n') }),
    records: ofClass,
  },
  'GET /api/education/classes/{id}/roster-imports': { who: staff, records: ofClass },
  'PUT /api/education/roster-imports/{id}/rows': {
    who: staff,
    ask: () => ({ body: { rows: [{ line: 2, leave_out: true }] } }),
    records: ofPreview,
  },
  'POST /api/education/roster-imports/{id}/commit': { who: staff, records: ofPreview },
  'POST /api/education/roster-imports/{id}/undo': { who: staff, records: ofImport },
  'GET /api/education/classes/{id}/class-list': { who: staff, records: ofClass },
}
