import type { Worksheet } from '@cj-tech-master/excelts'
import { policies } from '@klasrum/grading/policies'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { chanceFor } from '@klasrum/testkit/chance'
import { aClass, aGradeItem, aScore, type Class, onRoster } from '@klasrum/testkit/classes'
import { openRecord, shown } from '@klasrum/testkit/exported-records'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aRandomClass } from '@klasrum/testkit/random-classes'
import { atSize } from '@klasrum/testkit/size'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { scores } from '../gradebook/gradebook.tables.ts'

const app = await startApp({ work: false })
const { tx } = app
/** A teacher may send so many records an hour: each class has one of its own. */
const aNewTeacher = async () => app.as(await aTeacher(tx))
let teacher = await aNewTeacher()

const exported = async ({ id }: Class) =>
  (await teacher.call('GET /api/education/classes/{id}/workbook', { params: { id } })).bytes
const preview = ({ id }: Class, bytes: Uint8Array) =>
  teacher.ok('POST /api/education/classes/{id}/workbook', {
    params: { id },
    file: { bytes: Buffer.from(bytes), name: 'record.xlsx' },
  })
type Preview = Awaited<ReturnType<typeof preview>>
const commit = ({ id: preview_id, class_id }: Preview) =>
  teacher.ok('POST /api/education/classes/{id}/workbook/{preview_id}/commit', {
    params: { id: class_id, preview_id },
  })
const nothing = { new: 0, changed: 0, refused: 0, kept: 0, items: 0, to_confirm: 0 }
const cellsOf = ({ id: class_id }: Class) =>
  tx
    .select()
    .from(scores)
    .where(eq(scores.class_id, class_id))
    .orderBy(asc(scores.item_id), asc(scores.student_id))

/** The row of a learner in a sheet of our own. */
function rowOf(sheet: Worksheet, name: string): number {
  for (let row = 1; row <= sheet.rowCount; row += 1)
    for (const column of [2, 3]) if (shown(sheet.getCell(row, column).value) === name) return row
  throw new Error(`${sheet.name} has no ${name}`)
}

const each = atSize({ commit: 1, long: onPostgres ? 200 : 5 })

test.each(nonEmpty(policies.map(({ id }) => id)))(
  'a workbook of %s comes back: untouched it changes nothing, and fifty edited cells are exactly those differences',
  async (policy) => {
    const chance = chanceFor(`random classes to import, ${policy}`)
    for (let number = 0; number < each; number += 1) {
      teacher = await aNewTeacher()
      const klass = await aRandomClass(tx, chance, { teacher: teacher.user, policy })
      const roster = await onRoster(tx, klass, { fullname: 'Edited, Always' })
      // Something to edit, whatever chance gave.
      await aGradeItem(tx, klass)
      const bytes = await exported(klass)
      const untouched = await preview(klass, bytes)
      expect(untouched).toMatchObject({ kind: 'ours', counts: nothing, grades: [], notes: [] })
      expect(
        nonEmpty(untouched.columns).every(({ state, item_id }) => state === 'same' && item_id !== null),
      ).toBe(true)
      expect(untouched.names.map(({ student_id }) => student_id)).toContain(roster.id)

      const book = await openRecord(bytes)
      const places = untouched.names.flatMap((_, name) =>
        untouched.columns.map((__, column) => ({ name, column })),
      )
      const picked = places
        .map((place) => ({ place, by: chance.between(0, 1) }))
        .sort((one, other) => one.by - other.by)
        .slice(0, 50)
        .map(({ place }) => place)
      const expected = new Map<string, number | null>()
      for (const { name, column } of picked) {
        const { quarter, column: letter, max_score } = untouched.columns[column] ?? {}
        const sheetName = untouched.quarters.find((quarterOf) => quarterOf.quarter === quarter)?.sheet
        const sheet = book.getWorksheet(sheetName ?? '')
        if (!sheet) throw new Error('there is no such sheet')
        const cell = sheet.getCell(`${letter}${rowOf(sheet, untouched.names[name]?.name ?? '')}`)
        const old = shown(cell.value)
        const value =
          old === null
            ? Math.floor(chance.between(0, (max_score ?? 0) + 1))
            : old === 'E'
              ? 0
              : chance.between(0, 1) < 0.3
                ? null
                : 'E'
        cell.value = value
        expected.set(`${name} ${column}`, value === 'E' ? -1 : value)
      }
      const editedBytes = await book.xlsx.writeBuffer()
      const edited = await preview(klass, editedBytes)
      const differences = edited.cells.filter(({ state }) => state !== 'missing')
      expect(
        new Map(differences.map(({ name, column, new: value }) => [`${name} ${column}`, value])),
      ).toEqual(expected)
      expect(nonEmpty(differences).every(({ state }) => state === 'new' || state === 'changed')).toBe(true)
      expect(await commit(edited)).toMatchObject({ cells: expected.size, items: 0 })
      const again = await preview(klass, editedBytes)
      expect(again.counts).toMatchObject(nothing)
    }
  },
  atSize({ commit: 60_000, long: 60 * 60_000 }),
)

test('a column put in and one filled in anew: ids follow their columns, and the new item is made once', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const ana = await onRoster(tx, klass, { fullname: 'Ana Abad' })
  const quiz = await aGradeItem(tx, klass, { max_score: 20 })
  await aScore(tx, quiz, ana, { score: 11 })
  const book = await openRecord(await exported(klass))
  const sheet = book.worksheets.find(({ name }) => name.endsWith('_Q1'))
  if (!sheet) throw new Error('there is no first quarter')
  sheet.name = '1ST QUARTER'
  const row = rowOf(sheet, 'Abad, Ana')
  sheet.getCell('G8').value = 'Plants'
  sheet.getCell('G10').value = 15
  sheet.getCell(`G${row}`).value = 14
  const bytes = await book.xlsx.writeBuffer()
  const made = await preview(klass, bytes)
  expect(made).toMatchObject({ kind: 'ours', counts: { new: 1, changed: 0, items: 1 } })
  expect(made.columns).toMatchObject([
    { column: 'F', item_id: quiz.id, state: 'same' },
    { column: 'G', item_id: null, state: 'new', title: 'Plants', max_score: 15 },
  ])
  await commit(made)
  expect((await preview(klass, bytes)).counts).toMatchObject(nothing)
  expect(await cellsOf(klass)).toMatchObject([{ score: 11 }, { score: 14 }])
}, 60_000)

test('in another class the same workbook is a record like every other, and an item that is gone is left out', async () => {
  const klass = await aClass(tx, { teacher: teacher.user })
  const ana = await onRoster(tx, klass, { fullname: 'Ana Abad' })
  const [quiz, gone] = [await aGradeItem(tx, klass), await aGradeItem(tx, klass)]
  await aScore(tx, quiz, ana, { score: 11 })
  await aScore(tx, gone, ana, { score: 12 })
  const bytes = await exported(klass)
  const other = await aClass(tx, { teacher: teacher.user })
  await onRoster(tx, other, { fullname: 'Ana Abad' })
  expect(await preview(other, bytes)).toMatchObject({
    kind: 'quarterly',
    notes: ['This workbook was exported from another class.'],
    names: [{ state: 'to_confirm' }],
  })
  await teacher.ok('DELETE /api/education/grade-items/{id}', {
    params: { id: gone.id },
    query: { scores: 1 },
  })
  expect((await preview(klass, bytes)).columns).toMatchObject([
    { item_id: quiz.id, state: 'same' },
    { item_id: null, state: 'left_out', problem: 'This item is no longer in the class.' },
  ])
}, 60_000)
