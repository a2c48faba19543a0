import { formulaSkill, rules, same, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

export const molarity = formulaSkill({
  id: 'science/molarity',
  area: 'Science',
  name: same('Molarity'),
  grades: [9, 11],
  cues: {
    en: ['molarity', 'molar solution', 'moles per liter', 'mol/l', 'concentration'],
    fil: ['molarity', 'molar solution', 'mole bawat litro', 'mol/l', 'concentration'],
  },
  notation: [/mol\/L/],
  units: [],
  largest: () => 100,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'To find the molarity of a solution, {divide the moles of solute by the liters of solution}.',
        'Upang makuha ang molarity ng solution, {hatiin ang mole ng solute sa litro ng solution}.',
      ),
      ask: say('How do we find the molarity of a solution?', 'Paano makukuha ang molarity ng solution?'),
      not: {
        en: [
          'divide the moles of solute by the kilograms of solvent',
          'divide the grams of solute by the liters of solution',
          'multiply the moles of solute by the liters of solution',
        ],
        fil: [
          'hatiin ang mole ng solute sa kilogramo ng solvent',
          'hatiin ang gramo ng solute sa litro ng solution',
          'paramihin ang mole ng solute sa litro ng solution',
        ],
      },
    },
    {
      say: say(
        'When water is added to a salt solution, its molarity {decreases}.',
        'Kapag dinagdagan ng tubig ang solution ng asin, ang molarity nito ay {bumababa}.',
      ),
      ask: say(
        'Water is added to a salt solution. What happens to its molarity?',
        'Dinagdagan ng tubig ang solution ng asin. Ano ang nangyayari sa molarity nito?',
      ),
      not: {
        en: ['increases', 'stays the same', 'becomes zero'],
        fil: ['tumataas', 'hindi nagbabago', 'nagiging zero'],
      },
    },
    {
      say: say(
        'If 2 L of a solution contains 1 mol of NaCl, its molarity is {0.5 mol/L}.',
        'Kung may 1 mol na NaCl ang 2 L na solution, ang molarity nito ay {0.5 mol/L}.',
      ),
      ask: say(
        'What is the molarity of 2 L of a solution that contains 1 mol of NaCl?',
        'Ano ang molarity ng 2 L na solution na may 1 mol na NaCl?',
      ),
      not: ['1 mol/L', '2 mol/L', '3 mol/L'],
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
  cases: lawCases({
    product: quantity('n', 'number of moles of solute', 'bilang ng mole ng solute', 'mol'),
    one: quantity('M', 'molarity', 'molarity', 'mol/L'),
    other: quantity('V', 'volume of the solution', 'volume ng solution', 'L'),
    ones: [0.2, 0.25, 0.4, 0.5, 1.5, 2, 2.5, 3],
    others: [0.2, 0.25, 0.4, 0.5, 1.5, 2, 2.5, 3, 4, 5],
    stories: {
      M: [
        say(
          '{who} dissolves {n} mol of NaCl to make {V} L of solution. What is the molarity of the solution?',
          'Tinunaw ni {who} ang {n} mol na NaCl upang makagawa ng {V} L na solution. Ano ang molarity ng solution?',
        ),
        say(
          'A flask holds {V} L of a solution with {n} mol of NaOH. What is its molarity?',
          'Ang flask ay may {V} L na solution na may {n} mol na NaOH. Ano ang molarity nito?',
        ),
      ],
      n: [
        say(
          'How many moles of HCl are in {V} L of a solution with a molarity of {M} mol/L?',
          'Ilang mole ng HCl ang nasa {V} L na solution na may molarity na {M} mol/L?',
        ),
        say(
          '{who} needs {V} L of a sugar solution with a molarity of {M} mol/L. How many moles of sugar are needed?',
          'Kailangan ni {who} ng {V} L na solution ng asukal na may molarity na {M} mol/L. Ilang mole ng asukal ang kailangan?',
        ),
      ],
      V: [
        say(
          'What volume of a KCl solution with a molarity of {M} mol/L contains {n} mol of KCl?',
          'Anong volume ng solution ng KCl na may molarity na {M} mol/L ang may {n} mol na KCl?',
        ),
        say(
          '{who} has {n} mol of NaCl. What volume of solution with a molarity of {M} mol/L can be made?',
          'May {n} mol na NaCl si {who}. Anong volume ng solution na may molarity na {M} mol/L ang magagawa?',
        ),
      ],
    },
  }),
})
