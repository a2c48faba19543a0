import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { ilan, integersFromTo, need, rule, says, stems, tidyDecimal } from './writing.ts'

type Given = { all: number; below: number; who: Person }

const rank = ({ all, below }: Given) => (below * 100) / all

export const percentileRank = skill<Given, 'count' | 'above' | 'share' | 'self' | 'better' | 'percent'>({
  id: 'statistics/percentile-rank',
  area: 'Mathematics',
  name: says('Percentile rank of a score', 'Percentile rank ng isang iskor'),
  grades: [10, 10],
  cues: says(
    ['percentile rank', 'percent of scores below', 'measures of position', 'percentile'],
    ['percentile rank', 'porsiyento ng mas mababang iskor', 'measures of position', 'percentile'],
  ),
  units: ['mathematics/10/measures-of-position'],
  largest: () => 300,
  mistakes: {
    count: says('gave the number of scores below', 'ang bilang ng mas mababang iskor ang ibinigay'),
    above: says(
      'gave the number of the scores that are not below',
      'ang bilang ng mga iskor na hindi mas mababa ang ibinigay',
    ),
    share: says(
      'gave the percent of the scores that are not below',
      'ang porsiyento ng mga iskor na hindi mas mababa ang ibinigay',
    ),
    self: says('counted the own score as below', 'isinama ang sariling iskor sa mas mababa'),
    better: says(
      'gave the percent of the scores above',
      'ang porsiyento ng mas mataas na iskor ang ibinigay',
    ),
    percent: says(
      'subtracted the number of scores below from 100',
      'ibinawas sa 100 ang bilang ng mas mababang iskor',
    ),
  },
  rules: says(
    [
      rule(
        'A learner with a percentile rank of 80 scored higher than about {80%} of those who took the test.',
        'A learner has a percentile rank of 80. About what percent of those who took the test scored lower?',
        '20%',
        '8%',
        '100%',
      ),
      rule(
        'The percentile rank of a score tells the percent of {the scores below it}.',
        'The percentile rank of a score tells the percent of which scores?',
        'the scores above it',
        'the scores equal to it',
        'the scores at the median',
      ),
    ],
    [
      rule(
        'Ang mag-aaral na may percentile rank na 80 ay mas mataas ang iskor kaysa sa mga {80%} ng kumuha ng pagsusulit.',
        'May percentile rank na 80 ang isang mag-aaral. Mga ilang porsiyento ng kumuha ng pagsusulit ang mas mababa ang iskor sa kaniya?',
        '20%',
        '8%',
        '100%',
      ),
      rule(
        'Sinasabi ng percentile rank ng isang iskor ang porsiyento ng {mga iskor na mas mababa rito}.',
        'Porsiyento ng aling mga iskor ang sinasabi ng percentile rank ng isang iskor?',
        'mga iskor na mas mataas dito',
        'mga iskor na kapantay nito',
        'mga iskor na nasa median',
      ),
    ],
  ),
  draw: (draw) => {
    const all = draw.pick([20, 25, 40, 50, 60, 80, 120, 150, 200, 250])
    need(all <= draw.largest)
    const below = draw.pick(integersFromTo(1, all - 2).filter((n) => (n * 100) % all === 0 && n / all >= 0.3))
    need(below * 2 !== all)
    return { all, below, who: draw.person() }
  },
  answer: (given) => `${rank(given)}`,
  wrong: (given) => {
    const { all, below } = given
    const as = (value: number) => {
      const known = tidyDecimal(value)
      return known === undefined || known <= 0 || known > 100 ? undefined : `${known}`
    }
    return {
      count: as(below),
      above: as(all - below),
      share: as(100 - rank(given)),
      self: as(((below + 1) * 100) / all),
      better: as(((all - below - 1) * 100) / all),
      percent: as(100 - below),
    }
  },
  stems: stems(
    [
      'apply',
      ({ all, below, who }) =>
        `In a test taken by ${all} learners, ${below} scores are below ${who.name}'s score. What is ${who.his} percentile rank, that is, the percent of scores below ${who.his} score?`,
      ({ all, below, who }) =>
        `Sa pagsusulit na kinuha ng ${ilan(all, 'mag-aaral')}, ${ilan(below, 'iskor')} ang mas mababa sa iskor ni ${who.name}. Ano ang kaniyang percentile rank, o ang porsiyento ng mga iskor na mas mababa sa kaniya?`,
    ],
    [
      'apply',
      ({ all, below, who }) =>
        `${who.name} joined a contest with ${all} participants in all and scored higher than ${below} of them. If the percentile rank is the percent of scores that are lower than one's own, what is ${who.his} percentile rank?`,
      ({ all, below, who }) =>
        `Sumali si ${who.name} sa paligsahang may kabuoang ${ilan(all, 'kalahok')} at mas mataas ang kaniyang iskor kaysa sa ${below} sa kanila. Kung ang percentile rank ay ang porsiyento ng mas mababang iskor, ano ang kaniyang percentile rank?`,
    ],
    [
      'apply',
      ({ all, below, who }) =>
        `Of ${all} scores in an entrance test, ${below} are lower than ${who.name}'s score. The percentile rank is the percent of scores that are lower. Find ${who.his} percentile rank.`,
      ({ all, below, who }) =>
        `Sa ${ilan(all, 'iskor')} sa isang entrance test, ${below} ang mas mababa sa iskor ni ${who.name}. Ang percentile rank ay ang porsiyento ng mas mababang iskor. Hanapin ang kaniyang percentile rank.`,
    ],
  ),
  statement: {
    en: ({ all, below }, answer) =>
      `The percentile rank of a score is the percent of scores below it. If ${below} of ${all} scores are below a score, its percentile rank is ${answer}.`,
    fil: ({ all, below }, answer) =>
      `Ang percentile rank ng isang iskor ay ang porsiyento ng mga iskor na mas mababa rito. Kung ${below} sa ${ilan(all, 'iskor')} ang mas mababa sa isang iskor, ang percentile rank nito ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Scores below: ${given.below} of ${given.all}`,
      `Percentile rank: ${given.below} ÷ ${given.all} × 100 = ${rank(given)}`,
    ],
    fil: (given) => [
      `Mas mababang iskor: ${given.below} sa ${given.all}`,
      `Percentile rank: ${given.below} ÷ ${given.all} × 100 = ${rank(given)}`,
    ],
  },
})
