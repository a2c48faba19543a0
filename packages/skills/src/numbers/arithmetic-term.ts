import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { bracketed, countOf, ilan, withinLargest } from './amounts.ts'
import { englishOrdinal, firstThreeTerms } from './progressions.ts'

type Given = { first: number; step: number; at: number; who: Person }

const term = ({ first, step }: Given, at: number) => first + (at - 1) * step
const right = (given: Given) => term(given, given.at)
const start = (given: Given) => firstThreeTerms([1, 2, 3].map((at) => grouped(term(given, at))))
const more = ({ step }: Given, en: boolean) =>
  step > 0 ? (en ? 'more' : 'mas marami') : en ? 'fewer' : 'mas kaunti'
const size = ({ step }: Given) => Math.abs(step)

export const arithmeticTerm = skill<Given, 'times' | 'without' | 'before' | 'swapped' | 'sign'>({
  id: 'numbers/arithmetic-term',
  area: 'Mathematics',
  name: { en: 'nth term of an arithmetic sequence', fil: 'Ika-n na term ng arithmetic sequence' },
  grades: [8, 10],
  cues: {
    en: ['arithmetic sequence', 'common difference', 'nth term', 'general term'],
    fil: ['arithmetic sequence', 'common difference', 'nth term', 'ika-n na term'],
  },
  notation: [/a[ₙn] ?= ?a[₁1] ?\+ ?\(n ?[−-] ?1\) ?d/],
  units: [],
  largest: (grade) => (grade < 9 ? 120 : 150),
  mistakes: {
    times: {
      en: 'added the difference n times instead of n − 1 times',
      fil: 'idinagdag ang difference nang n beses sa halip na n − 1',
    },
    without: { en: 'forgot to add the first term', fil: 'nakalimutang idagdag ang unang term' },
    before: { en: 'found the term before', fil: 'ang naunang term ang hinanap' },
    swapped: {
      en: 'exchanged the first term and the common difference',
      fil: 'napagpalit ang unang term at ang common difference',
    },
    sign: { en: 'used the wrong sign of the common difference', fil: 'mali ang sign ng common difference' },
  },
  rules: {
    en: [
      {
        say: 'The nth term of an arithmetic sequence is a₁ + {(n − 1)d}.',
        ask: 'What is added to the first term a₁ to find the nth term of an arithmetic sequence?',
        not: ['nd', '(n + 1)d', 'd/n'],
      },
      {
        say: 'From term to term of an arithmetic sequence, the {difference} stays the same.',
        ask: 'What stays the same from term to term of an arithmetic sequence?',
        not: ['ratio', 'sum', 'product'],
      },
    ],
    fil: [
      {
        say: 'Ang ika-n na term ng arithmetic sequence ay a₁ + {(n − 1)d}.',
        ask: 'Ano ang idinaragdag sa unang term na a₁ upang makuha ang ika-n na term ng arithmetic sequence?',
        not: ['nd', '(n + 1)d', 'd/n'],
      },
      {
        say: 'Sa arithmetic sequence, pare-pareho ang {difference} ng magkakasunod na term.',
        ask: 'Ano ang pare-pareho sa magkakasunod na term ng arithmetic sequence?',
        not: ['ratio', 'sum', 'product'],
      },
    ],
  },
  draw: (draw) => {
    const falling = draw.chanceOf(20)
    const at = draw.int(8, falling ? 12 : 20)
    const step = falling ? -draw.int(2, 5) : draw.int(2, 6)
    const first = falling ? draw.int(12 * 5, 90) : draw.int(5, 30)
    const given = { first, step, at, who: draw.person() }
    withinLargest(draw, first, right(given))
    return given
  },
  answer: (given) => grouped(right(given)),
  wrong: (given) => {
    const { first, step, at } = given
    return {
      times: countOf(first + at * step),
      without: countOf((at - 1) * size(given)),
      before: countOf(first + (at - 2) * step),
      swapped: step > 0 && first <= 12 ? countOf(step + (at - 1) * first) : undefined,
      sign: countOf(first - (at - 1) * step),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `What is the ${englishOrdinal(given.at)} term of the arithmetic sequence ${start(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `The first term of an arithmetic sequence is ${given.first} and the common difference is ${grouped(given.step)}. What is the ${englishOrdinal(given.at)} term?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `The first row of a hall has ${given.first} seats. Each row after it has ${size(given)} ${more(given, true)} seats than the row before. How many seats are in the ${englishOrdinal(given.at)} row?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who.name} folds ${given.first} paper cranes on the first day. Each day after that, ${given.who.he} folds ${size(given)} ${more(given, true)} than on the day before. How many does ${given.who.he} fold on the ${englishOrdinal(given.at)} day?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A gardener plants ${given.first} trees in the first row. Each row after it has ${size(given)} ${more(given, true)} trees than the row before. How many trees are in the ${englishOrdinal(given.at)} row?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Ano ang ika-${given.at} na term ng arithmetic sequence na ${start(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Ang unang term ng isang arithmetic sequence ay ${given.first} at ang common difference ay ${grouped(given.step)}. Ano ang ika-${given.at} na term?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `May ${ilan(given.first, 'upuan')} ang unang hanay ng isang bulwagan. Sa bawat kasunod na hanay, ${more(given, false)} nang ${size(given)} ang upuan kaysa sa nauna. Ilan ang upuan sa ika-${given.at} na hanay?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nagtupi si ${given.who.name} ng ${ilan(given.first, 'papel')} na ibon sa unang araw. Sa bawat kasunod na araw, ${more(given, false)} nang ${size(given)} ang itinutupi niya kaysa sa nauna. Ilan ang naitupi niya sa ika-${given.at} na araw?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nagtanim ang hardinero ng ${ilan(given.first, 'puno')} sa unang hanay. Sa bawat kasunod na hanay, ${more(given, false)} nang ${size(given)} ang puno kaysa sa nauna. Ilang puno ang nasa ika-${given.at} na hanay?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `The ${englishOrdinal(given.at)} term of the arithmetic sequence ${start(given)} is ${answer}.`,
    fil: (given, answer) =>
      `Ang ika-${given.at} na term ng arithmetic sequence na ${start(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `First term ${given.first}, common difference ${grouped(given.step)}`,
      `${given.first} + (${given.at} − 1) × ${bracketed(given.step)} = ${grouped(right(given))}`,
    ],
    fil: (given) => [
      `Unang term ${given.first}, common difference ${grouped(given.step)}`,
      `${given.first} + (${given.at} − 1) × ${bracketed(given.step)} = ${grouped(right(given))}`,
    ],
  },
})
