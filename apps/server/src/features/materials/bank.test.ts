import { BankItem, mostBankItems } from '@klasrum/contract/item-bank'
import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher } from '@klasrum/testkit/builders'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { adding, aLibrary, choiceIn, editing, found } from '@klasrum/testkit/run-library'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { exportPerson } from '../accounts/export-person.ts'
import { bank_items } from './bank/bank.tables.ts'

const app = await startApp({ work: false })

const listing = 'GET /api/item-bank' as const
const saving = 'POST /api/item-bank' as const
const bankEditing = 'PUT /api/item-bank/{id}' as const
const sharing = 'PUT /api/item-bank/{id}/sharing' as const
const copying = 'POST /api/item-bank/{id}/copy' as const
const deleting = 'DELETE /api/item-bank/{id}' as const

/** A teacher with papers, one question of which is in the bank. */
async function aKeeper(stem = 'Which gas do plants take in?') {
  const library = await aLibrary(app, {
    fileNames: ['Maricel Santos lesson.docx'],
    settings: {
      heading: {
        school: 'Mabini High School',
        teacher: 'Maricel Santos',
        grade_and_section: 'Grade 7 – Narra',
        learning_area: 'Science',
        quarter: null,
        dates: null,
      },
    },
  })
  await library.putPapers()
  const { teacher, place, show, run } = library
  const item = { ...choiceIn((await show('session-1')).items), stem }
  const params = { ...place('session-1'), item_id: item.id }
  await teacher.ok(editing, { params, body: { revision: 0, item } })
  const of = {
    run_id: run.id,
    file_id: run.file.id,
    document: 'session-1' as const,
    item_id: item.id,
  }
  return { ...library, of, saved: await teacher.ok(saving, { body: of }) }
}

test('a question is kept once, with its area and grade, and names no file, school or person', async () => {
  const { teacher, of, saved } = await aKeeper()
  expect(saved).toMatchObject({ own: true, shared: false, area: 'Science', grade: 7 })
  expect(saved.item).toMatchObject({ stem: 'Which gas do plants take in?', source: null, origin: 'bank' })
  expect(JSON.stringify(saved)).not.toMatch(/Maricel|Mabini/)
  expect(await teacher.ok(saving, { body: of })).toEqual(saved)
  expect((await teacher.ok(listing)).items).toEqual([saved])
  const exported = await exportPerson(app.tx, teacher.user.id)
  expect(exported.bank_items).toMatchObject([{ id: saved.id, item: { stem: saved.item.stem } }])
})

test('the bank is searched by words and narrowed by area, grade, level and form', async () => {
  const { teacher, saved } = await aKeeper('Which gás do plants take in?')
  const found = async (query: Record<string, string | number>) =>
    (await teacher.ok(listing, { query })).items.map(({ id }) => id)
  for (const query of nonEmpty<Record<string, string | number>>([
    { search: 'gas plants' },
    { area: 'Science' },
    { grade: 7 },
    { form: 'multiple_choice' },
    { difficulty: saved.item.difficulty },
  ]))
    expect(await found(query)).toEqual([saved.id])
  for (const query of nonEmpty<Record<string, string | number>>([
    { search: 'volcano' },
    { area: 'English' },
    { grade: 8 },
    { form: 'essay' },
    { difficulty: 'hard' },
    { whose: 'school' },
  ]))
    expect(await found(query)).toEqual([])
})

test('of two who edit the same question the second is told; a wrong one is refused with its reasons', async () => {
  const { teacher, saved } = await aKeeper()
  const params = { id: saved.id }
  const item = { ...choiceIn([saved.item]), stem: 'Which gas do leaves take in?' }
  const body = { revision: 0, item, area: 'Biology', grade: 8 }
  const changed = await teacher.ok(bankEditing, { params, body })
  expect(changed).toMatchObject({ revision: 1, area: 'Biology', grade: 8, item: { stem: item.stem } })
  expect(await teacher.refusal(bankEditing, { params, body })).toMatchObject({ code: 'bank.changed' })
  const wrong = { ...body, revision: 1, item: { ...item, stem: ' ' } }
  expect(await teacher.refusal(bankEditing, { params, body: wrong })).toMatchObject({
    errors: [{ path: 'item.stem', message: 'Please fill this in.' }],
  })
  expect((await teacher.ok(listing, { query: { search: 'leaves biology' } })).total).toBe(1)
})

