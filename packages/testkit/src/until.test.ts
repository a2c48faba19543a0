import { expect, test } from 'vitest'
import { until } from './until.ts'

test('it answers as soon as there is something', async () => {
  let asked = 0
  const answer = await until(() => (asked++ === 3 ? 'here' : undefined), {
    what: 'the fourth question',
    every: 1,
  })
  expect(answer).toBe('here')
})

test('zero and the empty string are answers too', async () => {
  expect(await until(() => 0, { what: 'a number' })).toBe(0)
  expect(await until(() => '', { what: 'a text' })).toBe('')
})

test('it gives up and says what it waited for', async () => {
  const waiting = until(() => undefined, { what: () => 'rain', within: 5, every: 1 })
  await expect(waiting).rejects.toThrow('Waited 5 ms for rain.')
})
