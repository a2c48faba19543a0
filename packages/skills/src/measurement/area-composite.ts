import { type InBoth, type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type Composite, type CompositeKind, compositeDrawing } from './composite-drawing.ts'
import { apply, rule } from './words.ts'

type Story = InBoth<(name: string) => string>
const stories: Record<CompositeKind, readonly Story[]> = {
  L: [
    {
      en: (name) =>
        `The figure shows the floor of ${name}'s house. All its corners are right angles. What is the area of the floor?`,
      fil: (name) =>
        `Makikita sa larawan ang sahig ng bahay ni ${name}. Right angle ang lahat ng sulok nito. Ano ang area ng sahig?`,
    },
    {
      en: (name) =>
        `The figure shows ${name}'s vegetable garden. All its corners are right angles. What is its area?`,
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
        `The figure shows the front of ${name}'s shed, a rectangle with a triangle on top. What is its area?`,
      fil: (name) =>
        `Makikita sa larawan ang harap ng kamalig ni ${name}, isang parihaba na may tatsulok sa itaas. Ano ang area nito?`,
    },
  ],
  frame: [
    {
      en: (name) =>
        `The figure shows ${name}'s garden with a rectangular pond inside. Grass grows on the shaded part. What is the area of the grass?`,
      fil: (name) =>
        `Makikita sa larawan ang hardin ni ${name} na may parihabang lawa sa loob. May damo sa bahaging may kulay. Ano ang area ng may damo?`,
    },
    {
      en: (name) =>
        `The figure shows ${name}'s yard with a rectangular house inside. What is the area of the shaded part around the house?`,
      fil: (name) =>
        `Makikita sa larawan ang bakuran ni ${name} na may parihabang bahay sa loob. Ano ang area ng bahaging may kulay sa paligid ng bahay?`,
    },
  ],
}

const told = ({ kind, who }: Composite, story: number, language: Language) =>
  stories[kind][story % stories[kind].length]?.[language](who.name) ?? ''

const whole = ({ wide, high }: Composite) => wide * high
const part = ({ kind, wide, partWide, partHigh }: Composite) =>
  kind === 'house' ? (wide * partHigh) / 2 : partWide * partHigh
const area = (given: Composite) =>
  given.kind === 'house' ? whole(given) + part(given) : whole(given) - part(given)
const answer = (given: Composite) => `${grouped(area(given))} ${given.unit}²`

const steps = (given: Composite, language: Language): string[] => {
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
    `${english ? 'Part to subtract' : 'Bahaging ibabawas'}: ${partWide} × ${partHigh} = ${grouped(part(given))}`,
    `${grouped(whole(given))} − ${grouped(part(given))} = ${grouped(area(given))}`,
    `A = ${answer(given)}`,
  ]
}

export const areaComposite = skill<
  Composite,
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
        'A figure is made of a rectangle of 20 cm² and a triangle of 6 cm² beside it. Its area is {26 cm²}.',
        'A figure is made of a rectangle of 20 cm² and a triangle of 6 cm² beside it. What is its area?',
        '14 cm²',
        '23 cm²',
        '120 cm²',
      ),
      rule(
        'A garden of 50 m² has a pond of 8 m² in it. The part without the pond has an area of {42 m²}.',
        'A garden of 50 m² has a pond of 8 m² in it. What is the area of the part without the pond?',
        '58 m²',
        '46 m²',
        '8 m²',
      ),
    ],
    fil: [
      rule(
        'Ang hugis na binubuo ng parihabang 20 cm² at tatsulok na 6 cm² sa tabi nito ay may area na {26 cm²}.',
        'Ang isang hugis ay binubuo ng parihabang 20 cm² at tatsulok na 6 cm² sa tabi nito. Ano ang area ng hugis?',
        '14 cm²',
        '23 cm²',
        '120 cm²',
      ),
      rule(
        'Ang hardin na 50 m² ay may lawa sa loob na 8 m². Ang bahaging walang lawa ay may area na {42 m²}.',
        'Ang hardin na 50 m² ay may lawa sa loob na 8 m². Ano ang area ng bahaging walang lawa?',
        '58 m²',
        '46 m²',
        '8 m²',
      ),
    ],
  },
  draw: (draw) => {
    const kind = draw.pick(['L', 'L', 'house', 'frame'] as const)
    const wide = kind === 'house' ? draw.int(3, 6) * 2 : draw.int(8, kind === 'L' ? 20 : 24)
    const high =
      kind === 'house' ? draw.int(3, Math.max(3, Math.floor(wide * 0.55))) : draw.int(6, Math.min(16, wide))
    // The words beside the parts need room.
    const some = (of: number) => draw.int(Math.ceil(of * 0.4), Math.floor(of * 0.7))
    const given = {
      kind,
      wide,
      high,
      partWide: kind === 'house' ? wide : some(wide),
      partHigh: kind === 'house' ? draw.int(2, high - 1) : some(high),
      unit: 'm' as const,
      story: draw.int(0, stories[kind].length - 1),
      who: draw.person(),
    }
    if (area(given) > draw.largest || (kind === 'frame' && given.partWide <= given.partHigh))
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
      apply((given) => told(given, given.story, 'en')),
      apply((given) => told(given, given.story + 1, 'en')),
    ],
    fil: [
      apply((given) => told(given, given.story, 'fil')),
      apply((given) => told(given, given.story + 1, 'fil')),
    ],
  },
  statement: {
    en: ({ kind }, said) =>
      `The area of the ${kind === 'frame' ? 'shaded part' : 'whole shape'} in the figure is ${said}.`,
    fil: ({ kind }, said) =>
      `Ang area ng ${kind === 'frame' ? 'bahaging may kulay' : 'buong hugis'} sa larawan ay ${said}.`,
  },
  solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
  drawing: compositeDrawing,
})
