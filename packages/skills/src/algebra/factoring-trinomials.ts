import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, fitting, inBrackets, only, polynomialIn } from './terms.ts'

/** x² + (p + q)x + pq. */
type Given = { p: number; q: number; x: string }

const shown = ({ p, q, x }: Given) => polynomialIn([1, p + q, p * q], x)

/** The number nearer to zero stands first, so that each pair is written in one way. */
const pair = (p: number, q: number, x: string) => {
  const [first, second] = [p, q].toSorted((one, other) => Math.abs(one) - Math.abs(other) || other - one)
  return inBrackets(polynomialIn([1, first ?? 0], x), polynomialIn([1, second ?? 0], x))
}
const slots = (given: Given) => ({ shown: shown(given) })

/** Another pair with the same product. */
function otherPair({ p, q }: Given): readonly [number, number] | undefined {
  const size = Math.abs(p * q)
  const first = [2, 3, 1, 4, 5, 6, 7].find(
    (each) => size % each === 0 && each !== Math.abs(p) && each !== Math.abs(q),
  )
  return first === undefined ? undefined : [first * Math.sign(p), (size / first) * Math.sign(q)]
}

export const factoringTrinomials = skill<
  Given,
  'signs' | 'first-sign' | 'second-sign' | 'product-only' | 'sum-only' | 'as-they-stand'
>({
  id: 'algebra/factoring-trinomials',
  area: 'Mathematics',
  name: { en: 'Factoring trinomials x² + bx + c', fil: 'Pag-factor ng mga trinomial na x² + bx + c' },
  grades: [8, 9],
  cues: {
    en: [
      'factoring trinomials',
      'factor the trinomial',
      'quadratic trinomial',
      'general trinomial',
      'factoring',
    ],
    fil: ['pag-factor ng trinomial', 'i-factor ang trinomial', 'quadratic trinomial', 'general trinomial'],
  },
  notation: [/\b[a-z](?:²|\^2) [+−–-] \d*[a-z] [+−–-] \d+/],
  units: ['mathematics/8/special-products-and-factoring'],
  largest: () => 72,
  mistakes: {
    signs: {
      en: 'reversed the signs in both factors',
      fil: 'binaligtad ang sign sa dalawang factor',
    },
    'first-sign': {
      en: 'used the wrong sign in the first factor',
      fil: 'mali ang sign na ginamit sa unang factor',
    },
    'second-sign': {
      en: 'used the wrong sign in the second factor',
      fil: 'mali ang sign na ginamit sa ikalawang factor',
    },
    'product-only': {
      en: 'chose two numbers with the right product but the wrong sum',
      fil: 'pumili ng dalawang bilang na tama ang product ngunit mali ang sum',
    },
    'sum-only': {
      en: 'chose two numbers with the right sum but the wrong product',
      fil: 'pumili ng dalawang bilang na tama ang sum ngunit mali ang product',
    },
    'as-they-stand': {
      en: 'put the middle coefficient and the last number in the factors',
      fil: 'inilagay sa mga factor ang gitnang coefficient at ang huling bilang',
    },
  },
  rules: {
    en: [
      {
        say: 'When x² + bx + c is factored, c is the product of the two numbers in the factors, and b is {their sum}.',
        ask: 'When x² + bx + c is factored, c is the product of the two numbers in the factors. What is b?',
        not: ['their difference', 'their quotient', 'twice their product'],
      },
      {
        say: 'To factor x² + 7x + 12, use the numbers {3 and 4}.',
        ask: 'Which two numbers are used to factor x² + 7x + 12?',
        not: ['2 and 6', '1 and 12', '2 and 5'],
      },
      {
        say: 'If c is negative in x² + bx + c, the two numbers in the factors are {one positive and one negative}.',
        ask: 'If c is negative in x² + bx + c, what are the signs of the two numbers in the factors?',
        not: ['both positive', 'both negative', 'both the same as the sign of b'],
      },
    ],
    fil: [
      {
        say: 'Kapag ini-factor ang x² + bx + c, ang c ay product ng dalawang bilang sa mga factor, at ang b ay {sum ng mga ito}.',
        ask: 'Kapag ini-factor ang x² + bx + c, ang c ay product ng dalawang bilang sa mga factor. Ano naman ang b?',
        not: ['difference ng mga ito', 'quotient ng mga ito', 'dalawang beses ng product ng mga ito'],
      },
      {
        say: 'Upang i-factor ang x² + 7x + 12, ginagamit ang mga bilang na {3 at 4}.',
        ask: 'Aling dalawang bilang ang ginagamit upang i-factor ang x² + 7x + 12?',
        not: ['2 at 6', '1 at 12', '2 at 5'],
      },
      {
        say: 'Kung negatibo ang c sa x² + bx + c, ang dalawang bilang sa mga factor ay {isang positibo at isang negatibo}.',
        ask: 'Kung negatibo ang c sa x² + bx + c, ano ang mga sign ng dalawang bilang sa mga factor?',
        not: ['parehong positibo', 'parehong negatibo', 'parehong katulad ng sign ng b'],
      },
    ],
  },
  draw: (draw) => {
    const given = { p: drawSigned(draw, 1, 9), q: drawSigned(draw, 2, 12), x: drawnLetter(draw) }
    only(Math.abs(given.p) !== Math.abs(given.q))
    fitting(draw, shown(given))
    return given
  },
  answer: ({ p, q, x }) => pair(p, q, x),
  also: ({ p, q, x }) => [pair(p, q, x)].map((text) => text.replace(/^(\(.*\))(\(.*\))$/, '$2$1')),
  wrong: (given) => {
    const { p, q, x } = given
    const other = otherPair(given)
    const [low, high] = p < q ? [p, q] : [q, p]
    return {
      signs: pair(-p, -q, x),
      'first-sign': pair(-p, q, x),
      'second-sign': pair(p, -q, x),
      'product-only': other && pair(...other, x),
      'sum-only': low - 1 === 0 || high + 1 === 0 ? undefined : pair(low - 1, high + 1, x),
      'as-they-stand': pair(p + q, p * q, x),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['understand', 'Factor completely: {shown}.'],
      ['understand', 'What is the factored form of {shown}?'],
      ['understand', 'Which product of two binomials is equal to {shown}?'],
      [
        'apply',
        'The area of a rectangular lot is ({shown}) square meters. Its sides are binomials with integer coefficients. Which product of the two sides gives this area?',
      ],
    ],
    fil: [
      ['understand', 'I-factor nang lubos: {shown}.'],
      ['understand', 'Ano ang factored form ng {shown}?'],
      ['understand', 'Aling product ng dalawang binomial ang katumbas ng {shown}?'],
      [
        'apply',
        'Ang area ng isang parihabang lote ay ({shown}) metro kuwadrado. Ang mga gilid nito ay mga binomial na may integer na coefficient. Aling product ng dalawang gilid ang nagsasaad ng area na ito?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The factored form of {shown} is {answer}.',
    fil: 'Ang factored form ng {shown} ay {answer}.',
  }),
  solution: stepsOf(({ p, q, x }, say) => {
    const numbers = `${grouped(p)} ${say('and', 'at')} ${grouped(q)}`
    return [
      say(
        `Find two numbers whose product is ${grouped(p * q)} and whose sum is ${grouped(p + q)}: ${numbers}.`,
        `Hanapin ang dalawang bilang na ang product ay ${grouped(p * q)} at ang sum ay ${grouped(p + q)}: ${numbers}.`,
      ),
      `${shown({ p, q, x })} = ${pair(p, q, x)}`,
    ]
  }),
})
