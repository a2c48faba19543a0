import { drawnTable } from '@klasrum/drawings/tables'
import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import { mean } from './data.ts'
import { need, rule, says, stems, sum, tidyDecimal } from './writing.ts'

/** Values with their probabilities in tenths. */
type Given = { values: readonly number[]; tenths: readonly number[]; story: Story; place: string }
type Story = {
  values: readonly (readonly number[])[]
  as: (value: number) => string
  told: InBoth<(place: string) => string>
  ask: InBoth<string>
}

const places = [
  'San Jose',
  'San Roque',
  'Santa Cruz',
  'Malinao',
  'Pag-asa',
  'Maligaya',
  'Bagong Silang',
  'Poblacion',
]

const stories: readonly Story[] = [
  {
    values: [
      [0, 1, 2, 3],
      [1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ],
    as: grouped,
    told: says(
      (place) =>
        `The table in the figure shows the probability distribution of X, the number of learners absent in a class of ${place} High School in a day.`,
      (place) =>
        `Ipinakikita sa talahanayan sa larawan ang probability distribution ng X, ang bilang ng mag-aaral na lumiliban sa isang klase ng ${place} High School sa isang araw.`,
    ),
    ask: says('What is the expected value of X?', 'Ano ang expected value ng X?'),
  },
  {
    values: [
      [0, 10, 20, 50],
      [0, 20, 50, 100],
      [0, 50, 100, 200],
    ],
    as: pesos,
    told: says(
      (place) =>
        `The table in the figure shows the prizes, in pesos, of one ticket in a school fair in ${place} and their probabilities.`,
      (place) =>
        `Ipinakikita sa talahanayan sa larawan ang mga premyo, sa piso, ng isang tiket sa perya ng paaralan sa ${place} at ang probability ng bawat isa.`,
    ),
    ask: says(
      'What is the expected prize of one ticket?',
      'Ano ang expected value ng premyo ng isang tiket?',
    ),
  },
  {
    values: [
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5],
      [0, 1, 2, 3],
    ],
    as: grouped,
    told: says(
      (place) =>
        `The table in the figure shows the probability distribution of X, the number of customers waiting in a bakery in ${place}.`,
      (place) =>
        `Ipinakikita sa talahanayan sa larawan ang probability distribution ng X, ang bilang ng mamimiling naghihintay sa isang panaderya sa ${place}.`,
    ),
    ask: says('What is the mean of X?', 'Ano ang mean ng X?'),
  },
  {
    values: [
      [20, 30, 40, 50],
      [40, 50, 60],
      [10, 20, 30, 40],
    ],
    as: grouped,
    told: says(
      (place) =>
        `The table in the figure shows the probability distribution of X, the number of pieces of bibingka that a stall in ${place} sells in a day.`,
      (place) =>
        `Ipinakikita sa talahanayan sa larawan ang probability distribution ng X, ang bilang ng bibingkang naibebenta ng isang puwesto sa ${place} sa isang araw.`,
    ),
    ask: says('What is the expected value of X?', 'Ano ang expected value ng X?'),
  },
]

const expected = ({ values, tenths }: Pick<Given, 'values' | 'tenths'>) =>
  sum(values.map((value, at) => value * (tenths[at] ?? 0))) / 10
const products = ({ values, tenths }: Given) =>
  values.map((value, at) => `${value}(${(tenths[at] ?? 0) / 10})`).join(' + ')

