import { taleSkill } from './tales.ts'
import { threeStepTales } from './three-step-tales.ts'

export const threeStepProblems = taleSkill(threeStepTales, {
  id: 'whole-numbers/three-step-problems',
  name: { en: 'Three-step word problems', fil: 'Mga word problem na may tatlong hakbang' },
  grades: [4, 6],
  level: 'analyze',
  cues: {
    en: [
      'word problem',
      'word problems',
      'problem solving',
      'what is asked',
      'what are given',
      'three-step word problem',
      'multi-step',
    ],
    fil: [
      'word problem',
      'suliranin',
      'paglutas ng suliranin',
      'ano ang itinatanong',
      'ano ang ibinigay',
      'tatlong hakbang',
    ],
  },
  largest: () => 10_000,
  rules: {
    en: [
      {
        say: 'To find the gain, {subtract the cost from the sales}.',
        ask: 'How do we find the gain when we know the cost and the sales?',
        not: [
          'add the cost and the sales',
          'subtract the sales from the cost',
          'divide the sales by the cost',
        ],
      },
      {
        say: 'From 8 trays of 30 eggs each, 12 eggs were broken, and the rest were packed in boxes of 6. To find the number of boxes, the first step is {8 × 30}.',
        ask: 'From 8 trays of 30 eggs each, 12 eggs were broken, and the rest were packed in boxes of 6. What is the first step in finding the number of boxes?',
        not: ['30 − 12', '12 ÷ 6', '8 × 6'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman ang tubo, {ibawas ang puhunan sa pinagbilhan}.',
        ask: 'Paano malalaman ang tubo kung alam ang puhunan at ang pinagbilhan?',
        not: [
          'pagsamahin ang puhunan at ang pinagbilhan',
          'ibawas ang pinagbilhan sa puhunan',
          'hatiin ang pinagbilhan sa puhunan',
        ],
      },
      {
        say: 'Sa 8 tray na may tig-30 itlog, 12 itlog ang nabasag, at ang natira ay inilagay sa mga kahon nang tig-6. Upang malaman ang bilang ng kahon, ang unang hakbang ay {8 × 30}.',
        ask: 'Sa 8 tray na may tig-30 itlog, 12 itlog ang nabasag, at ang natira ay inilagay sa mga kahon nang tig-6. Ano ang unang hakbang upang malaman ang bilang ng kahon?',
        not: ['30 − 12', '12 ÷ 6', '8 × 6'],
      },
    ],
  },
})
