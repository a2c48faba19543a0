import { expect, test } from 'vitest'
import { rulesOf } from './rules-of.ts'

const { restated: inEnglish } = rulesOf('en')
const { restated: inFilipino } = rulesOf('fil')

test.each([
  [
    'The Philippine Constitution, which will be studied in Grade 8, took effect in 1987.',
    'The Philippine Constitution took effect in 1987.',
  ],
  [
    'The Ifugao rice terraces are about 2,000 years old (we read about them in Chapter 3).',
    'The Ifugao rice terraces are about 2,000 years old.',
  ],
  [
    'The river, which, as we saw, was once called the Pampanga, floods every year.',
    'The river, which was once called the Pampanga, floods every year.',
  ],
  ['However, most farmers plant rice in June.', 'Most farmers plant rice in June.'],
])('what is said to the reader on the way is left out: %s', (text, clear) => {
  expect(inEnglish(text, undefined)).toBe(clear)
})

test.each([
  ['Jose Rizal was a doctor.', 'He wrote two novels in Europe.', 'Jose Rizal wrote two novels in Europe.'],
  [
    'The Badjao are sea people.',
    'They live in boats off Tawi-Tawi.',
    'The Badjao live in boats off Tawi-Tawi.',
  ],
  [
    'The carabao is a strong animal.',
    'Its horns are long and curved.',
    'The carabao’s horns are long and curved.',
  ],
])('a word that goes on with the subject before it is said by its name: %s %s', (before, text, clear) => {
  expect(inEnglish(text, before)).toBe(clear)
})

test.each([
  ['The town built a dam.', 'It holds water for the dry months.'],
  ['Rizal met Blumentritt in Leitmeritz.', 'He spoke many languages.'],
  ['Rain is water that falls from clouds.', 'It is important to store water.'],
  ['The farmers sold the carabaos.', 'They were strong and healthy.'],
])('where two could be meant nothing is guessed: %s %s', (before, text) => {
  expect(inEnglish(text, before)).toBeNull()
})

test('without a sentence before it nothing is guessed', () => {
  expect(inEnglish('It lies north of Luzon.', undefined)).toBeNull()
  expect(inFilipino('Ito ay nasa hilaga ng Luzon.', undefined)).toBeNull()
})

test('in Filipino "Ito ay" and "Siya ay" go on with what the sentence before is about', () => {
  expect(inFilipino('Ito ay bunga ng pag-aaral.', 'Ang karunungan ay yaman ng tao.')).toBe(
    'Ang karunungan ay bunga ng pag-aaral.',
  )
  expect(inFilipino('Siya ay isang manggagamot.', 'Si Jose Rizal ay ipinanganak sa Calamba.')).toBe(
    'Si Jose Rizal ay isang manggagamot.',
  )
  expect(inFilipino('Ito ay mahalaga.', 'Ang mga ilog ay tirahan ng isda.')).toBeNull()
  expect(inFilipino('Gayunman, ang bigas ay pangunahing pagkain.', undefined)).toBe(
    'Ang bigas ay pangunahing pagkain.',
  )
})

test('capitals that only lay stress on a term are put down, and a name of capitals keeps them', () => {
  expect(inEnglish('DIGITAL PIRACY is the practice of selling copies.', undefined)).toBe(
    'Digital piracy is the practice of selling copies.',
  )
  expect(inEnglish('ASEAN is a group of ten countries.', undefined)).toBeNull()
})
