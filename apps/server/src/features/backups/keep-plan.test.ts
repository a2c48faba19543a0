import { expect, test } from 'vitest'
import { before, hours } from '../../clock.ts'
import { nameOfBackup, namesBeyondPlan } from './backup-names.ts'

const night = new Date('2026-11-17T18:30:00.000Z')
const nights = (count: number) =>
  Array.from({ length: count }, (_, at) => nameOfBackup(before(night, hours(24 * at))))

/** As the product does it: after each backup what the plan does not need goes. */
function afterNights(count: number): string[] {
  let left: string[] = []
  for (const name of nights(count).reverse()) {
    left.push(name)
    const removed = new Set(namesBeyondPlan(left))
    left = left.filter((each) => !removed.has(each))
  }
  return left.map((name) => name.slice('klasrum-'.length, 'klasrum-2026-11-17'.length))
}

test('a year of nightly backups leaves those of seven days, four weeks and twelve months', () => {
  expect(afterNights(400)).toEqual([
    '2025-12-30',
    '2026-01-30',
    '2026-02-27',
    '2026-03-30',
    '2026-04-29',
    '2026-05-30',
    '2026-06-29',
    '2026-07-30',
    '2026-08-30',
    '2026-09-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-07',
    '2026-11-11',
    '2026-11-12',
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
  ])
})

test('nothing else that lies in the place is ever removed, nor the only backup there is', () => {
  expect(namesBeyondPlan(['klasrum-2020-01-01.tar.gz', 'notes.txt', '.klasrum-x', ...nights(1)])).toEqual([])
})
