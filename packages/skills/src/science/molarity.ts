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
        'Molarity is the number of moles of solute per {liter of solution}.',
        'Ang molarity ay bilang ng mole ng solute sa bawat {litro ng solution}.',
      ),
      ask: say(
        'Molarity is the number of moles of solute per what?',
        'Ang molarity ay bilang ng mole ng solute sa bawat ano?',
      ),
      not: {
        en: ['gram of solvent', 'kilogram of solute', 'mole of solvent'],
        fil: ['gramo ng solvent', 'kilogramo ng solute', 'mole ng solvent'],
      },
    },
    {
      say: say(
        'When water is added to a solution, its molarity {decreases}.',
        'Kapag dinagdagan ng tubig ang solution, ang molarity nito ay {bumababa}.',
      ),
      ask: say(
        'What happens to the molarity of a solution when water is added?',
        'Ano ang nangyayari sa molarity ng solution kapag dinagdagan ng tubig?',
      ),
      not: {
        en: ['increases', 'stays the same', 'doubles'],
        fil: ['tumataas', 'hindi nagbabago', 'nadodoble'],
      },
    },
  ),
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
