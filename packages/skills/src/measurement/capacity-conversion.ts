import { converting, type UnitPair, wholeThen } from './conversion.ts'
import { range, rule } from './words.ts'

const pairs: readonly UnitPair[] = [
  {
    from: 'L',
    to: 'mL',
    factor: 1_000,
    taken: [100, 10_000],
    values: wholeThen(range(2, 10), [1.5, 2.5, 0.5, 3.25, 1.75, 4.5, 0.75]),
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} made ${amount} of calamansi juice. How many milliliters of juice did ${who.he} make?`,
        fil: ({ amount, who }) =>
          `Gumawa si ${who.name} ng ${amount} na katas ng kalamansi. Ilang mililitro ng katas ang nagawa niya?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} bought ${amount} of cooking oil. How many milliliters of oil did ${who.he} buy?`,
        fil: ({ amount, who }) =>
          `Bumili si ${who.name} ng ${amount} na mantika. Ilang mililitro ng mantika ang binili niya?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} used ${amount} of water for the plants. How many milliliters of water did ${who.he} use?`,
        fil: ({ amount, who }) =>
          `Gumamit si ${who.name} ng ${amount} na tubig sa pagdidilig. Ilang mililitro ng tubig ang nagamit niya?`,
      },
    ],
  },
  {
    from: 'mL',
    to: 'L',
    factor: 1_000,
    divide: true,
    taken: [100, 10_000],
    values: wholeThen(range(2_000, 10_000, 1_000), [500, 1_500, 2_500, 750, 3_250, 4_500]),
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} prepared ${amount} of gulaman for the party. How many liters is that?`,
        fil: ({ amount, who }) =>
          `Naghanda si ${who.name} ng ${amount} na gulaman para sa handaan. Ilang litro iyon?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} poured ${amount} of water into a jar. How many liters of water did ${who.he} pour?`,
        fil: ({ amount, who }) =>
          `Nagsalin si ${who.name} ng ${amount} na tubig sa banga. Ilang litro ng tubig ang naisalin niya?`,
      },
      {
        en: ({ amount, who }) =>
          `In one week, ${who.name} used ${amount} of milk. How many liters of milk is that?`,
        fil: ({ amount, who }) =>
          `Sa isang linggo, gumamit si ${who.name} ng ${amount} na gatas. Ilang litro ng gatas iyon?`,
      },
    ],
  },
]

export const capacityConversion = converting(pairs, {
  id: 'measurement/capacity-conversion',
  name: { en: 'Converting units of capacity', fil: 'Pagko-convert ng mga yunit ng kapasidad' },
  grades: [3, 6],
  cues: {
    en: ['capacity', 'liters to milliliters', 'milliliter', 'units of capacity', 'liter'],
    fil: ['kapasidad', 'litro', 'mililitro', 'yunit ng kapasidad', 'laman ng lalagyan'],
  },
  notation: [/\b\d[\d.,]* ?m?L ?= ?_+ ?m?L\b/],
  units: ['mathematics/3/mass-at-kapasidad'],
  largest: () => 10_000,
  rules: {
    en: [
      rule(
        'One liter is equal to {1,000} milliliters.',
        'How many milliliters are in one liter?',
        '10',
        '100',
        '10,000',
      ),
      rule(
        'Half a liter is equal to {500} milliliters.',
        'How many milliliters are in half a liter?',
        '50',
        '250',
        '5,000',
      ),
      rule(
        'A pitcher of 1 liter fills {4} glasses of 250 milliliters.',
        'How many glasses of 250 milliliters does a pitcher of 1 liter fill?',
        '2',
        '5',
        '10',
      ),
    ],
    fil: [
      rule(
        'Ang isang litro ay katumbas ng {1,000} mililitro.',
        'Ilang mililitro ang katumbas ng isang litro?',
        '10',
        '100',
        '10,000',
      ),
      rule(
        'Ang kalahating litro ay katumbas ng {500} mililitro.',
        'Ilang mililitro ang katumbas ng kalahating litro?',
        '50',
        '250',
        '5,000',
      ),
      rule(
        'Ang bilang ng baso na tig-250 mililitro na mapupuno ng 1 litro ng tubig ay {4}.',
        'Ilang baso na tig-250 mililitro ang mapupuno ng 1 litro ng tubig?',
        '2',
        '5',
        '10',
      ),
    ],
  },
})
