import { drawnTable } from '@klasrum/drawings/tables'
import { skill } from '../skill.ts'
import { ilan, rule, says, stems } from '../statistics/writing.ts'
import { pesos, rounded } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { grown, positivePesos } from './money.ts'

/** The row and the column of the table that belong to the annuity. */
type Given = { payment: number; row: number; column: number; who: Person; story: number }

const years = [3, 4, 5, 6, 8, 10]
const rates = [3, 4, 5, 6]
const value = (n: number, rate: number) => rounded((grown(rate, n) - 1) / (rate / 100), 4)
const at = (row: number, column: number) => {
  const [n, rate] = [years[row], rates[column]]
  return n === undefined || rate === undefined ? undefined : value(n, rate)
}
const factorOf = ({ row, column }: Given) => at(row, column) ?? 0
const countOf = ({ row }: Given) => years[row] ?? 0
const rateOf = ({ column }: Given) => rates[column] ?? 0

const stories = {
  en: [
    (given: Given) =>
      `${given.who.name} deposits ${pesos(given.payment)} at the end of each year for ${countOf(given)} years at ${rateOf(given)}% a year.`,
    (given: Given) =>
      `For ${countOf(given)} years, ${given.who.name} saves ${pesos(given.payment)} at the end of each year in a fund that pays ${rateOf(given)}% a year.`,
    (given: Given) =>
      `A cooperative puts ${pesos(given.payment)} into a fund at the end of each year for ${countOf(given)} years. The fund pays ${rateOf(given)}% a year.`,
  ],
  fil: [
    (given: Given) =>
      `Nagdedeposito si ${given.who.name} ng ${pesos(given.payment)} sa katapusan ng bawat taon sa loob ng ${ilan(countOf(given), 'taon')} sa ${rateOf(given)}% bawat taon.`,
    (given: Given) =>
      `Sa loob ng ${ilan(countOf(given), 'taon')}, nag-iipon si ${given.who.name} ng ${pesos(given.payment)} sa katapusan ng bawat taon sa pondong nagbibigay ng ${rateOf(given)}% bawat taon.`,
    (given: Given) =>
      `Naglalagay ang isang kooperatiba ng ${pesos(given.payment)} sa pondo sa katapusan ng bawat taon sa loob ng ${ilan(countOf(given), 'taon')}. Nagbibigay ang pondo ng ${rateOf(given)}% bawat taon.`,
  ],
}
const text = (given: Given, language: 'en' | 'fil') => stories[language][given.story]?.(given) ?? ''

