/** A call that needs the password typed again waits here until the person has done so or left it. */
type PasswordRequest = { answer: Promise<boolean>; settle: (typed: boolean) => void }

let waiting: PasswordRequest | undefined
const watchers = new Set<() => void>()

function set(next: PasswordRequest | undefined): void {
  waiting = next
  for (const tell of watchers) tell()
}

/** True once it was typed. Calls that ask meanwhile get the same answer; where nobody can be asked it is false. */
export function askForPassword(): Promise<boolean> {
  if (watchers.size === 0) return Promise.resolve(false)
  if (!waiting) {
    let settle = (_typed: boolean) => {}
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    set({ answer, settle })
  }
  return waiting?.answer ?? Promise.resolve(false)
}

export function answerAsked(typed: boolean): void {
  const answered = waiting
  set(undefined)
  answered?.settle(typed)
}

export const isPasswordAsked = (): boolean => waiting !== undefined

export const watchPasswordAsked = (tell: () => void): (() => void) => {
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
    if (watchers.size === 0) answerAsked(false)
  }
}
