type Fault = { path: string; message: string }

/** Written down while an item is looked through, so that a teacher hears of everything at once. */
export type ItemCheck = {
  faults: Fault[]
  fault: (path: string, message: string) => void
  /** As it will be printed; it may not be empty. */
  text: (path: string, typed: string) => string
  texts: (path: string, typed: readonly string[]) => string[]
  /** No two of them read the same. */
  distinct: (path: string, typed: readonly string[]) => string[]
}

export function startCheck(): ItemCheck {
  const faults: Fault[] = []
  const fault: ItemCheck['fault'] = (path, message) => void faults.push({ path, message })
  const text: ItemCheck['text'] = (path, typed) => {
    const said = printable(typed)
    if (said === '') fault(path, 'Please fill this in.')
    return said
  }
  const texts: ItemCheck['texts'] = (path, typed) => typed.map((each, at) => text(`${path}.${at}`, each))
  const distinct: ItemCheck['distinct'] = (path, typed) => {
    const said = texts(path, typed)
    said.forEach((each, at) => {
      if (each && said.slice(0, at).some((before) => folded(before) === folded(each)))
        fault(`${path}.${at}`, 'This stands here twice.')
    })
    return said
  }
  return { faults, fault, text, texts, distinct }
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')

/** Without signs that nobody sees and no database takes. */
export const printable = (typed: string): string =>
  typed
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()

/** Lines that were left empty are left out. */
export const filled = (typed: readonly string[]): string[] => typed.map(printable).filter(Boolean)
