import { skill } from '../skill.ts'
import { takenOut } from './quadratics.ts'
import { radicalText, radicalUnits, simplest } from './radicals.ts'
import { chain, fits, need, sayInBoth } from './writing.ts'

/** p√a × q√b */
type Given = { p: number; a: number; q: number; b: number }

const exercise = ({ p, a, q, b }: Given) => `${radicalText(p, a)} × ${radicalText(q, b)}`
const result = ({ p, a, q, b }: Given) => simplest(p * q, a * b)

export const multiplyRadicals = skill<Given, 'fronts' | 'radicands' | 'square' | 'lost' | 'plus'>({
  id: 'functions/multiply-radicals',
  area: 'Mathematics',
  name: { en: 'Multiplying radicals', fil: 'Pagpaparami ng mga radical' },
  grades: [9, 10],
  cues: {
    en: ['multiplying radicals', 'multiply radicals', 'product of radicals', 'radical expressions'],
    fil: ['pagpaparami ng radical', 'product ng mga radical', 'multiplying radicals', 'radical'],
  },
  notation: [/\d*√\d+ ?[×·] ?\d*√\d+/, /\(\d*√\d+\)\(\d*√\d+\)/],
  units: radicalUnits,
  largest: () => 300,
  mistakes: {
    fronts: {
      en: 'added the coefficients instead of multiplying them',
      fil: 'pinagsama ang mga coefficient sa halip na pagparamihin',
    },
    radicands: {
      en: 'added the radicands instead of multiplying them',
      fil: 'pinagsama ang mga radicand sa halip na pagparamihin',
    },
    square: {
      en: 'took out the perfect square itself instead of its root',
      fil: 'inilabas ang perfect square sa halip na ang root nito',
    },
    lost: {
      en: 'left out the coefficients after simplifying the root',
      fil: 'hindi na isinama ang mga coefficient matapos payakin ang root',
    },
    plus: {
      en: 'added the root that was taken out to the coefficient',
      fil: 'idinagdag sa coefficient ang root na inilabas',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say('The product of √2 and √18 is {6}.', 'Ang product ng √2 at √18 ay {6}.'),
      ask: say('What is the product of √2 and √18?', 'Ano ang product ng √2 at √18?'),
      not: ['√20', '18', '36'],
    },
    {
      say: say('The product of 2√3 and 5√7 is {10√21}.', 'Ang product ng 2√3 at 5√7 ay {10√21}.'),
      ask: say('What is the product of 2√3 and 5√7?', 'Ano ang product ng 2√3 at 5√7?'),
      not: ['7√21', '10√10', '7√10'],
    },
  ]),
  draw: (draw) => {
    const roots = [2, 3, 5, 6, 7, 8, 10, 12, 14, 15, 18, 20]
    const [a, b] = draw.some(roots, 2) as [number, number]
    const given = { p: draw.int(1, 5), a, q: draw.int(1, 5), b }
    const { out, left } = takenOut(a * b)
    need(out > 1 && left <= 35 && given.p * given.q > 1 && given.p * given.q * out <= 200)
    fits(draw, a, b, given.p * given.q * out)
    return given
  },
  answer: result,
  wrong: ({ p, a, q, b }) => {
    const { out, left } = takenOut(a * b)
    return {
      fronts: simplest(p + q, a * b),
      radicands: simplest(p * q, a + b),
      square: radicalText(p * q * out * out, left),
      lost: radicalText(out, left),
      plus: radicalText(p * q + out, left),
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
        say(
          `Multiply and simplify: ${exercise(given)} = ____.`,
          `Pagparamihin at gawing payak: ${exercise(given)} = ____.`,
        ),
    },
    {
      level: 'apply',
      text: ({ p, a, q, b }) =>
        say(
          `The sides of a rectangle are ${radicalText(p, a)} cm and ${radicalText(q, b)} cm long. What is its exact area in square centimeters, in simplest form?`,
          `Ang mga gilid ng isang parihaba ay ${radicalText(p, a)} cm at ${radicalText(q, b)} cm. Ano ang eksaktong area nito sa sentimetro kuwadrado, sa pinakapayak na anyo?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `In simplest form, ${exercise(given)} = ${answer}.`,
        `Sa pinakapayak na anyo, ${exercise(given)} = ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { p, a, q, b } = given
    const { out, left } = takenOut(a * b)
    return [
      say(
        'Multiply the coefficients and multiply the radicands.',
        'Pagparamihin ang mga coefficient at pagparamihin ang mga radicand.',
      ),
      `${exercise(given)} = ${radicalText(p * q, a * b)}`,
      chain(
        radicalText(p * q, a * b),
        `${p * q === 1 ? '' : `${p * q} × `}${radicalText(out, left)}`,
        result(given),
      ),
    ]
  }),
})
