import type { Draw } from '../draw.ts'
import { skill } from '../skill.ts'
import { type Fraction, fraction } from '../words/fractions.ts'
import { bracketedValue, fits, need, num, pair, sayInBoth } from './writing.ts'

export type TwoPoints = { x1: number; y1: number; x2: number; y2: number }

const slopes = [
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [1, 2],
  [3, 2],
  [5, 2],
  [1, 3],
  [2, 3],
  [4, 3],
  [1, 4],
  [3, 4],
  [2, 5],
  [3, 5],
] as const

/** Two points with a slope as in schoolbooks, none of its two steps longer than `farthest`. */
export function twoPoints(draw: Draw, farthest: number, most: number): TwoPoints {
  const [above, below] = draw.pick(slopes)
  const times = draw.int(1, Math.max(1, Math.floor(farthest / Math.max(above, below))))
  const rise = above * times * (draw.chanceOf(50) ? 1 : -1)
  const run = below * times
  const [x1, y1] = [draw.int(-most, most - run), draw.int(-most, most)]
  const [x2, y2] = [x1 + run, y1 + rise]
  need(Math.abs(y2) <= most)
  return draw.chanceOf(75) ? { x1, y1, x2, y2 } : { x1: x2, y1: y2, x2: x1, y2: y1 }
}

export const slopeOf = ({ x1, y1, x2, y2 }: TwoPoints): Fraction => fraction(y2 - y1, x2 - x1)

export const wrongSlopes = (given: TwoPoints) => {
  const { x1, y1, x2, y2 } = given
  const slope = slopeOf(given)
  return {
    inverted: num(slope.inverse()),
    order: num(slope.neg()),
    both: num(slope.inverse().neg()),
    sums: x1 + x2 === 0 || y1 + y2 === 0 ? undefined : num(fraction(y1 + y2, x1 + x2)),
    rise: num(y2 - y1),
  }
}

export const slopeMistakes = {
  inverted: { en: 'divided the run by the rise', fil: 'hinati ang run sa rise' },
  order: {
    en: 'subtracted the x-coordinates in the opposite order',
    fil: 'ibinawas ang mga x-coordinate sa kabaligtarang pagkakasunod',
  },
  both: {
    en: 'divided the run by the rise and mixed up the order of the points',
    fil: 'hinati ang run sa rise at napagpalit ang pagkakasunod ng mga punto',
  },
  sums: {
    en: 'added the coordinates instead of subtracting',
    fil: 'pinagsama ang mga coordinate sa halip na ibawas',
  },
  rise: { en: 'gave the rise only', fil: 'rise lamang ang ibinigay' },
}

