import { converting, type UnitPair } from './conversion.ts'
import { range, rule } from './words.ts'

const pairs: readonly UnitPair[] = [
  {
    from: 'week',
    to: 'day',
    factor: 7,
    taken: [5, 10],
    values: (grade) => (grade < 3 ? range(2, 5) : grade < 4 ? range(3, 9) : range(6, 12)),
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
    values: (grade) => (grade < 3 ? range(14, 35, 7) : grade < 4 ? range(21, 63, 7) : range(42, 84, 7)),
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
    values: (grade) => (grade < 3 ? [] : grade < 4 ? range(2, 5) : range(3, 8)),
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
    values: (grade) => (grade < 3 ? [] : grade < 4 ? range(24, 60, 12) : range(36, 96, 12)),
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
  units: ['mathematics/1/orasan-at-kalendaryo', 'mathematics/3/area-at-oras'],
  largest: () => 150,
  rules: {
    en: [
      rule('Three weeks have {21} days.', 'How many days are in three weeks?', '10', '15', '30'),
      rule('Half a year has {6} months.', 'How many months are in half a year?', '4', '5', '12'),
      rule(
        'From Monday noon to Wednesday noon there are {48} hours.',
        'How many hours are there from Monday noon to Wednesday noon?',
        '24',
        '36',
        '72',
      ),
    ],
    fil: [
      rule(
        'Ang bilang ng araw sa tatlong linggo ay {21}.',
        'Ilang araw ang mayroon sa tatlong linggo?',
        '10',
        '15',
        '30',
      ),
      rule(
        'Ang bilang ng buwan sa kalahating taon ay {6}.',
        'Ilang buwan ang mayroon sa kalahating taon?',
        '4',
        '5',
        '12',
      ),
      rule(
        'Mula tanghali ng Lunes hanggang tanghali ng Miyerkoles, ang bilang ng oras ay {48}.',
        'Ilang oras mula tanghali ng Lunes hanggang tanghali ng Miyerkoles?',
        '24',
        '36',
        '72',
      ),
    ],
  },
})
