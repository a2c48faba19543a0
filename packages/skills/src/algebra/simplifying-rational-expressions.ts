import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { drawnLetter, drawSigned, fitting, inBrackets, only, polynomialIn } from './terms.ts'

/**
 * (x + p) is common: (x + p)(x + q) over (x + p), over (x + p)(x + r), or k(x + p) over (x + p)(x + r).
 */
type Given = { form: 'whole' | 'both' | 'number'; p: number; q: number; r: number; k: number; x: string }

const sum = (number: number, x: string) => polynomialIn([1, number], x)
const trinomial = (one: number, other: number, x: string) => polynomialIn([1, one + other, one * other], x)

const above = ({ form, p, q, k, x }: Given) =>
  form === 'number' ? polynomialIn([k, k * p], x) : trinomial(p, q, x)
const below = ({ form, p, r, x }: Given) => (form === 'whole' ? sum(p, x) : trinomial(p, r, x))
const shown = (given: Given) => `(${above(given)})/(${below(given)})`

const result = ({ form, q, r, k, x }: Given) => {
  if (form === 'whole') return sum(q, x)
  return `${form === 'number' ? k : `(${sum(q, x)})`}/(${sum(r, x)})`
}
const slots = (given: Given) => ({ shown: shown(given) })

export const simplifyingRationalExpressions = skill<
  Given,
  'common-kept' | 'sign' | 'terms-cancelled' | 'turned' | 'other-sign' | 'number-lost'
