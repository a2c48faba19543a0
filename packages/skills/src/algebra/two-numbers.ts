import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { na, slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import { count, only } from './terms.ts'

/** Two amounts; the larger is so much more than the smaller. */
type Given = { small: number; more: number; isSmall: boolean; who: Person; other: Person }

const sum = ({ small, more }: Given) => 2 * small + more
const asked = ({ small, more, isSmall }: Given) => (isSmall ? small : small + more)

const slots = (given: Given, language: 'en' | 'fil') => ({
  sum: language === 'en' ? grouped(sum(given)) : na(sum(given)),
  total: grouped(sum(given)),
  more: language === 'en' ? grouped(given.more) : na(given.more),
  more1: grouped(given.more),
  who: given.who.name,
  other: given.other.name,
  one: given.isSmall ? given.other.name : given.who.name,
  which:
    (language === 'en' ? ['smaller', 'larger'] : ['mas maliit na', 'mas malaking'])[given.isSmall ? 0 : 1] ??
    '',
  length:
    (language === 'en' ? ['shorter', 'longer'] : ['mas maikling', 'mas mahabang'])[given.isSmall ? 0 : 1] ??
    '',
  name: (language === 'en' ? ['boys', 'girls'] : ['lalaki', 'babae'])[given.isSmall ? 0 : 1] ?? '',
})

export const twoNumbers = skill<
  Given,
  'half' | 'other' | 'not-halved' | 'difference-twice' | 'halved-difference'
>({
  id: 'algebra/two-numbers',
  area: 'Mathematics',
  name: { en: 'Two numbers from their sum and difference', fil: 'Dalawang bilang mula sa sum at difference' },
  grades: [7, 8],
  cues: {
    en: [
      'number problem',
      'sum of two numbers',
      'larger number',
      'smaller number',
      'word problem',
      'equation',
    ],
    fil: [
      'number problem',
      'sum ng dalawang bilang',
      'mas malaking bilang',
      'mas maliit na bilang',
      'word problem',
    ],
  },
  units: [],
  largest: () => 150,
  mistakes: {
    half: { en: 'only halved the total', fil: 'hinati lamang sa dalawa ang kabuoan' },
    other: { en: 'gave the other amount', fil: 'ibinigay ang isa pang bilang' },
    'not-halved': {
      en: 'subtracted the difference but did not halve the rest',
      fil: 'ibinawas ang difference ngunit hindi hinati sa dalawa ang natira',
    },
    'difference-twice': {
      en: 'halved the total and then used the whole difference',
      fil: 'hinati sa dalawa ang kabuoan at saka ginamit ang buong difference',
    },
    'halved-difference': {
      en: 'halved only the difference',
      fil: 'difference lamang ang hinati sa dalawa',
    },
  },
  rules: {
    en: [
      {
        say: 'If x is the smaller number and the larger is 8 more, the larger number is {x + 8}.',
        ask: 'If x is the smaller number and the larger is 8 more, what is the larger number?',
        not: ['8x', 'x − 8', '8 − x'],
      },
      {
        say: 'If one number is x and the other is x + 8, their sum is {2x + 8}.',
        ask: 'If one number is x and the other is x + 8, what is their sum?',
        not: ['x + 8', '2x + 16', 'x² + 8x'],
      },
    ],
    fil: [
      {
        say: 'Kung x ang mas maliit na bilang at 8 ang lamang ng mas malaki, ang mas malaking bilang ay {x + 8}.',
        ask: 'Kung x ang mas maliit na bilang at 8 ang lamang ng mas malaki, ano ang mas malaking bilang?',
        not: ['8x', 'x − 8', '8 − x'],
      },
      {
        say: 'Kung x ang isang bilang at x + 8 ang isa pa, ang kanilang sum ay {2x + 8}.',
        ask: 'Kung x ang isang bilang at x + 8 ang isa pa, ano ang kanilang sum?',
        not: ['x + 8', '2x + 16', 'x² + 8x'],
      },
    ],
  },
  draw: (draw) => {
    const [who, other] = draw.two()
    const given = { small: draw.int(12, 45), more: draw.int(3, 16), isSmall: draw.chanceOf(50), who, other }
    only(sum(given) <= draw.largest)
    return given
  },
  answer: (given) => grouped(asked(given)),
  wrong: (given) => {
    const { small, more, isSmall } = given
    const total = sum(given)
    const sign = isSmall ? -1 : 1
    return {
      half: count(total / 2),
      other: count(isSmall ? small + more : small),
      'not-halved': count(total - more),
      'difference-twice': count(total / 2 + sign * more),
      'halved-difference': count(total - more / 2),
    }
  },
  stems: slotStemsOf(slots, {
    en: [
      [
        'analyze',
        'The sum of two numbers is {total}. The larger number is {more1} more than the smaller. What is the {which} number?',
      ],
      [
        'analyze',
        '{who} and {other} have {total} stickers in all. {who} has {more1} more stickers than {other}. How many stickers does {one} have?',
      ],
      [
        'analyze',
        'A ribbon {total} cm long is cut into two pieces. One piece is {more1} cm longer than the other. How many centimeters long is the {length} piece?',
      ],
      [
        'analyze',
        'A class collected {total} plastic bottles. The girls collected {more1} more bottles than the boys. How many bottles did the {name} collect?',
      ],
    ],
    fil: [
      [
        'analyze',
        'Ang sum ng dalawang bilang ay {total}. Ang mas malaking bilang ay higit nang {more1} sa mas maliit. Ano ang {which} bilang?',
      ],
      [
        'analyze',
        'May {sum} sticker sina {who} at {other} sa kabuoan. Lamang si {who} nang {more} sticker kay {other}. Ilang sticker mayroon si {one}?',
      ],
      [
        'analyze',
        'Ang isang laso na {total} cm ang haba ay pinutol sa dalawang piraso. Ang isang piraso ay mas mahaba nang {more1} cm kaysa sa isa pa. Ilang sentimetro ang haba ng {length} piraso?',
      ],
      [
        'analyze',
        'Nakaipon ang isang klase ng {sum} plastik na bote. Lamang nang {more} bote ang naipon ng mga babae sa naipon ng mga lalaki. Ilang bote ang naipon ng mga {name}?',
      ],
    ],
  }),
  statement: statementOf(slots, {
    en: 'If the sum of two numbers is {total} and the larger is {more1} more than the smaller, then the {which} number is {answer}.',
    fil: 'Kung ang sum ng dalawang bilang ay {total} at ang mas malaki ay higit nang {more1} sa mas maliit, ang {which} bilang ay {answer}.',
  }),
  solution: stepsOf((given, say) => {
    const { small, more } = given
    return [
      say('Let x be the smaller number.', 'Ipagpalagay na x ang mas maliit na bilang.'),
      `x + (x + ${more}) = ${sum(given)}`,
      `2x = ${sum(given) - more}`,
      `x = ${small}`,
      ...(given.isSmall
        ? []
        : [
            say(
              `The larger is ${small} + ${more} = ${small + more}.`,
              `Ang mas malaki ay ${small} + ${more} = ${small + more}.`,
            ),
          ]),
    ]
  }),
})
