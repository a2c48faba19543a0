import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { aClass, onRoster } from '@klasrum/testkit/classes'
import { changedTables, fingerprint } from '@klasrum/testkit/fingerprint'
import { aLearner, anEnrollment, anLrn, schoolPeople } from '@klasrum/testkit/learners'
import { brokenRegisters, schoolForm1 } from '@klasrum/testkit/registers'
import { listenTo } from '@klasrum/testkit/statements'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classes } from '../classes/classes.tables.ts'
import { teachers } from '../teachers/teachers.tables.ts'
import { previewRoster } from './roster-preview.ts'

const app = await startApp({ work: false })
const { tx } = app
const { school, otherSchool, teacher, colleague, newcomer, head, otherTeacher } = await schoolPeople(app)

const call = 'POST /api/education/classes/{id}/roster-imports'
const aKeptClass = (by = teacher) => aClass(tx, { teacher: by.user, school_id: school.id, grade_level: '7' })
type Where = { id: number }
const preview = (klass: Where, file: string | Buffer, by = teacher) =>
  by.ok(call, { params: { id: klass.id }, file: { bytes: Buffer.from(file as string) } })
const refused = (klass: Where, file: string | Buffer, by = teacher) =>
  by.refusal(call, { params: { id: klass.id }, file: { bytes: Buffer.from(file as string) } })
const states = async (klass: Where, file: string | Buffer, by = teacher) =>
  (await preview(klass, file, by)).rows.map(({ line, state, problems }) => [
    line,
    state,
    ...problems.map(({ message }) => message),
  ])
const mend = 'PUT /api/education/roster-imports/{id}/rows'

test('new learners, those on record, those who left and those enrolled are told apart, and nothing is written', async () => {
  const klass = await aKeptClass()
  const there = await onRoster(tx, klass)
  const left = await onRoster(tx, klass, { dropped_at: new Date() })
  const known = await aLearner(tx, {
    school_id: school.id,
    fullname: 'Reyes, Juan',
    external_student_id: 'A-17',
  })
  const before = await fingerprint(tx, { except: ['roster_imports', 'throttles'] })
  const text = [
    'LRN\tName\tSex\tGrade\tBirthdate\tShoe size',
    `${there.external_student_id}\t${there.fullname}\tF`,
    `${left.external_student_id}\t${left.fullname}\tF`,
    'a-17\tReyes, Juan\tM',
    '401200000001\tPeñaflor, Ana\tbabae\tGrade 8\t06/05/2013\t36',
    '\tYap, Leo\tM',
  ].join('\n')
  const answer = await preview(klass, text)
  expect(answer).toMatchObject({
    class_id: klass.id,
    counts: { new: 2, on_record: 1, returning: 1, enrolled: 1, left_out: 0, wrong: 0 },
    unknown_columns: ['Shoe size'],
  })
  expect(answer.rows.map(({ state, by_name }) => [state, by_name])).toEqual([
    ['enrolled', false],
    ['returning', false],
    ['on_record', false],
    ['new', false],
    ['new', false],
  ])
  expect(answer.rows[3]).toEqual({
    line: 5,
    state: 'new',
    listed_name: 'Peñaflor, Ana',
    by_name: false,
    elsewhere: false,
    problems: [],
    values: {
      fullname: 'Peñaflor, Ana',
      external_student_id: '401200000001',
      gender: 'female',
      grade_level: '8',
      birth_date: '2013-06-05',
      address: null,
      phone: null,
      parent_name: null,
      parent_phone: null,
    },
  })
  expect(answer.rows[4]?.values.grade_level).toBe('7')
  expect(known.id).toBeGreaterThan(0)
  expect(changedTables(before, await fingerprint(tx, { except: ['roster_imports', 'throttles'] }))).toEqual(
    [],
  )
  expect(app.log()).not.toContain('Peñaflor')
})

