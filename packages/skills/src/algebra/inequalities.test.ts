import { proves } from '@klasrum/testkit/skill-proof'
import { inequalitySkills, rationalSkills } from './algebra.ts'
import { equals, evaluatedAlgebra } from './evaluated.ts'

const compare: Record<string, (one: number, other: number) => boolean> = {
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '≤': (one, other) => one <= other,
  '≥': (one, other) => one >= other,
  '=': (one, other) => one === other,
}

/** Whether an inequality such as "x ≤ −3" is true exactly where it should be, at its boundary and around it. */
const isTrueWhere = (around: number, should: (x: number) => boolean) => (answer: string) => {
  const [, sign = '', number = ''] = /^\p{L} (\S) (−?\d+)$/u.exec(answer) ?? []
  const bound = Number(number.replace('−', '-'))
  return Array.from({ length: 81 }, (_, at) => around + (at - 40) / 2).every(
    (x) => compare[sign]?.(x, bound) === should(x),
  )
}

/** The stories of inequalities in words, in their order; those of later grades with what stands before the sign. */
const stories = [
  ...'≥ ≤ > < ≤ ≤ ≥ ≥ < < > >'.split(' ').map((sign) => `x ${sign}`),
  '3x + 5 >',
  '2x + 7 <',
  '50x + 10 ≤',
  '8x + 20 ≤',
  '40x + 150 ≥',
  '25x + 100 ≥',
  '15x + 30 <',
  '12x + 40 >',
]

proves(inequalitySkills, {
  'algebra/linear-inequalities': ({ a, b, bound, sign }) => {
    // Below the boundary the left side is smaller if a is positive.
    const [right, isDown] = [a * bound + b, a < 0]
    const turned = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }[String(sign)] ?? ''
    return isTrueWhere(bound, (x) => compare[isDown ? turned : sign]?.(a * x + b, right) ?? false)
  },
  'algebra/inequality-on-number-line': ({ bound, sign }) =>
    isTrueWhere(bound, (x) => {
      const isOn = x === bound && (sign === '≤' || sign === '≥')
      return isOn || (sign === '<' || sign === '≤' ? x - bound < 0 : x - bound > 0)
    }),
  'algebra/inequalities-from-words': ({ story, n }) => `${stories[story]} ${n}`,
  'algebra/absolute-value-equations': ({ a, b, c }) => {
    const found = Array.from({ length: 401 }, (_, at) => at - 200).filter((x) => Math.abs(a * x + b) === c)
    return (answer) =>
      (answer.match(/−?\d+/g) ?? [])
        .map((text) => Number(text.replace('−', '-')))
        .toSorted((one, other) => one - other)
        .join() === found.join()
  },
})

const formulas = (
  'A=lw:w d=rt:t d=rt:r F=ma:a I=Prt:P I=Prt:r I=Prt:t V=lwh:h V=lwh:w C=2πr:r P=2l+2w:w P=2l+2w:l A=bh/2:h A=bh/2:b ' +
  'y=mx+b:x y=mx+b:b y=mx+b:m P=4s:s P=a+b+c:c v=u+at:t v=u+at:u M=(a+b)/2:a D=m/V:m D=m/V:V A=h(a+b)/2:h'
).split(' ')

proves(rationalSkills, {
  'algebra/solving-formulas': ({ at }) => {
    const [, whole = '', right = '', letter = ''] = /^(.)=(.*):(.)$/.exec(formulas[at] ?? '') ?? []
    // Numbers for all letters of the right side give the left side; then the answer must give back the letter.
    return (answer) =>
      [0.7, 1.9, 3.1].every((start) => {
        const number = (each: string) => start + ((each.codePointAt(0) ?? 0) % 13) * 0.37
        const total = evaluatedAlgebra(right, number)
        const back = evaluatedAlgebra(answer.replace(/^.* = /, ''), (each) =>
          each === whole ? total : number(each),
        )
        return Math.abs(back - number(letter)) < 1e-9
      })
  },
  'algebra/simplifying-monomial-fractions': ({ g, k, m, a, b, c, d, letters: [x, y] }) =>
    equals(
      (letters) => (g * k * letters(x) ** a * letters(y) ** b) / (g * m * letters(x) ** c * letters(y) ** d),
    ),
  'algebra/simplifying-rational-expressions': ({ form, p, q, r, k, x }) =>
    equals((letters) => {
      const n = letters(x)
      const square = (one: number, other: number) => n * n + (one + other) * n + one * other
      return (form === 'number' ? k * n + k * p : square(p, q)) / (form === 'whole' ? n + p : square(p, r))
    }),
})
