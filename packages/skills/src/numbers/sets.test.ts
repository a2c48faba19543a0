import { proves } from '@klasrum/testkit/skill-proof'
import { setSkills } from './numbers.ts'

/** The same elements, each once, in any order. */
const has =
  (elements: ReadonlySet<string>) =>
  (answer: string): boolean => {
    const listed = answer.slice(1, -1).split(', ')
    return listed.length === elements.size && listed.every((element) => elements.has(element))
  }

/** Elements by how often they are listed. */
const chosen = (listed: readonly string[], fits: (times: number) => boolean) =>
  new Set(listed.filter((element) => fits(listed.filter((other) => other === element).length)))

proves(setSkills, {
  'numbers/set-union': ({ first, second }) => has(new Set<string>([...first, ...second])),
  'numbers/set-intersection': ({ first, second }) =>
    has(chosen([...first, ...second], (times) => times === 2)),
  'numbers/set-difference': ({ first, second }) =>
    has(chosen([...first, ...first, ...second], (times) => times === 2)),
  'numbers/set-complement': ({ all, set }) => has(chosen([...all, ...set], (times) => times === 1)),
  'numbers/union-count': ({ first, both, second }) => {
    const members = new Set<number>()
    for (let at = 0; at < first + both; at++) members.add(at)
    for (let at = first; at < first + both + second; at++) members.add(at)
    return members.size
  },
  'numbers/venn-counts': ({ left, both, right, outside, ask }) => {
    const circle = left + both
    const circles = circle + (right + both) - both
    const counts: Record<string, number> = {
      first: circle,
      only: circle - both,
      both,
      either: circles,
      one: circles - both,
      neither: outside,
      all: circles + outside,
    }
    return counts[ask] ?? Number.NaN
  },
})
