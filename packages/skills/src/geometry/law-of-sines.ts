import { skill } from '../skill.ts'
import { fixed } from '../words/numbers.ts'
import { cornersOf, sketch, triangle } from './sketch.ts'
import { isSafeToRound, radians, tenths } from './trigonometry.ts'
import { analyze, apply, both, degrees, pointNames, rule } from './writing.ts'

/** Angles at the left and right end of the base; the side opposite the left one is known, that opposite the right one asked. */
type Given = {
  left: number
  right: number
  length: number
  unit: string
  names: readonly [string, string, string]
}

const sine = (angle: number) => Math.sin(radians(angle))
const exact = ({ left, right, length }: Given) => (length * sine(right)) / sine(left)
const sides = ({ names: [left, right, top] }: Given) => ({ known: `${right}${top}`, asked: `${left}${top}` })
const named = ({ names }: Given) => names.toSorted().join('')

export const lawOfSines = skill<Given, 'inverted' | 'angles' | 'cosine' | 'third' | 'one-sine' | 'same'>({
  id: 'geometry/law-of-sines',
  area: 'Mathematics',
  name: both('Law of sines', 'Law of sines'),
  grades: [9, 10],
  cues: {
    en: ['law of sines', 'sine law', 'oblique triangle', 'solving oblique triangles'],
    fil: ['law of sines', 'sine law', 'oblique triangle', 'paglutas ng oblique triangle'],
  },
  units: ['mathematics/10/laws-of-sines-and-cosines'],
  largest: () => 180,
  mistakes: {
    inverted: both('exchanged the two sines', 'pinagpalit ang dalawang sine'),
    angles: both(
      'used the angles instead of their sines',
      'ginamit ang mga anggulo sa halip na ang sine ng mga ito',
    ),
    cosine: both('used cosines instead of sines', 'gumamit ng cosine sa halip na sine'),
    third: both('found the third side', 'ang ikatlong gilid ang nahanap'),
    'one-sine': both('multiplied by one sine only', 'nag-multiply lamang sa isang sine'),
    same: both('took the two sides for equal', 'inakalang magkasinghaba ang dalawang gilid'),
  },
  rules: {
    en: [
      rule(
        'By the law of sines, a/sin A = {b/sin B}.',
        'By the law of sines, what is a/sin A equal to?',
        'b/cos B',
        'sin B/b',
        'b × sin B',
      ),
      rule(
        'The law of sines can be used when {two angles and a side} are known.',
        'With which known parts can the law of sines be used directly?',
        'three sides',
        'three angles only',
        'two sides and the angle between them',
      ),
    ],
    fil: [
      rule(
        'Ayon sa law of sines, a/sin A = {b/sin B}.',
        'Ayon sa law of sines, ano ang katumbas ng a/sin A?',
        'b/cos B',
        'sin B/b',
        'b × sin B',
      ),
      rule(
        'Magagamit ang law of sines kapag ibinigay ang {dalawang anggulo at isang gilid}.',
        'Sa aling ibinigay na bahagi tuwirang magagamit ang law of sines?',
        'tatlong gilid',
        'tatlong anggulo lamang',
        'dalawang gilid at anggulo sa pagitan ng mga ito',
      ),
    ],
  },
  draw: (draw) => {
    const given: Given = {
      left: draw.int(34, 80),
      right: draw.int(34, 80),
      length: draw.int(8, 40),
      unit: 'm',
      names: draw.shuffled(pointNames(draw, 3)) as [string, string, string],
    }
    const third = 180 - given.left - given.right
    if (Math.abs(given.left - given.right) < 8 || third < 35 || third === 90 || !isSafeToRound(exact(given)))
      throw new RangeError('Hard to draw or round.')
    return given
  },
  answer: (given) => tenths(exact(given), given.unit),
  also: (given) => [fixed(exact(given), 1)],
  wrong: ({ left, right, length, unit }) => ({
    inverted: tenths((length * sine(left)) / sine(right), unit),
    angles: tenths((length * right) / left, unit),
    cosine: tenths((length * sine(90 - right)) / sine(90 - left), unit),
    third: tenths((length * sine(left + right)) / sine(left), unit),
    'one-sine': tenths(length * sine(right), unit),
    same: tenths(length, unit),
  }),
  stems: {
    en: [
      apply(
        (given) =>
          `Use the law of sines to find side ${sides(given).asked} of triangle ${named(given)} in the figure. Round to the nearest tenth.`,
      ),
      apply(
        (given) =>
          `In the figure, how long is side ${sides(given).asked} of triangle ${named(given)}? Round to the nearest tenth.`,
      ),
      analyze(
        (given) =>
          `The figure is a plan of a triangular lot ${named(given)}. What is the length of its side ${sides(given).asked}? Round to the nearest tenth.`,
      ),
    ],
    fil: [
      apply(
        (given) =>
          `Gamitin ang law of sines upang mahanap ang gilid na ${sides(given).asked} ng triangle ${named(given)} sa larawan. I-round sa pinakamalapit na tenth.`,
      ),
      apply(
        (given) =>
          `Sa larawan, gaano kahaba ang gilid na ${sides(given).asked} ng triangle ${named(given)}? I-round sa pinakamalapit na tenth.`,
      ),
      analyze(
        (given) =>
          `Ang larawan ay plano ng loteng hugis-triangle na ${named(given)}. Ano ang haba ng gilid nitong ${sides(given).asked}? I-round sa pinakamalapit na tenth.`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `In the figure, side ${sides(given).asked} of triangle ${named(given)} is about ${answer} long.`,
    fil: (given, answer) =>
      `Sa larawan, ang gilid na ${sides(given).asked} ng triangle ${named(given)} ay may habang humigit-kumulang ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
  drawing: (given, language) => {
    const { left, right, length, unit, names } = given
    return sketch(
      triangle({
        corners: cornersOf(left, right),
        names,
        angles: [degrees(left), degrees(right), ''],
        opposite: [`${length} ${unit}`, '?', ''],
      }),
      {
        sides: 40,
        alt: both(
          `Triangle ${named(given)} with ∠${names[0]} = ${left}°, ∠${names[1]} = ${right}° and ${sides(given).known} = ${length} ${unit}; ${sides(given).asked} is marked with a question mark.`,
          `Triangle ${named(given)} na may ∠${names[0]} = ${left}°, ∠${names[1]} = ${right}° at ${sides(given).known} = ${length} ${unit}; may tandang pananong ang ${sides(given).asked}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const { left, right, length, unit } = given
  const { known, asked } = sides(given)
  return [
    `${asked}/sin ${right}° = ${known}/sin ${left}°`,
    `${asked} = ${length} × sin ${right}° ÷ sin ${left}° ≈ ${length} × ${fixed(sine(right), 4)} ÷ ${fixed(sine(left), 4)}`,
    `${asked} ≈ ${tenths(exact(given), unit)}`,
  ]
}
