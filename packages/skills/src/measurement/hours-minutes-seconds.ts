import { converting, type UnitPair } from './conversion.ts'
import { range, rule } from './words.ts'

const pairs: readonly UnitPair[] = [
  {
    from: 'hour',
    to: 'minute',
    factor: 60,
    taken: [24, 100],
    values: (grade) =>
      grade < 4 ? range(2, 8) : grade < 5 ? range(4, 8) : [0.75, 1.25, 1.5, 1.75, 2.25, 2.5, 3.5, 4.5],
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} works in the garden for ${amount} each week. How many minutes is that?`,
        fil: ({ amount, who }) =>
          `Nagtatrabaho si ${who.name} sa hardin nang ${amount} bawat linggo. Ilang minuto iyon?`,
      },
      {
        en: ({ amount }) => `A bus trip takes ${amount}. How many minutes is that?`,
        fil: ({ amount }) => `Inaabot ng ${amount} ang biyahe sa bus. Ilang minuto iyon?`,
      },
      {
        en: ({ amount }) => `The singing contest lasted ${amount}. How many minutes did it last?`,
        fil: ({ amount }) => `Tumagal nang ${amount} ang paligsahan sa pag-awit. Ilang minuto ito tumagal?`,
      },
    ],
  },
  {
    from: 'minute',
    to: 'hour',
    factor: 60,
    divide: true,
    taken: [30, 100],
    values: (grade) =>
      grade < 4
        ? range(120, 480, 60)
        : grade < 5
          ? range(240, 480, 60)
          : [75, 90, 105, 135, 150, 210, 270, 330],
    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} practiced for the play for ${amount}. How many hours did ${who.he} practice?`,
        fil: ({ amount, who }) =>
          `Nag-ensayo si ${who.name} para sa dula nang ${amount}. Ilang oras siyang nag-ensayo?`,
      },
      {
        en: ({ amount, who }) => `This week, ${who.name} studied for ${amount}. How many hours is that?`,
        fil: ({ amount, who }) => `Ngayong linggo, nag-aral si ${who.name} nang ${amount}. Ilang oras iyon?`,
      },
      {
        en: ({ amount }) => `A ferry crosses the sea in ${amount}. How many hours is that?`,
        fil: ({ amount }) => `Nakatatawid ng dagat ang ferry sa loob ng ${amount}. Ilang oras iyon?`,
      },
    ],
  },
  {
    from: 'minute',
    to: 'second',
    factor: 60,
    taken: [10, 100],
    values: (grade) =>
      grade < 4 ? range(2, 10) : grade < 5 ? range(4, 12) : [1.5, 2.5, 3.5, 4.5, 7.5, 11, 12],
    stories: [
      {
        en: ({ amount, who }) => `${who.name} took ${amount} to walk to the store. How many seconds is that?`,
        fil: ({ amount, who }) =>
          `Naglakad si ${who.name} papunta sa tindahan sa loob ng ${amount}. Ilang segundo iyon?`,
      },
      {
        en: ({ amount, who }) => `${who.name}'s speech was ${amount} long. How many seconds is that?`,
        fil: ({ amount, who }) => `Ang talumpati ni ${who.name} ay ${amount} ang haba. Ilang segundo iyon?`,
      },
    ],
  },
  {
    from: 'second',
    to: 'minute',
    factor: 60,
    divide: true,
    taken: [10, 100],
    values: (grade) =>
      grade < 4 ? range(120, 600, 60) : grade < 5 ? range(240, 720, 60) : [90, 150, 210, 270, 450, 660, 720],

    stories: [
      {
        en: ({ amount, who }) =>
          `${who.name} jogged around the oval for ${amount}. How many minutes is that?`,
        fil: ({ amount, who }) =>
          `Nag-jogging si ${who.name} sa paligid ng oval sa loob ng ${amount}. Ilang minuto iyon?`,
      },
      {
        en: ({ amount }) => `The egg was boiled for ${amount}. How many minutes is that?`,
        fil: ({ amount }) => `Pinakuluan ang itlog nang ${amount}. Ilang minuto iyon?`,
      },
    ],
  },
]

export const hoursMinutesSeconds = converting(pairs, {
  id: 'measurement/hours-minutes-seconds',
  name: { en: 'Converting hours, minutes and seconds', fil: 'Pagko-convert ng oras, minuto at segundo' },
  grades: [3, 5],
  cues: {
    en: ['hours to minutes', 'minutes to seconds', 'seconds', 'convert time', 'units of time'],
    fil: ['oras sa minuto', 'minuto sa segundo', 'segundo', 'yunit ng oras', '60 minuto'],
  },
  units: [
    'mathematics/1/orasan-at-kalendaryo',
    'mathematics/5/time-and-time-zones',
    'mathematics/3/area-at-oras',
  ],
  largest: () => 800,
  rules: {
    en: [
      rule(
        'One hour and a half has {90} minutes.',
        'How many minutes are in one hour and a half?',
        '75',
        '100',
        '150',
      ),
      rule(
        'A time of 2 minutes and 10 seconds is {130} seconds.',
        'How many seconds are in 2 minutes and 10 seconds?',
        '30',
        '120',
        '210',
      ),
      rule(
        'To change hours to minutes, multiply by {60}.',
        'By what number do we multiply to change hours to minutes?',
        '12',
        '24',
        '100',
      ),
    ],
    fil: [
      rule(
        "Ang bilang ng minuto sa isa't kalahating oras ay {90}.",
        "Ilang minuto ang mayroon sa isa't kalahating oras?",
        '75',
        '100',
        '150',
      ),
      rule(
        'Ang bilang ng segundo sa 2 minuto at 10 segundo ay {130}.',
        'Ilang segundo ang mayroon sa 2 minuto at 10 segundo?',
        '30',
        '120',
        '210',
      ),
      rule(
        'Upang gawing minuto ang mga oras, i-multiply sa {60}.',
        'Sa anong bilang imu-multiply ang mga oras upang gawing minuto?',
        '12',
        '24',
        '100',
      ),
    ],
  },
})
