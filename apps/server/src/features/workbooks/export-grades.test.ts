import { Workbook } from '@cj-tech-master/excelts'
import { descriptorOf, finalGrade } from '@klasrum/grading/averages'
import { policies, policyOf } from '@klasrum/grading/policies'
import { startApp } from '@klasrum/testkit/app'
import { aSubject, aTeacher } from '@klasrum/testkit/builders'
import { chanceFor } from '@klasrum/testkit/chance'
import { aClass, aGradeItem, aScore, type Class, closeQuarters, onRoster } from '@klasrum/testkit/classes'
import { formulasOf, linesOf, openRecord, type RecordLine, shown } from '@klasrum/testkit/exported-records'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { weigh } from '@klasrum/testkit/gradebook'
import { recalculate } from '@klasrum/testkit/libreoffice'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aRandomClass } from '@klasrum/testkit/random-classes'
import { atSize } from '@klasrum/testkit/size'
import { beforeAll, expect, test } from 'vitest'
import { closedGrades } from '../gradebook/gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
const teacher = await app.as(await aTeacher(tx))
const of = { teacher: teacher.user }

type Exported = { klass: Class; before: Uint8Array; after: Uint8Array }
const exported = new Map<string, Exported>()
let told: Uint8Array

/** The formulas are the same on both databases. */
const each = atSize({ commit: 1, long: onPostgres ? 200 : 6 })
const minutes = 60_000

beforeAll(
  async () => {
    const chance = chanceFor('random classes to export')
    const made: [string, Class][] = [
      ['closed', await aClosedClass()],
      ['weightless', await aClassWithoutThirdWeight()],
      ['wide', await aWideClass()],
      ['large', await aLargeClass()],
      ['empty', await aClass(tx, { ...of, policy: 'do15-2026' })],
      ['odd names', await aClassOfOddNames()],
    ]
    for (const { id: policy, transmuted } of policies)
      for (let number = 0; number < each; number += 1) {
        const wish = { ...of, policy, transmuted: transmuted === 'chosen' && number % 2 === 0 }
        made.push([`${policy} ${number}`, await aRandomClass(tx, chance, wish)])
      }
    const before: Uint8Array[] = []
    for (const [, { id }] of made)
      before.push((await teacher.call('GET /api/education/classes/{id}/workbook', { params: { id } })).bytes)
    const [liar = Buffer.of(), ...after] = await recalculate([await aLiar(), ...before])
    told = liar
    made.forEach(([name, klass], index) => {
      exported.set(name, { klass, before: before[index] ?? Buffer.of(), after: after[index] ?? Buffer.of() })
    })
  },
  atSize({ commit: 5 * minutes, long: 60 * minutes }),
)

/** Says that one and one are three. */
async function aLiar(): Promise<Uint8Array> {
  const book = new Workbook()
  book.addWorksheet('Sums').getCell('A1').value = { formula: '1+1', result: 3 }
  return book.xlsx.writeBuffer()
}

test('LibreOffice does not take the word of a file', async () => {
  expect(shown((await openRecord(told)).getWorksheet('Sums')?.getCell('A1').value ?? null)).toBe(2)
})

function find(name: string): Exported {
  const found = exported.get(name)
  if (!found) throw new Error(`no class "${name}" was exported`)
  return found
}

const gradesOf = async ({ id }: Class, quarter: number) =>
  teacher.ok('GET /api/education/classes/{id}/quarter-grades/{quarter}', { params: { id, quarter } })

type Line = Omit<RecordLine, 'lrn'>

/** Ours, as the sheet of a quarter should show them, boys first. */
async function ourLines(klass: Class, quarter: number): Promise<Line[]> {
  const seats = await teacher.ok('GET /api/education/classes/{id}/sheets/{quarter}', {
    params: { id: klass.id, quarter },
  })
  const grades = new Map((await gradesOf(klass, quarter)).map((grade) => [grade.student_id, grade]))
  const on = seats.learners.filter(({ dropped }) => !dropped)
  return ['male', 'female'].flatMap((gender) =>
    on
      .filter((learner) => learner.gender === gender)
      .map(({ student_id, listed_name }) => {
        const grade = grades.get(student_id)
        const { quarterly_grade = null, initial_grade = null } = grade ?? {}
        return {
          name: listed_name,
          ps: [grade?.ps_ww ?? null, grade?.ps_pt ?? null, grade?.ps_qa ?? null],
          ws: [grade?.ws_ww ?? null, grade?.ws_pt ?? null, grade?.ws_qa ?? null],
          initial: initial_grade,
          grade: quarterly_grade,
          descriptor: quarterly_grade === null ? null : descriptorOf(klass.policy, quarterly_grade),
        }
      }),
  )
}

