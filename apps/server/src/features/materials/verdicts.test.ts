import { startApp } from '@klasrum/testkit/app'
import { aUser } from '@klasrum/testkit/builders'
import { aLibrary, editing, found, removing, restoring } from '@klasrum/testkit/run-library'
import { expect, test } from 'vitest'
import { listVerdicts } from './list-verdicts.ts'
import { item_verdicts } from './verdicts.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as(await aUser(app.tx, 'admin'))

const count = async (item_verdicts: 'on' | 'off') => {
  const { version } = await admin.ok('GET /api/admin/settings')
  return admin.ok('PATCH /api/admin/settings', { body: { version, material: { item_verdicts } } })
}

/** Edits the first question of a quiz and removes two others, of which one is put back. */
async function workOnPaper() {
  const { teacher, place, show, putPapers, run } = await aLibrary(app)
  await putPapers()
  const [first, second, third] = (await show('session-1')).items.map(found)
  const at = (item: typeof first) => ({ ...place('session-1'), item_id: found(item).id })
  const item = { ...found(first), stem: 'Which one is new?' }
  await teacher.ok(editing, { params: at(first), body: { revision: 0, item } })
  await teacher.ok(editing, { params: at(first), body: { revision: 1, item: { ...item, stem: 'And now?' } } })
  await teacher.ok(removing, { params: at(second), query: { revision: 2 } })
  await teacher.ok(removing, { params: at(third), query: { revision: 3 } })
  await teacher.ok(restoring, { params: at(third), body: { revision: 4 } })
  return { teacher, run }
}

test('edits and removals are not counted unless the operator allows it', async () => {
  expect((await admin.ok('GET /api/admin/settings')).material).toEqual({ item_verdicts: 'off' })
  await workOnPaper()
  expect(await app.tx.select().from(item_verdicts)).toEqual([])
  expect(await listVerdicts(app.tx)).toEqual([])
})

test('where they are counted, it is told how an item was made and what became of it, not whose it is or what it says', async () => {
  await count('on')
  const { teacher } = await workOnPaper()
  const counted = await app.tx.select().from(item_verdicts)
  expect(counted.map(({ verdict, times, form }) => [verdict, times, form]).sort()).toEqual([
    ['edited', 1, 'multiple_choice'],
    ['removed', 1, 'multiple_choice'],
  ])
  const listed = await listVerdicts(app.tx)
  expect(new Set(listed.map(({ verdict }) => verdict))).toEqual(new Set(['edited', 'removed', 'kept']))
  const said = JSON.stringify(listed)
  expect(said).not.toContain('pigment')
  expect(said).not.toContain(teacher.user.email)
  expect(Object.keys(found(counted[0]))).not.toContain('user_id')
  await count('off')
  expect(await listVerdicts(app.tx)).toEqual([])
})
