import { startApp } from '@klasrum/testkit/app'
import { tableOfScores } from '@klasrum/testkit/class-records'
import { aClass, onRoster } from '@klasrum/testkit/classes'
import { schoolPeople } from '@klasrum/testkit/learners'
import { workbookPreviewsOf } from '@klasrum/testkit/workbook-previews'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const { tx } = app
const { teacher } = await schoolPeople(app)
const { preview, choose } = workbookPreviewsOf(teacher)
const anOrder8Class = () => aClass(tx, { teacher: teacher.user, policy: 'do8-2015' })

test('names are found by the whole name, what is like one is to be confirmed, and one choice decides about another', async () => {
  const klass = await anOrder8Class()
  const roster = []
  for (const fullname of ['Dela Peña, Luz Santos', 'Reyes, Juan Cruz', 'Reyes, Juana', 'Go, Sam', 'Go, Sam'])
    roster.push(await onRoster(tx, klass, { fullname }))
  const [luz, juan, juana, sam] = roster
  const names = [
    'LUZ SANTOS DELA PENA',
    'Reyes, Juan C.',
    'REYES, JUANA',
    'Go, Sam',
    'Uy, Max',
    'Dela Penya, Luz Santos',
  ]
  const rows = [['Name', 'Quiz 1 (10)'], ...names.map((name) => [name, 5])]
  const shown = await preview(klass, tableOfScores(rows))
  expect(
    shown.names.map(({ state, suggestions }) => [state, ...suggestions.map(({ student_id }) => student_id)]),
  ).toEqual([
    ['matched'],
    ['to_confirm', juan?.id],
    ['matched'],
    ['to_confirm', sam?.id, roster[4]?.id],
    ['unknown'],
    ['unknown'],
  ])
  expect(shown.counts).toMatchObject({ to_confirm: 2, new: 2 })
  const open = await teacher.refusal('POST /api/education/classes/{id}/workbook/{preview_id}/commit', {
    params: { id: klass.id, preview_id: shown.id },
  })
  expect(open).toMatchObject({
    status: 409,
    code: 'workbook.names_open',
    detail: 'The file has 2 names to confirm. Please say who is meant; nothing was written.',
  })
  const chosen = await choose(klass, shown.id, {
    names: [
      { name: 1, student_id: juan?.id },
      { name: 3, student_id: null },
      { name: 5, student_id: luz?.id },
    ],
  })
  expect(chosen.names.map(({ state, student_id }) => [state, student_id])).toEqual([
    ['to_confirm', null],
    ['matched', juan?.id],
    ['matched', juana?.id],
    ['left_out', null],
    ['unknown', null],
    ['matched', luz?.id],
  ])
  for (const body of [
    { names: [{ name: 9, student_id: null }] },
    { names: [{ name: 0, student_id: 2_000_000 }] },
    { columns: [{ column: 0, item_id: 2_000_000 }] },
    { columns: [{ column: 1, item_id: null }] },
  ])
    expect(
      await teacher.refusal('PUT /api/education/classes/{id}/workbook/{preview_id}', {
        params: { id: klass.id, preview_id: shown.id },
        body,
      }),
    ).toMatchObject({ status: 400, code: 'request.invalid' })
})

test('an LRN decides before the name, and another LRN is somebody to be confirmed', async () => {
  const klass = await anOrder8Class()
  const [ana, ben] = [
    await onRoster(tx, klass, { fullname: 'Ana Abad' }),
    await onRoster(tx, klass, { fullname: 'Ben Cruz' }),
  ]
  const rows = [
    ['LRN', 'Name', 'Quiz 1 (10)'],
    [ana.external_student_id, 'Somebody Else', 5],
    ['136599999999', 'Ben Cruz', 6],
  ]
  const { names } = await preview(klass, tableOfScores(rows))
  expect(names).toMatchObject([
    { state: 'matched', student_id: ana.id, listed_name: 'Abad, Ana' },
    { state: 'to_confirm', suggestions: [{ student_id: ben.id }] },
  ])
})
