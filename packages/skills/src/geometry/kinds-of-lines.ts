import type { Point } from '@klasrum/drawings/drawing'
import { skill } from '../skill.ts'
import { label, line, polar, rightAngle, sketch } from './sketch.ts'
import { both, lineNames, remember, rule, understand } from './writing.ts'

type Kind = 'parallel' | 'perpendicular'
/** The names of the line that is asked about, the one parallel to it, the one perpendicular to it, and two slanting ones. */
type Given = { kind: Kind; names: readonly string[]; turn: number }

/** Where each line starts, its direction, and its length. */
const lines: readonly { from: Point; towards: number; length: number }[] = [
  { from: [0, 0], towards: 0, length: 12 },
  { from: [0, 4], towards: 0, length: 12 },
  { from: [2.5, -2], towards: 90, length: 8.5 },
  { from: [4, -2], towards: 60, length: 9.8 },
  { from: [11.3, -2], towards: 118, length: 9.6 },
]

const answerOf = ({ kind, names }: Given) => names[kind === 'parallel' ? 1 : 2] ?? ''

export const kindsOfLines = skill<Given, 'confused' | 'crossing' | 'slanting' | 'itself'>({
  id: 'geometry/kinds-of-lines',
  area: 'Mathematics',
  name: both('Parallel and perpendicular lines', 'Parallel at perpendicular lines'),
  grades: [3, 5],
  cues: {
    en: ['parallel lines', 'perpendicular lines', 'intersecting lines', 'never meet', 'square corner'],
    fil: ['parallel lines', 'perpendicular lines', 'intersecting lines', 'hindi nagtatagpo', 'square corner'],
  },
  units: ['mathematics/3/point-line-segment-at-ray', 'mathematics/4/lines-and-angles'],
  largest: () => 100,
  mistakes: {
    confused: both(
      'confused parallel and perpendicular lines',
      'pinagpalit ang parallel at perpendicular lines',
    ),
    crossing: both(
      'chose a line that crosses the given line at a slant',
      'pinili ang line na pahilis na tumatawid sa ibinigay na line',
    ),
    slanting: both(
      'judged by the eye without checking the corner where the lines meet',
      'tumingin lamang at hindi sinuri ang sulok na nabuo ng mga line',
    ),
    itself: both('named the given line itself', 'ang ibinigay na line mismo ang pinangalanan'),
  },
  rules: {
    en: [
      rule(
        'Lines that never meet and stay the same distance apart are {parallel}.',
        'What do we call lines that never meet and stay the same distance apart?',
        'perpendicular',
        'intersecting',
        'curved',
      ),
      rule(
        'Perpendicular lines form {right} angles.',
        'Which kind of angles do perpendicular lines form?',
        'acute',
        'obtuse',
        'straight',
      ),
      rule(
        'The number of points at which two lines that cross each other meet is {one}.',
        'At how many points do two lines that cross each other meet?',
        'two',
        'three',
        'four',
      ),
    ],
    fil: [
      rule(
        'Ang mga line na hindi kailanman nagtatagpo at laging pareho ang layo sa isa’t isa ay {parallel}.',
        'Ano ang tawag sa mga line na hindi kailanman nagtatagpo at laging pareho ang layo sa isa’t isa?',
        'perpendicular',
        'intersecting',
        'kurba',
      ),
      rule(
        'Ang perpendicular lines ay bumubuo ng mga {right} angle.',
        'Anong uri ng angle ang nabubuo ng perpendicular lines?',
        'acute',
        'obtuse',
        'straight',
      ),
      rule(
        'Ang bilang ng point kung saan nagtatagpo ang dalawang line na nagkukrus ay {1}.',
        'Sa ilang point nagtatagpo ang dalawang line na nagkukrus?',
        '2',
        '3',
        '4',
      ),
    ],
  },
  draw: (draw) => ({
    kind: draw.pick<Kind>(['parallel', 'perpendicular']),
    names: draw.shuffled(lineNames(draw, 5)),
    turn: draw.pick([0, 0, 90, 15, -15]),
  }),
  answer: (given) => `line ${answerOf(given)}`,
  also: (given) => [answerOf(given)],
  wrong: ({ kind, names }) => ({
    confused: `line ${names[kind === 'parallel' ? 2 : 1]}`,
    crossing: `line ${names[3]}`,
    slanting: `line ${names[4]}`,
  }),
  stems: {
    en: [
      remember(({ kind, names }) => `In the figure, which line is ${kind} to line ${names[0]}?`),
      understand(({ kind, names }) =>
        kind === 'parallel'
          ? `Which line in the figure will never meet line ${names[0]}?`
          : `Which line in the figure forms right angles with line ${names[0]}?`,
      ),
      understand(
        ({ kind, names }) =>
          `The lines in the figure are a map of five straight streets. Which street is ${kind} to street ${names[0]}? Write the name of its line.`,
      ),
    ],
    fil: [
      remember(({ kind, names }) => `Sa larawan, aling line ang ${kind} sa line ${names[0]}?`),
      understand(({ kind, names }) =>
        kind === 'parallel'
          ? `Aling line sa larawan ang hindi kailanman magtatagpo sa line ${names[0]}?`
          : `Aling line sa larawan ang bumubuo ng mga right angle kasama ng line ${names[0]}?`,
      ),
      understand(
        ({ kind, names }) =>
          `Ang mga line sa larawan ay mapa ng limang tuwid na kalye. Aling kalye ang ${kind} sa kalye ${names[0]}? Isulat ang pangalan ng line nito.`,
      ),
    ],
  },
  statement: {
    en: ({ kind, names }, answer) => `In the figure, ${answer} is ${kind} to line ${names[0]}.`,
    fil: ({ kind, names }, answer) => `Sa larawan, ang ${answer} ay ${kind} sa line ${names[0]}.`,
  },
  solution: {
    en: (given) => [
      given.kind === 'parallel'
        ? 'Parallel lines stay the same distance apart and never meet.'
        : 'Perpendicular lines meet at right angles.',
      `This is true of line ${given.names[0]} and line ${answerOf(given)}.`,
    ],
    fil: (given) => [
      given.kind === 'parallel'
        ? 'Laging pareho ang layo ng parallel lines sa isa’t isa at hindi sila nagtatagpo.'
        : 'Nagtatagpo ang perpendicular lines at bumubuo ng mga right angle.',
      `Ganito ang line ${given.names[0]} at line ${answerOf(given)}.`,
    ],
  },
  drawing: ({ names, turn }, language) => {
    const set = (place: Point): Point =>
      polar([0, 0], Math.hypot(...place), turn + (Math.atan2(place[1], place[0]) * 180) / Math.PI)
    const [one, other, upright, slant, lean] = names
    return sketch(
      [
        ...lines.flatMap(({ from, towards, length }, at) => [
          line(set(from), set(polar(from, length, towards)), { arrow: 'both' }),
          label(set(polar(from, length, towards)), names[at] ?? '', {
            away: 10,
            towards: towards + turn,
            bold: true,
          }),
        ]),
        rightAngle(set([2.5, 0]), turn, 8),
      ],
      {
        width: 190,
        height: 150,
        alt: both(
          `Five straight lines. Lines ${one} and ${other} run in the same direction side by side; line ${upright} crosses both with a square corner marked; lines ${slant} and ${lean} cross them at a slant.`,
          `Limang tuwid na line. Iisa ang direksiyon ng line ${one} at line ${other} na magkatabi; tinatawid sila ng line ${upright} na may markang square corner; pahilis silang tinatawid ng line ${slant} at line ${lean}.`,
        )[language],
      },
    )
  },
})
