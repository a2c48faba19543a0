import { proves } from '@klasrum/testkit/skill-proof'
import { integerSkills } from './numbers.ts'

/** Walks on the number line, one step after another. */
function walked(from: number, steps: number): number {
  let at = from
  for (let left = Math.abs(steps); left > 0; left--) at += steps > 0 ? 1 : -1
  return at
}

const written = (integer: number) => String(integer).replace('-', '−')

proves(integerSkills, {
  'numbers/greatest-integer': ({ integers, greatest }) =>
    greatest ? Math.max(...integers) : Math.min(...integers),
  'numbers/order-integers': ({ integers, rising }) => {
    const left = [...integers]
    const order: string[] = []
    while (left.length > 0) {
      const next = rising ? Math.min(...left) : Math.max(...left)
      order.push(written(next))
      left.splice(left.indexOf(next), 1)
    }
    return order.join(', ')
  },
  'numbers/integer-number-line': ({ at, step }) => walked(0, at / step) * step,
  'numbers/add-integers': ({ a, b }) => walked(a, b),
  'numbers/subtract-integers': ({ a, b }) => walked(a, -b),
  'numbers/multiply-integers': ({ a, b }) => {
    let product = 0
    for (let group = Math.abs(b); group > 0; group--) product = walked(product, b > 0 ? a : -a)
    return product
  },
  'numbers/divide-integers': ({ quotient, divisor }) => {
    const dividend = quotient * divisor
    let tried = -30
    while (tried * divisor !== dividend) tried++
    return tried
  },
  'numbers/integer-problems': ({ start, each, times }) => {
    let at = start
    for (let time = 0; time < times; time++) at = walked(at, each)
    return at
  },
  'numbers/absolute-value': ({ kind, a, b }) => {
    const size = (number: number) => Math.sqrt(number * number)
    if (kind === 'inside') return size(a - b)
    if (kind === 'sum') return size(a) + size(b)
    return (size(a) - size(b)) * (kind === 'outside' ? -1 : 1)
  },
})
