import { type Case, formulaSkill, range, rules, say } from './formula.ts'

type Mistake = 'same' | 'rounded' | 'moon' | 'ten' | 'tenth'

const numbers =
  (masses: readonly number[]): Case<Mistake>['draw'] =>
  (draw) => {
    const m = draw.pick(masses)
    return { m, W: Number((m * 9.8).toFixed(2)) }
  }

export const weight = formulaSkill<Mistake>({
  id: 'science/weight',
  area: 'Science',
  name: say('Weight and mass', 'Weight at mass'),
  grades: [7, 9],
  cues: {
    en: ['weight and mass', 'force of gravity', 'acceleration due to gravity', '9.8', 'weight'],
    fil: ['weight at mass', 'force of gravity', 'acceleration due to gravity', '9.8', 'bigat'],
  },
  notation: [/9\.8 ?m\/s²/],
  units: ['science/9/newtons-laws-of-motion', 'science/7/balanced-and-unbalanced-forces'],
  largest: () => 1_000,
  mistakes: {
    same: say('took mass and weight for the same number', 'inakalang pareho ang bilang ng mass at weight'),
    rounded: say('used 10 m/s² instead of 9.8 m/s²', 'gumamit ng 10 m/s² sa halip na 9.8 m/s²'),
    moon: say('used 1.6 m/s², which is for the Moon', 'gumamit ng 1.6 m/s², na para sa Buwan'),
    ten: say(
      'put the decimal point one place too far to the right',
      'lumampas ng isang puwesto pakanan ang decimal point',
    ),
    tenth: say(
      'put the decimal point one place too far to the left',
      'lumampas ng isang puwesto pakaliwa ang decimal point',
    ),
  },
  rules: rules(
    {
      say: say(
        'The force of gravity on a body is called its {weight}.',
        'Ang force of gravity sa isang bagay ay tinatawag na {weight} nito.',
      ),
      ask: say(
        'What do we call the force of gravity on a body?',
        'Ano ang tawag sa force of gravity sa isang bagay?',
      ),
      not: ['mass', 'inertia', 'pressure'],
    },
    {
      say: say(
        'When a rock is brought from Earth to the Moon, {its mass stays the same but its weight decreases}.',
        'Kapag dinala ang bato mula sa Earth patungo sa Buwan, {hindi nagbabago ang mass ngunit bumababa ang weight nito}.',
      ),
      ask: say(
        'What happens to the mass and the weight of a rock that is brought from Earth to the Moon?',
        'Ano ang nangyayari sa mass at weight ng batong dinala mula sa Earth patungo sa Buwan?',
      ),
      not: {
        en: [
          'its weight stays the same but its mass decreases',
          'its mass and its weight both decrease',
          'its mass and its weight both stay the same',
        ],
        fil: [
          'hindi nagbabago ang weight ngunit bumababa ang mass nito',
          'parehong bumababa ang mass at weight nito',
          'parehong hindi nagbabago ang mass at weight nito',
        ],
      },
    },
    {
      say: say('The SI unit of weight is the {newton}.', 'Ang SI unit ng weight ay {newton}.'),
      ask: say('What is the SI unit of weight?', 'Ano ang SI unit ng weight?'),
      not: ['kilogram', 'joule', 'pascal'],
    },
  ),
  main: ['same', 'rounded'],
  cases: [
    {
      asks: 'W',
      unit: 'N',
      draw: numbers([...range(2, 10), ...range(15, 50, 5), 0.5, 1.5, 2.5]),
      find: ({ m = 0 }) => m * 9.8,
      wrong: ({ m = 0 }) => ({
        same: m,
        rounded: m * 10,
        moon: m * 1.6,
        ten: m * 98,
        tenth: m * 0.98,
      }),
      plain: say(
        'What is the weight of a body with a mass of {m} kg? Use g = 9.8 m/s².',
        'Ano ang weight ng isang bagay na may mass na {m} kg? Gamitin ang g = 9.8 m/s².',
      ),
      stories: [
        say(
          'A package has a mass of {m} kg. What is its weight on Earth? Use g = 9.8 m/s².',
          'May mass na {m} kg ang isang pakete. Ano ang weight nito sa Earth? Gamitin ang g = 9.8 m/s².',
        ),
        say(
          '{who} lifts a load with a mass of {m} kg. What is the weight of the load? Use g = 9.8 m/s².',
          'Binuhat ni {who} ang kargang may mass na {m} kg. Ano ang weight ng karga? Gamitin ang g = 9.8 m/s².',
        ),
        say(
          'What is the force of gravity on a sack of vegetables with a mass of {m} kg? Use g = 9.8 m/s².',
          'Ano ang force of gravity sa isang sako ng gulay na may mass na {m} kg? Gamitin ang g = 9.8 m/s².',
        ),
      ],
      says: say(
        'On Earth, a body with a mass of {m} kg has a weight of {answer} if g = 9.8 m/s².',
        'Sa Earth, ang bagay na may mass na {m} kg ay may weight na {answer} kung g = 9.8 m/s².',
      ),
      steps: [
        say('Weight = mass × g', 'Weight = mass × g'),
        say('W = {m} kg × 9.8 m/s² = {answer}', 'W = {m} kg × 9.8 m/s² = {answer}'),
      ],
    },
    {
      asks: 'm',
      unit: 'kg',
      draw: numbers([...range(2, 10), ...range(15, 50, 5)]),
      find: ({ W = 0 }) => W / 9.8,
      wrong: ({ W = 0 }) => ({
        same: W,
        rounded: W / 10,
        moon: W / 1.6,
        ten: W / 0.98,
        tenth: W / 98,
      }),
      plain: say(
        'What is the mass of a body with a weight of {W} N? Use g = 9.8 m/s².',
        'Ano ang mass ng isang bagay na may weight na {W} N? Gamitin ang g = 9.8 m/s².',
      ),
      stories: [
        say(
          'A spring scale shows that a sack of vegetables weighs {W} N. What is the mass of the sack? Use g = 9.8 m/s².',
          'Ipinakita ng spring scale na ang weight ng isang sako ng gulay ay {W} N. Ano ang mass ng sako? Gamitin ang g = 9.8 m/s².',
        ),
        say(
          'The force of gravity on a box is {W} N. What is the mass of the box? Use g = 9.8 m/s².',
          'Ang force of gravity sa isang kahon ay {W} N. Ano ang mass ng kahon? Gamitin ang g = 9.8 m/s².',
        ),
      ],
      says: say(
        'A body with a weight of {W} N on Earth has a mass of {answer} if g = 9.8 m/s².',
        'Ang bagay na may weight na {W} N sa Earth ay may mass na {answer} kung g = 9.8 m/s².',
      ),
      steps: [
        say('Mass = weight ÷ g', 'Mass = weight ÷ g'),
        say('m = {W} N ÷ 9.8 m/s² = {answer}', 'm = {W} N ÷ 9.8 m/s² = {answer}'),
      ],
    },
  ],
})