async function theirLines(name: string) {
  const { klass, after } = find(name)
  const book = await openRecord(after)
  const { periods } = policyOf(klass.policy)
  return {
    book,
    periods: book.worksheets.slice(1, 1 + periods).map((sheet) => linesOf(sheet)),
    summary: book.worksheets
      .slice(1 + periods, 2 + periods)
      .flatMap((sheet) => linesOf(sheet, 'Final Grade')),
  }
}
const gradeIn = (line: Line | undefined) => (typeof line?.grade === 'number' ? line.grade : null)
const withoutLrn = ({ lrn: _, ...line }: RecordLine): Line => line

test(
  'LibreOffice comes to our grades in every class, and to what the file brings along',
  async () => {
    for (const [name, { klass, before }] of nonEmpty(exported)) {
      const theirs = await theirLines(name)
      const ours: Line[][] = []
      for (let quarter = 1; quarter <= policyOf(klass.policy).periods; quarter += 1)
        ours.push(await ourLines(klass, quarter))
      expect(
        theirs.periods.map((lines) => lines.map(withoutLrn)),
        name,
      ).toEqual(ours)
      const finals = (ours[0] ?? []).map((line, place) => {
        const final = finalGrade(
          klass.policy,
          ours.map((lines) => gradeIn(lines[place])),
        )
        return {
          name: line.name,
          grade: final,
          descriptor: final === null ? null : descriptorOf(klass.policy, final),
        }
      })
      expect(
        theirs.summary.map(({ name, grade, descriptor }) => ({ name, grade, descriptor })),
        name,
      ).toEqual(finals)
      expect(formulasOf(theirs.book), name).toEqual(formulasOf(await openRecord(before)))
    }
  },
  atSize({ commit: 2 * minutes, long: 60 * minutes }),
)

/** Closed with weights of 40, 40 and 20, which are not the ones that are set. */
async function aClosedClass(): Promise<Class> {
  const klass = await aClass(tx, { ...of, policy: 'do8-2015' })
  await weigh(tx, klass, [20, 60, 20])
  const items = [
    await aGradeItem(tx, klass, { max_score: 160 }),
    await aGradeItem(tx, klass, { category: 'pt', max_score: 120 }),
    await aGradeItem(tx, klass, { category: 'qa', max_score: 50 }),
  ]
  const ana = await onRoster(tx, klass, { fullname: 'Ana Abad', gender: 'female' })
  for (const [index, score] of [145, 100, 40].entries()) {
    const item = items[index]
    if (item) await aScore(tx, item, ana, { score })
  }
  const ben = await onRoster(tx, klass, { fullname: 'Ben Cruz' })
  for (const item of items) await aScore(tx, item, ben, { score: 20 })
  await closeQuarters(tx, klass, 1)
  const kept = { ps_ww: 90.63, ws_ww: 36.25, ps_pt: 83.33, ws_pt: 33.33, ps_qa: 80, ws_qa: 16 }
  const place = { class_id: klass.id, quarter: 1, student_id: ana.id }
  await tx.insert(closedGrades).values({ ...place, ...kept, initial_grade: 85.58, quarterly_grade: 90 })
  return klass
}

test('a closed quarter goes by the weights of its closing, and who has none there has none here', async () => {
  const { periods, book } = await theirLines('closed')
  expect(periods[0]).toMatchObject([
    { name: 'Cruz, Ben', ps: [null, null, null], grade: null },
    { name: 'Abad, Ana', ps: [90.63, 83.33, 80], ws: [36.25, 33.33, 16], initial: 85.58, grade: 90 },
  ])
  expect(book.worksheets[1]?.getCell('R10').value).toBe(0.4)
})

