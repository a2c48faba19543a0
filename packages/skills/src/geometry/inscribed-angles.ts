import { skill } from '../skill.ts'
import { arcLabel, center, onCircleFigure, pointLabel, radius } from './circle-figure.ts'
import { cornerBow, directionOf, dot, label, line, ring, sketch } from './sketch.ts'
import { angleOr, apply, both, degreeForms, degrees, pointNames, rule } from './writing.ts'

type Part = 'arc' | 'central' | 'inscribed'
/** The arc, the central angle that is as large, and the inscribed angle that is half as large. */
type Given = {
  arc: number
  known: Part
  asked: Part
  names: readonly [vertex: string, one: string, other: string, center: string]
  turn: number
}

const measure = (arc: number, part: Part) => (part === 'inscribed' ? arc / 2 : arc)
const sign = ({ names: [vertex, one, other, middle] }: Given, part: Part) =>
  ({ arc: `arc ${one}${other}`, central: `∠${one}${middle}${other}`, inscribed: `∠${one}${vertex}${other}` })[
    part
  ]

const why = {
  'arc-inscribed': both(
    'An inscribed angle is half of its intercepted arc.',
    'Ang inscribed angle ay kalahati ng intercepted arc nito.',
  ),
  'central-inscribed': both(
    'An inscribed angle is half of the central angle with the same arc.',
    'Ang inscribed angle ay kalahati ng central angle na may parehong arc.',
  ),
}
const reason = ({ known, asked }: Given) => why[[known, asked].toSorted().join('-') as keyof typeof why]

const pairs = [
  ['arc', 'inscribed'],
  ['inscribed', 'arc'],
  ['central', 'inscribed'],
  ['inscribed', 'central'],
  ['central', 'inscribed'],
  ['inscribed', 'arc'],
] as const

export const inscribedAngles = skill<
  Given,
  'same' | 'doubled' | 'halved' | 'supplement' | 'rest' | 'complement'
