import { type InBoth, skill } from '../skill.ts'
import { slotStemsOf, statementOf, stepsOf } from './sentences.ts'

type Mistake = 'not-inverted' | 'inverted' | 'wrong-inverse' | 'part-only' | 'factor-lost'
type Given = { at: number }

/** A formula, the letter asked for, and where the mistakes lead. */
type Task = {
  formula: string
  letter: string
  answer: string
  wrong: Partial<Record<Mistake, string>>
  steps: readonly string[]
  name: InBoth<string>
}

const task = (
  name: InBoth<string>,
  formula: string,
  letter: string,
  answer: string,
  wrong: Task['wrong'],
  ...steps: readonly string[]
): Task => ({ name, formula, letter, answer, wrong, steps })

const rectangle = { en: 'the area of a rectangle', fil: 'area ng parihaba' }
const perimeter = { en: 'the perimeter of a rectangle', fil: 'perimeter ng parihaba' }
const distance = { en: 'the distance traveled', fil: 'layo na nalakbay' }
const interest = { en: 'simple interest', fil: 'simple interest' }
const prism = { en: 'the volume of a rectangular prism', fil: 'volume ng rectangular prism' }
const triangle = { en: 'the area of a triangle', fil: 'area ng tatsulok' }
const line = { en: 'the y-coordinate of a point on a line', fil: 'y-coordinate ng isang punto sa linya' }
const circle = { en: 'the circumference of a circle', fil: 'circumference ng bilog' }
const square = { en: 'the perimeter of a square', fil: 'perimeter ng parisukat' }
const sides = { en: 'the perimeter of a triangle', fil: 'perimeter ng tatsulok' }
const force = { en: 'force', fil: 'puwersa' }
const speed = { en: 'final velocity', fil: 'huling velocity' }
const mean = { en: 'the average of two numbers', fil: 'average ng dalawang bilang' }
const density = { en: 'density', fil: 'density' }
const trapezoid = { en: 'the area of a trapezoid', fil: 'area ng trapezoid' }

const product = (
  name: InBoth<string>,
  [whole, one, other]: readonly [string, string, string],
  formula = `${whole} = ${one}${other}`,
): Task =>
  task(
    name,
    formula,
    other,
    `${whole}/${one}`,
    {
      'not-inverted': `${whole}${one}`,
      inverted: `${one}/${whole}`,
      'wrong-inverse': `${whole} − ${one}`,
      'part-only': `${one} − ${whole}`,
    },
    `${whole}/${one} = ${other}`,
  )

const threefold = (
  name: InBoth<string>,
  whole: string,
  letter: string,
  [one, other]: readonly [string, string],
  formula: string,
): Task =>
  task(
    name,
    formula,
    letter,
    `${whole}/(${one}${other})`,
    {
      'not-inverted': /\d/.test(one) ? `${one}${other}${whole}` : `${whole}${one}${other}`,
      inverted: `${one}${other}/${whole}`,
      'wrong-inverse': `${whole} − ${one}${other}`,
      'part-only': `${whole}/${one}`,
      'factor-lost': `${whole}/${other}`,
    },
    `${whole}/(${one}${other}) = ${letter}`,
  )

