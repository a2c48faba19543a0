import { skill } from '../skill.ts'
import { asFraction, fraction } from '../words/fractions.ts'
import { type Names, rightTriangle, sideNames } from './right-triangle.ts'
import { both, pointNames, remember, rule, understand } from './writing.ts'

type Ratio = 'sin' | 'cos' | 'tan' | 'csc' | 'sec' | 'cot'
type Given = {
  ratio: Ratio
  opposite: number
  adjacent: number
  hypotenuse: number
  unit: string
  names: Names
}

const parts = {
  sin: ['opposite', 'hypotenuse'],
  cos: ['adjacent', 'hypotenuse'],
  tan: ['opposite', 'adjacent'],
  csc: ['hypotenuse', 'opposite'],
  sec: ['hypotenuse', 'adjacent'],
  cot: ['adjacent', 'opposite'],
} as const

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [9, 12, 15],
  [5, 12, 13],
  [10, 24, 26],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [12, 16, 20],
] as const

const ratioValue = (given: Given, ratio: Ratio) => {
  const [above, below] = parts[ratio]
  return asFraction(fraction(given[above], given[below]))
}

const took = (ratio: Ratio) =>
  both(`used ${parts[ratio].join(' over ')}`, `ginamit ang ${parts[ratio].join(' over ')}`)

