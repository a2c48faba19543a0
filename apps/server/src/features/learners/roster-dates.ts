const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

const written = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    year >= 1900 &&
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : undefined
}

const monthOf = (word: string): number => {
  const name = word.toLowerCase()
  return name.length >= 3 ? months.findIndex((month) => month.startsWith(name)) + 1 : 0
}

/** As YYYY-MM-DD: from that, from the department's MM/DD/YYYY, and from words. Nothing for a day there is not. */
export function rosterDateOf(text: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? []
  if (isoYear) return written(Number(isoYear), Number(isoMonth), Number(isoDay))
  const [, month, day, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (year) return written(Number(year), Number(month), Number(day))
  const [, named, ofMonth, inYear] = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text) ?? []
  if (named) return written(Number(inYear), monthOf(named), Number(ofMonth))
  const [, first, word, last] = /^(\d{1,2})[-\s]+(\p{L}+)\.?,?[-\s]+(\d{4})$/u.exec(text) ?? []
  return word ? written(Number(last), monthOf(word), Number(first)) : undefined
}
