import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { type Names, rightTriangle, type Side, sideNames } from './right-triangle.ts'
import { apply, both, pointNames, rule } from './writing.ts'

/** So many times the square root of 1, 2 or 3. */
type Root = { times: number; root: 1 | 2 | 3 }
/** The angle at the base: 45, 30 or 60 degrees. `rooted` gives the sides of the triangle √2 or √3 times as long. */
type Given = { base: 30 | 45 | 60; times: number; rooted: boolean; known: Side; asked: Side; names: Names }

const timesRoot = ({ times, root }: Root, by: 2 | 3): Root | undefined =>
  root === by ? { times: times * by, root: 1 } : root === 1 ? { times, root: by } : undefined

const written = ({ times, root }: Root, unit = ' cm') =>
  `${root === 1 ? times : `${times === 1 ? '' : times}√${root}`}${unit}`

function sideOf({ base, times, rooted }: Given, side: Side): Root {
  if (base === 45) {
    const leg: Root = { times, root: rooted ? 2 : 1 }
    return side === 'hypotenuse' ? (timesRoot(leg, 2) ?? leg) : leg
  }
  const short: Root = { times, root: rooted ? 3 : 1 }
  if (side === 'hypotenuse') return { ...short, times: 2 * times }
  const isShort = (side === 'opposite') === (base === 30)
  return isShort ? short : (timesRoot(short, 3) ?? short)
}

const told = {
  45: both(
    'In a 45°-45°-90° triangle the hypotenuse is √2 times as long as a leg.',
    'Sa 45°-45°-90° triangle, ang hypotenuse ay √2 na ulit ng leg.',
  ),
  30: both(
    'In a 30°-60°-90° triangle the hypotenuse is 2 times and the longer leg √3 times as long as the shorter leg.',
    'Sa 30°-60°-90° triangle, ang hypotenuse ay 2 ulit at ang mas mahabang leg ay √3 na ulit ng mas maikling leg.',
  ),
}

export const specialRightTriangles = skill<
  Given,
  'root-2' | 'root-3' | 'doubled' | 'halved' | 'equal' | 'tripled'
