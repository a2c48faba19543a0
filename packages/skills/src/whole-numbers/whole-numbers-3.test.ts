import { proves } from '@klasrum/testkit/skill-proof'
import { estimateSkills } from './whole-numbers.ts'

/** The nearest multiple, found by trying those on both sides; halfway goes up. */
const nearest = (number: number, unit: number) => {
  let multiple = 0
  while (multiple + unit <= number) multiple += unit
  return number - multiple < multiple + unit - number ? multiple : multiple + unit
}

const powerBelow = (number: number) => Number(`1${'0'.repeat(String(number).length - 1)}`)
const toTopPlace = (number: number) => (number < 10 ? number : nearest(number, powerBelow(number)))

proves(estimateSkills, {
  'whole-numbers/estimating-sums': ({ a, b, place }) => nearest(a, 10 ** place) + nearest(b, 10 ** place),
  'whole-numbers/estimating-differences': ({ a, b, place }) =>
    nearest(a, 10 ** place) - nearest(b, 10 ** place),
  'whole-numbers/estimating-products': ({ each, times }) => toTopPlace(each) * toTopPlace(times),
  'whole-numbers/estimating-quotients': ({ total, divisor }) =>
    divisor < 10 ? nearest(total, 10) / divisor : nearest(total, 100) / nearest(divisor, 10),
})
