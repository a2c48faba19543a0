import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, fitting, only, polynomialIn } from './terms.ts'

/** |ax + b| = c. */
type Given = { a: number; b: number; c: number; x: string }

const equation = ({ a, b, c, x }: Given) => `|${polynomialIn([a, b], x)}| = ${c}`
const solutions = ({ a, b, c }: Given): readonly [number, number] => [(c - b) / a, (-c - b) / a]

const either = (x: string, one: number, other: number, or: string): string | undefined => {
  if (!Number.isInteger(one) || !Number.isInteger(other) || one === other) return undefined
  const [high, low] = [Math.max(one, other), Math.min(one, other)].map((each) => grouped(each + 0))
  return `${x} = ${high} ${or} ${x} = ${low}`
}
const orIn = { en: 'or', fil: 'o' }
const slots = (given: Given) => ({ equation: equation(given), x: given.x })

export const absoluteValueEquations = skill<
  Given,
  'signs' | 'mirrored' | 'inside-ignored' | 'wrong-inverse' | 'not-divided' | 'one-side'
>({
  id: 'algebra/absolute-value-equations',
  area: 'Mathematics',
  name: { en: 'Absolute value equations', fil: 'Mga absolute value equation' },
  grades: [7, 9],
  cues: {
    en: ['absolute value', 'absolute value equation', 'two solutions', 'distance from zero'],
    fil: ['absolute value', 'absolute value equation', 'dalawang solusyon', 'layo mula sa zero'],
  },
  notation: [/\|\d*[a-z] ?[+−–-] ?\d+\| ?= ?\d+/],
  units: [],
  largest: () => 60,
  mistakes: {
    signs: { en: 'wrote both solutions with the wrong sign', fil: 'mali ang sign ng dalawang solusyon' },
    mirrored: {
      en: 'took the opposite of the first solution as the second',
      fil: 'kinuha ang opposite ng unang solusyon bilang ikalawa',
    },
    'inside-ignored': {
      en: 'ignored what is inside the absolute value bars with the variable',
      fil: 'binalewala ang kasama ng variable sa loob ng absolute value',
    },
    'wrong-inverse': {
      en: 'did not use the inverse operation for the constant in one equation',
      fil: 'hindi ginamit ang inverse operation para sa constant sa isang equation',
    },
    'not-divided': { en: 'did not divide by the coefficient', fil: 'hindi hinati sa coefficient' },
    'one-side': {
      en: 'took the opposite of the second solution as the first',
      fil: 'kinuha ang opposite ng ikalawang solusyon bilang una',
    },
  },
  rules: {
    en: [
      {
        say: 'If |x| = 6, the values of x are {6 and −6}.',
        ask: 'If |x| = 6, what are the values of x?',
        not: ['6 only', '−6 only', '0 and 6'],
      },
      {
        say: 'The absolute value of a number tells {its distance from zero} on the number line.',
        ask: 'What does the absolute value of a number tell on the number line?',
        not: ['its distance from one', 'its distance from its opposite', 'its direction from zero'],
      },
      {
        say: 'The equation |x| = −4 has {no solution}.',
        ask: 'How many solutions does the equation |x| = −4 have?',
        not: ['one solution', 'two solutions', 'infinitely many solutions'],
      },
    ],
    fil: [
      {
        say: 'Kung |x| = 6, ang mga halaga ng x ay {6 at −6}.',
        ask: 'Kung |x| = 6, ano ang mga halaga ng x?',
        not: ['6 lamang', '−6 lamang', '0 at 6'],
      },
      {
        say: 'Ang ipinakikita ng absolute value ng isang bilang ay ang {layo nito mula sa zero} sa number line.',
        ask: 'Ano ang ipinakikita ng absolute value ng isang bilang sa number line?',
        not: ['layo nito mula sa isa', 'layo nito mula sa opposite nito', 'direksiyon nito mula sa zero'],
      },
      {
        say: 'Ang equation na |x| = −4 ay {walang solusyon}.',
        ask: 'Ilan ang solusyon ng equation na |x| = −4?',
        not: ['may isang solusyon', 'may dalawang solusyon', 'may walang hanggang dami ng solusyon'],
      },
    ],
  },
  draw: (draw) => {
    const a = draw.pick([1, 1, 1, 2, 3])
    const one = drawSigned(draw, 1, 10)
    const gap = draw.int(1, 8) * (a === 1 ? 1 : 2)
    // Both solutions are whole: b = −a·middle and c = a·half the distance.
    const given = { a, b: -a * one, c: a * gap, x: drawnLetter(draw) }
    only(Math.abs(one) !== gap)
    fitting(draw, equation(given))
    return given
  },
  answer: (given, language) => either(given.x, ...solutions(given), orIn[language]) ?? '',
  also: (given, language) => {
    const [high, low] = solutions(given).map((each) => grouped(each))
    const { x } = given
    const and = language === 'en' ? 'and' : 'at'
    return [
      `${x} = ${low} ${orIn[language]} ${x} = ${high}`,
      `${high} ${and} ${low}`,
      `${low} ${and} ${high}`,
      `${high} ${orIn[language]} ${low}`,
      `${high}, ${low}`,
    ]
  },
  wrong: (given, language) => {
    const { a, b, c, x } = given
    const [high, low] = solutions(given)
    const or = (one: number, other: number) => either(x, one, other, orIn[language])
    return {
      signs: or(-high, -low),
      mirrored: or(high, -high),
      'inside-ignored': or(c, -c),
      'wrong-inverse': or(high, (-c + b) / a),
      'not-divided': or(c - b, -c - b),
      'one-side': or(low, -low),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['apply', 'Solve the equation {equation}.'],
      ['apply', 'What are the solutions of {equation}?'],
      ['apply', 'Find all values of {x} that make {equation} true.'],
    ],
    fil: [
      ['apply', 'Lutasin ang equation na {equation}.'],
      ['apply', 'Ano ang mga solusyon ng {equation}?'],
      ['apply', 'Hanapin ang lahat ng halaga ng {x} upang maging totoo ang {equation}.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The solutions of {equation} are {answer}.',
    fil: 'Ang mga solusyon ng {equation} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { a, b, c, x } = given
    const inside = polynomialIn([a, b], x)
    const [high, low] = solutions(given).map((each) => grouped(each))
    return [
      say(
        'What is inside the bars is equal to the number or to its opposite:',
        'Ang nasa loob ng absolute value ay katumbas ng bilang o ng opposite nito:',
      ),
      `${inside} = ${c} ${say('or', 'o')} ${inside} = −${c}`,
      `${x} = ${high} ${say('or', 'o')} ${x} = ${low}`,
    ]
  }),
})
