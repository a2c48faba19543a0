import { proves } from '@klasrum/testkit/skill-proof'
import { chemistryAndLifeSkills } from './science.ts'
import { lawCheck } from './second-way.ts'

/** Typed by hand from the periodic table. */
const table: [string, number][] = [
  ['Cl', 35.5],
  ['Ca', 40],
  ['Na', 23],
  ['Mg', 24],
  ['Al', 27],
  ['Fe', 56],
  ['H', 1],
  ['C', 12],
  ['N', 14],
  ['O', 16],
  ['S', 32],
  ['K', 39],
]

/** The atoms of a formula such as Ca(OH)₂, counted by writing brackets out. */
function atomsIn(formula: string): string[] {
  const plain = formula
    .replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
    .replace(/\(([^)]+)\)(\d+)/g, (_, group: string, count: string) => group.repeat(Number(count)))
    .replace(/\((I+)\)/g, '')
  return [...plain.matchAll(/([A-Z][a-z]?)(\d*)/g)].flatMap(([, element = '', count]) =>
    Array.from({ length: Number(count || 1) }, () => element),
  )
}

const sideOf = (text: string) =>
  text
    .split(' + ')
    .flatMap((term) => {
      const [, count, formula = ''] = /^(\d*)(.+)$/.exec(term) ?? []
      return Array.from({ length: Number(count || 1) }, () => atomsIn(formula)).flat()
    })
    .toSorted()
    .join(' ')

proves(chemistryAndLifeSkills, {
  'science/concentration': ({ n, asks }) => {
    // A hundredth of the solution, so many times as fit.
    const hundredth = (n.s + n.r) / 100
    return asks === 'p' ? n.s / hundredth : hundredth * n.p
  },
  'science/molarity': lawCheck('n', 'M', 'V'),
  'science/molar-mass': ({ compound }) =>
    atomsIn(compound.formula).reduce(
      (sum, atom) => sum + (table.find(([element]) => element === atom)?.[1] ?? Number.NaN),
      0,
    ),
  'science/moles': lawCheck('m', 'M', 'n'),
  'science/atomic-structure':
    ({ n, asks, at }) =>
    (answer) => {
      if (asks === 'neutrons') return Number(answer) + n.z === n.a
      if (asks === 'mass') return Number(answer) === n.z + n.r && at >= 0
      // Usual ions have the electrons of a noble gas; iron, copper and zinc lose two.
      return [2, 10, 18].includes(Number(answer)) &&
        Math.abs(Number(answer) - n.z) <= 3 &&
        Number(answer) !== n.z
        ? true
        : n.z > 20 && Number(answer) === n.z - 2
    },
  'science/balancing-equations': () => (answer) => {
    const [left = '', right = ''] = answer.split(' → ')
    const counts = [...answer.matchAll(/(?:^| )(\d*)[A-Z]/g)].map(([, count]) => Number(count || 1))
    return sideOf(left) === sideOf(right) && !counts.every((count) => count % 2 === 0)
  },
  'science/half-life': ({ n, asks }) => {
    let [amount, time] = asks === 'left' ? [n.s, 0] : [n.e, 0]
    for (; time < n.t; time += n.h) amount = asks === 'left' ? amount / 2 : amount + amount
    return amount
  },
  'science/punnett-square': ({ one, other, kind }) => {
    const isHigh = (allele: string) => allele === allele.toUpperCase()
    const high = (parent: string) => [...parent].filter(isHigh).length / 2
    const [a, b] = [high(one), high(other)]
    const chances: Record<string, number> = {
      pure: a * b,
      recessive: (1 - a) * (1 - b),
      heterozygous: a * (1 - b) + b * (1 - a),
      dominant: a + b - a * b,
    }
    return 100 * (chances[kind] ?? Number.NaN)
  },
})
