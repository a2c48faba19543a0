import type { Draw } from '../draw.ts'
import { withChief } from '../numbers/chief.ts'
import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { mean } from './data.ts'
import { ilan, listed, need, rule, says, stems, sum, tidyDecimal } from './writing.ts'

type Given = { values: readonly number[]; weights: readonly number[]; story: Story; who: Person }
type Story = InBoth<(given: Given) => string> & {
  draw: (draw: Draw) => Pick<Given, 'values' | 'weights'>
  as: (value: number) => string
}

const grade = (draw: Draw) => draw.int(80, 98)

const stories: readonly Story[] = [
  {
    draw: (draw) => ({
      values: [grade(draw), grade(draw), grade(draw)],
      weights: draw.pick([
        [30, 50, 20],
        [40, 40, 20],
        [20, 60, 20],
        [25, 50, 25],
      ]),
    }),
    as: grouped,
    en: ({ values: [w, p, q], weights, who }) =>
      `In one quarter, ${who.name} got ${w} in written works (${weights[0]}%), ${p} in performance tasks (${weights[1]}%) and ${q} in the quarterly assessment (${weights[2]}%). What is ${who.his} weighted mean?`,
    fil: ({ values: [w, p, q], weights, who }) =>
      `Sa isang markahan, nakakuha si ${who.name} ng ${w} sa written works (${weights[0]}%), ${p} sa performance tasks (${weights[1]}%) at ${q} sa quarterly assessment (${weights[2]}%). Ano ang weighted mean niya?`,
  },
  {
    draw: (draw) => ({
      values: [grade(draw), grade(draw), grade(draw)],
      weights: draw.pick([
        [3, 5, 2],
        [5, 3, 2],
        [4, 3, 3],
        [3, 3, 2],
        [5, 4, 1],
      ]),
    }),
    as: grouped,
    en: ({ values: [a, b, c], weights: [x, y, z], who }) =>
      `The grades of ${who.name} are ${a} in a ${x}-unit subject, ${b} in a ${y}-unit subject and ${c} in a ${z}-unit subject. What is the weighted mean of ${who.his} grades?`,
    fil: ({ values: [a, b, c], weights: [x = 0, y = 0, z = 0], who }) =>
      `Ang mga marka ni ${who.name} ay ${a} sa asignaturang may ${ilan(x, 'unit')}, ${b} sa asignaturang may ${ilan(y, 'unit')} at ${c} sa asignaturang may ${ilan(z, 'unit')}. Ano ang weighted mean ng kaniyang mga marka?`,
  },
  {
    draw: (draw) => ({
      values: [draw.int(42, 50), draw.int(52, 62)],
      weights: draw.some([2, 3, 4, 5, 6, 8], 2),
    }),
    as: pesos,
    en: ({ values: [a = 0, b = 0], weights: [x, y], who }) =>
      `${who.name} mixed ${x} kg of rice at ${pesos(a)} per kilo with ${y} kg of rice at ${pesos(b)} per kilo. What is the mean price of one kilo of the mixture?`,
    fil: ({ values: [a = 0, b = 0], weights: [x, y], who }) =>
      `Pinaghalo ni ${who.name} ang ${x} kg ng bigas na ${pesos(a)} ang kilo at ang ${y} kg ng bigas na ${pesos(b)} ang kilo. Ano ang mean na presyo ng isang kilo ng pinaghalong bigas?`,
  },
  {
    draw: (draw) => ({
      values: [draw.int(28, 36), draw.int(37, 45)],
      weights: draw.some([10, 15, 20, 25, 30, 40], 2),
    }),
    as: grouped,
    en: ({ values: [a, b], weights: [x, y] }) =>
      `In a 50-item test, the mean score of the ${x} boys of a class is ${a} and that of the ${y} girls is ${b}. What is the mean score of the whole class?`,
    fil: ({ values: [a, b], weights: [x = 0, y = 0] }) =>
      `Sa pagsusulit na may 50 aytem, ang mean ng mga iskor ng ${ilan(x, 'lalaki')} sa klase ay ${a} at ang sa ${ilan(y, 'babae')} ay ${b}. Ano ang mean ng mga iskor ng buong klase?`,
  },
]

const total = ({ values, weights }: Pick<Given, 'values' | 'weights'>) =>
  sum(values.map((value, at) => value * (weights[at] ?? 0)))
const answer = (given: Pick<Given, 'values' | 'weights'>) => total(given) / sum(given.weights)
const shown = (given: Given) => given.story.as(tidyDecimal(answer(given)) ?? 0)
const products = ({ values, weights }: Given) =>
  values.map((value, at) => `${value} × ${weights[at]}`).join(' + ')