async function aClassWithoutThirdWeight(): Promise<Class> {
  const klass = await aClass(tx, { ...of, policy: 'do15-2026' })
  await weigh(tx, klass, [40, 60, 0])
  const written = await aGradeItem(tx, klass, { max_score: 50 })
  const task = await aGradeItem(tx, klass, { category: 'pt', max_score: 100 })
  const exam = await aGradeItem(tx, klass, { category: 'qa', part: 'te', max_score: 40 })
  const [ana, ben] = [
    await onRoster(tx, klass, { fullname: 'Ana Abad' }),
    await onRoster(tx, klass, { fullname: 'Ben Cruz' }),
  ]
  for (const learner of [ana, ben]) {
    await aScore(tx, written, learner, { score: 35 })
    await aScore(tx, task, learner, { score: 70 })
  }
  await aScore(tx, exam, ben, { score: 30 })
  return klass
}

test('a third component that weighs nothing is not waited for', async () => {
  const { periods } = await theirLines('weightless')
  expect(periods[0]).toMatchObject([
    {
      name: 'Abad, Ana',
      ps: [70, 70, null],
      ws: [28, 42, null],
      initial: 70,
      grade: 75,
      descriptor: 'Connecting',
    },
    { name: 'Cruz, Ben', ps: [70, 70, 75], ws: [28, 42, 0], initial: 70, grade: 75 },
  ])
})

async function aWideClass(): Promise<Class> {
  const klass = await aClass(tx, { ...of, policy: 'do8-2015' })
  await weigh(tx, klass, [30, 50, 20])
  const ana = await onRoster(tx, klass, { fullname: 'Ana Abad' })
  for (const [category, count] of [
    ['ww', 14],
    ['pt', 12],
    ['qa', 1],
  ] as const)
    for (let number = 0; number < count; number += 1)
      await aScore(tx, await aGradeItem(tx, klass, { category, max_score: 10 }), ana, { score: number % 10 })
  return klass
}

test('with more items than the record has columns, what comes after moves on', async () => {
  const { periods, book } = await theirLines('wide')
  expect(periods[0]).toMatchObject([{ ps: [36.43, 38.33, 0] }])
  const sheet = book.worksheets[1]
  expect(['S9', 'W9', 'AI9'].map((at) => shown(sheet?.getCell(at).value ?? null))).toEqual([
    '14',
    '1',
    'Total',
  ])
})

async function aLargeClass(): Promise<Class> {
  const klass = await aClass(tx, { ...of, policy: 'zero-based-2027' })
  await weigh(tx, klass, [100, 0, 0])
  const item = await aGradeItem(tx, klass, { max_score: 100 })
  for (let number = 0; number < 100; number += 1) {
    const wish = { fullname: `Reyes, No ${100 + number}`, gender: number < 60 ? 'male' : 'female' } as const
    await aScore(tx, item, await onRoster(tx, klass, wish), { score: number })
  }
  return klass
}

test('a hundred learners stand in one sheet', async () => {
  const { periods, book } = await theirLines('large')
  expect(periods[0]).toHaveLength(100)
  expect(periods[0]?.at(-1)).toMatchObject({ name: 'Reyes, No 199', initial: 99, grade: 99 })
  expect(shown(book.getWorksheet('TERM 1')?.getCell('C78').value ?? null)).toBe('FEMALE')
})

const oddNames = ['=HYPERLINK("x")', '+1', '-2', '@a', "'quoted"]
async function aClassOfOddNames(): Promise<Class> {
  const subject = await aSubject(tx, { name: "=Sci/ence: [A] 'B' of a very long name indeed" })
  const klass = await aClass(tx, { ...of, policy: 'plain', section: '=1+1', subject_id: subject.id })
  for (const name of oddNames) await onRoster(tx, klass, { fullname: name, listed_name: name })
  await aGradeItem(tx, klass, { title: '=2+2' })
  return klass
}

test('names that look like formulas stay text', async () => {
  const { periods, book, summary } = await theirLines('odd names')
  for (const lines of [...periods, summary])
    expect(lines.map(({ name }) => name).toSorted()).toEqual(oddNames.toSorted())
  const [input, first] = book.worksheets
  expect([11, 12, 13, 14, 15].map((row) => input?.getCell(`K${row}`).value).toSorted()).toEqual(
    oddNames.toSorted(),
  )
  expect(input?.getCell('E26').value).toBe('=1+1')
  expect(first?.getCell('F8').value).toBe('=2+2')
  expect(first?.name).toBe('=SCI ENCE A B OF A VERY LONG_Q1')
})
