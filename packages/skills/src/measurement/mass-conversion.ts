import { converting, type UnitPair, wholeThen } from './conversion.ts'
import { range, rule } from './words.ts'

const pairs: readonly UnitPair[] = [
  {
    from: 'kg',
    to: 'g',
    factor: 1_000,
    taken: [100, 10_000],
    values: wholeThen(range(2, 9), [1.5, 2.5, 0.5, 3.25, 1.75, 4.5, 2.2]),
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} bought ${amount} of rice. How many grams of rice did ${who.he} buy?`,
        fil: ({ amount, who }) =>
          `Bumili si ${who.name} ng ${amount} na bigas. Ilang gramo ng bigas ang binili niya?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} harvested ${amount} of tomatoes. How many grams of tomatoes is that?`,
        fil: ({ amount, who }) =>
          `Nakaani si ${who.name} ng ${amount} na kamatis. Ilang gramo ng kamatis iyon?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} sold ${amount} of bangus at the market. How many grams of bangus did ${who.he} sell?`,
        fil: ({ amount, who }) =>
          `Nagbenta si ${who.name} ng ${amount} na bangus sa palengke. Ilang gramo ng bangus ang naibenta niya?`,
      },
    ],
  },
  {
    from: 'g',
    to: 'kg',
    factor: 1_000,
    divide: true,
    taken: [100, 10_000],
    values: wholeThen(range(2_000, 9_000, 1_000), [500, 1_500, 2_500, 750, 3_250, 4_500]),
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name}'s mangoes have a mass of ${amount}. How many kilograms is that?`,
        fil: ({ amount, who }) =>
          `Ang mga mangga ni ${who.name} ay may mass na ${amount}. Ilang kilogramo iyon?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} used ${amount} of flour to bake bread. How many kilograms of flour did ${who.he} use?`,
        fil: ({ amount, who }) =>
          `Gumamit si ${who.name} ng ${amount} na harina sa paggawa ng tinapay. Ilang kilogramo ng harina ang nagamit niya?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} picked ${amount} of calamansi. How many kilograms of calamansi did ${who.he} pick?`,
        fil: ({ amount, who }) =>
          `Namitas si ${who.name} ng ${amount} na kalamansi. Ilang kilogramo ng kalamansi ang napitas niya?`,
      },
    ],
  },
  {
    from: 'g',
    to: 'mg',
    factor: 1_000,
    taken: [100, 10_000],
    values: (grade) => (grade < 4 ? [] : wholeThen(range(2, 8), [0.5, 1.5, 2.5, 0.25])(grade)),
    stories: [
      {
        en: ({ amount }) => `A packet of medicine has a mass of ${amount}. How many milligrams is that?`,
        fil: ({ amount }) => `Ang isang pakete ng gamot ay may mass na ${amount}. Ilang miligramo iyon?`,
      },
      {
        en: ({ amount }) => `A pack of soup mix has ${amount} of salt. How many milligrams of salt is that?`,
        fil: ({ amount }) =>
          `Ang isang pakete ng sopas ay may ${amount} na asin. Ilang miligramo ng asin iyon?`,
      },
    ],
  },
  {
    from: 'mg',
    to: 'g',
    factor: 1_000,
    divide: true,
    taken: [100, 10_000],
    values: (grade) =>
      grade < 4 ? [] : wholeThen(range(2_000, 8_000, 1_000), [500, 1_500, 2_500, 250])(grade),
    stories: [
      {
        en: ({ amount }) =>
          `A bottle of vitamins contains ${amount} of vitamin C in all. How many grams is that?`,
        fil: ({ amount }) =>
          `Ang isang bote ng bitamina ay may kabuoang ${amount} na vitamin C. Ilang gramo iyon?`,
      },
      {
        en: ({ amount, who }) =>
          `In science class, ${who.name} weighed ${amount} of sugar. How many grams of sugar is that?`,
        fil: ({ amount, who }) =>
          `Sa klase sa agham, tumimbang si ${who.name} ng ${amount} na asukal. Ilang gramo ng asukal iyon?`,
      },
    ],
  },
]

export const massConversion = converting(pairs, {
  id: 'measurement/mass-conversion',
  name: { en: 'Converting units of mass', fil: 'Pagko-convert ng mga yunit ng mass' },
  grades: [3, 6],
  cues: {
    en: [
      'units of mass',
      'kilograms to grams',
      'grams to kilograms',
      'milligram',
      'convert mass',
      'kilogram',
    ],
    fil: ['gramo', 'kilogramo', 'yunit ng mass', 'timbang', 'miligramo', 'milligram'],
  },
  notation: [/\b\d[\d.,]* ?(?:mg|g|kg) ?= ?_+ ?(?:mg|g|kg)\b/],
  units: ['mathematics/3/mass-at-kapasidad'],
  largest: () => 10_000,
  rules: {
    en: [
      rule(
        'One kilogram is equal to {1,000} grams.',
        'How many grams are in one kilogram?',
        '10',
        '100',
        '10,000',
      ),
      rule(
        'Half a kilogram is equal to {500} grams.',
        'How many grams are in half a kilogram?',
        '50',
        '250',
        '5,000',
      ),
      rule(
        'A bag with 5,000 grams of rice holds {5} kilograms.',
        'A bag holds 5,000 grams of rice. How many kilograms is that?',
        '50',
        '500',
        '5,000',
      ),
    ],
    fil: [
      rule(
        'Ang isang kilogramo ay katumbas ng {1,000} gramo.',
        'Ilang gramo ang katumbas ng isang kilogramo?',
        '10',
        '100',
        '10,000',
      ),
      rule(
        'Ang kalahating kilogramo ay katumbas ng {500} gramo.',
        'Ilang gramo ang katumbas ng kalahating kilogramo?',
        '50',
        '250',
        '5,000',
      ),
      rule(
        'Ang supot na may 5,000 gramo ng bigas ay may {5} kilogramo ng bigas.',
        'Ang isang supot ay may 5,000 gramo ng bigas. Ilang kilogramo iyon?',
        '50',
        '500',
        '5,000',
      ),
    ],
  },
})
