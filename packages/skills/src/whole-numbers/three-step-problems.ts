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
        say: 'The gain is found by {subtracting} the cost from the sales.',
        ask: 'By doing what with the cost and the sales is the gain found?',
        not: ['adding', 'multiplying', 'dividing'],
      },
      {
        say: 'After solving a word problem, we {check} whether the answer makes sense.',
        ask: 'What do we do with the answer after solving a word problem?',
        not: ['erase', 'hide', 'double'],
      },
    ],
    fil: [
      {
        say: 'Nakukuha ang tubo kapag {ibinawas} ang puhunan sa pinagbilhan.',
        ask: 'Ano ang ginagawa sa puhunan at pinagbilhan upang makuha ang tubo?',
        not: ['idinagdag', 'pinarami', 'hinati'],
      },
      {
        say: 'Matapos lutasin ang word problem, {suriin} kung makatuwiran ang sagot.',
        ask: 'Ano ang gagawin sa sagot matapos lutasin ang word problem?',
        not: ['burahin', 'itago', 'doblehin'],
      },
    ],
  },
})
