import { stronger, withMain } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { type Compound, compounds, massOf, molarMassOf } from './compounds.ts'
import { rules, say, valueWithUnit } from './formula.ts'

type Given = { compound: Compound }

const grams = (value: number) => valueWithUnit(value, 'g/mol')
const known = ({ compound: { atoms } }: Given) =>
  atoms.map(([element]) => `${element} = ${grams(massOf(element))}`).join(', ')
const steps = ({ compound: { atoms } }: Given) =>
  atoms.map(
    ([element, count]) =>
      `${element}: ${count} × ${grams(massOf(element))} = ${grams(count * massOf(element))}`,
  )

export const molarMass = skill<
  Given,
  'no-subscripts' | 'last-once' | 'first-once' | 'left-out' | 'doubled' | 'one-more'
>({
  id: 'science/molar-mass',
  area: 'Science',
  name: say('Molar mass of a compound', 'Molar mass ng compound'),
  grades: [9, 11],
  cues: {
    en: ['molar mass', 'formula mass', 'atomic mass', 'g/mol', 'molecular mass'],
    fil: ['molar mass', 'formula mass', 'atomic mass', 'g/mol', 'molecular mass'],
  },
  notation: [/g\/mol/],
  units: [],
  largest: () => 400,
  mistakes: {
    'no-subscripts': say('counted one atom of each element', 'tig-iisang atom ng bawat element ang binilang'),
    'last-once': say(
      'counted only one atom of the last element',
      'isang atom lamang ng huling element ang binilang',
    ),
    'first-once': say(
      'counted only one atom of the first element',
      'isang atom lamang ng unang element ang binilang',
    ),
    'left-out': say('left out the first element', 'hindi isinama ang unang element'),
    doubled: say('counted the first element twice as often', 'dalawang ulit binilang ang unang element'),
    'one-more': say(
      'counted one atom too many of the last element',
      'sumobra ng isang atom ng huling element',
    ),
  },
  rules: rules(
    {
      say: say(
        'The mass of one mole of a substance is called its {molar mass}.',
        'Ang mass ng isang mole ng substance ay tinatawag na {molar mass} nito.',
      ),
      ask: say(
        'What do we call the mass of one mole of a substance?',
        'Ano ang tawag sa mass ng isang mole ng substance?',
      ),
      not: ['atomic number', 'molarity', 'density'],
    },
    {
      say: say(
        'One formula unit of Ca(OH)₂ has {2} atoms of oxygen.',
        'Ang isang formula unit ng Ca(OH)₂ ay may {2} atom ng oxygen.',
      ),
      ask: say(
        'How many atoms of oxygen are in one formula unit of Ca(OH)₂?',
        'Ilang atom ng oxygen ang nasa isang formula unit ng Ca(OH)₂?',
      ),
      not: ['1', '3', '4'],
    },
    {
      say: say(
        'If the atomic mass of oxygen is 16 g/mol, the molar mass of oxygen gas, O₂, is {32 g/mol}.',
        'Kung ang atomic mass ng oxygen ay 16 g/mol, ang molar mass ng oxygen gas, O₂, ay {32 g/mol}.',
      ),
      ask: say(
        'The atomic mass of oxygen is 16 g/mol. What is the molar mass of oxygen gas, O₂?',
        'Ang atomic mass ng oxygen ay 16 g/mol. Ano ang molar mass ng oxygen gas, O₂?',
      ),
      not: ['8 g/mol', '16 g/mol', '18 g/mol'],
    },
  ),
  draw: (draw) => ({ compound: draw.pick(compounds) }),
  answer: ({ compound }) => grams(molarMassOf(compound)),
  wrong: ({ compound }) => {
    const right = molarMassOf(compound)
    const [first = '', firstCount = 1] = compound.atoms[0] ?? []
    const [last = '', lastCount = 1] = compound.atoms.at(-1) ?? []
    const results = {
      'no-subscripts': grams(compound.atoms.reduce((sum, [element]) => sum + massOf(element), 0)),
      'last-once': grams(right - (lastCount - 1) * massOf(last)),
      'first-once': grams(right - (firstCount - 1) * massOf(first)),
      'left-out': grams(right - firstCount * massOf(first)),
      doubled: grams(right + firstCount * massOf(first)),
      'one-more': grams(right + massOf(last)),
    }
    return withMain(
      grams(right),
      stronger(grams(right), results, ['left-out']),
      'no-subscripts',
      Math.round(right),
    )
  },
  stems: {
    en: [
      {
        level: 'apply',
        text: (given) =>
          `What is the molar mass of ${given.compound.en}, ${given.compound.formula}? Use these atomic masses: ${known(given)}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `The formula of ${given.compound.en} is ${given.compound.formula}. If the atomic masses are ${known(given)}, what is its molar mass?`,
      },
    ],
    fil: [
      {
        level: 'apply',
        text: (given) =>
          `Ano ang molar mass ng ${given.compound.fil}, ${given.compound.formula}? Gamitin ang mga atomic mass na ito: ${known(given)}.`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang formula ng ${given.compound.fil} ay ${given.compound.formula}. Kung ang mga atomic mass ay ${known(given)}, ano ang molar mass nito?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `If the atomic masses are ${known(given)}, the molar mass of ${given.compound.en}, ${given.compound.formula}, is ${answer}.`,
    fil: (given, answer) =>
      `Kung ang mga atomic mass ay ${known(given)}, ang molar mass ng ${given.compound.fil}, ${given.compound.formula}, ay ${answer}.`,
  },
  solution: {
    en: (given) => [...steps(given), `The sum is ${grams(molarMassOf(given.compound))}.`],
    fil: (given) => [...steps(given), `Ang kabuoan ay ${grams(molarMassOf(given.compound))}.`],
  },
})
