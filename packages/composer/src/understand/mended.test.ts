import { expect, test } from 'vitest'
import { mended } from './mended.ts'

test.each([
  ['en', 'The the roots hold the plant , such us a tree.', 'The roots hold the plant, such as a tree.'],
  ['en', 'He said that that book had had many readers.', 'He said that that book had had many readers.'],
  ['fil', 'Ang bunga ng ng puno ay hinog.', 'Ang bunga ng puno ay hinog.'],
  ['fil', 'Hindi daw dumating ang bagyo.', 'Hindi raw dumating ang bagyo.'],
  ['fil', 'Dumating rin ang tulong.', 'Dumating din ang tulong.'],
  ['fil', 'Maaari din itong gamitin sa araw daw ng pista.', 'Maaari din itong gamitin sa araw daw ng pista.'],
  ['fil', 'Tumakbo ng mabilis ang usa.', 'Tumakbo nang mabilis ang usa.'],
  ['fil', 'Kumain ng mabilis na pagkain ang bata.', 'Kumain ng mabilis na pagkain ang bata.'],
  [
    'fil',
    'Ang bata ay nag- aaral ng magbubuklod- buklod na wika.',
    'Ang bata ay nag-aaral ng magbubuklod-buklod na wika.',
  ],
  ['fil', 'Araw-araw siyang nagbabasa ng aklat.', 'Araw-araw siyang nagbabasa ng aklat.'],
] as const)('%s: "%s" is asked as "%s"', (language, written, right) => {
  expect(mended(written, language)).toBe(right)
})

test.each([
  ['Nagaaral ang bata habang nagiinarte ang pusa.', 'Nag-aaral ang bata habang nag-iinarte ang pusa.'],
  ['Nagawa niya ito at nagising siya.', 'Nagawa niya ito at nagising siya.'],
  ['Nagluksa siya para kanyang ina.', 'Nagluksa siya para sa kanyang ina.'],
])('what is surely misspelt is put right: %s', (text, right) => {
  expect(mended(text, 'fil')).toBe(right)
})
