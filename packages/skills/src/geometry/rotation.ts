import { skill } from '../skill.ts'
import { both, type NumberPair, point, pointForms, pointNames, rule, understand } from './writing.ts'

/** Degrees counterclockwise around the origin: 270 is told as 90° clockwise or 270° counterclockwise. */
type Turn = 90 | 180 | 270
type Given = { at: NumberPair; turn: Turn; clockwise: boolean; name: string; who: string }

const images: Record<Turn, (at: NumberPair) => NumberPair> = {
  90: ([x, y]) => [-y, x],
  180: ([x, y]) => [-x, -y],
  270: ([x, y]) => [y, -x],
}
const rules = { 90: '(x, y) → (−y, x)', 180: '(x, y) → (−x, −y)', 270: '(x, y) → (y, −x)' }
const told = ({ turn, clockwise }: Given) =>
  turn === 180 ? '180°' : clockwise ? `${360 - turn}° clockwise` : `${turn}° counterclockwise`
const inikot = ({ turn, clockwise }: Given) =>
  turn === 180 ? '180°' : `${clockwise ? 360 - turn : turn}° ${clockwise ? 'clockwise' : 'counterclockwise'}`

export const rotation = skill<
  Given,
  'other-way' | 'half' | 'quarter' | 'swapped' | 'x-sign' | 'y-sign' | 'swapped-signs'
>({
  id: 'geometry/rotation',
  area: 'Mathematics',
  name: both('Rotation of a point about the origin', 'Rotation ng isang point sa origin'),
  grades: [8, 10],
  cues: {
    en: ['rotation', 'clockwise', 'counterclockwise', 'about the origin', 'transformation'],
    fil: ['rotation', 'clockwise', 'counterclockwise', 'origin', 'transformation'],
  },
  units: [],
  largest: () => 360,
  mistakes: {
    'other-way': both('turned in the other direction', 'sa kabilang direksiyon inikot'),
    half: both('turned by 180°', '180° ang ikot'),
    quarter: both('turned by 90° only', '90° lamang ang ikot'),
    swapped: both(
      'swapped the coordinates without changing a sign',
      'pinagpalit ang coordinates ngunit hindi binago ang tanda',
    ),
    'x-sign': both('changed the sign of the x-coordinate only', 'tanda lamang ng x-coordinate ang pinalitan'),
    'y-sign': both('changed the sign of the y-coordinate only', 'tanda lamang ng y-coordinate ang pinalitan'),
    'swapped-signs': both(
      'swapped the coordinates and changed both signs',
      'pinagpalit ang coordinates at pinalitan ang dalawang tanda',
    ),
  },
  rules: {
    en: [
      rule(
        'A rotation of 90° clockwise gives the same image as one of {270°} counterclockwise.',
        'A rotation of 90° clockwise gives the same image as a counterclockwise rotation of how many degrees?',
        '90°',
        '180°',
        '360°',
      ),
      rule(
        'A rotation is also called a {turn}.',
        'What is a rotation also called?',
        'slide',
        'flip',
        'stretch',
      ),
      rule(
        'The image of (2, 3) after a rotation of 180° about the origin is {(−2, −3)}.',
        'What is the image of (2, 3) after a rotation of 180° about the origin?',
        '(−2, 3)',
        '(2, −3)',
        '(3, 2)',
      ),
    ],
    fil: [
      rule(
        'Ang rotation na 90° clockwise ay may kaparehong image ng rotation na {270°} counterclockwise.',
        'Ang rotation na 90° clockwise ay may kaparehong image ng rotation na ilang digri counterclockwise?',
        '90°',
        '180°',
        '360°',
      ),
      rule(
        'Ang rotation ay tinatawag ding {turn}.',
        'Ano ang isa pang tawag sa rotation?',
        'slide',
        'flip',
        'stretch',
      ),
      rule(
        'Ang image ng (2, 3) pagkatapos ng rotation na 180° sa palibot ng origin ay {(−2, −3)}.',
        'Ano ang image ng (2, 3) pagkatapos ng rotation na 180° sa palibot ng origin?',
        '(−2, 3)',
        '(2, −3)',
        '(3, 2)',
      ),
    ],
  },
  draw: (draw) => {
    const value = () => draw.int(1, 9) * (draw.chanceOf(50) ? 1 : -1)
    const [x, y] = [value(), value()]
    if (Math.abs(x) === Math.abs(y)) throw new RangeError('Swapping would show nothing.')
    return {
      at: [x, y],
      turn: draw.pick<Turn>([90, 90, 180, 270]),
      clockwise: draw.chanceOf(50),
      name: pointNames(draw, 1)[0] ?? 'P',
      who: draw.person().name,
    }
  },
  answer: ({ at, turn }) => point(images[turn](at)),
  also: ({ at, turn }) => pointForms(images[turn](at)),
  wrong: ({ at: [x, y], turn }) => ({
    'other-way': point(images[(360 - turn) as Turn]([x, y])),
    half: point([-x, -y]),
    quarter: turn === 180 ? point([-y, x]) : undefined,
    swapped: point([y, x]),
    'x-sign': point([-x, y]),
    'y-sign': point([x, -y]),
    'swapped-signs': point([-y, -x]),
  }),
  stems: {
    en: [
      understand(
        (given) =>
          `Point ${given.name}${point(given.at)} is rotated ${told(given)} about the origin. What are the coordinates of its image?`,
      ),
      understand(
        (given) =>
          `What is the image of the point ${point(given.at)} after a rotation of ${told(given)} about the origin?`,
      ),
      understand(
        (given) =>
          `${given.who} rotates the point ${point(given.at)} by ${told(given)} about the origin. At which point is the image?`,
      ),
      understand(
        (given) =>
          `The tip of a windmill blade is at ${point(given.at)}. The blade turns ${told(given)} about the origin. What are the new coordinates of the tip?`,
      ),
    ],
    fil: [
      understand(
        (given) =>
          `Ang point ${given.name}${point(given.at)} ay inikot nang ${inikot(given)} sa palibot ng origin. Ano ang coordinates ng image nito?`,
      ),
      understand(
        (given) =>
          `Ano ang image ng point ${point(given.at)} pagkatapos ng rotation na ${inikot(given)} sa palibot ng origin?`,
      ),
      understand(
        (given) =>
          `Inikot ni ${given.who} ang point ${point(given.at)} nang ${inikot(given)} sa palibot ng origin. Nasa aling point ang image?`,
      ),
      understand(
        (given) =>
          `Ang dulo ng elisi ng windmill ay nasa ${point(given.at)}. Umikot ang elisi nang ${inikot(given)} sa palibot ng origin. Ano ang bagong coordinates ng dulo?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `After a rotation of ${told(given)} about the origin, the image of ${point(given.at)} is ${answer}.`,
    fil: (given, answer) =>
      `Pagkatapos ng rotation na ${inikot(given)} sa palibot ng origin, ang image ng ${point(given.at)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `For ${told(given)}: ${rules[given.turn]}`,
      `${point(given.at)} → ${point(images[given.turn](given.at))}`,
    ],
    fil: (given) => [
      `Para sa ${inikot(given)}: ${rules[given.turn]}`,
      `${point(given.at)} → ${point(images[given.turn](given.at))}`,
    ],
  },
})
