import { proves } from '@klasrum/testkit/skill-proof'
import { countingSkills } from './statistics.ts'

/** Every way to take so many in order, by trying. */
const arrangedOf = (n: number, r: number): number => (r === 0 ? 1 : n * arrangedOf(n - 1, r - 1))

/** Pascal's triangle. */
const chosenOf = (n: number, r: number): number =>
  r === 0 || r === n ? 1 : chosenOf(n - 1, r - 1) + chosenOf(n - 1, r)

/** Letter by letter: each different letter may come first. */
const memo = new Map<string, number>()
function ordersOf(letters: string): number {
  const known = memo.get(letters)
  if (known !== undefined) return known
  let count = letters.length < 2 ? 1 : 0
  if (letters.length > 1)
    for (const letter of new Set(letters)) count += ordersOf(letters.replace(letter, ''))
  memo.set(letters, count)
  return count
}

/** The first person keeps the seat; all others are tried in every order. */
function seated(n: number, kind: string): number {
  let count = 0
  const place = (order: readonly number[]) => {
    if (order.length === n) {
      const gap = Math.abs(order.indexOf(0) - order.indexOf(1))
      const isNext = gap === 1 || gap === n - 1
      if (kind === 'all' || isNext === (kind === 'together')) count++
      return
    }
    for (let next = 1; next < n; next++) if (!order.includes(next)) place([...order, next])
  }
  place([0])
  return count
}
const seatings = new Map<string, number>()
const seatedOnce = (n: number, kind: string) => {
  const key = `${n} ${kind}`
  const known = seatings.get(key) ?? seated(n, kind)
  seatings.set(key, known)
  return known
}

proves(countingSkills, {
  'statistics/counting-principle': ({ factors }) =>
    factors.reduce(
      (ways: string[], n: number) =>
        ways.flatMap((way) => Array.from({ length: n }, (_, at) => `${way}${at}`)),
      [''],
    ).length,
  'statistics/factorial': ({ n, below }) => {
    const logOf = (m: number) =>
      Array.from({ length: m }, (_, at) => Math.log(at + 1)).reduce((sum, value) => sum + value, 0)
    return Math.round(Math.exp(below.reduce((sum: number, m: number) => sum - logOf(m), logOf(n))))
  },
  'statistics/permutations': ({ n, r }) => arrangedOf(n, r),
  'statistics/permutations-with-repetition': ({ word }) => ordersOf([...word].toSorted().join('')),
  'statistics/circular-permutations': ({ n, kind }) => seatedOnce(n, kind),
  'statistics/combinations': ({ n, r }) => chosenOf(n, r),
  'statistics/permutation-or-combination': ({ n, r, story }) => {
    // Positions, places in a row and codes have an order; sets that are chosen have none.
    const isOrdered = /president|places|arrange|codes|seated/.test(
      story.text.en({ n, r, who: { name: '', he: '' } }),
    )
    return `${isOrdered ? 'P' : 'C'}(${n}, ${r})`
  },
})
