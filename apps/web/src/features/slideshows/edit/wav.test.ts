import { expect, test } from 'vitest'
import { longestSeconds, mixedToMono, voiceRate, wavOf } from './wav.ts'

test('a recording becomes one channel of 16-bit samples, held within their range', () => {
  const view = new DataView(wavOf(new Float32Array([0, 1, -1, 2, -2]), 22_050))
  const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))
  expect([word(0), word(8), word(12), word(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([
    1, 22_050, 16,
  ])
  expect([view.getUint32(4, true), view.getUint32(40, true), view.byteLength]).toEqual([46, 10, 54])
  expect([0, 1, 2, 3, 4].map((at) => view.getInt16(44 + at * 2, true))).toEqual([
    0, 32767, -32768, 32767, -32768,
  ])
})

test('channels are mixed to their mean', () => {
  const [left, right] = [new Float32Array([1, 0.5]), new Float32Array([0, -0.5])]
  expect([...mixedToMono([left, right])]).toEqual([0.5, 0])
  expect(mixedToMono([left])).toBe(left)
  expect(mixedToMono([]).length).toBe(0)
})

test('the longest recording stays below what may be sent', () => {
  expect(44 + longestSeconds * voiceRate * 2).toBeLessThan(25 * 1024 * 1024)
})