const tasks: readonly Task[] = [
  product(rectangle, ['A', 'l', 'w']),
  product(distance, ['d', 'r', 't']),
  product(distance, ['d', 't', 'r'], 'd = rt'),
  product(force, ['F', 'm', 'a']),
  threefold(interest, 'I', 'P', ['r', 't'], 'I = Prt'),
  threefold(interest, 'I', 'r', ['P', 't'], 'I = Prt'),
  threefold(interest, 'I', 't', ['P', 'r'], 'I = Prt'),
  threefold(prism, 'V', 'h', ['l', 'w'], 'V = lwh'),
  threefold(prism, 'V', 'w', ['l', 'h'], 'V = lwh'),
  threefold(circle, 'C', 'r', ['2', 'π'], 'C = 2πr'),
  task(
    perimeter,
    'P = 2l + 2w',
    'w',
    '(P − 2l)/2',
    {
      'wrong-inverse': '(P + 2l)/2',
      'part-only': 'P − 2l',
      inverted: '2/(P − 2l)',
      'factor-lost': '(P − l)/2',
      'not-inverted': '2(P − 2l)',
    },
    'P − 2l = 2w',
    '(P − 2l)/2 = w',
  ),
  task(
    perimeter,
    'P = 2l + 2w',
    'l',
    '(P − 2w)/2',
    {
      'wrong-inverse': '(P + 2w)/2',
      'part-only': 'P − 2w',
      inverted: '2/(P − 2w)',
      'factor-lost': '(P − w)/2',
      'not-inverted': '2(P − 2w)',
    },
    'P − 2w = 2l',
    '(P − 2w)/2 = l',
  ),
  task(
    triangle,
    'A = bh/2',
    'h',
    '2A/b',
    {
      inverted: 'b/(2A)',
      'factor-lost': 'A/b',
      'not-inverted': '2Ab',
      'part-only': 'A/(2b)',
      'wrong-inverse': '2A − b',
    },
    '2A = bh',
    '2A/b = h',
  ),
  task(
    triangle,
    'A = bh/2',
    'b',
    '2A/h',
    {
      inverted: 'h/(2A)',
      'factor-lost': 'A/h',
      'not-inverted': '2Ah',
      'part-only': 'A/(2h)',
      'wrong-inverse': '2A − h',
    },
    '2A = bh',
    '2A/h = b',
  ),
  task(
    line,
    'y = mx + b',
    'x',
    '(y − b)/m',
    {
      'wrong-inverse': '(y + b)/m',
      'part-only': 'y − b',
      inverted: 'm/(y − b)',
      'not-inverted': 'm(y − b)',
      'factor-lost': 'y/m − b',
    },
    'y − b = mx',
    '(y − b)/m = x',
  ),
  task(
    line,
    'y = mx + b',
    'b',
    'y − mx',
    { 'wrong-inverse': 'y + mx', inverted: 'mx − y', 'not-inverted': 'mxy', 'part-only': 'y/(mx)' },
    'y − mx = b',
  ),
  task(
    line,
    'y = mx + b',
    'm',
    '(y − b)/x',
    {
      'wrong-inverse': '(y + b)/x',
      'part-only': 'y − b',
      inverted: 'x/(y − b)',
      'not-inverted': 'x(y − b)',
      'factor-lost': 'y/x − b',
    },
    'y − b = mx',
    '(y − b)/x = m',
  ),
  task(
    square,
    'P = 4s',
    's',
    'P/4',
    { 'not-inverted': '4P', inverted: '4/P', 'wrong-inverse': 'P − 4', 'part-only': 'P + 4' },
    'P/4 = s',
  ),
  task(
    sides,
    'P = a + b + c',
    'c',
    'P − a − b',
    {
      'wrong-inverse': 'P + a + b',
      inverted: 'a + b − P',
      'part-only': 'P − a + b',
      'not-inverted': 'P/(ab)',
    },
    'P − a − b = c',
  ),
  task(
    speed,
    'v = u + at',
    't',
    '(v − u)/a',
    {
      'wrong-inverse': '(v + u)/a',
      'part-only': 'v − u',
      inverted: 'a/(v − u)',
      'not-inverted': 'a(v − u)',
      'factor-lost': 'v/a − u',
    },
    'v − u = at',
    '(v − u)/a = t',
  ),
  task(
    speed,
    'v = u + at',
    'u',
    'v − at',
    { 'wrong-inverse': 'v + at', inverted: 'at − v', 'not-inverted': 'atv', 'part-only': 'v/(at)' },
    'v − at = u',
  ),
  task(
    mean,
    'M = (a + b)/2',
    'a',
    '2M − b',
    {
      'wrong-inverse': '2M + b',
      'factor-lost': 'M − b',
      inverted: 'b − 2M',
      'part-only': 'M/2 − b',
      'not-inverted': '2(M − b)',
    },
    '2M = a + b',
    '2M − b = a',
  ),
  task(
    density,
    'D = m/V',
    'm',
    'DV',
    { 'not-inverted': 'D/V', inverted: 'V/D', 'wrong-inverse': 'D + V', 'part-only': 'D − V' },
    'DV = m',
  ),
  task(
    density,
    'D = m/V',
    'V',
    'm/D',
    { 'not-inverted': 'mD', inverted: 'D/m', 'wrong-inverse': 'm − D', 'part-only': 'D − m' },
    'DV = m',
    'V = m/D',
  ),
  task(
    trapezoid,
    'A = h(a + b)/2',
    'h',
    '2A/(a + b)',
    {
      'factor-lost': 'A/(a + b)',
      inverted: '(a + b)/(2A)',
      'wrong-inverse': '2A − (a + b)',
      'not-inverted': '2A(a + b)',
      'part-only': 'A/(2(a + b))',
    },
    '2A = h(a + b)',
    '2A/(a + b) = h',
  ),
]

