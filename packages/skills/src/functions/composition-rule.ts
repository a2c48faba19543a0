import { skill } from '../skill.ts'
import { fits, need, nonzero, polynomial, sayInBoth } from './writing.ts'

/** f(x) = ax + b; g(x) = cx + d, or with x² in place of x. */
type Given = { a: number; b: number; c: number; d: number; power: 1 | 2 }

/** Coefficients of front·x (or x²) + constant. */
const withPower = (power: 1 | 2, front: number, constant: number) =>
  power === 1 ? [front, constant] : [front, 0, constant]
const fOf = ({ a, b }: Given) => polynomial([a, b])
const gOf = ({ c, d, power }: Given) => polynomial(withPower(power, c, d))
const rules = (given: Given, and: string) => `f(x) = ${fOf(given)} ${and} g(x) = ${gOf(given)}`
const result = ({ a, b, c, d, power }: Given) => polynomial(withPower(power, a * c, a * d + b))

export const compositionRule = skill<
  Given,
  'reversed' | 'sum' | 'distributed' | 'no-constant' | 'sign' | 'constants'
>({
  id: 'functions/composition-rule',
  area: 'Mathematics',
  name: { en: 'Rule of a composite function', fil: 'Rule ng composite function' },
  grades: [10, 11],
  cues: {
    en: ['composition of functions', 'composite function', '(f ∘ g)(x)', 'f(g(x))'],
    fil: ['composition of functions', 'composite function', '(f ∘ g)(x)', 'f(g(x))'],
  },
  notation: [/\(f ?∘ ?g\)/, /f\(g\(/],
  units: ['general-mathematics/11/functions-and-their-operations'],
  largest: () => 60,
  mistakes: {
    reversed: { en: 'put f into g', fil: 'ipinalit ang f sa g' },
    sum: { en: 'added f(x) and g(x)', fil: 'pinagsama ang f(x) at g(x)' },
    distributed: {
      en: 'multiplied only the first term of g by the coefficient of f',
      fil: 'unang term lamang ng g ang pinarami ng coefficient ng f',
    },
    'no-constant': { en: 'left out the constant of f', fil: 'hindi isinama ang constant ng f' },
    sign: { en: 'changed the sign of the constant of f', fil: 'binago ang sign ng constant ng f' },
    constants: {
      en: 'multiplied the first terms and multiplied the constants',
      fil: 'pinagparami ang mga unang term at pinagparami ang mga constant',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'To write f(g(x)), replace every x in the rule of f with {g(x)}.',
        'Upang isulat ang f(g(x)), palitan ang bawat x sa rule ng f ng {g(x)}.',
      ),
      ask: say(
        'To write f(g(x)), what replaces x in the rule of f?',
        'Ano ang ipinapalit sa x sa rule ng f upang isulat ang f(g(x))?',
      ),
      not: ['f(x)', 'x + g(x)', 'g(f(x))'],
    },
    {
      say: say(
        'If f(x) = x + 1 and g(x) = 2x, then f(g(x)) is {2x + 1}.',
        'Kung f(x) = x + 1 at g(x) = 2x, ang f(g(x)) ay {2x + 1}.',
      ),
      ask: say(
        'What is f(g(x)) if f(x) = x + 1 and g(x) = 2x?',
        'Ano ang f(g(x)) kung f(x) = x + 1 at g(x) = 2x?',
      ),
      not: ['2x + 2', '3x + 1', '2x² + 2x'],
    },
  ]),
  draw: (draw) => {
    const given = {
      a: draw.pick([2, 3, 4, 5, -2, -3]),
      b: nonzero(draw, 9),
      c: draw.pick([1, 1, 2, 3, 4, -1]),
      d: nonzero(draw, 6),
      power: draw.pick([1, 1, 2] as const),
    }
    const { a, b, c, d } = given
    need(a * d + b !== 0 && a !== c)
    fits(draw, a * c, a * d + b)
    return given
  },
  answer: result,
  wrong: ({ a, b, c, d, power }) => {
    const written = (front: number, constant: number) => polynomial(withPower(power, front, constant))
    return {
      reversed: power === 1 ? written(a * c, c * b + d) : undefined,
      sum: power === 1 ? written(a + c, b + d) : polynomial([c, a, b + d]),
      distributed: written(a * c, d + b),
      'no-constant': written(a * c, a * d),
      sign: written(a * c, a * d - b),
      constants: written(a * c, b * d),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(
          `If ${rules(given, 'and')}, what is (f ∘ g)(x) in simplest form?`,
          `Kung ${rules(given, 'at')}, ano ang (f ∘ g)(x) sa pinakapayak na anyo?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Given ${rules(given, 'and')}, find f(g(x)) and simplify it.`,
          `Kung ${rules(given, 'at')}, hanapin ang f(g(x)) at gawin itong payak.`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `If ${rules(given, 'and')}, then f(g(x)) = ${answer}.`,
        `Kung ${rules(given, 'at')}, f(g(x)) = ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => [
    say(`Replace x in f(x) by ${gOf(given)}.`, `Palitan ng ${gOf(given)} ang x sa f(x).`),
    `f(g(x)) = ${polynomial([given.a, given.b], `(${gOf(given)})`)}`,
    `f(g(x)) = ${polynomial(withPower(given.power, given.a * given.c, given.a * given.d))} ${given.b < 0 ? '−' : '+'} ${Math.abs(given.b)} = ${result(given)}`,
  ]),
})