export const weightedMean = skill<Given, 'plain' | 'reversed' | 'shifted' | 'heaviest' | 'lightest' | 'ends'>(
  {
    id: 'statistics/weighted-mean',
    area: 'Mathematics',
    name: says('Weighted mean', 'Weighted mean'),
    grades: [7, 8],
    cues: says(
      ['weighted mean', 'weight', 'units', 'grades', 'performance tasks'],
      ['weighted mean', 'weight', 'unit', 'marka', 'performance tasks'],
    ),
    units: ['mathematics/8/measures-of-central-tendency'],
    largest: () => 100,
    mistakes: {
      plain: says('took the plain mean without the weights', 'kinuha ang karaniwang mean nang walang weight'),
      reversed: says('used the weights in reverse order', 'nabaligtad ang ayos ng mga weight'),
      shifted: says('gave the weights to the wrong values', 'naipares sa maling datos ang mga weight'),
      heaviest: says(
        'gave only the value with the greatest weight',
        'ang datos na may pinakamalaking weight lamang ang ibinigay',
      ),
      lightest: says(
        'gave only the value with the least weight',
        'ang datos na may pinakamaliit na weight lamang ang ibinigay',
      ),
      ends: says(
        'took only the highest and the lowest value',
        'ang pinakamataas at pinakamababa lamang ang pinag-average',
      ),
    },
    rules: says(
      [
        rule(
          'In a weighted mean, the value that counts most is {the one with the greatest weight}.',
          'Which value counts most in a weighted mean?',
          'the greatest one',
          'the one that is listed first',
          'the one nearest to the plain mean',
        ),
        rule(
          'To find a weighted mean, we divide the sum of the products by {the sum of the weights}.',
          'To find a weighted mean, by what do we divide the sum of the products?',
          'the number of values',
          'the greatest weight',
          'the greatest value',
        ),
        rule(
          'If all the weights are equal, the weighted mean is equal to the {plain mean}.',
          'All the weights are equal. To which measure is the weighted mean equal?',
          'median',
          'mode',
          'range',
        ),
      ],
      [
        rule(
          'Sa weighted mean, ang datos na may pinakamalaking epekto ay ang {may pinakamalaking weight}.',
          'Sa weighted mean, aling datos ang may pinakamalaking epekto?',
          'pinakamataas na datos',
          'unang datos sa listahan',
          'datos na pinakamalapit sa karaniwang mean',
        ),
        rule(
          'Upang makuha ang weighted mean, hinahati ang kabuoan ng mga product sa {kabuoan ng mga weight}.',
          'Upang makuha ang weighted mean, sa ano hinahati ang kabuoan ng mga product?',
          'bilang ng mga datos',
          'pinakamalaking weight',
          'pinakamataas na datos',
        ),
        rule(
          'Kung magkakapareho ang mga weight, ang weighted mean ay katumbas ng {karaniwang mean}.',
          'Magkakapareho ang mga weight. Aling panukat ang katumbas ng weighted mean?',
          'median',
          'mode',
          'range',
        ),
      ],
    ),
    draw: (draw) => {
      const story = draw.pick(stories)
      const { values, weights } = story.draw(draw)
      const result = tidyDecimal(answer({ values, weights }))
      const plain = tidyDecimal(mean(values))
      need(new Set(values).size === values.length && result !== undefined)
      // Nearer to it, the plain mean is the weighted mean in whole numbers.
      need(plain !== undefined && Math.abs(plain - (result ?? 0)) > 0.5)
      need(story.as === grouped || Number.isInteger((result ?? 0) * 2))
      return { values, weights, story, who: draw.person() }
    },
    answer: shown,
    wrong: withChief('plain', (given) => {
      const { values, weights, story } = given
      const as = (value: number) => {
        const known = tidyDecimal(value)
        return known === undefined || (story.as === pesos && !Number.isInteger(known * 2))
          ? undefined
          : story.as(known)
      }
      const withWeights = (order: readonly number[]) => as(answer({ values, weights: order }))
      const only = (weight: number) =>
        weights.filter((each) => each === weight).length === 1
          ? as(values[weights.indexOf(weight)] ?? 0)
          : undefined
      return {
        plain: as(mean(values)),
        reversed: withWeights(weights.toReversed()),
        shifted: withWeights([...weights.slice(1), ...weights.slice(0, 1)]),
        heaviest: only(Math.max(...weights)),
        lightest: only(Math.min(...weights)),
        ends: as((Math.max(...values) + Math.min(...values)) / 2),
      }
    }),
    stems: stems(
      ['apply', (given) => given.story.en(given), (given) => given.story.fil(given)],
      [
        'apply',
        (given) => `Find the weighted mean. ${given.story.en(given)}`,
        (given) => `Hanapin ang weighted mean. ${given.story.fil(given)}`,
      ],
    ),
    statement: {
      en: (given, answer) =>
        `The weighted mean of ${listed(given.values.map(given.story.as), 'en')} with the weights ${listed(given.weights, 'en')}, in this order, is ${answer}.`,
      fil: (given, answer) =>
        `Ang weighted mean ng ${listed(given.values.map(given.story.as), 'fil')} na may mga weight na ${listed(given.weights, 'fil')}, ayon sa ayos, ay ${answer}.`,
    },
    solution: {
      en: (given) => [
        `Sum of the weights: ${given.weights.join(' + ')} = ${sum(given.weights)}`,
        `Sum of the products: ${products(given)} = ${grouped(total(given))}`,
        `Weighted mean: ${grouped(total(given))} ÷ ${sum(given.weights)} = ${shown(given)}`,
      ],
      fil: (given) => [
        `Kabuoan ng mga weight: ${given.weights.join(' + ')} = ${sum(given.weights)}`,
        `Kabuoan ng mga product: ${products(given)} = ${grouped(total(given))}`,
        `Weighted mean: ${grouped(total(given))} ÷ ${sum(given.weights)} = ${shown(given)}`,
      ],
    },
  },
)
