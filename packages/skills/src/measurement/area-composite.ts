import type { Drawing } from '@klasrum/drawings/drawing'
import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { outline } from './outline.ts'
import { apply, rule } from './words.ts'

/**
 * An L of so much width and height with a notch, a house of a wall and a gable (the notch height), or a frame around a hole: all have a
 * whole and a part.
 */
type Kind = 'L' | 'house' | 'frame'
type Given = {
  kind: Kind
  wide: number
  high: number
  partWide: number
  partHigh: number
  unit: 'cm' | 'm'
  story: number
  who: Person
}

type Story = InBoth<(name: string) => string>
const stories: Record<Kind, readonly Story[]> = {
  L: [
    {
      en: (name) =>
        `The figure shows the floor of the house of ${name}. All its corners are right angles. What is the area of the floor?`,
      fil: (name) =>
        `Makikita sa larawan ang sahig ng bahay ni ${name}. Right angle ang lahat ng sulok nito. Ano ang area ng sahig?`,
    },
    {
      en: (name) =>
        `The figure shows the vegetable garden of ${name}. All its corners are right angles. What is its area?`,
      fil: (name) =>
        `Makikita sa larawan ang taniman ng gulay ni ${name}. Right angle ang lahat ng sulok nito. Ano ang area nito?`,
    },
    {
      en: (name) =>
        `${name} owns the lot in the figure. All its corners are right angles. What is the area of the lot?`,
      fil: (name) =>
        `Pag-aari ni ${name} ang lote sa larawan. Right angle ang lahat ng sulok nito. Ano ang area ng lote?`,
    },
  ],
  house: [
    {
      en: (name) =>
        `${name} will paint the wall in the figure, a rectangle with a triangle on top. What is the area of the wall?`,
      fil: (name) =>
        `Pipinturahan ni ${name} ang dingding sa larawan na isang parihaba na may tatsulok sa itaas. Ano ang area ng dingding?`,
    },
    {
      en: (name) =>
        `The figure shows the front of the shed of ${name}, a rectangle with a triangle on top. What is its area?`,
      fil: (name) =>
        `Makikita sa larawan ang harap ng kamalig ni ${name}, isang parihaba na may tatsulok sa itaas. Ano ang area nito?`,
    },
  ],
  frame: [
    {
      en: (name) =>
        `The figure shows the garden of ${name} with a rectangular pond inside. Grass grows on the shaded part. What is the area of the grass?`,
      fil: (name) =>
        `Makikita sa larawan ang hardin ni ${name} na may parihabang lawa sa loob. May damo sa bahaging may kulay. Ano ang area ng may damo?`,
    },
    {
      en: (name) =>
        `The figure shows the yard of ${name} with a rectangular house inside. What is the area of the shaded part around the house?`,
      fil: (name) =>
        `Makikita sa larawan ang bakuran ni ${name} na may parihabang bahay sa loob. Ano ang area ng bahaging may kulay sa paligid ng bahay?`,
    },
  ],
}

const whole = ({ wide, high }: Given) => wide * high
const part = ({ kind, wide, partWide, partHigh }: Given) =>
  kind === 'house' ? (wide * partHigh) / 2 : partWide * partHigh
const area = (given: Given) =>
  given.kind === 'house' ? whole(given) + part(given) : whole(given) - part(given)
const answer = (given: Given) => `${grouped(area(given))} ${given.unit}²`

const steps = (given: Given, language: Language): string[] => {
  const { kind, wide, high, partWide, partHigh } = given
  const english = language === 'en'
  if (kind === 'house')
    return [
      `${english ? 'Rectangle' : 'Parihaba'}: ${wide} × ${high} = ${grouped(whole(given))}`,
      `${english ? 'Triangle' : 'Tatsulok'}: 1/2 × ${wide} × ${partHigh} = ${grouped(part(given))}`,
      `${grouped(whole(given))} + ${grouped(part(given))} = ${grouped(area(given))}`,
      `A = ${answer(given)}`,
    ]
  return [
    `${english ? 'Whole rectangle' : 'Buong parihaba'}: ${wide} × ${high} = ${grouped(whole(given))}`,
    `${english ? 'Part that is missing' : 'Bahaging wala'}: ${partWide} × ${partHigh} = ${grouped(part(given))}`,
    `${grouped(whole(given))} − ${grouped(part(given))} = ${grouped(area(given))}`,
    `A = ${answer(given)}`,
  ]
}

