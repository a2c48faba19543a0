import { converting, type UnitPair, wholeThen } from './conversion.ts'
import { range, rule } from './words.ts'

const pairs: readonly UnitPair[] = [
  {
    from: 'm',
    to: 'cm',
    factor: 100,
    taken: [10, 1_000],
    values: wholeThen(range(2, 10), [1.5, 2.5, 3.25, 4.75, 6.5, 0.5, 1.25, 2.4]),
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} bought ${amount} of ribbon. How many centimeters of ribbon did ${who.he} buy?`,
        fil: ({ amount, who }) =>
          `Bumili si ${who.name} ng ${amount} na laso. Ilang sentimetro ng laso ang binili niya?`,
      },
      {
        en: ({ amount, who }) => `${who.name}'s rope is ${amount} long. How many centimeters long is it?`,
        fil: ({ amount, who }) =>
          `Ang lubid ni ${who.name} ay may habang ${amount}. Ilang sentimetro ang haba nito?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} needs ${amount} of cloth for curtains. How many centimeters of cloth does ${who.he} need?`,
        fil: ({ amount, who }) =>
          `Kailangan ni ${who.name} ng ${amount} na tela para sa kurtina. Ilang sentimetro ng tela ang kailangan niya?`,
      },
    ],
  },
  {
    from: 'cm',
    to: 'm',
    factor: 100,
    divide: true,
    taken: [10, 1_000],
    values: wholeThen(range(200, 1_000, 100), [150, 250, 450, 325, 175, 640]),
    stories: [
      {
        en: ({ amount, who }) => `${who.name}'s bamboo pole is ${amount} long. How many meters long is it?`,
        fil: ({ amount, who }) =>
          `Ang kawayan ni ${who.name} ay may habang ${amount}. Ilang metro ang haba nito?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} used ${amount} of wire for the fence. How many meters of wire did ${who.he} use?`,
        fil: ({ amount, who }) =>
          `Gumamit si ${who.name} ng ${amount} na alambre para sa bakod. Ilang metro ng alambre ang nagamit niya?`,
      },
      {
        en: ({ amount, who }) => `${who.name}'s vegetable plot is ${amount} long. How many meters is that?`,
        fil: ({ amount, who }) =>
          `Ang taniman ng gulay ni ${who.name} ay may habang ${amount}. Ilang metro iyon?`,
      },
    ],
  },
  {
    from: 'km',
    to: 'm',
    factor: 1_000,
    taken: [100, 10_000],
    values: (grade) => (grade < 4 ? [] : wholeThen(range(2, 9), [1.5, 2.5, 0.5, 3.2, 1.25, 0.75])(grade)),
    stories: [
      {
        en: ({ amount, who }) => `${who.name}'s house is ${amount} from the school. How many meters is that?`,
        fil: ({ amount, who }) =>
          `Ang bahay ni ${who.name} ay ${amount} ang layo sa paaralan. Ilang metro iyon?`,
      },
      {
        en: ({ amount, who }) =>
          `${who.name} rode a bicycle for ${amount}. How many meters did ${who.he} ride?`,
        fil: ({ amount, who }) =>
          `Nagbisikleta si ${who.name} nang ${amount}. Ilang metro ang narating niya?`,
      },
      {
        en: ({ amount }) => `A new farm road is ${amount} long. How many meters long is it?`,
        fil: ({ amount }) =>
          `Ang bagong daan papunta sa bukid ay may habang ${amount}. Ilang metro ang haba nito?`,
      },
    ],
  },
  {
    from: 'm',
    to: 'km',
    factor: 1_000,
    divide: true,
    taken: [100, 10_000],
    values: (grade) =>
      grade < 4 ? [] : wholeThen(range(2_000, 9_000, 1_000), [1_500, 2_500, 4_500, 3_250, 1_750, 800])(grade),
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} jogged ${amount} this week. How many kilometers did ${who.he} jog?`,
        fil: ({ amount, who }) =>
          `Nag-jogging si ${who.name} nang ${amount} ngayong linggo. Ilang kilometro iyon?`,
      },
      {
        en: ({ amount }) => `The river is ${amount} from the town plaza. How many kilometers is that?`,
        fil: ({ amount }) => `Ang ilog ay ${amount} ang layo sa plasa ng bayan. Ilang kilometro iyon?`,
      },
      {
        en: ({ amount, who }) =>
          `A tricycle took ${who.name} over a distance of ${amount}. How many kilometers is that?`,
        fil: ({ amount, who }) =>
          `Isinakay ng traysikel si ${who.name} nang ${amount}. Ilang kilometro iyon?`,
      },
    ],
  },
  {
    from: 'cm',
    to: 'mm',
    factor: 10,
    taken: [null, 100],
    values: (grade) => (grade < 4 ? [] : wholeThen(range(3, 18), [2.5, 4.5, 7.5, 12.5, 9.2, 6.8])(grade)),
    stories: [
      {
        en: ({ amount, who }) => `${who.name}'s crayon is ${amount} long. How many millimeters long is it?`,
        fil: ({ amount, who }) =>
          `Ang krayola ni ${who.name} ay may habang ${amount}. Ilang milimetro ang haba nito?`,
      },
      {
        en: ({ amount, who }) => `${who.name}'s seedling is ${amount} tall. How many millimeters tall is it?`,
        fil: ({ amount, who }) =>
          `Ang punla ni ${who.name} ay may taas na ${amount}. Ilang milimetro ang taas nito?`,
      },
    ],
  },
  {
    from: 'mm',
    to: 'cm',
    factor: 10,
    divide: true,
    taken: [null, 100],
    values: (grade) => (grade < 4 ? [] : wholeThen(range(30, 180, 10), [25, 45, 75, 125, 92, 68])(grade)),
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} found a shell that is ${amount} wide. How many centimeters wide is it?`,
        fil: ({ amount, who }) =>
          `Nakakita si ${who.name} ng kabibe na ${amount} ang lapad. Ilang sentimetro ang lapad nito?`,
      },
      {
        en: ({ amount }) => `The rain gauge shows ${amount} of rain. How many centimeters of rain is that?`,
        fil: ({ amount }) =>
          `Ipinakikita ng rain gauge ang ${amount} na ulan. Ilang sentimetro ng ulan iyon?`,
      },
    ],
  },
]

export const lengthConversion = converting(pairs, {
  id: 'measurement/length-conversion',
  name: { en: 'Converting units of length', fil: 'Pagko-convert ng mga yunit ng haba' },
  grades: [2, 6],
  cues: {
    en: [
      'convert length',
      'meters to centimeters',
      'kilometers to meters',
      'units of length',
      'millimeter',
      'centimeter',
    ],
    fil: ['sentimetro', 'metro at sentimetro', 'yunit ng haba', 'kilometro', 'milimetro', 'i-convert'],
  },
  notation: [/\b\d[\d.,]* ?(?:mm|cm|m|km) ?= ?_+ ?(?:mm|cm|m|km)\b/],
  units: ['mathematics/2/metro-at-sentimetro'],
  largest: (grade) => (grade < 4 ? 1_000 : 10_000),
  rules: {
    en: [
      rule(
        'A length of 2 m and 50 cm is equal to {250} centimeters.',
        'How many centimeters are in 2 m and 50 cm?',
        '52',
        '70',
        '2,050',
      ),
      rule(
        'The best unit for the distance between two towns is the {kilometer}.',
        'Which unit is best for the distance between two towns?',
        'millimeter',
        'centimeter',
        'meter',
      ),
      rule(
        'A length of 3 m is equal to {300} centimeters.',
        'How many centimeters are in 3 meters?',
        '30',
        '103',
        '3,000',
      ),
    ],
    fil: [
      rule(
        'Ang 2 m at 50 cm ay katumbas ng {250} sentimetro.',
        'Ilang sentimetro ang katumbas ng 2 m at 50 cm?',
        '52',
        '70',
        '2,050',
      ),
      rule(
        'Ang pinakaangkop na yunit para sa layo ng dalawang bayan ay {kilometro}.',
        'Aling yunit ang pinakaangkop para sa layo ng dalawang bayan?',
        'milimetro',
        'sentimetro',
        'metro',
      ),
      rule(
        'Ang 3 metro ay katumbas ng {300} sentimetro.',
        'Ilang sentimetro ang katumbas ng 3 metro?',
        '30',
        '103',
        '3,000',
      ),
    ],
  },
})
