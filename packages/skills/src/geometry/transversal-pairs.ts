import { skill } from '../skill.ts'
import {
  type Lines,
  type PairKind,
  pairKind,
  pairNames,
  transversalAngleNumbers,
  transversalFigure,
} from './transversal.ts'
import { both, lineNames, remember, rule, understand } from './writing.ts'

type Given = { one: number; other: number; lean: number; lines: Lines }

const kindOf = ({ one, other }: Given) => pairKind(one, other) ?? 'linear'

const pairs = transversalAngleNumbers.flatMap((one) =>
  transversalAngleNumbers.flatMap((other) =>
    one < other && pairKind(one, other) !== null ? [[one, other] as const] : [],
  ),
)

const where: Record<PairKind, { en: string; fil: string }> = {
  corresponding: both('in the same position at the two lines', 'magkatulad ang puwesto sa dalawang line'),
  'alternate-interior': both(
    'between the two lines and on opposite sides of the transversal',
    'nasa pagitan ng dalawang line at nasa magkabilang panig ng transversal',
  ),
  'alternate-exterior': both(
    'outside the two lines and on opposite sides of the transversal',
    'nasa labas ng dalawang line at nasa magkabilang panig ng transversal',
  ),
  'same-side-interior': both(
    'between the two lines and on the same side of the transversal',
    'nasa pagitan ng dalawang line at nasa iisang panig ng transversal',
  ),
  'same-side-exterior': both(
    'outside the two lines and on the same side of the transversal',
    'nasa labas ng dalawang line at nasa iisang panig ng transversal',
  ),
  vertical: both('opposite each other at one point of intersection', 'magkatapat sa iisang tagpuan'),
  linear: both('next to each other and form a straight angle', 'magkatabi at bumubuo ng straight angle'),
}

const form = (answer: string) => (answer === pairNames.linear ? `form a ${answer}` : `are ${answer}`)

const took = (kind: PairKind) =>
  both(`thought that the angles are ${where[kind].en}`, `inakalang ${where[kind].fil} ang mga anggulo`)

export const transversalPairs = skill<Given, PairKind>({
  id: 'geometry/transversal-pairs',
  area: 'Mathematics',
  name: both('Angle pairs of a transversal', 'Mga pares ng anggulo ng transversal'),
  grades: [7, 9],
  cues: {
    en: [
      'transversal',
      'alternate interior angles',
      'corresponding angles',
      'same-side interior angles',
      'alternate exterior angles',
    ],
    fil: [
      'transversal',
      'alternate interior angles',
      'corresponding angles',
      'same-side interior angles',
      'parallel lines',
    ],
  },
  units: ['mathematics/7/angles-and-parallel-lines'],
  largest: () => 100,
  mistakes: {
    corresponding: took('corresponding'),
    'alternate-interior': took('alternate-interior'),
    'alternate-exterior': took('alternate-exterior'),
    'same-side-interior': took('same-side-interior'),
    'same-side-exterior': took('same-side-exterior'),
    vertical: took('vertical'),
    linear: took('linear'),
  },
  rules: {
    en: [
      rule(
        'A line that cuts two or more lines at different points is a {transversal}.',
        'What do we call a line that cuts two or more lines at different points?',
        'bisector',
        'median',
        'radius',
      ),
      rule(
        'The angles between two lines cut by a transversal are {interior} angles.',
        'Two lines are cut by a transversal. What do we call the angles between the two lines?',
        'exterior',
        'vertical',
        'straight',
      ),
      rule(
        'Alternate angles are on {opposite sides} of the transversal.',
        'On which side or sides of the transversal are alternate angles?',
        'the same side',
        'the left side only',
        'the right side only',
      ),
    ],
    fil: [
      rule(
        'Ang line na pumuputol sa dalawa o higit pang line sa magkakaibang point ay {transversal}.',
        'Ano ang tawag sa line na pumuputol sa dalawa o higit pang line sa magkakaibang point?',
        'bisector',
        'median',
        'radius',
      ),
      rule(
        'Ang mga anggulo sa pagitan ng dalawang line na pinutol ng transversal ay {interior} angles.',
        'Ano ang tawag sa mga anggulo sa pagitan ng dalawang line na pinutol ng transversal?',
        'exterior',
        'vertical',
        'straight',
      ),
      rule(
        'Ang alternate angles ay nasa {magkabilang panig} ng transversal.',
        'Nasa aling panig ng transversal ang alternate angles?',
        'iisang panig',
        'kaliwang panig lamang',
        'kanang panig lamang',
      ),
    ],
  },
  draw: (draw) => {
    const lines = lineNames(draw, 3) as [string, string, string]
    // Vertical angles and linear pairs are many, but not what the lesson is about.
    const [one, other] = draw.pick(
      draw.chanceOf(80)
        ? pairs.filter(([a, b]) => a <= 4 && b > 4)
        : pairs.filter(([a, b]) => a > 4 === b > 4),
    )
    return { one, other, lean: draw.pick([50, 58, 65, 115, 125]), lines }
  },
  answer: (given) => pairNames[kindOf(given)],
  also: (given) => {
    const kind = kindOf(given)
    if (kind === 'same-side-interior') return ['consecutive interior angles', 'co-interior angles']
    return kind === 'same-side-exterior' ? ['consecutive exterior angles'] : []
  },
  wrong: () => pairNames,
  stems: {
    en: [
      remember(({ one, other }) => `In the figure, what kind of angle pair are ∠${one} and ∠${other}?`),
      remember(
        ({ one, other, lines: [a, b, c] }) =>
          `Parallel lines ${a} and ${b} are cut by transversal ${c} as in the figure. What are ∠${one} and ∠${other} called?`,
      ),
      understand(
        ({ one, other, lines: [, , c] }) =>
          `Look at where ∠${one} and ∠${other} lie in the figure with transversal ${c}. What do we call this pair of angles?`,
      ),
    ],
    fil: [
      remember(({ one, other }) => `Sa larawan, anong pares ng anggulo ang ∠${one} at ∠${other}?`),
      remember(
        ({ one, other, lines: [a, b, c] }) =>
          `Pinuputol ng transversal na ${c} ang parallel lines na ${a} at ${b} gaya ng nasa larawan. Ano ang tawag sa ∠${one} at ∠${other}?`,
      ),
      understand(
        ({ one, other, lines: [, , c] }) =>
          `Tingnan kung nasaan ang ∠${one} at ∠${other} sa larawan na may transversal na ${c}. Ano ang tawag sa pares na ito ng anggulo?`,
      ),
    ],
  },
  statement: {
    en: ({ one, other }, answer) => `In the figure, ∠${one} and ∠${other} ${form(answer)}.`,
    fil: ({ one, other }, answer) => `Sa larawan, ang ∠${one} at ∠${other} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `∠${given.one} and ∠${given.other} are ${where[kindOf(given)].en}.`.replace(
        'and form',
        'and they form',
      ),
      `So they ${form(pairNames[kindOf(given)])}.`,
    ],
    fil: (given) => [
      `Ang ∠${given.one} at ∠${given.other} ay ${where[kindOf(given)].fil}.`,
      `Kaya sila ay ${pairNames[kindOf(given)]}.`,
    ],
  },
  drawing: ({ lean, lines }, language) => transversalFigure(lean, lines, language),
})
