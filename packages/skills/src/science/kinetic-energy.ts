import { type Case, formulaSkill, rules, same, say } from './formula.ts'
import { slips } from './law.ts'

type Mistake = 'no-half' | 'not-squared' | 'twice' | 'no-mass' | 'quarter' | 'gave-ratio' | 'ten' | 'tenth'

const numbers =
  (masses: readonly number[], speeds: readonly number[]): Case<Mistake>['draw'] =>
  (draw) => {
    const [m, v] = [draw.pick(masses), draw.pick(speeds)]
    return { m, v, E: (m * v * v) / 2 }
  }

const energy = (
  masses: readonly number[],
  speeds: readonly number[],
  en: string,
  fil: string,
): Case<Mistake> => ({
  asks: 'E',
  unit: 'J',
  draw: numbers(masses, speeds),
  find: ({ m = 0, v = 0 }) => (m * v ** 2) / 2,
  wrong: ({ m = 0, v = 0 }) => ({
    'no-half': m * v * v,
    'not-squared': (m * v) / 2,
    twice: m * v,
    'no-mass': (v * v) / 2,
    quarter: (m * v * v) / 4,
    ten: m * v * v * 5,
    tenth: (m * v * v) / 20,
  }),
  plain: say(
    'What is the kinetic energy of a body with a mass of {m} kg that moves at {v} m/s?',
    'Ano ang kinetic energy ng bagay na may mass na {m} kg at gumagalaw sa bilis na {v} m/s?',
  ),
  stories: [say(en, fil)],
  says: say(
    'A body with a mass of {m} kg that moves at {v} m/s has a kinetic energy of {answer}.',
    'Ang bagay na may mass na {m} kg at gumagalaw sa bilis na {v} m/s ay may kinetic energy na {answer}.',
  ),
  steps: [same('KE = ½ × m × v²'), same('KE = ½ × {m} kg × ({v} m/s)² = {answer}')],
})

