import { expect, test } from 'vitest'
import { realSigns } from './pdf-signs.ts'

test.each([
  ['\uF0B7', 'ABCDEF+SymbolMT', '•'],
  ['\uF070\uF072\uF0B3', 'Symbol', 'πρ≥'],
  ['\uF0D8', 'ABCDEF+Wingdings-Regular', '➢'],
  ['Æ', 'ABCDEF+Wingdings-Regular', '•'],
  ['\uF0FC', 'Unknown', '✓'],
  ['\uF0B7', 'Unknown', '•'],
  ['π Æ ●', 'Times', 'π Æ ●'],
])('the sign %s of the font %s is shown as %s', (text, font, shown) => {
  expect(realSigns(text, font)).toBe(shown)
})
