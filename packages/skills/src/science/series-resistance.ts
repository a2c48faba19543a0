import { formulaSkill, rules, same, say } from './formula.ts'

type Mistake = 'parallel' | 'mean' | 'left-out' | 'product' | 'difference' | 'largest'

const values = [2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 24, 30, 40, 60]

export const seriesResistance = formulaSkill<Mistake>({
  id: 'science/series-resistance',
  area: 'Science',
  name: say('Total resistance in a series circuit', 'Kabuoang resistance sa series circuit'),
  grades: [8, 9],
  cues: {
    en: [
      'series circuit',
      'resistors in series',
      'total resistance',
      'equivalent resistance',
      'series connection',
    ],
    fil: [
      'series circuit',
      'resistor na naka-series',
      'kabuoang resistance',
      'equivalent resistance',
      'series connection',
    ],
  },
  units: ['science/9/series-and-parallel-circuits', 'tle/9/household-electrical-installation'],
  largest: () => 200,
  mistakes: {
    parallel: say('used the rule for a parallel circuit', 'ginamit ang tuntunin para sa parallel circuit'),
    mean: say('took the average of the resistances', 'kinuha ang average ng mga resistance'),
    'left-out': say('left out one resistor', 'hindi isinama ang isang resistor'),
    product: say('multiplied the first two resistances', 'pinarami ang unang dalawang resistance'),
    difference: say(
      'subtracted the smallest resistance instead of adding it',
      'ibinawas ang pinakamaliit na resistance sa halip na idagdag',
    ),
    largest: say('gave the largest resistance', 'ang pinakamalaking resistance ang ibinigay'),
  },
  rules: rules(
    {
      say: say(
        'The total resistance of resistors in series is the {sum} of the resistances.',
        'Ang kabuoang resistance ng mga resistor na naka-series ay ang {kabuoan} ng mga resistance.',
      ),
      ask: say(
        'What is the total resistance of resistors in series?',
        'Ano ang kabuoang resistance ng mga resistor na naka-series?',
      ),
      not: { en: ['product', 'average', 'difference'], fil: ['product', 'average', 'kaibahan'] },
    },
    {
      say: say(
        'In a series circuit, the {current} is the same in every resistor.',
        'Sa series circuit, pareho ang {current} sa bawat resistor.',
      ),
      ask: say(
        'What is the same in every resistor of a series circuit?',
        'Ano ang pareho sa bawat resistor ng series circuit?',
      ),
      not: { en: ['resistance', 'power', 'color code'], fil: ['resistance', 'power', 'color code'] },
    },
    {
      say: say(
        'When one bulb of a series circuit burns out, the other bulbs {go out}.',
        'Kapag napundi ang isang bombilya sa series circuit, ang ibang bombilya ay {mamamatay}.',
      ),
      ask: say(
        'What happens to the other bulbs when one bulb of a series circuit burns out?',
        'Ano ang mangyayari sa ibang bombilya kapag napundi ang isang bombilya sa series circuit?',
      ),
      not: {
        en: ['stay lit', 'become brighter', 'change color'],
        fil: ['mananatiling nakasindi', 'mas liliwanag', 'magbabago ang kulay'],
      },
    },
  ),
  cases: [
    {
      asks: 'R',
      unit: 'Ω',
      draw: (draw) => {
        const [a = 0, b = 0, c = 0] = draw.some(values, 3)
        return { a, b, c }
      },
      find: ({ a = 0, b = 0, c = 0 }) => a + b + c,
      wrong: ({ a = 1, b = 1, c = 1 }) => ({
        parallel: 1 / (1 / a + 1 / b + 1 / c),
        mean: (a + b + c) / 3,
        'left-out': a + b,
        product: a * b < 5 * (a + b + c) ? a * b : undefined,
        difference: a + b + c - 2 * Math.min(a, b, c),
        largest: Math.max(a, b, c),
      }),
      plain: say(
        'What is the total resistance of {a} Ω, {b} Ω and {c} Ω connected in series?',
        'Ano ang kabuoang resistance ng {a} Ω, {b} Ω at {c} Ω na naka-series?',
      ),
      stories: [
        say(
          '{who} connects resistors of {a} Ω, {b} Ω and {c} Ω in series to a battery. What is the total resistance of the circuit?',
          'Ikinabit ni {who} nang naka-series sa baterya ang mga resistor na {a} Ω, {b} Ω at {c} Ω. Ano ang kabuoang resistance ng circuit?',
        ),
        say(
          'Three lamps with resistances of {a} Ω, {b} Ω and {c} Ω are connected one after the other in a single path. What is their total resistance?',
          'Tatlong lamparang may resistance na {a} Ω, {b} Ω at {c} Ω ang magkakasunod na ikinabit sa iisang daanan. Ano ang kabuoang resistance ng mga ito?',
        ),
        say(
          'A series circuit has resistors of {a} Ω, {b} Ω and {c} Ω. What single resistor could replace them?',
          'Ang isang series circuit ay may mga resistor na {a} Ω, {b} Ω at {c} Ω. Anong iisang resistor ang maaaring ipalit sa mga ito?',
        ),
      ],
      says: say(
        'Resistors of {a} Ω, {b} Ω and {c} Ω in series have a total resistance of {answer}.',
        'Ang mga resistor na {a} Ω, {b} Ω at {c} Ω na naka-series ay may kabuoang resistance na {answer}.',
      ),
      steps: [
        say('In series, the resistances are added.', 'Sa series, pinagsasama ang mga resistance.'),
        same('R = {a} Ω + {b} Ω + {c} Ω = {answer}'),
      ],
    },
  ],
})
