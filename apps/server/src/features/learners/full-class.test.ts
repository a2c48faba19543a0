import { startApp } from '@klasrum/testkit/app'
import { aClass } from '@klasrum/testkit/classes'
import { aLearner, schoolPeople } from '@klasrum/testkit/learners'
import { expect, test } from 'vitest'
import { mostOnRoster } from './enrollments.store.ts'
import { enrollments, learners } from './learners.tables.ts'

const app = await startApp({ work: false })
const { school, teacher } = await schoolPeople(app)
const klass = await aClass(app.tx, { teacher: teacher.user })

const ofSchool = () => aLearner(app.tx, { school_id: school.id })
const enroll = ({ id: student_id }: { id: number }) =>
  teacher.call('POST /api/education/enrollments', {
    body: { school_id: school.id, class_id: klass.id, student_id },
  })
const list = (include?: 'dropped') =>
  teacher.ok('GET /api/education/classes/{id}/enrollments', { params: { id: klass.id }, query: { include } })

test('a class holds 500, those who left included, also when many come at once', async () => {
  const juan = await ofSchool()
  const { sort_name, search_text, lrn, id: _, ...like } = juan
  const many = await app.tx
    .insert(learners)
    .values(
      Array.from({ length: mostOnRoster - 2 }, (_, nth) => ({ ...like, external_student_id: `FULL-${nth}` })),
    )
    .returning({ student_id: learners.id })
  const seats = await app.tx
    .insert(enrollments)
    .values(many.map((each) => ({ ...each, class_id: klass.id, enrolled_on: '2026-06-08' })))
    .returning()
  const late = await Promise.all(Array.from({ length: 5 }, () => ofSchool()))
  const answers = await Promise.all(late.map((each) => enroll(each)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
  const full = {
    status: 409,
    body: { code: 'class.full', detail: 'A class can hold at most 500 learners.' },
  }
  expect(answers.find(({ status }) => status === 409)).toMatchObject(full)

  const [seat] = seats
  await teacher.ok('DELETE /api/education/enrollments/{id}', { params: { id: seat?.id ?? 0 } })
  expect(await enroll(juan)).toMatchObject(full)
  expect(await list()).toHaveLength(mostOnRoster - 1)
  expect(await list('dropped')).toHaveLength(mostOnRoster)
  expect(await enroll({ id: seat?.student_id ?? 0 })).toMatchObject({ status: 200 })
})
