/** One line of a file of a unit that says something. */
export type UnitLine = {
  number: number
  /** What stands before the colon, or the first word of a line without one, in small letters. */
  name: string
  text: string
}

/** `== title` opens an idea or a day; `fact understand` opens a block; everything else is `name: text`. */
const opening = /^(fact|situation|prompt)\s+([^:]+)$/i

export function unitLinesOf(source: string): UnitLine[] {
  return source.split(/\r?\n/).flatMap((raw, index) => {
    const text = raw.trim()
    if (text === '' || text.startsWith('#')) return []
    return [{ number: index + 1, ...named(text) }]
  })
}

function named(text: string) {
  if (text.startsWith('==')) return { name: '==', text: text.replace(/^=+/, '').trim() }
  const opened = opening.exec(text)
  if (opened) return { name: (opened[1] ?? '').toLowerCase(), text: (opened[2] ?? '').trim() }
  const colon = text.indexOf(':')
  if (colon < 0) return { name: '', text }
  return { name: text.slice(0, colon).trim().toLowerCase(), text: text.slice(colon + 1).trim() }
}

/** The parts of a list. */
export const parted = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
