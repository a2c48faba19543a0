import { skill } from '../skill.ts'
import { radicalUnits } from './radicals.ts'
import { fits, need, nonzero, num, polynomial, sayInBoth } from './writing.ts'

/** √(ax + b) + c = d, with the root k. */
type Given = { a: number; b: number; c: number; k: number }

const side = ({ c, k }: Given) => c + k
const x = ({ a, b, k }: Given) => (k * k - b) / a
const root = ({ a, b }: Given) => `√(${polynomial([a, b])})`
const equation = (given: Given) =>
  `${root(given)}${given.c === 0 ? '' : ` ${given.c < 0 ? '−' : '+'} ${Math.abs(given.c)}`} = ${side(given)}`

export const radicalEquations = skill<
  Given,
  'unsquared' | 'doubled' | 'sign' | 'not-isolated' | 'undivided' | 'moved'
>({
  id: 'functions/radical-equations',
  area: 'Mathematics',
  name: { en: 'Solving radical equations', fil: 'Paglutas ng radical equation' },
  grades: [9, 10],
  cues: {
    en: ['radical equation', 'radical equations', 'square both sides', 'isolate the radical'],
    fil: ['radical equation', 'radical equations', 'i-square ang magkabilang panig', 'ihiwalay ang radical'],
  },
  notation: [/√\(\d*x [+−-] \d+\)/],
  units: radicalUnits,
  largest: () => 150,
  mistakes: {
    unsquared: {
      en: 'dropped the radical sign without squaring the other side',
      fil: 'inalis ang radical sign nang hindi ini-square ang kabilang panig',
    },
    doubled: {
      en: 'doubled the other side instead of squaring it',
      fil: 'dinoble ang kabilang panig sa halip na i-square',
    },
    sign: {
      en: 'added the constant under the radical instead of subtracting it',
      fil: 'hindi binago ang sign ng constant sa loob ng radical nang ilipat',
    },
    'not-isolated': {
      en: 'squared each term without isolating the radical',
      fil: 'ini-square ang bawat term nang hindi inihihiwalay ang radical',
    },
    undivided: {
      en: 'did not divide by the coefficient of x',
      fil: 'hindi hinati sa coefficient ng x',
    },
    moved: {
      en: 'moved the number beside the radical with the wrong sign',
      fil: 'mali ang sign nang ilipat ang numerong katabi ng radical',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'To remove the radical sign in √(x + 1) = 5, {square} both sides.',
        'Upang maalis ang radical sign sa √(x + 1) = 5, {i-square} ang magkabilang panig.',
      ),
      ask: say(
        'What should you do to both sides of √(x + 1) = 5 to remove the radical sign?',
        'Ano ang dapat gawin sa magkabilang panig ng √(x + 1) = 5 upang maalis ang radical sign?',
      ),
      not: [say('double', 'doblehin'), say('cube', 'i-cube'), say('halve', 'hatiin sa dalawa')],
    },
    {
      say: say('The solution of √x = 7 is {49}.', 'Ang solusyon ng √x = 7 ay {49}.'),
      ask: say('What is the solution of √x = 7?', 'Ano ang solusyon ng √x = 7?'),
      not: ['7', '14', '3.5'],
    },
    {
      say: say(
        'A result that does not satisfy the original equation is called {an extraneous solution}.',
        'Ang resultang hindi tumutugon sa orihinal na equation ay tinatawag na {extraneous solution}.',
      ),
      ask: say(
        'What do you call a result that does not satisfy the original equation?',
        'Ano ang tawag sa resultang hindi tumutugon sa orihinal na equation?',
      ),
      not: [
        say('a double root', 'double root'),
        say('a rational root', 'rational root'),
        say('an irrational root', 'irrational root'),
      ],
    },
  ]),
  draw: (draw) => {
    const given = {
      a: draw.pick([1, 1, 2, 2, 3, 4, 5]),
      b: nonzero(draw, 12),
      c: draw.chanceOf(50) ? 0 : nonzero(draw, 6),
      k: draw.int(2, 9),
    }
    need(Number.isInteger(x(given)) && x(given) !== 0 && side(given) > 0)
    fits(draw, x(given), given.b)
    return given
  },
  answer: (given) => num(x(given)),
  wrong: (given) => {
    const { a, b, c, k } = given
    const whole = (square: number, change = -b) => {
      const value = (square + change) / a
      return Number.isInteger(value) ? num(value) : undefined
    }
    return {
      unsquared: whole(k),
      doubled: whole(2 * k),
      sign: whole(k * k, b),
      'not-isolated': c === 0 ? undefined : whole(side(given) ** 2 - c * c),
      undivided: a === 1 ? undefined : num(k * k - b),
      moved: c === 0 || side(given) + c <= 0 ? undefined : whole((side(given) + c) ** 2),
    }
  },
  stems: sayInBoth((say) => [
    {
      level: 'apply',
      text: (given) =>
        say(`What is the solution of ${equation(given)}?`, `Ano ang solusyon ng ${equation(given)}?`),
    },
    {
      level: 'apply',
      text: (given) =>
        say(`Solve for x: ${equation(given)}. What is x?`, `Lutasin ang ${equation(given)}. Ano ang x?`),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `Which value of x satisfies ${equation(given)}?`,
          `Aling value ng x ang tumutugon sa ${equation(given)}?`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `The solution of ${equation(given)} is ${answer}.`,
        `Ang solusyon ng ${equation(given)} ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { a, b, k, c } = given
    return [
      ...(c === 0
        ? []
        : [say(`Isolate the radical: ${root(given)} = ${k}`, `Ihiwalay ang radical: ${root(given)} = ${k}`)]),
      say(
        `Square both sides: ${polynomial([a, b])} = ${k * k}`,
        `I-square ang magkabilang panig: ${polynomial([a, b])} = ${k * k}`,
      ),
      `x = ${num(x(given))}`,
      say(`Check: √${k * k} = ${k} is true.`, `Suriin: totoo ang √${k * k} = ${k}.`),
    ]
  }),
})
