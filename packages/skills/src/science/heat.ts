import { type Case, formulaSkill, range, rules, same, say } from './formula.ts'
import { slips } from './law.ts'

type Mistake = 'no-capacity' | 'final' | 'initial' | 'added' | 'ten' | 'tenth'

const substances = [
  { en: 'water', fil: 'tubig', c: 4.2, most: 90 },
  { en: 'cooking oil', fil: 'mantika', c: 2, most: 150 },
  { en: 'aluminum', fil: 'aluminum', c: 0.9, most: 150 },
  { en: 'iron', fil: 'bakal', c: 0.45, most: 150 },
]

const caseFor = ({ en, fil, c, most }: (typeof substances)[number]): Case<Mistake> => ({
  asks: 'Q',
  unit: 'J',
  draw: (draw) => {
    const a = draw.pick([20, 25, 30])
    return {
      m: draw.pick([50, 100, 150, 200, 250, 300, 400, 500]),
      a,
      b: draw.pick(range(a + 20, most, 5)),
      c,
    }
  },
  find: ({ m = 0, a = 0, b = 0 }) => m * c * (b - a),
  wrong: ({ m = 0, a = 0, b = 0 }) => ({
    'no-capacity': m * (b - a),
    final: m * c * b,
    initial: m * c * a,
    added: m * c * (a + b),
    ten: m * c * (b - a) * 10,
    tenth: (m * c * (b - a)) / 10,
  }),
  plain: say(
    `How much heat raises the temperature of {m} g of ${en} from {a}°C to {b}°C? The specific heat of ${en} is {c} J/g·°C.`,
    `Gaano karaming heat ang magpapataas ng temperatura ng {m} g na ${fil} mula {a}°C hanggang {b}°C? Ang specific heat ng ${fil} ay {c} J/g·°C.`,
  ),
  stories: [
    say(
      `In the laboratory, {who} heats {m} g of ${en} from {a}°C to {b}°C. How much heat is absorbed if the specific heat of ${en} is {c} J/g·°C?`,
      `Sa laboratoryo, pinainit ni {who} ang {m} g na ${fil} mula {a}°C hanggang {b}°C. Gaano karaming heat ang na-absorb kung ang specific heat ng ${fil} ay {c} J/g·°C?`,
    ),
    say(
      `A sample of {m} g of ${en} cools from {b}°C to {a}°C. How much heat does it give off if the specific heat of ${en} is {c} J/g·°C?`,
      `Ang sample na {m} g na ${fil} ay lumamig mula {b}°C hanggang {a}°C. Gaano karaming heat ang inilabas nito kung ang specific heat ng ${fil} ay {c} J/g·°C?`,
    ),
  ],
  says: say(
    `With a specific heat of {c} J/g·°C, warming {m} g of ${en} from {a}°C to {b}°C takes {answer}.`,
    `Kung ang specific heat ay {c} J/g·°C, ang pagpapainit ng {m} g na ${fil} mula {a}°C hanggang {b}°C ay nangangailangan ng {answer}.`,
  ),
  steps: [same('Q = m × c × ΔT'), same('Q = {m} g × {c} J/g·°C × ({b}°C − {a}°C) = {answer}')],
})

export const heat = formulaSkill<Mistake>({
  id: 'science/heat',
  area: 'Science',
  name: say('Heat and change of temperature', 'Heat at pagbabago ng temperatura'),
  grades: [8, 9],
  cues: {
    en: ['heat', 'specific heat', 'heat capacity', 'change in temperature', 'q = mcΔt', 'thermal energy'],
    fil: ['heat', 'specific heat', 'heat capacity', 'pagbabago ng temperatura', 'q = mcΔt', 'init'],
  },
  notation: [/mcΔT/i],
  units: [],
  largest: () => 250_000,
  levels: { plain: 'apply', story: 'apply' },
  mistakes: {
    'no-capacity': say('left out the specific heat', 'hindi isinama ang specific heat'),
    final: say(
      'used the higher temperature instead of the change',
      'ginamit ang mas mataas na temperatura sa halip na ang pagbabago',
    ),
    initial: say(
      'used the lower temperature instead of the change',
      'ginamit ang mas mababang temperatura sa halip na ang pagbabago',
    ),
    added: say(
      'added the temperatures instead of subtracting',
      'pinagsama ang mga temperatura sa halip na magbawas',
    ),
    ...slips,
  },
  rules: rules(
    {
      say: say(
        'By itself, heat flows {from a hotter body to a colder one}.',
        'Kusang dumadaloy ang heat {mula sa mas mainit patungo sa mas malamig na bagay}.',
      ),
      ask: say(
        'In which direction does heat flow by itself?',
        'Sa anong direksiyon kusang dumadaloy ang heat?',
      ),
      not: {
        en: [
          'from a colder body to a hotter one',
          'from a larger body to a smaller one',
          'from a heavier body to a lighter one',
        ],
        fil: [
          'mula sa mas malamig patungo sa mas mainit na bagay',
          'mula sa mas malaki patungo sa mas maliit na bagay',
          'mula sa mas mabigat patungo sa mas magaan na bagay',
        ],
      },
    },
    {
      say: say(
        'The heat that raises the temperature of 1 g of a substance by 1°C is its {specific heat}.',
        'Ang heat na nagpapataas nang 1°C sa temperatura ng 1 g ng substance ay ang {specific heat} nito.',
      ),
      ask: say(
        'What do we call the heat that raises the temperature of 1 g of a substance by 1°C?',
        'Ano ang tawag sa heat na nagpapataas nang 1°C sa temperatura ng 1 g ng substance?',
      ),
      not: ['latent heat', 'boiling point', 'thermal expansion'],
    },
    {
      say: say('The SI unit of heat is the {joule}.', 'Ang SI unit ng heat ay {joule}.'),
      ask: say('What is the SI unit of heat?', 'Ano ang SI unit ng heat?'),
      not: ['kelvin', 'watt', 'degree Celsius'],
    },
  ),
  main: ['no-capacity', 'final'],
  cases: substances.map(caseFor),
})
