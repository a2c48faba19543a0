import { oneStepTales } from './one-step-tales.ts'
import { taleSkill } from './tales.ts'

export const oneStepProblems = taleSkill(oneStepTales, {
  id: 'whole-numbers/one-step-problems',
  name: { en: 'One-step word problems', fil: 'Mga word problem na may isang hakbang' },
  grades: [1, 4],
  level: 'apply',
  cues: {
    en: [
      'word problem',
      'word problems',
      'problem solving',
      'what is asked',
      'what are given',
      'one-step word problem',
    ],
    fil: [
      'word problem',
      'suliranin',
      'paglutas ng suliranin',
      'ano ang itinatanong',
      'ano ang ibinigay',
      'isang hakbang',
    ],
  },
  largest: (grade) => [100, 1_000, 10_000, 10_000][grade - 1] ?? 100,
  rules: {
    en: [
      {
        say: 'To find how many are left after some are taken away, we {subtract}.',
        ask: 'What do we do to find how many are left after some are taken away?',
        not: ['add', 'multiply', 'divide'],
      },
      {
        say: 'To find the total of equal groups, we {multiply}.',
        ask: 'What do we do to find the total of equal groups?',
        not: ['subtract', 'divide', 'round'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman kung ilan ang natira matapos magbawas, gamitin ang {subtraction}.',
        ask: 'Aling operation ang ginagamit upang malaman kung ilan ang natira?',
        not: ['addition', 'multiplication', 'division'],
      },
      {
        say: 'Upang malaman ang kabuoan ng magkakasindaming pangkat, gamitin ang {multiplication}.',
        ask: 'Aling operation ang ginagamit upang malaman ang kabuoan ng magkakasindaming pangkat?',
        not: ['subtraction', 'division', 'rounding'],
      },
    ],
  },
})
