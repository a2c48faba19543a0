import type { Drawing, Mark } from '@klasrum/drawings/drawing'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type InequalitySign, otherBoundary, reversed, signs } from './inequality.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter } from './terms.ts'

/** The number at the boundary, and the first number on the line. */
type Given = { bound: number; sign: InequalitySign; from: number; x: string }

const ticks = 10
const gap = 34
const margin = 26
const line = 22

const isOpen = ({ sign }: Given) => sign === '<' || sign === '>'
const isRight = ({ sign }: Given) => sign === '>' || sign === '≥'
const written = ({ x }: Given, sign: InequalitySign, bound: number) => `${x} ${sign} ${grouped(bound)}`

/** A number line with an open or filled circle and a thick arrow to one side of it. */
function graph(given: Given, alt: string): Drawing {
  const { bound, from } = given
  const width = ticks * gap + 2 * margin
  const center = margin + (bound - from) * gap
  const marks: Mark[] = [
    { kind: 'line', from: [4, line], to: [width - 4, line], arrow: 'both' },
    ...Array.from({ length: ticks + 1 }, (_, at) => margin + at * gap).flatMap((x, at): Mark[] => [
      { kind: 'line', from: [x, line - 5], to: [x, line + 5] },
      { kind: 'text', at: [x, line + 20], text: grouped(from + at), size: 11 },
    ]),
    // The arrow head of the thin line stays free.
    { kind: 'line', from: [center, line], to: [isRight(given) ? width - 10 : 10, line], width: 3.5 },
    {
      kind: 'circle',
      center: [center, line],
      radius: 5.5,
      fill: isOpen(given) ? 'white' : 'black',
      width: 1.8,
    },
  ]
  return { width, height: line + 28, alt, marks }
}

const circle = (given: Given) =>
  isOpen(given)
    ? { en: 'an open circle', fil: 'bukas na bilog' }
    : { en: 'a filled circle', fil: 'saradong bilog' }
const side = (given: Given) =>
  isRight(given) ? { en: 'right', fil: 'kanan' } : { en: 'left', fil: 'kaliwa' }

export const inequalityOnNumberLine = skill<
  Given,
  'direction' | 'boundary' | 'direction-and-boundary' | 'opposite' | 'next-tick' | 'tick-before'
