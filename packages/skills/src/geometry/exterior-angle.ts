import { skill } from '../skill.ts'
import { cornersOf, label, line, markedAngle, sketch, triangle } from './sketch.ts'
import { angleOr, apply, both, degreeForms, degrees, pointNames, rule, withoutBorrowing } from './writing.ts'

/** Remote interior angles at the left end of the base and at the top; the base goes on to the right. */
type Given = {
  left: number
  top: number
  asks: 'exterior' | 'remote'
  names: readonly [string, string, string, string]
}

const exterior = ({ left, top }: Given) => left + top
const answerOf = (given: Given) => (given.asks === 'exterior' ? exterior(given) : given.top)
const askedName = ({ asks, names: [, right, top, end] }: Given) =>
  asks === 'exterior' ? `${top}${right}${end}` : top

export const exteriorAngle = skill<
  Given,
  'interior' | 'difference' | 'from-180' | 'given' | 'sum' | 'borrow'
>({
  id: 'geometry/exterior-angle',
  area: 'Mathematics',
  name: both('Exterior angle of a triangle', 'Exterior angle ng triangle'),
  grades: [7, 9],
  cues: {
    en: ['exterior angle', 'remote interior angles', 'exterior angle theorem', 'extended side'],
    fil: ['exterior angle', 'remote interior angles', 'exterior angle theorem', 'pinahabang gilid'],
  },
  units: ['mathematics/7/polygons-and-their-angles'],
  largest: () => 180,
  mistakes: {
    interior: both(
      'found the interior angle next to the exterior angle',
      'ang katabing interior angle ang kinuha',
    ),
    difference: both(
      'subtracted the two remote interior angles',
      'pinagbawas ang dalawang remote interior angle',
    ),
    'from-180': both('subtracted a known angle from 180°', 'ibinawas sa 180° ang isang ibinigay na anggulo'),
    given: both(
      'took the asked angle for equal to a known one',
      'inakalang kapareho ng ibinigay na anggulo ang hinahanap',
    ),
    sum: both(
      'added the exterior angle and the remote interior angle',
      'pinagsama ang exterior angle at ang remote interior angle',
    ),
    borrow: both('made a mistake of ten when regrouping', 'nagkamali ng sampu sa pagpapangkat muli'),
  },
  rules: {
    en: [
      rule(
        'If the two remote interior angles of a triangle measure 50° and 60°, the exterior angle measures {110°}.',
        'The two remote interior angles of a triangle measure 50° and 60°. What is the measure of the exterior angle?',
        '10°',
        '55°',
        '70°',
      ),
      rule(
        'An exterior angle of a triangle and the interior angle next to it are always {supplementary}.',
        'How are an exterior angle of a triangle and the interior angle next to it always related?',
        'complementary',
        'vertical',
        'congruent',
      ),
    ],
    fil: [
      rule(
        'Kung 50° at 60° ang dalawang remote interior angle ng triangle, ang exterior angle ay {110°}.',
        'Ang dalawang remote interior angle ng triangle ay 50° at 60°. Ano ang sukat ng exterior angle?',
        '10°',
        '55°',
        '70°',
      ),
      rule(
        'Ang exterior angle ng triangle at ang katabing interior angle nito ay laging {supplementary}.',
        'Ano ang laging ugnayan ng exterior angle ng triangle at ng katabing interior angle nito?',
        'complementary',
        'vertical',
        'congruent',
      ),
    ],
  },
  draw: (draw) => {
    const [left, top] = [draw.int(32, 78), draw.int(32, 85)]
    if (left + top < 80 || left + top > 140 || left === top || left + top === 90)
      throw new RangeError('Hard to draw.')
    return {
      left,
      top,
      asks: draw.pick(['exterior', 'exterior', 'remote']),
      names: draw.shuffled(pointNames(draw, 4)) as [string, string, string, string],
    }
  },
  answer: (given) => degrees(answerOf(given)),
  also: (given, language) => degreeForms(answerOf(given), language),
  wrong: (given) => {
    const { left, top, asks } = given
    const outside = exterior(given)
    return asks === 'exterior'
      ? {
          interior: angleOr(180 - outside),
          difference: Math.abs(left - top) < 15 ? undefined : angleOr(Math.abs(left - top)),
          'from-180': angleOr(180 - left),
          given: degrees(top),
          borrow: (left % 10) + (top % 10) > 9 ? angleOr(outside - 10) : undefined,
        }
      : {
          interior: angleOr(180 - outside),
          'from-180': angleOr(180 - left),
          given: degrees(left),
          sum: angleOr(outside + left, 180),
          borrow: angleOr(withoutBorrowing(outside, left)),
        }
  },
  stems: {
    en: [
      apply(
        (given) =>
          `In the figure, one side of the triangle is extended to ${given.names[3]}. What is the measure of ∠${askedName(given)}?`,
      ),
      apply(
        (given) =>
          `Use the measures in the figure of triangle ${given.names.slice(0, 3).toSorted().join('')}. How many degrees is ∠${askedName(given)}?`,
      ),
      apply(
        (given) =>
          `The figure is a plan of a triangular lot ${given.names.slice(0, 3).toSorted().join('')} with its front side extended to ${given.names[3]}. What is the measure of ∠${askedName(given)}?`,
      ),
    ],
    fil: [
      apply(
        (given) =>
          `Sa larawan, pinahaba hanggang ${given.names[3]} ang isang gilid ng triangle. Ano ang sukat ng ∠${askedName(given)}?`,
      ),
      apply(
        (given) =>
          `Gamitin ang mga sukat sa larawan ng triangle ${given.names.slice(0, 3).toSorted().join('')}. Ilang digri ang ∠${askedName(given)}?`,
      ),
      apply(
        (given) =>
          `Ang larawan ay plano ng loteng hugis-triangle na ${given.names.slice(0, 3).toSorted().join('')} na pinahaba hanggang ${given.names[3]} ang harapang gilid. Ano ang sukat ng ∠${askedName(given)}?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `In the figure of triangle ${given.names.slice(0, 3).toSorted().join('')}, ∠${askedName(given)} measures ${answer}.`,
    fil: (given, answer) =>
      `Sa larawan ng triangle ${given.names.slice(0, 3).toSorted().join('')}, ang ∠${askedName(given)} ay may sukat na ${answer}.`,
  },
  solution: {
    en: (given) => [
      'An exterior angle is equal to the sum of the two remote interior angles.',
      given.asks === 'exterior'
        ? `${given.left}° + ${given.top}° = ${exterior(given)}°`
        : `${exterior(given)}° − ${given.left}° = ${given.top}°`,
    ],
    fil: (given) => [
      'Ang exterior angle ay katumbas ng kabuoan ng dalawang remote interior angle.',
      given.asks === 'exterior'
        ? `${given.left}° + ${given.top}° = ${exterior(given)}°`
        : `${exterior(given)}° − ${given.left}° = ${given.top}°`,
    ],
  },
  drawing: (given, language) => {
    const { left, top, asks, names } = given
    const outside = exterior(given)
    const corners = cornersOf(left, 180 - outside, 10)
    const [, right] = corners
    const end = [right[0] + 4.5, 0] as const
    const [a, b, c, d] = names
    return sketch(
      [
        ...triangle({ corners, angles: [degrees(left), '', asks === 'exterior' ? degrees(top) : '?'] }),
        line(right, end, { arrow: 'end' }),
        ...markedAngle(right, 0, outside, asks === 'exterior' ? '?' : degrees(outside)),
        label(corners[0], a, { away: 10, towards: 200, bold: true }),
        label(right, b, { away: 11, towards: 270, bold: true }),
        label(corners[2], c, { away: 10, towards: 90, bold: true }),
        label(end, d, { away: 11, towards: 270, bold: true }),
      ],
      {
        width: 200,
        height: 110,
        alt: both(
          `Triangle ${a}${b}${c} with side ${a}${b} extended beyond ${b} to ${d}. ∠${a} = ${left}°, ${asks === 'exterior' ? `∠${c} = ${top}°; the exterior angle ${c}${b}${d} is marked with a question mark` : `the exterior angle ${c}${b}${d} = ${outside}°; ∠${c} is marked with a question mark`}.`,
          `Triangle ${a}${b}${c} na pinahaba ang gilid na ${a}${b} lampas sa ${b} hanggang ${d}. ∠${a} = ${left}°, ${asks === 'exterior' ? `∠${c} = ${top}°; may tandang pananong ang exterior angle ${c}${b}${d}` : `exterior angle ${c}${b}${d} = ${outside}°; may tandang pananong ang ∠${c}`}.`,
        )[language],
      },
    )
  },
})
