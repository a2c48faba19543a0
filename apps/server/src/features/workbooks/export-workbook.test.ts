import { startApp } from '@klasrum/testkit/app'
import { aSubject } from '@klasrum/testkit/builders'
import { aClass, aGradeItem, aScore, onRoster } from '@klasrum/testkit/classes'
import { openRecord, shown } from '@klasrum/testkit/exported-records'
import { weigh } from '@klasrum/testkit/gradebook'
import { schoolPeople } from '@klasrum/testkit/learners'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { tx } = app
const { school, teacher, colleague, head, otherHead } = await schoolPeople(app)
const call = 'GET /api/education/classes/{id}/workbook'

async function aRecord(policy: 'do8-2015' | 'do15-2026', lrn: string) {
  const subject = await aSubject(tx, { name: 'Araling Panlipunan' })
  const klass = await aClass(tx, {
    teacher: teacher.user,
    policy,
    subject_id: subject.id,
    grade_level: '7',
    section: 'Piña – A',
  })
  await weigh(tx, klass, [30, 50, 20])
  const quiz = await aGradeItem(tx, klass, { title: 'Map quiz', max_score: 20 })
  const task = await aGradeItem(tx, klass, { category: 'pt', title: 'Debate', max_score: 50 })
  const exam = await aGradeItem(tx, klass, {
    category: 'qa',
    part: policy === 'do15-2026' ? 'te' : null,
    title: 'Exam',
    max_score: 40,
  })
  const ben = await onRoster(tx, klass, { fullname: 'Ben Cruz', external_student_id: lrn })
  const ana = await onRoster(tx, klass, {
    fullname: 'Ana Abad',
    gender: 'female',
    external_student_id: `X-${lrn}`,
  })
  await onRoster(tx, klass, { fullname: 'Carla Gone', gender: 'female', dropped_at: new Date() })
  await aScore(tx, quiz, ben, { score: 0 })
  await aScore(tx, task, ben, { excused: true })
  await aScore(tx, exam, ana, { score: 40 })
  return { klass, items: { quiz, task, exam } }
}

const ofQuarters = await aRecord('do8-2015', '013650000001')
const ofTerms = await aRecord('do15-2026', '013650000002')

async function exported(id: number) {
  const { bytes, headers } = await teacher.call(call, { params: { id } })
  const book = await openRecord(bytes)
  const sheet = (name: string) => {
    const found = book.getWorksheet(name)
    if (!found) throw new Error(`there is no sheet ${name}`)
    return found
  }
  const at = (name: string, ...cells: string[]) => cells.map((cell) => shown(sheet(name).getCell(cell).value))
  return { book, sheet, at, headers }
}

test('four quarters are laid out as the class record of 2015', async () => {
  const { klass } = ofQuarters
  const { book, sheet, at, headers } = await exported(klass.id)
  expect(headers['content-disposition']).toBe(
    'attachment; filename="class-record-araling-panlipunan-grade-7-pina-a-2026-2027.xlsx"',
  )
  const quarters = [1, 2, 3, 4].map((quarter) => `ARALING PANLIPUNAN_Q${quarter}`)
  expect(book.worksheets.map(({ name }) => name)).toEqual([
    'INPUT DATA',
    ...quarters,
    'SUMMARY OF QUARTERLY GRADES',
    'HELPER',
  ])
  const first = 'ARALING PANLIPUNAN_Q1'
  expect(at(first, 'B10', 'F10', 'P10', 'R10', 'S10', 'AE10', 'AF10', 'AH10')).toEqual([
    ...['HIGHEST POSSIBLE SCORE', 20, 20, 0.3, 50, 0.5, 40, 0.2],
  ])
  expect(at(first, 'F8', 'F9', 'P8', 'Q8', 'R8', 'S8', 'AF8', 'AI7', 'AJ7', 'AK7')).toEqual([
    ...['Map quiz', '1', 'Total', 'PS', 'WS', 'Debate', 'Exam'],
    ...['Initial Grade', 'Quarterly Grade', 'Descriptor'],
  ])
  expect(at(first, 'B11', 'B12', 'E12', 'F12', 'P12', 'Q12', 'R12', 'S12', 'AC12')).toEqual([
    ...['MALE', 'Cruz, Ben', '013650000001', 0, 0, 0, 0, 'E', null],
  ])
  expect(at(first, 'B62', 'B63', 'E63', 'F63', 'AF63', 'AG63', 'AI63', 'B64')).toEqual([
    ...['FEMALE', 'Abad, Ana', null, null, 40, 100, null, null],
  ])
  expect([12, 13, 61, 63, 64].map((row) => sheet(first).getRow(row).hidden)).toEqual([
    ...[false, true, true, false, true],
  ])
})

