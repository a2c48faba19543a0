/** A note has room for so many. */
const mostSpans = 20

/** "2, 5–10": numbers in a row are told as one. */
export function pagesInWords(numbers: readonly number[]): string {
  const spans: [first: number, last: number][] = []
  for (const number of numbers) {
    const span = spans.at(-1)
    if (span && span[1] === number - 1) span[1] = number
    else spans.push([number, number])
  }
  const told = spans
    .slice(0, mostSpans)
    .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
  return spans.length > mostSpans ? `${told.join(', ')} and others` : told.join(', ')
}
