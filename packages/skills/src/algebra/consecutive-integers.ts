import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { count, only } from './terms.ts'

type Kind = 'integers' | 'even' | 'odd'
/** Three numbers in a row, and the place of the one asked for. */
type Given = { kind: Kind; first: number; at: 0 | 1 | 2 }

const step = ({ kind }: Given) => (kind === 'integers' ? 1 : 2)
const numbers = (given: Given) => [0, 1, 2].map((each) => given.first + each * step(given))
const sum = (given: Given) => 3 * given.first + 3 * step(given)
const asked = (given: Given) => given.first + given.at * step(given)

const kinds: Record<Kind, InBoth<string>> = {
  integers: { en: 'consecutive integers', fil: 'magkakasunod na integer' },
  even: { en: 'consecutive even integers', fil: 'magkakasunod na even integer' },
  odd: { en: 'consecutive odd integers', fil: 'magkakasunod na odd integer' },
}
const places: InBoth<readonly string[]> = {
  en: ['smallest', 'middle', 'largest'],
  fil: ['pinakamaliit', 'panggitna', 'pinakamalaki'],
}

const slots = (given: Given, language: Language) => ({
  kind: kinds[given.kind][language],
  place: places[language][given.at] ?? '',
  sum: grouped(sum(given)),
})

export const consecutiveIntegers = skill<
  Given,
  'smallest' | 'middle' | 'largest' | 'next' | 'spacing' | 'not-divided'
>({
  id: 'algebra/consecutive-integers',
  area: 'Mathematics',
  name: { en: 'Consecutive integer problems', fil: 'Mga problem tungkol sa magkakasunod na integer' },
  grades: [7, 8],
  cues: {
    en: ['consecutive integers', 'consecutive even integers', 'consecutive odd integers', 'number problem'],
    fil: ['consecutive integers', 'magkakasunod na integer', 'magkakasunod na bilang', 'number problem'],
  },
  units: [],
  largest: () => 300,
  mistakes: {
    smallest: { en: 'gave the smallest of the three', fil: 'ibinigay ang pinakamaliit sa tatlo' },
    middle: { en: 'gave the middle one of the three', fil: 'ibinigay ang panggitna sa tatlo' },
    largest: { en: 'gave the largest of the three', fil: 'ibinigay ang pinakamalaki sa tatlo' },
    next: {
      en: 'went one number too far',
      fil: 'lumampas ng isang bilang',
    },
    spacing: {
      en: 'used the wrong distance between the numbers',
      fil: 'mali ang pagitan ng mga bilang na ginamit',
    },
    'not-divided': {
      en: 'took half of the sum',
      fil: 'kinuha ang kalahati ng sum',
    },
  },
  rules: {
    en: [
      {
        say: 'If x is an integer, the next consecutive integer is {x + 1}.',
        ask: 'If x is an integer, what is the next consecutive integer?',
        not: ['x + 2', '2x', 'x − 1'],
      },
      {
        say: 'If x is an even integer, the next even integer is {x + 2}.',
        ask: 'If x is an even integer, what is the next even integer?',
        not: ['x + 1', '2x', 'x − 2'],
      },
      {
        say: 'If x is an odd integer, the next odd integer is {x + 2}.',
        ask: 'If x is an odd integer, what is the next odd integer?',
        not: ['x + 1', 'x + 3', '2x + 1'],
      },
    ],
    fil: [
      {
        say: 'Kung ang x ay isang integer, ang kasunod na integer ay {x + 1}.',
        ask: 'Kung ang x ay isang integer, ano ang kasunod na integer?',
        not: ['x + 2', '2x', 'x − 1'],
      },
      {
        say: 'Kung ang x ay isang even integer, ang kasunod na even integer ay {x + 2}.',
        ask: 'Kung ang x ay isang even integer, ano ang kasunod na even integer?',
        not: ['x + 1', '2x', 'x − 2'],
      },
      {
        say: 'Kung ang x ay isang odd integer, ang kasunod na odd integer ay {x + 2}.',
        ask: 'Kung ang x ay isang odd integer, ano ang kasunod na odd integer?',
        not: ['x + 1', 'x + 3', '2x + 1'],
      },
    ],
  },
  draw: (draw) => {
    const kind = draw.pick(['integers', 'even', 'odd'] as const)
    const drawn = draw.int(6, 80)
    const isOther = kind !== 'integers' && (drawn % 2 === 0) !== (kind === 'even')
    const given = { kind, first: isOther ? drawn + 1 : drawn, at: draw.pick([0, 1, 2, 0, 2] as const) }
    only(sum(given) <= draw.largest)
    return given
  },
  answer: (given) => grouped(asked(given)),
  wrong: (given) => {
    const [smallest = 0, middle = 0, largest = 0] = numbers(given)
    // An odd number among even ones is no answer to think about.
    const half = sum(given) / 2
    const fits = given.kind === 'integers' || half % 2 === given.first % 2
    return {
      smallest: count(smallest),
      middle: count(middle),
      largest: count(largest),
      next: count(largest + step(given)),
      spacing: given.at === 1 ? undefined : count(middle + (given.at - 1) * 2 * step(given)),
      'not-divided': fits ? count(half) : undefined,
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      ['analyze', 'The sum of three {kind} is {sum}. What is the {place} of the three?'],
      ['analyze', 'Three {kind} add up to {sum}. Find the {place} one.'],
    ],
    fil: [
      ['analyze', 'Ang sum ng tatlong {kind} ay {sum}. Ano ang {place} sa tatlo?'],
      ['analyze', 'Kapag pinagsama ang tatlong {kind}, ang sum ay {sum}. Hanapin ang {place} sa tatlo.'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'If the sum of three {kind} is {sum}, the {place} of the three is {answer}.',
    fil: 'Kung ang sum ng tatlong {kind} ay {sum}, ang {place} sa tatlo ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const gap = step(given)
    return [
      say('Let x be the smallest of the three.', 'Ipagpalagay na x ang pinakamaliit sa tatlo.'),
      `x + (x + ${gap}) + (x + ${2 * gap}) = ${sum(given)}`,
      `3x = ${sum(given) - 3 * gap}`,
      `x = ${given.first}`,
      say(
        `The three integers are ${numbers(given).join(', ')}. The answer is ${asked(given)}.`,
        `Ang tatlong integer ay ${numbers(given).join(', ')}. Ang sagot ay ${asked(given)}.`,
      ),
    ]
  }),
})