export const annuityTable = skill<Given, 'plain' | 'right' | 'left' | 'below' | 'above' | 'due'>({
  id: 'business/annuity-table',
  area: 'Mathematics',
  name: says(
    'Future value of an annuity by a table of factors',
    'Future value ng annuity gamit ang talahanayan ng mga factor',
  ),
  grades: [11, 11],
  cues: says(
    ['annuity', 'table of factors', 'future value', 'end of each year', 'simple annuity'],
    ['annuity', 'talahanayan ng factor', 'future value', 'katapusan ng bawat taon', 'simple annuity'],
  ),
  units: [],
  largest: () => 400_000,
  mistakes: {
    plain: says('added the payments without interest', 'pinagsama ang mga hulog nang walang interes'),
    right: says('read the column of a higher rate', 'binasa ang column ng mas mataas na rate'),
    left: says('read the column of a lower rate', 'binasa ang column ng mas mababang rate'),
    below: says('read the next row', 'binasa ang kasunod na hanay'),
    above: says('read the row above', 'binasa ang naunang hanay'),
    due: says('added one more year of interest', 'nagdagdag pa ng interes ng isang taon'),
  },
  rules: says(
    [
      rule(
        'If the annuity factor for 3 years at 5% is 3.1525, then ₱2,000 deposited at the end of each year amounts to {₱6,305} after 3 years.',
        'The annuity factor for 3 years at 5% is 3.1525. To how much do deposits of ₱2,000 at the end of each year amount after 3 years?',
        '₱6,000',
        '₱6,300',
        '₱6,620.25',
      ),
      rule(
        'For 5 payments, one at the end of each year, that earn interest, the factor of the future value is {greater than 5}.',
        'There are 5 payments, one at the end of each year, that earn interest. How large is the factor of the future value?',
        'equal to 5',
        'less than 5',
        'equal to 1',
      ),
    ],
    [
      rule(
        'Kung 3.1525 ang annuity factor para sa 3 taon sa 5%, ang hulog na ₱2,000 sa katapusan ng bawat taon ay magiging {₱6,305} pagkaraan ng 3 taon.',
        'Ang annuity factor para sa 3 taon sa 5% ay 3.1525. Magiging magkano ang mga hulog na ₱2,000 sa katapusan ng bawat taon pagkaraan ng 3 taon?',
        '₱6,000',
        '₱6,300',
        '₱6,620.25',
      ),
      rule(
        'Para sa 5 hulog sa katapusan ng bawat taon na kumikita ng interes, ang factor ng future value ay {mas malaki sa 5}.',
        'May 5 hulog sa katapusan ng bawat taon na kumikita ng interes. Gaano kalaki ang factor ng future value?',
        'katumbas ng 5',
        'mas maliit sa 5',
        'katumbas ng 1',
      ),
    ],
  ),
  draw: (draw) => ({
    payment: draw.pick([5_000, 10_000, 15_000, 20_000, 25_000, 30_000]),
    row: draw.int(0, years.length - 1),
    column: draw.int(0, rates.length - 1),
    who: draw.person(),
    story: draw.int(0, 2),
  }),
  answer: (given) => pesos(given.payment * factorOf(given)),
  wrong: (given) => {
    const { payment, row, column } = given
    const by = (factor: number | undefined) =>
      factor === undefined ? undefined : positivePesos(payment * factor)
    return {
      plain: by(countOf(given)),
      right: by(at(row, column + 1)),
      left: by(at(row, column - 1)),
      below: by(at(row + 1, column)),
      above: by(at(row - 1, column)),
      due: by(factorOf(given) * (1 + rateOf(given) / 100)),
    }
  },
  stems: stems(
    [
      'apply',
      (given) =>
        `${text(given, 'en')} Use the table of annuity factors in the figure. What is the future value?`,
      (given) =>
        `${text(given, 'fil')} Gamitin ang talahanayan ng annuity factor sa larawan. Ano ang future value?`,
    ],
    [
      'apply',
      (given) =>
        `${text(given, 'en')} With the factors in the figure, find the amount right after the last deposit.`,
      (given) =>
        `${text(given, 'fil')} Gamit ang mga factor sa larawan, hanapin ang halaga pagkatapos ng huling hulog.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${text(given, 'en')} By the table in the figure, the future value is ${answer}.`,
    fil: (given, answer) =>
      `${text(given, 'fil')} Ayon sa talahanayan sa larawan, ang future value ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Row n = ${countOf(given)}, column ${rateOf(given)}%: the factor is ${factorOf(given)}.`,
      `${pesos(given.payment)} × ${factorOf(given)} = ${pesos(given.payment * factorOf(given))}`,
    ],
    fil: (given) => [
      `Hanay na n = ${countOf(given)}, column na ${rateOf(given)}%: ang factor ay ${factorOf(given)}.`,
      `${pesos(given.payment)} × ${factorOf(given)} = ${pesos(given.payment * factorOf(given))}`,
    ],
  },
  drawing: (_, language) => {
    const rows = years.map((n) => [`${n}`, ...rates.map((rate) => value(n, rate).toFixed(4))])
    const head = ['n', ...rates.map((rate) => `${rate}%`)]
    return drawnTable({
      rows: [head, ...rows],
      alt: `${language === 'en' ? 'Table of annuity factors' : 'Talahanayan ng annuity factor'}. ${rows.map(([n, ...values]) => `n = ${n}: ${values.map((each, place) => `${each} (${rates[place]}%)`).join(', ')}`).join('; ')}.`,
    })
  },
})
