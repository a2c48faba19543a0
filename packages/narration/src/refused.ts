/** What cannot be used as a recording; the message is a sentence for the teacher. */
export class RecordingRefused extends Error {}

/** The built-in voice is not there: it is optional, and Google's voices need none. */
export class NoVoice extends Error {}

/** Why Google's voice could not be had. */
export class NoAnswer extends Error {
  readonly again: boolean
  constructor(message: string, { again }: { again: boolean }) {
    super(message)
    this.again = again
  }
}