export const expectedValue = skill<Given, 'plain' | 'common' | 'reversed' | 'missed' | 'greatest' | 'shared'>(
  {
    id: 'statistics/expected-value',
    area: 'Mathematics',
    name: says('Expected value of a random variable', 'Expected value ng random variable'),
    grades: [11, 12],
    cues: says(
      ['expected value', 'probability distribution', 'random variable', 'mean of a random variable', 'E(X)'],
      ['expected value', 'probability distribution', 'random variable', 'mean ng random variable', 'E(X)'],
    ),
    units: [],
    largest: () => 200,
    mistakes: {
      plain: says(
        'took the mean of the values without the probabilities',
        'kinuha ang mean ng mga value nang walang probability',
      ),
      common: says('gave the most probable value', 'ang pinakamalamang na value ang ibinigay'),
      reversed: says(
        'paired the probabilities with the values in reverse order',
        'nabaligtad ang pagpapares ng mga probability sa mga value',
      ),
      missed: says('left out the last product', 'hindi isinama ang huling product'),
      greatest: says('gave the greatest value', 'ang pinakamalaking value ang ibinigay'),
      shared: says(
        'divided the sum of the products by the number of values',
        'hinati ang kabuoan ng mga product sa bilang ng mga value',
      ),
    },
    rules: says(
      [
        rule(
          'The sum of the probabilities of all the values of a random variable is {1}.',
          'What is the sum of the probabilities of all the values of a random variable?',
          '0',
          '10',
          'the expected value',
        ),
        rule(
          'To find an expected value, we {multiply each value by its probability and add the products}.',
          'How do we find an expected value?',
          'add all the values and divide by their number',
          'multiply the greatest value by its probability',
          'divide each value by its probability and add the quotients',
        ),
      ],
      [
        rule(
          'Ang kabuoan ng probability ng lahat ng value ng random variable ay {1}.',
          'Ano ang kabuoan ng probability ng lahat ng value ng random variable?',
          '0',
          '10',
          'ang expected value',
        ),
        rule(
          'Upang makuha ang expected value, {i-multiply ang bawat value sa probability nito at pagsamahin ang mga product}.',
          'Paano kinukuha ang expected value?',
          'pagsamahin ang lahat ng value at hatiin sa bilang ng mga ito',
          'i-multiply ang pinakamataas na value sa probability nito',
          'hatiin ang bawat value sa probability nito at pagsamahin ang mga quotient',
        ),
      ],
    ),
    draw: (draw) => {
      const story = draw.pick(stories)
      const values = draw.pick(story.values)
      const cuts = draw.pick(
        values.length === 3
          ? [
              [2, 5, 3],
              [3, 6, 1],
              [4, 4, 2],
              [1, 6, 3],
            ]
          : values.length === 4
            ? [
                [4, 3, 2, 1],
                [2, 4, 3, 1],
                [1, 3, 4, 2],
                [5, 2, 2, 1],
                [3, 4, 2, 1],
                [6, 2, 1, 1],
              ]
            : [
                [1, 2, 4, 2, 1],
                [3, 3, 2, 1, 1],
                [2, 3, 3, 1, 1],
                [1, 1, 2, 3, 3],
                [1, 2, 3, 3, 1],
              ],
      )
      const given = {
        values,
        tenths: story.as === pesos ? cuts.toSorted((one, other) => other - one) : cuts,
        story,
        place: draw.pick(places),
      }
      need(
        tidyDecimal(expected(given)) !== undefined &&
          (story.as === grouped || Number.isInteger(expected(given))),
      )
      return given
    },
    answer: (given) => given.story.as(expected(given)),
    wrong: (given) => {
      const { values, tenths, story } = given
      const as = (value: number) => {
        const known = tidyDecimal(value)
        return known === undefined || known <= 0 || (story.as === pesos && !Number.isInteger(known * 2))
          ? undefined
          : story.as(known)
      }
      return {
        plain: as(mean(values)),
        common: as(values[tenths.indexOf(Math.max(...tenths))] ?? 0),
        reversed: as(expected({ values, tenths: tenths.toReversed() })),
        missed: as(expected({ values: values.slice(0, -1), tenths })),
        greatest: as(Math.max(...values)),
        shared: as(expected(given) / values.length),
      }
    },
    stems: stems(
      [
        'apply',
        ({ story, place }) => `${story.told.en(place)} ${story.ask.en}`,
        ({ story, place }) => `${story.told.fil(place)} ${story.ask.fil}`,
      ],
      [
        'apply',
        ({ story, place }) => `Study the table. ${story.told.en(place)} ${story.ask.en}`,
        ({ story, place }) => `Pag-aralan ang talahanayan. ${story.told.fil(place)} ${story.ask.fil}`,
      ],
    ),
    statement: {
      en: ({ story, place }, answer) => `${story.told.en(place)} The expected value is ${answer}.`,
      fil: ({ story, place }, answer) => `${story.told.fil(place)} Ang expected value ay ${answer}.`,
    },
    solution: {
      en: (given) => [
        'Multiply each value by its probability and add.',
        `${products(given)} = ${given.story.as(expected(given))}`,
      ],
      fil: (given) => [
        'I-multiply ang bawat value sa probability nito at pagsamahin.',
        `${products(given)} = ${given.story.as(expected(given))}`,
      ],
    },
    drawing: ({ values, tenths }, language) => {
      const chances = tenths.map((each) => `${each / 10}`)
      return drawnTable({
        rows: [['X', 'P(X)'], ...values.map((value, at) => [`${value}`, chances[at] ?? ''])],
        alt:
          language === 'en'
            ? `Table. X: ${values.join(', ')}. P(X), in the same order: ${chances.join(', ')}.`
            : `Talahanayan. X: ${values.join(', ')}. P(X), ayon sa ayos: ${chances.join(', ')}.`,
      })
    },
  },
)