const taskOf = ({ at }: Given): Task => tasks[at] as Task
const slots = (given: Given, language: 'en' | 'fil') => {
  const { formula, letter, name } = taskOf(given)
  return { formula, letter, name: name[language] }
}

export const solvingFormulas = skill<Given, Mistake>({
  id: 'algebra/solving-formulas',
  area: 'Mathematics',
  name: { en: 'Solving a formula for a variable', fil: 'Paglutas ng formula para sa isang variable' },
  grades: [7, 8],
  cues: {
    en: ['formula', 'rearranging formulas', 'literal equation', 'in terms of', 'solve for'],
    fil: ['formula', 'literal equation', 'in terms of', 'lutasin para sa'],
  },
  units: ['mathematics/7/algebraic-expressions-and-simple-equations'],
  largest: () => 10,
  mistakes: {
    'not-inverted': {
      en: 'multiplied instead of dividing, or divided instead of multiplying',
      fil: 'nag-multiply sa halip na naghati, o naghati sa halip na nag-multiply',
    },
    inverted: {
      en: 'exchanged the two parts of the division or subtraction',
      fil: 'pinagpalit ang dalawang bahagi ng division o subtraction',
    },
    'wrong-inverse': { en: 'used the wrong inverse operation', fil: 'maling inverse operation ang ginamit' },
    'part-only': {
      en: 'undid only a part of the operations, or undid one in the wrong way',
      fil: 'bahagi lamang ng mga operation ang inalis, o mali ang pag-alis sa isa',
    },
    'factor-lost': {
      en: 'left out a factor or did not divide every term',
      fil: 'may kinaligtaang factor o may term na hindi hinati',
    },
  },
  rules: {
    en: [
      {
        say: 'To solve A = lw for w, divide both sides by {l}.',
        ask: 'To solve A = lw for w, what should both sides be divided by?',
        not: ['w', 'A', 'lw'],
      },
      {
        say: 'To solve y = x + c for x, {subtract c} on both sides.',
        ask: 'What should be done on both sides to solve y = x + c for x?',
        not: ['add c', 'divide by c', 'multiply by c'],
      },
    ],
    fil: [
      {
        say: 'Upang lutasin ang A = lw para sa w, hatiin ang magkabilang panig sa {l}.',
        ask: 'Upang lutasin ang A = lw para sa w, sa ano dapat hatiin ang magkabilang panig?',
        not: ['w', 'A', 'lw'],
      },
      {
        say: 'Upang lutasin ang y = x + c para sa x, {ibawas ang c} sa magkabilang panig.',
        ask: 'Ano ang gagawin sa magkabilang panig upang lutasin ang y = x + c para sa x?',
        not: ['idagdag ang c', 'hatiin sa c', 'i-multiply sa c'],
      },
    ],
  },
  draw: (draw) => ({ at: draw.int(0, tasks.length - 1) }),
  answer: (given) => `${taskOf(given).letter} = ${taskOf(given).answer}`,
  wrong: (given) =>
    Object.fromEntries(
      Object.entries(taskOf(given).wrong).map(([mistake, text]) => [
        mistake,
        `${taskOf(given).letter} = ${text}`,
      ]),
    ),
  stems: slotStemsOf(slots, {
    en: [
      ['apply', 'Solve the formula {formula} for {letter}.'],
      ['apply', 'The formula for {name} is {formula}. Which formula gives {letter}?'],
      ['apply', 'If {formula}, what is {letter} in terms of the other variables?'],
    ],
    fil: [
      ['apply', 'Lutasin ang formula na {formula} para sa {letter}.'],
      ['apply', 'Ang formula para sa {name} ay {formula}. Aling formula ang nagbibigay ng {letter}?'],
      ['apply', 'Kung {formula}, ano ang {letter} gamit ang iba pang variable?'],
    ],
  }),
  statement: statementOf(slots, {
    en: 'When the formula {formula} is solved for {letter}, the result is {answer}.',
    fil: 'Kapag nilutas ang formula na {formula} para sa {letter}, ang resulta ay {answer}.',
  }),
  solution: stepsOf((given, say) => [
    say(
      `Undo the operations until ${taskOf(given).letter} stands alone:`,
      `Gamitin ang mga inverse operation hanggang mag-isa ang ${taskOf(given).letter}:`,
    ),
    ...taskOf(given).steps,
    `${taskOf(given).letter} = ${taskOf(given).answer}`,
  ]),
  choicesOnly: true,
})
