const longest = 80
/** File systems count bytes, and 255 are for the whole name. */
const mostBytes = 200

/** Letters that some file system refuses become spaces, and no name ends in a way that Windows would cut off. */
export function fileNameOf(kind: string, lesson: string): string {
  const safe = lesson
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = firstOf(safe)
  const whole = cut.length < safe.length ? cut.replace(/\s+\S*$/, '') : cut
  const named = whole.replace(/[\s.,;–-]+$/, '').replace(/^[\s.]+/, '')
  return named ? `${kind} - ${named}` : kind
}

function firstOf(text: string): string {
  let left = mostBytes
  const letters = [...text].slice(0, longest)
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
