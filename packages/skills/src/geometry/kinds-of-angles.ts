import { skill } from '../skill.ts'
import { type AngleKind, angleMistakes, drawKind, kindName, measures } from './angle-kinds.ts'
import { bow, dot, label, line, polar, rightAngle, room, sketch } from './sketch.ts'
import { both, pointNames, remember, rule, understand, withArticle } from './writing.ts'

/** The vertex has the middle name. */
type Given = { kind: AngleKind; size: number; turn: number; names: string; older: boolean }

export const kindsOfAngles = skill<Given, AngleKind>({
  id: 'geometry/kinds-of-angles',
  area: 'Mathematics',
  name: both('Kinds of angles', 'Mga uri ng anggulo'),
  grades: [4, 7],
  cues: {
    en: ['acute angle', 'right angle', 'obtuse angle', 'kinds of angles', 'straight angle'],
    fil: ['acute angle', 'right angle', 'obtuse angle', 'uri ng anggulo', 'straight angle'],
  },
  units: ['mathematics/4/lines-and-angles'],
  largest: () => 360,
  mistakes: angleMistakes,
  rules: {
    en: [
      rule('A right angle measures {90°}.', 'How many degrees is a right angle?', '45°', '100°', '180°'),
      rule(
        'An angle that is smaller than a right angle is {acute}.',
        'What kind of angle is smaller than a right angle?',
        'obtuse',
        'straight',
        'reflex',
      ),
      rule(
        'The point where the two sides of an angle meet is the {vertex}.',
        'What do we call the point where the two sides of an angle meet?',
        'ray',
        'arc',
        'midpoint',
      ),
    ],
    fil: [
      rule('Ang right angle ay may sukat na {90°}.', 'Ano ang sukat ng right angle?', '45°', '100°', '180°'),
      rule(
        'Ang anggulong mas maliit sa right angle ay {acute}.',
        'Anong uri ng anggulo ang mas maliit sa right angle?',
        'obtuse',
        'straight',
        'reflex',
      ),
      rule(
        'Ang point kung saan nagtatagpo ang dalawang gilid ng anggulo ay ang {vertex}.',
        'Ano ang tawag sa point kung saan nagtatagpo ang dalawang gilid ng anggulo?',
        'ray',
        'arc',
        'midpoint',
      ),
    ],
  },
  draw: (draw) => {
    const kind = drawKind(draw)
    const size = {
      acute: () => draw.int(5, 14) * 5,
      right: () => 90,
      obtuse: () => draw.int(22, 32) * 5,
      straight: () => 180,
      reflex: () => draw.int(42, 64) * 5,
    }[kind]()
    return {
      kind,
      size,
      turn: draw.pick([0, 0, 20, 60, 120, 200]),
      names: draw.shuffled(pointNames(draw, 3)).join(''),
      older: draw.grade > 4,
    }
  },
  answer: ({ kind }) => kindName(kind),
  also: ({ kind }) => [kind],
  wrong: ({ older }) => ({
    acute: kindName('acute'),
    right: kindName('right'),
    obtuse: kindName('obtuse'),
    straight: kindName('straight'),
    reflex: older ? kindName('reflex') : undefined,
  }),
  stems: {
    en: [
      remember(({ names }) => `What kind of angle is ∠${names} in the figure?`),
      remember(({ names }) => `The figure shows ∠${names}. Which kind of angle is it?`),
      understand(
        ({ names }) => `Compare ∠${names} in the figure with a square corner. What kind of angle is it?`,
      ),
    ],
    fil: [
      remember(({ names }) => `Anong uri ng anggulo ang ∠${names} sa larawan?`),
      remember(({ names }) => `Makikita sa larawan ang ∠${names}. Anong uri ng anggulo ito?`),
      understand(
        ({ names }) => `Ihambing sa square corner ang ∠${names} sa larawan. Anong uri ng anggulo ito?`,
      ),
    ],
  },
  statement: {
    en: ({ names }, answer) => `In the figure, ∠${names} is ${withArticle(answer)}.`,
    fil: ({ names }, answer) => `Sa larawan, ang ∠${names} ay ${answer}.`,
  },
  solution: {
    en: ({ kind, names }) => [
      `∠${names} measures ${measures[kind].en}.`,
      `So it is ${withArticle(kindName(kind))}.`,
    ],
    fil: ({ kind, names }) => [
      `Ang sukat ng ∠${names} ay ${measures[kind].fil}.`,
      `Kaya ito ay ${kindName(kind)}.`,
    ],
  },
  drawing: ({ kind, size, turn, names }, language) => {
    const [first = '', vertex = '', second = ''] = names
    const end = (towards: number) => polar([0, 0], 10, towards)
    const named = (text: string, towards: number) =>
      label(polar([0, 0], 8.4, towards), text, {
        away: 12,
        towards: towards + (towards === turn ? -90 : 90),
        bold: true,
      })
    return sketch(
      [
        line([0, 0], end(turn), { arrow: 'end' }),
        line([0, 0], end(turn + size), { arrow: 'end' }),
        dot([0, 0]),
        room(kind === 'reflex' ? polar([0, 0], 3, turn + size / 2) : [0, 0]),
        kind === 'right' ? rightAngle([0, 0], turn, 11) : bow([0, 0], turn, turn + size),
        named(first, turn),
        named(second, turn + size),
        label(
          [0, 0],
          vertex,
          kind === 'reflex'
            ? { away: 27, towards: turn + size / 2, bold: true }
            : { away: 13, towards: turn + size / 2 + 180, bold: true },
        ),
      ],
      {
        width: 150,
        height: 110,
        alt: both(
          `Angle ${names} with its vertex at ${vertex}; its opening is ${size} degrees wide.`,
          `Anggulong ${names} na nasa ${vertex} ang vertex; ${size} digri ang laki ng bukas nito.`,
        )[language],
      },
    )
  },
})
