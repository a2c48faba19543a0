import type { Point } from '@klasrum/drawings/drawing'
import { skill } from '../skill.ts'
import { fixed, grouped, rounded } from '../words/numbers.ts'
import { polar, sketch, triangle } from './sketch.ts'
import { isSafeToRound, radians, tenths } from './trigonometry.ts'
import { analyze, apply, both, degrees, pointNames, rule } from './writing.ts'

/** Two sides from the first corner and the angle between them. */
type Given = {
  base: number
  other: number
  angle: number
  unit: string
  names: readonly [string, string, string]
}

const cosine = (angle: number) => Math.cos(radians(angle))
const exact = ({ base, other, angle }: Given) =>
  Math.sqrt(base ** 2 + other ** 2 - 2 * base * other * cosine(angle))
const asked = ({ names: [, one, other] }: Given) => [one, other].toSorted().join('')
const named = ({ names }: Given) => names.toSorted().join('')
const rootOr = (square: number, unit: string) => (square > 1 ? tenths(Math.sqrt(square), unit) : undefined)

export const lawOfCosines = skill<Given, 'pythagoras' | 'plus' | 'no-two' | 'sine' | 'sum' | 'difference'>({
  id: 'geometry/law-of-cosines',
  area: 'Mathematics',
  name: both('Law of cosines: a side', 'Law of cosines: isang gilid'),
  grades: [9, 10],
  cues: {
    en: ['law of cosines', 'cosine law', 'included angle', 'oblique triangle', 'SAS'],
    fil: ['law of cosines', 'cosine law', 'included angle', 'oblique triangle', 'SAS'],
  },
  units: ['mathematics/10/laws-of-sines-and-cosines'],
  largest: () => 180,
  mistakes: {
    pythagoras: both('used the Pythagorean theorem', 'gumamit ng Pythagorean theorem'),
    plus: both('added the term with the cosine', 'idinagdag ang term na may cosine'),
    'no-two': both('forgot the factor 2', 'nakalimutan ang factor na 2'),
    sine: both('used the sine instead of the cosine', 'gumamit ng sine sa halip na cosine'),
    sum: both('added the two sides', 'pinagsama ang dalawang gilid'),
    difference: both('subtracted the two sides', 'pinagbawas ang dalawang gilid'),
  },
  rules: {
    en: [
      rule(
        'By the law of cosines, c² = a² + b² − {2ab cos C}.',
        'By the law of cosines, c² = a² + b² − ____. What is missing?',
        'ab cos C',
        '2ab sin C',
        '2ab cos A',
      ),
      rule(
        'For C = 90°, the law of cosines becomes the {Pythagorean theorem}.',
        'What does the law of cosines become for C = 90°?',
        'law of sines',
        'midpoint formula',
        'triangle inequality',
      ),
      rule(
        'To find the third side by the law of cosines, we need two sides and the {angle between them}.',
        'Two sides of a triangle are known. What else do we need to find the third side directly by the law of cosines?',
        'area of the triangle',
        'angle opposite one of them',
        'altitude of the triangle',
      ),
    ],
    fil: [
      rule(
        'Ayon sa law of cosines, c² = a² + b² − {2ab cos C}.',
        'Ayon sa law of cosines, c² = a² + b² − ____. Ano ang kulang?',
        'ab cos C',
        '2ab sin C',
        '2ab cos A',
      ),
      rule(
        'Kapag C = 90°, ang law of cosines ay nagiging {Pythagorean theorem}.',
        'Ano ang nagiging law of cosines kapag C = 90°?',
        'law of sines',
        'midpoint formula',
        'triangle inequality',
      ),
      rule(
        'Upang makuha ang ikatlong gilid sa law of cosines, kailangan ang dalawang gilid at ang {anggulo sa pagitan ng mga ito}.',
        'Ibinigay ang dalawang gilid ng triangle. Ano pa ang kailangan upang tuwirang makuha ang ikatlong gilid sa law of cosines?',
        'area ng triangle',
        'anggulong katapat ng isa sa mga ito',
        'altitude ng triangle',
      ),
    ],
  },
  draw: (draw) => {
    const given: Given = {
      base: draw.int(6, 20),
      other: draw.int(6, 20),
      angle: draw.pick([35, 40, 50, 55, 65, 70, 75, 100, 105, 110, 115]),
      unit: 'km',
      names: draw.shuffled(pointNames(draw, 3)) as [string, string, string],
    }
    const { base, other } = given
    if (base > 1.6 * other || other > 1.3 * base || base === other || !isSafeToRound(exact(given)))
      throw new RangeError('Hard to draw or round.')
    return given
  },
  answer: (given) => tenths(exact(given), given.unit),
  also: (given) => [fixed(exact(given), 1)],
  wrong: ({ base, other, angle, unit }) => {
    const [squares, twice] = [base ** 2 + other ** 2, 2 * base * other]
    return {
      pythagoras: rootOr(squares, unit),
      plus: rootOr(squares + twice * cosine(angle), unit),
      'no-two': rootOr(squares - base * other * cosine(angle), unit),
      sine: rootOr(squares - twice * cosine(90 - angle), unit),
      sum: tenths(base + other, unit),
      difference: Math.abs(base - other) > 2 ? tenths(Math.abs(base - other), unit) : undefined,
    }
  },
  stems: {
    en: [
      apply(
        (given) =>
          `Use the law of cosines to find side ${asked(given)} of triangle ${named(given)} in the figure. Round to the nearest tenth.`,
      ),
      apply(
        (given) =>
          `In the figure, how long is side ${asked(given)} of triangle ${named(given)}? Round to the nearest tenth.`,
      ),
      analyze(
        (given) =>
          `The figure is a sketch of three places ${given.names.toSorted().join(', ')} joined by straight lines. How far apart are ${given.names.slice(1).toSorted().join(' and ')}? Round to the nearest tenth.`,
      ),
    ],
    fil: [
      apply(
        (given) =>
          `Gamitin ang law of cosines upang mahanap ang gilid na ${asked(given)} ng triangle ${named(given)} sa larawan. I-round sa pinakamalapit na tenth.`,
      ),
      apply(
        (given) =>
          `Sa larawan, gaano kahaba ang gilid na ${asked(given)} ng triangle ${named(given)}? I-round sa pinakamalapit na tenth.`,
      ),
      analyze(
        (given) =>
          `Ang larawan ay guhit ng tatlong lugar na ${given.names.toSorted().join(', ')} na pinagdugtong ng mga tuwid na guhit. Gaano kalayo ang ${given.names.slice(1).toSorted().join(' sa ')}? I-round sa pinakamalapit na tenth.`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `In the figure, side ${asked(given)} of triangle ${named(given)} is about ${answer} long.`,
    fil: (given, answer) =>
      `Sa larawan, ang gilid na ${asked(given)} ng triangle ${named(given)} ay may habang humigit-kumulang ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
  drawing: (given, language) => {
    const { base, other, angle, unit, names } = given
    const corners: [Point, Point, Point] = [[0, 0], [base, 0], polar([0, 0], other, angle)]
    const [vertex, one, two] = names
    return sketch(
      triangle({
        corners,
        names,
        angles: [degrees(angle), '', ''],
        opposite: ['?', `${other} ${unit}`, `${base} ${unit}`],
      }),
      {
        sides: 40,
        alt: both(
          `Triangle ${named(given)} with ${vertex}${one} = ${base} ${unit}, ${vertex}${two} = ${other} ${unit} and ∠${vertex} = ${angle}°; ${asked(given)} is marked with a question mark.`,
          `Triangle ${named(given)} na may ${vertex}${one} = ${base} ${unit}, ${vertex}${two} = ${other} ${unit} at ∠${vertex} = ${angle}°; may tandang pananong ang ${asked(given)}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const { base, other, angle, unit } = given
  const side = asked(given)
  return [
    `${side}² = ${base}² + ${other}² − 2 × ${base} × ${other} × cos ${angle}°`,
    `${side}² ≈ ${grouped(rounded(exact(given) ** 2, 2))}`,
    `${side} ≈ ${tenths(exact(given), unit)}`,
  ]
}
