import { expect, onTestFinished, test, vi } from 'vitest'
import { announceIfSlow } from './announce-if-slow.ts'

test('a step of the start is told once it takes longer than two seconds, and not before', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const printed: unknown[] = []
  const terminal = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(text) > 0)
  onTestFinished(() => terminal.mockRestore())

  await announceIfSlow('Loading the program', Promise.resolve())
  const { promise, resolve } = Promise.withResolvers<string>()
  const opening = announceIfSlow('Opening the database', promise)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(printed).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(printed).toEqual(['Opening the database…\n'])

  resolve('open')
  expect(await opening).toBe('open')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(printed).toHaveLength(1)
})
