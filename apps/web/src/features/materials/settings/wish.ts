import type { DifficultyCounts } from '@klasrum/contract/material'
import type { RunSettings, RunWish } from '@klasrum/contract/runs'

/** What the teacher asks of a run, as the form holds it. */
export type Wish = {
  sessions: number
  quizItems: number
  exam: boolean
  counts: DifficultyCounts
  /** How many items the exam has while no count is typed. */
  examItems: number
  show: boolean
  /** Asked for while the number of sessions did not allow it. */
  showWanted: boolean
  minutes: number
  title: string
  format: RunSettings['plan_format']
}

export const usualWish: Wish = {
  sessions: 4,
  quizItems: 1,
  exam: false,
  counts: { easiest: 20, easy: 10, moderate: 8, hard: 2 },
  examItems: 5,
  show: false,
  showWanted: false,
  minutes: 45,
  title: 'Slide Show',
  format: 'ilaw',
}

export const difficultyTotal = (counts: DifficultyCounts): number =>
  counts.easiest + counts.easy + counts.moderate + counts.hard

/** The mix that is asked for: what was typed, or else that many of the easiest. */
export const mixOf = ({ counts, examItems }: Pick<Wish, 'counts' | 'examItems'>): DifficultyCounts =>
  difficultyTotal(counts) > 0 ? counts : { ...counts, easiest: examItems }

/** The settings of an earlier run. */
export const wishFrom = ({ sessions, quiz_items, exam, plan_format, slideshow }: RunSettings): Wish => ({
  sessions,
  quizItems: quiz_items,
  exam: exam !== null,
  counts: exam ?? usualWish.counts,
  examItems: usualWish.examItems,
  show: slideshow !== null && sessions === 1,
  showWanted: slideshow !== null,
  minutes: Math.min(50, slideshow?.minutes ?? usualWish.minutes),
  title: slideshow?.title ?? usualWish.title,
  format: plan_format,
})

export const runWishOf = (wish: Wish, cost: number): RunWish => ({
  num_sessions: wish.sessions,
  quiz_items: wish.quizItems,
  exam_enabled: wish.exam,
  exam_difficulty: mixOf(wish),
  points_cost: cost,
  slideshow_enabled: wish.show,
  slideshow_duration_min: wish.minutes,
  slideshow_title: wish.title.trim() || usualWish.title,
  plan_format: wish.format,
})

/** The same as the fields of a form. */
export function wishFieldsOf(wish: Wish, cost: number) {
  const body = runWishOf(wish, cost)
  return {
    num_sessions: body.num_sessions,
    quiz_items: body.quiz_items,
    exam_enabled: String(body.exam_enabled),
    exam_difficulty: JSON.stringify(body.exam_difficulty),
    points_cost: body.points_cost,
    slideshow_enabled: String(body.slideshow_enabled),
    ...(body.slideshow_enabled && {
      slideshow_duration_min: body.slideshow_duration_min,
      slideshow_title: body.slideshow_title,
    }),
    plan_format: body.plan_format,
  }
}