>({
  id: 'geometry/special-right-triangles',
  area: 'Mathematics',
  name: both('Special right triangles', 'Mga special right triangle'),
  grades: [9, 10],
  cues: {
    en: ['special right triangles', '30-60-90', '45-45-90', 'longer leg', 'shorter leg'],
    fil: ['special right triangles', '30-60-90', '45-45-90', 'mas mahabang leg', 'mas maikling leg'],
  },
  notation: [/\d+√[23]/],
  units: ['mathematics/9/trigonometric-ratios'],
  largest: () => 100,
  mistakes: {
    'root-2': both('multiplied by √2', 'nag-multiply sa √2'),
    'root-3': both('multiplied by √3', 'nag-multiply sa √3'),
    doubled: both('multiplied by 2', 'nag-multiply sa 2'),
    halved: both('divided by 2', 'nag-divide sa 2'),
    equal: both('took the two sides for equal', 'inakalang magkasinghaba ang dalawang gilid'),
    tripled: both('multiplied by 3', 'nag-multiply sa 3'),
  },
  rules: {
    en: [
      rule(
        'If the shorter leg of a 30°-60°-90° triangle is 5 cm long, the hypotenuse is {10 cm} long.',
        'The shorter leg of a 30°-60°-90° triangle is 5 cm long. How long is the hypotenuse?',
        '5√2 cm',
        '5√3 cm',
        '15 cm',
      ),
      rule(
        'If a leg of a 45°-45°-90° triangle is 5 cm long, the hypotenuse is {5√2 cm} long.',
        'A leg of a 45°-45°-90° triangle is 5 cm long. How long is the hypotenuse?',
        '5 cm',
        '5√3 cm',
        '10 cm',
      ),
      rule(
        'The shorter leg of a 30°-60°-90° triangle is opposite the angle of {30°}.',
        'In a 30°-60°-90° triangle, which angle is opposite the shorter leg?',
        '45°',
        '60°',
        '90°',
      ),
    ],
    fil: [
      rule(
        'Kung 5 cm ang mas maikling leg ng 30°-60°-90° triangle, ang hypotenuse ay {10 cm}.',
        'Ang mas maikling leg ng 30°-60°-90° triangle ay 5 cm. Gaano kahaba ang hypotenuse?',
        '5√2 cm',
        '5√3 cm',
        '15 cm',
      ),
      rule(
        'Kung 5 cm ang leg ng 45°-45°-90° triangle, ang hypotenuse ay {5√2 cm}.',
        'Ang leg ng 45°-45°-90° triangle ay 5 cm. Gaano kahaba ang hypotenuse?',
        '5 cm',
        '5√3 cm',
        '10 cm',
      ),
      rule(
        'Ang mas maikling leg ng 30°-60°-90° triangle ay katapat ng anggulong {30°}.',
        'Katapat ng aling anggulo ang mas maikling leg ng 30°-60°-90° triangle?',
        '45°',
        '60°',
        '90°',
      ),
    ],
  },
  draw: (draw) => {
    const base = draw.pick([30, 45, 45, 60] as const)
    const [known, asked] = draw.some<Side>(['opposite', 'adjacent', 'hypotenuse'], 2) as [Side, Side]
    if (base === 45 && known !== 'hypotenuse' && asked !== 'hypotenuse')
      throw new RangeError('Both legs are equal.')
    const rooted = draw.chanceOf(30)
    return {
      base,
      times: draw.int(3, rooted ? 6 : 12),
      rooted,
      known,
      asked,
      names: draw.shuffled(pointNames(draw, 3)) as [string, string, string],
    }
  },
  answer: (given) => written(sideOf(given, given.asked)),
  also: (given) => [written(sideOf(given, given.asked), '')],
  wrong: (given) => {
    const known = sideOf(given, given.known)
    const textOf = (root: Root | undefined) => (root ? written(root) : undefined)
    return stronger(
      written(sideOf(given, given.asked)),
      {
        'root-2': textOf(timesRoot(known, 2)),
        'root-3': textOf(timesRoot(known, 3)),
        doubled: textOf({ ...known, times: 2 * known.times }),
        halved: known.times % 2 === 0 ? textOf({ ...known, times: known.times / 2 }) : undefined,
        equal: textOf(known),
        tripled: textOf({ ...known, times: 3 * known.times }),
      },
      ['tripled', 'halved'],
    )
  },
  stems: {
    en: [
      apply(
        ({ names, asked }) =>
          `In the figure, how long is side ${sideNames(names)[asked]} of right triangle ${names.toSorted().join('')}? Give the exact length.`,
      ),
      apply(
        ({ names, asked }) =>
          `What is the exact length of ${sideNames(names)[asked]} in the special right triangle ${names.toSorted().join('')} in the figure?`,
      ),
      apply(
        ({ names, asked }) =>
          `The figure shows a triangular shelf ${names.toSorted().join('')}. What is the exact length of side ${sideNames(names)[asked]}?`,
      ),
    ],
    fil: [
      apply(
        ({ names, asked }) =>
          `Sa larawan, gaano kahaba ang gilid na ${sideNames(names)[asked]} ng right triangle ${names.toSorted().join('')}? Ibigay ang eksaktong haba.`,
      ),
      apply(
        ({ names, asked }) =>
          `Ano ang eksaktong haba ng ${sideNames(names)[asked]} sa special right triangle ${names.toSorted().join('')} sa larawan?`,
      ),
      apply(
        ({ names, asked }) =>
          `Makikita sa larawan ang istanteng hugis-triangle na ${names.toSorted().join('')}. Ano ang eksaktong haba ng gilid na ${sideNames(names)[asked]}?`,
      ),
    ],
  },
  statement: {
    en: ({ names, asked }, answer) =>
      `In the figure, side ${sideNames(names)[asked]} of right triangle ${names.toSorted().join('')} is exactly ${answer} long.`,
    fil: ({ names, asked }, answer) =>
      `Sa larawan, ang eksaktong haba ng gilid na ${sideNames(names)[asked]} ng right triangle ${names.toSorted().join('')} ay ${answer}.`,
  },
  solution: {
    en: (given) => [told[given.base === 45 ? 45 : 30].en, ...steps(given)],
    fil: (given) => [told[given.base === 45 ? 45 : 30].fil, ...steps(given)],
  },
  drawing: (given, language) => {
    const { base, known, asked, names } = given
    const side = sideNames(names)
    const length = written(sideOf(given, known))
    return rightTriangle(
      names,
      { [known]: length, [asked]: '?' },
      {
        angle: `${base}°`,
        other: `${90 - base}°`,
        degrees: base,
        alt: both(
          `Right triangle ${names.toSorted().join('')} with the right angle at ${names[1]}, ∠${names[0]} = ${base}°, ∠${names[2]} = ${90 - base}° and ${side[known]} = ${length}; ${side[asked]} is marked with a question mark.`,
          `Right triangle ${names.toSorted().join('')} na nasa ${names[1]} ang right angle, ∠${names[0]} = ${base}°, ∠${names[2]} = ${90 - base}° at ${side[known]} = ${length}; may tandang pananong ang ${side[asked]}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const side = sideNames(given.names)
  const { base, known, asked } = given
  const short: Side | undefined = base === 45 ? undefined : base === 30 ? 'opposite' : 'adjacent'
  const way: readonly Side[] =
    short && known !== short && asked !== short ? [known, short, asked] : [known, asked]
  return way.map((each) => `${side[each]} = ${written(sideOf(given, each))}`)
}
