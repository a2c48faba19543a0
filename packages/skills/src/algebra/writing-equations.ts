import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'
import {
  type DrawnSituation,
  drawSituation,
  expression,
  result,
  type SituationMistake,
  situationMistakes,
  slotsOf,
  wrongExpressions,
} from './situations.ts'

const equation = (told: DrawnSituation) => `${expression(told)} = ${grouped(result(told))}`

export const writingEquations = skill<DrawnSituation, SituationMistake>({
  id: 'algebra/writing-equations',
  area: 'Mathematics',
  name: { en: 'Writing equations for situations', fil: 'Pagsulat ng equation para sa mga sitwasyon' },
  grades: [7, 8],
  cues: {
    en: ['write an equation', 'equation', 'represent', 'situation', 'unknown', 'word problem'],
    fil: ['sumulat ng equation', 'equation', 'sitwasyon', 'kumakatawan', 'word problem'],
  },
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: () => 1800,
  mistakes: situationMistakes,
  rules: {
    en: [
      {
        say: '"Five less than twice a number n is 19" is written as {2n − 5 = 19}.',
        ask: 'How is "five less than twice a number n is 19" written?',
        not: ['5 − 2n = 19', '2(n − 5) = 19', '5n − 2 = 19'],
      },
      {
        say: '"Three times a number n is 24" is written as {3n = 24}.',
        ask: 'How is "three times a number n is 24" written?',
        not: ['n + 3 = 24', 'n/3 = 24', '24n = 3'],
      },
      {
        say: '"A number n decreased by 6 is 15" is written as {n − 6 = 15}.',
        ask: 'How is "a number n decreased by 6 is 15" written?',
        not: ['6 − n = 15', 'n + 6 = 15', '6n = 15'],
      },
    ],
    fil: [
      {
        say: 'Ang "Kapag ibinawas ang 5 sa dalawang beses ng bilang na n, ang resulta ay 19" ay isinusulat na {2n − 5 = 19}.',
        ask: 'Paano isinusulat bilang equation ang "Kapag ibinawas ang 5 sa dalawang beses ng bilang na n, ang resulta ay 19"?',
        not: ['5 − 2n = 19', '2(n − 5) = 19', '5n − 2 = 19'],
      },
      {
        say: 'Ang "tatlong beses ng bilang na n ay 24" ay isinusulat na {3n = 24}.',
        ask: 'Paano isinusulat ang "tatlong beses ng bilang na n ay 24"?',
        not: ['n + 3 = 24', 'n/3 = 24', '24n = 3'],
      },
      {
        say: 'Ang "Kapag binawasan ng 6 ang bilang na n, ang resulta ay 15" ay isinusulat na {n − 6 = 15}.',
        ask: 'Paano isinusulat bilang equation ang "Kapag binawasan ng 6 ang bilang na n, ang resulta ay 15"?',
        not: ['6 − n = 15', 'n + 6 = 15', '6n = 15'],
      },
    ],
  },
  draw: drawSituation,
  answer: equation,
  wrong: (told) =>
    Object.fromEntries(
      Object.entries(wrongExpressions(told)).map(([mistake, text]) => [
        mistake,
        `${text} = ${grouped(result(told))}`,
      ]),
    ),
  stems: slotStemsOf(slotsOf, {
    en: [
      ['apply', '{story} If {what} is {result}, which equation can be used to find {x}?'],
      ['apply', '{story} Which equation says that {what} is {result}?'],
    ],
    fil: [
      ['apply', '{story} Kung ang {what} ay {result}, aling equation ang magagamit upang mahanap ang {x}?'],
      ['apply', '{story} Aling equation ang nagsasabing ang {what} ay {result}?'],
    ],
  }),
  statement: statementOf(slotsOf, {
    en: '{story} The equation {answer} says that {what} is {result}.',
    fil: '{story} Ang equation na {answer} ay nagsasabing ang {what} ay {result}.',
  }),
  solution: stepsOf((told, say, language) => {
    const { what, result: amount } = slotsOf(told, language)
    return [
      say(
        `The expression for ${what} is ${expression(told)}.`,
        `Ang expression para sa ${what} ay ${expression(told)}.`,
      ),
      say(`It is equal to ${amount}: ${equation(told)}`, `Katumbas ito ng ${amount}: ${equation(told)}`),
    ]
  }),
  choicesOnly: true,
})
