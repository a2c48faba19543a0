import type { Point } from '@klasrum/drawings/drawing'
import { skill } from '../skill.ts'
import { arcLabel, center, meeting, onCircleFigure, pointLabel, radius } from './circle-figure.ts'
import { cornerBow, directionOf, label, line, ring, sketch } from './sketch.ts'
import { angleOr, apply, both, degreeForms, degrees, pointNames, rule } from './writing.ts'

/** Two chords that cross inside, or two secants that meet outside. The first arc is the larger one. */
type Given = { kind: 'inside' | 'outside'; large: number; small: number; names: readonly string[] }

const answerOf = ({ kind, large, small }: Given) =>
  kind === 'inside' ? (large + small) / 2 : (large - small) / 2
const vertex = ({ names }: Given) => names[4] ?? ''
const angleName = (given: Given) => `∠${given.names[0]}${vertex(given)}${given.names[1]}`
const arcs = ({ names: [a, b, c, d], large, small }: Given) =>
  [`arc ${a}${b} = ${degrees(large)}`, `arc ${c}${d} = ${degrees(small)}`] as const

const why = {
  inside: both(
    'The angle of two chords that intersect inside a circle is half the sum of the intercepted arcs.',
    'Ang anggulo ng dalawang chord na nagtatagpo sa loob ng circle ay kalahati ng kabuoan ng mga intercepted arc.',
  ),
  outside: both(
    'The angle of two secants that intersect outside a circle is half the difference of the intercepted arcs.',
    'Ang anggulo ng dalawang secant na nagtatagpo sa labas ng circle ay kalahati ng difference ng mga intercepted arc.',
  ),
}

/** Where the four points lie: the large arc from the first to the second, the small one from the third to the fourth. */
function places({ kind, large, small }: Given): [number, number, number, number] {
  const [left, right] = [180 - large / 2, 180 + large / 2]
  return kind === 'inside' ? [left, right, -small / 2, small / 2] : [left, right, small / 2, -small / 2]
}

export const chordSecantAngles = skill<
  Given,
  'other' | 'no-half' | 'large' | 'small' | 'half-large' | 'half-small'
