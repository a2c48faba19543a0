import { type Language, skill } from '../skill.ts'
import { quadraticUnits } from './quadratics.ts'
import { fits, listedValues, need, nonzero, num, polynomial, sayInBoth } from './writing.ts'

/** a(x − h)² = ak² */
type Given = { a: number; h: number; k: number }

const square = ({ h }: Given) => (h === 0 ? 'x²' : `(${polynomial([1, -h])})²`)
const equation = (given: Given) => {
  const { a, h, k } = given
  if (h === 0 && a > 2) return `${polynomial([a, 0, -a * k * k])} = 0`
  return `${a === 1 ? '' : a}${square(given)} = ${a * k * k}`
}
const around = (middle: number, step: number, language: Language) =>
  listedValues([middle - step, middle + step], language)
const only = { en: 'only', fil: 'lamang' }

export const quadraticSquareRoot = skill<
  Given,
  'sign' | 'positive' | 'unrooted' | 'no-shift' | 'halved' | 'zero'
>({
  id: 'functions/quadratic-square-root',
  area: 'Mathematics',
  name: {
    en: 'Solving quadratic equations by extracting square roots',
    fil: 'Paglutas ng quadratic equation sa pagkuha ng square root',
  },
  grades: [9, 10],
  cues: {
    en: ['quadratic equation', 'extracting square roots', 'square root property', 'extract the square root'],
    fil: ['quadratic equation', 'extracting square roots', 'pagkuha ng square root', 'square root'],
  },
  notation: [/x² = \d+/, /\(x [+−-] \d+\)² = \d+/],
  units: quadraticUnits,
  largest: () => 500,
  mistakes: {
    sign: {
      en: 'moved the number beside x without changing its sign',
      fil: 'inilipat ang numerong kasama ng x nang hindi binabago ang sign',
    },
    positive: { en: 'took the positive root only', fil: 'positive na root lamang ang kinuha' },
    unrooted: { en: 'forgot to take the square root', fil: 'nakalimutang kunin ang square root' },
    'no-shift': {
      en: 'left out the number beside x',
      fil: 'hindi isinama ang numerong kasama ng x',
    },
    halved: {
      en: 'divided by 2 instead of taking the square root',
      fil: 'hinati sa 2 sa halip na kunin ang square root',
    },
    zero: {
      en: 'gave 0 in place of the negative root',
      fil: 'isinulat ang 0 kapalit ng negative na root',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say('If x² = 36, then x is {6 or −6}.', 'Kung x² = 36, ang x ay {6 o −6}.'),
      ask: say('What is x if x² = 36?', 'Ano ang x kung x² = 36?'),
      not: [say('6 only', '6 lamang'), say('18 or −18', '18 o −18'), say('36 or −36', '36 o −36')],
    },
    {
      say: say(
        'The number of real solutions of x² = −9 is {0}.',
        'Ang bilang ng real na solusyon ng x² = −9 ay {0}.',
      ),
      ask: say(
        'How many real solutions does the equation x² = −9 have?',
        'Ilan ang real na solusyon ng equation na x² = −9?',
      ),
      not: ['1', '2', '3'],
    },
  ]),
  draw: (draw) => {
    const h = draw.chanceOf(70) ? nonzero(draw, 9) : 0
    const given = { a: draw.pick([1, 1, 2, 3, 4, 5]), h, k: draw.int(2, 10) }
    const { a, k } = given
    need(h !== 0 || a > 1)
    need(Math.abs(h) !== k && a * k * k <= 500)
    fits(draw, a * k * k)
    return given
  },
  answer: ({ h, k }, language) => around(h, k, language),
  wrong: ({ h, k }, language) => ({
    sign: h === 0 ? undefined : around(-h, k, language),
    positive: `${num(h + k)} ${only[language]}`,
    unrooted: around(h, k * k, language),
    'no-shift': h === 0 ? undefined : around(0, k, language),
    halved: k % 2 === 0 ? around(h, (k * k) / 2, language) : undefined,
    zero: h === 0 ? listedValues([0, k], language) : undefined,
  }),
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(`What are the solutions of ${equation(given)}?`, `Ano ang mga solusyon ng ${equation(given)}?`),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Solve ${equation(given)} by extracting square roots. What are the values of x?`,
          `Lutasin ang ${equation(given)} sa pagkuha ng square root. Ano ang mga value ng x?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Which values of x make ${equation(given)} true?`,
          `Aling mga value ng x ang nagpapatotoo sa ${equation(given)}?`,
        ),
    },
  ]),
  choicesOnly: true,
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The equation ${equation(given)} is true for the following values of x: ${answer}.`,
        `Totoo ang equation na ${equation(given)} para sa sumusunod na mga value ng x: ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { h, k } = given
    return [
      `${square(given)} = ${k * k}`,
      `${polynomial([1, -h])} = ±${k}`,
      ...(h === 0 ? [] : [`x = ${num(h)} ± ${k}`]),
      say(`x = ${num(h - k)} or x = ${num(h + k)}`, `x = ${num(h - k)} o x = ${num(h + k)}`),
    ]
  }),
})
