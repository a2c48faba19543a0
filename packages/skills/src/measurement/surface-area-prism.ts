import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { type BoxThing, boxFrom, boxSize, isCube, type MeasuredBox, solidName } from './boxes.ts'
import { apply, rule, understand } from './words.ts'

const things: readonly BoxThing[] = [
  {
    en: 'gift box',
    fil: 'kahon ng regalo',
    unit: 'cm',
    sizes: [
      [10, 25],
      [8, 18],
      [5, 15],
    ],
    cube: true,
  },
  {
    en: 'shoebox',
    fil: 'kahon ng sapatos',
    unit: 'cm',
    sizes: [
      [28, 34],
      [18, 22],
      [10, 14],
    ],
    cube: false,
  },
  {
    en: 'wooden block',
    fil: 'blokeng kahoy',
    unit: 'cm',
    sizes: [
      [6, 15],
      [4, 10],
      [3, 8],
    ],
    cube: true,
  },
  {
    en: 'jewelry box',
    fil: 'kahon ng alahas',
    unit: 'cm',
    sizes: [
      [10, 20],
      [6, 12],
      [4, 9],
    ],
    cube: true,
  },
]

type Size = Pick<MeasuredBox, 'long' | 'wide' | 'high'>
const surface = ({ long, wide, high }: Size) => 2 * (long * wide + long * high + wide * high)
const answer = (box: MeasuredBox) => `${grouped(surface(box))} ${box.unit}²`

const steps = (box: MeasuredBox): string[] => {
  const { long, wide, high } = box
  return isCube(box)
    ? ['SA = 6 × s × s', `SA = 6 × ${long} × ${long} = ${grouped(surface(box))}`, `SA = ${answer(box)}`]
    : [
        'SA = 2lw + 2lh + 2wh',
        `2 × ${long} × ${wide} = ${grouped(2 * long * wide)}; 2 × ${long} × ${high} = ${grouped(2 * long * high)}; 2 × ${wide} × ${high} = ${grouped(2 * wide * high)}`,
        `${grouped(2 * long * wide)} + ${grouped(2 * long * high)} + ${grouped(2 * wide * high)} = ${grouped(surface(box))}`,
        `SA = ${answer(box)}`,
      ]
}

const asked = (box: MeasuredBox, language: Language) =>
  `${solidName(box, language)} ${language === 'en' ? 'with' : 'na may'} ${boxSize(box, language)}`

export const surfaceAreaPrism = skill<
  MeasuredBox,
  'volume' | 'three-faces' | 'open' | 'sides' | 'edges' | 'one-face'
>({
  id: 'measurement/surface-area-prism',
  area: 'Mathematics',
  name: {
    en: 'Surface area of cubes and rectangular prisms',
    fil: 'Surface area ng cube at rectangular prism',
  },
  grades: [6, 7],
  cues: {
    en: ['surface area', 'faces', 'rectangular prism', 'cube', 'net', 'six faces'],
    fil: ['surface area', 'mga mukha', 'rectangular prism', 'cube', 'net'],
  },
  notation: [/SA ?=|S\.A\. ?=/],
  units: ['mathematics/6/surface-area-and-volume'],
  largest: () => 3_000,
  mistakes: {
    volume: { en: 'found the volume', fil: 'volume ang hinanap' },
    'three-faces': {
      en: 'counted only three of the six faces',
      fil: 'tatlo lamang sa anim na mukha ang binilang',
    },
    open: { en: 'left out the top', fil: 'hindi isinama ang ibabaw' },
    sides: { en: 'counted only the four side faces', fil: 'ang apat na mukha lamang sa gilid ang binilang' },
    edges: { en: 'added the lengths of all edges', fil: 'pinagsama ang haba ng lahat ng edge' },
    'one-face': { en: 'found the area of one face only', fil: 'isang mukha lamang ang hinanapan ng area' },
  },
  rules: {
    en: [
      rule(
        'A rectangular prism has {6} faces.',
        'How many faces does a rectangular prism have?',
        '4',
        '8',
        '12',
      ),
      rule(
        'The total area of all the faces of a solid is its {surface area}.',
        'What do we call the total area of all the faces of a solid?',
        'volume',
        'perimeter',
        'base area',
      ),
      rule(
        'A cube with an edge of 2 cm has a surface area of {24} square centimeters.',
        'How many square centimeters is the surface area of a cube with an edge of 2 cm?',
        '8',
        '12',
        '16',
      ),
    ],
    fil: [
      rule(
        'Ang bilang ng mukha ng rectangular prism ay {6}.',
        'Ilang mukha mayroon ang rectangular prism?',
        '4',
        '8',
        '12',
      ),
      rule(
        'Ang kabuoan ng area ng lahat ng mukha ng solid ay ang {surface area} nito.',
        'Ano ang tawag sa kabuoan ng area ng lahat ng mukha ng solid?',
        'volume',
        'perimeter',
        'base area',
      ),
      rule(
        'Ang cube na may edge na 2 cm ay may surface area na {24} square centimeter.',
        'Ilang square centimeter ang surface area ng cube na may edge na 2 cm?',
        '8',
        '12',
        '16',
      ),
    ],
  },
  draw: (draw) => boxFrom(draw, things, 40, surface),
  answer,
  also: (box) => [`${grouped(surface(box))} sq. ${box.unit}`],
  wrong: (box) => {
    const { long, wide, high, unit } = box
    const said = (value: number) => `${grouped(value)} ${unit}²`
    return {
      volume: said(long * wide * high),
      'three-faces': said(surface(box) / 2),
      open: said(surface(box) - long * wide),
      sides: said(2 * high * (long + wide)),
      edges: said(4 * (long + wide + high)),
      'one-face': said(long * wide),
    }
  },
  stems: {
    en: [
      understand((box) => `What is the surface area of a ${asked(box, 'en')}?`),
      understand((box) => `A ${solidName(box, 'en')} has ${boxSize(box, 'en')}. Find its surface area.`),
      apply((box) => `${box.who.name}'s ${box.thing.en} is a ${asked(box, 'en')}. What is its surface area?`),
      apply(
        (box) =>
          `${box.who.name} will cover all faces of a ${box.thing.en} with paper. It is a ${asked(box, 'en')}. How much paper will cover it exactly?`,
      ),
    ],
    fil: [
      understand((box) => `Ano ang surface area ng isang ${asked(box, 'fil')}?`),
      understand(
        (box) =>
          `Ang isang ${solidName(box, 'fil')} ay may ${boxSize(box, 'fil')}. Hanapin ang surface area nito.`,
      ),
      apply(
        (box) =>
          `Ang ${box.thing.fil} ni ${box.who.name} ay isang ${asked(box, 'fil')}. Ano ang surface area nito?`,
      ),
      apply(
        (box) =>
          `Babalutin ni ${box.who.name} ng papel ang lahat ng mukha ng ${box.thing.fil}. Ito ay isang ${asked(box, 'fil')}. Gaano karaming papel ang eksaktong babalot dito?`,
      ),
    ],
  },
  statement: {
    en: (box, said) => `The surface area of a ${asked(box, 'en')} is ${said}.`,
    fil: (box, said) => `Ang surface area ng isang ${asked(box, 'fil')} ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
})