export const slopeOfPoints = skill<TwoPoints, keyof typeof slopeMistakes>({
  id: 'functions/slope-of-points',
  area: 'Mathematics',
  name: { en: 'Slope of a line through two points', fil: 'Slope ng linyang dumaraan sa dalawang punto' },
  grades: [8, 9],
  cues: {
    en: ['slope', 'slope of a line', 'rise over run', 'two points', 'steepness', 'slope formula'],
    fil: ['slope', 'slope ng linya', 'rise over run', 'dalawang punto', 'tarik ng linya'],
  },
  notation: [/\(\s?[−-]?\d+, ?[−-]?\d+\) (?:and|at) \([−-]?\d+, ?[−-]?\d+\)/],
  units: ['mathematics/8/slope-and-intercepts-of-a-line'],
  largest: () => 20,
  mistakes: slopeMistakes,
  rules: sayInBoth((say) => [
    {
      say: say('The slope of a line is {rise/run}.', 'Ang slope ng isang linya ay {rise/run}.'),
      ask: say('Which ratio is the slope of a line?', 'Aling ratio ang slope ng isang linya?'),
      not: ['run/rise', say('rise/length', 'rise/haba'), say('run/length', 'run/haba')],
    },
    {
      say: say(
        'The slope of a line that falls from left to right is {negative}.',
        'Ang linyang bumababa mula kaliwa pakanan ay may slope na {negative}.',
      ),
      ask: say(
        'What kind of slope does a line that falls from left to right have?',
        'Anong uri ng slope mayroon ang linyang bumababa mula kaliwa pakanan?',
      ),
      not: ['positive', 'zero', 'undefined'],
    },
    {
      say: say('The slope of a horizontal line is {0}.', 'Ang slope ng isang pahalang na linya ay {0}.'),
      ask: say('What is the slope of a horizontal line?', 'Ano ang slope ng isang pahalang na linya?'),
      not: ['undefined', '1', '−1'],
    },
  ]),
  draw: (draw) => {
    const given = twoPoints(draw, 12, 10)
    fits(draw, ...Object.values(given))
    return given
  },
  answer: (given) => num(slopeOf(given)),
  wrong: wrongSlopes,
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: ({ x1, y1, x2, y2 }) =>
        say(
          `What is the slope of the line that passes through ${pair(x1, y1)} and ${pair(x2, y2)}?`,
          `Ano ang slope ng linyang dumaraan sa ${pair(x1, y1)} at ${pair(x2, y2)}?`,
        ),
    },
    {
      level: 'understand',
      text: ({ x1, y1, x2, y2 }) =>
        say(
          `Find the slope of the line through A${pair(x1, y1)} and B${pair(x2, y2)}.`,
          `Hanapin ang slope ng linyang dumaraan sa A${pair(x1, y1)} at B${pair(x2, y2)}.`,
        ),
    },
    {
      level: 'apply',
      text: ({ x1, y1, x2, y2 }) =>
        say(
          `On the coordinate map of a barangay, the plaza is at ${pair(x1, y1)} and the school is at ${pair(x2, y2)}. A straight road joins them. What is the slope of the road on the map?`,
          `Sa coordinate map ng isang barangay, nasa ${pair(x1, y1)} ang plasa at nasa ${pair(x2, y2)} ang paaralan. Isang tuwid na daan ang nagdurugtong sa dalawa. Ano ang slope ng daan sa mapa?`,
        ),
    },
    {
      level: 'apply',
      text: ({ x1, y1, x2, y2 }) =>
        say(
          `An engineer plans a straight water pipe on a coordinate plane. It runs from ${pair(x1, y1)} to ${pair(x2, y2)}. What is the slope of the pipe on the plan?`,
          `Iginuhit ng isang inhinyero sa coordinate plane ang tuwid na tubo ng tubig. Mula ito sa ${pair(x1, y1)} hanggang ${pair(x2, y2)}. Ano ang slope ng tubo sa plano?`,
        ),
    },
    {
      level: 'apply',
      text: ({ x1, y1, x2, y2 }) =>
        say(
          `In a game on a coordinate plane, a ship sails in a straight line from ${pair(x1, y1)} to ${pair(x2, y2)}. What is the slope of its path?`,
          `Sa isang laro sa coordinate plane, tuwid na naglayag ang barko mula ${pair(x1, y1)} hanggang ${pair(x2, y2)}. Ano ang slope ng nilakbay nito?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) =>
      ({ x1, y1, x2, y2 }, answer) =>
        say(
          `The slope of the line through ${pair(x1, y1)} and ${pair(x2, y2)} is ${answer}.`,
          `Ang slope ng linyang dumaraan sa ${pair(x1, y1)} at ${pair(x2, y2)} ay ${answer}.`,
        ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { x1, y1, x2, y2 } = given
    return [
      'm = (y₂ − y₁)/(x₂ − x₁)',
      `m = (${num(y2)} − ${bracketedValue(y1)})/(${num(x2)} − ${bracketedValue(x1)}) = ${num(y2 - y1)}/${bracketedValue(x2 - x1)}`,
      say(`The slope is ${num(slopeOf(given))}.`, `Ang slope ay ${num(slopeOf(given))}.`),
    ]
  }),
})
