import { expect, test } from 'vitest'
import { usualWish } from './wish.ts'
import { wishText } from './wish-text.ts'

test('what to make is told in one line, with what is asked for', () => {
  expect(wishText({ ...usualWish, sessions: 1, quizItems: 5, exam: true, show: true, minutes: 30 })).toBe(
    '1 session with a quiz of 5 items, exam of 40, slide show of 30 min',
  )
  expect(wishText({ ...usualWish, sessions: 4, quizItems: 1, exam: false, show: false })).toBe(
    '4 sessions with quizzes of 1 item',
  )
})
