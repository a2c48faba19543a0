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
        say: 'To find the change after buying 3 items of the same price, first {multiply} the price by 3.',
        ask: 'What do we do first with the price and 3 to find the change after buying 3 items of the same price?',
        not: ['add', 'subtract', 'divide'],
      },
      {
        say: 'The first step in solving a word problem is to {understand} what is asked.',
        ask: 'What must we do with the question before we solve a word problem?',
        not: ['skip', 'guess', 'shorten'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman ang sukli sa 3 bagay na magkakapareho ang presyo, {paramihin} muna ang presyo sa 3.',
        ask: 'Ano muna ang gagawin sa presyo at sa 3 upang malaman ang sukli sa 3 bagay na magkakapareho ang presyo?',
        not: ['idagdag', 'ibawas', 'hatiin'],
      },
      {
        say: 'Ang unang dapat gawin sa word problem ay {unawain} kung ano ang itinatanong.',
        ask: 'Ano ang unang dapat gawin sa itinatanong ng word problem?',
        not: ['laktawan', 'hulaan', 'paikliin'],
      },
    ],
  },
})
