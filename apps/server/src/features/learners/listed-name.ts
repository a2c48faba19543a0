/** Begin a surname and never a given name. */
const leading = ['de', 'del', 'dela', 'delas', 'delos']
/** Belong to the surname that follows them; some are given names too. */
const particles = new Set([
  ...leading,
  ...['la', 'las', 'los', 'san', 'santa', 'santo', 'sta', 'sto', 'da', 'dos', 'van', 'von', 'der'],
])
const suffix = /^(jr|sr)\.?$|^(ii|iii|iv)$/i
const initial = /^\p{L}\.?$/u

const isParticle = (word: string): boolean => particles.has(word.toLowerCase().replace(/\.$/, ''))
const isLeading = (word: string): boolean => leading.includes(word.toLowerCase())

/** "Last, First Middle" where the name can be split; otherwise as typed. */
export function listedName(fullname: string): string {
  const typed = fullname
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L}) ?[-–] ?(?=\p{L})/gu, '-')
  const [first = '', ...rest] = typed
    .split(',')
    .map((part) => part.trim())
    // A register writes a dash for a middle name there is none of.
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (rest.length === 0) return first ? turned(first.split(' '), []) : typed
  return rest.every((part) => suffix.test(part))
    ? turned(first.split(' '), rest)
    : `${first}, ${rest.join(' ')}`
}

function turned(words: string[], suffixes: string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length > 1 && suffix.test(last)) return turned(words.slice(0, -1), [last, ...suffixes])
  const at = surnameIn(words)
  if (at === undefined) return [...words, ...suffixes].join(' ')
  const [from, to] = at
  const given = [...words.slice(0, from), ...words.slice(to), ...suffixes]
  return `${words.slice(from, to).join(' ')}, ${given.join(' ')}`
}

/** From where to where the surname goes; nothing when the words do not tell. */
function surnameIn(words: string[]): [from: number, to: number] | undefined {
  if (isLeading(words[0] ?? '')) {
    const end = words.findIndex((word) => !isParticle(word)) + 1
    return end > 0 && end < words.length ? [0, end] : undefined
  }
  // "Cruz Juan P." has its surname first, without a comma.
  if (initial.test(words.at(-1) ?? '')) return undefined
  let start = words.length - 1
  while (start > 0 && isParticle(words[start - 1] ?? '')) start -= 1
  return start > 0 ? [start, words.length] : undefined
}
