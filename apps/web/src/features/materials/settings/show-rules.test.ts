import { expect, test } from 'vitest'
import { withSessions, withShow } from './show-rules.ts'
import { usualWish } from './wish.ts'

const oneSession = { ...usualWish, sessions: 1 }

test('a show is turned on for one session', () => {
  const { wish, told } = withShow(oneSession, true)
  expect(wish.show).toBe(true)
  expect(told).toBeUndefined()
})

test('with more sessions the switch goes back and says why; one session then brings the show', () => {
  const asked = withShow(usualWish, true)
  expect(asked.wish.show).toBe(false)
  expect(asked.told?.title).toBe(
    'Slide Show can only be generated for a single session. Please set Number of Sessions to 1.',
  )
  const single = withSessions(asked.wish, 1)
  expect(single.wish.show).toBe(true)
  expect(single.told?.tone).toBe('done')
})

test('more sessions turn the show off, and back at one it is on again', () => {
  const more = withSessions(withShow(oneSession, true).wish, 3)
  expect(more.wish.show).toBe(false)
  expect(more.told?.title).toBe(
    'Slide Show disabled: set Number of Sessions to 1 to enable slideshow generation.',
  )
  expect(withSessions(more.wish, 1).wish.show).toBe(true)
})

test('a show that was turned off by hand stays off', () => {
  const off = withShow(withShow(oneSession, true).wish, false).wish
  expect(withSessions(withSessions(off, 2).wish, 1)).toEqual({ wish: oneSession })
})

test('without a show, sessions change in silence', () => {
  expect(withSessions(usualWish, 2).told).toBeUndefined()
})