function drawn(given: Given, language: Language): Drawing {
  const { kind, wide, high, partWide, partHigh, unit } = given
  const measure = (length: number) => `${length} ${unit}`
  if (kind === 'L') {
    const [top, side] = [wide - partWide, high - partHigh]
    return outline({
      corners: [
        [0, 0],
        [wide, 0],
        [wide, side],
        [top, side],
        [top, high],
        [0, high],
      ],
      sides: [wide, side, partWide, partHigh, top, high].map(measure),
      rightAngles: [0],
      alt: {
        en: `A figure in the shape of an L with right angles. Going around it, its sides are ${[wide, side, partWide, partHigh, top, high].join(', ')} ${unit}; the first is the bottom.`,
        fil: `Isang hugis-L na may mga right angle. Ang mga gilid nito sa paligid ay ${[wide, side, partWide, partHigh, top, high].join(', ')} ${unit}; ang una ay ang ibaba.`,
      }[language],
    })
  }
  if (kind === 'house')
    return outline({
      corners: [
        [0, 0],
        [wide, 0],
        [wide, high],
        [wide / 2, high + partHigh],
        [0, high],
      ],
      sides: [measure(wide), measure(high), '', '', ''],
      dashed: [
        { from: [0, high], to: [wide, high], label: '' },
        { from: [wide / 2, high], to: [wide / 2, high + partHigh], label: measure(partHigh) },
      ],
      rightAngles: [0, 1],
      alt: {
        en: `A rectangle ${wide} ${unit} wide and ${high} ${unit} high with a triangle on top. The height of the triangle is ${partHigh} ${unit}.`,
        fil: `Isang parihaba na ${wide} ${unit} ang lapad at ${high} ${unit} ang taas na may tatsulok sa itaas. Ang height ng tatsulok ay ${partHigh} ${unit}.`,
      }[language],
    })
  const scale = Math.min(200 / wide, 130 / high)
  const [w, h, pw, ph] = [wide, high, partWide, partHigh].map((length) => length * scale) as [
    number,
    number,
    number,
    number,
  ]
  const [x, y] = [12 + (w - pw) / 2, 8 + (h - ph) / 2]
  return {
    width: w + 60,
    height: h + 34,
    alt: {
      en: `A shaded rectangle ${wide} ${unit} by ${high} ${unit} with a white rectangle ${partWide} ${unit} by ${partHigh} ${unit} inside.`,
      fil: `Isang parihabang may kulay na ${wide} ${unit} at ${high} ${unit} na may puting parihaba sa loob na ${partWide} ${unit} at ${partHigh} ${unit}.`,
    }[language],
    marks: [
      {
        kind: 'polygon',
        points: [
          [12, 8],
          [12 + w, 8],
          [12 + w, 8 + h],
          [12, 8 + h],
        ],
        fill: 'light',
      },
      {
        kind: 'polygon',
        points: [
          [x, y],
          [x + pw, y],
          [x + pw, y + ph],
          [x, y + ph],
        ],
        fill: 'white',
      },
      { kind: 'text', at: [12 + w / 2, h + 24], text: measure(wide) },
      { kind: 'text', at: [18 + w, 12 + h / 2], text: measure(high), anchor: 'start' },
      { kind: 'text', at: [x + pw / 2, y + ph - 5], text: measure(partWide), size: 10 },
      { kind: 'text', at: [x + 4, y + ph / 2], text: measure(partHigh), size: 10, anchor: 'start' },
    ],
  }
}

export const areaComposite = skill<
  Given,
  'whole' | 'added' | 'part' | 'overlap' | 'one-part' | 'no-half' | 'subtracted' | 'half-all' | 'differences'
