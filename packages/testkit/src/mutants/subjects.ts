/** What is mutated: the rules of grading and of points as a whole, and of the composer what decides which questions a teacher gets. */
export type Subject = {
  package: string
  /** Under the package's `src`. */
  files: readonly string[]
  /** Of so many lines about one is mutated; every line where it is 1. */
  oneLineOf: number
}

export const subjects: readonly Subject[] = [
  { package: 'grading', files: ['*.ts'], oneLineOf: 1 },
  { package: 'points', files: ['*.ts'], oneLineOf: 1 },
  {
    package: 'composer',
    files: [
      'judging/{gates,lint,lint-key,lint-options,lint-paper,pairs}.ts',
      'papers/{choose,exam,letters,levels,quiz,shared-out,specifications,version-b}.ts',
      'sources/{candidate,distractors,options}.ts',
      'understand/{answer-codes,answers-fit,join-keys,key-entries}.ts',
    ],
    oneLineOf: 15,
  },
]

/** Of each package so many in a hundred mutants are noticed by a test, or the run fails. */
export const leastPercent = 85