export const trigonometricRatios = skill<Given, Ratio>({
  id: 'geometry/trigonometric-ratios',
  area: 'Mathematics',
  name: both('Trigonometric ratios of a right triangle', 'Trigonometric ratios ng right triangle'),
  grades: [9, 10],
  cues: {
    en: ['sine', 'cosine', 'tangent', 'trigonometric ratio', 'SOH-CAH-TOA', 'opposite side', 'adjacent side'],
    fil: [
      'sine',
      'cosine',
      'tangent',
      'trigonometric ratio',
      'SOH-CAH-TOA',
      'opposite side',
      'adjacent side',
    ],
  },
  notation: [/\b(?:sin|cos|tan) ?[A-Zθ]/],
  units: ['mathematics/9/trigonometric-ratios'],
  largest: () => 100,
  mistakes: {
    sin: took('sin'),
    cos: took('cos'),
    tan: took('tan'),
    csc: took('csc'),
    sec: took('sec'),
    cot: took('cot'),
  },
  rules: {
    en: [
      rule(
        'The sine of an acute angle is the opposite side over the {hypotenuse}.',
        'The sine of an acute angle is the opposite side over which side?',
        'adjacent side',
        'shorter leg',
        'longer leg',
      ),
      rule(
        'The tangent of an acute angle is the opposite side over the {adjacent side}.',
        'The tangent of an acute angle is the opposite side over which side?',
        'hypotenuse',
        'shorter leg',
        'longer leg',
      ),
      rule(
        'The {cosine} of an acute angle is the adjacent side over the hypotenuse.',
        'Which ratio is the adjacent side over the hypotenuse?',
        'sine',
        'tangent',
        'cotangent',
      ),
    ],
    fil: [
      rule(
        'Ang sine ng acute angle ay opposite side over {hypotenuse}.',
        'Ang sine ng acute angle ay opposite side over ____. Ano ang kulang?',
        'adjacent side',
        'mas maikling leg',
        'mas mahabang leg',
      ),
      rule(
        'Ang tangent ng acute angle ay opposite side over {adjacent side}.',
        'Ang tangent ng acute angle ay opposite side over ____. Ano ang kulang?',
        'hypotenuse',
        'mas maikling leg',
        'mas mahabang leg',
      ),
      rule(
        'Ang {cosine} ng acute angle ay ang adjacent side over hypotenuse.',
        'Aling ratio ang adjacent side over hypotenuse?',
        'sine',
        'tangent',
        'cotangent',
      ),
    ],
  },
  draw: (draw) => {
    const [one, other, hypotenuse] = draw.pick(triples)
    const [opposite, adjacent] = draw.shuffled([one, other]) as [number, number]
    const ratio = draw.pick<Ratio>(
      draw.grade > 9
        ? ['sin', 'cos', 'tan', 'sin', 'cos', 'tan', 'csc', 'sec', 'cot']
        : ['sin', 'cos', 'tan'],
    )
    return {
      ratio,
      opposite,
      adjacent,
      hypotenuse,
      unit: draw.pick(['cm', 'm']),
      names: draw.shuffled(pointNames(draw, 3)) as [string, string, string],
    }
  },
  answer: (given) => ratioValue(given, given.ratio),
  also: (given) => {
    const [above, below] = parts[given.ratio]
    const [decimal, written] = [given[above] / given[below], `${given[above]}/${given[below]}`]
    const text = String(decimal)
    return [
      ...(written === ratioValue(given, given.ratio) ? [] : [written]),
      ...(text.length < 6 ? [text] : []),
    ]
  },
  wrong: (given) => ({
    sin: ratioValue(given, 'sin'),
    cos: ratioValue(given, 'cos'),
    tan: ratioValue(given, 'tan'),
    csc: ratioValue(given, 'csc'),
    sec: ratioValue(given, 'sec'),
    cot: ratioValue(given, 'cot'),
  }),
  stems: {
    en: [
      understand(
        ({ ratio, names }) =>
          `In the figure, what is ${ratio} ${names[0]} of right triangle ${names.toSorted().join('')}? Write it in lowest terms.`,
      ),
      understand(
        ({ ratio, names }) =>
          `Use the sides of right triangle ${names.toSorted().join('')} in the figure. What is ${ratio} ${names[0]} in lowest terms?`,
      ),
      remember(
        ({ ratio, names }) =>
          `Which fraction in lowest terms is equal to ${ratio} ${names[0]} in the figure of triangle ${names.toSorted().join('')}?`,
      ),
    ],
    fil: [
      understand(
        ({ ratio, names }) =>
          `Sa larawan, ano ang ${ratio} ${names[0]} ng right triangle ${names.toSorted().join('')}? Isulat sa lowest terms.`,
      ),
      understand(
        ({ ratio, names }) =>
          `Gamitin ang mga gilid ng right triangle ${names.toSorted().join('')} sa larawan. Ano ang ${ratio} ${names[0]} sa lowest terms?`,
      ),
      remember(
        ({ ratio, names }) =>
          `Aling fraction sa lowest terms ang katumbas ng ${ratio} ${names[0]} sa larawan ng triangle ${names.toSorted().join('')}?`,
      ),
    ],
  },
  statement: {
    en: ({ ratio, names }, answer) =>
      `In the figure of right triangle ${names.toSorted().join('')}, ${ratio} ${names[0]} = ${answer}.`,
    fil: ({ ratio, names }, answer) =>
      `Sa larawan ng right triangle ${names.toSorted().join('')}, ${ratio} ${names[0]} = ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
  drawing: (given, language) => {
    const { opposite, adjacent, hypotenuse, unit, names } = given
    const side = sideNames(names)
    const known = `${side.opposite} = ${opposite} ${unit}, ${side.adjacent} = ${adjacent} ${unit}, ${side.hypotenuse} = ${hypotenuse} ${unit}`
    return rightTriangle(
      names,
      {
        opposite: `${opposite} ${unit}`,
        adjacent: `${adjacent} ${unit}`,
        hypotenuse: `${hypotenuse} ${unit}`,
      },
      {
        angle: '',
        degrees: (Math.atan2(opposite, adjacent) * 180) / Math.PI,
        alt: both(
          `Right triangle ${names.toSorted().join('')} with the right angle at ${names[1]}: ${known}.`,
          `Right triangle ${names.toSorted().join('')} na nasa ${names[1]} ang right angle: ${known}.`,
        )[language],
      },
    )
  },
})

function steps(given: Given) {
  const [above, below] = parts[given.ratio]
  const written = `${given[above]}/${given[below]}`
  const value = ratioValue(given, given.ratio)
  return [
    `${given.ratio} ${given.names[0]} = ${above}/${below}`,
    `${given.ratio} ${given.names[0]} = ${written}${written === value ? '' : ` = ${value}`}`,
  ]
}
