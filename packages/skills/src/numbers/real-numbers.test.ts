import { proves } from '@klasrum/testkit/skill-proof'
import { realNumberSkills } from './numbers.ts'

function searched(fits: (tried: number) => boolean): number {
  for (let tried = 0; tried <= 10_000; tried++) if (fits(tried)) return tried
  return Number.NaN
}

/** In fortieths, all that are written are whole numbers. */
function fortieths(text: string): number {
  const [above = '', below] = text.replace('−', '').split('/')
  const size = below === undefined ? Math.round(Number(above) * 40) : (40 / Number(below)) * Number(above)
  return text.startsWith('−') ? -size : size
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const powerIn = (text: string) =>
  Number([...text].map((sign) => (sign === '⁻' ? '-' : raised.indexOf(sign))).join(''))

proves(realNumberSkills, {
  'numbers/order-rationals':
    ({ numbers, rising }) =>
    (answer) => {
      const listed = answer.split(', ')
      const values = listed.map(fortieths)
      return (
        listed.length === numbers.length &&
        numbers.every(({ text }: { text: string }) => listed.includes(text)) &&
        values.every(
          (value, at) => at === 0 || (rising ? value > (values[at - 1] ?? 0) : value < (values[at - 1] ?? 0)),
        )
      )
    },
  // A square is the sum of the first odd numbers.
  'numbers/squares': ({ side }) => {
    let sum = 0
    for (let odd = 1; odd < 2 * side; odd += 2) sum += odd
    return sum
  },
  'numbers/square-roots': ({ root }) => searched((tried) => tried * tried === root * root),
  // A cube is the sum of so many odd numbers around its square.
  'numbers/cubes': ({ edge }) => {
    let sum = 0
    for (let at = 0; at < edge; at++) sum += edge * edge - edge + 1 + 2 * at
    return sum
  },
  'numbers/cube-roots': ({ root }) => searched((tried) => tried * tried * tried === root * root * root),
  'numbers/root-between': ({ number }, language) => {
    const above = searched((tried) => tried * tried > number)
    return `${above - 1} ${language === 'en' ? 'and' : 'at'} ${above}`
  },
  'numbers/to-scientific-notation':
    ({ digits, power }) =>
    (answer) => {
      const [, factor = '', exponent = ''] = /^([\d.]+) × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/.exec(answer) ?? []
      return (
        Number(factor) >= 1 &&
        Number(factor) < 10 &&
        factor.replace('.', '') === digits &&
        powerIn(exponent) === power
      )
    },
  'numbers/from-scientific-notation': ({ digits, power }) => Number(`${digits}e${power - digits.length + 1}`),
})