test('teachers of the same confirmed school see and copy what is shared, and nobody else', async () => {
  const school = await aSchool(app.tx)
  const owner = await app.as(await aTeacher(app.tx, { school }))
  const colleague = await app.as(await aTeacher(app.tx, { school }))
  const stranger = await app.as(await aTeacher(app.tx))
  const { saved } = await aKeeper()
  await app.tx.update(bank_items).set({ user_id: owner.user.id }).where(sql`id = ${saved.id}`)
  const params = { id: saved.id }
  const seen = async (who: typeof owner) => (await who.ok(listing, { query: { whose: 'school' } })).total
  expect(await seen(colleague)).toBe(0)
  expect(await colleague.refusal(copying, { params })).toMatchObject({ status: 404 })
  await owner.ok(sharing, { params, body: { shared: true } })
  expect([await seen(colleague), await seen(owner), await seen(stranger)]).toEqual([1, 0, 0])
  const copy = await colleague.ok(copying, { params })
  expect(copy).toMatchObject({ own: true, shared: false, item: { stem: saved.item.stem } })
  expect(await colleague.ok(copying, { params })).toEqual(copy)
  expect(await stranger.refusal(copying, { params })).toMatchObject({ status: 404 })
  const body = { revision: 0, item: saved.item, area: null, grade: null }
  expect(await colleague.refusal(bankEditing, { params, body })).toMatchObject({ status: 404 })
  expect(await colleague.refusal(deleting, { params })).toMatchObject({ status: 404 })
  await app.tx.execute(sql`update teachers set school_state = 'waiting' where user_id = ${colleague.user.id}`)
  expect(await seen(colleague)).toBe(0)
  await owner.ok(deleting, { params })
  expect((await colleague.ok(listing)).items).toEqual([copy])
})

test('without a confirmed school nothing can be shared', async () => {
  const { teacher, saved } = await aKeeper()
  await app.tx.execute(sql`update teachers set school_state = 'waiting' where user_id = ${teacher.user.id}`)
  expect(await teacher.refusal(sharing, { params: { id: saved.id }, body: { shared: true } })).toMatchObject({
    code: 'bank.no_school',
  })
})

test('a question of the bank goes on a paper of another run once, and says where it comes from', async () => {
  const { teacher, saved, place, show } = await aKeeper()
  const from = { kind: 'bank' as const, bank_item_id: saved.id }
  const own = { params: place('exam'), body: { revision: 1, from } }
  expect(await teacher.refusal(adding, own)).toMatchObject({ code: 'run.item_on_paper' })
  const item = { ...choiceIn((await show('session-1')).items), stem: 'Another one?' }
  const params = { ...place('session-1'), item_id: item.id }
  await teacher.ok(editing, { params, body: { revision: 1, item } })
  const ask = { params: place('exam'), body: { revision: 2, from } }
  const answers = await Promise.all([0, 1, 2].map(() => teacher.call(adding, ask)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const exam = await show('exam')
  const added = exam.items.filter(({ origin }) => origin === 'bank')
  expect(added).toMatchObject([{ stem: saved.item.stem, author: 'teacher', source: null }])
  expect(JSON.stringify(exam.paper)).toContain('From the teacher’s question bank:')
  await teacher.ok(deleting, { params: { id: saved.id } })
  expect((await show('exam')).items).toEqual(exam.items)
})

test('a paper with a question that a language model wrote says so, wherever it was kept', async () => {
  const { teacher, saved, place, show } = await aKeeper()
  const item = { ...saved.item, author: 'model' as const, stem: 'What did the model ask?' }
  await app.tx.update(bank_items).set({ item, model: 'small-1' }).where(sql`id = ${saved.id}`)
  await teacher.ok(adding, {
    params: place('exam'),
    body: { revision: 1, from: { kind: 'bank', bank_item_id: saved.id } },
  })
  expect(JSON.stringify((await show('exam')).paper)).toContain('The language model small-1 (AI) wrote 1 of')
})

test('a bank that is full takes no more, and says so', async () => {
  const { teacher, of, saved, place, show } = await aKeeper()
  await app.tx.execute(sql`insert into bank_items
    (user_id, item, digest, form, difficulty, search_text, created_at)
    select user_id, item, 'copy ' || number, form, difficulty, search_text, created_at
    from bank_items, generate_series(2, ${mostBankItems}) number where id = ${saved.id}`)
  const other = found((await show('session-1')).items.find(({ id }) => id !== of.item_id))
  expect(place('session-1').document).toBe(of.document)
  expect(await teacher.refusal(saving, { body: { ...of, item_id: other.id } })).toMatchObject({
    status: 409,
    detail: 'Your bank holds 5000 questions, which is the most. Delete some you no longer need.',
  })
  expect(BankItem.parse(await teacher.ok(saving, { body: of }))).toEqual(saved)
})
