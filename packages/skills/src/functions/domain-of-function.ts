import { skill } from '../skill.ts'
import { fits, need, nonzero, num, polynomial, sayInBoth } from './writing.ts'

/** A fraction with (x − a) below and (x − c) above, or the square root of s·x − s·a. */
type Given =
  | { kind: 'fraction'; a: number; above: readonly number[] }
  | { kind: 'root'; a: number; scale: number }

const rule = (given: Given) =>
  given.kind === 'fraction'
    ? `f(x) = ${given.above.length > 1 ? `(${polynomial(given.above)})` : polynomial(given.above)}/(${polynomial([1, -given.a])})`
    : given.scale < 0
      ? `f(x) = √(${num(-given.scale * given.a)} ${`− ${polynomial([-given.scale, 0])}`})`
      : `f(x) = √(${polynomial([given.scale, -given.scale * given.a])})`

export const domainOfFunction = skill<
  Given,
  'sign' | 'equal' | 'zero' | 'as-root' | 'above' | 'strict' | 'turned' | 'as-fraction'
>({
  id: 'functions/domain-of-function',
  area: 'Mathematics',
  name: { en: 'Domain of a function', fil: 'Domain ng function' },
  grades: [9, 11],
  cues: {
    en: ['domain', 'domain of a function', 'restrictions', 'possible values of x', 'denominator zero'],
    fil: ['domain', 'domain ng function', 'mga posibleng value ng x', 'restriction'],
  },
  notation: [/f\(x\) = √\(/, /f\(x\) = .*\/\(x [+−-] \d+\)/],
  units: ['mathematics/9/relations-and-functions'],
  largest: () => 60,
  mistakes: {
    sign: { en: 'changed the sign of the number', fil: 'binago ang sign ng numero' },
    equal: {
      en: 'kept the one value that must be left out',
      fil: 'itinira ang mismong value na dapat alisin',
    },
    zero: { en: 'thought of 0 as the special value', fil: 'inakalang 0 ang natatanging value' },
    'as-root': {
      en: 'treated the denominator as if it were under a radical',
      fil: 'itinuring ang denominator na parang nasa loob ng radical',
    },
    above: {
      en: 'left out the value that makes the numerator 0',
      fil: 'inalis ang value na ginagawang 0 ang numerator',
    },
    strict: {
      en: 'left out the value that makes the radicand 0',
      fil: 'inalis ang value na ginagawang 0 ang radicand',
    },
    turned: { en: 'turned the inequality sign around', fil: 'binaligtad ang inequality sign' },
    'as-fraction': {
      en: 'treated the radicand as if it were a denominator',
      fil: 'itinuring ang radicand na parang denominator',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The number that is not in the domain of f(x) = 5/(x − 2) is {2}.',
        'Ang numerong wala sa domain ng f(x) = 5/(x − 2) ay {2}.',
      ),
      ask: say(
        'Which number is not in the domain of f(x) = 5/(x − 2)?',
        'Aling numero ang wala sa domain ng f(x) = 5/(x − 2)?',
      ),
      not: ['−2', '0', '5'],
    },
    {
      say: say(
        'All the values of x for which √x is a real number are given by {x ≥ 0}.',
        'Ang lahat ng value ng x kung saan real number ang √x ay {x ≥ 0}.',
      ),
      ask: say(
        'For which values of x is √x a real number?',
        'Para sa aling mga value ng x real number ang √x?',
      ),
      not: ['x > 0', 'x ≤ 0', 'x ≠ 0'],
    },
    {
      say: say(
        'The set of all possible values of x in a function is its {domain}.',
        'Ang set ng lahat ng posibleng value ng x sa isang function ay ang {domain} nito.',
      ),
      ask: say(
        'What do we call the set of all possible values of x in a function?',
        'Ano ang tawag sa set ng lahat ng posibleng value ng x sa isang function?',
      ),
      not: ['range', 'slope', 'graph'],
    },
  ]),
  draw: (draw): Given => {
    const a = nonzero(draw, 9)
    if (draw.chanceOf(50)) {
      const scale = draw.pick([1, 1, 1, 2, 3, 4, 5, -1, -1, -2])
      need(scale > 0 || a > 0)
      fits(draw, scale * a)
      return { kind: 'root', a, scale }
    }
    const above = draw.chanceOf(50) ? [draw.int(1, 9)] : [1, nonzero(draw, 9)]
    need(above.length === 1 || Math.abs(above[1] ?? 0) !== Math.abs(a))
    fits(draw, a, ...above)
    return { kind: 'fraction', a, above }
  },
  answer: (given) =>
    given.kind === 'fraction' ? `x ≠ ${num(given.a)}` : `x ${given.scale < 0 ? '≤' : '≥'} ${num(given.a)}`,
  wrong: (given) => {
    const { a } = given
    if (given.kind === 'fraction')
      return {
        sign: `x ≠ ${num(-a)}`,
        equal: `x = ${num(a)}`,
        zero: 'x ≠ 0',
        'as-root': `x ≥ ${num(a)}`,
        above: given.above.length > 1 ? `x ≠ ${num(-(given.above[1] ?? 0))}` : undefined,
      }
    const [side, other, sharp] = given.scale < 0 ? ['≤', '≥', '<'] : ['≥', '≤', '>']
    return {
      sign: `x ${side} ${num(-a)}`,
      zero: `x ${side} 0`,
      strict: `x ${sharp} ${num(a)}`,
      turned: `x ${other} ${num(a)}`,
      'as-fraction': `x ≠ ${num(a)}`,
    }
  },
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `Which describes all real numbers x in the domain of ${rule(given)}?`,
          `Alin ang naglalarawan sa lahat ng real number x na nasa domain ng ${rule(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `For which real numbers x is the function ${rule(given)} defined?`,
          `Para sa aling mga real number x may value ang function na ${rule(given)}?`,
        ),
    },
    {
      level: 'understand',
      text: (given) => say(`What is the domain of ${rule(given)}?`, `Ano ang domain ng ${rule(given)}?`),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The domain of ${rule(given)} is the set of all real numbers x with ${answer}.`,
        `Ang domain ng ${rule(given)} ay ang set ng lahat ng real number x kung saan ${answer}.`,
      ),
  ),
  solution: sayInBoth(
    (say) => (given) =>
      given.kind === 'fraction'
        ? [
            say(
              `The denominator may not be 0: ${polynomial([1, -given.a])} ≠ 0.`,
              `Hindi maaaring maging 0 ang denominator: ${polynomial([1, -given.a])} ≠ 0.`,
            ),
            `x ≠ ${num(given.a)}`,
          ]
        : [
            say(
              `The number under the radical may not be negative: ${rule(given).slice(9, -1)} ≥ 0.`,
              `Hindi maaaring maging negative ang nasa loob ng radical: ${rule(given).slice(9, -1)} ≥ 0.`,
            ),
            `x ${given.scale < 0 ? '≤' : '≥'} ${num(given.a)}`,
          ],
  ),
})
