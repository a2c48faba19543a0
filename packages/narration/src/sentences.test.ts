import { expect, test } from 'vitest'
import { narrationSentencesOf } from './sentences.ts'

test.each([
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
  ['Dr. Cruz met Mr. J. Reyes. They spoke.', ['Dr. Cruz met Mr. J. Reyes.', 'They spoke.']],
  ['It is 3.5 m. Then 4.', ['It is 3.5 m.', 'Then 4.']],
  ['“Go!” She went.', ['“Go!”', 'She went.']],
  ['Si Gng. Santos ay guro. Si Bb. Cruz din.', ['Si Gng. Santos ay guro.', 'Si Bb. Cruz din.']],
  ['  a\n\tb\u0000c  ', ['a b c']],
  ['', []],
])('%j has the sentences %j', (text, sentences) => {
  expect(narrationSentencesOf(text)).toEqual(sentences)
})

test('a sentence without end comes in parts that lose nothing', () => {
  const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ')
  const parts = narrationSentencesOf(words)
  expect(parts.join(' ')).toBe(words)
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(600)
  expect(narrationSentencesOf('x'.repeat(10_000)).join('')).toBe('x'.repeat(10_000))
})
