import { skill } from '../skill.ts'
import { fits, need, nonzero, num, polynomial, sayInBoth, substituted, valueAt } from './writing.ts'

type Given = { name: string; coefficients: readonly number[]; x: number }

const rule = ({ name, coefficients }: Given) => `${name}(x) = ${polynomial(coefficients)}`
const call = ({ name, x }: Given) => `${name}(${num(x)})`
const result = ({ coefficients, x }: Given) => valueAt(coefficients, x)

export const evaluateFunction = skill<
  Given,
  'square-sign' | 'doubled' | 'coefficient' | 'no-constant' | 'x-sign' | 'added' | 'constant-sign'
>({
  id: 'functions/evaluate-function',
  area: 'Mathematics',
  name: { en: 'Evaluating functions', fil: 'Pagkuha ng value ng function' },
  grades: [8, 11],
  cues: {
    en: [
      'evaluate the function',
      'evaluating functions',
      'function notation',
      'f(x)',
      'value of the function',
    ],
    fil: ['value ng function', 'evaluating functions', 'function notation', 'f(x)'],
  },
  notation: [/\b[fgh]\(x\) = /, /\b[fgh]\([−-]?\d+\)/],
  units: ['mathematics/9/relations-and-functions', 'general-mathematics/11/functions-and-their-operations'],
  largest: () => 100,
  mistakes: {
    'square-sign': {
      en: 'made the square of a negative number negative',
      fil: 'ginawang negative ang square ng negative na numero',
    },
    doubled: {
      en: 'doubled the number instead of squaring it',
      fil: 'dinoble ang numero sa halip na i-square',
    },
    coefficient: {
      en: 'squared the coefficient together with x',
      fil: 'isinama ang coefficient sa pag-square ng x',
    },
    'no-constant': { en: 'left out the constant', fil: 'hindi isinama ang constant' },
    'x-sign': { en: 'put in the opposite of the number', fil: 'ipinalit ang kasalungat ng numero' },
    added: {
      en: 'added the coefficient to the number instead of multiplying',
      fil: 'idinagdag ang coefficient sa numero sa halip na i-multiply',
    },
    'constant-sign': { en: 'changed the sign of the constant', fil: 'binago ang sign ng constant' },
  },
  rules: sayInBoth((say) => [
    {
      say: say('If f(x) = 2x², then f(3) is {18}.', 'Kung f(x) = 2x², ang f(3) ay {18}.'),
      ask: say('What is f(3) if f(x) = 2x²?', 'Ano ang f(3) kung f(x) = 2x²?'),
      not: ['12', '25', '36'],
    },
    {
      say: say('If f(x) = x², then f(−4) is {16}.', 'Kung f(x) = x², ang f(−4) ay {16}.'),
      ask: say('What is f(−4) if f(x) = x²?', 'Ano ang f(−4) kung f(x) = x²?'),
      not: ['−16', '−8', '8'],
    },
    {
      say: say('In f(x) = 5x − 2, the value f(0) is {−2}.', 'Sa f(x) = 5x − 2, ang value ng f(0) ay {−2}.'),
      ask: say('What is f(0) if f(x) = 5x − 2?', 'Ano ang f(0) kung f(x) = 5x − 2?'),
      not: ['3', '5', '0'],
    },
  ]),
  draw: (draw) => {
    const quadratic = draw.chanceOf(draw.grade > 8 ? 70 : 35)
    const coefficients = quadratic
      ? [draw.pick([1, 1, 2, 3, -1, -2]), nonzero(draw, 6), nonzero(draw, 9)]
      : [nonzero(draw, 8), nonzero(draw, 12)]
    const given = { name: draw.pick(['f', 'g', 'h']), coefficients, x: nonzero(draw, quadratic ? 5 : 9) }
    need(Math.abs(given.x) > 1 && Math.abs(coefficients[0] ?? 0) + coefficients.length > 3)
    fits(draw, ...coefficients, given.x, result(given))
    return given
  },
  answer: (given) => num(result(given)),
  wrong: (given) => {
    const { coefficients, x } = given
    const right = result(given)
    const constant = coefficients.at(-1) ?? 0
    const [a = 0, b = 0] = coefficients
    const common = {
      'no-constant': num(right - constant),
      'x-sign': num(valueAt(coefficients, -x)),
      'constant-sign': num(right - 2 * constant),
    }
    if (coefficients.length === 2) return { ...common, added: num(a + x + b) }
    return {
      ...common,
      'square-sign': x < 0 ? num(right - 2 * a * x * x) : undefined,
      doubled: num(right - a * x * x + 2 * a * x),
      coefficient: Math.abs(a) > 1 ? num(right - a * x * x + (a * x) ** 2) : undefined,
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(`If ${rule(given)}, what is ${call(given)}?`, `Kung ${rule(given)}, ano ang ${call(given)}?`),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Evaluate ${rule(given)} at x = ${num(given.x)}.`,
          `Kunin ang value ng ${rule(given)} sa x = ${num(given.x)}.`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Find ${call(given)} for the function ${rule(given)}.`,
          `Hanapin ang ${call(given)} para sa function na ${rule(given)}.`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `A function machine follows the rule ${rule(given)}. Which number comes out when ${num(given.x)} goes in?`,
          `Sinusunod ng isang function machine ang rule na ${rule(given)}. Aling numero ang lalabas kapag ${num(given.x)} ang ipinasok?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `If ${rule(given)}, then ${call(given)} = ${answer}.`,
        `Kung ${rule(given)}, ang ${call(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { coefficients, x } = given
    const terms = coefficients.map((each, at) => each * x ** (coefficients.length - 1 - at))
    return [
      say(`Replace x by ${num(x)}.`, `Palitan ng ${num(x)} ang x.`),
      `${call(given)} = ${substituted(coefficients, x)}`,
      `${call(given)} = ${terms.map((term, at) => (at === 0 ? num(term) : `${term < 0 ? '−' : '+'} ${num(Math.abs(term))}`)).join(' ')} = ${num(result(given))}`,
    ]
  }),
})
