import { describe, expect, test } from 'vitest'
import { abad, later, openSampleClass, sampleItems } from '../testing/sample-class.ts'

const sample = openSampleClass()

describe('two people', () => {
  test("another's score shows up, and grades with it", () => {
    const { server, tab, sheet } = sample.now()
    server.put('Ben', abad, 8)
    tab.poll()
    expect(sheet.cells.view(1, 12)).toMatchObject({ value: 8, state: 'saved' })
    expect(sheet.grades.of(12).ww.total).toBe(8)
  })

  test.each(['mine', 'theirs'] as const)(
    'two values for one cell: both are shown, %s is chosen',
    async (whose) => {
      const { server, tab, sheet } = sample.now()
      tab.setOnline(false)
      sheet.acts.type(abad, '5')
      server.put('Ben', abad, 8)
      tab.poll()
      expect(sheet.cells.view(1, 12)).toMatchObject({
        value: 5,
        state: 'conflict',
        theirs: { value: 8, by: 'Ben', at: expect.any(String) },
      })
      tab.setOnline(true)
      await later(5_000)
      expect(server.valueOf(abad)).toBe(8)
      sheet.acts.choose(abad, whose)
      await later(1_000)
      expect([server.valueOf(abad), sample.held(abad)]).toEqual(whose === 'mine' ? [5, 5] : [8, 8])
      expect(tab.queue.status().unsent).toBe(0)
    },
  )

  test('a score that comes up under an open editor is not overwritten in silence', async () => {
    const { server, tab, sheet } = sample.now()
    sheet.cursor.selectCell(abad)
    sheet.editor.start('5')
    server.put('Ben', abad, 8)
    tab.poll()
    sheet.editor.commit()
    await later(1_000)
    expect(sheet.cells.view(1, 12)).toMatchObject({ value: 5, state: 'conflict', theirs: { value: 8 } })
    expect(server.valueOf(abad)).toBe(8)
  })

  test('an answer that comes late does not bring an old score back', async () => {
    const { server, sheet } = sample.now()
    const old = server.changes(sheet.version())
    sheet.acts.type(abad, '5')
    await later(1_000)
    sheet.applyChanges({
      ...old,
      cells: [
        {
          item_id: 1,
          student_id: 12,
          score: 1,
          excused: false,
          typed: null,
          typed_over: null,
          changed_by: 'Ben',
          changed_at: null,
        },
      ],
    })
    expect(sample.held(abad)).toBe(5)
  })

  test('a sheet read anew keeps unsent cells, and those of a deleted item can be found', () => {
    const { server, tab, sheet } = sample.now()
    tab.setOnline(false)
    sheet.acts.type(abad, '5')
    sheet.acts.type({ item: 2, student: 12 }, '6')
    server.state.items = sampleItems.filter(({ id }) => id !== 2)
    server.state.version += 1
    sheet.applySheet(server.sheet())
    expect(sheet.cells.view(1, 12)).toMatchObject({ value: 5, state: 'waiting' })
    expect(sheet.strays()).toMatchObject([{ item: 2, value: 6 }])
    expect(sheet.grades.of(12).ww).toMatchObject({ total: 5, highest: 20 })
  })

  test('a sheet that has to be read anew says so until it was', () => {
    const { server, sheet } = sample.now()
    server.put('Ben', abad, 8)
    sheet.applyChanges({ ...server.changes(1), reload: true })
    expect([sample.held(abad), sheet.version()]).toEqual([8, 1])
    sheet.applySheet(server.sheet())
    expect(sheet.version()).toBe(2)
  })
})
