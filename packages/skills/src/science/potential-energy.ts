import { type Case, formulaSkill, range, rules, same, say } from './formula.ts'
import { slips } from './law.ts'

type Mistake = 'no-g' | 'ten-g' | 'half' | 'no-height' | 'no-mass' | 'ten' | 'tenth'

const numbers =
  (masses: readonly number[], heights: readonly number[]): Case<Mistake>['draw'] =>
  (draw) => {
    const [m, h] = [draw.pick(masses), draw.pick(heights)]
    return { m, h, E: Number((m * 9.8 * h).toFixed(2)) }
  }

export const potentialEnergy = formulaSkill<Mistake>({
  id: 'science/potential-energy',
  area: 'Science',
  name: same('Gravitational potential energy'),
  grades: [8, 9],
  cues: {
    en: [
      'potential energy',
      'gravitational potential energy',
      'stored energy',
      'pe = mgh',
      'height above the ground',
    ],
    fil: [
      'potential energy',
      'gravitational potential energy',
      'nakaimbak na enerhiya',
      'pe = mgh',
      'taas mula sa lupa',
    ],
  },
  notation: [/\bmgh\b/],
  units: ['science/8/kinetic-and-potential-energy'],
  largest: () => 10_000,
  mistakes: {
    'no-g': say('left out the acceleration due to gravity', 'hindi isinama ang acceleration due to gravity'),
    'ten-g': say('used 10 m/s² instead of 9.8 m/s²', 'gumamit ng 10 m/s² sa halip na 9.8 m/s²'),
    half: say('took half of it, as for kinetic energy', 'kinuha ang kalahati, gaya sa kinetic energy'),
    'no-height': say('left out the height', 'hindi isinama ang taas'),
    'no-mass': say('left out the mass', 'hindi isinama ang mass'),
    ...slips,
  },
  rules: rules(
    {
      say: say(
        'The energy of a book on a shelf because of its height is called {potential energy}.',
        'Ang energy ng aklat na nasa istante dahil sa taas nito ay tinatawag na {potential energy}.',
      ),
      ask: say(
        'What do we call the energy of a book on a shelf because of its height?',
        'Ano ang tawag sa energy ng aklat na nasa istante dahil sa taas nito?',
      ),
      not: ['kinetic energy', 'thermal energy', 'chemical energy'],
    },
    {
      say: say(
        'While a ball is falling, its potential energy changes into {kinetic energy}.',
        'Habang bumabagsak ang bola, ang potential energy nito ay nagiging {kinetic energy}.',
      ),
      ask: say(
        'Into which energy does the potential energy of a falling ball change?',
        'Nagiging anong energy ang potential energy ng bumabagsak na bola?',
      ),
      not: ['chemical energy', 'electrical energy', 'nuclear energy'],
    },
    {
      say: say(
        'When the height of a body above the ground is doubled, its gravitational potential energy becomes {2} times as large.',
        'Kapag dinoble ang taas ng isang bagay mula sa lupa, ang gravitational potential energy nito ay nagiging {2} ulit ng dati.',
      ),
      ask: say(
        'The height of a body above the ground is doubled. How many times as large does its gravitational potential energy become?',
        'Dinoble ang taas ng isang bagay mula sa lupa. Ilang ulit ng dati ang gravitational potential energy nito ngayon?',
      ),
      not: ['3', '4', '8'],
    },
  ),
  main: ['no-g'],
  cases: [
    {
      asks: 'E',
      unit: 'J',
      draw: numbers([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 0.5, 1.5], [...range(2, 6), 8, 10, 1.5, 2.5]),
      find: ({ m = 0, h = 0 }) => m * 9.8 * h,
      wrong: ({ m = 0, h = 0 }) => ({
        'no-g': m * h,
        'ten-g': m * 10 * h,
        half: m * 4.9 * h,
        'no-height': m * 9.8,
        'no-mass': 9.8 * h,
        ten: m * 98 * h,
        tenth: m * 0.98 * h,
      }),
      plain: say(
        'What is the gravitational potential energy of a body with a mass of {m} kg at a height of {h} m? Use g = 9.8 m/s².',
        'Ano ang gravitational potential energy ng bagay na may mass na {m} kg sa taas na {h} m? Gamitin ang g = 9.8 m/s².',
      ),
      stories: [
        say(
          'A pot with a mass of {m} kg stands on a ledge {h} m above the ground. What is its gravitational potential energy? Use g = 9.8 m/s².',
          'Ang pasong may mass na {m} kg ay nasa pasamanong {h} m ang taas mula sa lupa. Ano ang gravitational potential energy nito? Gamitin ang g = 9.8 m/s².',
        ),
        say(
          'A bunch of coconuts with a mass of {m} kg hangs {h} m above the ground. What is its gravitational potential energy? Use g = 9.8 m/s².',
          'Ang isang buwig ng niyog na may mass na {m} kg ay nakabitin {h} m mula sa lupa. Ano ang gravitational potential energy nito? Gamitin ang g = 9.8 m/s².',
        ),
        say(
          '{who} carries a box with a mass of {m} kg up to a height of {h} m. How much gravitational potential energy does the box gain? Use g = 9.8 m/s².',
          'Iniakyat ni {who} ang kahong may mass na {m} kg sa taas na {h} m. Gaano karaming gravitational potential energy ang nadagdag sa kahon? Gamitin ang g = 9.8 m/s².',
        ),
      ],
      says: say(
        'With g = 9.8 m/s², a body with a mass of {m} kg at a height of {h} m has a potential energy of {answer}.',
        'Kung g = 9.8 m/s², ang bagay na may mass na {m} kg sa taas na {h} m ay may potential energy na {answer}.',
      ),
      steps: [same('PE = m × g × h'), same('PE = {m} kg × 9.8 m/s² × {h} m = {answer}')],
    },
    {
      asks: 'h',
      unit: 'm',
      draw: numbers([2, 4, 5, 10, 20], range(2, 12)),
      find: ({ m = 1, E = 0 }) => E / (m * 9.8),
      wrong: ({ m = 1, E = 0 }) => ({
        'no-g': E / m,
        'ten-g': E / (m * 10),
        half: E / (m * 19.6),
        'no-mass': E / 9.8,
        ten: (10 * E) / (m * 9.8),
        tenth: E / (m * 98),
      }),
      plain: say(
        'A body with a mass of {m} kg has a gravitational potential energy of {E} J. At what height is it? Use g = 9.8 m/s².',
        'Ang bagay na may mass na {m} kg ay may gravitational potential energy na {E} J. Nasa anong taas ito? Gamitin ang g = 9.8 m/s².',
      ),
      stories: [
        say(
          'A bucket with a mass of {m} kg on a scaffold has a gravitational potential energy of {E} J. How high above the ground is it? Use g = 9.8 m/s².',
          'Ang baldeng may mass na {m} kg sa andamyo ay may gravitational potential energy na {E} J. Gaano ito kataas mula sa lupa? Gamitin ang g = 9.8 m/s².',
        ),
      ],
      says: say(
        'With g = 9.8 m/s², a body with a mass of {m} kg and a potential energy of {E} J is at a height of {answer}.',
        'Kung g = 9.8 m/s², ang bagay na may mass na {m} kg at potential energy na {E} J ay nasa taas na {answer}.',
      ),
      steps: [
        say('From PE = mgh, h = PE ÷ (m × g).', 'Mula sa PE = mgh, h = PE ÷ (m × g).'),
        same('h = {E} J ÷ ({m} kg × 9.8 m/s²) = {answer}'),
      ],
    },
  ],
})
