import { skill } from '../skill.ts'
import { bow, dot, label, line, polar, sketch } from './sketch.ts'
import { both, pointNames, remember, rule, understand } from './writing.ts'

/** The vertex is the middle letter. */
type Given = { names: string; size: number; turn: number }

const asked = (names: string) => [...names].toSorted()

export const namingAngles = skill<Given, 'first' | 'last' | 'first-swapped' | 'last-swapped'>({
  id: 'geometry/naming-angles',
  area: 'Mathematics',
  name: both('Naming angles', 'Pagpapangalan ng anggulo'),
  grades: [4, 7],
  cues: {
    en: ['naming angles', 'name the angle', 'vertex', 'sides of an angle', 'parts of an angle'],
    fil: ['pangalan ng anggulo', 'pangalanan ang anggulo', 'vertex', 'gilid ng anggulo', 'bahagi ng anggulo'],
  },
  notation: [/∠ ?[A-Z]{3}/],
  units: ['mathematics/4/lines-and-angles'],
  largest: () => 360,
  mistakes: {
    first: both('put the vertex first', 'inuna ang vertex'),
    last: both('put the vertex last', 'inihuli ang vertex'),
    'first-swapped': both(
      'began with the vertex and read the rest backward',
      'nagsimula sa vertex at binaligtad ang natitira',
    ),
    'last-swapped': both(
      'ended with the vertex and read the rest backward',
      'nagtapos sa vertex at binaligtad ang natitira',
    ),
  },
  rules: {
    en: [
      rule(
        'An angle with the vertex S and the points R and T on its sides is named {∠RST}.',
        'The vertex of an angle is S, and its sides pass through R and T. What is the name of the angle?',
        '∠SRT',
        '∠RTS',
        '∠STR',
      ),
      rule(
        'Another name for ∠ABC is {∠CBA}.',
        'What is another name for ∠ABC with three letters?',
        '∠ACB',
        '∠BAC',
        '∠CAB',
      ),
      rule('The vertex of ∠PQR is point {Q}.', 'Which point is the vertex of ∠PQR?', 'P', 'R', 'S'),
    ],
    fil: [
      rule(
        'Ang anggulong S ang vertex at dumaraan sa R at T ang mga gilid ay {∠RST}.',
        'Ang vertex ng anggulo ay S, at dumaraan sa R at T ang mga gilid nito. Ano ang pangalan ng anggulo?',
        '∠SRT',
        '∠RTS',
        '∠STR',
      ),
      rule(
        'Ang isa pang pangalan ng ∠ABC ay {∠CBA}.',
        'Ano ang isa pang pangalan ng ∠ABC na may tatlong titik?',
        '∠ACB',
        '∠BAC',
        '∠CAB',
      ),
      rule('Ang vertex ng ∠PQR ay ang point {Q}.', 'Aling point ang vertex ng ∠PQR?', 'P', 'R', 'S'),
    ],
  },
  draw: (draw) => ({
    names: draw.shuffled(pointNames(draw, 3)).join(''),
    size: draw.pick([35, 50, 65, 110, 130]),
    turn: draw.pick([0, 20, 50, 180, 210]),
  }),
  answer: ({ names }) => `∠${names}`,
  also: ({ names }) => [`∠${[...names].toReversed().join('')}`],
  wrong: ({ names }) => {
    const [one, vertex, other] = names
    return {
      first: `∠${vertex}${one}${other}`,
      last: `∠${one}${other}${vertex}`,
      'first-swapped': `∠${vertex}${other}${one}`,
      'last-swapped': `∠${other}${one}${vertex}`,
    }
  },
  stems: {
    en: [
      remember(({ names }) => {
        const [a, b, c] = asked(names)
        return `The angle in the figure is marked with points ${a}, ${b} and ${c}. How is it named with three letters?`
      }),
      understand(({ names }) => {
        const [a, b, c] = asked(names)
        return `Use all the letters ${a}, ${b} and ${c} in the figure. What is the name of the angle?`
      }),
    ],
    fil: [
      remember(({ names }) => {
        const [a, b, c] = asked(names)
        return `Ang anggulo sa larawan ay may mga point na ${a}, ${b} at ${c}. Ano ang pangalan nito kapag ginamit ang tatlong titik?`
      }),
      understand(({ names }) => {
        const [a, b, c] = asked(names)
        return `Gamitin ang lahat ng titik na ${a}, ${b} at ${c} sa larawan. Ano ang pangalan ng anggulo?`
      }),
    ],
  },
  statement: {
    en: ({ names }, answer) =>
      `The angle in the figure with points ${asked(names).join(', ')} is named ${answer}.`,
    fil: ({ names }, answer) =>
      `Ang pangalan ng anggulo sa larawan na may mga point na ${asked(names).join(', ')} ay ${answer}.`,
  },
  solution: {
    en: ({ names }) => [
      `The two sides meet at ${names[1]}, so ${names[1]} is the vertex.`,
      `The vertex stands in the middle: ∠${names}.`,
    ],
    fil: ({ names }) => [
      `Nagtatagpo ang dalawang gilid sa ${names[1]}, kaya ${names[1]} ang vertex.`,
      `Nasa gitna ang vertex: ∠${names}.`,
    ],
  },
  drawing: ({ names, size, turn }, language) => {
    const [one = '', vertex = '', other = ''] = names
    const arm = (towards: number, side: number, text: string) => [
      line([0, 0], polar([0, 0], 10, towards), { arrow: 'end' }),
      dot(polar([0, 0], 7, towards)),
      label(polar([0, 0], 7, towards), text, { away: 12, towards: towards + side, bold: true }),
    ]
    return sketch(
      [
        ...arm(turn, -90, one),
        ...arm(turn + size, 90, other),
        dot([0, 0]),
        bow([0, 0], turn, turn + size),
        label([0, 0], vertex, { away: 13, towards: turn + size / 2 + 180, bold: true }),
      ],
      {
        width: 150,
        height: 110,
        alt: both(
          `An angle. One ray starts at ${vertex} and passes through ${one}; the other starts at ${vertex} and passes through ${other}.`,
          `Isang anggulo. Nagsisimula sa ${vertex} ang isang ray at dumaraan sa ${one}; nagsisimula rin sa ${vertex} ang isa pa at dumaraan sa ${other}.`,
        )[language],
      },
    )
  },
})
