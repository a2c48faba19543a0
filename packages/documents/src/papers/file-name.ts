/** File systems count bytes, and 255 are for the whole name. */
const ofLesson = { letters: 80, bytes: 150 }
const ofClass = { letters: 40, bytes: 60 }

/** Letters that some file system refuses become spaces, and no name ends in a way that Windows would cut off. */
export function fileNameOf(kind: string, lesson: string): string {
  const named = safeName(lesson, ofLesson)
  return named ? `${kind} - ${named}` : kind
}

/** With what it is found by in a full folder: the class that it is for, and the day it was made. */
export const datedName = (name: string, about: readonly string[], day: string): string =>
  [name, safeName(about.join(' '), ofClass), day].filter(Boolean).join(' - ')

function safeName(text: string, most: Most): string {
  const safe = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = firstOf(safe, most)
  const whole = cut.length < safe.length ? cut.replace(/\s+\S*$/, '') : cut
  return whole.replace(/[\s.,;–-]+$/, '').replace(/^[\s.]+/, '')
}

type Most = { letters: number; bytes: number }

function firstOf(text: string, most: Most): string {
  let left = most.bytes
  const letters = [...text].slice(0, most.letters)
  const end = letters.findIndex((letter) => {
    left -= Buffer.byteLength(letter)
    return left < 0
  })
  return letters.slice(0, end < 0 ? letters.length : end).join('')
}

/** How a document is called where it is listed, and as a file. */
export const namedPaper = (kind: string, lesson: string): { title: string; fileName: string } => ({
  title: `${kind}: ${lesson}`,
  fileName: fileNameOf(kind, lesson),
})
