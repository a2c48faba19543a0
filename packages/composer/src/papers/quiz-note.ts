import { fewestNumbers } from './choose.ts'

const many = (count: number) => `${count} item${count === 1 ? '' : 's'}`

const short = (session: number) => `Quiz ${session} has `
const none = (session: number) => `Quiz ${session} was not made: `

const mostLetters = 200
const within = (title: string) => (title.length > mostLetters ? `${title.slice(0, mostLetters)}…` : title)

const tooFew = (asked: number) =>
  asked === 1 ? 'no good question' : `fewer than ${Math.min(asked, fewestNumbers)} good questions`

type NoteInput = { session: number; title: string; missing: number; asked: number }

/** What the teacher is told of a quiz that is shorter than asked for, or that the file is too thin for. */
export function quizNotes({ session, title, missing, asked }: NoteInput): string[] {
  if (missing <= 0) return []
  return missing >= asked
    ? [`${none(session)}"${within(title)}" gives ${tooFew(asked)}.`]
    : [
        `${short(session)}${many(asked - missing)} of the ${asked} asked for: its part of the lesson gives no more.`,
      ]
}

export const isQuizNote = (note: string, session: number): boolean =>
  note.startsWith(short(session)) || note.startsWith(none(session))
