import { only, type User } from '@klasrum/testkit/builders'
import { workbookImports } from '../features/workbooks/workbooks.tables.ts'
import { aClassOf, mayKeep, ofClass } from './kept-class.ts'
import { onlyOwners, type PolicyRow, staff } from './policy-row.ts'
import type { World } from './world.ts'

const nothing = {
  reading: { kind: 'table', names: [], quarters: [], notes: [], doubts: [] },
  chosen: { names: {}, columns: {} },
  file: { about: { what: '', says: [], differs: [] }, linked: [], sheets: ['Scores'] },
  quarter: 1,
  pointing: [],
}
const scores = [{ name: 'Scores', lines: [], merges: [] }]
async function importOf(world: World, owner: User, committed: boolean) {
  const now = world.app.clock.now()
  const values = {
    class_id: (await aClassOf(world, owner)).id,
    user_id: owner.id,
    file_name: 'Science.xlsx',
    content: committed ? null : nothing,
    source: committed ? null : scores,
    shown: '',
    created_at: now,
    ...(committed && { committed_at: now, request_id: `imported by ${owner.id}` }),
  }
  return only(await world.tx.insert(workbookImports).values(values).returning())
}
/** Written already, as a repeat is answered: what a preview would do depends on the class. */
const ofPreview = (committed: boolean): PolicyRow['records'] => ({
  of: async (world, owner) => {
    const { id, class_id } = await importOf(world, owner, committed)
    return { params: { id: class_id, preview_id: id } }
  },
  missing: ({ missingId }) => ({ params: { id: missingId, preview_id: missingId } }),
  may: onlyOwners(staff),
})
const ofSheet: PolicyRow['records'] = {
  of: async (world, owner) => {
    const { id, class_id } = await importOf(world, owner, false)
    return { params: { id: class_id, preview_id: id, sheet: 0 } }
  },
  missing: ({ missingId }) => ({ params: { id: missingId, preview_id: missingId, sheet: 0 } }),
  may: onlyOwners(staff),
}
const ofImport: PolicyRow['records'] = {
  of: async (world, owner) => {
    const { id, class_id } = await importOf(world, owner, true)
    return { params: { id: class_id, import_id: id } }
  },
  missing: ({ missingId }) => ({ params: { id: missingId, import_id: missingId } }),
  may: mayKeep,
}

/** Class records as workbooks. */
export const workbookPolicy: Record<string, PolicyRow> = {
  'GET /api/education/classes/{id}/workbook': { who: staff, records: ofClass },
  'POST /api/education/classes/{id}/workbook': {
    who: staff,
    ask: () => ({ file: Buffer.from('Name,Quiz 1 (10)\n"Cruz, Ana",5\n') }),
    records: ofClass,
  },
  'PUT /api/education/classes/{id}/workbook/{preview_id}': {
    who: staff,
    ask: () => ({ body: {} }),
    records: ofPreview(false),
  },
  'GET /api/education/classes/{id}/workbook/{preview_id}/sheets/{sheet}': {
    who: staff,
    records: ofSheet,
  },
  'POST /api/education/classes/{id}/workbook/{preview_id}/commit': { who: staff, records: ofPreview(true) },
  'GET /api/education/classes/{id}/workbook-imports': { who: staff, records: ofClass },
  'POST /api/education/classes/{id}/workbook-imports/{import_id}/undo': { who: staff, records: ofImport },
}
