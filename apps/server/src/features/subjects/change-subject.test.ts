import { startApp } from '@klasrum/testkit/app'
import { aSchool, aSchoolAdmin, aSubject, aTeacher } from '@klasrum/testkit/builders'
import { aClass, aTerm } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { expect, test } from 'vitest'
import { teachers } from '../teachers/teachers.tables.ts'

const app = await startApp({ work: false })
const admin = await app.as('admin')
const school = await aSchool(app.tx)
const head = await app.as(await aSchoolAdmin(app.tx, { school_id: school.id }))
const teacher = await app.as(await aTeacher(app.tx, { school }))

const body = { code: 'MATH8', name: 'Mathematics 8', description: 'Functions' }
const notThere = { status: 404, code: 'subject.not_found', detail: 'There is no such subject.' }
const notYours = {
  status: 403,
  code: 'subject.not_yours',
  detail: 'You can change only the subjects you created.',
}
const listed = async (id: number) =>
  (await admin.ok('GET /api/education/subjects', { query: { limit: 200 } })).find((each) => each.id === id)

test('a subject belongs to whoever made it, trimmed, an empty description left out', async () => {
  const made = await teacher.ok('POST /api/education/subjects', {
    body: { code: ' SCI8 ', name: ' Science 8 ', description: ' ' },
  })
  expect(made).toEqual({
    id: made.id,
    code: 'SCI8',
    name: 'Science 8',
    description: null,
    created_by_user_id: teacher.user.id,
    class_count: 0,
    active_class_count: 0,
  })
  expect(await listed(made.id)).toEqual(made)
})

test('a teacher changes and deletes an own subject', async () => {
  const { id } = await aSubject(app.tx, { created_by_user_id: teacher.user.id })
  const edited = await teacher.ok('PUT /api/education/subjects/{id}', { params: { id }, body })
  expect(edited).toMatchObject({ id, ...body, created_by_user_id: teacher.user.id })
  expect(await teacher.ok('DELETE /api/education/subjects/{id}', { params: { id } })).toEqual({
    message: 'Subject deleted successfully',
  })
  expect(await listed(id)).toBeUndefined()
})

test('an admin and the school-admin of its maker’s school change and delete it, and it stays its maker’s', async () => {
  for (const manager of [admin, head]) {
    const { id } = await aSubject(app.tx, { created_by_user_id: teacher.user.id })
    expect(await manager.ok('PUT /api/education/subjects/{id}', { params: { id }, body })).toMatchObject({
      ...body,
      created_by_user_id: teacher.user.id,
    })
    await manager.ok('DELETE /api/education/subjects/{id}', { params: { id } })
    expect(await listed(id)).toBeUndefined()
  }
})

test('F7: a school-admin leaves the subjects of other schools, of their teachers and of nobody alone', async () => {
  const elsewhere = await aSchool(app.tx)
  const [other, waiting] = [await aTeacher(app.tx, { school: elsewhere }), await aTeacher(app.tx)]
  await app.tx.insert(teachers).values({ user_id: waiting.id, school_id: school.id, school_state: 'waiting' })
  const makers = [other.id, (await aSchoolAdmin(app.tx)).id, waiting.id, admin.user.id, null]
  for (const created_by_user_id of makers) {
    const params = { id: (await aSubject(app.tx, { created_by_user_id })).id }
    const before = await fingerprint(app.tx)
    for (const refused of [
      await head.refusal('PUT /api/education/subjects/{id}', { params, body }),
      await head.refusal('DELETE /api/education/subjects/{id}', { params }),
    ])
      expect(refused).toMatchObject({ status: 403, code: 'subject.other_school' })
    expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
  }
  const own = await aSubject(app.tx, { created_by_user_id: head.user.id })
  await head.ok('DELETE /api/education/subjects/{id}', { params: { id: own.id } })
})

test('a teacher is refused another’s subject and one whose maker is gone', async () => {
  for (const wish of [{ created_by_user_id: admin.user.id }, {}]) {
    const params = { id: (await aSubject(app.tx, wish)).id }
    const before = await fingerprint(app.tx)
    expect(await teacher.refusal('PUT /api/education/subjects/{id}', { params, body })).toMatchObject(
      notYours,
    )
    expect(await teacher.refusal('DELETE /api/education/subjects/{id}', { params })).toMatchObject(notYours)
    expect(changedTables(before, await fingerprint(app.tx))).toEqual([])
  }
})

test('a subject that is not there is neither changed nor deleted', async () => {
  const params = { id: 2_147_483_647 }
  for (const person of [admin, teacher]) {
    expect(await person.refusal('PUT /api/education/subjects/{id}', { params, body })).toMatchObject(notThere)
    expect(await person.refusal('DELETE /api/education/subjects/{id}', { params })).toMatchObject(notThere)
  }
})

test.each([
  ['code', { code: ' ' }],
  ['name', { name: '' }],
  ['code', { code: 'x'.repeat(41) }],
  ['description', { description: 'x'.repeat(1001) }],
])('a wrong %s is refused', async (path, wrong) => {
  const refusal = await teacher.refusal('POST /api/education/subjects', { body: { ...body, ...wrong } })
  expect(refusal).toMatchObject({ status: 400, code: 'request.invalid', errors: [{ path }] })
})

test('a subject that classes teach is kept, and the refusal names them', async () => {
  const { id } = await aSubject(app.tx, { created_by_user_id: teacher.user.id })
  const taught = { subject_id: id }
  await aClass(app.tx, { ...taught, section: 'Rizal' })
  await aClass(app.tx, { ...taught, grade_level: 'K', section: 'Sampaguita', archived_at: new Date() })
  for (const person of [teacher, head, admin])
    expect(await person.refusal('DELETE /api/education/subjects/{id}', { params: { id } })).toMatchObject({
      status: 409,
      code: 'record.in_use',
      detail:
        'This subject is in use: 2 classes (Grade 8 Rizal, Kinder Sampaguita). Move or remove that first.',
    })
  expect(await listed(id)).toMatchObject({ class_count: 2, active_class_count: 1 })
})

test('deleted while a class takes it up: either the class is there or the subject is gone', async () => {
  const { id: school_id } = await aSchool(app.tx)
  const { id: term_id } = await aTerm(app.tx)
  for (const round of [1, 2, 3, 4, 5]) {
    const { id } = await aSubject(app.tx)
    const klass = { school_id, subject_id: id, term_id, grade_level: 8, section: `Raced ${round}` }
    const [made, gone] = await Promise.all([
      admin.call('POST /api/education/classes', { body: klass }),
      admin.call('DELETE /api/education/subjects/{id}', { params: { id } }),
    ])
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([made.status, gone.status])
  }
})
