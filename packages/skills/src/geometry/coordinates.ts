import { coordinateGrid } from '@klasrum/drawings/grid'
import { withMain } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import {
  both,
  type NumberPair,
  point,
  pointForms,
  pointNames,
  remember,
  rule,
  understand,
} from './writing.ts'

type Given = {
  at: NumberPair
  name: string
  place: { en: string; fil: string }
  who: string
  younger: boolean
}

const places = [
  both('the school', 'ang paaralan'),
  both('the market', 'ang palengke'),
  both('the church', 'ang simbahan'),
  both('the health center', 'ang health center'),
  both('the plaza', 'ang plasa'),
  both('the library', 'ang aklatan'),
  both('the barangay hall', 'ang barangay hall'),
  both('the basketball court', 'ang basketball court'),
]

const moves = ({ at: [x, y] }: Given, language: 'en' | 'fil') => {
  const [across, high] = [Math.abs(x), Math.abs(y)]
  return language === 'en'
    ? `Go ${across} ${across === 1 ? 'unit' : 'units'} to the ${x > 0 ? 'right' : 'left'} and ${high} ${high === 1 ? 'unit' : 'units'} ${y > 0 ? 'up' : 'down'} from the origin.`
    : `Mula sa origin, ${across} yunit ${x > 0 ? 'pakanan' : 'pakaliwa'} at ${high} yunit ${y > 0 ? 'pataas' : 'pababa'}.`
}

export const coordinates = skill<
  Given,
  'swapped' | 'x-sign' | 'y-sign' | 'both-signs' | 'swapped-signs' | 'x-off' | 'y-off'
