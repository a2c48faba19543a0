import { randomUUID } from 'node:crypto'
import { withItems } from '@klasrum/composer/papers/amend'
import { basisOf } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import type { User } from '@klasrum/testkit/builders'
import { later, runWish } from '@klasrum/testkit/lesson-files'
import { aLook } from '@klasrum/testkit/looks'
import { itemsIn } from '@klasrum/testkit/materials'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { eq } from 'drizzle-orm'
import { addBankRow } from '../features/materials/bank/bank.store.ts'
import { bank_items } from '../features/materials/bank/bank.tables.ts'
import { runFiles } from '../features/materials/materials.tables.ts'
import { point_entries } from '../features/points/points.tables.ts'
import { missingById, onlyOwners, type PolicyCall, type PolicyRow, staff } from './policy-row.ts'
import type { Caller, World } from './world.ts'

const may = onlyOwners(staff)
const ofRun: PolicyRow['records'] = {
  of: async ({ tx }, user) => ({ params: { id: (await aFinishedRun(tx, { user })).id } }),
  missing: missingById,
  may,
}
/** One that nobody has begun to work on. */
const ofOpenRun: PolicyRow['records'] = {
  of: async ({ tx }, user) => {
    const { id } = await aFinishedRun(tx, { user, run: { state: 'queued', ended_at: null } })
    await tx.update(runFiles).set({ state: 'ready', material: null }).where(eq(runFiles.run_id, id))
    return { params: { id } }
  },
  missing: missingById,
  may,
}

const ofLook: PolicyRow['records'] = {
  of: async ({ tx }, user) => ({ params: { id: (await aLook(tx, { user })).id } }),
  missing: missingById,
  may,
}

/** Enough for a run. */
const withPoints = async ({ tx }: World, { user }: Caller): Promise<void> => {
  await tx
    .insert(point_entries)
    .values({
      user_id: user.id,
      points: 30,
      kind: 'grant',
      reason_key: `policy:${user.id}`,
      note: 'For a test',
    })
    .onConflictDoNothing()
}

const documentOf = async ({ tx }: World, user: User, document: DocumentName) => {
  const { id, file } = await aFinishedRun(tx, { user })
  return { file, params: { id, file_id: file.id, document } }
}
const missingDocument = ({ missingId }: World): PolicyCall => ({
  params: { id: missingId, file_id: missingId, document: 'session-1', item_id: 'none' },
})
const ofDocument: PolicyRow['records'] = {
  of: async (world, owner) => ({ params: (await documentOf(world, owner, 'session-1')).params }),
  missing: missingDocument,
  may,
}
/** Its first item, and as it stands where `body` says so. */
const ofItem = (body: 'item' | 'nothing'): PolicyRow['records'] => ({
  of: async (world, owner) => {
    const { file, params } = await documentOf(world, owner, 'session-1')
    const [item] = file.material.quizzes[0]?.items ?? []
    if (!item) throw new Error('The quiz has no items.')
    return {
      params: { ...params, item_id: item.id },
      ...(body === 'item' && { body: { item } }),
    }
  },
  missing: (world) => ({
    ...missingDocument(world),
    ...(body === 'item' && { body: { item: itemsIn('en')[0] } }),
  }),
  may,
})

const ofFile: NonNullable<PolicyRow['records']> = {
  of: async (world, owner) => {
    const { id, file_id } = (await documentOf(world, owner, 'plan')).params
    return { params: { id, file_id } }
  },
  missing: ({ missingId }) => ({ params: { id: missingId, file_id: missingId } }),
  may,
}
const ofPlanText: PolicyRow['records'] = {
  of: async (world, owner) => {
    const { params } = await ofFile.of(world, owner)
    return { params: { ...params, text_id: 'row-0-0' } }
  },
  missing: (world) => ({ params: { ...ofFile.missing(world).params, text_id: 'row-0-0' } }),
  may,
}
/** A question of the file that has no key yet. */
const ofOpenQuestion: PolicyRow['records'] = {
  of: async (world, owner) => {
    const { file, params } = await documentOf(world, owner, 'plan')
    const [item] = file.material.quizzes[0]?.items ?? []
    if (!item) throw new Error('The quiz has no items.')
    const open_questions = [{ stem: 'What is asked?', options: [], source: basisOf(item) }]
    const material = { ...file.material, open_questions }
    await world.tx.update(runFiles).set({ material }).where(eq(runFiles.id, file.id))
    return { params: { id: params.id, file_id: params.file_id, question: 0 } }
  },
  missing: (world) => ({ params: { ...ofFile.missing(world).params, question: 0 } }),
  may,
}

/** An item that was taken off its quiz. */
const ofTakenOff: PolicyRow['records'] = {
  of: async (world, owner) => {
    const { file, params } = await documentOf(world, owner, 'session-1')
    const [item, ...items] = file.material.quizzes[0]?.items ?? []
    if (!item) throw new Error('The quiz has no items.')
    const material = withItems(file.material, 'session-1', items)
    const taken_off = [{ document: 'session-1' as const, item, place: 0, instead: null }]
    await world.tx.update(runFiles).set({ material, taken_off }).where(eq(runFiles.id, file.id))
    return { params: { ...params, item_id: item.id } }
  },
  missing: missingDocument,
  may,
}
/** A question of the owner's bank. */
const inBankOf = async ({ tx }: World, { id: user_id }: User) => {
  const [item = never()] = itemsIn('en')
  const row = { user_id, item, digest: randomUUID(), area: null, grade: null, model: null, searched: '' }
  return addBankRow(tx, { ...row, created_at: new Date() })
}
const never = (): never => {
  throw new Error('There are items of every language.')
}
const ofBank: PolicyRow['records'] = {
  of: async (world, owner) => ({ params: { id: (await inBankOf(world, owner)).id } }),
  missing: missingById,
  may,
}
/** One that its owner shares with the school. */
const ofSharedBank: PolicyRow['records'] = {
  of: async (world, owner) => {
    const { id } = await inBankOf(world, owner)
    await world.tx.update(bank_items).set({ is_shared: true }).where(eq(bank_items.id, id))
    return { params: { id } }
  },
  missing: missingById,
  may: { ...may, 'same school, other person': ['school-admin', 'teacher'] },
}

