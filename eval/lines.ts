import { type Run, runsOf } from './runs.ts'

type Word = { text: string; bold: boolean }

const wordsOf = (text: string): Word[] =>
  runsOf(text).flatMap((run) => run.text.split(/(?<=\s)/).map((word) => ({ text: word, bold: run.bold })))

/** Where a word may be parted, between a vowel and a consonant, for a line with so much room. */
function parted(word: string, room: number): [string, string] | null {
  if (!/^\p{Ll}{8,}[.,]?\s?$/u.test(word)) return null
  for (let at = Math.min(room - 1, word.length - 4); at >= 3; at--)
    if (/[aeiou]/.test(word.charAt(at - 1)) && /[bcdfgklmnprstv]/.test(word.charAt(at)))
      return [word.slice(0, at), word.slice(at)]
  return null
}

/** The text in lines of so many letters at most, with hyphens where a long word meets the end of a line. */
export function linesOf(text: string, most: number): Run[][] {
  const lines: Run[][] = [[]]
  let room = most
  const put = (word: Word) => {
    lines.at(-1)?.push(word)
    room -= word.text.length
  }
  const turn = () => {
    lines.push([])
    room = most
  }
  for (const word of wordsOf(text)) {
    const length = word.text.trimEnd().length
    const halves = length > room ? parted(word.text, room) : null
    if (halves) {
      put({ ...word, text: `${halves[0]}-` })
      turn()
      put({ ...word, text: halves[1] })
    } else {
      if (length > room && room < most) turn()
      put(word)
    }
  }
  return lines
}