>({
  id: 'algebra/simplifying-rational-expressions',
  area: 'Mathematics',
  name: { en: 'Simplifying rational expressions', fil: 'Pagpapasimple ng mga rational expression' },
  grades: [8, 9],
  cues: {
    en: ['rational expression', 'rational algebraic expression', 'simplify', 'lowest terms', 'common factor'],
    fil: [
      'rational expression',
      'rational algebraic expression',
      'pasimplehin',
      'lowest terms',
      'common factor',
    ],
  },
  notation: [/\([a-z](?:²|\^2)[^()]*\) ?\/ ?\([^()]*\)/],
  units: ['mathematics/8/rational-algebraic-expressions'],
  largest: () => 80,
  mistakes: {
    'common-kept': {
      en: 'cancelled the wrong factor and kept the common one',
      fil: 'maling factor ang inalis at naiwan ang common factor',
    },
    sign: {
      en: 'factored the numerator with a wrong sign',
      fil: 'mali ang sign sa pag-factor ng numerator',
    },
    'terms-cancelled': {
      en: 'cancelled single terms instead of factors',
      fil: 'mga term ang inalis sa halip na mga factor',
    },
    turned: { en: 'wrote the answer upside down', fil: 'nabaligtad ang numerator at denominator' },
    'other-sign': {
      en: 'factored the denominator with a wrong sign',
      fil: 'mali ang sign sa pag-factor ng denominator',
    },
    'number-lost': {
      en: 'cancelled the whole numerator',
      fil: 'inalis ang buong numerator',
    },
  },
  rules: {
    en: [
      {
        say: 'To simplify (x² − 9)/(x + 3), first {factor x² − 9}.',
        ask: 'What should you do first to simplify (x² − 9)/(x + 3)?',
        not: ['cancel x² and x', 'divide 9 by 3', 'subtract x + 3 from x² − 9'],
      },
      {
        say: 'In a rational expression, the only thing that may be cancelled from the numerator and the denominator is a common {factor}.',
        ask: 'What may be cancelled if the numerator and the denominator of a rational expression have it in common?',
        not: ['term', 'exponent', 'sign'],
      },
      {
        say: 'The expression 5/(x − 3) is undefined for x = {3}.',
        ask: 'For which value of x is 5/(x − 3) undefined?',
        not: ['−3', '0', '5'],
      },
    ],
    fil: [
      {
        say: 'Upang pasimplehin ang (x² − 9)/(x + 3), {i-factor ang x² − 9} muna.',
        ask: 'Ano ang dapat gawin muna upang pasimplehin ang (x² − 9)/(x + 3)?',
        not: ['i-cancel ang x² at x', 'hatiin ang 9 sa 3', 'ibawas ang x + 3 sa x² − 9'],
      },
      {
        say: 'Sa rational expression, ang maaari lamang alisin sa numerator at denominator ay ang common na {factor}.',
        ask: 'Ano ang maaaring alisin sa rational expression kung mayroon nito ang numerator at ang denominator?',
        not: ['term', 'exponent', 'sign'],
      },
      {
        say: 'Ang 5/(x − 3) ay undefined kung ang x ay {3}.',
        ask: 'Sa aling halaga ng x undefined ang 5/(x − 3)?',
        not: ['−3', '0', '5'],
      },
    ],
  },
  draw: (draw) => {
    const p = drawSigned(draw, 1, 8)
    const given = {
      form: draw.pick(['whole', 'both', 'number'] as const),
      p,
      // The difference of two squares is the most usual case.
      q: draw.chanceOf(35) ? -p : drawSigned(draw, 1, 8),
      r: draw.chanceOf(35) ? -p : drawSigned(draw, 1, 8),
      k: draw.int(2, 7),
      x: drawnLetter(draw),
    }
    only(given.q !== given.r && given.q !== p && given.r !== p && given.q !== -given.r)
    fitting(draw, shown(given))
    return given
  },
  answer: result,
  wrong: (given) => {
    const { form, p, q, r, k, x } = given
    const turned = (one: string, other: string) => `(${one})/(${other})`
    if (form === 'whole')
      return {
        'common-kept': sum(p, x),
        sign: sum(-q, x),
        'terms-cancelled': p + q === 0 ? sum(-q, x) : polynomialIn([1 + p + q, q], x),
        turned: `1/(${sum(q, x)})`,
        'other-sign': sum(p * q, x),
      }
    if (form === 'number')
      return {
        'common-kept': `${k}/(${sum(p, x)})`,
        'other-sign': `${k}/(${sum(-r, x)})`,
        turned: `(${sum(r, x)})/${k}`,
        'number-lost': `1/(${sum(r, x)})`,
      }
    return {
      'common-kept': turned(sum(p, x), sum(r, x)),
      sign: turned(sum(-q, x), sum(r, x)),
      'other-sign': turned(sum(q, x), sum(-r, x)),
      turned: turned(sum(r, x), sum(q, x)),
      'terms-cancelled':
        p + q === 0 || p + r === 0
          ? undefined
          : turned(polynomialIn([p + q, p * q], x), polynomialIn([p + r, p * r], x)),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['apply', 'Simplify {shown}. No denominator is zero.'],
      ['apply', 'What is the simplest form of {shown} if no denominator is zero?'],
      ['apply', 'Write {shown} in simplest form. No denominator is zero.'],
    ],
    fil: [
      ['apply', 'Pasimplehin ang {shown}. Walang denominator na zero.'],
      ['apply', 'Ano ang pinakasimpleng anyo ng {shown} kung walang denominator na zero?'],
      ['apply', 'Isulat ang {shown} sa pinakasimpleng anyo. Walang denominator na zero.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'The simplest form of {shown} is {answer}.',
    fil: 'Ang pinakasimpleng anyo ng {shown} ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { form, p, q, r, k, x } = given
    const top = form === 'number' ? `${k}(${sum(p, x)})` : inBrackets(sum(p, x), sum(q, x))
    const bottom = form === 'whole' ? sum(p, x) : inBrackets(sum(p, x), sum(r, x))
    return [
      say(
        `Factor the numerator: ${above(given)} = ${top}`,
        `I-factor ang numerator: ${above(given)} = ${top}`,
      ),
      ...(form === 'whole'
        ? []
        : [
            say(
              `Factor the denominator: ${below(given)} = ${bottom}`,
              `I-factor ang denominator: ${below(given)} = ${bottom}`,
            ),
          ]),
      say(
        `Cancel the common factor ${sum(p, x)}: ${result(given)}`,
        `Alisin ang common factor na ${sum(p, x)}: ${result(given)}`,
      ),
    ]
  }),
})