>({
  id: 'geometry/coordinates',
  area: 'Mathematics',
  name: both('Coordinates of a point', 'Coordinates ng isang point'),
  grades: [6, 8],
  cues: {
    en: ['coordinates', 'ordered pair', 'Cartesian plane', 'coordinate plane', 'x-axis', 'y-axis', 'origin'],
    fil: ['coordinates', 'ordered pair', 'Cartesian plane', 'coordinate plane', 'x-axis', 'y-axis', 'origin'],
  },
  notation: [/\(−?-?\d+, ?−?-?\d+\)/],
  units: [],
  largest: () => 10,
  mistakes: {
    swapped: both('wrote the y-coordinate first', 'inuna ang y-coordinate'),
    'x-sign': both('used the wrong sign for the x-coordinate', 'mali ang tanda ng x-coordinate'),
    'y-sign': both('used the wrong sign for the y-coordinate', 'mali ang tanda ng y-coordinate'),
    'both-signs': both('used the wrong sign for both coordinates', 'mali ang tanda ng dalawang coordinate'),
    'swapped-signs': both(
      'wrote the y-coordinate first and changed its sign',
      'inuna ang y-coordinate at pinalitan ang tanda nito',
    ),
    'x-off': both('counted one unit too many along the x-axis', 'sumobra ng isang yunit sa x-axis'),
    'y-off': both('counted one unit too many along the y-axis', 'sumobra ng isang yunit sa y-axis'),
  },
  rules: {
    en: [
      rule(
        'The coordinates of the origin are {(0, 0)}.',
        'What are the coordinates of the origin?',
        '(0, 1)',
        '(1, 0)',
        '(1, 1)',
      ),
      rule(
        'The x-coordinate of (3, −5) is {3}.',
        'What is the x-coordinate of the point (3, −5)?',
        '−5',
        '5',
        '−3',
      ),
      rule(
        'The horizontal number line of the coordinate plane is the {x-axis}.',
        'What do we call the horizontal number line of the coordinate plane?',
        'y-axis',
        'origin',
        'quadrant',
      ),
    ],
    fil: [
      rule(
        'Ang coordinates ng origin ay {(0, 0)}.',
        'Ano ang coordinates ng origin?',
        '(0, 1)',
        '(1, 0)',
        '(1, 1)',
      ),
      rule('Ang x-coordinate ng (3, −5) ay {3}.', 'Ano ang x-coordinate ng point (3, −5)?', '−5', '5', '−3'),
      rule(
        'Ang pahigang number line ng coordinate plane ay ang {x-axis}.',
        'Ano ang tawag sa pahigang number line ng coordinate plane?',
        'y-axis',
        'origin',
        'quadrant',
      ),
    ],
  },
  draw: (draw) => {
    const younger = draw.grade < 7 && draw.chanceOf(40)
    // Beside an axis the name of the point would cover its numbers.
    const value = () => (younger || draw.chanceOf(45) ? draw.int(1, 5) : -draw.int(2, 5))
    const [x, y] = [value(), value()]
    if (Math.abs(x) === Math.abs(y)) throw new RangeError('Swapping would show nothing.')
    return {
      at: [x, y],
      name: pointNames(draw, 1)[0] ?? 'P',
      place: draw.pick(places),
      who: draw.person().name,
      younger,
    }
  },
  answer: ({ at }) => point(at),
  also: ({ at }) => pointForms(at),
  wrong: ({ at: [x, y], younger }) =>
    withMain(
      point([x, y]),
      {
        swapped: point([y, x]),
        'x-sign': younger ? undefined : point([-x, y]),
        'y-sign': younger ? undefined : point([x, -y]),
        'both-signs': younger ? undefined : point([-x, -y]),
        'swapped-signs': younger ? undefined : point([-y, x]),
        'x-off': younger ? point([x + 1, y]) : undefined,
        'y-off': younger ? point([x, y + 1]) : undefined,
      },
      'swapped',
      Math.abs(x) + Math.abs(y),
    ),
  stems: {
    en: [
      remember(({ name }) => `What are the coordinates of point ${name} in the figure?`),
      understand(
        ({ name, who }) =>
          `${who} plotted point ${name} as in the figure. Which ordered pair names the point?`,
      ),
      understand(
        ({ name, place }) =>
          `The figure is a map of a barangay. Point ${name} is ${place.en}. What are its coordinates?`,
      ),
      understand(
        ({ name, place }) =>
          `On the map in the figure, point ${name} shows where ${place.en} is. Which ordered pair tells its place?`,
      ),
    ],
    fil: [
      remember(({ name }) => `Ano ang coordinates ng point ${name} sa larawan?`),
      understand(
        ({ name, who }) =>
          `Iginuhit ni ${who} ang point ${name} gaya ng nasa larawan. Anong ordered pair ang katumbas ng point?`,
      ),
      understand(
        ({ name, place }) =>
          `Ang larawan ay mapa ng isang barangay. Ang point ${name} ${place.fil.replace(/^ang /, 'ay ang ')}. Ano ang coordinates nito?`,
      ),
      understand(
        ({ name, place }) =>
          `Sa mapa na nasa larawan, ipinakikita ng point ${name} kung nasaan ${place.fil}. Anong ordered pair ang nagsasabi ng kinalalagyan nito?`,
      ),
    ],
  },
  statement: {
    en: ({ name }, answer) => `In the figure, the coordinates of point ${name} are ${answer}.`,
    fil: ({ name }, answer) => `Sa larawan, ang coordinates ng point ${name} ay ${answer}.`,
  },
  solution: {
    en: (given) => [moves(given, 'en'), `The x-coordinate comes first: ${point(given.at)}`],
    fil: (given) => [moves(given, 'fil'), `Nauuna ang x-coordinate: ${point(given.at)}`],
  },
  drawing: (given, language) => {
    const {
      at: [x, y],
      name,
    } = given
    return coordinateGrid({
      from: -6,
      to: 6,
      points: [{ x, y, label: name }],
      alt: both(
        `A coordinate plane with point ${name}. ${moves(given, 'en')}`,
        `Coordinate plane na may point ${name}. ${moves(given, 'fil')}`,
      )[language],
    })
  },
})
