import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { apply, both, type NumberPair, point, pointForms, pointNames, rule } from './writing.ts'

type Given = { from: NumberPair; to: NumberPair; names: readonly string[]; who: string }

const middle = ({ from, to }: Given): NumberPair => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
const signed = (value: number) => (value < 0 ? `(${grouped(value)})` : grouped(value))

const whole = (x: number, y: number) =>
  Number.isInteger(x) && Number.isInteger(y) ? point([x, y]) : undefined

export const midpoint = skill<
  Given,
  'no-half' | 'difference' | 'half-difference' | 'swapped' | 'x-only' | 'y-only' | 'mixed'
>({
  id: 'geometry/midpoint',
  area: 'Mathematics',
  name: both('Midpoint of a segment', 'Midpoint ng isang segment'),
  grades: [8, 10],
  cues: {
    en: ['midpoint', 'midpoint formula', 'endpoints of a segment', 'coordinate geometry'],
    fil: ['midpoint', 'midpoint formula', 'endpoint ng segment', 'coordinate geometry'],
  },
  units: ['mathematics/10/distance-midpoint-and-equation-of-a-circle'],
  largest: () => 40,
  mistakes: {
    'no-half': both(
      'added the coordinates but did not divide by 2',
      'pinagsama ang coordinates ngunit hindi hinati sa 2',
    ),
    difference: both(
      'subtracted the coordinates and did not divide',
      'pinagbawas ang coordinates at hindi hinati',
    ),
    'half-difference': both(
      'subtracted the coordinates instead of adding them',
      'pinagbawas ang coordinates sa halip na pinagsama',
    ),
    swapped: both('wrote the y-coordinate first', 'inuna ang y-coordinate'),
    'x-only': both('divided only the x-coordinate by 2', 'ang x-coordinate lamang ang hinati sa 2'),
    'y-only': both('divided only the y-coordinate by 2', 'ang y-coordinate lamang ang hinati sa 2'),
    mixed: both('averaged x and y of the same point', 'kinuha ang gitna ng x at y ng iisang point'),
  },
  rules: {
    en: [
      rule(
        'The midpoint of (0, 0) and (6, 4) is {(3, 2)}.',
        'What is the midpoint of the segment from (0, 0) to (6, 4)?',
        '(2, 3)',
        '(6, 4)',
        '(3, 4)',
      ),
      rule(
        'M is the midpoint of a segment AB that is 10 cm long. AM is {5 cm} long.',
        'M is the midpoint of segment AB. If AB is 10 cm long, how long is AM?',
        '2 cm',
        '10 cm',
        '20 cm',
      ),
    ],
    fil: [
      rule(
        'Ang midpoint ng (0, 0) at (6, 4) ay {(3, 2)}.',
        'Ano ang midpoint ng segment mula (0, 0) hanggang (6, 4)?',
        '(2, 3)',
        '(6, 4)',
        '(3, 4)',
      ),
      rule(
        'Kung M ang midpoint ng segment AB na 10 cm ang haba, ang haba ng AM ay {5 cm}.',
        'Ang M ay midpoint ng segment AB. Kung 10 cm ang haba ng AB, gaano kahaba ang AM?',
        '2 cm',
        '10 cm',
        '20 cm',
      ),
    ],
  },
  draw: (draw) => {
    const value = () => draw.int(-9, 10)
    const [x, y, dx, dy] = [
      value(),
      value(),
      draw.int(1, 6) * 2,
      draw.int(1, 6) * (draw.chanceOf(50) ? 2 : -2),
    ]
    if (Math.abs(y + dy) > 12 || x + dx > 12 || x + dx / 2 === y + dy / 2 || x === 0 || y === 0)
      throw new RangeError('Another midpoint is better.')
    const ends: [NumberPair, NumberPair] = [
      [x, y],
      [x + dx, y + dy],
    ]
    const [from, to] = draw.shuffled(ends) as [NumberPair, NumberPair]
    return { from, to, names: pointNames(draw, 2), who: draw.person().name }
  },
  answer: (given) => point(middle(given)),
  also: (given) => pointForms(middle(given)),
  wrong: (given) => {
    const {
      from: [a, b],
      to: [c, d],
    } = given
    const [x, y] = middle(given)
    return {
      'no-half': point([a + c, b + d]),
      difference: point([c - a, d - b]),
      'half-difference': point([(c - a) / 2, (d - b) / 2]),
      swapped: point([y, x]),
      'x-only': point([x, b + d]),
      'y-only': point([a + c, y]),
      mixed: whole((a + b) / 2, (c + d) / 2),
    }
  },
  stems: {
    en: [
      apply(
        ({ from, to }) =>
          `What is the midpoint of the segment with endpoints ${point(from)} and ${point(to)}?`,
      ),
      apply(
        ({ from, to, names: [one, other] }) =>
          `Find the coordinates of the midpoint of ${one}${point(from)} and ${other}${point(to)}.`,
      ),
      apply(
        ({ from, to, who }) =>
          `On a map, ${who}'s house is at ${point(from)} and the market is at ${point(to)}. A store stands exactly halfway between them. What are its coordinates?`,
      ),
      apply(
        ({ from, to }) =>
          `Two posts stand at ${point(from)} and ${point(to)} on the plan of a garden. A third post is put exactly in the middle between them. What are its coordinates?`,
      ),
    ],
    fil: [
      apply(
        ({ from, to }) =>
          `Ano ang midpoint ng segment na may mga endpoint na ${point(from)} at ${point(to)}?`,
      ),
      apply(
        ({ from, to, names: [one, other] }) =>
          `Hanapin ang coordinates ng midpoint ng ${one}${point(from)} at ${other}${point(to)}.`,
      ),
      apply(
        ({ from, to, who }) =>
          `Sa mapa, ang bahay ni ${who} ay nasa ${point(from)} at ang palengke ay nasa ${point(to)}. Nasa eksaktong gitna ng dalawa ang isang tindahan. Ano ang coordinates nito?`,
      ),
      apply(
        ({ from, to }) =>
          `Nasa ${point(from)} at ${point(to)} ang dalawang poste sa plano ng hardin. Inilagay ang ikatlong poste sa eksaktong gitna nila. Ano ang coordinates nito?`,
      ),
    ],
  },
  statement: {
    en: ({ from, to }, answer) =>
      `The midpoint of the segment with endpoints ${point(from)} and ${point(to)} is ${answer}.`,
    fil: ({ from, to }, answer) =>
      `Ang midpoint ng segment na may mga endpoint na ${point(from)} at ${point(to)} ay ${answer}.`,
  },
  solution: { en: (given) => steps(given), fil: (given) => steps(given) },
})

function steps(given: Given) {
  const {
    from: [a, b],
    to: [c, d],
  } = given
  const [x, y] = middle(given)
  return [
    `x = (${grouped(a)} + ${signed(c)}) ÷ 2 = ${grouped(x)}`,
    `y = (${grouped(b)} + ${signed(d)}) ÷ 2 = ${grouped(y)}`,
    `M = ${point([x, y])}`,
  ]
}