const revision = { body: { revision: 0 } }
const run = '/api/lesson-plans/runs/{id}'
const file = `${run}/files/{file_id}`
const document = `${file}/documents/{document}`

/** Runs of the generator and what they made. */
export const materialPolicy: Record<string, PolicyRow> = {
  'POST /api/lesson-plans/process': {
    who: staff,
    ask: async (world, caller) => {
      await withPoints(world, caller)
      return { file: Buffer.from('A lesson'), headers: later }
    },
  },
  'POST /api/lesson-plans/look': { who: staff, ask: () => ({ file: Buffer.from('A lesson') }) },
  'POST /api/lesson-plans/looks/{id}': { who: staff, ask: () => ({ body: { ...runWish } }), records: ofLook },
  'POST /api/lesson-plans/looks/{id}/scans': { who: staff, records: ofLook },
  'PUT /api/lesson-plans/looks/{id}/lines': {
    who: staff,
    ask: () => ({ body: { place: 1, lines: [{ page: 1, line: 0, text: 'A line' }] } }),
    records: ofLook,
  },
  'DELETE /api/lesson-plans/looks/{id}': { who: staff, records: ofLook },
  'GET /api/lesson-plans/runs': { who: staff },
  [`GET ${run}`]: { who: staff, records: ofRun },
  [`POST ${run}/cancel`]: { who: staff, records: ofOpenRun },
  [`DELETE ${run}`]: { who: staff, records: ofRun },
  [`POST ${run}/repeat`]: {
    who: staff,
    ask: async (world, caller) => {
      await withPoints(world, caller)
      return { body: { ...runWish } }
    },
    records: ofRun,
  },
  [`GET ${run}/documents`]: { who: staff, records: ofRun },
  [`GET ${document}`]: { who: staff, records: ofDocument },
  [`GET ${document}/file`]: { who: staff, records: ofDocument },
  [`POST ${document}/items/{item_id}/swap`]: {
    who: staff,
    ask: () => revision,
    records: ofItem('nothing'),
  },
  [`GET ${document}/items/{item_id}/others`]: { who: staff, records: ofItem('nothing') },
  [`PUT ${document}/items/{item_id}`]: { who: staff, ask: () => revision, records: ofItem('item') },
  [`DELETE ${document}/items/{item_id}`]: {
    who: staff,
    ask: () => ({ query: { revision: 0 } }),
    records: ofItem('nothing'),
  },
  [`POST ${document}/items/{item_id}/restore`]: { who: staff, ask: () => revision, records: ofTakenOff },
  [`POST ${document}/items/{item_id}/move`]: {
    who: staff,
    ask: () => ({ body: { revision: 0, to: 'exam' } }),
    records: ofItem('nothing'),
  },
  [`POST ${file}/spare-items`]: { who: staff, records: ofFile },
  [`POST ${document}/items`]: {
    who: staff,
    ask: async (world, { user }) => ({
      body: { revision: 0, from: { kind: 'bank', bank_item_id: (await inBankOf(world, user)).id } },
    }),
    records: ofDocument,
  },
  'GET /api/item-bank': { who: staff },
  'POST /api/item-bank': {
    who: staff,
    ask: async (world, { user }) => {
      const { file, params } = await documentOf(world, user, 'session-1')
      const { id: run_id, file_id, document } = params
      const item_id = file.material.quizzes[0]?.items[0]?.id
      return { body: { run_id, file_id, document, item_id } }
    },
  },
  'POST /api/item-bank/{id}/copy': { who: staff, records: ofSharedBank },
  'PUT /api/item-bank/{id}': {
    who: staff,
    ask: () => ({ body: { revision: 0, item: itemsIn('en')[0], area: 'Science', grade: 7 } }),
    records: ofBank,
  },
  'PUT /api/item-bank/{id}/sharing': {
    who: staff,
    ask: () => ({ body: { shared: false } }),
    records: ofBank,
  },
  'DELETE /api/item-bank/{id}': { who: staff, records: ofBank },
  [`PATCH ${file}/plan/texts/{text_id}`]: {
    who: staff,
    ask: () => ({ body: { revision: 0, lines: ['Written by hand.'] } }),
    records: ofPlanText,
  },
  [`PATCH ${file}/plan/heading`]: {
    who: staff,
    ask: () => ({ body: { revision: 0, quarter: 'Quarter 2' } }),
    records: ofFile,
  },
  [`GET ${file}/open-questions`]: { who: staff, records: ofFile },
  [`POST ${file}/open-questions/{question}/place`]: {
    who: staff,
    ask: () => ({
      body: {
        revision: 0,
        document: 'exam',
        item: { form: 'identification', stem: 'What is asked?', answer: 'This' },
      },
    }),
    records: ofOpenQuestion,
  },
  [`POST ${document}/rewrite`]: { who: staff, ask: () => revision, records: ofDocument },
}