>({
  id: 'algebra/inequality-on-number-line',
  area: 'Mathematics',
  name: { en: 'Inequalities on a number line', fil: 'Mga inequality sa number line' },
  grades: [7, 9],
  cues: {
    en: [
      'graph the inequality',
      'graph of an inequality',
      'number line',
      'open circle',
      'closed circle',
      'inequality',
    ],
    fil: ['graph ng inequality', 'number line', 'bukas na bilog', 'saradong bilog', 'inequality'],
  },
  units: ['mathematics/7/linear-equations-and-inequalities'],
  largest: () => 20,
  mistakes: {
    direction: {
      en: 'read the arrow in the wrong direction',
      fil: 'mali ang basa sa direksiyon ng arrow',
    },
    boundary: {
      en: 'confused the open circle and the filled circle',
      fil: 'napagpalit ang bukas na bilog at ang saradong bilog',
    },
    'direction-and-boundary': {
      en: 'read both the arrow and the circle in the wrong way',
      fil: 'mali ang basa sa arrow at sa bilog',
    },
    opposite: { en: 'wrote the number with the wrong sign', fil: 'mali ang sign ng bilang' },
    'next-tick': {
      en: 'took the next number to the right of the circle',
      fil: 'kinuha ang kasunod na bilang sa kanan ng bilog',
    },
    'tick-before': {
      en: 'took the next number to the left of the circle',
      fil: 'kinuha ang kasunod na bilang sa kaliwa ng bilog',
    },
  },
  rules: {
    en: [
      {
        say: 'Among x < 3, x ≤ 3, x ≥ 3 and x = 3, an open circle at 3 is in the graph of {x < 3}.',
        ask: 'Which of x < 3, x ≤ 3, x ≥ 3 and x = 3 has an open circle at 3 in its graph?',
        not: ['x ≤ 3', 'x ≥ 3', 'x = 3'],
      },
      {
        say: 'In the graph of x ≤ 3, the circle at 3 is filled because {3 is a solution}.',
        ask: 'Why is the circle at 3 filled in the graph of x ≤ 3?',
        not: ['3 is not a solution', '3 is the only solution', '3 is the smallest solution'],
      },
      {
        say: 'The graph of x > 3 shows {the numbers to the right of 3}.',
        ask: 'Which numbers does the graph of x > 3 show?',
        not: [
          'the numbers to the left of 3',
          '3 and the numbers to its right',
          '3 and the numbers to its left',
        ],
      },
    ],
    fil: [
      {
        say: 'Sa x < 3, x ≤ 3, x ≥ 3 at x = 3, may bukas na bilog sa 3 ang graph ng {x < 3}.',
        ask: 'Alin sa x < 3, x ≤ 3, x ≥ 3 at x = 3 ang may bukas na bilog sa 3 sa graph nito?',
        not: ['x ≤ 3', 'x ≥ 3', 'x = 3'],
      },
      {
        say: 'Sa graph ng x ≤ 3, sarado ang bilog sa 3 dahil {solusyon ang 3}.',
        ask: 'Bakit sarado ang bilog sa 3 sa graph ng x ≤ 3?',
        not: ['hindi solusyon ang 3', '3 lamang ang solusyon', '3 ang pinakamaliit na solusyon'],
      },
      {
        say: 'Ang ipinakikita ng graph ng x > 3 ay {ang mga bilang sa kanan ng 3}.',
        ask: 'Aling mga bilang ang ipinakikita ng graph ng x > 3?',
        not: [
          'ang mga bilang sa kaliwa ng 3',
          'ang 3 at ang mga bilang sa kanan nito',
          'ang 3 at ang mga bilang sa kaliwa nito',
        ],
      },
    ],
  },
  draw: (draw) => {
    const from = draw.int(-8, -1)
    const bound = from + draw.int(2, 8)
    return { bound, sign: draw.pick(signs), from, x: drawnLetter(draw) }
  },
  answer: (given) => written(given, given.sign, given.bound),
  wrong: (given) => {
    const { bound, sign } = given
    return {
      direction: written(given, reversed[sign], bound),
      boundary: written(given, otherBoundary[sign], bound),
      'direction-and-boundary': written(given, otherBoundary[reversed[sign]], bound),
      opposite: written(given, sign, bound === 0 ? 0 : -bound),
      'next-tick': written(given, sign, bound + 1),
      'tick-before': written(given, sign, bound - 1),
    }
  },
  stems: slotStemsOf(({ x, from }) => ({ x, from: grouped(from), to: grouped(from + ticks) }), {
    en: [
      [
        'understand',
        'The figure shows a number line from {from} to {to}. Which inequality in {x} is graphed on it?',
      ],
      [
        'understand',
        'On the number line from {from} to {to} in the figure, an inequality in {x} is graphed. Which inequality is it?',
      ],
      [
        'understand',
        'Write the inequality in {x} that is graphed in the figure on the number line from {from} to {to}.',
      ],
    ],
    fil: [
      [
        'understand',
        'Ipinakikita sa larawan ang number line mula {from} hanggang {to}. Aling inequality sa {x} ang naka-graph dito?',
      ],
      [
        'understand',
        'Sa number line mula {from} hanggang {to} sa larawan, naka-graph ang isang inequality sa {x}. Alin ang inequality na ito?',
      ],
      [
        'understand',
        'Isulat ang inequality sa {x} na naka-graph sa larawan sa number line mula {from} hanggang {to}.',
      ],
    ],
  }),
  statement: statementOf(() => ({}), {
    en: 'The number line in the figure shows the inequality {answer}.',
    fil: 'Ipinakikita ng number line sa larawan ang inequality na {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const bound = grouped(given.bound)
    return [
      say(
        `There is ${circle(given).en} at ${bound}, so ${bound} is ${isOpen(given) ? 'not ' : ''}a solution.`,
        `May ${circle(given).fil} sa ${bound}, kaya ${isOpen(given) ? 'hindi solusyon' : 'solusyon'} ang ${bound}.`,
      ),
      say(
        `The arrow points to the ${side(given).en}, to the ${isRight(given) ? 'larger' : 'smaller'} numbers.`,
        `Nakaturo ang arrow sa ${side(given).fil}, sa mas ${isRight(given) ? 'malalaking' : 'maliliit na'} bilang.`,
      ),
      written(given, given.sign, given.bound),
    ]
  }),
  drawing: (given, language) => {
    const [from, to, bound] = [given.from, given.from + ticks, given.bound].map((each) => grouped(each))
    return graph(
      given,
      language === 'en'
        ? `A number line from ${from} to ${to} with ${circle(given).en} at ${bound} and an arrow from there to the ${side(given).en}.`
        : `Number line mula ${from} hanggang ${to} na may ${circle(given).fil} sa ${bound} at arrow mula rito patungo sa ${side(given).fil}.`,
    )
  },
})