export const kineticEnergy = formulaSkill<Mistake>({
  id: 'science/kinetic-energy',
  area: 'Science',
  name: same('Kinetic energy'),
  grades: [8, 9],
  cues: {
    en: ['kinetic energy', 'energy of motion', 'moving body', 'ke = 1/2 mv', 'joules'],
    fil: ['kinetic energy', 'enerhiya ng gumagalaw', 'energy of motion', 'ke = 1/2 mv', 'joule'],
  },
  notation: [/½ ?m ?v²/],
  units: ['science/8/kinetic-and-potential-energy'],
  largest: () => 300_000,
  mistakes: {
    'no-half': say('forgot the factor ½', 'nakalimutan ang ½'),
    'not-squared': say('did not square the velocity', 'hindi ini-square ang velocity'),
    twice: say('gave mass times velocity', 'mass na pinarami sa velocity ang ibinigay'),
    'no-mass': say('left out the mass', 'hindi isinama ang mass'),
    quarter: say('took half twice', 'dalawang beses kumuha ng kalahati'),
    'gave-ratio': say('divided the energy by the velocity', 'hinati ang energy sa velocity'),
    ...slips,
  },
  rules: rules(
    {
      say: say(
        'The energy of a body because of its motion is called {kinetic energy}.',
        'Ang energy ng isang bagay dahil sa paggalaw nito ay tinatawag na {kinetic energy}.',
      ),
      ask: say(
        'What do we call the energy of a body because of its motion?',
        'Ano ang tawag sa energy ng isang bagay dahil sa paggalaw nito?',
      ),
      not: ['potential energy', 'chemical energy', 'thermal energy'],
    },
    {
      say: say(
        'When the speed of a body is doubled, its kinetic energy becomes {4} times as large.',
        'Kapag dinoble ang speed ng isang bagay, ang kinetic energy nito ay nagiging {4} na ulit ng dati.',
      ),
      ask: say(
        'The speed of a body is doubled. How many times as large does its kinetic energy become?',
        'Dinoble ang speed ng isang bagay. Ilang ulit ng dati ang kinetic energy nito ngayon?',
      ),
      not: ['2', '8', '16'],
    },
    {
      say: say(
        'When the mass of a body is doubled but its speed stays the same, its kinetic energy becomes {2} times as large.',
        'Kapag dinoble ang mass ng isang bagay at hindi nagbago ang speed nito, ang kinetic energy nito ay nagiging {2} ulit ng dati.',
      ),
      ask: say(
        'The mass of a body is doubled, but its speed stays the same. How many times as large does its kinetic energy become?',
        'Dinoble ang mass ng isang bagay at hindi nagbago ang speed nito. Ilang ulit ng dati ang kinetic energy nito ngayon?',
      ),
      not: ['3', '4', '8'],
    },
  ),
  main: ['no-half', 'not-squared'],
  cases: [
    energy(
      [800, 1_000, 1_200],
      [5, 10, 15, 20],
      'A car with a mass of {m} kg moves at {v} m/s. What is its kinetic energy?',
      'Ang kotseng may mass na {m} kg ay tumatakbo sa bilis na {v} m/s. Ano ang kinetic energy nito?',
    ),
    energy(
      [40, 44, 46, 48, 50, 52, 54, 56, 60],
      [2, 3, 4, 5, 6],
      '{who}, who has a mass of {m} kg, runs at {v} m/s. What is {his} kinetic energy?',
      'Si {who}, na may mass na {m} kg, ay tumatakbo sa bilis na {v} m/s. Ano ang kaniyang kinetic energy?',
    ),
    energy(
      [0.2, 0.4, 0.5, 0.6],
      [4, 5, 6, 8, 10, 12],
      'A ball with a mass of {m} kg is thrown at {v} m/s. What is its kinetic energy?',
      'Ang bolang may mass na {m} kg ay inihagis sa bilis na {v} m/s. Ano ang kinetic energy nito?',
    ),
    energy(
      [3, 4, 5, 6, 7],
      [3, 4, 5, 6, 8],
      'A bowling ball with a mass of {m} kg rolls at {v} m/s. What is its kinetic energy?',
      'Ang bowling ball na may mass na {m} kg ay gumugulong sa bilis na {v} m/s. Ano ang kinetic energy nito?',
    ),
    {
      asks: 'm',
      unit: 'kg',
      draw: numbers([2, 4, 5, 6, 8, 10, 12, 20], [2, 3, 4, 5]),
      find: ({ E = 0, v = 1 }) => (2 * E) / (v * v),
      wrong: ({ E = 0, v = 1 }) => ({
        'no-half': E / (v * v),
        'not-squared': (2 * E) / v,
        'gave-ratio': E / v,
        quarter: E / (2 * v * v),
        ten: (20 * E) / (v * v),
      }),
      plain: say(
        'A body that moves at {v} m/s has a kinetic energy of {E} J. What is its mass?',
        'Ang bagay na gumagalaw sa bilis na {v} m/s ay may kinetic energy na {E} J. Ano ang mass nito?',
      ),
      stories: [
        say(
          'A cart that rolls at {v} m/s has a kinetic energy of {E} J. What is the mass of the cart?',
          'Ang karitong gumugulong sa bilis na {v} m/s ay may kinetic energy na {E} J. Ano ang mass ng kariton?',
        ),
        say(
          'A rock that falls at {v} m/s has a kinetic energy of {E} J. What is the mass of the rock?',
          'Ang batong bumabagsak sa bilis na {v} m/s ay may kinetic energy na {E} J. Ano ang mass ng bato?',
        ),
      ],
      says: say(
        'A body that moves at {v} m/s with a kinetic energy of {E} J has a mass of {answer}.',
        'Ang bagay na gumagalaw sa bilis na {v} m/s at may kinetic energy na {E} J ay may mass na {answer}.',
      ),
      steps: [
        say('From KE = ½mv², m = 2 × KE ÷ v².', 'Mula sa KE = ½mv², m = 2 × KE ÷ v².'),
        same('m = 2 × {E} J ÷ ({v} m/s)² = {answer}'),
      ],
    },
  ],
})
