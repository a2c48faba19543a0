import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import {
  type CountingChoice,
  combinations as chosen,
  drawChoice,
  factorial,
  falling,
  permutations,
  unordered,
} from './counting.ts'
import { ilan, need, rule, says, stems, tidyDecimal } from './writing.ts'

export const combinationsSkill = skill<
  CountingChoice,
  'permutation' | 'product' | 'undivided' | 'fewer' | 'less' | 'sum'
>({
  id: 'statistics/combinations',
  area: 'Mathematics',
  name: says(
    'Combinations of n objects taken r at a time',
    'Combination ng n na bagay na kinukuha nang tig-r',
  ),
  grades: [10, 11],
  cues: says(
    ['combination', 'combinations', 'selection', 'order does not matter', 'nCr'],
    ['combination', 'pagpili', 'hindi mahalaga ang ayos', 'nCr', 'komite'],
  ),
  notation: [/\bC\(\d+, ?\d+\)/, /\d+C\d+/],
  units: [],
  largest: () => 1_000,
  mistakes: {
    permutation: says(
      'counted permutations instead of combinations',
      'permutation ang binilang sa halip na combination',
    ),
    product: says('multiplied the two numbers', 'minultiply ang dalawang bilang'),
    undivided: says('divided by r instead of r!', 'hinati sa r sa halip na sa r!'),
    fewer: says('chose one too few', 'kulang ng isa ang pinili'),
    less: says('left one object out', 'may isang bagay na hindi isinama'),
    sum: says('added the two numbers', 'pinagsama ang dalawang bilang'),
  },
  rules: says(
    [
      rule(
        'A selection in which order does not matter is a {combination}.',
        'What do we call a selection in which order does not matter?',
        'permutation',
        'factorial',
        'probability',
      ),
      rule('C(5, 2) is equal to {10}.', 'What is C(5, 2) equal to?', '20', '25', '7'),
      rule(
        'C(8, 3) is equal to {C(8, 5)}.',
        'Which of these is equal to C(8, 3)?',
        'C(3, 8)',
        'P(8, 3)',
        'C(5, 3)',
      ),
    ],
    [
      rule(
        'Ang pagpiling hindi mahalaga ang pagkakasunod-sunod ay tinatawag na {combination}.',
        'Ano ang tawag sa pagpiling hindi mahalaga ang pagkakasunod-sunod?',
        'permutation',
        'factorial',
        'probability',
      ),
      rule('Ang C(5, 2) ay katumbas ng {10}.', 'Ano ang katumbas ng C(5, 2)?', '20', '25', '7'),
      rule(
        'Ang C(8, 3) ay katumbas ng {C(8, 5)}.',
        'Alin sa mga ito ang katumbas ng C(8, 3)?',
        'C(3, 8)',
        'P(8, 3)',
        'C(5, 3)',
      ),
    ],
  ),
  draw: (draw) => {
    const choice = drawChoice(draw, unordered)
    need(chosen(choice.n, choice.r) <= draw.largest && chosen(choice.n, choice.r) > choice.n)
    return choice
  },
  answer: ({ n, r }) => grouped(chosen(n, r)),
  wrong: withChief('permutation', ({ n, r }) => {
    const undivided = tidyDecimal(permutations(n, r) / r, 0)
    return {
      permutation: grouped(permutations(n, r)),
      product: grouped(n * r),
      undivided: undivided === undefined || r === 2 ? undefined : grouped(undivided),
      fewer: grouped(chosen(n, r - 1)),
      less: grouped(chosen(n - 1, r)),
      sum: grouped(n + r),
    }
  }),
  stems: stems(
    ['apply', (choice) => choice.story.text.en(choice), (choice) => choice.story.text.fil(choice)],
    [
      'apply',
      (choice) => `Solve by combination. ${choice.story.text.en(choice)}`,
      (choice) => `Lutasin gamit ang combination. ${choice.story.text.fil(choice)}`,
    ],
    [
      'understand',
      ({ n, r }) => `What is the value of C(${n}, ${r})?`,
      ({ n, r }) => `Ano ang value ng C(${n}, ${r})?`,
    ],
  ),
  statement: {
    en: ({ n, r }, answer) =>
      `The number of combinations of ${n} different objects taken ${r} at a time is ${answer}.`,
    fil: ({ n, r }, answer) =>
      `Ang bilang ng combination ng ${ilan(n, 'magkakaibang bagay')} na kinukuha nang tig-${r} ay ${answer}.`,
  },
  solution: {
    en: ({ n, r }) => [
      `The order does not count, so use C(${n}, ${r}) = P(${n}, ${r})/${r}!.`,
      `(${falling(n, r)}) ÷ ${factorial(r)} = ${grouped(chosen(n, r))}`,
    ],
    fil: ({ n, r }) => [
      `Hindi mahalaga ang ayos, kaya gamitin ang C(${n}, ${r}) = P(${n}, ${r})/${r}!.`,
      `(${falling(n, r)}) ÷ ${factorial(r)} = ${grouped(chosen(n, r))}`,
    ],
  },
})
