import type { ReadingProblem } from '@klasrum/contract/source'

/** Ends the reading of a file that cannot be read. */
export class Unread extends Error {
  readonly problem: ReadingProblem

  constructor(problem: ReadingProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}
