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
        ask: 'Some of the things are taken away. What do we do to find how many are left?',
        not: ['add', 'multiply', 'divide'],
      },
      {
        say: 'To find how many boys and girls there are in all, we {add}.',
        ask: 'We know how many boys and how many girls there are. What do we do to find how many children there are in all?',
        not: ['subtract', 'multiply', 'divide'],
      },
      {
        say: 'To find how many more stickers Ana has than Ben, we {subtract}.',
        ask: 'What do we do to find how many more stickers Ana has than Ben?',
        not: ['add', 'multiply', 'divide'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman kung ilan ang natira matapos kumuha ng ilan, gamitin ang {subtraction}.',
        ask: 'Kinuha ang ilan sa mga bagay. Aling operation ang gagamitin upang malaman kung ilan ang natira?',
        not: ['addition', 'multiplication', 'division'],
      },
      {
        say: 'Upang malaman kung ilan lahat ang mga batang lalaki at babae, gamitin ang {addition}.',
        ask: 'Alam natin ang bilang ng mga lalaki at ang bilang ng mga babae. Aling operation ang gagamitin upang malaman kung ilan lahat ang mga bata?',
        not: ['subtraction', 'multiplication', 'division'],
      },
      {
        say: 'Upang malaman kung ilang sticker ang lamang ni Ana kay Ben, gamitin ang {subtraction}.',
        ask: 'Aling operation ang gagamitin upang malaman kung ilang sticker ang lamang ni Ana kay Ben?',
        not: ['addition', 'multiplication', 'division'],
      },
    ],
  },
})
