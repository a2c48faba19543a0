import type { Point } from '@klasrum/drawings/drawing'
import { skill } from '../skill.ts'
import { sketch, triangle } from './sketch.ts'
import { inDegrees } from './trigonometry.ts'
import { angleOr, apply, both, degreeForms, degrees, pointNames, rule } from './writing.ts'

/** Sides opposite the first, second and third corner; the angle at the first is asked. */
type Given = {
  sides: readonly [number, number, number]
  unit: string
  names: readonly [string, string, string]
}

/** The angle opposite a side, given that side and the two others. */
const angleAt = (facing: number, one: number, other: number) =>
  inDegrees(Math.acos((one ** 2 + other ** 2 - facing ** 2) / (2 * one * other)))
const exact = ({ sides: [a, b, c] }: Given) => angleAt(a, b, c)
const answerOf = (given: Given) => Math.round(exact(given))
const named = ({ names }: Given) => names.toSorted().join('')
const isSafe = (angle: number) => Math.abs((angle % 1) - 0.5) > 0.08

export const lawOfCosinesAngle = skill<
  Given,
  'second' | 'third' | 'supplement' | 'sine' | 'complement' | 'no-two'
>({
  id: 'geometry/law-of-cosines-angle',
  area: 'Mathematics',
  name: both('Law of cosines: an angle', 'Law of cosines: isang anggulo'),
  grades: [9, 10],
  cues: {
    en: ['law of cosines', 'cosine law', 'three sides', 'oblique triangle', 'SSS'],
    fil: ['law of cosines', 'cosine law', 'tatlong gilid', 'oblique triangle', 'SSS'],
  },
  units: ['mathematics/10/laws-of-sines-and-cosines'],
  largest: () => 180,
  mistakes: {
    second: both('found the angle opposite another side', 'ang anggulong katapat ng ibang gilid ang nahanap'),
    third: both('put the wrong side with the minus sign', 'maling gilid ang inilagay sa minus'),
    supplement: both('used the wrong sign for the cosine', 'mali ang tanda ng cosine'),
    sine: both('used the inverse sine', 'gumamit ng inverse sine'),
    complement: both('subtracted the angle from 90°', 'ibinawas ang anggulo sa 90°'),
    'no-two': both('forgot the factor 2', 'nakalimutan ang factor na 2'),
  },
  rules: {
    en: [
      rule(
        'By the law of cosines, cos C = (a² + b² − c²) ÷ {2ab}.',
        'By the law of cosines, cos C = (a² + b² − c²) ÷ ____. What is missing?',
        'ab',
        '2c',
        '2(a + b)',
      ),
      rule(
        'If the cosine of an angle of a triangle is negative, the angle is {obtuse}.',
        'What kind of angle of a triangle has a negative cosine?',
        'acute',
        'right',
        'straight',
      ),
    ],
    fil: [
      rule(
        'Ayon sa law of cosines, cos C = (a² + b² − c²) ÷ {2ab}.',
        'Ayon sa law of cosines, cos C = (a² + b² − c²) ÷ ____. Ano ang kulang?',
        'ab',
        '2c',
        '2(a + b)',
      ),
      rule(
        'Kapag negative ang cosine ng anggulo ng triangle, ang anggulo ay {obtuse}.',
        'Anong uri ng anggulo ng triangle ang may negative na cosine?',
        'acute',
        'right',
        'straight',
      ),
    ],
  },
  draw: (draw) => {
    const sides = [draw.int(10, 32), draw.int(10, 28), draw.int(10, 28)] as const
    const [a, b, c] = sides
    const angles = [angleAt(a, b, c), angleAt(b, a, c), angleAt(c, a, b)]
    if (
      new Set(sides).size < 3 ||
      angles.some((angle) => !(angle > 28 && angle < 118) || Math.abs(angle - 90) < 2 || !isSafe(angle))
    )
      throw new RangeError('Hard to draw or round.')
    return {
      sides,
      unit: 'm',
      names: draw.shuffled(pointNames(draw, 3)) as [string, string, string],
    }
  },
  answer: (given) => degrees(answerOf(given)),
  also: (given, language) => degreeForms(answerOf(given), language),
  wrong: (given) => {
    const {
      sides: [a, b, c],
    } = given
    const ratio = (b ** 2 + c ** 2 - a ** 2) / (2 * b * c)
    return {
      second: degrees(Math.round(angleAt(b, a, c))),
      third: degrees(Math.round(angleAt(c, a, b))),
      supplement: degrees(180 - answerOf(given)),
      sine: ratio > 0 ? angleOr(Math.round(inDegrees(Math.asin(ratio)))) : undefined,
      complement: answerOf(given) > 80 ? undefined : angleOr(90 - answerOf(given)),
      'no-two': Math.abs(2 * ratio) < 1 ? angleOr(Math.round(inDegrees(Math.acos(2 * ratio)))) : undefined,
    }
  },
  stems: {
    en: [
      apply(
        (given) =>
          `Use the law of cosines to find ∠${given.names[0]} of triangle ${named(given)} in the figure. Round to the nearest degree.`,
      ),
      apply(
        (given) =>
          `In the figure, the three sides of triangle ${named(given)} are known. How many degrees is ∠${given.names[0]}? Round to the nearest degree.`,
      ),
      apply(
        (given) =>
          `The figure is a plan of a triangular park ${named(given)}. What is the measure of the angle at corner ${given.names[0]}? Round to the nearest degree.`,
      ),
    ],
    fil: [
      apply(
        (given) =>
          `Gamitin ang law of cosines upang mahanap ang ∠${given.names[0]} ng triangle ${named(given)} sa larawan. I-round sa pinakamalapit na digri.`,
      ),
      apply(
        (given) =>
          `Sa larawan, ibinigay ang tatlong gilid ng triangle ${named(given)}. Ilang digri ang ∠${given.names[0]}? I-round sa pinakamalapit na digri.`,
      ),
      apply(
        (given) =>
          `Ang larawan ay plano ng parkeng hugis-triangle na ${named(given)}. Ano ang sukat ng anggulo sa sulok na ${given.names[0]}? I-round sa pinakamalapit na digri.`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `In the figure, ∠${given.names[0]} of triangle ${named(given)} measures about ${answer}.`,
    fil: (given, answer) =>
      `Sa larawan, ang ∠${given.names[0]} ng triangle ${named(given)} ay humigit-kumulang ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
  drawing: (given, language) => {
    const {
      sides: [a, b, c],
      unit,
      names,
    } = given
    const x = (b ** 2 + c ** 2 - a ** 2) / (2 * c)
    const corners: [Point, Point, Point] = [
      [0, 0],
      [c, 0],
      [x, Math.sqrt(b ** 2 - x ** 2)],
    ]
    const [first, second, third] = names
    const known = `${second}${third} = ${a} ${unit}, ${first}${third} = ${b} ${unit}, ${first}${second} = ${c} ${unit}`
    return sketch(
      triangle({
        corners,
        names,
        angles: ['?', '', ''],
        opposite: [a, b, c].map((side) => `${side} ${unit}`),
      }),
      {
        sides: 40,
        alt: both(
          `Triangle ${named(given)} with ${known}; ∠${first} is marked with a question mark.`,
          `Triangle ${named(given)} na may ${known}; may tandang pananong ang ∠${first}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const {
    sides: [a, b, c],
    names,
  } = given
  return [
    `cos ${names[0]} = (${b}² + ${c}² − ${a}²) ÷ (2 × ${b} × ${c}) = ${b ** 2 + c ** 2 - a ** 2}/${2 * b * c}`.replace(
      '-',
      '−',
    ),
    `∠${names[0]} ≈ ${answerOf(given)}°`,
  ]
}
