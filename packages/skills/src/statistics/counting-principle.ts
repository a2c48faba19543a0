import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { ilan, listed, need, product, rule, says, stems, sum } from './writing.ts'

type Story = InBoth<(list: string, who: Person, count: number) => string> & {
  parts: InBoth<readonly [string, string, string]>
  most: number
}
type Given = { factors: readonly number[]; story: Story; who: Person }

const stories: readonly Story[] = [
  {
    most: 6,
    parts: says(['shirts', 'pairs of pants', 'pairs of shoes'], ['kamiseta', 'pantalon', 'pares ng sapatos']),
    en: (list, who) => `${who.name} has ${list}. In how many ways can ${who.he} dress with one of each?`,
    fil: (list, who) =>
      `May ${list} si ${who.name}. Sa ilang paraan siya makapagbibihis nang tig-isa sa mga ito?`,
  },
  {
    most: 6,
    parts: says(['viands', 'drinks', 'desserts'], ['ulam', 'inumin', 'panghimagas']),
    en: (list) => `A canteen offers ${list}. How many different meals with one of each can be ordered?`,
    fil: (list) =>
      `Nag-aalok ang kantina ng ${list}. Ilang magkakaibang pagkaing may tig-isa sa mga ito ang maaaring orderin?`,
  },
  {
    most: 5,
    parts: says(
      [
        'roads from the barrio to the town',
        'roads from the town to the city',
        'roads from the city to the port',
      ],
      [
        'daan mula sa baryo papuntang bayan',
        'daan mula sa bayan papuntang lungsod',
        'daan mula sa lungsod papuntang daungan',
      ],
    ),
    en: (list, _, count) =>
      `There are ${list}. In how many ways can one travel from the barrio to the ${count === 2 ? 'city' : 'port'} along these roads?`,
    fil: (list, _, count) =>
      `May ${list}. Sa ilang paraan makapaglalakbay mula sa baryo papuntang ${count === 2 ? 'lungsod' : 'daungan'} gamit ang mga daang ito?`,
  },
  {
    most: 8,
    parts: says(
      ['flavors of ice cream', 'kinds of cones', 'toppings'],
      ['lasa ng sorbetes', 'uri ng apa', 'uri ng topping'],
    ),
    en: (list) => `A store has ${list}. How many different cones with one of each can be ordered?`,
    fil: (list) =>
      `Ang isang tindahan ay may ${list}. Ilang magkakaibang sorbetes na may tig-isa sa mga ito ang maaaring orderin?`,
  },
  {
    most: 6,
    parts: says(['songs', 'dances', 'poems'], ['awit', 'sayaw', 'tula']),
    en: (list, who) =>
      `For a program, ${who.name} may choose from ${list}. How many different programs with one of each can ${who.he} make?`,
    fil: (list, who) =>
      `Para sa isang palatuntunan, makapipili si ${who.name} mula sa ${list}. Ilang magkakaibang palatuntunang may tig-isa sa mga ito ang mabubuo niya?`,
  },
]

const list = ({ factors, story }: Given, language: 'en' | 'fil') =>
  listed(
    factors.map((n, at) =>
      language === 'en' ? `${n} ${story.parts.en[at]}` : ilan(n, story.parts.fil[at] ?? ''),
    ),
    language,
  )
const text = (given: Given, language: 'en' | 'fil') =>
  given.story[language](list(given, language), given.who, given.factors.length)

