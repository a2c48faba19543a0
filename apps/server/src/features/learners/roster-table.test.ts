import { Workbook } from '@cj-tech-master/excelts'
import { asOldWorkbook, exportedLearners, schoolForm2 } from '@klasrum/testkit/other-registers'
import {
  brokenRegisters,
  nameOf,
  pastedLearners,
  registeredLearners,
  schoolForm1,
} from '@klasrum/testkit/registers'
import { expect, test } from 'vitest'
import { rosterDateOf } from './roster-dates.ts'
import { readRoster } from './roster-table.ts'

async function tableOf(file: string | Buffer) {
  const answer = await readRoster(Buffer.from(file as string))
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.table
}
/** Line, name, sex and number of each row. */
const read = async (file: string | Buffer) =>
  (await tableOf(file)).rows.map(({ line, values }) => [
    line,
    values.fullname,
    values.gender,
    values.external_student_id,
  ])

test.each([
  ['with labels', true],
  ['without labels', false],
])('forty-five learners pasted %s are read', async (_, labels) => {
  const learners = registeredLearners()
  const { rows, unknown } = await tableOf(pastedLearners(learners, { labels }))
  expect(unknown).toEqual([])
  expect(rows.map(({ values }) => values)).toMatchObject(
    learners.map((learner) => ({
      external_student_id: learner.lrn,
      fullname: nameOf(learner),
      gender: learner.sex,
      birth_date: learner.born,
    })),
  )
})

test.each([0, 5])('a School Form 1 is read wherever its columns stand: %d to the right', async (shift) => {
  const learners = registeredLearners()
  const { rows, unknown } = await tableOf(await schoolForm1({ shift, learners }))
  expect(unknown).toEqual([])
  expect(rows).toHaveLength(45)
  expect(rows[0]).toEqual({
    line: 8,
    values: {
      fullname: 'ABAD, ANDRES FERNANDEZ',
      external_student_id: '401200000000',
      gender: 'M',
      grade_level: null,
      birth_date: '01-01-2013',
      address: 'PUROK 3, SAN ISIDRO, CALAMBA, LAGUNA',
      phone: null,
      parent_name: 'ABAD, PEDRO CRUZ / FERNANDEZ, MARIA',
      parent_phone: '09171234567',
    },
    flaws: [],
    left_out: false,
  })
  expect(rows.map(({ values }) => values.gender)).toEqual(learners.map(({ sex }) => sex))
})

const sexes = { M: 'male', F: 'female' }

test('a School Form 1 as an old .xls, with its merged cells, gives every learner', async () => {
  const learners = registeredLearners(12)
  const { rows } = await tableOf(asOldWorkbook(await schoolForm1({ learners })))
  expect(rows.map(({ values }) => [values.fullname, values.gender, values.external_student_id])).toEqual(
    learners.map(({ last, first, middle, sex, lrn }) => [
      `${last}, ${first} ${middle}`.toUpperCase(),
      sex,
      lrn,
    ]),
  )
})

test('a School Form 2 says who are boys and girls below them, and its totals are nobody', async () => {
  const learners = registeredLearners(7)
  const { rows } = await tableOf(schoolForm2(learners))
  expect(rows.map(({ values }) => [values.fullname, values.gender])).toEqual(
    learners.map(({ last, first, middle, sex }) => [`${last}, ${first} ${middle}`.toUpperCase(), sexes[sex]]),
  )
})

test('what the learner information system hands out is read with the parts of each name', async () => {
  const learners = registeredLearners(4)
  const { rows } = await tableOf(exportedLearners(learners))
  expect(rows.map(({ values }) => [values.fullname, values.gender, values.external_student_id])).toEqual(
    learners.map((learner) => [nameOf(learner), learner.sex, learner.lrn]),
  )
})

