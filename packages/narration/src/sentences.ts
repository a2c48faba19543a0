const abbreviations = new Set(
  'mr mrs ms dr gen gov sen rep hon st no vs etc fig figs vol jr sr prof e.g i.e u.s gng bb g atbp hal blg kgg pang'.split(
    ' ',
  ),
)
/** Longer ones are said and shown in parts. */
const longest = 600

const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** A sentence without end becomes parts, cut after a comma where there is one and else between words. */
function parts(sentence: string): string[] {
  const found: string[] = []
  let rest = sentence
  while (rest.length > longest) {
    const head = rest.slice(0, longest)
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; ')) + 1
    const space = head.lastIndexOf(' ')
    const end = comma > longest / 2 ? comma : space > 0 ? space : longest
    found.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...found, rest].filter(Boolean)
}

/**
 * Ends at a stop that a capital, a digit or a quotation mark follows, unless an abbreviation or an initial stands
 * before it. Each sentence is a line of text with single spaces.
 */
export function narrationSentencesOf(text: string): string[] {
  const line = tidy(text)
  const found: string[] = []
  let from = 0
  for (const stop of line.matchAll(/[.!?…]+["”’)\]]* (?=["“‘(¿¡]?[\p{Lu}\p{N}])/gu)) {
    const last = /(\S+)$/u.exec(line.slice(from, stop.index))?.[1]?.replace(/^[("“‘]+/u, '') ?? ''
    const isShort = /^\p{Lu}$/u.test(last) || abbreviations.has(last.toLowerCase())
    if (stop[0].startsWith('. ') && isShort) continue
    found.push(line.slice(from, stop.index + stop[0].length).trim())
    from = stop.index + stop[0].length
  }
  return [...found, line.slice(from)].filter(Boolean).flatMap(parts)
}
