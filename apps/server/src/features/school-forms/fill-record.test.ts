import { chanceOf } from '@klasrum/skills/chance'
import { startApp } from '@klasrum/testkit/app'
import { aBlankRecord, recordColumns, recordRows } from '@klasrum/testkit/blank-forms'
import { aSubject } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, onRoster } from '@klasrum/testkit/classes'
import { openRecord, shown } from '@klasrum/testkit/exported-records'
import { formDifferences } from '@klasrum/testkit/form-differences'
import { weigh } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { findLibreOffice } from '@klasrum/testkit/libreoffice'
import { expect, test } from 'vitest'

const program = findLibreOffice()
const app = await startApp({ work: false, ...(program && { env: { LIBREOFFICE: program } }) })
const { tx } = app
const { teacher } = await schoolPeople(app)
const klass = await aClass(tx, {
  teacher: teacher.user,
  policy: 'do8-2015',
  subject_id: (await aSubject(tx, { name: 'Science 8' })).id,
})
await weigh(tx, klass, [40, 40, 20])
const quiz = await aGradeItem(tx, klass, { title: 'Quiz', max_score: 20 })
const task = await aGradeItem(tx, klass, { category: 'pt', title: 'Task', max_score: 30 })
const exam = await aGradeItem(tx, klass, { category: 'qa', title: 'Exam', max_score: 50 })
const people = [
  await onRoster(tx, klass, { fullname: 'Ben Peña', gender: 'male' }),
  await onRoster(tx, klass, { fullname: 'Ana Abad', gender: 'female' }),
  await onRoster(tx, klass, { fullname: 'Carlo Cruz', gender: 'male' }),
]
for (const [index, learner] of people.entries()) {
  await aScore(tx, quiz, learner, { score: 11 + 3 * index })
  await aScore(tx, task, learner, { score: 19 + 4 * index })
  await aScore(tx, exam, learner, { score: 37 + index })
}

const add = (bytes: Buffer) =>
  teacher.ok('POST /api/education/school-forms', { file: { bytes, name: 'ECR.xlsx' } })
const params = (form_id: number) => ({ params: { id: klass.id, form_id } })
const fill = async (form_id: number) =>
  (await teacher.call('GET /api/education/classes/{id}/school-forms/{form_id}/file', params(form_id))).bytes
const preview = (form_id: number) =>
  teacher.ok('GET /api/education/classes/{id}/school-forms/{form_id}', params(form_id))

test('a teacher’s own class record comes back with names, highest scores and scores in its cells', async () => {
  const blank = aBlankRecord()
  const form = await add(blank)
  expect(form).toMatchObject({ kind: 'class_record', of: 'me', may_change: true })
  expect(form.recognised).toBe(
    'Class record for 4 quarters, with room for 8 learners and, a quarter, 3 written works, 2 performance tasks and 1 assessment.',
  )
  const bytes = await fill(form.id)
  const book = await openRecord(bytes)
  const at = (sheet: string, row: number, column: number) =>
    shown(book.getWorksheet(sheet)?.getCell(row, column).value ?? null)
  const [boy, nextBoy] = recordRows.boys
  const [girl] = recordRows.girls
  const { ww, pt, qa } = recordColumns
  // Names are typed on another sheet of the form, boys before girls.
  expect([boy, nextBoy, girl].map((row) => at('NAMES', row, 2))).toEqual([
    'Cruz, Carlo',
    'Peña, Ben',
    'Abad, Ana',
  ])
  expect([ww[0], pt[0], qa[0]].map((column) => at('Q1', recordRows.highest, column))).toEqual([20, 30, 50])
  expect([ww[0], ww[1], pt[0], qa[0]].map((column) => at('Q1', nextBoy, column))).toEqual([11, null, 19, 37])
  expect([ww[0], pt[0], qa[0]].map((column) => at('Q1', girl, column))).toEqual([14, 23, 38])
  expect(at('Q1', 2, 13)).toBe('Science 8')
  // The weights of the form are those of the class already.
  const places = formDifferences(blank, bytes, [])
  expect(places.parts).not.toContain('xl/media/image1.png')
  expect(places.wrong.filter((wrong) => !/has another value|is new/.test(wrong))).toEqual([])
})