test('a learner without a number is found by the name, in the class first, and the teacher is told', async () => {
  const klass = await aKeptClass()
  const luz = { fullname: 'Dela Peña, Luz', gender: 'female' } as const
  await onRoster(tx, klass, luz)
  await aLearner(tx, { ...luz, school_id: school.id })
  await aLearner(tx, { fullname: 'Uy, Max', school_id: school.id })
  for (const gender of ['male', 'female'] as const)
    await aLearner(tx, { fullname: 'Go, Sam', school_id: school.id, gender })
  const { rows } = await preview(klass, 'Name\tSex\nLUZ DELA PENA\tF\nUY, MAX\t\nGo, Sam\tF\nGo, Sam\t')
  expect(
    rows.map(({ state, by_name, problems }) => [state, by_name, ...problems.map((each) => each.message)]),
  ).toEqual([
    ['enrolled', true],
    ['on_record', true],
    ['on_record', true],
    ['wrong', false, '2 learners on record have this name. Choose one by the LRN.'],
  ])
})

test('a number decides before the name: another name is told, another number is somebody else', async () => {
  const klass = await aKeptClass()
  const { external_student_id } = await aLearner(tx, { fullname: 'Sy, Ben', school_id: school.id })
  await aLearner(tx, {
    fullname: 'Chua, Kim',
    school_id: school.id,
    external_student_id: 'NL-900001',
    number_given: true,
  })
  const text = `LRN,Name,Sex\n${external_student_id},Benjamin Sy,M\n401200000011,Ben Sy,M\n401200000012,Kim Chua,M`
  const { rows } = await preview(klass, text)
  expect(
    rows.map(({ state, by_name, problems }) => [state, by_name, ...problems.map((each) => each.message)]),
  ).toEqual([
    ['on_record', false, 'On record as “Sy, Ben”.'],
    ['new', false],
    ['on_record', true],
  ])
})

test('wrong rows say what is wrong with them', async () => {
  const klass = await aKeptClass()
  const text = [
    'LRN\tName\tSex\tGrade\tBirthdate',
    '401200000021\t\tM',
    '401200000022\tAbad, Ben\t',
    '401200000023\tAbad, Cy\tX\t13\t02/30/2013',
    '40120000002\tAbad, Dan\tM',
    '4.01200E+11\tAbad, Ed\tM',
    '4012 0000\tAbad, Fe\tF',
    '401200000027\tAbad, Gil\tM\t\t06/05/2099',
    '401200000028\tAbad, Hal\tM',
    '401200000028\tAbad, Ian\tM',
    '\tAbad, Jun\tM',
    '\tABAD, JUN\tm',
    '\t123\tM',
  ].join('\n')
  expect(await states(klass, text)).toEqual([
    [2, 'wrong', 'Name is missing.'],
    [3, 'wrong', 'Sex is missing.'],
    [
      4,
      'wrong',
      'Sex must be M or F.',
      'Grade must be K or 1 to 12.',
      'Birth date is not a date that has been. Write it as MM/DD/YYYY.',
    ],
    [5, 'wrong', 'An LRN has 12 digits; this one has 11.'],
    [
      6,
      'wrong',
      'The spreadsheet shortened this LRN to 4.01200E+11. Make the column text and type the LRN again.',
    ],
    [7, 'wrong', 'Remove the spaces in the LRN.'],
    [8, 'wrong', 'Birth date is not a date that has been. Write it as MM/DD/YYYY.'],
    [9, 'wrong', 'The same LRN stands in line 10.'],
    [10, 'wrong', 'The same LRN stands in line 9.'],
    [11, 'wrong', 'The same name stands in line 12. Give the LRN, or skip one of them.'],
    [12, 'wrong', 'The same name stands in line 11. Give the LRN, or skip one of them.'],
    [13, 'wrong', 'Name has no letters.'],
  ])
})

test('two rows that mean one learner on record are both wrong', async () => {
  const klass = await aKeptClass()
  const { external_student_id } = await aLearner(tx, { fullname: 'Lao, Ken', school_id: school.id })
  const text = `LRN,Name,Sex\n${external_student_id},Kenneth Lao,M\n,Ken Lao,M`
  expect(await states(klass, text)).toEqual([
    [2, 'wrong', 'Line 3 is the same learner on record.'],
    [3, 'wrong', 'Line 2 is the same learner on record.'],
  ])
})

