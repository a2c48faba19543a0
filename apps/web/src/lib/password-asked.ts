/** A call that needs the password typed again waits here until the person has done so or left it. */
type Asked = { answer: Promise<boolean>; settle: (typed: boolean) => void }

let asked: Asked | undefined
const watchers = new Set<() => void>()

function set(next: Asked | undefined): void {
  asked = next
  for (const tell of watchers) tell()
}

/** True once it was typed. Calls that ask meanwhile get the same answer; where nobody can be asked it is false. */
export function askForPassword(): Promise<boolean> {
  if (watchers.size === 0) return Promise.resolve(false)
  if (!asked) {
    let settle = (_typed: boolean) => {}
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    set({ answer, settle })
  }
  return asked?.answer ?? Promise.resolve(false)
}

export function answerAsked(typed: boolean): void {
  const waiting = asked
  set(undefined)
  waiting?.settle(typed)
}

export const isPasswordAsked = (): boolean => asked !== undefined

export const watchPasswordAsked = (tell: () => void): (() => void) => {
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
    if (watchers.size === 0) answerAsked(false)
  }
}
