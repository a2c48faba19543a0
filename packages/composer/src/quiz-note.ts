const many = (count: number) => `${count} item${count === 1 ? '' : 's'}`

const begins = (session: number) => `Quiz ${session} has `

/** What the teacher is told of a quiz that is shorter than asked for. */
export const quizNotes = (session: number, missing: number, asked: number): string[] =>
  missing > 0
    ? [
        `${begins(session)}${many(asked - missing)} of the ${asked} asked for: its part of the lesson gives no more.`,
      ]
    : []

export const isQuizNote = (note: string, session: number): boolean => note.startsWith(begins(session))
