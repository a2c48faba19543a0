import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { boxDrawing } from './box-drawing.ts'
import { type BoxThing, boxFrom, boxSize, isCube, type MeasuredBox, solidName } from './boxes.ts'
import { apply, rule, understand } from './words.ts'

const things: readonly BoxThing[] = [
  {
    en: 'gift box',
    fil: 'kahon ng regalo',
    unit: 'cm',
    sizes: [
      [8, 20],
      [5, 12],
      [4, 10],
    ],
    cube: true,
  },
  {
    en: 'water tank',
    fil: 'tangke ng tubig',
    unit: 'm',
    sizes: [
      [2, 6],
      [2, 5],
      [1, 4],
    ],
    cube: true,
  },
  {
    en: 'aquarium',
    fil: 'akwaryum',
    unit: 'cm',
    sizes: [
      [30, 50],
      [20, 30],
      [20, 30],
    ],
    cube: true,
  },
  {
    en: 'wooden block',
    fil: 'blokeng kahoy',
    unit: 'cm',
    sizes: [
      [5, 15],
      [3, 10],
      [2, 8],
    ],
    cube: true,
  },
  {
    en: 'compost pit',
    fil: 'hukay ng abono',
    unit: 'm',
    sizes: [
      [2, 5],
      [2, 3],
      [1, 2],
    ],
    cube: true,
  },
  {
    en: 'lunch box',
    fil: 'baunan',
    unit: 'cm',
    sizes: [
      [12, 20],
      [8, 12],
      [4, 7],
    ],
    cube: false,
  },
]

type Size = Pick<MeasuredBox, 'long' | 'wide' | 'high'>
const volume = ({ long, wide, high }: Size) => long * wide * high
const answer = (box: MeasuredBox) => `${grouped(volume(box))} ${box.unit}³`

const steps = (box: MeasuredBox): string[] => {
  const { long, wide, high } = box
  return [
    isCube(box) ? 'V = s × s × s' : 'V = l × w × h',
    `V = ${long} × ${wide} × ${high} = ${grouped(volume(box))}`,
    `V = ${answer(box)}`,
  ]
}

export const volumePrism = skill<
  MeasuredBox,
  'surface' | 'sum' | 'base' | 'base-plus' | 'edges' | 'halved' | 'front'
