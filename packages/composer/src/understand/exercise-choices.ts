import { blankPattern } from './exercise-words.ts'

export type LetteredChoice = { letter: number; text: string }
export type Parsed = { lead: string; choices: readonly LetteredChoice[] }

const letters = 'abcdef'
const placeOf = (letter: string) => letters.indexOf(letter.toLowerCase())

type Mark = { letter: number; from: number; to: number; upper: boolean; sure: boolean }

/** Where letters stand as marks of choices; of B.C. and initials in a row none is one. */
function marksIn(text: string): Mark[] {
  return [...text.matchAll(/(?<=^|[\s(;|])\(?([A-Fa-f])(\s?[.)]|(?=\s\d))\s*(?=\S)(?!\p{L}\.)/gu)].flatMap(
    (found) => {
      const letter = found[1] ?? ''
      return [
        {
          letter: placeOf(letter),
          from: found.index,
          to: found.index + found[0].length,
          upper: letter !== letter.toLowerCase(),
          sure: found[2] !== '',
        },
      ]
    },
  )
}

/** Marks that follow one another letter by letter, beginning with a letter. */
function run(marks: readonly Mark[], first: number): Mark[] {
  const begin = marks.find((mark) => mark.letter === first && mark.sure)
  if (!begin) return []
  const taken = [begin]
  for (const mark of marks) {
    const last = taken.at(-1) as Mark
    if (mark.from < last.to || mark.letter !== last.letter + 1 || mark.upper !== begin.upper) continue
    taken.push(mark)
  }
  while (taken.at(-1)?.sure === false) taken.pop()
  return taken
}

const cut = (text: string, marks: readonly Mark[]): Parsed => ({
  lead: text.slice(0, marks[0]?.from ?? text.length).trim(),
  choices: marks.map(({ letter, to }, at) => ({
    letter,
    text: text
      .slice(to, marks[at + 1]?.from ?? text.length)
      .replace(/[\s;|]+$/, '')
      .trim(),
  })),
})

/** A line without choices has all of itself as its lead. */
export function choicesIn(text: string): Parsed {
  const marks = marksIn(text)
  const fromA = run(marks, 0)
  if (fromA.length >= 2) return cut(text, fromA)
  const fromB = run(marks, 1)
  if (fromB.length >= 2) return cut(text, fromB)
  const [first] = marks
  if (first?.from === 0 && first.sure) {
    const after = marks.filter(
      ({ letter, sure, upper }) => sure && upper === first.upper && letter === first.letter + 2,
    )
    return cut(text, [first, ...after.slice(0, 1)])
  }
  const only = fromA[0]
  if (only && /\?["”’)]*\s*$/.test(text.slice(0, only.from))) return cut(text, [only])
  // Two columns of a list whose own letters are gone: "north C. east".
  const second = marks.find(({ letter, sure, from }) => sure && from > 0 && (letter === 2 || letter === 3))
  return second && !blankPattern.test(text) ? cut(text, [second]) : { lead: text, choices: [] }
}

/** A row of a table: each cell by itself; what has no letter belongs to the letter before it. */
export function choicesInRow(cells: readonly string[]): Parsed {
  let lead = ''
  const choices: LetteredChoice[] = []
  for (const cell of cells) {
    const parsed = choicesIn(cell)
    const isChoice = parsed.choices.length > 0 && (parsed.choices[0]?.letter === 0 || parsed.lead === '')
    const text = isChoice ? parsed.lead : cell
    const last = choices.at(-1)
    if (text !== '' && last) choices[choices.length - 1] = { ...last, text: `${last.text} ${text}`.trim() }
    else lead = `${lead} ${text}`.trim()
    if (isChoice) choices.push(...parsed.choices)
  }
  return { lead, choices }
}

/** The texts from A on, each letter once and none left out; null where they are not whole. */
export function choicesFromA(choices: readonly LetteredChoice[]): string[] | null {
  const byLetter = [...choices].sort((one, other) => one.letter - other.letter)
  if (byLetter.length < 2 || byLetter.some(({ letter, text }, at) => letter !== at || text === ''))
    return null
  const texts = byLetter.map(({ text }) => text)
  const isListed = texts.slice(0, -1).every((text) => text.endsWith(','))
  return isListed ? texts.map((text) => text.replace(/[,.]$/, '')) : texts
}

/** Texts whose letters the file reader took for marks of a list get the letters that are left, in their order. */
export function lettered(parts: readonly Parsed[]): LetteredChoice[] {
  const given = parts.flatMap(({ choices }) => choices)
  const taken = new Set(given.map(({ letter }) => letter))
  const free = Array.from({ length: letters.length }, (_, letter) => letter).filter(
    (letter) => !taken.has(letter),
  )
  const leads = parts.flatMap(({ lead }) => (lead === '' ? [] : [lead]))
  return [...given, ...leads.map((text, at) => ({ letter: free[at] ?? letters.length, text }))]
}