test('a School Form 1 copied without its merged cells is read too, and the guardian comes before the parents', async () => {
  const text = [
    'School Form 1 (SF 1) School Register',
    'School ID\t301801\tSchool Year\t2026-2027\tGrade Level\tGrade 7\tSection\tRIZAL',
    'LRN\tNAME (Last Name, First Name, Middle Name)\tSex (M/F)\tADDRESS\t\tPARENTS\t\tGUARDIAN (If not Parent)\t\tREMARKS',
    '\t\t\tBarangay\tMunicipality/ City\tFather’s Name\tMother’s Maiden Name\tName\tRelationship',
    '401200000001\tCRUZ,ANA,-\tF\tPoblacion\tLos Baños\tCRUZ,JOSE,A\tDIAZ,EVA,B\tLIM,ROSA,C\tMother\tT/I',
    '1\t<=== TOTAL FEMALE',
    '1\t<=== COMBINED',
    '401200000009\tNOT,READ,-\tF',
  ].join('\n')
  expect((await tableOf(text)).rows).toMatchObject([
    {
      line: 5,
      values: { fullname: 'CRUZ, ANA', address: 'Poblacion, Los Baños', parent_name: 'LIM, ROSA C' },
    },
  ])
})

test.each([
  ['Apelyido\tUnang Pangalan\tGitnang Pangalan\tKasarian\nCruz\tAna\tReyes\tBabae', 'Cruz, Ana Reyes'],
  ['Last name,First name,Ext.,M.I.,Gender\nCruz,Jose,Jr.,R.,Male', 'Cruz, Jose R. Jr.'],
  ['No.;Buong Pangalan;Kasarian\n1;Ana Cruz;F', 'Ana Cruz'],
  ["#\tLearner's Name\t\t\tSex\n1\tCruz\tAna\tReyes\tF", 'Cruz, Ana Reyes'],
  ['LRN\tLEARNER’S NAME\t\t\tSex\n\tLast Name\tFirst Name\tM.I.\n\tCruz\tAna\tR.\tF', 'Cruz, Ana R.'],
  ['MALE\n1\tCruz, Jose\n2\tDiaz, Leo', 'Cruz, Jose'],
  ['Cruz, Ana\tTagalog\tCatholic\nDiaz, Eva\tTagalog\tCatholic', 'Cruz, Ana'],
  ['Name\tSex\nTotal, Ana\tF', 'Total, Ana'],
  ['Full name\nCruz, Ana', 'Cruz, Ana'],
  ['Cruz, Ana', 'Cruz, Ana'],
  ['Cruz\tAna\tReyes\tF\nDiaz\tEva\tLim\tF', 'Cruz, Ana Reyes'],
  ['Cruz,Ana,F\nDiaz,Eva,F', 'Cruz, Ana'],
  ['F\tAna Cruz\tPurok 3, San Isidro, Calamba, Laguna', 'Ana Cruz'],
])('a name is found in %j', async (text, name) => {
  expect((await tableOf(text)).rows[0]?.values.fullname).toBe(name)
})

test('a list of names with numbers and headings gives each their sex', async () => {
  const text =
    '\nGRADE 7 - RIZAL\nUy, Max\nBOYS\n1. Abad, Andres\n2) Bautista, Jose\n3 Lim Jr., Leo\n\nMGA BABAE (2)\n1. Cruz, Ana\n12. Diaz, Eva\n\nPrepared by:\nLuz Santos'
  expect(await read(text)).toEqual([
    [3, 'Uy, Max', null, null],
    [5, 'Abad, Andres', 'male', null],
    [6, 'Bautista, Jose', 'male', null],
    [7, 'Lim Jr., Leo', 'male', null],
    [10, 'Cruz, Ana', 'female', null],
    [11, 'Diaz, Eva', 'female', null],
  ])
})

test('the sex of a heading ends with its total', async () => {
  const text = 'Name\tLRN\nMALE\nAbad, Andres\t401200000001\nTOTAL MALE\t1\nCruz, Ana\t401200000002'
  expect(await read(text)).toEqual([
    [3, 'Abad, Andres', 'male', '401200000001'],
    [5, 'Cruz, Ana', null, '401200000002'],
  ])
})

