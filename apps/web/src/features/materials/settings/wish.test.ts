import { expect, test } from 'vitest'
import { difficultyTotal, mixOf, runWishOf, usualWish, wishFieldsOf, wishFrom } from './wish.ts'

test('at the first visit: 4 sessions, 1 quiz item, an exam of 40 when it is turned on, 45 minutes', () => {
  expect(usualWish).toMatchObject({ sessions: 4, quizItems: 1, exam: false, show: false, minutes: 45 })
  expect(difficultyTotal(usualWish.counts)).toBe(40)
})

test('an earlier run gives back what was asked of it', () => {
  const wish = {
    ...usualWish,
    sessions: 1,
    quizItems: 5,
    exam: true,
    show: true,
    showWanted: true,
    minutes: 30,
  }
  const { num_sessions, quiz_items, exam_difficulty, plan_format, ...show } = runWishOf(wish, 6)
  expect(
    wishFrom({
      sessions: num_sessions,
      quiz_items,
      exam: exam_difficulty,
      plan_format,
      slideshow: { minutes: show.slideshow_duration_min, title: show.slideshow_title ?? '' },
    }),
  ).toEqual(wish)
})

test('the fields of a show are sent only with a show, and an empty title is the usual one', () => {
  expect(wishFieldsOf(usualWish, 6)).not.toHaveProperty('slideshow_title')
  const shown = wishFieldsOf({ ...usualWish, sessions: 1, show: true, title: '  ' }, 6)
  expect(shown).toMatchObject({ slideshow_title: 'Slide Show', slideshow_duration_min: 45 })
})

test('the four counts travel as JSON', () => {
  expect(wishFieldsOf(usualWish, 6).exam_difficulty).toBe('{"easiest":20,"easy":10,"moderate":8,"hard":2}')
})

test('without a count the exam has 5 items, or as many as are typed, all of the easiest level', () => {
  const none = { easiest: 0, easy: 0, moderate: 0, hard: 0 }
  expect(mixOf(usualWish)).toEqual({ easiest: 20, easy: 10, moderate: 8, hard: 2 })
  expect(mixOf({ ...usualWish, counts: none })).toEqual({ ...none, easiest: 5 })
  expect(runWishOf({ ...usualWish, counts: none, examItems: 12 }, 6).exam_difficulty).toEqual({
    ...none,
    easiest: 12,
  })
  expect(mixOf({ ...usualWish, counts: { ...none, hard: 1 }, examItems: 12 })).toEqual({ ...none, hard: 1 })
})
