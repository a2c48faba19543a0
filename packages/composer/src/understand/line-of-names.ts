const run = /[A-Z][\p{L}.]+/gu
const onlyNames = /^[A-Z][\p{L}.]+(?:(?:,\s?|\s)[A-Z][\p{L}.]+)*(?:,\s?|\s)?$/u
const degree = /,? (?:PhD|EdD|CESO|MAEd|LPT)/g
const [fewest, most] = [2, 5]

/**
 * Two to five names, and perhaps a degree. Counted by hand, since letters that run together ("DelaCruz") may be one name or
 * several, and a pattern would try all ways to divide them.
 */
export const isLineOfNames = (line: string): boolean =>
  isOnlyNames(line) || [...line.matchAll(degree)].some(({ index }) => isOnlyNames(line.slice(0, index)))

function isOnlyNames(line: string): boolean {
  if (!onlyNames.test(line)) return false
  const runs = [...line.matchAll(run)].map(([letters]) => letters)
  return runs.length <= most && runs.reduce((sum, letters) => sum + namesIn(letters), 0) >= fewest
}

/** As many as the letters can be divided into: each begins with a capital and has two letters. */
function namesIn(letters: string): number {
  let count = 0
  let from = 0
  for (let at = 0; at <= letters.length - 2; at += 1)
    if (at >= from && /[A-Z]/.test(letters[at] ?? '')) {
      count += 1
      from = at + 2
    }
  return count
}
