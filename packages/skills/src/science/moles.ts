import { compounds, molarMassOf } from './compounds.ts'
import { formulaSkill, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

/** What a learner may weigh at school. */
const harmless = ['H₂O', 'CaCO₃', 'Na₂CO₃', 'NaHCO₃', 'Mg(OH)₂', 'MgCl₂', 'CaCl₂', 'C₆H₁₂O₆']

export const moles = formulaSkill({
  id: 'science/moles',
  area: 'Science',
  name: say('Moles and mass', 'Mole at mass'),
  grades: [9, 11],
  cues: {
    en: ['mole', 'moles', 'mole concept', 'number of moles', 'molar mass', 'avogadro'],
    fil: ['mole', 'mole concept', 'bilang ng mole', 'molar mass', 'avogadro'],
  },
  notation: [/\d ?mol\b/],
  units: [],
  largest: () => 500,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'To find the number of moles in a sample, {divide its mass by the molar mass}.',
        'Upang makuha ang bilang ng mole sa sample, {hatiin ang mass nito sa molar mass}.',
      ),
      ask: say(
        'How do we find the number of moles in a sample?',
        'Paano makukuha ang bilang ng mole sa sample?',
      ),
      not: {
        en: [
          'multiply its mass by the molar mass',
          'divide the molar mass by its mass',
          'divide its mass by the atomic number',
        ],
        fil: [
          'paramihin ang mass nito sa molar mass',
          'hatiin ang molar mass sa mass nito',
          'hatiin ang mass nito sa atomic number',
        ],
      },
    },
    {
      say: say(
        'One mole of any substance has {6.02 × 10²³} particles.',
        'Ang isang mole ng anumang substance ay may {6.02 × 10²³} na particle.',
      ),
      ask: say(
        'How many particles does one mole of any substance have?',
        'Ilang particle ang nasa isang mole ng anumang substance?',
      ),
      not: ['6.02 × 10²²', '6.02 × 10³²', '6.02 × 10⁻²³'],
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: compounds
    .filter((each) => Number.isInteger(molarMassOf(each)) && molarMassOf(each) <= 180)
    .flatMap((each) =>
      lawCases({
        product: quantity('m', 'mass', 'mass', 'g'),
        one: quantity('M', 'molar mass', 'molar mass', 'g/mol'),
        other: quantity('n', 'number of moles', 'bilang ng mole', 'mol'),
        ones: [molarMassOf(each)],
        others: [0.2, 0.25, 0.5, 1.5, 2, 2.5, 3, 4, 5],
        stories: {
          n: [
            say(
              `How many moles are in {m} g of ${each.en}, ${each.formula}? Its molar mass is {M} g/mol.`,
              `Ilang mole ang nasa {m} g na ${each.fil}, ${each.formula}? Ang molar mass nito ay {M} g/mol.`,
            ),
            ...(harmless.includes(each.formula)
              ? [
                  say(
                    `{who} weighs {m} g of ${each.en} (${each.formula}), which has a molar mass of {M} g/mol. How many moles is that?`,
                    `Tinimbang ni {who} ang {m} g na ${each.fil} (${each.formula}), na may molar mass na {M} g/mol. Ilang mole iyon?`,
                  ),
                ]
              : []),
          ],
          m: [
            say(
              `What is the mass of {n} mol of ${each.en}, ${each.formula}? Its molar mass is {M} g/mol.`,
              `Ano ang mass ng {n} mol na ${each.fil}, ${each.formula}? Ang molar mass nito ay {M} g/mol.`,
            ),
            ...(harmless.includes(each.formula)
              ? [
                  say(
                    `An experiment needs {n} mol of ${each.en} (${each.formula}), which has a molar mass of {M} g/mol. What mass is needed?`,
                    `Kailangan sa eksperimento ang {n} mol na ${each.fil} (${each.formula}), na may molar mass na {M} g/mol. Anong mass ang kailangan?`,
                  ),
                ]
              : []),
          ],
        },
      }),
    ),
})