>({
  id: 'geometry/inscribed-angles',
  area: 'Mathematics',
  name: both('Central and inscribed angles of a circle', 'Central at inscribed angles ng circle'),
  grades: [10, 10],
  cues: {
    en: ['central angle', 'inscribed angle', 'intercepted arc', 'minor arc', 'arc measure'],
    fil: ['central angle', 'inscribed angle', 'intercepted arc', 'minor arc', 'sukat ng arc'],
  },
  units: ['mathematics/10/angles-and-segments-of-a-circle'],
  largest: () => 360,
  mistakes: {
    same: both('took the two measures for equal', 'inakalang magkapareho ang dalawang sukat'),
    doubled: both('doubled instead of halving', 'dinoble sa halip na hinati sa 2'),
    halved: both('halved instead of doubling', 'hinati sa 2 sa halip na dinoble'),
    supplement: both('subtracted from 180°', 'nagbawas mula sa 180°'),
    rest: both('subtracted from 360° and halved', 'nagbawas mula sa 360° at hinati sa 2'),
    complement: both('subtracted from 90°', 'nagbawas mula sa 90°'),
  },
  rules: {
    en: [
      rule(
        'An inscribed angle that intercepts an arc of 80° measures {40°}.',
        'An inscribed angle intercepts an arc of 80°. What is the measure of the angle?',
        '80°',
        '100°',
        '160°',
      ),
      rule(
        'An angle inscribed in a semicircle measures {90°}.',
        'What is the measure of every angle inscribed in a semicircle?',
        '45°',
        '60°',
        '180°',
      ),
      rule(
        'A central angle of 70° intercepts an arc of {70°}.',
        'A central angle measures 70°. What is the measure of its intercepted arc?',
        '35°',
        '110°',
        '140°',
      ),
    ],
    fil: [
      rule(
        'Ang inscribed angle na may intercepted arc na 80° ay may sukat na {40°}.',
        'Ang inscribed angle ay may intercepted arc na 80°. Ano ang sukat ng anggulo?',
        '80°',
        '100°',
        '160°',
      ),
      rule(
        'Ang anggulong naka-inscribe sa semicircle ay may sukat na {90°}.',
        'Ano ang sukat ng bawat anggulong naka-inscribe sa semicircle?',
        '45°',
        '60°',
        '180°',
      ),
      rule(
        'Kung 70° ang central angle, ang intercepted arc nito ay {70°}.',
        'Ang sukat ng central angle ay 70°. Ano ang sukat ng intercepted arc nito?',
        '35°',
        '110°',
        '140°',
      ),
    ],
  },
  draw: (draw) => {
    const [known, asked] = draw.pick(pairs)
    const arc = draw.int(30, 75) * 2
    if (arc === 90 || arc === 120) throw new RangeError('Two ways would lead to the same measure.')
    const [vertex = '', one = '', other = '', middle = ''] = draw.shuffled(pointNames(draw, 4))
    return { arc, known, asked, names: [vertex, one, other, middle], turn: draw.int(0, 11) * 30 }
  },
  answer: ({ arc, asked }) => degrees(measure(arc, asked)),
  also: ({ arc, asked }, language) => degreeForms(measure(arc, asked), language),
  wrong: ({ arc, known, asked }) => {
    const [size, right] = [measure(arc, known), measure(arc, asked)]
    return {
      same: degrees(size),
      doubled: right > size ? undefined : angleOr(2 * size, 180),
      halved: right > size ? angleOr(size / 2) : undefined,
      supplement: angleOr(180 - size),
      rest: right > size ? undefined : angleOr((360 - size) / 2),
      complement: right > size ? angleOr(90 - size) : undefined,
    }
  },
  stems: {
    en: [
      apply(
        (given) =>
          `In the figure, ${sign(given, given.known)} of circle ${given.names[3]} measures ${degrees(measure(given.arc, given.known))}. What is the measure of ${sign(given, given.asked)}?`,
      ),
      apply(
        (given) =>
          `Use the figure of circle ${given.names[3]}. If the measure of ${sign(given, given.known)} is ${degrees(measure(given.arc, given.known))}, how many degrees is ${sign(given, given.asked)}?`,
      ),
      apply(
        (given) =>
          `The figure is a plan of a round stage with center ${given.names[3]}. The measure of ${sign(given, given.known)} is ${degrees(measure(given.arc, given.known))}. What is the measure of ${sign(given, given.asked)}?`,
      ),
    ],
    fil: [
      apply(
        (given) =>
          `Sa larawan, ang ${sign(given, given.known)} ng circle ${given.names[3]} ay may sukat na ${degrees(measure(given.arc, given.known))}. Ano ang sukat ng ${sign(given, given.asked)}?`,
      ),
      apply(
        (given) =>
          `Gamitin ang larawan ng circle ${given.names[3]}. Kung ang sukat ng ${sign(given, given.known)} ay ${degrees(measure(given.arc, given.known))}, ilang digri ang ${sign(given, given.asked)}?`,
      ),
      apply(
        (given) =>
          `Ang larawan ay plano ng bilog na entablado na may center na ${given.names[3]}. Ang sukat ng ${sign(given, given.known)} ay ${degrees(measure(given.arc, given.known))}. Ano ang sukat ng ${sign(given, given.asked)}?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `In the figure, if ${sign(given, given.known)} measures ${degrees(measure(given.arc, given.known))}, then ${sign(given, given.asked)} measures ${answer}.`,
    fil: (given, answer) =>
      `Sa larawan, kung ang sukat ng ${sign(given, given.known)} ay ${degrees(measure(given.arc, given.known))}, ang sukat ng ${sign(given, given.asked)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [reason(given).en, steps(given)],
    fil: (given) => [reason(given).fil, steps(given)],
  },
  drawing: (given, language) => {
    const { arc, known, asked, names, turn } = given
    const [vertex, one, other, middle] = names
    const [from, to, top] = [turn, turn + arc, turn + arc / 2 + 180]
    const [a, b, v] = [onCircleFigure(from), onCircleFigure(to), onCircleFigure(top)]
    const isShown = (part: Part) => known === part || asked === part
    return sketch(
      [
        ring(center, radius),
        line(v, a),
        line(v, b),
        dot(center),
        ...(isShown('central') ? [line(center, a), line(center, b), ...cornerBow(center, a, b)] : []),
        ...cornerBow(v, a, b),
        ...(known === 'arc' ? [arcLabel(degrees(arc), from, to)] : []),
        label(center, middle, { away: 11, towards: top + 40, bold: true }),
        pointLabel(vertex, top),
        pointLabel(one, from),
        pointLabel(other, to),
        ...(known === 'central'
          ? [label(center, degrees(arc), { away: 27, towards: turn + arc / 2, size: 10 })]
          : []),
        ...(known === 'inscribed'
          ? [
              label(v, degrees(arc / 2), {
                away: 27,
                towards: directionOf(v, onCircleFigure(turn + arc / 2)),
                size: 9,
              }),
            ]
          : []),
      ],
      {
        width: 120,
        height: 120,
        sides: 36,
        alt: both(
          `Circle ${middle} with points ${vertex}, ${one} and ${other} on it and the chords ${vertex}${one} and ${vertex}${other}${isShown('central') ? `, and the radii ${middle}${one} and ${middle}${other}` : ''}.`,
          `Circle ${middle} na may mga point na ${vertex}, ${one} at ${other} at mga chord na ${vertex}${one} at ${vertex}${other}${isShown('central') ? `, at mga radius na ${middle}${one} at ${middle}${other}` : ''}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const { arc, known, asked } = given
  const [size, right] = [measure(arc, known), measure(arc, asked)]
  return `${sign(given, asked)}: ${degrees(size)} ${right > size ? '×' : '÷'} 2 = ${degrees(right)}`
}
