import { formulaSkill, need, range, rules, same, say } from '../science/formula.ts'

type Mistake = 'perimeter' | 'side' | 'one-row' | 'no-coats' | 'area' | 'half' | 'double'

export const tilesAndPaint = formulaSkill<Mistake>({
  id: 'tle/tiles-and-paint',
  area: 'TLE',
  name: say('Tiles and paint for an area', 'Tiles at pintura para sa isang area'),
  grades: [7, 10],
  cues: {
    en: ['tiles', 'paint', 'floor area', 'coverage', 'estimate of materials', 'masonry'],
    fil: ['tiles', 'pintura', 'area ng sahig', 'coverage', 'pagtataya ng materyales', 'masonry'],
  },
  units: ['epp/5/pagkukumpuni-ng-kagamitan'],
  largest: () => 1_000,
  levels: { plain: 'apply', story: 'analyze' },
  mistakes: {
    perimeter: say('used the perimeter instead of the area', 'perimeter ang ginamit sa halip na area'),
    side: say('divided the area by the side of a tile', 'hinati ang area sa gilid ng tile'),
    'one-row': say('counted only one row along each side', 'isang hanay lamang sa bawat gilid ang binilang'),
    'no-coats': say('counted one coat only', 'isang patong lamang ang binilang'),
    area: say('gave the area', 'ang area ang ibinigay'),
    half: say('took half of what is needed', 'kalahati lamang ng kailangan ang nakuha'),
    double: say('took twice what is needed', 'doble ng kailangan ang nakuha'),
  },
  rules: rules(
    {
      say: say(
        'To find the number of tiles for a floor, {divide the floor area by the area of one tile}.',
        'Upang makuha ang bilang ng tiles para sa sahig, {hatiin ang area ng sahig sa area ng isang tile}.',
      ),
      ask: say(
        'How do we find the number of tiles for a floor?',
        'Paano makukuha ang bilang ng tiles para sa sahig?',
      ),
      not: {
        en: [
          'divide the floor area by the side of one tile',
          'divide the perimeter of the floor by the area of one tile',
          'multiply the floor area by the area of one tile',
        ],
        fil: [
          'hatiin ang area ng sahig sa gilid ng isang tile',
          'hatiin ang perimeter ng sahig sa area ng isang tile',
          'paramihin ang area ng sahig sa area ng isang tile',
        ],
      },
    },
    {
      say: say(
        'If one liter of paint covers 8 m², one coat on a wall of 40 m² needs {5 L} of paint.',
        'Kung ang isang litro ng pintura ay sapat sa 8 m², ang isang patong sa pader na 40 m² ay nangangailangan ng {5 L} na pintura.',
      ),
      ask: say(
        'One liter of paint covers 8 m². How much paint does one coat on a wall of 40 m² need?',
        'Ang isang litro ng pintura ay sapat sa 8 m². Gaano karaming pintura ang kailangan para sa isang patong sa pader na 40 m²?',
      ),
      not: {
        en: ['8 L', '32 L', '320 L'],
        fil: ['8 L', '32 L', '320 L'],
      },
    },
  ),
  main: ['side', 'no-coats'],
  cases: [
    {
      asks: 'tiles',
      unit: '',
      draw: (draw) => {
        const s = draw.pick([20, 25, 30, 40, 50, 60])
        const [l, w] = [draw.pick(range(2, 6, 0.5)), draw.pick(range(2, 5, 0.5))]
        need(l > w && (l * 100) % s === 0 && (w * 100) % s === 0)
        return { l, w, s, x: (l * 100) / s, y: (w * 100) / s }
      },
      find: ({ l = 0, w = 0, s = 1 }) => (l * w * 10_000) / (s * s),
      wrong: ({ x = 0, y = 0, l = 0, w = 0, s = 1 }) => ({
        perimeter: 2 * (x + y),
        side: Number.isInteger((l * w * 100) / s) ? (l * w * 100) / s : undefined,
        'one-row': x + y,
        half: (x * y) % 2 === 0 ? (x * y) / 2 : undefined,
        double: 2 * x * y,
      }),
      plain: say(
        'How many square tiles with sides of {s} cm cover a floor of {l} m by {w} m?',
        'Ilang parisukat na tile na may gilid na {s} cm ang kailangan sa sahig na {l} m × {w} m?',
      ),
      stories: [
        say(
          '{who} will tile a kitchen floor of {l} m by {w} m with square tiles of {s} cm by {s} cm. How many tiles are needed, without allowance?',
          'Lalagyan ni {who} ng tiles ang sahig ng kusina na {l} m × {w} m. Parisukat ang tiles na {s} cm × {s} cm. Ilang tile ang kailangan, nang walang palugit?',
        ),
        say(
          'A terrace is {l} m long and {w} m wide. How many square tiles of {s} cm by {s} cm does it take to cover it, without allowance?',
          'Ang isang terasa ay {l} m ang haba at {w} m ang lapad. Ilang parisukat na tile na {s} cm × {s} cm ang kailangan dito, nang walang palugit?',
        ),
      ],
      says: say(
        'A floor of {l} m by {w} m takes {answer} square tiles with sides of {s} cm.',
        'Ang bilang ng parisukat na tile na may gilid na {s} cm para sa sahig na {l} m × {w} m ay {answer}.',
      ),
      steps: [
        say('Tiles along the length and the width: {x} and {y}', 'Tiles sa haba at sa lapad: {x} at {y}'),
        same('{x} × {y} = {answer}'),
      ],
    },
    {
      asks: 'paint',
      unit: 'L',
      draw: (draw) => {
        const [l, h, c, k] = [
          draw.int(4, 12),
          draw.pick([2.5, 3, 4]),
          draw.pick([5, 6, 8, 10]),
          draw.int(2, 3),
        ]
        need(((l * h * k) / c) % 0.5 === 0)
        return { l, h, c, k }
      },
      find: ({ l = 0, h = 0, c = 1, k = 1 }) => (l * h * k) / c,
      wrong: ({ l = 0, h = 0, c = 1, k = 1 }) => ({
        'no-coats': (l * h) / c,
        area: l * h,
        perimeter: (2 * (l + h) * k) / c,
        half: (l * h * k) / c / 2,
        double: (2 * l * h * k) / c,
      }),
      plain: say(
        'A wall is {l} m long and {h} m high. One liter of paint covers {c} m². How much paint do {k} coats need?',
        'Ang pader ay {l} m ang haba at {h} m ang taas. Ang isang litro ng pintura ay sapat sa {c} m². Gaano karaming pintura ang kailangan para sa {k|patong}?',
      ),
      stories: [
        say(
          '{who} will paint a wall that is {l} m long and {h} m high with {k} coats. If one liter covers {c} m², how much paint does {he} need?',
          'Pipinturahan ni {who} nang {k|patong} ang pader na {l} m ang haba at {h} m ang taas. Kung ang isang litro ay sapat sa {c} m², gaano karaming pintura ang kailangan niya?',
        ),
        say(
          'A classroom wall of {l} m by {h} m gets {k} coats of paint. One liter covers {c} m². How many liters are needed?',
          'Ang pader ng silid-aralan na {l} m × {h} m ay lalagyan ng {k|patong} ng pintura. Ang isang litro ay sapat sa {c} m². Ilang litro ang kailangan?',
        ),
      ],
      says: say(
        'If one liter covers {c} m², {k} coats on a wall of {l} m by {h} m need {answer} of paint.',
        'Kung ang isang litro ay sapat sa {c} m², ang {k|patong} sa pader na {l} m × {h} m ay nangangailangan ng {answer} na pintura.',
      ),
      steps: [
        say('Area × coats ÷ coverage', 'Area × bilang ng patong ÷ coverage'),
        same('{l} × {h} × {k} ÷ {c} = {answer}'),
      ],
    },
  ],
})
