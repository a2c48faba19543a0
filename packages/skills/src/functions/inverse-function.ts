import { skill } from '../skill.ts'
import { fits, nonzero, num, polynomial, sayInBoth } from './writing.ts'

/** f(x) = ax + b, or (x + b)/a. */
type Given = { a: number; b: number; divided: boolean }

const over = (above: readonly number[], below: number) => {
  const [sign, size] = below < 0 ? [-1, -below] : [1, below]
  return `(${polynomial(above.map((each) => each * sign))})/${num(size)}`
}
const ruleOf = ({ a, b, divided }: Given) => (divided ? over([1, b], a) : polynomial([a, b]))
const inverse = ({ a, b, divided }: Given) => (divided ? polynomial([a, -b]) : over([1, -b], a))
const named = (rule: string) => `f⁻¹(x) = ${rule}`

export const inverseFunction = skill<
  Given,
  'sign' | 'order' | 'opposites' | 'reciprocal' | 'undivided' | 'kept'
>({
  id: 'functions/inverse-function',
  area: 'Mathematics',
  name: { en: 'Inverse of a linear function', fil: 'Inverse ng linear function' },
  grades: [10, 11],
  cues: {
    en: ['inverse function', 'inverse of a function', 'one-to-one', 'f⁻¹(x)', 'interchange x and y'],
    fil: ['inverse function', 'inverse ng function', 'one-to-one', 'f⁻¹(x)', 'pagpalitin ang x at y'],
  },
  notation: [/f⁻¹\(x\)/, /f\^\(?[−-]1\)?\(x\)/],
  units: ['general-mathematics/11/inverse-exponential-and-logarithmic-functions'],
  largest: () => 30,
  mistakes: {
    sign: { en: 'did not change the sign of the constant', fil: 'hindi binago ang sign ng constant' },
    order: {
      en: 'undid the operations in the wrong order',
      fil: 'binaligtad ang mga operation sa maling pagkakasunod',
    },
    opposites: {
      en: 'only changed the sign of the constant',
      fil: 'sign lamang ng constant ang binago',
    },
    reciprocal: { en: 'took the reciprocal of the function', fil: 'kinuha ang reciprocal ng function' },
    undivided: { en: 'forgot the coefficient', fil: 'nakalimutan ang coefficient' },
    kept: { en: 'interchanged the two numbers of the rule', fil: 'pinagpalit ang dalawang numero sa rule' },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'To find the inverse of y = 3x − 1, first interchange {x and y}.',
        'Upang mahanap ang inverse ng y = 3x − 1, pagpalitin muna ang {x at y}.',
      ),
      ask: say(
        'What do you interchange first to find the inverse of y = 3x − 1?',
        'Ano ang unang pinagpapalit upang mahanap ang inverse ng y = 3x − 1?',
      ),
      not: [say('3 and −1', '3 at −1'), say('x and 3', 'x at 3'), say('y and −1', 'y at −1')],
    },
    {
      say: say(
        'For a function f with an inverse, f⁻¹(f(x)) = {x}.',
        'Para sa function f na may inverse, f⁻¹(f(x)) = {x}.',
      ),
      ask: say(
        'What is f⁻¹(f(x)) for a function f with an inverse?',
        'Ano ang f⁻¹(f(x)) para sa function f na may inverse?',
      ),
      not: ['0', '1', 'f(x)'],
    },
    {
      say: say(
        'A function has an inverse function only if it is {one-to-one}.',
        'May inverse function lamang ang isang function kung ito ay {one-to-one}.',
      ),
      ask: say(
        'What kind of function has an inverse function?',
        'Anong uri ng function ang may inverse function?',
      ),
      not: ['quadratic', 'constant', 'many-to-one'],
    },
  ]),
  draw: (draw) => {
    const given = {
      a: draw.pick([2, 3, 4, 5, 6, 7, 8, 9, -2, -3, -4]),
      b: nonzero(draw, 12),
      divided: draw.chanceOf(30),
    }
    if (given.divided) given.a = Math.abs(given.a)
    fits(draw, given.a, given.b)
    return given
  },
  answer: (given) => named(inverse(given)),
  wrong: (given) => {
    const { a, b, divided } = given
    if (divided)
      return {
        sign: named(polynomial([a, b])),
        order: named(polynomial([a, -a * b])),
        opposites: named(over([1, -b], a)),
        reciprocal: named(`${a}/(${polynomial([1, b])})`),
        undivided: named(polynomial([1, -b])),
      }
    return {
      sign: named(over([1, b], a)),
      order: named(
        `x/${num(Math.abs(a))} ${b < 0 ? '+' : '−'} ${num(Math.abs(b))}`.replace(/^x/, a < 0 ? '−x' : 'x'),
      ),
      opposites: named(polynomial([a, -b])),
      reciprocal: named(`1/(${polynomial([a, b])})`),
      kept: named(polynomial([b, a])),
    }
  },
  choicesOnly: true,
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(`What is the inverse of f(x) = ${ruleOf(given)}?`, `Ano ang inverse ng f(x) = ${ruleOf(given)}?`),
    },
    {
      level: 'apply',
      text: (given) =>
        say(`Find f⁻¹(x) if f(x) = ${ruleOf(given)}.`, `Hanapin ang f⁻¹(x) kung f(x) = ${ruleOf(given)}.`),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `A secret code changes each number x into f(x) = ${ruleOf(given)}. Which function decodes it?`,
          `Pinapalitan ng isang lihim na code ang bawat numero x ng f(x) = ${ruleOf(given)}. Aling function ang nagbabalik nito sa dati?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The inverse of f(x) = ${ruleOf(given)} is ${answer}.`,
        `Ang inverse ng f(x) = ${ruleOf(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { a, b, divided } = given
    const swapped = divided ? `x = ${over([1, b], a).replace('x', 'y')}` : `x = ${polynomial([a, b], 'y')}`
    return [
      say(
        `Write y for f(x) and interchange x and y: ${swapped}.`,
        `Isulat ang y para sa f(x) at pagpalitin ang x at y: ${swapped}.`,
      ),
      divided
        ? say(
            `Multiply by ${num(a)}: ${polynomial([a, 0])} = ${polynomial([1, b], 'y')}`,
            `I-multiply sa ${num(a)}: ${polynomial([a, 0])} = ${polynomial([1, b], 'y')}`,
          )
        : `${polynomial([a, 0], 'y')} = ${polynomial([1, -b])}`,
      `y = ${inverse(given)}`,
      say(`So ${named(inverse(given))}.`, `Kaya ${named(inverse(given))}.`),
    ]
  }),
})