>({
  id: 'measurement/area-composite',
  area: 'Mathematics',
  name: { en: 'Area of composite figures', fil: 'Area ng pinagsamang mga hugis' },
  grades: [5, 7],
  cues: {
    en: [
      'composite figure',
      'composite figures',
      'shaded region',
      'area of irregular figures',
      'combined figures',
    ],
    fil: ['composite figure', 'pinagsamang hugis', 'bahaging may kulay', 'area', 'hugis-L'],
  },
  units: [],
  largest: () => 1_000,
  mistakes: {
    whole: {
      en: 'found the area of the whole rectangle only',
      fil: 'ang buong parihaba lamang ang hinanapan ng area',
    },
    added: { en: 'added the area that must be subtracted', fil: 'idinagdag ang area na dapat ibawas' },
    part: {
      en: 'found the area of the smaller part only',
      fil: 'ang mas maliit na bahagi lamang ang hinanapan ng area',
    },
    overlap: {
      en: 'counted the part where two rectangles overlap twice',
      fil: 'dalawang beses na binilang ang bahaging nagkakapatong',
    },
    'one-part': {
      en: 'left out one of the two rectangles',
      fil: 'hindi isinama ang isa sa dalawang parihaba',
    },
    'no-half': {
      en: 'forgot to take half for the triangle',
      fil: 'nakalimutang hatiin sa 2 ang sa tatsulok',
    },
    subtracted: { en: 'subtracted the triangle', fil: 'ibinawas ang tatsulok' },
    'half-all': { en: 'took half of the whole', fil: 'hinati sa 2 ang kabuoan' },
    differences: {
      en: 'subtracted the sides before multiplying',
      fil: 'nagbawas ng mga gilid bago magparami',
    },
  },
  rules: {
    en: [
      rule(
        'To find the area of a figure made of a rectangle and a triangle, {add} the two areas.',
        'What do we do with the two areas of a figure made of a rectangle and a triangle?',
        'multiply',
        'divide',
        'average',
      ),
      rule(
        'To find the area around a pond in a garden, {subtract} the area of the pond from that of the garden.',
        'What do we do with the area of the pond to find the area around it in a garden?',
        'add',
        'double',
        'halve',
      ),
    ],
    fil: [
      rule(
        'Upang mahanap ang area ng hugis na binubuo ng parihaba at tatsulok, {pagsamahin} ang dalawang area.',
        'Ano ang gagawin sa dalawang area ng hugis na binubuo ng parihaba at tatsulok?',
        'paramihin',
        'hatiin',
        'paghambingin',
      ),
      rule(
        'Upang mahanap ang area sa paligid ng lawa sa hardin, {ibawas} ang area ng lawa sa area ng hardin.',
        'Ano ang gagawin sa area ng lawa upang mahanap ang area sa paligid nito sa hardin?',
        'idagdag',
        'doblehin',
        'kalimutan',
      ),
    ],
  },
  draw: (draw) => {
    const kind = draw.pick(['L', 'L', 'house', 'frame'] as const)
    const wide = kind === 'house' ? draw.int(2, 6) * 2 : draw.int(8, kind === 'L' ? 20 : 24)
    const high = kind === 'house' ? draw.int(3, Math.min(7, wide)) : draw.int(6, Math.min(16, wide))
    const given = {
      kind,
      wide,
      high,
      partWide: kind === 'house' ? wide : draw.int(3, wide - 3),
      partHigh: kind === 'house' ? draw.int(2, high - 1) : draw.int(2, high - 3),
      unit: 'm' as const,
      story: draw.int(0, stories[kind].length - 1),
      who: draw.person(),
    }
    const small = Math.min(given.partWide / wide, given.partHigh / high)
    if (
      area(given) > draw.largest ||
      (kind === 'frame' && (small < 0.38 || given.partWide <= given.partHigh))
    )
      throw new RangeError('The parts must be plain to see.')
    return given
  },
  answer,
  also: (given) => [`${grouped(area(given))} sq. ${given.unit}`],
  wrong: (given) => {
    const { kind, wide, high, partWide, partHigh, unit } = given
    const said = (value: number) => (Number.isInteger(value) ? `${grouped(value)} ${unit}²` : undefined)
    const [lower, left] = [wide * (high - partHigh), (wide - partWide) * high]
    if (kind === 'house')
      return {
        whole: said(whole(given)),
        part: said(part(given)),
        'no-half': said(wide * (high + partHigh)),
        subtracted: said(whole(given) - part(given)),
        'half-all': said((wide * (high + partHigh)) / 2),
      }
    return {
      whole: said(whole(given)),
      added: said(whole(given) + part(given)),
      part: said(part(given)),
      overlap: kind === 'L' ? said(lower + left) : undefined,
      'one-part': kind === 'L' ? said(lower) : undefined,
      differences: said((wide - partWide) * (high - partHigh)),
    }
  },
  stems: {
    en: [
      apply((given) => stories[given.kind][given.story]?.en(given.who.name) ?? ''),
      apply(
        (given) =>
          `${given.who.name} measured the ${given.kind === 'house' ? 'wall' : 'land'} in the figure. What is the area of ${given.kind === 'frame' ? 'the shaded part' : 'the whole figure'}?`,
      ),
    ],
    fil: [
      apply((given) => stories[given.kind][given.story]?.fil(given.who.name) ?? ''),
      apply(
        (given) =>
          `Sinukat ni ${given.who.name} ang ${given.kind === 'house' ? 'dingding' : 'lupa'} sa larawan. Ano ang area ng ${given.kind === 'frame' ? 'bahaging may kulay' : 'buong hugis'}?`,
      ),
    ],
  },
  statement: {
    en: ({ kind }, said) =>
      `The area of the ${kind === 'frame' ? 'shaded part' : 'whole shape'} in the figure is ${said}.`,
    fil: ({ kind }, said) =>
      `Ang area ng ${kind === 'frame' ? 'bahaging may kulay' : 'buong hugis'} sa larawan ay ${said}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
  drawing: drawn,
})
