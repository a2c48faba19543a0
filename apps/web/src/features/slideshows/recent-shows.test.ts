import { beforeEach, expect, test } from 'vitest'
import { writeStored } from '../../lib/stored.ts'
import { dropRecent, keepRecent, readRecent } from './recent-shows.ts'

const at = (show: number, signature = 'x') =>
  `/api/slideshow-files/${show}/manifest.json?expires=1&signature=${signature}`
const keep = (text: string) => writeStored('sessionStorage', 'recent_slideshows', text)

beforeEach(() => keep('[]'))

test('the last ten are kept, the newest first, each show once', () => {
  for (let show = 1; show <= 12; show += 1) keepRecent(at(show))
  keepRecent(at(5, 'later'))
  expect(readRecent()).toEqual([at(5, 'later'), ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((show) => at(show))])
})

test('a show that was deleted is not among them any more', () => {
  for (const show of [1, 11, 111]) keepRecent(at(show))
  dropRecent(11)
  expect(readRecent()).toEqual([at(111), at(1)])
})

test('what is no address of this product is passed over', () => {
  keep(JSON.stringify(['https://elsewhere.example/x', '//elsewhere.example/x', 7, null, at(1)]))
  expect(readRecent()).toEqual([at(1)])
  keep('{"not": "a list"}')
  expect(readRecent()).toEqual([])
  keep('not JSON')
  expect(readRecent()).toEqual([])
})
