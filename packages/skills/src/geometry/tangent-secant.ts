import { skill } from '../skill.ts'
import { center, onCircleFigure, pointLabel, radius } from './circle-figure.ts'
import { between, label, line, polar, ring, sketch } from './sketch.ts'
import { apply, both, pointNames, rule, wholeOr } from './writing.ts'

/** The part of the secant outside the circle, its part inside, and the tangent. */
type Given = { outside: number; inside: number; tangent: number; names: readonly string[] }

/** External part and whole secant whose product is a square. */
const secants = [
  [2, 8],
  [3, 12],
  [4, 9],
  [4, 16],
  [5, 20],
  [2, 18],
  [4, 25],
  [3, 27],
  [9, 16],
  [6, 24],
  [8, 18],
  [9, 25],
  [8, 32],
  [4, 36],
  [7, 28],
  [12, 27],
  [16, 25],
] as const

const segments = ({ names: [from, touch, near, far] }: Given) => ({
  tangent: `${from}${touch}`,
  outside: `${from}${near}`,
  inside: `${near}${far}`,
  whole: `${from}${far}`,
})

export const tangentSecant = skill<
  Given,
  'inside' | 'no-root' | 'average' | 'whole' | 'half' | 'difference' | 'same'
>({
  id: 'geometry/tangent-secant',
  area: 'Mathematics',
  name: both('Tangent and secant segments', 'Mga tangent at secant segment'),
  grades: [10, 10],
  cues: {
    en: [
      'tangent segment',
      'secant segment',
      'external secant segment',
      'point of tangency',
      'tangent-secant theorem',
    ],
    fil: [
      'tangent segment',
      'secant segment',
      'external secant segment',
      'point of tangency',
      'tangent-secant theorem',
    ],
  },
  units: ['mathematics/10/angles-and-segments-of-a-circle'],
  largest: () => 60,
  mistakes: {
    inside: both(
      'used the part inside the circle instead of the whole secant',
      'ginamit ang bahagi sa loob ng circle sa halip na ang buong secant',
    ),
    'no-root': both('did not take the square root', 'hindi kinuha ang square root'),
    average: both(
      'took the middle between the outer part and the whole secant',
      'kinuha ang gitna ng bahagi sa labas at ng buong secant',
    ),
    whole: both('gave the length of the whole secant', 'ibinigay ang haba ng buong secant'),
    half: both(
      'divided by 2 instead of taking the square root',
      'hinati sa 2 sa halip na kinuha ang square root',
    ),
    difference: both('subtracted the parts of the secant', 'pinagbawas ang mga bahagi ng secant'),
    same: both(
      'took the tangent for equal to the part inside the circle',
      'inakalang kasinghaba ng bahagi sa loob ng circle ang tangent',
    ),
  },
  rules: {
    en: [
      rule(
        'If t is a tangent segment, e the external part and s the whole secant from the same point, then {t² = e × s}.',
        'A tangent segment t and a secant s are drawn from the same point outside a circle. The part of the secant outside the circle is e. Which equation is true?',
        't = e × s',
        't² = e + s',
        't² = s − e',
      ),
      rule(
        'A tangent and the radius to the point of tangency form an angle of {90°}.',
        'What is the angle between a tangent and the radius drawn to the point of tangency?',
        '45°',
        '60°',
        '180°',
      ),
      rule(
        'If one tangent segment from a point outside a circle is 8 cm long, the other one from that point is {8 cm} long.',
        'One tangent segment from a point outside a circle is 8 cm long. How long is the other tangent segment from that point?',
        '4 cm',
        '16 cm',
        '64 cm',
      ),
    ],
    fil: [
      rule(
        'Kung t ang tangent segment, e ang external na bahagi at s ang buong secant mula sa iisang point, {t² = e × s}.',
        'Mula sa iisang point sa labas ng circle ay iginuhit ang tangent segment t at ang secant s. Ang bahagi ng secant sa labas ng circle ay e. Aling equation ang totoo?',
        't = e × s',
        't² = e + s',
        't² = s − e',
      ),
      rule(
        'Ang tangent at ang radius patungo sa point of tangency ay bumubuo ng anggulong {90°}.',
        'Ano ang sukat ng anggulo sa pagitan ng tangent at ng radius patungo sa point of tangency?',
        '45°',
        '60°',
        '180°',
      ),
      rule(
        'Kung 8 cm ang isang tangent segment mula sa point sa labas ng circle, ang isa pang tangent segment mula sa point na iyon ay {8 cm}.',
        'Ang isang tangent segment mula sa point sa labas ng circle ay 8 cm. Gaano kahaba ang isa pang tangent segment mula sa point na iyon?',
        '4 cm',
        '16 cm',
        '64 cm',
      ),
    ],
  },
  draw: (draw) => {
    const [outside, whole] = draw.pick(secants)
    return {
      outside,
      inside: whole - outside,
      tangent: Math.sqrt(outside * whole),
      names: draw.shuffled(pointNames(draw, 4)),
    }
  },
  answer: ({ tangent }) => `${tangent} cm`,
  also: ({ tangent }) => [`${tangent}`],
  wrong: ({ outside, inside }) => {
    const whole = outside + inside
    return {
      inside: wholeOr(Math.sqrt(outside * inside), ' cm'),
      'no-root': outside * whole > 81 ? undefined : wholeOr(outside * whole, ' cm'),
      average: wholeOr((outside + whole) / 2, ' cm'),
      whole: wholeOr(whole, ' cm'),
      half: (outside * whole) / 2 > 60 ? undefined : wholeOr((outside * whole) / 2, ' cm'),
      difference: wholeOr(inside - outside, ' cm'),
      same: wholeOr(inside, ' cm'),
    }
  },
  stems: {
    en: [
      apply(
        (given) =>
          `In the figure, ${segments(given).tangent} is tangent to the circle and ${segments(given).whole} is a secant. How long is ${segments(given).tangent}?`,
      ),
      apply(
        (given) =>
          `Use the lengths of the parts of secant ${segments(given).whole} in the figure. What is the length of the tangent segment ${segments(given).tangent}?`,
      ),
      apply(
        (given) =>
          `From point ${given.names[0]} in the figure, a tangent and the secant ${segments(given).whole} are drawn to the circle. How long is the tangent segment ${segments(given).tangent}?`,
      ),
    ],
    fil: [
      apply(
        (given) =>
          `Sa larawan, ang ${segments(given).tangent} ay tangent sa circle at ang ${segments(given).whole} ay secant. Gaano kahaba ang ${segments(given).tangent}?`,
      ),
      apply(
        (given) =>
          `Gamitin ang mga haba ng bahagi ng secant ${segments(given).whole} sa larawan. Ano ang haba ng tangent segment ${segments(given).tangent}?`,
      ),
      apply(
        (given) =>
          `Mula sa point ${given.names[0]} sa larawan, may iginuhit na tangent at secant na ${segments(given).whole} sa circle. Gaano kahaba ang tangent segment ${segments(given).tangent}?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) => `In the figure, the tangent segment ${segments(given).tangent} is ${answer} long.`,
    fil: (given, answer) =>
      `Sa larawan, ang tangent segment ${segments(given).tangent} ay may habang ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
  drawing: (given, language) => {
    const { outside, inside, names } = given
    const [from, touch, near, far] = names as [string, string, string, string]
    const point = polar(center, 21, 0)
    // The tangent from a point touches where the radius is perpendicular to it.
    const turn = (Math.acos(radius / 21) * 180) / Math.PI
    const exit = 201
    const touching = onCircleFigure(turn)
    // The secant goes through the point and the far end; where it enters follows from it.
    const end = onCircleFigure(exit)
    const [dx, dy] = [end[0] - point[0], end[1] - point[1]]
    const part = (21 * 21 - radius * radius) / (dx * dx + dy * dy)
    const enters = between(point, end, part)
    const name = segments(given)
    return sketch(
      [
        ring(center, radius),
        line(point, touching),
        line(point, end),
        pointLabel(touch, turn),
        pointLabel(far, exit),
        label(enters, near, { away: 12, towards: 50, bold: true }),
        label(point, from, { away: 10, towards: 0, bold: true }),
        label(between(point, touching), '?', { away: 10, towards: turn, size: 10 }),
        label(between(point, enters), `${outside} cm`, { away: 11, towards: 275, size: 10 }),
        label(between(enters, end), `${inside} cm`, { away: 11, towards: 90, size: 10 }),
      ],
      {
        width: 200,
        height: 130,
        alt: both(
          `A circle and a point ${from} outside. ${name.tangent} touches the circle at ${touch}; the secant from ${from} enters the circle at ${near} and leaves it at ${far}, with ${name.outside} = ${outside} cm and ${name.inside} = ${inside} cm. ${name.tangent} is marked with a question mark.`,
          `Circle at point ${from} sa labas. Dumidikit ang ${name.tangent} sa circle sa ${touch}; ang secant mula sa ${from} ay pumapasok sa circle sa ${near} at lumalabas sa ${far}, na may ${name.outside} = ${outside} cm at ${name.inside} = ${inside} cm. May tandang pananong ang ${name.tangent}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const { outside, inside, tangent } = given
  const name = segments(given)
  return [
    `${name.tangent}² = ${name.outside} × ${name.whole}`,
    `${name.tangent}² = ${outside} × (${outside} + ${inside}) = ${tangent ** 2}`,
    `${name.tangent} = √${tangent ** 2} = ${tangent} cm`,
  ]
}
