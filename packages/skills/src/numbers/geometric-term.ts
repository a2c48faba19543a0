import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { grouped, raised } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countOf, ilan, withinLargest } from './amounts.ts'
import { englishOrdinal, firstThreeTerms } from './progressions.ts'

type Given = { first: number; ratio: number; at: number; who: Person }

const term = ({ first, ratio }: Given, at: number) => first * ratio ** (at - 1)
const right = (given: Given) => term(given, given.at)
const start = (given: Given) => firstThreeTerms([1, 2, 3].map((at) => grouped(term(given, at))))
const twice = { 2: 'twice', 3: 'three times', 4: 'four times', 5: 'five times' } as Record<number, string>
const ulit = { 2: 'dalawang ulit', 3: 'tatlong ulit', 4: 'apat na ulit', 5: 'limang ulit' } as Record<
  number,
  string
>

export const geometricTerm = skill<Given, 'power' | 'before' | 'added' | 'multiplied' | 'without'>({
  id: 'numbers/geometric-term',
  area: 'Mathematics',
  name: { en: 'nth term of a geometric sequence', fil: 'Ika-n na term ng geometric sequence' },
  grades: [8, 10],
  cues: {
    en: ['geometric sequence', 'common ratio', 'nth term', 'general term'],
    fil: ['geometric sequence', 'common ratio', 'nth term', 'ika-n na term'],
  },
  notation: [/a[ₙn] ?= ?a[₁1] ?[·×]? ?r/],
  units: [],
  largest: (grade) => (grade < 9 ? 2_000 : 5_000),
  mistakes: {
    power: { en: 'used the power n instead of n − 1', fil: 'ginamit ang exponent na n sa halip na n − 1' },
    before: { en: 'found the term before', fil: 'ang naunang term ang hinanap' },
    added: {
      en: 'added the ratio as in an arithmetic sequence',
      fil: 'idinagdag ang ratio na parang arithmetic sequence',
    },
    multiplied: {
      en: 'multiplied the ratio by n − 1 instead of raising it',
      fil: 'pinarami ang ratio sa n − 1 sa halip na gawing exponent',
    },
    without: { en: 'forgot to multiply by the first term', fil: 'nakalimutang paramihin sa unang term' },
  },
  rules: {
    en: [
      {
        say: 'To get the next term of a geometric sequence, we {multiply the term by the common ratio}.',
        ask: 'How do we get the next term of a geometric sequence?',
        not: [
          'add the common ratio to the term',
          'divide the term by the common ratio',
          'multiply the term by itself',
        ],
      },
      {
        say: 'The common ratio of 3, 12, 48, 192 is {4}.',
        ask: 'What is the common ratio of 3, 12, 48, 192?',
        not: ['3', '9', '36'],
      },
    ],
    fil: [
      {
        say: 'Upang makuha ang kasunod na term ng geometric sequence, {pinararami ang term sa common ratio}.',
        ask: 'Paano nakukuha ang kasunod na term ng geometric sequence?',
        not: [
          'idinaragdag ang common ratio sa term',
          'hinahati ang term sa common ratio',
          'pinararami ang term sa sarili nito',
        ],
      },
      {
        say: 'Ang common ratio ng 3, 12, 48, 192 ay {4}.',
        ask: 'Ano ang common ratio ng 3, 12, 48, 192?',
        not: ['3', '9', '36'],
      },
    ],
  },
  draw: (draw) => {
    const given = { first: draw.int(2, 10), ratio: draw.int(2, 5), at: draw.int(5, 9), who: draw.person() }
    withinLargest(draw, right(given))
    return given
  },
  answer: (given) => grouped(right(given)),
  wrong: (given) => {
    const { first, ratio, at } = given
    const results = {
      power: countOf(first * ratio ** at),
      before: countOf(first * ratio ** (at - 2)),
      added: countOf(first + (at - 1) * ratio),
      multiplied: countOf(first * ratio * (at - 1)),
      without: countOf(ratio ** (at - 1)),
    }
    return stronger(grouped(right(given)), results, ['added', 'multiplied'])
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `What is the ${englishOrdinal(given.at)} term of the geometric sequence ${start(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `The first term of a geometric sequence is ${given.first} and the common ratio is ${given.ratio}. What is the ${englishOrdinal(given.at)} term?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A video was shared ${given.first} times on the first day. Each day after that, it was shared ${twice[given.ratio]} as often as on the day before. How many times was it shared on the ${englishOrdinal(given.at)} day?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Bacteria in a dish are counted every hour. The first count is ${given.first}, and each count after it is ${twice[given.ratio]} as great as the one before. What is the ${englishOrdinal(given.at)} count?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `In a game, level 1 gives ${given.first} points, and each level after it gives ${twice[given.ratio]} as many points as the level before. How many points does level ${given.at} give?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Ano ang ika-${given.at} na term ng geometric sequence na ${start(given)}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Ang unang term ng isang geometric sequence ay ${given.first} at ang common ratio ay ${given.ratio}. Ano ang ika-${given.at} na term?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ibinahagi ang isang video nang ${ilan(given.first, 'beses')} sa unang araw. Bawat araw pagkatapos nito, ${ulit[given.ratio]} ng bilang ng naunang araw ang bilang ng pagbabahagi. Ilang beses itong ibinahagi sa ika-${given.at} na araw?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Binibilang bawat oras ang bacteria sa isang lalagyan. Sa unang pagbilang, may ${ilan(given.first, 'bacteria')}. Bawat oras, nagiging ${ulit[given.ratio]} ang dami. Ilan ang bacteria sa ika-${given.at} na pagbilang?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Sa isang laro, nagbibigay ang level 1 ng ${ilan(given.first, 'puntos')}, at ang bawat kasunod na level ay nagbibigay ng ${ulit[given.ratio]} ng puntos ng nauna. Ilang puntos ang ibinibigay ng level ${given.at}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `The ${englishOrdinal(given.at)} term of the geometric sequence ${start(given)} is ${answer}.`,
    fil: (given, answer) =>
      `Ang ika-${given.at} na term ng geometric sequence na ${start(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `First term ${given.first}, common ratio ${given.ratio}`,
      `${given.first} × ${given.ratio}${raised(given.at - 1)} = ${given.first} × ${grouped(given.ratio ** (given.at - 1))} = ${grouped(right(given))}`,
    ],
    fil: (given) => [
      `Unang term ${given.first}, common ratio ${given.ratio}`,
      `${given.first} × ${given.ratio}${raised(given.at - 1)} = ${given.first} × ${grouped(given.ratio ** (given.at - 1))} = ${grouped(right(given))}`,
    ],
  },
})
