import { formulaSkill, rules, same, say } from './formula.ts'

type Mistake = 'series' | 'mean' | 'difference' | 'smaller' | 'ratio' | 'half'

/** Pairs whose resistance in parallel is a whole number. */
const pairs: readonly (readonly [number, number])[] = [
  [3, 6],
  [4, 12],
  [6, 12],
  [10, 15],
  [20, 30],
  [12, 24],
  [5, 20],
  [8, 24],
  [30, 60],
  [40, 60],
  [12, 36],
  [6, 30],
  [15, 30],
  [10, 40],
  [15, 60],
  [18, 36],
  [24, 48],
  [20, 80],
  [9, 18],
  [30, 45],
  [20, 60],
  [60, 90],
  [14, 35],
]

export const parallelResistance = formulaSkill<Mistake>({
  id: 'science/parallel-resistance',
  area: 'Science',
  name: say('Total resistance in a parallel circuit', 'Kabuoang resistance sa parallel circuit'),
  grades: [8, 9],
  cues: {
    en: [
      'parallel circuit',
      'resistors in parallel',
      'equivalent resistance',
      'reciprocal',
      'parallel connection',
    ],
    fil: [
      'parallel circuit',
      'resistor na naka-parallel',
      'equivalent resistance',
      'reciprocal',
      'parallel connection',
    ],
  },
  units: ['science/9/series-and-parallel-circuits', 'tle/9/household-electrical-installation'],
  largest: () => 150,
  mistakes: {
    series: say('used the rule for a series circuit', 'ginamit ang tuntunin para sa series circuit'),
    mean: say('took the average of the resistances', 'kinuha ang average ng mga resistance'),
    difference: say('subtracted the resistances', 'pinagbawas ang mga resistance'),
    smaller: say('gave the smaller resistance', 'ang mas maliit na resistance ang ibinigay'),
    ratio: say(
      'divided the larger resistance by the smaller',
      'hinati ang mas malaking resistance sa mas maliit',
    ),
    half: say('took half of the smaller resistance', 'kinuha ang kalahati ng mas maliit na resistance'),
  },
  rules: rules(
    {
      say: say(
        'The total resistance of two resistors of 10 Ω in parallel is {5 Ω}.',
        'Ang kabuoang resistance ng dalawang resistor na tig-10 Ω na naka-parallel ay {5 Ω}.',
      ),
      ask: say(
        'Two resistors of 10 Ω each are connected in parallel. What is their total resistance?',
        'Naka-parallel ang dalawang resistor na tig-10 Ω. Ano ang kabuoang resistance ng mga ito?',
      ),
      not: ['10 Ω', '20 Ω', '100 Ω'],
    },
    {
      say: say(
        'In a parallel circuit, the {voltage} is always the same across all branches.',
        'Sa parallel circuit, laging pareho ang {voltage} sa lahat ng sangay.',
      ),
      ask: say(
        'Which quantity is always the same across all branches of a parallel circuit?',
        'Alin ang laging pareho sa lahat ng sangay ng parallel circuit?',
      ),
      not: ['current', 'resistance', 'power'],
    },
    {
      say: say(
        'Outlets in a house are connected in parallel so that {each appliance can be switched on or off by itself}.',
        'Naka-parallel ang mga outlet sa bahay upang {mabuksan o mapatay nang hiwalay ang bawat appliance}.',
      ),
      ask: say(
        'Why are the outlets in a house connected in parallel?',
        'Bakit naka-parallel ang mga outlet sa bahay?',
      ),
      not: {
        en: [
          'the same current flows through every appliance',
          'the total resistance of the circuit becomes larger',
          'all appliances go off when one is switched off',
        ],
        fil: [
          'maging pareho ang current ng lahat ng appliance',
          'lumaki ang kabuoang resistance ng circuit',
          'mamatay ang lahat ng appliance kapag pinatay ang isa',
        ],
      },
    },
  ),
  main: ['series', 'half'],
  cases: [
    {
      asks: 'R',
      unit: 'Ω',
      draw: (draw) => {
        const [a, b] = draw.shuffled(draw.pick(pairs)) as [number, number]
        return { a, b }
      },
      find: ({ a = 0, b = 0 }) => (a * b) / (a + b),
      wrong: ({ a = 0, b = 0 }) => ({
        series: a + b,
        mean: (a + b) / 2,
        difference: Math.abs(a - b),
        smaller: Math.min(a, b),
        ratio: Math.max(a, b) / Math.min(a, b),
        half: Math.min(a, b) / 2,
      }),
      plain: say(
        'What is the total resistance of resistors of {a} Ω and {b} Ω connected in parallel?',
        'Ano ang kabuoang resistance ng mga resistor na {a} Ω at {b} Ω na naka-parallel?',
      ),
      stories: [
        say(
          '{who} connects two resistors of {a} Ω and {b} Ω in parallel to a battery. What is the total resistance?',
          'Ikinabit ni {who} nang naka-parallel sa baterya ang dalawang resistor na {a} Ω at {b} Ω. Ano ang kabuoang resistance?',
        ),
        say(
          'Two lamps with resistances of {a} Ω and {b} Ω are on separate branches of a parallel circuit. What is their total resistance?',
          'Dalawang lamparang may resistance na {a} Ω at {b} Ω ang nasa magkahiwalay na sangay ng parallel circuit. Ano ang kabuoang resistance ng mga ito?',
        ),
        say(
          'What single resistor could replace resistors of {a} Ω and {b} Ω that are connected in parallel?',
          'Anong iisang resistor ang maaaring ipalit sa mga resistor na {a} Ω at {b} Ω na naka-parallel?',
        ),
      ],
      says: say(
        'Resistors of {a} Ω and {b} Ω in parallel have a total resistance of {answer}.',
        'Ang mga resistor na {a} Ω at {b} Ω na naka-parallel ay may kabuoang resistance na {answer}.',
      ),
      steps: [same('1/R = 1/{a} + 1/{b}'), same('R = ({a} × {b}) ÷ ({a} + {b}) = {answer}')],
    },
  ],
})
