import { formulaSkill, rules, say } from './formula.ts'
import { lawCases, lawMistakes, quantity } from './law.ts'

const momentumOf = quantity('p', 'momentum', 'momentum', 'kg·m/s')
const mass = quantity('m', 'mass', 'mass', 'kg')
const velocity = quantity('v', 'velocity', 'velocity', 'm/s')

export const momentum = formulaSkill({
  id: 'science/momentum',
  area: 'Science',
  name: say('Momentum', 'Momentum'),
  grades: [9, 10],
  cues: {
    en: ['momentum', 'mass times velocity', 'collision', 'impulse', 'p = mv'],
    fil: ['momentum', 'mass at velocity', 'banggaan', 'impulse', 'p = mv'],
  },
  notation: [/kg[·∙ ]m\/s(?!²)/],
  units: ['science/10/momentum-and-collisions'],
  largest: () => 30_000,
  mistakes: lawMistakes,
  rules: rules(
    {
      say: say(
        'Momentum is mass multiplied by {velocity}.',
        'Ang momentum ay mass na pinarami sa {velocity}.',
      ),
      ask: say(
        'By what is mass multiplied to get momentum?',
        'Sa ano pinararami ang mass upang makuha ang momentum?',
      ),
      not: ['acceleration', 'force', 'volume'],
    },
    {
      say: say(
        'The momentum of a body at rest is {zero}.',
        'Ang momentum ng bagay na nakapahinga ay {zero}.',
      ),
      ask: say('What is the momentum of a body at rest?', 'Ano ang momentum ng bagay na nakapahinga?'),
      not: {
        en: ['equal to its mass', 'equal to its weight', 'at its greatest'],
        fil: ['katumbas ng mass nito', 'katumbas ng weight nito', 'pinakamalaki'],
      },
    },
    {
      say: say(
        'At the same velocity, the body with the larger {mass} has the larger momentum.',
        'Sa parehong velocity, mas malaki ang momentum ng bagay na may mas malaking {mass}.',
      ),
      ask: say(
        'At the same velocity, a larger amount of what gives a larger momentum?',
        'Sa parehong velocity, mas malaking ano ang nagbibigay ng mas malaking momentum?',
      ),
      not: ['volume', 'temperature', 'height'],
    },
  ),
  cases: [
    ...lawCases({
      product: momentumOf,
      one: mass,
      other: velocity,
      ones: [800, 900, 1_000, 1_200, 1_500],
      others: [5, 10, 12, 15, 20],
      stories: {
        p: [
          say(
            'A car with a mass of {m} kg moves at {v} m/s. What is its momentum?',
            'Ang kotseng may mass na {m} kg ay tumatakbo sa {v} m/s. Ano ang momentum nito?',
          ),
        ],
        v: [
          say(
            'A car with a mass of {m} kg has a momentum of {p} kg·m/s. What is its velocity?',
            'Ang kotseng may mass na {m} kg ay may momentum na {p} kg·m/s. Ano ang velocity nito?',
          ),
        ],
      },
    }),
    ...lawCases({
      product: momentumOf,
      one: mass,
      other: velocity,
      ones: [40, 45, 50, 55, 60, 65],
      others: [2, 3, 4, 5, 6, 1.5, 2.5],
      stories: {
        p: [
          say(
            '{who}, who has a mass of {m} kg, runs at {v} m/s. What is {his} momentum?',
            'Si {who}, na may mass na {m} kg, ay tumatakbo sa {v} m/s. Ano ang kaniyang momentum?',
          ),
        ],
        m: [
          say(
            'A runner who moves at {v} m/s has a momentum of {p} kg·m/s. What is the mass of the runner?',
            'Ang mananakbong gumagalaw sa {v} m/s ay may momentum na {p} kg·m/s. Ano ang mass ng mananakbo?',
          ),
        ],
        v: [
          say(
            'A skater with a mass of {m} kg has a momentum of {p} kg·m/s. What is the velocity of the skater?',
            'Ang skater na may mass na {m} kg ay may momentum na {p} kg·m/s. Ano ang velocity ng skater?',
          ),
        ],
      },
    }),
    ...lawCases({
      product: momentumOf,
      one: mass,
      other: velocity,
      ones: [0.4, 0.5, 0.6],
      others: [5, 6, 8, 10, 12, 15],
      stories: {
        p: [
          say(
            'A ball with a mass of {m} kg is thrown at {v} m/s. What is its momentum?',
            'Ang bolang may mass na {m} kg ay inihagis sa bilis na {v} m/s. Ano ang momentum nito?',
          ),
        ],
        v: [
          say(
            'A ball with a mass of {m} kg has a momentum of {p} kg·m/s. What is its velocity?',
            'Ang bolang may mass na {m} kg ay may momentum na {p} kg·m/s. Ano ang velocity nito?',
          ),
        ],
      },
    }),
  ],
})
