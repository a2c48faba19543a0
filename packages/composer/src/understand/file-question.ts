/** A question that stands in a lesson file, as far as the file gives it. */
export type FileQuestion = {
  kind: 'multiple_choice' | 'true_false' | 'identification' | 'matching' | 'open'
  /** Without its number, its letters and the line for the answer. */
  stem: string
  /** Without letters. Of a matching set: the whole column to choose from. */
  options: readonly string[]
  /** A place in `options`, a truth value or words; null where the file gives no key that is certain. */
  answer: number | boolean | string | null
  /** Other words that are right as well. */
  answers?: readonly string[]
  /** The direction that it is asked under. */
  direction: string | null
  /** From 1 within its part. */
  number: number
  /** The heading of the exercise. */
  set: string | null
  /** Questions with the same direction and one count of numbers: which of the file, from 0. */
  part: number
  /** The case that the questions of a part are about. */
  situation: string | null
  /** A picture stands between the question and its choices. */
  pictured: boolean
  place: { file: string; page: number | null; paragraph: number }
  /** Word for word as it stands in the block. */
  quote: string
}
