import { describe, expect, test } from 'vitest'
import { abad, later, openSampleClass } from '../testing/sample-class.ts'

const sample = openSampleClass()

describe('undo and redo', () => {
  test('sixty steps go back and forth across saves, and are written as undo', async () => {
    const { server, sheet } = sample.now()
    for (let score = 0; score < 60; score += 1) {
      sheet.acts.type(abad, String(score % 20))
      if (score % 7 === 0) await later(1_000)
    }
    await later(1_000)
    for (let step = 0; step < 60; step += 1) sheet.acts.undo()
    expect([sample.held(abad), sheet.acts.canUndo()]).toEqual([null, false])
    await later(1_000)
    expect(server.valueOf(abad)).toBeNull()
    expect(server.history.at(-1)?.source).toBe('undo')
    for (let step = 0; step < 60; step += 1) sheet.acts.redo()
    await later(1_000)
    expect(server.valueOf(abad)).toBe(19)
  })

  test('a cell that somebody else has changed since is left alone', async () => {
    const { server, tab, sheet } = sample.now()
    sheet.acts.type(abad, '5')
    await later(1_000)
    server.put('Ben', abad, 8)
    tab.poll()
    expect(sheet.acts.undo()).toMatchObject({ stored: 0, left: 1 })
    expect(sample.held(abad)).toBe(8)
  })
})
