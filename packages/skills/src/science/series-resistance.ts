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
        'To find the total resistance of resistors in series, {add the resistances}.',
        'Upang makuha ang kabuoang resistance ng mga resistor na naka-series, {pagsamahin ang mga resistance}.',
      ),
      ask: say(
        'How do we find the total resistance of resistors in series?',
        'Paano makukuha ang kabuoang resistance ng mga resistor na naka-series?',
      ),
      not: {
        en: [
          'multiply the resistances',
          'take the average of the resistances',
          'take the smallest resistance',
        ],
        fil: [
          'paramihin ang mga resistance',
          'kunin ang average ng mga resistance',
          'kunin ang pinakamaliit na resistance',
        ],
      },
    },
    {
      say: say(
        'In a series circuit, the {current} is always the same in all resistors.',
        'Sa series circuit, laging pareho ang {current} sa lahat ng resistor.',
      ),
      ask: say(
        'Which quantity is always the same in all resistors of a series circuit?',
        'Alin ang laging pareho sa lahat ng resistor ng series circuit?',
      ),
      not: ['voltage', 'resistance', 'power'],
    },
    {
      say: say(
        'When one bulb of a series circuit burns out, the other bulbs {go out}.',
        'Kapag napundi ang isang bombilya sa series circuit, ang ibang bombilya ay {mamamatay}.',
      ),
      ask: say(
        'One bulb of a series circuit burns out. What happens to the other bulbs?',
        'Napundi ang isang bombilya sa series circuit. Ano ang mangyayari sa ibang bombilya?',
      ),
      not: {
        en: ['stay lit as before', 'become brighter', 'become dimmer'],
        fil: ['mananatiling nakasindi', 'mas liliwanag', 'hihina ang liwanag'],
      },
    },
  ),
  main: ['parallel', 'left-out'],
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
        'What is the total resistance of resistors of {a} Ω, {b} Ω and {c} Ω connected in series?',
        'Ano ang kabuoang resistance ng mga resistor na {a} Ω, {b} Ω at {c} Ω na naka-series?',
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
