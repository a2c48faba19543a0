import { proves } from '@klasrum/testkit/skill-proof'
import { evaluatedAnswer } from './evaluated.ts'
import { quadraticSkills } from './functions.ts'

const numbers = (answer: string) => answer.split(/ (?:and|at) |, /).map((part) => evaluatedAnswer(part))
const near = (one: number, other: number) => Math.abs(one - other) < 1e-9

/** Two different numbers that both make the expression 0. */
const twoZeros = (answer: string, at: (x: number) => number) => {
  if (/only|lamang/.test(answer)) return false
  const [one = 0, other = 0, ...more] = numbers(answer)
  return one !== other && more.length === 0 && near(at(one), 0) && near(at(other), 0)
}

/** The two numbers that an answer with ± means. */
const bothOf = (answer: string) =>
  ['+', '−'].map((sign) =>
    evaluatedAnswer(answer.replace('x = ', '').replace('±', answer.includes('= ±') ? `0 ${sign} ` : sign)),
  )

const steps = Array.from({ length: 20_001 }, (_, at) => at / 1000)

const natures = {
  en: ['not real', 'real, rational and equal', 'real, rational and unequal', 'real, irrational and unequal'],
  fil: [
    'hindi real',
    'real, rational at magkapareho',
    'real, rational at magkaiba',
    'real, irrational at magkaiba',
  ],
}

proves(quadraticSkills, {
  'functions/quadratic-factoring':
    ({ a, p, s }) =>
    (answer) =>
      twoZeros(answer, (x) => (a * x - p) * (x - s)),
  'functions/quadratic-square-root':
    ({ h, k }) =>
    (answer) =>
      twoZeros(answer, (x) => x * x - 2 * h * x + h * h - k * k),
  'functions/quadratic-formula':
    ({ a, b, c }) =>
    (answer) =>
      bothOf(answer).every((x) => near((a * x + b) * x + c, 0)),
  // The square of the distance of the roots, times a².
  'functions/discriminant': ({ a, b, c }) => 4 * a * a * ((b / (2 * a)) ** 2 - c / a),
  'functions/nature-of-roots': ({ a, b, c }, language) => {
    // The height of the vertex tells whether there are roots; trying fractions tells whether they are rational.
    const lowest = c - (b * b) / (4 * a)
    const halves = Array.from({ length: 1_001 }, (_, at) => at - 500)
    const rational = halves.some((n) => n * n + 2 * b * n + 4 * a * c === 0)
    const place = near(lowest, 0) ? 1 : lowest > 0 ? 0 : rational ? 2 : 3
    return natures[language][place] ?? ''
  },
  'functions/sum-and-product-of-roots': ({ a, b, c, asked }) => {
    const root = Math.sqrt(b * b - 4 * a * c)
    const [one, other] = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    return asked === 'sum' ? one + other : one * other
  },
  'functions/vertex-form': ({ h, k }) => `(${h}, ${k})`.replaceAll('-', '−'),
  'functions/vertex-of-parabola': ({ a, h, k }) => {
    const [b, c] = [-2 * a * h, a * h * h + k]
    // Midway between the two points at the height of the y-intercept.
    const middle = -b / a / 2
    return `(${middle}, ${a * middle * middle + b * middle + c})`.replaceAll('-', '−')
  },
  'functions/rectangle-from-area': ({ width, more, asked }) => {
    const area = width * (width + more)
    const side = Array.from({ length: 100 }, (_, at) => at + 1).find(
      (each) => each * each + more * each === area,
    )
    return (side ?? Number.NaN) + (asked === 'width' ? 0 : more)
  },
  'functions/landing-time': ({ speed, start }) =>
    steps.find((t) => t > 0 && near(-5 * t * t + speed * t + start, 0)) ?? Number.NaN,
  'functions/greatest-height': ({ speed, start }) =>
    Math.max(...steps.map((t) => -5 * t * t + speed * t + start)),
})