test('labels that come again on a second page are no learners, nor are numbers without a name', async () => {
  const text =
    'No.,LRN,Name,Sex\n1,401200000001,Ana Cruz,F\nNo.,LRN,Name,Sex\n2,401200000002,Eva Diaz,F\n3,,,\n4,,,'
  expect(await read(text)).toEqual([
    [2, 'Ana Cruz', 'F', '401200000001'],
    [4, 'Eva Diaz', 'F', '401200000002'],
  ])
})

test('columns that are not understood are told; those that we do not keep are not', async () => {
  const { unknown, rows } = await tableOf(
    'LRN,Name,Sex,Religion,Age,Remarks,Shoe size\n401200000001,Ana Cruz,F,x,12,y,36',
  )
  expect(unknown).toEqual(['Shoe size'])
  expect(JSON.stringify(rows)).not.toContain('"x"')
})

test('a workbook keeps its dates, long numbers and formulas as what they last were', async () => {
  const book = new Workbook()
  const sheet = book.addWorksheet('Learners')
  sheet.addRow(['LRN', 'Name', 'Sex', 'Date of Birth'])
  sheet.addRow([401200000001, { formula: 'A1', result: 'Ana Cruz' }, 'F', new Date('2012-06-05')])
  sheet.addRow(["'401200000002", '=HYPERLINK("x")', 'M', 'June 5, 2012'])
  const { rows } = await tableOf(Buffer.from(await book.xlsx.writeBuffer()))
  expect(rows.map(({ values }) => values)).toMatchObject([
    { external_student_id: '401200000001', fullname: 'Ana Cruz', birth_date: '2012-06-05' },
    { external_student_id: '401200000002', fullname: '=HYPERLINK("x")', birth_date: 'June 5, 2012' },
  ])
})

test('a cell with an error and one that is too long are told of their row', async () => {
  const { rows } = await tableOf(await brokenRegisters.errors())
  expect(rows.map(({ flaws }) => flaws)).toEqual([
    [{ field: 'external_student_id', message: 'LRN holds an error in the file.' }],
    [{ field: 'fullname', message: 'Name holds an error in the file.' }],
  ])
  const long = await tableOf(`Name,Sex\n${'A'.repeat(171)},F`)
  expect(long.rows[0]?.flaws).toEqual([{ field: 'fullname', message: 'Name is longer than 170 characters.' }])
  expect(long.rows[0]?.values.fullname).toHaveLength(170)
})

test.each([
  ['notATable', 'import.unreadable'],
  ['encrypted', 'import.unreadable'],
  ['wrongColumns', 'import.no_columns'],
  ['tooManyRows', 'import.too_many_rows'],
] as const)('a register that is broken (%s) is refused as a whole', async (kind, refused) => {
  expect(await readRoster(await brokenRegisters[kind]())).toEqual({ refused })
})

test('a thousand learners are read and one more is refused', async () => {
  expect((await tableOf(pastedLearners(registeredLearners(1_000)))).rows).toHaveLength(1_000)
  expect(await readRoster(Buffer.from(pastedLearners(registeredLearners(1_001))))).toEqual({
    refused: 'import.too_many_rows',
  })
})

test.each([
  ['2012-06-05', '2012-06-05'],
  ['06/05/2012', '2012-06-05'],
  ['6-5-2012', '2012-06-05'],
  ['June 5, 2012', '2012-06-05'],
  ['Sept. 05 2012', '2012-09-05'],
  ['5 June 2012', '2012-06-05'],
  ['05-Jun-2012', '2012-06-05'],
  ['02/29/2012', '2012-02-29'],
  ['02/29/2013', undefined],
  ['13/01/2012', undefined],
  ['06/05/12', undefined],
  ['Junk 5, 2012', undefined],
  ['41065', undefined],
  ['', undefined],
])('the date %j is %s', (text, date) => {
  expect(rosterDateOf(text)).toBe(date)
})