>({
  id: 'measurement/volume-prism',
  area: 'Mathematics',
  name: { en: 'Volume of cubes and rectangular prisms', fil: 'Volume ng cube at rectangular prism' },
  grades: [5, 7],
  cues: {
    en: [
      'volume',
      'cubic units',
      'rectangular prism',
      'cube',
      'length times width times height',
      'cubic centimeter',
    ],
    fil: ['volume', 'cubic unit', 'rectangular prism', 'cube', 'haba, lapad at taas', 'cubic centimeter'],
  },
  notation: [/V ?= ?(?:l ?[×x]|lwh|s ?[×x]|s³)/],
  units: ['mathematics/5/volume-of-cubes-and-prisms', 'mathematics/6/surface-area-and-volume'],
  largest: (grade) => (grade === 5 ? 1_000 : 20_000),
  mistakes: {
    surface: { en: 'found the surface area', fil: 'surface area ang hinanap' },
    sum: { en: 'added the three measures', fil: 'pinagsama ang tatlong sukat' },
    base: { en: 'found the area of the base only', fil: 'ang area lamang ng base ang hinanap' },
    'base-plus': {
      en: 'added the height to the area of the base',
      fil: 'idinagdag ang taas sa area ng base',
    },
    edges: { en: 'added the lengths of all edges', fil: 'pinagsama ang haba ng lahat ng edge' },
    halved: { en: 'took half of the volume', fil: 'hinati sa 2 ang volume' },
    front: { en: 'found the area of the front face only', fil: 'ang area lamang ng harap ang hinanap' },
  },
  rules: {
    en: [
      rule(
        'The volume of a small box is measured in {cubic centimeters}.',
        'In which unit do we measure the volume of a small box?',
        'centimeters',
        'square centimeters',
        'grams',
      ),
      rule(
        'The volume of a cube with an edge of 3 cm is {27} cubic centimeters.',
        'How many cubic centimeters is the volume of a cube with an edge of 3 cm?',
        '9',
        '12',
        '54',
      ),
      rule(
        'A box 4 cm long, 3 cm wide and 2 cm high has a volume of {24} cubic centimeters.',
        'How many cubic centimeters is the volume of a box 4 cm long, 3 cm wide and 2 cm high?',
        '9',
        '12',
        '52',
      ),
    ],
    fil: [
      rule(
        'Sinusukat ang volume ng maliit na kahon sa {cubic centimeter}.',
        'Sa anong yunit sinusukat ang volume ng maliit na kahon?',
        'sentimetro',
        'square centimeter',
        'gramo',
      ),
      rule(
        'Ang volume ng cube na may edge na 3 cm ay {27} cubic centimeter.',
        'Ilang cubic centimeter ang volume ng cube na may edge na 3 cm?',
        '9',
        '12',
        '54',
      ),
      rule(
        'Ang kahon na 4 cm ang haba, 3 cm ang lapad at 2 cm ang taas ay may volume na {24} cubic centimeter.',
        'Ilang cubic centimeter ang volume ng kahon na 4 cm ang haba, 3 cm ang lapad at 2 cm ang taas?',
        '9',
        '12',
        '52',
      ),
    ],
  },
  draw: (draw) => boxFrom(draw, things, 30, volume),
  answer,
  also: (box) => [`${grouped(volume(box))} cu. ${box.unit}`],
  wrong: (box) => {
    const { long, wide, high, unit } = box
    const said = (value: number) => (Number.isInteger(value) ? `${grouped(value)} ${unit}³` : undefined)
    return {
      surface: said(2 * (long * wide + long * high + wide * high)),
      sum: said(long + wide + high),
      base: said(long * wide),
      'base-plus': said(long * wide + high),
      edges: said(4 * (long + wide + high)),
      halved: said(volume(box) / 2),
      front: isCube(box) ? undefined : said(long * high),
    }
  },
  stems: {
    en: [
      understand(
        (box) =>
          `The ${solidName(box, 'en')} in the figure shows the size of ${box.who.name}'s ${box.thing.en}. What is its volume?`,
      ),
      apply((box) => `The figure shows ${box.who.name}'s ${box.thing.en}. What is its volume?`),
      apply(
        (box) =>
          `${box.who.name} made ${/^[aeiou]/.test(box.thing.en) ? 'an' : 'a'} ${box.thing.en} with the measures in the figure. What is the volume of the ${box.thing.en}?`,
      ),
    ],
    fil: [
      understand(
        (box) =>
          `Ipinakikita ng ${solidName(box, 'fil')} sa larawan ang sukat ng ${box.thing.fil} ni ${box.who.name}. Ano ang volume nito?`,
      ),
      apply((box) => `Makikita sa larawan ang ${box.thing.fil} ni ${box.who.name}. Ano ang volume nito?`),
      apply(
        (box) =>
          `Gumawa si ${box.who.name} ng ${box.thing.fil} na may mga sukat na nasa larawan. Ano ang volume ng ${box.thing.fil}?`,
      ),
    ],
  },
  statement: {
    en: (box, said) => `The volume of the ${solidName(box, 'en')} in the figure is ${said}.`,
    fil: (box, said) => `Ang volume ng ${solidName(box, 'fil')} sa larawan ay ${said}.`,
  },
  solution: { en: steps, fil: steps },
  drawing: (box, language) =>
    boxDrawing(
      box,
      {
        en: `A ${solidName(box, 'en')} with ${boxSize(box, 'en')}.`,
        fil: `Isang ${solidName(box, 'fil')} na may ${boxSize(box, 'fil')}.`,
      }[language],
    ),
})
