import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { algebraPhrases, type Phrase } from './phrases.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { count, only } from './terms.ts'

/** A phrase on a number, and the number. */
type Given = { phrase: number; k: number; a: number; n: number }

/** The phrases that lead to a linear equation: kx + a, kx − a, k(x + a), k(x − a), x/k + a. */
const linear = [0, 1, 2, 3, 5]

const phraseOf = ({ phrase }: Given): Phrase => algebraPhrases[phrase] as Phrase

const values: Record<number, (given: Given) => number> = {
  0: ({ k, a, n }) => k * n + a,
  1: ({ k, a, n }) => k * n - a,
  2: ({ k, a, n }) => k * (n + a),
  3: ({ k, a, n }) => k * (n - a),
  5: ({ k, a, n }) => n / k + a,
}
const result = (given: Given) => values[given.phrase]?.(given) ?? Number.NaN

const beses = ['', 'isang', 'dalawang', 'tatlong', 'apat na', 'limang', 'anim na', 'pitong', 'walong']

/** What is done with the number, after "kapag": a phrase with "ay" would say that the number added is the result. */
const clauses: Record<number, (given: Given) => string> = {
  0: ({ k, a }) => `idinagdag ang ${a} sa ${beses[k]} beses ng isang bilang`,
  1: ({ k, a }) => `ibinawas ang ${a} sa ${beses[k]} beses ng isang bilang`,
  2: ({ k, a }) => `minultiply sa ${k} ang sum ng isang bilang at ${a}`,
  3: ({ k, a }) => `ibinawas ang ${a} sa isang bilang at minultiply sa ${k} ang difference`,
  5: ({ k, a }) => `hinati sa ${k} ang isang bilang at idinagdag ang ${a} sa quotient`,
}
const phraseIn = (given: Given) => phraseOf(given).en(given.k, given.a, '').replace(/ {2,}/g, ' ').trim()
const slots = (given: Given, language: Language) => ({
  phrase: language === 'en' ? phraseIn(given) : (clauses[given.phrase]?.(given) ?? ''),
  result: grouped(result(given)),
})

export const numberProblems = skill<
  Given,
  'wrong-inverse' | 'not-finished' | 'one-step' | 'order' | 'added-all' | 'one-off'
>({
  id: 'algebra/number-problems',
  area: 'Mathematics',
  name: { en: 'Number problems', fil: 'Mga number problem' },
  grades: [7, 8],
  cues: {
    en: [
      'number problem',
      'number problems',
      'twice a number',
      'find the number',
      'what is the number',
      'equation',
    ],
    fil: ['number problem', 'hanapin ang bilang', 'ano ang bilang', 'beses ng isang bilang', 'equation'],
  },
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: () => 150,
  mistakes: {
    'wrong-inverse': {
      en: 'did not use the inverse operation for the constant',
      fil: 'hindi ginamit ang inverse operation para sa constant',
    },
    'not-finished': { en: 'stopped before the last step', fil: 'huminto bago ang huling hakbang' },
    'one-step': {
      en: 'undid only the multiplication or division',
      fil: 'multiplication o division lamang ang inalis',
    },
    order: {
      en: 'undid the operations in the wrong order',
      fil: 'mali ang pagkakasunod ng pag-alis sa mga operation',
    },
    'added-all': {
      en: 'subtracted both numbers from the result',
      fil: 'ibinawas sa resulta ang dalawang bilang',
    },
    'one-off': {
      en: 'was wrong by one in the last step',
      fil: 'nagkamali ng isa sa huling hakbang',
    },
  },
  rules: {
    en: [
      {
        say: 'If x is a number, "5 less than three times the number" is written as {3x − 5}.',
        ask: 'Let x be a number. How is "5 less than three times the number" written?',
        not: ['5 − 3x', '3(x − 5)', '3x + 5'],
      },
      {
        say: '"Six more than twice a number is 20" is written as {2x + 6 = 20}.',
        ask: 'How is "six more than twice a number is 20" written as an equation?',
        not: ['6x + 2 = 20', '2(x + 6) = 20', '2x − 6 = 20'],
      },
    ],
    fil: [
      {
        say: 'Kung x ang isang bilang at ibinawas ang 5 sa tatlong beses nito, ang expression ay {3x − 5}.',
        ask: 'Ipagpalagay na x ang isang bilang. Ibinawas ang 5 sa tatlong beses nito. Aling expression ang nagsasaad nito?',
        not: ['5 − 3x', '3(x − 5)', '3x + 5'],
      },
      {
        say: 'Ang "Kapag idinagdag ang 6 sa dalawang beses ng isang bilang, ang resulta ay 20" ay isinusulat na {2x + 6 = 20}.',
        ask: 'Paano isinusulat bilang equation ang "Kapag idinagdag ang 6 sa dalawang beses ng isang bilang, ang resulta ay 20"?',
        not: ['6x + 2 = 20', '2(x + 6) = 20', '2x − 6 = 20'],
      },
    ],
  },
  draw: (draw) => {
    const phrase = draw.pick(linear)
    const k = draw.int(2, 8)
    const given = { phrase, k, a: draw.int(2, 15), n: phrase === 5 ? k * draw.int(2, 9) : draw.int(3, 20) }
    only(given.k !== given.a && given.n !== given.a && given.n !== given.k)
    only(result(given) > 1 && result(given) !== given.n && result(given) <= draw.largest)
    return given
  },
  answer: ({ n }) => grouped(n),
  wrong: (given) => {
    const { phrase, k, a, n } = given
    const all = result(given)
    const small = (value: number) => (value > 150 ? undefined : count(value))
    if (phrase === 5)
      return {
        'wrong-inverse': small((all + a) * k),
        'not-finished': small(all - a),
        'one-step': small(all * k),
        order: small(all * k - a),
        'added-all': small(all - a - k),
        'one-off': small(n + 1),
      }
    if (phrase > 1)
      return {
        'wrong-inverse': small(phrase === 2 ? all / k + a : all / k - a),
        'one-step': small(all / k),
        order: small(phrase === 2 ? (all - a) / k : (all + a) / k),
        'not-finished': small(phrase === 2 ? all - a : all + a),
        'added-all': small(all - a - k),
        'one-off': small(n + 1),
      }
    return {
      'wrong-inverse': small(phrase === 0 ? (all + a) / k : (all - a) / k),
      'not-finished': small(k * n),
      'one-step': small(all / k),
      order: small(phrase === 0 ? all / k - a : all / k + a),
      'added-all': small(all - a - k),
      'one-off': small(n + 1),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['analyze', 'Suppose that {phrase} is {result}. What is the number?'],
      ['analyze', 'If {phrase} is equal to {result}, find the number.'],
    ],
    fil: [
      ['analyze', 'Kapag {phrase}, ang resulta ay {result}. Ano ang bilang?'],
      ['analyze', 'Kapag {phrase}, {result} ang makukuha. Hanapin ang bilang.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'If {phrase} is {result}, then the number is {answer}.',
    fil: 'Kung {result} ang resulta kapag {phrase}, ang bilang ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { phrase, k, a, n } = given
    const all = result(given)
    const equation = `${phraseOf(given).expression(k, a, 'x')} = ${all}`
    const next =
      phrase === 5
        ? `x/${k} = ${all - a}`
        : phrase > 1
          ? `x ${phrase === 2 ? '+' : '−'} ${a} = ${all / k}`
          : `${k}x = ${k * n}`
    return [
      say(`Let x be the number: ${equation}`, `Ipagpalagay na x ang bilang: ${equation}`),
      next,
      `x = ${n}`,
    ]
  }),
})