test('of learners elsewhere, and of those a teacher may not find yet, nothing is shown', async () => {
  const elsewhere = await aLearner(tx, { school_id: otherSchool.id, fullname: 'Hidden, One' })
  const unseen = await aLearner(tx, { school_id: school.id, fullname: 'Hidden, Two' })
  const text = `LRN,Name,Sex\n${elsewhere.external_student_id},A B,M\n${unseen.external_student_id},C D,M\n,Hidden Two,M`
  const klass = await aClass(tx, { school_id: school.id, created_by_user_id: newcomer.user.id })
  const answer = await preview(klass, text, newcomer)
  expect(
    answer.rows.map(({ state, elsewhere: away, problems }) => [state, away, problems[0]?.message]),
  ).toEqual([
    ['wrong', true, 'This LRN belongs to a learner of another school. You can ask for a transfer.'],
    [
      'wrong',
      false,
      'A learner of your school has this number. When your school has confirmed you, you can enroll them.',
    ],
    ['new', false, undefined],
  ])
  expect(JSON.stringify(answer.rows.slice(0, 2))).not.toContain('Hidden')
  const confirmed = await preview(await aKeptClass(), text)
  expect(confirmed.rows.map(({ state }) => state)).toEqual(['wrong', 'on_record', 'new'])
})

test('for an admin too, a learner of another school is found by the number alone and not enrolled', async () => {
  const klass = await aKeptClass()
  const away = await aLearner(tx, { school_id: otherSchool.id, fullname: 'Away, Ana' })
  const text = `LRN\tName\tSex\n${away.external_student_id}\tSomebody Else\tM\n\tAway, Ana\tM`
  const { rows } = await preview(klass, text, await app.as('admin'))
  expect(rows.map(({ state, elsewhere }) => [state, elsewhere])).toEqual([
    ['wrong', true],
    ['new', false],
  ])
})

test('a learner of another school who is still on the roster is enrolled, and one who left it is not taken back', async () => {
  const klass = await aKeptClass()
  const [stays, left] = [
    await aLearner(tx, { school_id: otherSchool.id }),
    await aLearner(tx, { school_id: otherSchool.id }),
  ]
  await anEnrollment(tx, klass, stays)
  await anEnrollment(tx, klass, left, { dropped_at: new Date() })
  const lines = [stays, left].map(
    ({ external_student_id, fullname }) => `${external_student_id},${fullname},M`,
  )
  const { rows } = await preview(klass, ['LRN,Name,Sex', ...lines].join('\n'))
  expect(rows.map(({ state, elsewhere }) => [state, elsewhere])).toEqual([
    ['enrolled', false],
    ['wrong', true],
  ])
})

test('a School Form 1 is previewed with few statements, whatever its length', async () => {
  const klass = await aKeptClass()
  const { database, statements } = listenTo(app.house.database)
  const actor = {
    user_id: teacher.user.id,
    session_id: 0,
    role: 'teacher',
    school_id: null,
    division_id: null,
  } as const
  const answer = await previewRoster({ ...app.house, database }, actor, klass.id, await schoolForm1())
  expect(answer.counts).toMatchObject({ new: 45, wrong: 0 })
  expect(statements).toHaveLength(5)
})

test('rows are mended or left out, and all are judged again', async () => {
  const klass = await aKeptClass()
  const { id } = await preview(klass, 'LRN,Name,Sex\n401200000031,Ana Cruz,F\n401200000031,Eva Diaz,\n1,,')
  const values = { fullname: ' Eva\tDiaz ', external_student_id: '401200000032', gender: 'f' }
  const mended = await teacher.ok(mend, {
    params: { id },
    body: {
      rows: [
        { line: 3, values },
        { line: 4, leave_out: true },
      ],
    },
  })
  expect(mended.rows.map(({ state, listed_name }) => [state, listed_name])).toEqual([
    ['new', 'Cruz, Ana'],
    ['new', 'Diaz, Eva'],
    ['left_out', ''],
  ])
  const again = await teacher.ok(mend, { params: { id }, body: { rows: [{ line: 2, leave_out: true }] } })
  expect(again.counts).toEqual({ new: 1, on_record: 0, returning: 0, enrolled: 0, left_out: 2, wrong: 0 })
  const strange = await teacher.refusal(mend, { params: { id }, body: { rows: [{ line: 9 }] } })
  expect(strange).toMatchObject({
    code: 'request.invalid',
    errors: [{ path: 'rows', message: 'There is no line 9.' }],
  })
  for (const other of [colleague, head])
    expect(await other.refusal(mend, { params: { id }, body: { rows: [{ line: 2 }] } })).toMatchObject({
      status: 404,
      code: 'import.not_found',
    })
})

