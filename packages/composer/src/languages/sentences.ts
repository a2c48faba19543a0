const abbreviations = new Set(
  'mr mrs ms dr fr rev bro gen col capt lt sgt gov sen rep hon engr atty st sta sto mt no vs etc fig figs vol jr sr prof gng bb g atbp hal blg e.g i.e p.m a.m u.s'.split(
    ' ',
  ),
)

/** A bullet that the reader of the file left inside a text, or before it; Word writes one of them as the letter "o". */
const bullet = /\s*[•●▪■➢❑]\s*|(?<=^|[.!?]\s)o\s+(?=\p{Lu}\p{Ll})/gu

/** Ends at a bullet, and as the pieces between bullets do. */
export const sentencesOf = (text: string): string[] =>
  text.split(bullet).flatMap((piece) => (piece === '' ? [] : sentencesIn(piece)))

/** Ends at a stop that a capital, a digit or a quotation mark follows, unless an abbreviation or initial stands before it. */
function sentencesIn(text: string): string[] {
  const found: string[] = []
  let from = 0
  for (const stop of text.matchAll(/[.!?]+["”’)\]]*\s+(?=["“‘(]?[\p{Lu}\p{N}])/gu)) {
    const before = text.slice(from, stop.index)
    // Of its end alone: a pattern would look at all of a long text again for each stop.
    const last = /(\S+)$/u.exec(before.slice(-40))?.[1]?.replace(/^[("“‘]+/u, '') ?? ''
    const initial = /^(?:\p{Lu}\.)*\p{Lu}$/u.test(last)
    if (stop[0].startsWith('.') && (initial || abbreviations.has(last.toLowerCase()))) continue
    const end = stop.index + stop[0].trimEnd().length
    found.push(text.slice(from, end).trim())
    from = stop.index + stop[0].length
  }
  found.push(text.slice(from).trim())
  return found.filter(Boolean)
}