>({
  id: 'geometry/chord-secant-angles',
  area: 'Mathematics',
  name: both('Angles of intersecting chords and secants', 'Mga anggulo ng nagtatagpong chord at secant'),
  grades: [10, 10],
  cues: {
    en: ['secant', 'intersecting chords', 'intercepted arcs', 'angles formed by secants', 'circle'],
    fil: ['secant', 'nagtatagpong chord', 'intercepted arc', 'anggulo ng secant', 'circle'],
  },
  units: ['mathematics/10/angles-and-segments-of-a-circle'],
  largest: () => 360,
  mistakes: {
    other: both(
      'confused the sum and the difference of the arcs',
      'pinagpalit ang kabuoan at difference ng mga arc',
    ),
    'no-half': both('did not divide by 2', 'hindi hinati sa 2'),
    large: both('gave the larger arc', 'ibinigay ang mas malaking arc'),
    small: both('gave the smaller arc', 'ibinigay ang mas maliit na arc'),
    'half-large': both('took half of the larger arc only', 'kalahati lamang ng mas malaking arc ang kinuha'),
    'half-small': both(
      'took half of the smaller arc only',
      'kalahati lamang ng mas maliit na arc ang kinuha',
    ),
  },
  rules: {
    en: [
      rule(
        'Two chords that intersect inside a circle intercept arcs of 80° and 40°. The angle between them measures {60°}.',
        'Two chords intersect inside a circle. The angle between them and its vertical angle intercept arcs of 80° and 40°. What is the measure of the angle?',
        '20°',
        '40°',
        '120°',
      ),
      rule(
        'Two secants that meet outside a circle intercept arcs of 80° and 40°. The angle between them measures {20°}.',
        'Two secants that meet outside a circle intercept arcs of 80° and 40°. What is the measure of the angle between them?',
        '40°',
        '60°',
        '120°',
      ),
      rule(
        'A line that cuts a circle at two points is a {secant}.',
        'What do we call a line that cuts a circle at two points?',
        'tangent',
        'radius',
        'diagonal',
      ),
    ],
    fil: [
      rule(
        'Kapag 80° at 40° ang mga intercepted arc ng dalawang chord na nagtatagpo sa loob ng circle, ang anggulo ay {60°}.',
        'Dalawang chord ang nagtatagpo sa loob ng circle. Ang mga intercepted arc ng anggulo at ng vertical angle nito ay 80° at 40°. Ano ang sukat ng anggulo?',
        '20°',
        '40°',
        '120°',
      ),
      rule(
        'Kapag 80° at 40° ang mga intercepted arc ng dalawang secant na nagtatagpo sa labas ng circle, ang anggulo ay {20°}.',
        'Dalawang secant ang nagtatagpo sa labas ng circle. Ang mga intercepted arc ay 80° at 40°. Ano ang sukat ng anggulo?',
        '40°',
        '60°',
        '120°',
      ),
      rule(
        'Ang line na pumuputol sa circle sa dalawang point ay {secant}.',
        'Ano ang tawag sa line na pumuputol sa circle sa dalawang point?',
        'tangent',
        'radius',
        'diagonal',
      ),
    ],
  },
  draw: (draw) => {
    const kind = draw.pick<Given['kind']>(['inside', 'outside'])
    const small = draw.int(15, 35) * 2
    const large = kind === 'inside' ? draw.int(30, 65) * 2 : draw.int(50, 75) * 2
    if (large - small < (kind === 'inside' ? 12 : 56) || large === 2 * small)
      throw new RangeError('Hard to draw.')
    return { kind, large, small, names: draw.shuffled(pointNames(draw, 5)) }
  },
  answer: (given) => degrees(answerOf(given)),
  also: (given, language) => degreeForms(answerOf(given), language),
  wrong: ({ kind, large, small }) => ({
    other: angleOr(kind === 'inside' ? (large - small) / 2 : (large + small) / 2),
    'no-half': angleOr(kind === 'inside' ? large + small : large - small, 200),
    large: degrees(large),
    small: degrees(small),
    'half-large': degrees(large / 2),
    'half-small': degrees(small / 2),
  }),
  stems: {
    en: [
      apply(
        (given) => `In the figure, ${arcs(given).join(' and ')}. What is the measure of ${angleName(given)}?`,
      ),
      apply(
        (given) => `Use the figure: ${arcs(given).join(' and ')}. How many degrees is ${angleName(given)}?`,
      ),
      apply((given) =>
        given.kind === 'inside'
          ? `Two chords intersect at ${vertex(given)} inside the circle in the figure, with ${arcs(given).join(' and ')}. Find the measure of ${angleName(given)}.`
          : `Two secants meet at ${vertex(given)} outside the circle in the figure, with ${arcs(given).join(' and ')}. Find the measure of ${angleName(given)}.`,
      ),
    ],
    fil: [
      apply((given) => `Sa larawan, ${arcs(given).join(' at ')}. Ano ang sukat ng ${angleName(given)}?`),
      apply(
        (given) => `Gamitin ang larawan: ${arcs(given).join(' at ')}. Ilang digri ang ${angleName(given)}?`,
      ),
      apply((given) =>
        given.kind === 'inside'
          ? `Nagtatagpo ang dalawang chord sa ${vertex(given)} sa loob ng circle sa larawan, na may ${arcs(given).join(' at ')}. Hanapin ang sukat ng ${angleName(given)}.`
          : `Nagtatagpo ang dalawang secant sa ${vertex(given)} sa labas ng circle sa larawan, na may ${arcs(given).join(' at ')}. Hanapin ang sukat ng ${angleName(given)}.`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `In the figure, if ${arcs(given).join(' and ')}, then ${angleName(given)} measures ${answer}.`,
    fil: (given, answer) =>
      `Sa larawan, kung ${arcs(given).join(' at ')}, ang sukat ng ${angleName(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [why[given.kind].en, steps(given)],
    fil: (given) => [why[given.kind].fil, steps(given)],
  },
  drawing: (given, language) => {
    const { kind, large, small, names } = given
    const at = places(given)
    const [a, b, c, d] = at.map(onCircleFigure) as [Point, Point, Point, Point]
    const [nameA = '', nameB = '', nameC = '', nameD = '', name = ''] = names
    const crossing = meeting([a, c], [b, d])
    const ends = kind === 'inside' ? [line(a, c), line(b, d)] : [line(a, crossing), line(b, crossing)]
    return sketch(
      [
        ring(center, radius),
        ...ends,
        ...cornerBow(crossing, a, b),
        ...[nameA, nameB, nameC, nameD].map((text, place) =>
          kind === 'outside' && place > 1
            ? label([c, d][place - 2] as Point, text, {
                away: 11,
                towards: place === 2 ? 75 : -75,
                bold: true,
              })
            : pointLabel(text, at[place] ?? 0),
        ),
        label(crossing, name, {
          away: 12,
          towards: kind === 'inside' ? 90 : directionOf(center, crossing),
          bold: true,
        }),
        arcLabel(degrees(large), 180 - large / 2, 180 + large / 2),
        label(
          onCircleFigure(0),
          degrees(small),
          kind === 'inside' ? { away: 15, towards: 0, size: 10 } : { away: 14, towards: 180, size: 10 },
        ),
      ],
      {
        width: kind === 'inside' ? 120 : 200,
        height: 120,
        sides: 36,
        alt:
          kind === 'inside'
            ? both(
                `A circle with chords ${nameA}${nameC} and ${nameB}${nameD} that intersect at ${name} inside.`,
                `Circle na may mga chord na ${nameA}${nameC} at ${nameB}${nameD} na nagtatagpo sa ${name} sa loob.`,
              )[language]
            : both(
                `A circle with secants ${nameA}${nameC}${name} and ${nameB}${nameD}${name} that meet at ${name} outside.`,
                `Circle na may mga secant na ${nameA}${nameC}${name} at ${nameB}${nameD}${name} na nagtatagpo sa ${name} sa labas.`,
              )[language],
      },
    )
  },
})

function steps(given: Given) {
  const { kind, large, small } = given
  return `${angleName(given)} = (${degrees(large)} ${kind === 'inside' ? '+' : '−'} ${degrees(small)}) ÷ 2 = ${degrees(answerOf(given))}`
}
