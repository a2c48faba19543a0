import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { need, rule, says, stems, tidyDecimal } from '../statistics/writing.ts'

type Given = { first: number; second: number; story: number }

const paid = ({ first, second }: Given) => ((100 - first) * (100 - second)) / 100
const single = (given: Given) => 100 - paid(given)
const shown = (value: number) => `${tidyDecimal(value, 2)}%`

const stories = {
  en: ['A hardware store', 'A book publisher', 'A furniture maker', 'An appliance dealer'],
  fil: [
    'isang hardware',
    'isang tagapaglathala ng aklat',
    'isang gumagawa ng muwebles',
    'isang tindahan ng appliances',
  ],
}
const told = {
  en: (given: Given) =>
    `${stories.en[given.story]} gives trade discounts of ${given.first}% and ${given.second}%, one after the other.`,
  fil: (given: Given) =>
    `Nagbibigay ang ${stories.fil[given.story]} ng magkasunod na trade discount na ${given.first}% at ${given.second}%.`,
}

export const singleEquivalentDiscount = skill<
  Given,
  'sum' | 'paid' | 'mean' | 'product' | 'larger' | 'difference'
>({
  id: 'business/single-equivalent-discount',
  area: 'Mathematics',
  name: says('Single equivalent discount', 'Single equivalent discount'),
  grades: [11, 11],
  cues: says(
    ['single equivalent discount', 'discount series', 'trade discounts', 'equivalent rate'],
    ['single equivalent discount', 'discount series', 'trade discount', 'katumbas na discount'],
  ),
  units: ['general-mathematics/11/percent-change-in-business'],
  largest: () => 100,
  mistakes: {
    sum: says('added the two discounts', 'pinagsama ang dalawang discount'),
    paid: says('gave the percent that is paid', 'ang porsiyentong babayaran ang ibinigay'),
    mean: says('took the mean of the discounts', 'kinuha ang mean ng mga discount'),
    product: says('multiplied the two discounts', 'minultiply ang dalawang discount'),
    larger: says('took the larger discount only', 'ang mas malaking discount lamang ang ginamit'),
    difference: says('subtracted the two discounts', 'pinagbawas ang dalawang discount'),
  },
  rules: says(
    [
      rule(
        'Discounts of 10% and 10%, one after the other, are equal to a single discount of {19%}.',
        'A discount of 10% is followed by another of 10%. To which single discount are they equal?',
        '10%',
        '20%',
        '81%',
      ),
      rule(
        'The single equivalent discount of two discounts is always {less than their sum}.',
        'Two discounts are taken one after the other. How large is their single equivalent discount?',
        'greater than their sum',
        'equal to their sum',
        'equal to their average',
      ),
    ],
    [
      rule(
        'Ang magkasunod na discount na 10% at 10% ay katumbas ng iisang discount na {19%}.',
        'Ang 10% na discount ay sinundan ng isa pang 10%. Anong iisang discount ang katumbas ng mga ito?',
        '10%',
        '20%',
        '81%',
      ),
      rule(
        'Ang single equivalent discount ng dalawang discount ay laging {mas maliit sa kabuoan ng mga ito}.',
        'Dalawang discount ang magkasunod na ibinigay. Gaano kalaki ang single equivalent discount?',
        'mas malaki sa kabuoan ng mga ito',
        'katumbas ng kabuoan ng mga ito',
        'katumbas ng average ng mga ito',
      ),
    ],
  ),
  draw: (draw) => {
    const given = {
      first: draw.pick([10, 15, 20, 25, 30, 35, 40]),
      second: draw.pick([5, 10, 15, 20]),
      story: draw.int(0, 3),
    }
    need(given.first > given.second)
    return given
  },
  answer: (given) => shown(single(given)),
  wrong: (given) => {
    const { first, second } = given
    const results = {
      sum: shown(first + second),
      paid: shown(paid(given)),
      mean: shown((first + second) / 2),
      product: shown((first * second) / 100),
      larger: shown(first),
      difference: shown(first - second),
    }
    return stronger(shown(single(given)), results, ['product', 'difference'])
  },
  stems: stems(
    [
      'analyze',
      (given) => `${told.en(given)} What is the single equivalent discount?`,
      (given) => `${told.fil(given)} Ano ang single equivalent discount?`,
    ],
    [
      'analyze',
      ({ first, second }) =>
        `What single discount is equivalent to discounts of ${first}% and ${second}%, one after the other?`,
      ({ first, second }) =>
        `Anong iisang discount ang katumbas ng magkasunod na discount na ${first}% at ${second}%?`,
    ],
    [
      'analyze',
      (given) => `${told.en(given)} By what percent is the list price lowered in all?`,
      (given) => `${told.fil(given)} Ilang porsiyento ang kabuoang bawas sa list price?`,
    ],
  ),
  statement: {
    en: ({ first, second }, answer) =>
      `Discounts of ${first}% and ${second}%, one after the other, are equal to a single discount of ${answer}.`,
    fil: ({ first, second }, answer) =>
      `Ang magkasunod na discount na ${first}% at ${second}% ay katumbas ng iisang discount na ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Part that is paid: ${(100 - given.first) / 100} × ${(100 - given.second) / 100} = ${shown(paid(given))}`,
      `Discount: 100% − ${shown(paid(given))} = ${shown(single(given))}`,
    ],
    fil: (given) => [
      `Bahaging babayaran: ${(100 - given.first) / 100} × ${(100 - given.second) / 100} = ${shown(paid(given))}`,
      `Discount: 100% − ${shown(paid(given))} = ${shown(single(given))}`,
    ],
  },
})
