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
        'To find momentum, {multiply the mass by the velocity}.',
        'Upang makuha ang momentum, {paramihin ang mass sa velocity}.',
      ),
      ask: say('How do we find momentum?', 'Paano makukuha ang momentum?'),
      not: {
        en: [
          'multiply the mass by the acceleration',
          'divide the mass by the velocity',
          'add the mass and the velocity',
        ],
        fil: [
          'paramihin ang mass sa acceleration',
          'hatiin ang mass sa velocity',
          'pagsamahin ang mass at ang velocity',
        ],
      },
    },
    {
      say: say(
        'The momentum of a 5-kg body at rest is {0 kg·m/s}.',
        'Ang momentum ng 5-kg na bagay na nakatigil ay {0 kg·m/s}.',
      ),
      ask: say(
        'What is the momentum of a 5-kg body at rest?',
        'Ano ang momentum ng 5-kg na bagay na nakatigil?',
      ),
      not: ['5 kg·m/s', '9.8 kg·m/s', '49 kg·m/s'],
    },
    {
      say: say(
        'At the same velocity, a loaded truck has a larger momentum than a motorcycle because {its mass is larger}.',
        'Sa parehong velocity, mas malaki ang momentum ng trak na may karga kaysa sa motorsiklo dahil {mas malaki ang mass nito}.',
      ),
      ask: say(
        'A loaded truck and a motorcycle move at the same velocity. Why does the truck have the larger momentum?',
        'Magkapareho ang velocity ng trak na may karga at ng motorsiklo. Bakit mas malaki ang momentum ng trak?',
      ),
      not: {
        en: ['its volume is larger', 'its acceleration is larger', 'its engine is stronger'],
        fil: [
          'mas malaki ang volume nito',
          'mas malaki ang acceleration nito',
          'mas malakas ang makina nito',
        ],
      },
    },
  ),
  main: ['multiplied', 'divided', 'inverted'],
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