export const countingPrinciple = skill<Given, 'sum' | 'partial' | 'mixed' | 'twice' | 'less' | 'square'>({
  id: 'statistics/counting-principle',
  area: 'Mathematics',
  name: says('Fundamental counting principle', 'Fundamental counting principle'),
  grades: [8, 10],
  cues: says(
    [
      'fundamental counting principle',
      'number of ways',
      'tree diagram',
      'possible outcomes',
      'in how many ways',
    ],
    [
      'fundamental counting principle',
      'bilang ng paraan',
      'tree diagram',
      'maaaring kalabasan',
      'sa ilang paraan',
    ],
  ),
  units: ['mathematics/8/experimental-and-theoretical-probability'],
  largest: () => 1_000,
  mistakes: {
    sum: says('added instead of multiplying', 'nagdagdag sa halip na nag-multiply'),
    partial: says('multiplied only the first two numbers', 'ang unang dalawang bilang lamang ang minultiply'),
    mixed: says(
      'multiplied the first two numbers and added the last',
      'minultiply ang unang dalawang bilang at idinagdag ang huli',
    ),
    twice: says('counted every way twice', 'dalawang beses binilang ang bawat paraan'),
    less: says('missed one of the first choices', 'may isang hindi naisama sa unang pagpili'),
    square: says('multiplied the first number by itself', 'minultiply ang unang bilang sa sarili nito'),
  },
  rules: says(
    [
      rule(
        'If one choice can be made in m ways and another in n ways, both can be made in {m × n} ways.',
        'One choice can be made in m ways and another in n ways. In how many ways can both be made?',
        'm + n',
        'm − n',
        'm ÷ n',
      ),
      rule(
        'A coin tossed 3 times has {8} possible outcomes.',
        'How many possible outcomes does a coin tossed 3 times have?',
        '3',
        '6',
        '9',
      ),
      rule(
        'A die and a coin thrown together have {12} possible outcomes.',
        'How many possible outcomes do a die and a coin thrown together have?',
        '6',
        '8',
        '36',
      ),
    ],
    [
      rule(
        'Kung may m na paraan sa isang pagpili at n na paraan sa isa pa, ang dalawa ay magagawa sa {m × n} na paraan.',
        'May m na paraan sa isang pagpili at n na paraan sa isa pa. Sa ilang paraan magagawa ang dalawa?',
        'm + n',
        'm − n',
        'm ÷ n',
      ),
      rule(
        'Ang baryang tatlong beses inihagis ay may {8} posibleng kalabasan.',
        'Ilan ang posibleng kalabasan ng baryang tatlong beses inihagis?',
        '3',
        '6',
        '9',
      ),
      rule(
        'Ang isang die at isang baryang sabay inihagis ay may {12} posibleng kalabasan.',
        'Ilan ang posibleng kalabasan ng isang die at isang baryang sabay inihagis?',
        '6',
        '8',
        '36',
      ),
    ],
  ),
  draw: (draw) => {
    const story = draw.pick(stories)
    const factors = Array.from({ length: draw.chanceOf(70) ? 3 : 2 }, () => draw.int(2, story.most))
    need(sum(factors) >= 6)
    return { factors, story, who: draw.person() }
  },
  answer: ({ factors }) => grouped(product(factors)),
  wrong: ({ factors }) => {
    const [a = 0, b = 0, c] = factors
    return {
      sum: grouped(sum(factors)),
      partial: c === undefined ? undefined : grouped(a * b),
      mixed: c === undefined ? undefined : grouped(a * b + c),
      twice: grouped(2 * product(factors)),
      less: grouped((product(factors) / a) * (a - 1)),
      square: c === undefined ? grouped(a * a) : undefined,
    }
  },
  stems: stems(
    ['apply', (given) => text(given, 'en'), (given) => text(given, 'fil')],
    [
      'apply',
      (given) => `Use the fundamental counting principle. ${text(given, 'en')}`,
      (given) => `Gamitin ang fundamental counting principle. ${text(given, 'fil')}`,
    ],
  ),
  statement: {
    en: (given, answer) => `With ${list(given, 'en')}, there are ${answer} ways to take one of each.`,
    fil: (given, answer) =>
      `Kung may ${list(given, 'fil')}, ${answer} ang paraan ng pagkuha ng tig-isa sa mga ito.`,
  },
  solution: {
    en: ({ factors }) => [
      `Multiply the numbers of choices: ${factors.join(' × ')} = ${grouped(product(factors))}`,
    ],
    fil: ({ factors }) => [
      `I-multiply ang mga bilang ng pagpipilian: ${factors.join(' × ')} = ${grouped(product(factors))}`,
    ],
  },
})