test.each([
  [
    'notATable',
    415,
    'This file could not be read as a workbook (.xlsx, .xlsm, .xls, .ods) or CSV. Please save it as .xlsx and choose it again.',
  ],
  [
    'encrypted',
    415,
    'This file could not be read as a workbook (.xlsx, .xlsm, .xls, .ods) or CSV. Please save it as .xlsx and choose it again.',
  ],
  ['wrongColumns', 400, 'The first rows hold no column names such as Name, Sex, LRN.'],
  ['tooManyRows', 413, 'The file has more than 1,000 rows.'],
] as const)('a register that is broken (%s) is answered with one sentence', async (kind, status, detail) => {
  const before = await fingerprint(tx)
  const klass = await aKeptClass()
  expect(await refused(klass, await brokenRegisters[kind]())).toMatchObject({ status, detail })
  expect(changedTables(before, await fingerprint(tx))).toEqual(['classes', 'subjects', 'throttles'])
})

test.each([
  ['repeatedLrn', ['wrong', 'wrong', 'new', 'new', 'new']],
  ['errors', ['wrong', 'wrong']],
  ['shortenedLrn', ['wrong']],
  ['formulas', ['new', 'new']],
] as const)('a register that is broken in places (%s) is answered row by row', async (kind, expected) => {
  const { rows } = await preview(await aKeptClass(), await brokenRegisters[kind]())
  expect(rows.map(({ state }) => state)).toEqual(expected)
})

test('nobody reads a register into a class they do not keep, or into one that is archived', async () => {
  const klass = await aKeptClass()
  for (const other of [colleague, otherTeacher])
    expect(await refused(klass, anLrn(), other)).toMatchObject({ status: 404, code: 'class.not_found' })
  await tx.update(classes).set({ archived_at: new Date() }).where(eq(classes.id, klass.id))
  expect(await refused(klass, anLrn())).toMatchObject({ status: 409, code: 'class.archived' })
})

test('F22: whom no school has confirmed learns of a day’s classes of numbers and no more; a confirmed teacher of all', async () => {
  const elsewhere = await aLearner(tx, { school_id: otherSchool.id })
  const user = await aTeacher(tx)
  await tx.insert(teachers).values({ user_id: user.id, school_id: school.id, school_state: 'waiting' })
  const stranger = await app.as(user)
  const klass = await aKeptClass(stranger)
  const register = (count: number) =>
    [
      'LRN,Name,Sex',
      ...Array.from({ length: count }, (_, at) => `4099${10_000_000 + at},Probe ${at},M`),
    ].join('\n')
  await preview(klass, register(400), stranger)
  const tooMany = { status: 429, code: 'learner.too_many_numbers' }
  expect(await refused(klass, register(100), stranger)).toMatchObject(tooMany)
  await preview(klass, register(80), stranger)
  const probe = { school_id: school.id, external_student_id: elsewhere.external_student_id }
  expect(
    await stranger.refusal('POST /api/education/students', {
      body: { ...probe, metadata_json: { fullname: 'Juan Cruz', grade_level: '8', gender: 'male' } },
    }),
  ).toMatchObject(tooMany)
  expect(await stranger.refusal('POST /api/education/transfers', { body: probe })).toMatchObject(tooMany)
  for (const _ of [1, 2]) await preview(await aKeptClass(), register(400))
  app.clock.advance(24 * 60 + 1)
  const later = await app.as(stranger.user)
  await preview(klass, register(80), later)
})
