import { expect, test } from 'vitest'
import { wishGiven } from './wish-given.ts'

const counts = { easiest: 20, easy: 10, moderate: 8, hard: 2 }
const asked = { quizItems: 10, exam: true, counts }
const all = { quizzes: [{ made: 10 }], exam: { made: counts } }

test('a file that gives all leaves nothing to ask for less of, nor does one that cannot be read', () => {
  expect(wishGiven(asked, [{ found: all }, { found: null }])).toBeUndefined()
  expect(wishGiven(asked, [{ found: null }])).toBeUndefined()
})

test('what every quiz and every exam can have is asked for', () => {
  const less = {
    quizzes: [{ made: 10 }, { made: 8 }, { made: 0 }],
    exam: { made: { ...counts, moderate: 4 } },
  }
  expect(wishGiven(asked, [{ found: all }, { found: less }])).toEqual({
    quizItems: 8,
    exam: true,
    counts: { ...counts, moderate: 4 },
  })
})

test('an exam of which nothing can be made is turned off, and its counts stay for the next file', () => {
  const none = { easiest: 0, easy: 0, moderate: 0, hard: 0 }
  expect(wishGiven(asked, [{ found: { ...all, exam: { made: none } } }])).toEqual({ ...asked, exam: false })
})

test('without an exam only the quizzes count', () => {
  const without = { ...asked, exam: false }
  const found = { quizzes: [{ made: 3 }], exam: null }
  expect(wishGiven(without, [{ found }])).toEqual({ ...without, quizItems: 3 })
})
