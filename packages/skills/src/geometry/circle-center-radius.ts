import { skill } from '../skill.ts'
import { circleEquation } from './circle-equation.ts'
import { both, type NumberPair, point, pointForms, rule, understand } from './writing.ts'

type Given = { center: NumberPair; radius: number; asks: 'center' | 'radius' }

const equation = ({ center, radius }: Given) => circleEquation(center, radius ** 2)

export const circleCenterRadius = skill<
  Given,
  'signs' | 'x-sign' | 'y-sign' | 'swapped' | 'squared' | 'half' | 'double' | 'number'
>({
  id: 'geometry/circle-center-radius',
  area: 'Mathematics',
  name: both(
    'Center and radius from the equation of a circle',
    'Center at radius mula sa equation ng circle',
  ),
  grades: [10, 11],
  cues: {
    en: ['equation of a circle', 'center of the circle', 'radius of the circle', 'standard form'],
    fil: ['equation ng circle', 'center ng circle', 'radius ng circle', 'standard form'],
  },
  notation: [/\(x [−+-] \d+\)² ?\+ ?\(y/],
  units: ['mathematics/10/distance-midpoint-and-equation-of-a-circle'],
  largest: () => 150,
  mistakes: {
    signs: both('copied the signs in the parentheses', 'kinopya ang mga tanda sa loob ng panaklong'),
    'x-sign': both('used the wrong sign for the x-coordinate', 'mali ang tanda ng x-coordinate'),
    'y-sign': both('used the wrong sign for the y-coordinate', 'mali ang tanda ng y-coordinate'),
    swapped: both('exchanged the coordinates', 'pinagpalit ang coordinates'),
    squared: both(
      'did not take the square root of the right side',
      'hindi kinuha ang square root ng kanang panig',
    ),
    half: both('divided the right side by 2', 'hinati sa 2 ang kanang panig'),
    double: both('gave the diameter', 'ibinigay ang diameter'),
    number: both('took a number from the parentheses', 'kumuha ng bilang mula sa loob ng panaklong'),
  },
  rules: {
    en: [
      rule(
        'The circle (x − 2)² + (y + 5)² = 9 has the center {(2, −5)}.',
        'What is the center of the circle (x − 2)² + (y + 5)² = 9?',
        '(−2, 5)',
        '(2, 5)',
        '(5, −2)',
      ),
      rule(
        'The circle (x − 1)² + (y − 4)² = 36 has a radius of {6}.',
        'What is the radius of the circle (x − 1)² + (y − 4)² = 36?',
        '12',
        '18',
        '36',
      ),
    ],
    fil: [
      rule(
        'Ang circle na (x − 2)² + (y + 5)² = 9 ay may center na {(2, −5)}.',
        'Ano ang center ng circle na (x − 2)² + (y + 5)² = 9?',
        '(−2, 5)',
        '(2, 5)',
        '(5, −2)',
      ),
      rule(
        'Ang circle na (x − 1)² + (y − 4)² = 36 ay may radius na {6}.',
        'Ano ang radius ng circle na (x − 1)² + (y − 4)² = 36?',
        '12',
        '18',
        '36',
      ),
    ],
  },
  draw: (draw) => {
    const value = () => draw.int(1, 9) * (draw.chanceOf(50) ? 1 : -1)
    const [center, radius]: [NumberPair, number] = [[value(), value()], draw.int(3, 12)]
    if (Math.abs(center[0]) === Math.abs(center[1]) || radius === 4)
      throw new RangeError('Other numbers show the mistakes better.')
    return { center, radius, asks: draw.pick(['center', 'radius']) }
  },
  answer: ({ center, radius, asks }) => (asks === 'center' ? point(center) : `${radius}`),
  also: ({ center, radius, asks }) => (asks === 'center' ? pointForms(center) : [`${radius} units`]),
  wrong: ({ center: [x, y], radius, asks }) =>
    asks === 'center'
      ? { signs: point([-x, -y]), 'x-sign': point([-x, y]), 'y-sign': point([x, -y]), swapped: point([y, x]) }
      : {
          squared: `${radius ** 2}`,
          half: radius % 2 === 0 ? `${radius ** 2 / 2}` : undefined,
          double: `${2 * radius}`,
          number: Math.abs(x) === 1 ? undefined : `${Math.abs(x)}`,
        },
  stems: {
    en: [
      understand((given) => `What is the ${given.asks} of the circle ${equation(given)}?`),
      understand((given) => `A circle has the equation ${equation(given)}. Find its ${given.asks}.`),
      understand(
        (given) =>
          `The edge of a round stage on a plan has the equation ${equation(given)}. What is the ${given.asks} of the circle?`,
      ),
    ],
    fil: [
      understand((given) => `Ano ang ${given.asks} ng circle na ${equation(given)}?`),
      understand(
        (given) => `Ang equation ng isang circle ay ${equation(given)}. Hanapin ang ${given.asks} nito.`,
      ),
      understand(
        (given) =>
          `Ang gilid ng bilog na entablado sa plano ay may equation na ${equation(given)}. Ano ang ${given.asks} ng circle?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) => `The ${given.asks} of the circle ${equation(given)} is ${answer}.`,
    fil: (given, answer) => `Ang ${given.asks} ng circle na ${equation(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Compare with (x − h)² + (y − k)² = r².',
      given.asks === 'center'
        ? `(h, k) = ${point(given.center)}`
        : `r = √${given.radius ** 2} = ${given.radius}`,
    ],
    fil: (given) => [
      'Ihambing sa (x − h)² + (y − k)² = r².',
      given.asks === 'center'
        ? `(h, k) = ${point(given.center)}`
        : `r = √${given.radius ** 2} = ${given.radius}`,
    ],
  },
})
