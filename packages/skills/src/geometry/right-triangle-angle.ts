import { skill } from '../skill.ts'
import { type Names, rightTriangle, type Side, sideNames } from './right-triangle.ts'
import { angleOr, apply, both, degreeForms, degrees, pointNames, rule } from './writing.ts'

/** The two known sides, in the order of the ratio: above and below. */
type Given = { ratio: 'sin' | 'cos' | 'tan'; above: number; below: number; unit: string; names: Names }

const parts = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
} as const
/** What a right triangle of this size may be: centimeters make no roof, and no roof is thirty meters long. */
const thingOf = ({ unit, above, below }: Given) => {
  if (unit === 'cm') return both('shelf bracket', 'bracket ng istante')
  return Math.max(above, below) > 14
    ? both('triangular lot', 'loteng hugis-tatsulok')
    : both('roof frame', 'balangkas ng bubong')
}
const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan }
const inDegrees = (radians: number) => (radians * 180) / Math.PI
const exact = ({ ratio, above, below }: Given) => inDegrees(inverse[ratio](above / below))
const answerOf = (given: Given) => Math.round(exact(given))

export const rightTriangleAngle = skill<
  Given,
  'sine' | 'cosine' | 'tangent' | 'other' | 'upside-down' | 'right'
>({
  id: 'geometry/right-triangle-angle',
  area: 'Mathematics',
  name: both(
    'Finding an angle of a right triangle by trigonometry',
    'Paghahanap ng anggulo ng right triangle gamit ang trigonometry',
  ),
  grades: [9, 10],
  cues: {
    en: ['solving right triangles', 'inverse trigonometric', 'missing angle', 'sine', 'cosine', 'tangent'],
    fil: [
      'solving right triangles',
      'inverse trigonometric',
      'nawawalang anggulo',
      'sine',
      'cosine',
      'tangent',
    ],
  },
  units: ['mathematics/9/trigonometric-ratios'],
  largest: () => 100,
  mistakes: {
    sine: both('used the inverse sine', 'gumamit ng inverse sine'),
    cosine: both('used the inverse cosine', 'gumamit ng inverse cosine'),
    tangent: both('used the inverse tangent', 'gumamit ng inverse tangent'),
    other: both('found the other acute angle', 'ang isa pang acute angle ang nahanap'),
    'upside-down': both('turned the tangent ratio upside down', 'binaligtad ang tangent ratio'),
    right: both('took half of the right angle', 'kinuha ang kalahati ng right angle'),
  },
  rules: {
    en: [
      rule(
        'If the opposite and the adjacent side of an angle are known, we use the {tangent}.',
        'The opposite and the adjacent side of an angle are known. Which ratio do we use to find the angle?',
        'sine',
        'cosine',
        'secant',
      ),
      rule(
        'If sin A = 1/2 and A is acute, then A is {30°}.',
        'If sin A = 1/2 and A is acute, what is A?',
        '45°',
        '60°',
        '90°',
      ),
      rule(
        'If tan A = 1 and A is acute, then A is {45°}.',
        'If tan A = 1 and A is acute, what is A?',
        '30°',
        '60°',
        '90°',
      ),
    ],
    fil: [
      rule(
        'Ang ratio na ginagamit kapag ibinigay ang opposite side at adjacent side ay {tangent}.',
        'Aling ratio ang ginagamit kapag ibinigay ang opposite side at adjacent side?',
        'sine',
        'cosine',
        'secant',
      ),
      rule(
        'Kung sin A = 1/2 at acute ang A, ang A ay {30°}.',
        'Kung sin A = 1/2 at acute ang A, ano ang A?',
        '45°',
        '60°',
        '90°',
      ),
      rule(
        'Kung tan A = 1 at acute ang A, ang A ay {45°}.',
        'Kung tan A = 1 at acute ang A, ano ang A?',
        '30°',
        '60°',
        '90°',
      ),
    ],
  },
  draw: (draw) => {
    const ratio = draw.pick<Given['ratio']>(['sin', 'cos', 'tan'])
    const given: Given = {
      ratio,
      above: draw.int(4, 24),
      below: draw.int(5, 30),
      unit: draw.pick(['cm', 'm']),
      names: draw.shuffled(pointNames(draw, 3)) as [string, string, string],
    }
    const angle = exact(given)
    if (
      !(angle > 22 && angle < 68) ||
      Math.abs(angle - Math.floor(angle) - 0.5) < 0.08 ||
      Math.abs(angle - 45) < 3
    )
      throw new RangeError('Hard to draw or to round.')
    return given
  },
  answer: (given) => degrees(answerOf(given)),
  also: (given, language) => degreeForms(answerOf(given), language),
  wrong: (given) => {
    const { above, below, ratio } = given
    const small = Math.min(above / below, below / above)
    return {
      sine: angleOr(Math.round(inDegrees(Math.asin(small)))),
      cosine: angleOr(Math.round(inDegrees(Math.acos(small)))),
      tangent: angleOr(Math.round(inDegrees(Math.atan(above / below)))),
      other: degrees(90 - answerOf(given)),
      'upside-down': ratio === 'tan' ? undefined : angleOr(Math.round(inDegrees(Math.atan(below / above)))),
      right: degrees(45),
    }
  },
  stems: {
    en: [
      apply(
        ({ names }) =>
          `In the figure, what is the measure of ∠${names[0]} of right triangle ${names.toSorted().join('')}? Round to the nearest degree.`,
      ),
      apply(
        ({ names }) =>
          `Use a trigonometric ratio to find ∠${names[0]} of triangle ${names.toSorted().join('')} in the figure. Round to the nearest degree.`,
      ),
      apply(
        (given) =>
          `The figure shows a ${thingOf(given).en} ${given.names.toSorted().join('')}. How many degrees is ∠${given.names[0]}? Round to the nearest degree.`,
      ),
    ],
    fil: [
      apply(
        ({ names }) =>
          `Sa larawan, ano ang sukat ng ∠${names[0]} ng right triangle ${names.toSorted().join('')}? I-round sa pinakamalapit na digri.`,
      ),
      apply(
        ({ names }) =>
          `Gumamit ng trigonometric ratio upang mahanap ang ∠${names[0]} ng triangle ${names.toSorted().join('')} sa larawan. I-round sa pinakamalapit na digri.`,
      ),
      apply(
        (given) =>
          `Makikita sa larawan ang ${thingOf(given).fil} na ${given.names.toSorted().join('')}. Ilang digri ang ∠${given.names[0]}? I-round sa pinakamalapit na digri.`,
      ),
    ],
  },
  statement: {
    en: ({ names }, answer) =>
      `In the figure, ∠${names[0]} of right triangle ${names.toSorted().join('')} measures about ${answer}.`,
    fil: ({ names }, answer) =>
      `Sa larawan, ang ∠${names[0]} ng right triangle ${names.toSorted().join('')} ay humigit-kumulang ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
  drawing: (given, language) => {
    const { ratio, above, below, unit, names } = given
    const [one, other]: readonly [Side, Side] = parts[ratio]
    const side = sideNames(names)
    const known = [`${side[one]} = ${above} ${unit}`, `${side[other]} = ${below} ${unit}`]
    return rightTriangle(
      names,
      { [one]: `${above} ${unit}`, [other]: `${below} ${unit}` },
      {
        angle: '?',
        degrees: exact(given),
        alt: both(
          `Right triangle ${names.toSorted().join('')} with the right angle at ${names[1]}, ${known.join(' and ')}; ∠${names[0]} is marked with a question mark.`,
          `Right triangle ${names.toSorted().join('')} na nasa ${names[1]} ang right angle, ${known.join(' at ')}; may tandang pananong ang ∠${names[0]}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const { ratio, above, below, names } = given
  const [one, other] = parts[ratio]
  const side = sideNames(names)
  return [
    `${ratio} ${names[0]} = ${side[one]}/${side[other]} = ${above}/${below}`,
    `∠${names[0]} = ${ratio}⁻¹(${above}/${below}) ≈ ${answerOf(given)}°`,
  ]
}
