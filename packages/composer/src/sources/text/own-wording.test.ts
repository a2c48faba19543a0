import { describe, expect, test } from 'vitest'
import { ownChoices, ownStem } from './own-wording.ts'

const terms = ['copyright', 'patent', 'ownership']

describe('a question of the file is printed without its small faults', () => {
  test.each([
    ['It is the change of vapor into water?', 'It is the change of vapor into water.'],
    ['This refers to the use of water', 'This refers to the use of water.'],
    ['Is this a open vessel or an closed one?', 'Is this an open vessel or a closed one?'],
    ['If a and b are whole, is a equals b right?', 'If a and b are whole, is a equals b right?'],
    ['What does vitamin A intake help?', 'What does vitamin A intake help?'],
    ['A open vessel holds what?', 'An open vessel holds what?'],
    ['Is an hour longer than a unit of work?', 'Is an hour longer than a unit of work?'],
    ['Which of the following property is used here?', 'Which of the following properties is used here?'],
    ['Which of the following best is used here?', 'Which of the following best is used here?'],
    ['A figure with three sides is called as _____.', 'A figure with three sides is called _____.'],
    ['The coefficients in an equation represent the', 'The coefficients in an equation represent the _____.'],
    ['Rubisco is:', 'Rubisco is:'],
    ['What would be the best advise on a balance diet', 'What would be the best advice on a balanced diet?'],
    ['Look at the leaf.Which part makes food.', 'Look at the leaf. Which part makes food?'],
    ['What does the sign “ plus” means?', 'What does the sign “plus” mean?'],
    ['The legal right of the owner of a work.', 'What do we call the legal right of the owner of a work?'],
    ['The right of the owner is protected by law.', 'The right of the owner is protected by law.'],
  ])('%s', (written, printed) => {
    expect(ownStem(written, terms, 'en')).toBe(printed)
  })

  test.each([
    ['Alin sa mgsumusunod ang tula?', 'Alin sa mga sumusunod ang tula?'],
    ['Ang bunga ng pag-uulit ng kilos.', 'Ano ang tawag sa bunga ng pag-uulit ng kilos?'],
    ['Ang tawag sa binyag ng Muslim.', 'Ano ang tawag sa binyag ng Muslim?'],
    ['Maari ba ito?Bakit kailangan magsulat lagi?', 'Maaari ba ito? Bakit kailangang magsulat lagi?'],
    ['Bakit kailangan natin ang lahat nang ito?', 'Bakit kailangan natin ang lahat ng ito?'],
    ['Ang tula ay may sukat at tugma.', 'Ang tula ay may sukat at tugma.'],
  ])('%s', (written, printed) => {
    expect(ownStem(written, ['Gawi', 'Birtud', 'Halaga'], 'fil')).toBe(printed)
  })

  test('choices end alike and begin alike', () => {
    expect(ownChoices(['Ito ay tula', 'ito ay awit.', 'Ito ay dula'], 'fil')).toEqual([
      'Ito ay tula',
      'Ito ay awit',
      'Ito ay dula',
    ])
    expect(ownChoices(['It rains.', 'It snows.', 'It hails.'], 'en')).toEqual([
      'It rains.',
      'It snows.',
      'It hails.',
    ])
    expect(ownChoices(['–x', '1/x', 'x'], 'en')).toEqual(['–x', '1/x', 'x'])
  })
})
