import { startApp } from '@klasrum/testkit/app'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openClock } from './clock.ts'

const { tx } = await startApp({ work: false })

// The embedded database lives in the same process and has its clock.
test.runIf(onPostgres)(
  'R25: the clock of the machine is a day ahead, or behind: the product goes by that of the database',
  async () => {
    for (const wrong of [86_400_000, -86_400_000]) {
      const right = Date.now()
      vi.spyOn(Date, 'now').mockImplementation(() => right + wrong)
      onTestFinished(() => void vi.restoreAllMocks())
      const clock = openClock({ tx })
      onTestFinished(clock.stop)
      expect(Math.abs(clock.now().getTime() - right)).toBeGreaterThan(80_000_000)
      await clock.set()
      vi.restoreAllMocks()
      expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(5_000)
    }
  },
)

test('R25: a jump while it runs changes nothing', async () => {
  const clock = openClock({ tx })
  onTestFinished(clock.stop)
  await clock.set()
  const [shown, right] = [clock.now().getTime(), Date.now()]
  vi.spyOn(Date, 'now').mockImplementation(() => right + 86_400_000)
  onTestFinished(() => void vi.restoreAllMocks())
  expect(clock.now().getTime() - shown).toBeLessThan(5_000)
})
