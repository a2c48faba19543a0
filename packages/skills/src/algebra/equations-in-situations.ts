import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { type DrawnSituation, drawSituation, expression, result, situationOf, slotsOf } from './situations.ts'
import { chief, count } from './terms.ts'

/** What the multiple of the unknown is equal to. */
const product = ({ k, v }: DrawnSituation) => k * v

export const equationsInSituations = skill<
  DrawnSituation,
  'wrong-inverse' | 'no-division' | 'divided-only' | 'subtracted-twice' | 'one-more' | 'one-less'
>({
  id: 'algebra/equations-in-situations',
  area: 'Mathematics',
  name: { en: 'Word problems with linear equations', fil: 'Mga word problem na may linear equation' },
  grades: [7, 8],
  cues: {
    en: ['word problem', 'linear equation', 'equation', 'solve the problem', 'unknown'],
    fil: ['word problem', 'linear equation', 'equation', 'lutasin ang suliranin'],
  },
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: () => 1800,
  mistakes: {
    'wrong-inverse': {
      en: 'did not use the inverse operation for the constant',
      fil: 'hindi ginamit ang inverse operation para sa constant',
    },
    'no-division': {
      en: 'did not divide by the coefficient',
      fil: 'hindi hinati sa coefficient',
    },
    'divided-only': {
      en: 'only divided the result by the coefficient',
      fil: 'hinati lamang ang resulta sa coefficient',
    },
    'subtracted-twice': {
      en: 'subtracted the coefficient instead of dividing by it',
      fil: 'ibinawas ang coefficient sa halip na hinati rito',
    },
    'one-more': { en: 'got one too many in the division', fil: 'sumobra ng isa sa paghahati' },
    'one-less': { en: 'got one too few in the division', fil: 'kinulang ng isa sa paghahati' },
  },
  rules: {
    en: [
      {
        say: 'To leave 5n alone on the left side of 5n + 20 = 95, {subtract 20} on both sides.',
        ask: 'What should be done on both sides of 5n + 20 = 95 to leave 5n alone on the left side?',
        not: ['add 20', 'multiply by 5', 'subtract 95'],
      },
      {
        say: 'After 100 is subtracted from both sides, 100 − 4n = 40 becomes {−4n = −60}.',
        ask: 'What does 100 − 4n = 40 become after 100 is subtracted from both sides?',
        not: ['4n = −60', '−4n = 140', '96n = 40'],
      },
    ],
    fil: [
      {
        say: 'Upang matirang mag-isa ang 5n sa kaliwang panig ng 5n + 20 = 95, {ibawas ang 20} sa magkabilang panig.',
        ask: 'Ano ang dapat gawin sa magkabilang panig ng 5n + 20 = 95 upang matirang mag-isa ang 5n sa kaliwang panig?',
        not: ['idagdag ang 20', 'i-multiply sa 5', 'ibawas ang 95'],
      },
      {
        say: 'Kapag ibinawas ang 100 sa magkabilang panig, ang 100 − 4n = 40 ay magiging {−4n = −60}.',
        ask: 'Ano ang magiging 100 − 4n = 40 kapag ibinawas ang 100 sa magkabilang panig?',
        not: ['4n = −60', '−4n = 140', '96n = 40'],
      },
    ],
  },
  draw: drawSituation,
  answer: ({ v }) => grouped(v),
  also: (told, language) => [slotsOf(told, language).v],
  wrong: (told) => {
    const { k, a, v } = told
    const total = result(told)
    const { kind } = situationOf(told)
    const other = kind === 'difference' ? total - a : total + a
    const of = (value: number) => (value <= 6 * v ? count(value) : undefined)
    return chief(grouped(v), {
      'wrong-inverse': of(other / k),
      'no-division': of(product(told)),
      'divided-only': of(Math.floor(total / k)),
      'subtracted-twice': of(product(told) - k),
      'one-more': of(v + 1),
      'one-less': of(v - 1),
    })
  },
  stems: slotStemsOf(slotsOf, {
    en: [
      ['analyze', '{story} Suppose {what} is {result}. {ask}'],
      ['analyze', '{story} If {what} is {result}, {thenAsk}'],
    ],
    fil: [
      ['analyze', '{story} Ipagpalagay na ang {what} ay {result}. {ask}'],
      ['analyze', '{story} Kung ang {what} ay {result}, {thenAsk}'],
    ],
  }),
  statement: statementOf(slotsOf, {
    en: '{story} If {what} is {result}, then {x} = {answer}.',
    fil: '{story} Kung ang {what} ay {result}, ang {x} ay {answer}.',
  }),
  solution: stepsOf((told, say, language) => {
    const { k, v } = told
    const { x, v: amount } = slotsOf(told, language)
    return [
      say(
        `Write the equation: ${expression(told)} = ${grouped(result(told))}`,
        `Isulat ang equation: ${expression(told)} = ${grouped(result(told))}`,
      ),
      `${k}${x} = ${grouped(product(told))}`,
      `${x} = ${grouped(product(told))} ÷ ${k} = ${grouped(v)}`,
      say(`The answer is ${amount}.`, `Ang sagot ay ${amount}.`),
    ]
  }),
})
