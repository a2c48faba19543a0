import { numberLine } from '@klasrum/drawings/number-line'
import { na } from '../algebra/sentences.ts'
import { type InBoth, skill } from '../skill.ts'
import { asMixed, fraction, fractionText } from '../words/fractions.ts'
import { denominatorFrom, kasinlaking, numeratorsOf, otherWays } from './parts.ts'

/** A point at n of d equal spaces of 1, on a line from 0 to a whole number. */
type Given = { n: number; d: number; end: number; point: string; place: InBoth<string> }

const places: readonly InBoth<string>[] = [
  { en: 'store', fil: 'tindahan' },
  { en: 'market', fil: 'palengke' },
  { en: 'church', fil: 'simbahan' },
  { en: 'plaza', fil: 'plasa' },
  { en: 'library', fil: 'aklatan' },
  { en: 'barangay hall', fil: 'barangay hall' },
  { en: 'health center', fil: 'health center' },
]

const value = ({ n, d }: Given) => fraction(n, d)

export const onNumberLine = skill<
  Given,
  'from-one' | 'whole-line' | 'marks' | 'inner-marks' | 'backwards' | 'no-whole'
>({
  id: 'fractions/on-number-line',
  area: 'Mathematics',
  name: { en: 'Fractions on a number line', fil: 'Mga fraction sa number line' },
  grades: [3, 4],
  cues: {
    en: ['number line', 'plot fractions', 'equal spaces', 'point on the number line', 'mixed number'],
    fil: ['number line', 'magkakasinlaking pagitan', 'punto sa number line', 'tukuyin ang fraction'],
  },
  units: ['mathematics/3/similar-fractions', 'mathematics/4/proper-improper-mixed-fractions'],
  largest: () => 30,
  mistakes: {
    'from-one': {
      en: 'began to count with the mark at 0',
      fil: 'isinama sa bilang ang guhit sa tapat ng 0',
    },
    'whole-line': {
      en: 'took the whole line, and not the part from 0 to 1, as one whole',
      fil: 'itinuring na isang buo ang buong number line',
    },
    marks: {
      en: 'counted the marks from 0 to 1 instead of the spaces',
      fil: 'binilang ang mga guhit mula 0 hanggang 1 sa halip na mga pagitan',
    },
    'inner-marks': {
      en: 'counted only the marks between 0 and 1',
      fil: 'binilang lamang ang mga guhit sa pagitan ng 0 at 1',
    },
    backwards: {
      en: 'counted the spaces from the next whole number backwards',
      fil: 'nagbilang nang pabalik mula sa sumunod na whole number',
    },
    'no-whole': { en: 'left out the wholes', fil: 'hindi isinama ang mga buo' },
  },
  rules: {
    en: [
      {
        say: 'If the number line from 0 to 1 has 6 equal spaces, each space is {1/6}.',
        ask: 'A number line has 6 equal spaces from 0 to 1. What fraction is each space?',
        not: ['1/5', '1/7', '6/6'],
      },
      {
        say: 'On a number line, 3/4 lies between {0 and 1}.',
        ask: 'Between which two whole numbers does 3/4 lie on a number line?',
        not: ['1 and 2', '2 and 3', '3 and 4'],
      },
      {
        say: 'On a number line, 5/2 lies halfway between {2 and 3}.',
        ask: 'Halfway between which two whole numbers does 5/2 lie on a number line?',
        not: ['0 and 1', '1 and 2', '5 and 6'],
      },
    ],
    fil: [
      {
        say: 'Kung may 6 na magkakasinlaking pagitan mula 0 hanggang 1, ang bawat pagitan ay {1/6}.',
        ask: 'May 6 na magkakasinlaking pagitan mula 0 hanggang 1 sa number line. Anong fraction ang bawat pagitan?',
        not: ['1/5', '1/7', '6/6'],
      },
      {
        say: 'Sa number line, ang 3/4 ay nasa pagitan ng {0 at 1}.',
        ask: 'Nasa pagitan ng aling dalawang whole number ang 3/4 sa number line?',
        not: ['1 at 2', '2 at 3', '3 at 4'],
      },
      {
        say: 'Sa number line, ang 5/2 ay nasa gitna ng {2 at 3}.',
        ask: 'Nasa gitna ng aling dalawang whole number ang 5/2 sa number line?',
        not: ['0 at 1', '1 at 2', '5 at 6'],
      },
    ],
  },
  draw: (draw) => {
    const d = denominatorFrom(draw, draw.grade === 3 ? [3, 4, 5, 6, 8] : [2, 4, 5, 10])
    const end = draw.grade === 3 ? draw.int(1, 2) : draw.int(2, 3)
    const whole = draw.int(0, end - 1)
    return {
      n: whole * d + draw.pick(numeratorsOf(d)),
      d,
      end,
      point: draw.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ']),
      place: draw.pick(places),
    }
  },
  answer: (given) => asMixed(value(given)),
  also: (given) => otherWays(value(given)),
  wrong: ({ n, d, end }) => {
    const whole = Math.floor(n / d)
    const rest = n % d
    return {
      'from-one': rest + 1 < d ? asMixed(fraction(n + 1, d)) : undefined,
      'whole-line': asMixed(fraction(n, d * end)),
      marks: asMixed(fraction(whole).add(fraction(rest, d + 1))),
      'inner-marks': rest < d - 1 ? asMixed(fraction(whole).add(fraction(rest, d - 1))) : undefined,
      backwards: asMixed(fraction(whole).add(fraction(d - rest, d))),
      'no-whole': whole > 0 ? asMixed(fraction(rest, d)) : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'remember',
        text: ({ point, end }) =>
          `The spaces on the number line from 0 to ${end} in the figure are equal. What number is at point ${point}?`,
      },
      {
        level: 'remember',
        text: ({ point }) =>
          `Look at the number line in the figure. What fraction or mixed number does point ${point} show?`,
      },
      {
        level: 'understand',
        text: ({ point, place }) =>
          `The number line in the figure shows the distance from the school in kilometers. The school is at 0, and the ${place.en} is at point ${point}. How many kilometers from the school is the ${place.en}?`,
      },
      {
        level: 'understand',
        text: ({ point, place }) =>
          `A jeepney stop is at 0 on the number line in the figure, which shows kilometers. The ${place.en} is at point ${point}. How many kilometers is it from the stop to the ${place.en}?`,
      },
    ],
    fil: [
      {
        level: 'remember',
        text: ({ point, end }) =>
          `Magkakasinlaki ang mga pagitan sa number line mula 0 hanggang ${end} sa larawan. Anong bilang ang nasa puntong ${point}?`,
      },
      {
        level: 'remember',
        text: ({ point }) =>
          `Tingnan ang number line sa larawan. Anong fraction o mixed number ang ipinakikita ng puntong ${point}?`,
      },
      {
        level: 'understand',
        text: ({ point, place }) =>
          `Ipinakikita ng number line sa larawan ang layo mula sa paaralan sa kilometro. Nasa 0 ang paaralan at nasa puntong ${point} ang ${place.fil}. Ilang kilometro ang layo ng ${place.fil} mula sa paaralan?`,
      },
      {
        level: 'understand',
        text: ({ point, place }) =>
          `Nasa 0 ng number line sa larawan ang sakayan ng dyip at nasa puntong ${point} ang ${place.fil}. Kilometro ang sukat sa number line. Ilang kilometro mula sa sakayan hanggang sa ${place.fil}?`,
      },
    ],
  },
  statement: {
    en: ({ point }, answer) => `Point ${point} on the number line in the figure is at ${answer}.`,
    fil: ({ point }, answer) => `Ang puntong ${point} sa number line sa larawan ay nasa ${answer}.`,
  },
  solution: {
    en: (given) => {
      const { n, d, point } = given
      return [
        `From 0 to 1 there are ${d} equal spaces, so each space is ${fractionText(1, d)}.`,
        `From 0 to point ${point}, count ${n === 1 ? '1 space' : `${n} spaces`}: ${fractionText(n, d)}.`,
        `Point ${point} is at ${asMixed(value(given))}.`,
      ]
    },
    fil: (given) => {
      const { n, d, point } = given
      return [
        `May ${na(d)} ${kasinlaking(d)} pagitan mula 0 hanggang 1, kaya ${fractionText(1, d)} ang bawat pagitan.`,
        `Mula 0 hanggang sa puntong ${point}, may ${na(n)} pagitan: ${fractionText(n, d)}.`,
        `Ang puntong ${point} ay nasa ${asMixed(value(given))}.`,
      ]
    },
  },
  drawing: ({ n, d, end, point }, language) =>
    numberLine({
      from: 0,
      to: end,
      step: 1 / d,
      label: (at) => (Number.isInteger(at) ? String(at) : ''),
      points: [{ at: n / d, label: point }],
      alt: {
        en: `A number line from 0 to ${end}. Each whole has ${d} equal spaces. Point ${point} is ${n === 1 ? '1 space' : `${n} spaces`} to the right of 0.`,
        fil: `Isang number line mula 0 hanggang ${end}. May ${na(d)} ${kasinlaking(d)} pagitan ang bawat buo. Ang puntong ${point} ay ${na(n)} pagitan pakanan mula sa 0.`,
      }[language],
    }),
})
