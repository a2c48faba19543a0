import { skill } from '../skill.ts'
import { apply, both, type NumberPair, point, rule } from './writing.ts'

type Given = { center: NumberPair; radius: number }

const term = (letter: string, at: number) =>
  at === 0 ? `${letter}²` : `(${letter} ${at > 0 ? '−' : '+'} ${Math.abs(at)})²`

/** "(x − 3)² + (y + 2)² = 25". */
export const circleEquation = ([x, y]: NumberPair, right: number): string =>
  `${term('x', x)} + ${term('y', y)} = ${right}`

export const equationOfCircle = skill<
  Given,
  'signs' | 'x-sign' | 'y-sign' | 'radius' | 'diameter' | 'swapped'
>({
  id: 'geometry/circle-equation',
  area: 'Mathematics',
  name: both('Equation of a circle', 'Equation ng circle'),
  grades: [10, 11],
  cues: {
    en: ['equation of a circle', 'center and radius', 'standard form', 'circle', 'coordinate plane'],
    fil: ['equation ng circle', 'center at radius', 'standard form', 'circle', 'coordinate plane'],
  },
  notation: [/\(x [−+-] \d+\)² ?\+ ?\(y/],
  units: ['mathematics/10/distance-midpoint-and-equation-of-a-circle'],
  largest: () => 150,
  choicesOnly: true,
  mistakes: {
    signs: both('used the wrong signs for both coordinates', 'mali ang tanda ng dalawang coordinate'),
    'x-sign': both('used the wrong sign for the x-coordinate', 'mali ang tanda ng x-coordinate'),
    'y-sign': both('used the wrong sign for the y-coordinate', 'mali ang tanda ng y-coordinate'),
    radius: both('did not square the radius', 'hindi ini-square ang radius'),
    diameter: both('doubled the radius instead of squaring it', 'dinoble ang radius sa halip na ini-square'),
    swapped: both('exchanged the coordinates of the center', 'pinagpalit ang coordinates ng center'),
  },
  rules: {
    en: [
      rule(
        'The equation of a circle with center (h, k) and radius r is (x − h)² + (y − k)² = {r²}.',
        'A circle has the center (h, k) and the radius r. Its equation is (x − h)² + (y − k)² = ____. What is missing?',
        'r',
        '2r',
        'πr²',
      ),
      rule(
        'The center of the circle x² + y² = 49 is {(0, 0)}.',
        'What is the center of the circle x² + y² = 49?',
        '(7, 7)',
        '(49, 0)',
        '(0, 7)',
      ),
      rule(
        'The radius of the circle x² + y² = 64 is {8}.',
        'What is the radius of the circle x² + y² = 64?',
        '4',
        '32',
        '64',
      ),
    ],
    fil: [
      rule(
        'Ang equation ng circle na may center (h, k) at radius r ay (x − h)² + (y − k)² = {r²}.',
        'Sa equation na (x − h)² + (y − k)² = ____ ng circle na may radius r, ano ang nasa kanang panig?',
        'r',
        '2r',
        'πr²',
      ),
      rule(
        'Ang center ng circle na x² + y² = 49 ay {(0, 0)}.',
        'Ano ang center ng circle na x² + y² = 49?',
        '(7, 7)',
        '(49, 0)',
        '(0, 7)',
      ),
      rule(
        'Ang radius ng circle na x² + y² = 64 ay {8}.',
        'Ano ang radius ng circle na x² + y² = 64?',
        '4',
        '32',
        '64',
      ),
    ],
  },
  draw: (draw) => {
    const value = () => draw.int(1, 9) * (draw.chanceOf(50) ? 1 : -1)
    const center: NumberPair = [value(), value()]
    if (center[0] === center[1]) throw new RangeError('Swapping would show nothing.')
    return { center, radius: draw.int(3, 12) }
  },
  answer: ({ center, radius }) => circleEquation(center, radius ** 2),
  wrong: ({ center: [x, y], radius }) => ({
    signs: circleEquation([-x, -y], radius ** 2),
    'x-sign': circleEquation([-x, y], radius ** 2),
    'y-sign': circleEquation([x, -y], radius ** 2),
    radius: circleEquation([x, y], radius),
    diameter: circleEquation([x, y], 2 * radius),
    swapped: circleEquation([y, x], radius ** 2),
  }),
  stems: {
    en: [
      apply(
        ({ center, radius }) =>
          `What is the equation of the circle with center ${point(center)} and radius ${radius}?`,
      ),
      apply(
        ({ center, radius }) =>
          `A circle has its center at ${point(center)} and a radius of ${radius} units. What is its equation in standard form?`,
      ),
      apply(
        ({ center, radius }) =>
          `A cell site at ${point(center)} on a map reaches all places up to ${radius} km away, and 1 unit on the map is 1 km. What is the equation of the boundary of the area that it reaches?`,
      ),
      apply(
        ({ center, radius }) =>
          `A round fishpond has its center at ${point(center)} on a plan and a diameter of ${2 * radius} units. What is the equation of its edge?`,
      ),
    ],
    fil: [
      apply(
        ({ center, radius }) =>
          `Ano ang equation ng circle na may center ${point(center)} at radius ${radius}?`,
      ),
      apply(
        ({ center, radius }) =>
          `Ang circle ay may center sa ${point(center)} at radius na ${radius} yunit. Ano ang equation nito sa standard form?`,
      ),
      apply(
        ({ center, radius }) =>
          `Ang cell site na nasa ${point(center)} sa mapa ay umaabot hanggang ${radius} km ang layo, at ang 1 yunit sa mapa ay 1 km. Ano ang equation ng gilid ng naaabot nito?`,
      ),
      apply(
        ({ center, radius }) =>
          `Ang bilog na palaisdaan ay may center sa ${point(center)} sa plano at diameter na ${2 * radius} yunit. Ano ang equation ng gilid nito?`,
      ),
    ],
  },
  statement: {
    en: ({ center, radius }, answer) =>
      `The equation of the circle with center ${point(center)} and radius ${radius} is ${answer}.`,
    fil: ({ center, radius }, answer) =>
      `Ang equation ng circle na may center ${point(center)} at radius ${radius} ay ${answer}.`,
  },
  solution: {
    en: ({ center, radius }) => [
      `(x − h)² + (y − k)² = r² with (h, k) = ${point(center)} and r = ${radius}`,
      circleEquation(center, radius ** 2),
    ],
    fil: ({ center, radius }) => [
      `(x − h)² + (y − k)² = r² kung (h, k) = ${point(center)} at r = ${radius}`,
      circleEquation(center, radius ** 2),
    ],
  },
})
