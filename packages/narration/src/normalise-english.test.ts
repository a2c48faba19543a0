import { expect, test } from 'vitest'
import { sayEnglish } from './normalise-english.ts'
import { isSayable } from './saying.ts'

const said = (text: string) => sayEnglish(text).text.replace(/\s+/g, ' ').trim()

test.each([
  ['It costs ₱1,250.50 now.', 'It costs 1,250 pesos and 50 centavos now.'],
  ['₱1', '1 peso'],
  ['₱2.5 million', '2.5 million pesos'],
  ['at 30°C', 'at 30 degrees Celsius'],
  ['5 km and 1 kg', '5 kilometers and 1 kilogram'],
  ['60 km/h', '60 kilometers per hour'],
  ['In 1898 and in 1905', 'In 18 98 and in 19 oh 5'],
  ['June 12, 1898', 'June 12, 18 98'],
  ['from 1990–1995', 'from 19 90 to 19 95'],
  ['the 1500 learners', 'the 1500 learners'],
  ['in 2005', 'in 2005'],
  ['pages 5–10', 'pages 5 to 10'],
  ['e.g. rice', 'for example rice'],
  ['Fig. 2 and No. 5', 'figure 2 and number 5'],
  ['CO₂ and H₂O', 'C O 2 and H 2 O'],
  ['5 × 3 = 15', '5 times 3 equals 15'],
  ['and/or', 'and or'],
  ['1/2 cup', 'one half cup'],
  ['Dr. Cruz', 'doctor Cruz'],
  ['The ____ is red', 'The blank is red'],
  ['Wait... what?!', 'Wait. what?'],
])('"%s" is said as "%s"', (written, spoken) => {
  expect(said(written)).toBe(spoken)
})

test.each([
  ['<break time="1h"/> go', 'break time equals "1h" or go'],
  ['[[k@t]] go', 'k t go'],
  ['a 🎉 party', 'a party'],
  ['مرحبا go', 'go'],
  [`see ${'x'.repeat(100)} go`, 'see go'],
])('"%s" gives the engine no command and nothing it cannot read', (written, spoken) => {
  expect(said(written)).toBe(spoken)
})

test('of pictures and of letters in other scripts there is nothing to say', () => {
  expect(isSayable(sayEnglish('🎉 مرحبا …'))).toBe(false)
})
