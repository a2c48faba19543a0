import { converting, type Pair } from './conversion.ts'
import { range, rule } from './words.ts'

const pairs: readonly Pair[] = [
  {
    from: 'week',
    to: 'day',
    factor: 7,
    taken: [5, 10],
    values: () => range(2, 9),
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} stayed with ${who.his} grandparents for ${amount}. How many days is that?`,
        fil: ({ amount, who }) =>
          `Tumira si ${who.name} sa kaniyang lolo at lola sa loob ng ${amount}. Ilang araw iyon?`,
      },
      {
        en: ({ amount }) =>
          `The calamansi seedlings in the school garden are ${amount} old. How many days is that?`,
        fil: ({ amount }) =>
          `Ang mga punla ng kalamansi sa hardin ng paaralan ay ${amount} na ang edad. Ilang araw iyon?`,
      },
    ],
  },
  {
    from: 'day',
    to: 'week',
    factor: 7,
    divide: true,
    taken: [5, 10],
    values: () => range(14, 70, 7),
    stories: [
      {
        en: ({ amount, who }) => `${who.name}'s puppy is ${amount} old. How many weeks old is it?`,
        fil: ({ amount, who }) => `Ang tuta ni ${who.name} ay ${amount} na ang edad. Ilang linggo na ito?`,
      },
      {
        en: ({ amount, who }) => `${who.name} read a story every day for ${amount}. How many weeks is that?`,
        fil: ({ amount, who }) =>
          `Nagbasa si ${who.name} ng kuwento araw-araw sa loob ng ${amount}. Ilang linggo iyon?`,
      },
    ],
  },
  {
    from: 'year',
    to: 'month',
    factor: 12,
    taken: [10, 30],
    values: () => range(2, 6),
    stories: [
      {
        en: ({ amount, who }) => `${who.name}'s little sister is ${amount} old. How many months is that?`,
        fil: ({ amount, who }) =>
          `Ang bunsong kapatid ni ${who.name} ay ${amount}g gulang. Ilang buwan iyon?`,
      },
      {
        en: ({ amount, who }) => `${who.name} has lived in Cebu for ${amount}. How many months is that?`,
        fil: ({ amount, who }) =>
          `Nakatira na si ${who.name} sa Cebu sa loob ng ${amount}. Ilang buwan iyon?`,
      },
    ],
  },
  {
    from: 'month',
    to: 'year',
    factor: 12,
    divide: true,
    taken: [10, 30],
    values: () => range(24, 96, 12),
    stories: [
      {
        en: ({ amount, who }) => `${who.name}'s aunt worked abroad for ${amount}. How many years is that?`,
        fil: ({ amount, who }) =>
          `Nagtrabaho ang tiya ni ${who.name} sa ibang bansa sa loob ng ${amount}. Ilang taon iyon?`,
      },
      {
        en: ({ amount, who }) => `${who.name}'s bicycle is ${amount} old. How many years old is it?`,
        fil: ({ amount, who }) => `Ang bisikleta ni ${who.name} ay ${amount} na. Ilang taon na ito?`,
      },
    ],
  },
  {
    from: 'day',
    to: 'hour',
    factor: 24,
    taken: [12, 60],
    values: (grade) => (grade < 3 ? [] : range(2, 6)),
    stories: [
      {
        en: ({ amount }) => `A ship traveled from Manila to Davao for ${amount}. How many hours is that?`,
        fil: ({ amount }) =>
          `Naglayag ang barko mula Maynila hanggang Davao sa loob ng ${amount}. Ilang oras iyon?`,
      },
      {
        en: ({ amount, who }) => `${who.name}'s scout camp lasted ${amount}. How many hours is that?`,
        fil: ({ amount, who }) => `Tumagal nang ${amount} ang camping nina ${who.name}. Ilang oras iyon?`,
      },
    ],
  },
  {
    from: 'hour',
    to: 'day',
    factor: 24,
    divide: true,
    taken: [12, 60],
    values: (grade) => (grade < 3 ? [] : range(48, 144, 24)),
    stories: [
      {
        en: ({ amount }) => `It rained for ${amount} because of the typhoon. How many days is that?`,
        fil: ({ amount }) => `Umulan nang ${amount} dahil sa bagyo. Ilang araw iyon?`,
      },
      {
        en: ({ amount, who }) => `It took ${who.name} ${amount} to dry the fish. How many days is that?`,
        fil: ({ amount, who }) =>
          `Inabot ng ${amount} ang pagpapatuyo ni ${who.name} ng daing. Ilang araw iyon?`,
      },
    ],
  },
]

export const daysWeeksMonths = converting(pairs, {
  id: 'measurement/days-weeks-months',
  name: {
    en: 'Converting days, weeks, months and years',
    fil: 'Pagko-convert ng araw, linggo, buwan at taon',
  },
  grades: [2, 4],
  cues: {
    en: ['days in a week', 'months in a year', 'weeks', 'months', 'convert time', 'calendar'],
    fil: [
      'araw sa isang linggo',
      'buwan sa isang taon',
      'pitong araw',
      'labindalawang buwan',
      'ilang linggo',
    ],
  },
  units: ['mathematics/1/orasan-at-kalendaryo'],
  largest: () => 150,
  rules: {
    en: [
      rule('One week has {7} days.', 'How many days are in one week?', '5', '12', '30'),
      rule('One year has {12} months.', 'How many months are in one year?', '7', '10', '52'),
      rule('One day has {24} hours.', 'How many hours are in one day?', '7', '12', '60'),
    ],
    fil: [
      rule('Ang isang linggo ay may {7} araw.', 'Ilang araw ang mayroon sa isang linggo?', '5', '12', '30'),
      rule('Ang isang taon ay may {12} buwan.', 'Ilang buwan ang mayroon sa isang taon?', '7', '10', '52'),
      rule('Ang isang araw ay may {24} na oras.', 'Ilang oras ang mayroon sa isang araw?', '7', '12', '60'),
    ],
  },
})
