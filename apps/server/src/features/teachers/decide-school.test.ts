import { startApp } from '@klasrum/testkit/app'
import { aSchool, aTeacher, aUser, only } from '@klasrum/testkit/builders'
import type { Client } from '@klasrum/testkit/client'
import { expect, test } from 'vitest'
import { teachers } from './teachers.tables.ts'

const app = await startApp({ work: false })
const school = await aSchool(app.tx)
const otherSchool = await aSchool(app.tx)
const admin = await app.as('admin')
const head = await app.as(await aUser(app.tx, 'school-admin', { school_id: school.id }))
const otherHead = await app.as(await aUser(app.tx, 'school-admin', { school_id: otherSchool.id }))
const unplaced = await app.as(await aUser(app.tx, 'school-admin'))

const aChoice = async () => {
  const teacher = await app.as(await aTeacher(app.tx))
  const values = { user_id: teacher.user.id, school_id: school.id }
  return { teacher, ...only(await app.tx.insert(teachers).values(values).returning()) }
}
const confirm = (as: Client, id: number, school_id = school.id) =>
  as.call('POST /api/education/teachers/{id}/confirm-school', { params: { id }, body: { school_id } })
const decline = (as: Client, id: number, school_id = school.id) =>
  as.call('POST /api/education/teachers/{id}/decline-school', { params: { id }, body: { school_id } })

const notThere = { status: 404, body: { code: 'teacher.not_found', detail: 'There is no teacher profile.' } }
const changed = {
  status: 409,
  body: {
    code: 'teacher.changed',
    detail: 'This teacher profile was changed meanwhile. Please load it again.',
  },
}

test('the school or an admin confirms the choice of a teacher, who sees it', async () => {
  for (const manager of [head, admin]) {
    const { id, teacher } = await aChoice()
    expect(await confirm(manager, id)).toMatchObject({
      status: 200,
      body: { id, school_id: school.id, school_state: 'confirmed', version: 2 },
    })
    expect(await teacher.ok('GET /api/education/teachers/me')).toMatchObject({ school_state: 'confirmed' })
  }
})

test('the school or an admin declines it, and may change their mind', async () => {
  for (const manager of [head, admin]) {
    const { id } = await aChoice()
    expect(await decline(manager, id)).toMatchObject({ status: 200, body: { school_state: 'declined' } })
    expect(await confirm(manager, id)).toMatchObject({ body: { school_state: 'confirmed', version: 3 } })
  }
})

test('a choice that changed meanwhile is not decided', async () => {
  const { id, teacher } = await aChoice()
  await teacher.ok('PUT /api/education/teachers/{id}', {
    params: { id },
    body: { school_id: otherSchool.id },
  })
  for (const manager of [head, admin])
    for (const decide of [confirm, decline]) expect(await decide(manager, id)).toMatchObject(changed)
  expect(await teacher.ok('GET /api/education/teachers/me')).toMatchObject({
    school_id: otherSchool.id,
    school_state: 'waiting',
  })
  expect(await confirm(otherHead, id, otherSchool.id)).toMatchObject({ status: 200 })
})

test('of another school, of none and of nobody nothing is decided', async () => {
  const { id, teacher } = await aChoice()
  for (const decide of [confirm, decline]) {
    expect(await decide(otherHead, id)).toMatchObject(notThere)
    expect(await decide(unplaced, id)).toMatchObject(notThere)
    expect(await decide(admin, 2_147_483_647)).toMatchObject(notThere)
    expect(await decide(teacher, id)).toMatchObject({ status: 403, body: { code: 'role.not_allowed' } })
  }
  expect(await teacher.ok('GET /api/education/teachers/me')).toMatchObject({
    school_state: 'waiting',
    version: 1,
  })
})