/** Eight learners, four quarters, every item of the form; now and then a score is still to come. */
async function aRandomCrowd(seed: number) {
  const chance = chanceOf(seed)
  const crowd = await aClass(tx, { teacher: teacher.user, policy: 'do8-2015' })
  const learners = []
  for (const [index, letter] of [...'ABCDEFGH'].entries())
    learners.push(
      await onRoster(tx, crowd, { fullname: `Lea ${letter}. Cruz`, gender: index < 4 ? 'male' : 'female' }),
    )
  for (const quarter of [1, 2, 3, 4]) {
    await weigh(tx, crowd, [40, 40, 20], quarter)
    for (const category of ['ww', 'ww', 'ww', 'pt', 'pt', 'qa'] as const) {
      const max_score = 10 + chance.below(41)
      const item = await aGradeItem(tx, crowd, { quarter, category, max_score })
      for (const learner of learners)
        if (chance.below(12) > 0) await aScore(tx, item, learner, { score: chance.below(max_score + 1) })
    }
  }
  return crowd
}

test.skipIf(!program)(
  'LibreOffice works the filled record out to our grades, and the preview says so',
  async () => {
    const form = await add(aBlankRecord())
    const { id } = await aRandomCrowd(16)
    const { formulas, differing, left, notes } = await teacher.ok(
      'GET /api/education/classes/{id}/school-forms/{form_id}',
      { params: { id, form_id: form.id } },
    )
    expect({ formulas, differing, notes }).toEqual({ formulas: 'same', differing: [], notes: [] })
    expect(left.count).toBe(0)
  },
)

test.skipIf(!program)(
  'a form whose own formula forgets the assessment says who differs, and by which formula',
  async () => {
    const form = await add(aBlankRecord({ initial: (row) => `IF(K${row}="","",SUM(K${row},P${row}))` }))
    const { formulas, differing, reasons } = await preview(form.id)
    expect(formulas).toBe('differ')
    expect(differing.map(({ listed_name, quarter }) => [listed_name, quarter])).toEqual([
      ['Cruz, Carlo', 1],
      ['Peña, Ben', 1],
      ['Abad, Ana', 1],
    ])
    expect(reasons).toEqual([
      'On sheet “Q1” the form comes to another initial grade for 3 learners (T9: =IF(K9="","",SUM(K9,P9))).',
    ])
  },
)

test('learners and items that have no place in the form are named', async () => {
  const form = await add(aBlankRecord())
  const full = await aClass(tx, { teacher: teacher.user, policy: 'do8-2015' })
  for (const name of ['Abe A', 'Abe B', 'Abe C', 'Abe D', 'Zed Zamora'])
    await onRoster(tx, full, { fullname: name, gender: 'male' })
  for (const title of ['Task 1', 'Task 2', 'Task 3'])
    await aGradeItem(tx, full, { category: 'pt', title, max_score: 10 })
  const { notes } = await teacher.ok('GET /api/education/classes/{id}/school-forms/{form_id}', {
    params: { id: full.id, form_id: form.id },
  })
  expect(notes).toContain('On sheet “Q1” there is no column for 1 of your 3 performance tasks: Task 3.')
  expect(notes).toContain('Sheet “Q1” has room for 8 learners: 1 learner was left out, from Zamora, Zed on.')
})

test('a record of four quarters is not filled for a class of three terms', async () => {
  const form = await add(aBlankRecord())
  const inTerms = await aClass(tx, { teacher: teacher.user, policy: 'do15-2026' })
  const { code, detail } = await teacher.refusal(
    'GET /api/education/classes/{id}/school-forms/{form_id}/file',
    {
      params: { id: inTerms.id, form_id: form.id },
    },
  )
  expect(code).toBe('workbook.other_policy')
  expect(detail).toBe('This record has four quarters, and the class is graded by three terms.')
})
