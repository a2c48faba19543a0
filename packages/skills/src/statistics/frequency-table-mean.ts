import { drawnTable } from '@klasrum/drawings/tables'
import { stronger } from '../measurement/words.ts'
import type { InBoth, Language } from '../skill.ts'
import { skill } from '../skill.ts'
import { grouped, rounded } from '../words/numbers.ts'
import { mean } from './data.ts'
import { ilan, integersFromTo, need, rule, says, stems, sum, tidyDecimal } from './writing.ts'

type Topic = {
  least: number
  most: number
  head: InBoth<readonly [string, string]>
  told: InBoth<(count: number, name: string) => string>
  asks: InBoth<string>
}
type Given = { values: readonly number[]; counts: readonly number[]; topic: Topic; name: string }

const schools = [
  'Rizal',
  'Mabini',
  'Luna',
  'Bonifacio',
  'Del Pilar',
  'Quezon',
  'Aguinaldo',
  'Jacinto',
] as const

const topics: readonly Topic[] = [
  {
    least: 5,
    most: 10,
    head: says(['Score', 'Learners'], ['Iskor', 'Mag-aaral']),
    told: says(
      (n, name) =>
        `The table in the figure shows the scores of ${n} learners of section ${name} in a 10-item quiz.`,
      (n, name) =>
        `Ipinakikita sa talahanayan sa larawan ang mga iskor ng ${ilan(n, 'mag-aaral')} ng seksiyong ${name} sa pagsusulit na may 10 aytem.`,
    ),
    asks: says('What is the mean score?', 'Ano ang mean ng mga iskor?'),
  },
  {
    least: 1,
    most: 6,
    head: says(['Children', 'Families'], ['Anak', 'Pamilya']),
    told: says(
      (n, name) =>
        `The table in the figure shows the numbers of children in ${n} families of Barangay ${name}.`,
      (n, name) =>
        `Ipinakikita sa talahanayan sa larawan ang bilang ng mga anak sa ${ilan(n, 'pamilya')} ng Barangay ${name}.`,
    ),
    asks: says(
      'What is the mean number of children in a family?',
      'Ano ang mean ng bilang ng mga anak sa isang pamilya?',
    ),
  },
  {
    least: 2,
    most: 8,
    head: says(['Books read', 'Learners'], ['Aklat na nabasa', 'Mag-aaral']),
    told: says(
      (n, name) =>
        `The table in the figure shows how many books ${n} learners of section ${name} read in a year.`,
      (n, name) =>
        `Ipinakikita sa talahanayan sa larawan kung ilang aklat ang nabasa ng ${ilan(n, 'mag-aaral')} ng seksiyong ${name} sa isang taon.`,
    ),
    asks: says('What is the mean number of books read?', 'Ano ang mean ng bilang ng mga aklat na nabasa?'),
  },
  {
    least: 11,
    most: 16,
    head: says(['Age in years', 'Members'], ['Edad sa taon', 'Kasapi']),
    told: says(
      (n, name) =>
        `The table in the figure shows the ages of the ${n} members of a youth club in Barangay ${name}.`,
      (n, name) =>
        `Ipinakikita sa talahanayan sa larawan ang mga edad ng ${ilan(n, 'kasapi')} ng samahan ng kabataan sa Barangay ${name}.`,
    ),
    asks: says('What is the mean age, in years?', 'Ano ang mean ng mga edad, sa taon?'),
  },
]

const all = ({ counts }: Given) => sum(counts)
const told = (given: Given, language: Language) => given.topic.told[language](all(given), given.name)
const weighted = ({ values, counts }: Given) => sum(values.map((value, at) => value * (counts[at] ?? 0)))
const pairsOf = ({ values, counts }: Given) =>
  values.map((value, at) => `${value} × ${counts[at]}`).join(' + ')

export const frequencyTableMean = skill<
  Given,
  'plain' | 'counts' | 'reversed' | 'common' | 'middle' | 'greatest' | 'rows' | 'start'
