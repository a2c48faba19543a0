import { skill } from '../skill.ts'
import { radicalText, radicalUnits, simplest } from './radicals.ts'
import { fits, need, sayInBoth } from './writing.ts'

/** p√(a²m) ± q√(b²m) */
type Given = { p: number; a: number; q: number; b: number; m: number; minus: boolean }

const first = ({ p, a, m }: Given) => radicalText(p, a * a * m)
const second = ({ q, b, m }: Given) => radicalText(q, b * b * m)
const exercise = (given: Given) => `${first(given)} ${given.minus ? '−' : '+'} ${second(given)}`
const front = ({ p, a, q, b, minus }: Given) => p * a + (minus ? -q * b : q * b)

export const addRadicals = skill<Given, 'radicands' | 'fronts' | 'squares' | 'doubled' | 'opposite'>({
  id: 'functions/add-radicals',
  area: 'Mathematics',
  name: { en: 'Adding and subtracting radicals', fil: 'Pagdaragdag at pagbabawas ng mga radical' },
  grades: [9, 10],
  cues: {
    en: [
      'adding radicals',
      'subtracting radicals',
      'like radicals',
      'similar radicals',
      'radical expressions',
    ],
    fil: ['pagdaragdag ng radical', 'pagbabawas ng radical', 'like radicals', 'magkatulad na radical'],
  },
  notation: [/\d*√\d+ [+−-] \d*√\d+/],
  units: radicalUnits,
  largest: () => 400,
  mistakes: {
    radicands: {
      en: 'added or subtracted the radicands',
      fil: 'pinagsama o pinagbawas ang mga radicand',
    },
    fronts: {
      en: 'combined the coefficients without simplifying the roots first',
      fil: 'pinagsama ang mga coefficient nang hindi muna pinapayak ang mga root',
    },
    squares: {
      en: 'took out the perfect squares themselves instead of their roots',
      fil: 'inilabas ang mga perfect square sa halip na ang root ng mga ito',
    },
    doubled: {
      en: 'doubled the radicand when combining like radicals',
      fil: 'dinoble ang radicand nang pagsamahin ang magkatulad na radical',
    },
    opposite: { en: 'used the opposite operation', fil: 'ginamit ang kabaligtarang operation' },
  },
  rules: sayInBoth((say) => [
    {
      say: say('The sum of 3√5 and 4√5 is {7√5}.', 'Ang sum ng 3√5 at 4√5 ay {7√5}.'),
      ask: say('What is the sum of 3√5 and 4√5?', 'Ano ang sum ng 3√5 at 4√5?'),
      not: ['7√10', '12√5', '7√25'],
    },
    {
      say: say(
        'Like radicals have the same index and the same {radicand}.',
        'Ang magkatulad na radical ay may parehong index at parehong {radicand}.',
      ),
      ask: say(
        'Besides the index, what is the same in like radicals?',
        'Bukod sa index, ano ang pareho sa magkatulad na radical?',
      ),
      not: ['coefficient', 'sign', 'exponent'],
    },
  ]),
  draw: (draw) => {
    const given = {
      p: draw.pick([1, 1, 1, 2, 3]),
      a: draw.int(1, 6),
      q: draw.pick([1, 1, 1, 2, 3]),
      b: draw.int(1, 6),
      m: draw.pick([2, 2, 3, 3, 5, 6, 7]),
      minus: draw.chanceOf(40),
    }
    const { a, b, m } = given
    need(a !== b && Math.max(a, b) > 1 && front(given) > 0)
    fits(draw, a * a * m, b * b * m)
    return given
  },
  answer: (given) => radicalText(front(given), given.m),
  wrong: (given) => {
    const { p, a, q, b, m, minus } = given
    const sign = minus ? -1 : 1
    const inside = (a * a + sign * b * b) * m
    const fronts = p + sign * q
    const squares = p * a * a + sign * q * b * b
    return {
      radicands: inside > 0 && fronts > 0 ? simplest(fronts, inside) : undefined,
      fronts: fronts > 0 ? radicalText(fronts, m) : undefined,
      squares: squares > 0 ? radicalText(squares, m) : undefined,
      doubled: minus || m === 2 ? undefined : radicalText(front(given), 2 * m),
      opposite: p * a - sign * q * b > 0 ? radicalText(p * a - sign * q * b, m) : undefined,
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `What is ${exercise(given)} in simplest radical form?`,
          `Ano ang ${exercise(given)} sa pinakapayak na radical form?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(`Simplify: ${exercise(given)} = ____.`, `Gawing payak: ${exercise(given)} = ____.`),
    },
    {
      level: 'apply',
      text: (given) =>
        given.minus
          ? say(
              `A piece of ${second(given)} m is cut from a rope that is ${first(given)} m long. Exactly how many meters are left, in simplest radical form?`,
              `Pinutol ang ${second(given)} m mula sa lubid na ${first(given)} m ang haba. Ilang metro ang eksaktong natira, sa pinakapayak na radical form?`,
            )
          : say(
              `Two ropes are ${first(given)} m and ${second(given)} m long. What is their exact total length in meters, in simplest radical form?`,
              `Ang dalawang lubid ay ${first(given)} m at ${second(given)} m ang haba. Ano ang eksaktong kabuoang haba ng mga ito sa metro, sa pinakapayak na radical form?`,
            ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `In simplest radical form, ${exercise(given)} = ${answer}.`,
        `Sa pinakapayak na radical form, ${exercise(given)} = ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { p, a, q, b, m, minus } = given
    return [
      say('Simplify each radical.', 'Gawing payak ang bawat radical.'),
      `${exercise(given)} = ${radicalText(p * a, m)} ${minus ? '−' : '+'} ${radicalText(q * b, m)}`,
      say(
        `Combine the coefficients of the like radicals: ${radicalText(front(given), m)}.`,
        `Pagsamahin ang mga coefficient ng magkatulad na radical: ${radicalText(front(given), m)}.`,
      ),
    ]
  }),
})
