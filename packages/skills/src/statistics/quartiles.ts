import { skill } from '../skill.ts'
import {
  answerAsTold,
  askStatement,
  askStems,
  type DescribedData,
  drawData,
  mean,
  sorted,
  spread,
} from './data.ts'
import { ilan, need, rule, says } from './writing.ts'

type Given = DescribedData & { k: 1 | 2 | 3 }

/** With 7 or 11 values the place is a whole number, and the median of each half is the same value. */
const placeOf = ({ data, k }: Given) => (k * (data.length + 1)) / 4
const at = (given: Given, place: number) => sorted(given.data)[place - 1]
const ordinal = { 1: says('first', 'unang'), 2: says('second', 'ikalawang'), 3: says('third', 'ikatlong') }

const name = {
  en: ({ k }: Given) => `${ordinal[k].en} quartile (Q${k})`,
  fil: ({ k }: Given) => `${ordinal[k].fil} quartile (Q${k})`,
}

export const quartiles = skill<
  Given,
  'unsorted' | 'opposite' | 'median' | 'next' | 'before' | 'quarter' | 'mean'
>({
  id: 'statistics/quartiles',
  area: 'Mathematics',
  name: says('Quartiles of ungrouped data', 'Mga quartile ng ungrouped data'),
  grades: [10, 10],
  cues: says(
    ['quartile', 'lower quartile', 'upper quartile', 'measures of position', 'Q1'],
    ['quartile', 'lower quartile', 'upper quartile', 'measures of position', 'Q1'],
  ),
  units: ['mathematics/10/measures-of-position'],
  largest: () => 1_000,
  mistakes: {
    unsorted: says('did not arrange the data first', 'hindi muna inayos ang mga datos'),
    opposite: says('counted from the greatest value', 'nagbilang mula sa pinakamataas'),
    median: says('gave the median', 'median ang ibinigay'),
    next: says('took the value after the right place', 'kinuha ang kasunod ng tamang puwesto'),
    before: says('took the value before the right place', 'kinuha ang nauna sa tamang puwesto'),
    quarter: says(
      'took a part of the range added to the least value',
      'nagdagdag ng bahagi ng range sa pinakamababa',
    ),
    mean: says('gave the mean', 'mean ang ibinigay'),
  },
  rules: says(
    [
      rule(
        'The second quartile is equal to the {median}.',
        'To which measure is the second quartile equal?',
        'mean',
        'mode',
        'range',
      ),
      rule(
        'About 25% of the data lie below {Q1}.',
        'Below which measure do about 25% of the data lie?',
        'Q2',
        'Q3',
        'the mean',
      ),
      rule(
        'The quartiles divide ordered data into {4} equal parts.',
        'Into how many equal parts do the quartiles divide ordered data?',
        '3',
        '10',
        '100',
      ),
    ],
    [
      rule(
        'Ang ikalawang quartile ay katumbas ng {median}.',
        'Aling panukat ang katumbas ng ikalawang quartile?',
        'mean',
        'mode',
        'range',
      ),
      rule(
        'Mga 25% ng mga datos ang mas mababa sa {Q1}.',
        'Sa aling panukat mas mababa ang mga 25% ng mga datos?',
        'Q2',
        'Q3',
        'mean',
      ),
      rule(
        'Ang bilang ng magkakapantay na bahagi ng mga datos na hinati ng mga quartile ay {4}.',
        'Sa ilang magkakapantay na bahagi hinahati ng mga quartile ang nakaayos na mga datos?',
        '3',
        '10',
        '100',
      ),
    ],
  ),
  draw: (draw) => {
    const told = drawData(draw, draw.pick([7, 11]))
    need(new Set(told.data).size >= told.data.length - 1 && told.data.join() !== sorted(told.data).join())
    return { ...told, k: draw.pick([1, 3, 1, 3, 2] as const) }
  },
  answer: (given, language) => given.setting.as(at(given, placeOf(given)) ?? 0, language),
  wrong: (given, language) => {
    const { data, k } = given
    const as = answerAsTold(given, language)
    const place = placeOf(given)
    return {
      unsorted: as(data[place - 1]),
      opposite: as(at(given, data.length + 1 - place)),
      median: as(at(given, (data.length + 1) / 2)),
      next: as(at(given, place + 1)),
      before: as(at(given, place - 1)),
      quarter: as(Math.min(...data) + (spread(data) * k) / 4),
      mean: as(mean(data)),
    }
  },
  stems: askStems('apply', name),
  statement: askStatement(name),
  solution: {
    en: (given) => [
      `In order: ${sorted(given.data).join(', ')}`,
      `Place of Q${given.k}: ${given.k}(${given.data.length} + 1) ÷ 4 = ${placeOf(given)}`,
      `Value number ${placeOf(given)} is ${given.setting.as(at(given, placeOf(given)) ?? 0, 'en')}.`,
    ],
    fil: (given) => [
      `Nang nakaayos: ${sorted(given.data).join(', ')}`,
      `Puwesto ng Q${given.k}: ${given.k}(${given.data.length} + 1) ÷ 4 = ${placeOf(given)}`,
      `Ang ika-${placeOf(given)} sa ${ilan(given.data.length, 'datos')} ay ${given.setting.as(at(given, placeOf(given)) ?? 0, 'fil')}.`,
    ],
  },
})
