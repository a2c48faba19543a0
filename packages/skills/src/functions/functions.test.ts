import { proves } from '@klasrum/testkit/skill-proof'
import { evaluatedAnswer } from './evaluated.ts'
import { lineSkills } from './functions.ts'

type Points = Record<'x1' | 'y1' | 'x2' | 'y2', number>

/** How far one goes up for each step to the right, walking back from the second point. */
const steepness = ({ x1, y1, x2, y2 }: Points) => (y1 - y2) * (1 / (x1 - x2))

/** Whether an answer "y = ..." goes through all these points. */
const goesThrough = (answer: string, ...points: readonly (readonly [number, number])[]) =>
  points.every(([x, y]) => Math.abs(evaluatedAnswer(answer.replace('y = ', ''), { x }) - y) < 1e-9)

const pairIn = (answer: string) => answer.replaceAll('−', '-').slice(1, -1).split(', ').map(Number)

const whole = Array.from({ length: 121 }, (_, at) => at - 60)

proves(lineSkills, {
  'functions/slope-of-points': steepness,
  'functions/slope-of-graph': steepness,
  'functions/slope-of-equation': ({ a, b, c }) => (c - a) / b - c / b,
  'functions/slope-and-intercept':
    ({ slope: [above, below], b }) =>
    (answer) => {
      const [m, intercept] = answer.split(', ').map((part) => evaluatedAnswer(part.slice(4)))
      return Math.abs((m ?? 0) * below - above) < 1e-9 && intercept === b
    },
  'functions/line-of-slope-and-point':
    ({ slope: [above, below], x, y }) =>
    (answer) =>
      goesThrough(answer, [x, y], [x + below, y + above], [x - 2 * below, y - 2 * above]),
  'functions/line-of-two-points':
    ({ slope: [above, below], b, x1, x2 }) =>
    (answer) =>
      goesThrough(answer, [x1, b + (x1 / below) * above], [x2, b + (x2 / below) * above]),
  'functions/intercepts': ({ a, b, c, axis }) =>
    String(whole.find((at) => (axis === 'x' ? a : b) * at === c)).replace('-', '−'),
  'functions/parallel-and-perpendicular': ({ slope: [above, below], parallel }) =>
    // A quarter turn takes (run, rise) to (−rise, run).
    parallel ? above / below : below / -above,
  'functions/solution-of-linear-equation':
    ({ a, b, x, y }) =>
    (answer) => {
      const [first = 0, second = 0] = pairIn(answer)
      return a * (first - x) === b * (y - second)
    },
  'functions/missing-coordinate': ({ a, b, x, y, asked }) =>
    whole.find((value) =>
      asked === 'x' ? a * value + b * y === a * x + b * y : a * x + b * value === a * x + b * y,
    ) ?? Number.NaN,
})
