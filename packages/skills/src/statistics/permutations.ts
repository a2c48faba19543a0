import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  permutations as arranged,
  type CountingChoice,
  combinations,
  drawChoice,
  factorial,
  falling,
  ordered,
} from './counting.ts'
import { ilan, need, rule, says, stems } from './writing.ts'

export const permutationsSkill = skill<
  CountingChoice,
  'combination' | 'power' | 'product' | 'all' | 'few' | 'rest'
>({
  id: 'statistics/permutations',
  area: 'Mathematics',
  name: says(
    'Permutations of n objects taken r at a time',
    'Permutation ng n na bagay na kinukuha nang tig-r',
  ),
  grades: [10, 11],
  cues: says(
    ['permutation', 'permutations', 'arrangement', 'order matters', 'nPr'],
    ['permutation', 'pagsasaayos', 'mahalaga ang ayos', 'nPr', 'sa ilang paraan'],
  ),
  notation: [/\bP\(\d+, ?\d+\)/, /\d+P\d+/],
  units: [],
  largest: () => 20_000,
  mistakes: {
    combination: says(
      'counted combinations instead of permutations',
      'combination ang binilang sa halip na permutation',
    ),
    power: says('allowed repetition', 'pinahintulutan ang pag-uulit'),
    product: says('multiplied the two numbers', 'minultiply ang dalawang bilang'),
    all: says('arranged all the objects', 'isinaayos ang lahat ng bagay'),
    few: says('left out the last factor', 'hindi isinama ang huling factor'),
    rest: says('multiplied one factor too many', 'sumobra ng isang factor ang minultiply'),
  },
  rules: says(
    [
      rule(
        'An arrangement in which order matters is a {permutation}.',
        'What do we call an arrangement in which order matters?',
        'combination',
        'factorial',
        'probability',
      ),
      rule('P(5, 2) is equal to {20}.', 'What is P(5, 2) equal to?', '10', '25', '120'),
      rule(
        'The number of ways to arrange 4 different books in a row is {24}.',
        'In how many ways can 4 different books be arranged in a row?',
        '4',
        '16',
        '12',
      ),
    ],
    [
      rule(
        'Ang pagsasaayos na mahalaga ang pagkakasunod-sunod ay tinatawag na {permutation}.',
        'Ano ang tawag sa pagsasaayos na mahalaga ang pagkakasunod-sunod?',
        'combination',
        'factorial',
        'probability',
      ),
      rule('Ang P(5, 2) ay katumbas ng {20}.', 'Ano ang katumbas ng P(5, 2)?', '10', '25', '120'),
      rule(
        'Ang bilang ng paraan ng pagsasaayos nang pahilera ng 4 na magkakaibang aklat ay {24}.',
        'Sa ilang paraan maisasaayos nang pahilera ang 4 na magkakaibang aklat?',
        '4',
        '16',
        '12',
      ),
    ],
  ),
  draw: (draw) => {
    const choice = drawChoice(draw, ordered)
    need(arranged(choice.n, choice.r) <= draw.largest)
    return choice
  },
  answer: ({ n, r }) => grouped(arranged(n, r)),
  wrong: withChief('combination', ({ n, r }) => ({
    combination: grouped(combinations(n, r)),
    power: grouped(n ** r),
    product: grouped(n * r),
    all: n < 8 ? grouped(factorial(n)) : undefined,
    few: r > 2 ? grouped(arranged(n, r - 1)) : undefined,
    rest: grouped(arranged(n, r + 1)),
  })),
  stems: stems(
    ['apply', (choice) => choice.story.text.en(choice), (choice) => choice.story.text.fil(choice)],
    [
      'apply',
      (choice) => `Solve by permutation. ${choice.story.text.en(choice)}`,
      (choice) => `Lutasin gamit ang permutation. ${choice.story.text.fil(choice)}`,
    ],
    [
      'understand',
      ({ n, r }) => `What is the value of P(${n}, ${r})?`,
      ({ n, r }) => `Ano ang value ng P(${n}, ${r})?`,
    ],
  ),
  statement: {
    en: ({ n, r }, answer) =>
      `The number of permutations of ${n} different objects taken ${r} at a time is ${answer}.`,
    fil: ({ n, r }, answer) =>
      `Ang bilang ng permutation ng ${ilan(n, 'magkakaibang bagay')} na kinukuha nang tig-${r} ay ${answer}.`,
  },
  solution: {
    en: ({ n, r }) => [
      `The order counts, so use P(${n}, ${r}) = ${n}!/(${n} − ${r})!.`,
      `${falling(n, r)} = ${grouped(arranged(n, r))}`,
    ],
    fil: ({ n, r }) => [
      `Mahalaga ang ayos, kaya gamitin ang P(${n}, ${r}) = ${n}!/(${n} − ${r})!.`,
      `${falling(n, r)} = ${grouped(arranged(n, r))}`,
    ],
  },
})
