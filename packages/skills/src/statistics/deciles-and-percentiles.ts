import { skill } from '../skill.ts'
import { answerAsTold, type DescribedData, dataText, drawData, median, sorted, spread } from './data.ts'
import { need, rule, says, stems } from './writing.ts'

/** The k-th of 10 or of 100 equal parts. */
type Given = DescribedData & { parts: 10 | 100; k: number }

const placeOf = ({ data, parts, k }: Given) => (k * (data.length + 1)) / parts
const at = (given: Given, place: number) => sorted(given.data)[place - 1]
const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' }
const ika: Record<number, string> = { 1: 'unang', 2: 'ikalawang', 3: 'ikatlong' }
const wordOf = ({ parts }: Given) => (parts === 10 ? 'decile' : 'percentile')
const signOf = ({ parts, k }: Given) => `${parts === 10 ? 'D' : 'P'}${k}`
const name = {
  en: (given: Given) => `${given.k}${endings[given.k] ?? 'th'} ${wordOf(given)} (${signOf(given)})`,
  fil: (given: Given) => `${ika[given.k] ?? `ika-${given.k} na`} ${wordOf(given)} (${signOf(given)})`,
}
const position = ({ parts }: Given) => `k(n + 1)/${parts}`

export const decilesAndPercentiles = skill<
  Given,
  'unsorted' | 'opposite' | 'next' | 'before' | 'median' | 'part' | 'place'
>({
  id: 'statistics/deciles-and-percentiles',
  area: 'Mathematics',
  name: says('Deciles and percentiles of ungrouped data', 'Mga decile at percentile ng ungrouped data'),
  grades: [10, 10],
  cues: says(
    ['decile', 'percentile', 'measures of position', 'ordered data', 'D5', 'P50'],
    ['decile', 'percentile', 'measures of position', 'nakaayos na datos', 'D5', 'P50'],
  ),
  units: ['mathematics/10/measures-of-position'],
  largest: () => 1_000,
  mistakes: {
    unsorted: says('did not arrange the data first', 'hindi muna inayos ang mga datos'),
    opposite: says('counted from the greatest value', 'nagbilang mula sa pinakamataas'),
    next: says('took the value after the right place', 'kinuha ang kasunod ng tamang puwesto'),
    before: says('took the value before the right place', 'kinuha ang nauna sa tamang puwesto'),
    median: says('gave the median', 'median ang ibinigay'),
    part: says(
      'took a part of the range added to the least value',
      'nagdagdag ng bahagi ng range sa pinakamababa',
    ),
    place: says('gave the place instead of the value', 'ang puwesto ang ibinigay sa halip na ang datos'),
  },
  rules: says(
    [
      rule(
        'The percentiles divide ordered data into {100} equal parts.',
        'Into how many equal parts do the percentiles divide ordered data?',
        '4',
        '10',
        '99',
      ),
      rule(
        'The percentile that is equal to the 7th decile is the {70th}.',
        'Which percentile is equal to the 7th decile?',
        '7th',
        '30th',
        '17th',
      ),
      rule(
        'The decile that is equal to the median is the {5th}.',
        'Which decile is equal to the median?',
        '2nd',
        '10th',
        '50th',
      ),
    ],
    [
      rule(
        'Hinahati ng mga percentile ang nakaayos na mga datos sa {100} magkakapantay na bahagi.',
        'Sa ilang magkakapantay na bahagi hinahati ng mga percentile ang nakaayos na mga datos?',
        '4',
        '10',
        '99',
      ),
      rule(
        'Ang ika-7 na decile ay katumbas ng {ika-70} na percentile.',
        'Pang-ilang percentile ang katumbas ng ika-7 na decile?',
        'ika-7',
        'ika-30',
        'ika-17',
      ),
      rule(
        'Ang median ay katumbas ng {ika-5} na decile.',
        'Pang-ilang decile ang katumbas ng median?',
        'ika-2',
        'ika-10',
        'ika-50',
      ),
    ],
  ),
  draw: (draw) => {
    const told = drawData(draw, draw.pick([9, 9, 19]))
    const parts = draw.pick([10, 100] as const)
    const step = parts / (told.data.length + 1)
    const k = step < 1 ? draw.int(1, 9) : step * draw.int(1, told.data.length)
    const given = { ...told, parts, k }
    const place = placeOf(given)
    need(
      place !== (told.data.length + 1) / 2 &&
        at(given, place - 1) !== at(given, place) &&
        at(given, place) !== at(given, place + 1),
    )
    return given
  },
  answer: (given, language) => given.setting.as(at(given, placeOf(given)) ?? 0, language),
  wrong: (given, language) => {
    const { data, k, parts } = given
    const as = answerAsTold(given, language)
    const place = placeOf(given)
    return {
      unsorted: as(data[place - 1]),
      opposite: as(at(given, data.length + 1 - place)),
      next: as(at(given, place + 1)),
      before: as(at(given, place - 1)),
      median: as(median(data)),
      part: as(Math.min(...data) + (spread(data) * k) / parts),
      place: given.setting.step === 1 ? as(place) : undefined,
    }
  },
  stems: stems(
    [
      'apply',
      (given) =>
        `${dataText(given, 'en')} What is the ${name.en(given)} of the ${given.setting.what.en}? Use the position ${position(given)}.`,
      (given) =>
        `${dataText(given, 'fil')} Ano ang ${name.fil(given)} ng ${given.setting.what.fil}? Gamitin ang posisyong ${position(given)}.`,
    ],
    [
      'apply',
      (given) =>
        `${dataText(given, 'en')} Using the position ${position(given)}, find the ${name.en(given)}.`,
      (given) =>
        `${dataText(given, 'fil')} Gamit ang posisyong ${position(given)}, hanapin ang ${name.fil(given)}.`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${dataText(given, 'en')} By the position ${position(given)}, their ${name.en(given)} is ${answer}.`,
    fil: (given, answer) =>
      `${dataText(given, 'fil')} Gamit ang posisyong ${position(given)}, ang ${name.fil(given)} ng mga ito ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `In order: ${sorted(given.data).join(', ')}`,
      `Place: ${given.k}(${given.data.length} + 1) ÷ ${given.parts} = ${placeOf(given)}`,
      `The value at place ${placeOf(given)} is ${given.setting.as(at(given, placeOf(given)) ?? 0, 'en')}.`,
    ],
    fil: (given) => [
      `Nang nakaayos: ${sorted(given.data).join(', ')}`,
      `Puwesto: ${given.k}(${given.data.length} + 1) ÷ ${given.parts} = ${placeOf(given)}`,
      `Ang datos sa ika-${placeOf(given)} na puwesto ay ${given.setting.as(at(given, placeOf(given)) ?? 0, 'fil')}.`,
    ],
  },
})
