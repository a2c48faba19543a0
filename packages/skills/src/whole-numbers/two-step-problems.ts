import { taleSkill } from './tales.ts'
import { twoStepTales } from './two-step-tales.ts'

export const twoStepProblems = taleSkill(twoStepTales, {
  id: 'whole-numbers/two-step-problems',
  name: { en: 'Two-step word problems', fil: 'Mga word problem na may dalawang hakbang' },
  grades: [2, 5],
  level: 'analyze',
  cues: {
    en: [
      'word problem',
      'word problems',
      'problem solving',
      'what is asked',
      'what are given',
      'two-step word problem',
    ],
    fil: [
      'word problem',
      'suliranin',
      'paglutas ng suliranin',
      'ano ang itinatanong',
      'ano ang ibinigay',
      'dalawang hakbang',
    ],
  },
  largest: (grade) => (grade === 2 ? 500 : 2_000),
  rules: {
    en: [
      {
        say: 'Ana buys 3 pencils at ₱12 each and pays ₱50. To find her change, the first step is {3 × 12}.',
        ask: 'Ana buys 3 pencils at ₱12 each and pays ₱50. What is the first step in finding her change?',
        not: ['50 − 12', '50 − 3', '3 + 12'],
      },
      {
        say: 'Ben puts 12 red and 18 blue marbles equally into 5 bags. To find how many are in each bag, the first step is {12 + 18}.',
        ask: 'Ben puts 12 red and 18 blue marbles equally into 5 bags. What is the first step in finding how many marbles are in each bag?',
        not: ['18 − 12', '18 ÷ 5', '12 × 5'],
      },
    ],
    fil: [
      {
        say: 'Bumili si Ana ng 3 lapis na ₱12 ang bawat isa at nagbayad ng ₱50. Upang malaman ang sukli, ang unang hakbang ay {3 × 12}.',
        ask: 'Bumili si Ana ng 3 lapis na ₱12 ang bawat isa at nagbayad ng ₱50. Ano ang unang hakbang upang malaman ang sukli?',
        not: ['50 − 12', '50 − 3', '3 + 12'],
      },
      {
        say: 'Inilagay ni Ben nang pantay sa 5 supot ang 12 pulang holen at 18 asul na holen. Upang malaman ang laman ng bawat supot, ang unang hakbang ay {12 + 18}.',
        ask: 'Inilagay ni Ben nang pantay sa 5 supot ang 12 pulang holen at 18 asul na holen. Ano ang unang hakbang upang malaman kung ilang holen ang nasa bawat supot?',
        not: ['18 − 12', '18 ÷ 5', '12 × 5'],
      },
    ],
  },
})
