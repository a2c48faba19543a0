import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './throttle.ts'

test('an IPv4 address is a caller of its own, also when written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('all addresses of one IPv6 customer are one caller, and the next customer is another', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('::1')).toBe(networkOf('::2'))
})

test('how an IPv6 address is shortened does not matter', () => {
  const part = fc.nat({ max: 0xffff }).map((figure) => figure.toString(16))
  fc.assert(
    fc.property(fc.tuple(part, part), fc.tuple(part, part), ([a, b], [c, d]) => {
      const zeros = '0:0:0:0'
      expect(networkOf(`${a}:${b}::${c}:${d}`)).toBe(networkOf(`${a}:${b}:${zeros}:${c}:${d}`))
    }),
  )
})
