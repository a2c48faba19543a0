import { only, type User } from '@klasrum/testkit/builders'
import { rosterImports } from '../features/learners/roster-imports.tables.ts'
import { aClassOf, mayKeep, ofClass } from './kept-class.ts'
import { missingById, onlyOwners, type PolicyRow, staff } from './policy-row.ts'
import type { World } from './world.ts'

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
const ofPreview: PolicyRow['records'] = {
  of: (world, owner) => importOf(world, owner, false),
  missing: missingById,
  may: onlyOwners(staff),
}
const ofImport: PolicyRow['records'] = {
  of: (world, owner) => importOf(world, owner, true),
  missing: missingById,
  may: mayKeep,
}

/** Registers read into a class, and the class list. */
export const rosterPolicy: Record<string, PolicyRow> = {
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
