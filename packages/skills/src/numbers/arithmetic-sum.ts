import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countOf, ilan, withinLargest } from './amounts.ts'
import { firstThreeTerms } from './progressions.ts'

type Given = { first: number; step: number; count: number; who: Person }

const term = ({ first, step }: Given, at: number) => first + (at - 1) * step
const last = (given: Given) => term(given, given.count)
const sum = (given: Given) => (given.count * (given.first + last(given))) / 2
const start = (given: Given) => firstThreeTerms([1, 2, 3].map((at) => grouped(term(given, at))))

export const arithmeticSum = skill<Given, 'doubled' | 'last' | 'steps' | 'without' | 'average' | 'less'>({
  id: 'numbers/arithmetic-sum',
  area: 'Mathematics',
  name: { en: 'Sum of an arithmetic series', fil: 'Kabuoan ng arithmetic series' },
  grades: [8, 10],
  cues: {
    en: ['arithmetic series', 'sum of the terms', 'sum of an arithmetic sequence', 'first n terms'],
    fil: ['arithmetic series', 'kabuoan ng mga term', 'sum ng arithmetic sequence', 'unang n term'],
  },
  notation: [/S[ₙn] ?= ?n\/2/],
  units: [],
  largest: (grade) => (grade < 9 ? 600 : 1_000),
  mistakes: {
    doubled: { en: 'forgot to divide by two', fil: 'nakalimutang hatiin sa dalawa' },
    last: { en: 'gave the last term only', fil: 'ang huling term lamang ang ibinigay' },
    steps: { en: 'took the last term one step too far', fil: 'lumampas ng isang hakbang ang huling term' },
    without: { en: 'forgot the first term in the formula', fil: 'nakalimutan ang unang term sa formula' },
    average: {
      en: 'gave the average of the first and the last term',
      fil: 'ibinigay ang average ng una at huling term',
    },
    less: { en: 'left out the last term', fil: 'hindi isinama ang huling term' },
  },
  rules: {
    en: [
      {
        say: 'The sum of an arithmetic series is the number of terms times the {average of the first and last terms}.',
        ask: 'To find the sum of an arithmetic series, by what do we multiply the number of terms?',
        not: [
          'sum of the first and last terms',
          'difference of the first and last terms',
          'common difference',
        ],
      },
      {
        say: 'The sum of the whole numbers from 1 to 20 is {210}.',
        ask: 'What is the sum of the whole numbers from 1 to 20?',
        not: ['190', '200', '420'],
      },
    ],
    fil: [
      {
        say: 'Ang kabuoan ng arithmetic series ay ang bilang ng mga term na pinarami sa {average ng una at huling term}.',
        ask: 'Upang makuha ang kabuoan ng arithmetic series, sa ano pinararami ang bilang ng mga term?',
        not: ['sum ng una at huling term', 'difference ng una at huling term', 'common difference'],
      },
      {
        say: 'Ang kabuoan ng mga whole number mula 1 hanggang 20 ay {210}.',
        ask: 'Ano ang kabuoan ng mga whole number mula 1 hanggang 20?',
        not: ['190', '200', '420'],
      },
    ],
  },
  draw: (draw) => {
    const given = { first: draw.int(5, 20), step: draw.int(2, 5), count: draw.int(6, 16), who: draw.person() }
    withinLargest(draw, sum(given))
    return given
  },
  answer: (given) => grouped(sum(given)),
  wrong: (given) => {
    const { first, step, count } = given
    const results = {
      doubled: countOf(2 * sum(given)),
      last: countOf(last(given)),
      steps: countOf((count * (2 * first + count * step)) / 2),
      without: countOf((count * last(given)) / 2),
      average: countOf((first + last(given)) / 2),
      less: countOf(sum(given) - last(given)),
    }
    return stronger(grouped(sum(given)), results, ['average', 'last'])
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `What is the sum of the first ${given.count} terms of the arithmetic sequence ${start(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `An arithmetic series has ${given.count} terms. Its first term is ${given.first} and its common difference is ${given.step}. What is its sum?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `The first row of a hall has ${given.first} seats, and each row after it has ${given.step} more seats than the row before. How many seats do the first ${given.count} rows have in all?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `${given.who.name} saves ₱${given.first} on the first day. Each day after that, ${given.who.he} saves ₱${given.step} more than on the day before. How many pesos does ${given.who.he} save in ${given.count} days in all?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Ano ang kabuoan ng unang ${ilan(given.count, 'term')} ng arithmetic sequence na ${start(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `May ${ilan(given.count, 'term')} ang isang arithmetic series. Ang unang term nito ay ${given.first} at ang common difference ay ${given.step}. Ano ang kabuoan nito?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `May ${ilan(given.first, 'upuan')} ang unang hanay ng isang bulwagan. Sa bawat kasunod na hanay, mas marami nang ${given.step} ang upuan kaysa sa nauna. Ilan ang lahat ng upuan sa unang ${ilan(given.count, 'hanay')}?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Nag-ipon si ${given.who.name} ng ₱${given.first} sa unang araw. Sa bawat kasunod na araw, mas malaki nang ₱${given.step} ang iniipon niya kaysa sa naunang araw. Ilang piso ang lahat ng maiipon niya sa loob ng ${ilan(given.count, 'araw')}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `The sum of the first ${given.count} terms of the arithmetic sequence ${start(given)} is ${answer}.`,
    fil: (given, answer) =>
      `Ang kabuoan ng unang ${ilan(given.count, 'term')} ng arithmetic sequence na ${start(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Last term: ${given.first} + (${given.count} − 1) × ${given.step} = ${grouped(last(given))}`,
      `Sum: ${given.count} × (${given.first} + ${grouped(last(given))}) ÷ 2 = ${grouped(sum(given))}`,
    ],
    fil: (given) => [
      `Huling term: ${given.first} + (${given.count} − 1) × ${given.step} = ${grouped(last(given))}`,
      `Kabuoan: ${given.count} × (${given.first} + ${grouped(last(given))}) ÷ 2 = ${grouped(sum(given))}`,
    ],
  },
})
