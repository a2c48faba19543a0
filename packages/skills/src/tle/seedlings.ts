import { type Case, formulaSkill, need, rules, same, say } from '../science/formula.ts'

type Mistake = 'one-row' | 'rows' | 'half' | 'double' | 'tenth' | 'area'

const crops = [
  { en: 'pechay', fil: 'petsay', plants: [20, 25], rows: [25, 40] },
  { en: 'lettuce', fil: 'letsugas', plants: [20, 25], rows: [25, 40] },
  { en: 'tomato', fil: 'kamatis', plants: [40, 50], rows: [50, 60] },
  { en: 'eggplant', fil: 'talong', plants: [50, 60], rows: [60, 75] },
]

const caseFor = ({ en, fil, plants, rows }: (typeof crops)[number]): Case<Mistake> => ({
  asks: 'seedlings',
  unit: '',
  draw: (draw) => {
    const [l, w, p, r] = [draw.int(3, 10), draw.int(1, 4), draw.pick(plants), draw.pick(rows)]
    need((l * 100) % p === 0 && (w * 100) % r === 0 && r >= p && l > w)
    return { l, w, p, r, x: (l * 100) / p, y: (w * 100) / r }
  },
  find: ({ l = 0, w = 0, p = 1, r = 1 }) => (l * w * 10_000) / (p * r),
  wrong: ({ l = 0, w = 0, x = 0, y = 0 }) => ({
    'one-row': x,
    rows: x + y,
    half: (x * y) % 2 === 0 ? (x * y) / 2 : undefined,
    double: 2 * x * y,
    tenth: x * y * 10,
    area: l * w * 10 > x * y ? l * w : undefined,
  }),
  plain: say(
    `A garden plot is {l} m by {w} m. Each ${en} seedling gets a space of {p} cm by {r} cm. How many seedlings does the plot need?`,
    `Ang taniman ay {l} m × {w} m. Bawat punla ng ${fil} ay may puwang na {p} cm × {r} cm. Ilang punla ang kailangan ng taniman?`,
  ),
  stories: [
    say(
      `{who} prepares a plot of {l} m by {w} m for ${en}. If every plant takes up {p} cm by {r} cm, how many seedlings are needed? Use plot area ÷ area for each plant.`,
      `Naghanda si {who} ng taniman na {l} m × {w} m para sa ${fil}. Kung bawat halaman ay kumukuha ng {p} cm × {r} cm, ilang punla ang kailangan? Gamitin ang area ng taniman ÷ area ng bawat halaman.`,
    ),
  ],
  says: say(
    `A plot of {l} m by {w} m with a space of {p} cm by {r} cm for each plant needs {answer} seedlings.`,
    `Ang bilang ng punla para sa taniman na {l} m × {w} m na may puwang na {p} cm × {r} cm sa bawat halaman ay {answer}.`,
  ),
  steps: [
    say(
      'Plants in a row and number of rows: {x} and {y}',
      'Halaman sa isang hanay at bilang ng hanay: {x} at {y}',
    ),
    same('{x} × {y} = {answer}'),
  ],
})

export const seedlings = formulaSkill<Mistake>({
  id: 'tle/seedlings',
  area: 'TLE',
  name: say('Seedlings for a plot', 'Punla para sa taniman'),
  grades: [6, 10],
  cues: {
    en: ['seedlings', 'planting distance', 'spacing', 'garden plot', 'plant population', 'rows'],
    fil: ['punla', 'agwat ng tanim', 'pagitan', 'taniman', 'bilang ng halaman', 'hanay'],
  },
  units: ['tle/10/vegetable-crop-production', 'epp/4/pagpaparami-ng-halaman'],
  largest: () => 1_000,
  levels: { plain: 'apply', story: 'apply' },
  mistakes: {
    'one-row': say('counted one row only', 'isang hanay lamang ang binilang'),
    rows: say(
      'added plants in a row and rows instead of multiplying',
      'pinagsama ang halaman sa hanay at ang bilang ng hanay sa halip na i-multiply',
    ),
    half: say('took half of what is needed', 'kalahati lamang ng kailangan ang nakuha'),
    double: say('took twice what is needed', 'doble ng kailangan ang nakuha'),
    tenth: say(
      'made a mistake of ten in changing meters to centimeters',
      'nagkamali nang sampung ulit sa pagpalit ng metro sa sentimetro',
    ),
    area: say('gave the area of the plot', 'ang area ng taniman ang ibinigay'),
  },
  rules: rules(
    {
      say: say('A row of 2.5 m is {250} cm long.', 'Ang hanay na 2.5 m ay may habang {250} cm.'),
      ask: say(
        'A row is 2.5 m long. How many centimeters is that?',
        'Ang hanay ay 2.5 m ang haba. Ilang sentimetro iyon?',
      ),
      not: ['25', '205', '2,500'],
    },
    {
      say: say(
        'When the spacing is made wider, the number of plants that fit in a plot {decreases}.',
        'Kapag nilakihan ang pagitan, ang bilang ng halamang kasya sa taniman ay {bumababa}.',
      ),
      ask: say(
        'The spacing of the plants is made wider. What happens to the number of plants that fit in the plot?',
        'Nilakihan ang pagitan ng mga halaman. Ano ang nangyayari sa bilang ng halamang kasya sa taniman?',
      ),
      not: {
        en: ['increases', 'stays the same', 'doubles'],
        fil: ['tumataas', 'hindi nagbabago', 'nadodoble'],
      },
    },
  ),
  main: ['one-row'],
  cases: crops.map(caseFor),
})