test('three terms are laid out as the class record of 2026', async () => {
  const { klass } = ofTerms
  const { book, at } = await exported(klass.id)
  expect(book.worksheets.map(({ name }) => name)).toEqual([
    ...['INPUT DATA', 'TERM 1', 'TERM 2', 'TERM 3', 'FINAL GRADES', 'HELPER'],
  ])
  expect(at('TERM 1', 'F14', 'J14', 'N14', 'P14', 'T14', 'U14', 'V14', 'V15', 'W15', 'Y15', 'AA15')).toEqual([
    ...['WW1', 'WW5', 'PT1', 'PT3', 'ST1', 'ST2', 'TE', 40, 0.3, 0.4, 0.2],
  ])
  expect(at('TERM 1', 'K13', 'L13', 'M13', 'Q13', 'Z13', 'AA13', 'AB12', 'AC12', 'AD12')).toEqual([
    ...['Total', 'PS', 'WS', 'Total', 'PS', 'WS', 'Initial Grade', 'Term Grade', 'Descriptor'],
  ])
  expect(at('TERM 1', 'C17', 'C18', 'F18', 'N18', 'C68', 'C69', 'V69', 'Y69', 'Z69')).toEqual([
    ...['MALE', 'Cruz, Ben', 0, 'E', 'FEMALE', 'Abad, Ana', 40, 40, 100],
  ])
  expect(at('INPUT DATA', 'E15', 'E24', 'E25', 'E26', 'K11', 'L11', 'N11', 'O11')).toEqual([
    ...[
      '2026-2027',
      'Araling Panlipunan',
      'Grade 7',
      'Piña – A',
      'Cruz, Ben',
      '013650000002',
      'Abad, Ana',
      null,
    ],
  ])
  expect(at('INPUT DATA', 'E13', 'E14')).toEqual([
    school.school_id ?? school.code,
    school.school_name ?? school.name,
  ])
})

test('the heads stay in view and on every page, and only a possible score may be typed', async () => {
  const { klass } = ofQuarters
  const { sheet } = await exported(klass.id)
  const first = sheet('ARALING PANLIPUNAN_Q1')
  expect(first.views[0]).toMatchObject({ state: 'frozen', xSplit: 5, ySplit: 10 })
  expect(first.pageSetup).toMatchObject({
    ...{ paperSize: 14, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    ...{ printTitlesRow: '7:10', printArea: 'A1:AK114' },
  })
  expect(first.dataValidations.find('G70')).toMatchObject({
    type: 'custom',
    formulae: ['IF(ISNUMBER(F63),AND(F63>=0,F63<=F$10,F63=INT(F63)),F63="E")'],
    showErrorMessage: true,
  })
  expect(first.dataValidations.find('P12')).toBeUndefined()
})

test('the file says whose it is and which column is which item', async () => {
  const { klass, items } = ofTerms
  const { sheet, at } = await exported(klass.id)
  expect(at('HELPER', 'A1', 'A2', 'B2')).toEqual(['KLASRUM CLASS RECORD', 'CLASS ID', klass.id])
  const lines = [7, 8, 9, 10].map((row) => at('HELPER', `A${row}`, `B${row}`, `C${row}`, `D${row}`))
  expect(lines).toEqual([
    [items.quiz.id, 'TERM 1', 6, 1],
    [items.task.id, 'TERM 1', 14, 1],
    [items.exam.id, 'TERM 1', 22, 1],
    [null, null, null, null],
  ])
  expect(sheet('HELPER').getCell('C7').formula).toBe("COLUMN('TERM 1'!$F$15)")
})

test('who keeps the class may have it, which is recorded; for others it does not exist', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const params = { id: klass.id }
  await teacher.call(call, { params })
  await head.call(call, { params })
  const openings = await head.ok('GET /api/education/classes/{id}/openings', { params })
  expect(openings.map(({ role, times }) => [role, times]).toSorted()).toEqual([
    ['school-admin', 1],
    ['teacher', 1],
  ])
  for (const stranger of [colleague, otherHead])
    expect(await stranger.refusal(call, { params })).toMatchObject({ status: 404, code: 'class.not_found' })
})