>({
  id: 'statistics/frequency-table-mean',
  area: 'Mathematics',
  name: says('The mean from a frequency table', 'Ang mean mula sa frequency table'),
  grades: [7, 8],
  cues: says(
    ['frequency table', 'mean', 'frequency distribution', 'fx', 'weighted mean'],
    ['frequency table', 'mean', 'talahanayan ng frequency', 'fx', 'weighted mean'],
  ),
  units: ['mathematics/8/measures-of-central-tendency'],
  largest: () => 100,
  mistakes: {
    plain: says(
      'took the mean of the values without their frequencies',
      'kinuha ang mean ng mga datos nang walang frequency',
    ),
    counts: says('took the mean of the frequencies', 'kinuha ang mean ng mga frequency'),
    reversed: says(
      'paired the frequencies with the values in reverse order',
      'nabaligtad ang pagpapares ng mga frequency sa mga datos',
    ),
    common: says('gave the mode', 'mode ang ibinigay'),
    middle: says(
      'left out the last row of the products but not of the frequencies',
      'hindi isinama ang product sa huling hanay ngunit isinama ang frequency nito',
    ),
    greatest: says('gave the greatest frequency', 'ang pinakamataas na frequency ang ibinigay'),
    rows: says(
      'divided by the number of rows instead of the total frequency',
      'hinati sa bilang ng mga hanay sa halip na sa kabuoang frequency',
    ),
    start: says(
      'left out the first row of the products but not of the frequencies',
      'hindi isinama ang product sa unang hanay ngunit isinama ang frequency nito',
    ),
  },
  rules: says(
    [
      rule(
        'To find the mean from a frequency table, we first {multiply each value by its frequency}.',
        'What do we do first to find the mean from a frequency table?',
        'add each value to its frequency',
        'divide each value by its frequency',
        'add the values without their frequencies',
      ),
      rule(
        'The mean from a frequency table is the sum of the products divided by {the total frequency}.',
        'To find the mean from a frequency table, by what do we divide the sum of the products?',
        'the number of rows',
        'the greatest frequency',
        'the greatest value',
      ),
    ],
    [
      rule(
        'Upang makuha ang mean mula sa frequency table, dapat munang {i-multiply ang bawat datos sa frequency nito}.',
        'Ano ang unang ginagawa upang makuha ang mean mula sa frequency table?',
        'idagdag ang bawat datos sa frequency nito',
        'hatiin ang bawat datos sa frequency nito',
        'pagsamahin ang mga datos nang walang frequency',
      ),
      rule(
        'Ang mean mula sa frequency table ay ang kabuoan ng mga product na hinati sa {kabuoang frequency}.',
        'Upang makuha ang mean mula sa frequency table, sa ano hinahati ang kabuoan ng mga product?',
        'bilang ng mga hanay',
        'pinakamataas na frequency',
        'pinakamataas na datos',
      ),
    ],
  ),
  draw: (draw) => {
    const topic = draw.pick(topics)
    const rows = draw.int(4, 5)
    const first = draw.int(topic.least, topic.most - rows + 1)
    const values = integersFromTo(first, first + rows - 1)
    const counts = values.map(() => draw.int(1, 8))
    const given = { values, counts, topic, name: draw.pick(schools) }
    need([10, 20, 25].includes(all(given)) && tidyDecimal(weighted(given) / all(given)) !== undefined)
    need(counts.filter((count) => count === Math.max(...counts)).length === 1)
    return given
  },
  answer: (given) => grouped(tidyDecimal(weighted(given) / all(given)) ?? 0),
  wrong: (given) => {
    const { values, counts } = given
    const right = weighted(given) / all(given)
    const as = (value: number) => {
      const known = tidyDecimal(value)
      // Nearer to the mean than this, or its rounding, a number is as good as right.
      return known === undefined || Math.abs(known - right) < 0.3 || known === Math.round(right)
        ? undefined
        : grouped(known)
    }
    const last = (values.at(-1) ?? 0) * (counts.at(-1) ?? 0)
    const results = {
      plain: as(mean(values)),
      counts: as(mean(counts)),
      reversed: as(weighted({ ...given, counts: counts.toReversed() }) / all(given)),
      common: as(values[counts.indexOf(Math.max(...counts))] ?? 0),
      middle: as(rounded((weighted(given) - last) / all(given), 1)),
      greatest: as(Math.max(...counts)),
      rows: as(rounded(weighted(given) / values.length, 1)),
      start: as(rounded((weighted(given) - (values[0] ?? 0) * (counts[0] ?? 0)) / all(given), 1)),
    }
    // No mean lies outside of the values.
    const outside = (Object.keys(results) as (keyof typeof results)[]).filter((mistake) => {
      const value = Number(results[mistake] ?? 0)
      return value < Math.min(...values) || value > Math.max(...values)
    })
    return stronger(grouped(tidyDecimal(right) ?? 0), results, outside)
  },
  stems: stems(
    [
      'apply',
      (given) => `${told(given, 'en')} ${given.topic.asks.en}`,
      (given) => `${told(given, 'fil')} ${given.topic.asks.fil}`,
    ],
    [
      'apply',
      (given) => `Study the frequency table. ${told(given, 'en')} ${given.topic.asks.en}`,
      (given) => `Pag-aralan ang frequency table. ${told(given, 'fil')} ${given.topic.asks.fil}`,
    ],
  ),
  statement: {
    en: (given, answer) => `${told(given, 'en')} The mean is ${answer}.`,
    fil: (given, answer) => `${told(given, 'fil')} Ang mean ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Total frequency: ${given.counts.join(' + ')} = ${all(given)}`,
      `Sum of the products: ${pairsOf(given)} = ${weighted(given)}`,
      `Mean: ${weighted(given)} ÷ ${all(given)} = ${tidyDecimal(weighted(given) / all(given))}`,
    ],
    fil: (given) => [
      `Kabuoang frequency: ${given.counts.join(' + ')} = ${all(given)}`,
      `Kabuoan ng mga product: ${pairsOf(given)} = ${weighted(given)}`,
      `Mean: ${weighted(given)} ÷ ${all(given)} = ${tidyDecimal(weighted(given) / all(given))}`,
    ],
  },
  drawing: ({ values, counts, topic }, language) => {
    const [value, count] = topic.head[language]
    return drawnTable({
      rows: [[value, count], ...values.map((each, at) => [`${each}`, `${counts[at]}`])],
      alt:
        language === 'en'
          ? `Frequency table. ${value}: ${values.join(', ')}. ${count}, in the same order: ${counts.join(', ')}.`
          : `Frequency table. ${value}: ${values.join(', ')}. ${count}, ayon sa ayos: ${counts.join(', ')}.`,
    })
  },
})
