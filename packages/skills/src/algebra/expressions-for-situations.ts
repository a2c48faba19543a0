import { skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import {
  type DrawnSituation,
  drawSituation,
  expression,
  type SituationMistake,
  situationMistakes,
  situationOf,
  slotsOf,
  wrongExpressions,
} from './situations.ts'

export const expressionsForSituations = skill<DrawnSituation, SituationMistake>({
  id: 'algebra/expressions-for-situations',
  area: 'Mathematics',
  name: { en: 'Writing expressions for situations', fil: 'Pagsulat ng expression para sa mga sitwasyon' },
  grades: [7, 8],
  cues: {
    en: ['algebraic expression', 'represent', 'situation', 'write an expression', 'unknown', 'variable'],
    fil: ['algebraic expression', 'sitwasyon', 'sumulat ng expression', 'kumakatawan', 'variable'],
  },
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: () => 1800,
  mistakes: situationMistakes,
  rules: {
    en: [
      {
        say: 'The cost of x pencils at 12 pesos each is {12x} pesos.',
        ask: 'How many pesos do x pencils at 12 pesos each cost?',
        not: ['12 + x', 'x − 12', '12/x'],
      },
      {
        say: 'If Ben is n years old now, his age 5 years from now is {n + 5}.',
        ask: 'If Ben is n years old now, which expression gives his age 5 years from now?',
        not: ['n − 5', '5n', '5 − n'],
      },
      {
        say: 'If y mangoes are shared equally by 4 children, each child gets {y/4} mangoes.',
        ask: 'If y mangoes are shared equally by 4 children, how many mangoes does each child get?',
        not: ['4y', 'y − 4', '4/y'],
      },
    ],
    fil: [
      {
        say: 'Ang halaga ng x lapis na 12 piso bawat isa ay {12x} piso.',
        ask: 'Ilang piso ang halaga ng x lapis na 12 piso bawat isa?',
        not: ['12 + x', 'x − 12', '12/x'],
      },
      {
        say: 'Kung si Ben ay n taong gulang ngayon, ang edad niya pagkalipas ng 5 taon ay {n + 5}.',
        ask: 'Kung si Ben ay n taong gulang ngayon, aling expression ang edad niya pagkalipas ng 5 taon?',
        not: ['n − 5', '5n', '5 − n'],
      },
      {
        say: 'Kung hahatiin nang pantay ang y mangga sa 4 na bata, ang bawat bata ay tatanggap ng {y/4} mangga.',
        ask: 'Kung hahatiin nang pantay ang y mangga sa 4 na bata, ilang mangga ang matatanggap ng bawat bata?',
        not: ['4y', 'y − 4', '4/y'],
      },
    ],
  },
  draw: drawSituation,
  answer: expression,
  wrong: wrongExpressions,
  stems: slotStemsOf(slotsOf, {
    en: [
      ['apply', '{story} Which expression gives {what}?'],
      ['apply', '{story} Write an algebraic expression for {what}.'],
    ],
    fil: [
      ['apply', '{story} Aling expression ang nagsasaad ng {what}?'],
      ['apply', '{story} Sumulat ng algebraic expression para sa {what}.'],
    ],
  }),
  statement: statementOf(slotsOf, {
    en: '{story} The expression {answer} gives {what}.',
    fil: '{story} Ang expression na {answer} ang nagsasaad ng {what}.',
  }),
  solution: stepsOf((given, say) => {
    const { k, a } = given
    const { kind, x } = situationOf(given)
    const next = {
      sum: say(`Add ${a}: ${expression(given)}`, `Magdagdag ng ${a}: ${expression(given)}`),
      difference: say(`Subtract ${a}: ${expression(given)}`, `Magbawas ng ${a}: ${expression(given)}`),
      rest: say(`Subtract it from ${a}: ${expression(given)}`, `Ibawas ito sa ${a}: ${expression(given)}`),
    }
    return [
      say(`${k} and ${x} are multiplied: ${k}${x}`, `Ini-multiply ang ${k} at ${x}: ${k}${x}`),
      next[kind],
    ]
  }),
  choicesOnly: true,
})
