import { skill } from '../skill.ts'
import {
  areCongruent,
  type Lines,
  pairKind,
  pairNames,
  transversalAngleNumbers,
  transversalFigure,
} from './transversal.ts'
import {
  analyze,
  angleOr,
  apply,
  both,
  degreeForms,
  degrees,
  lineNames,
  rule,
  withoutBorrowing,
} from './writing.ts'

type Given = { known: number; asked: number; size: number; lines: Lines }

/** Angles 2, 3, 6 and 7 lean as the transversal does. */
const leans = (place: number) => place % 4 === 2 || place % 4 === 3
const answerOf = ({ known, asked, size }: Given) => (leans(known) === leans(asked) ? size : 180 - size)
const kindOf = ({ known, asked }: Given) => pairKind(known, asked) ?? 'corresponding'

const pairs = transversalAngleNumbers.flatMap((known) =>
  transversalAngleNumbers.flatMap((asked) =>
    known > 4 !== asked > 4 && pairKind(known, asked) !== null ? [[known, asked] as const] : [],
  ),
)

export const transversalAngles = skill<
  Given,
  'confused' | 'complement' | 'right' | 'borrow' | 'half' | 'double'
>({
  id: 'geometry/transversal-angles',
  area: 'Mathematics',
  name: both(
    'Angles of parallel lines cut by a transversal',
    'Mga anggulo ng parallel lines na pinutol ng transversal',
  ),
  grades: [7, 9],
  cues: {
    en: [
      'parallel lines',
      'transversal',
      'alternate interior angles',
      'corresponding angles',
      'same-side interior angles',
    ],
    fil: [
      'parallel lines',
      'transversal',
      'alternate interior angles',
      'corresponding angles',
      'pinutol ng transversal',
    ],
  },
  units: ['mathematics/7/angles-and-parallel-lines'],
  largest: () => 180,
  mistakes: {
    confused: both(
      'confused congruent and supplementary angle pairs',
      'pinagpalit ang congruent at supplementary na pares ng anggulo',
    ),
    complement: both('took the two angles for complementary', 'inakalang complementary ang dalawang anggulo'),
    right: both('took all the angles for right angles', 'inakalang right angle ang lahat ng anggulo'),
    borrow: both('did not take away the borrowed ten', 'hindi binawas ang hiniram na sampu'),
    half: both('took half of the given angle', 'kinuha ang kalahati ng ibinigay na anggulo'),
    double: both('doubled the given angle', 'dinoble ang ibinigay na anggulo'),
  },
  rules: {
    en: [
      rule(
        'If parallel lines are cut by a transversal, corresponding angles are {congruent}.',
        'If parallel lines are cut by a transversal, how are corresponding angles related?',
        'supplementary',
        'complementary',
        'adjacent',
      ),
      rule(
        'If parallel lines are cut by a transversal, same-side interior angles are {supplementary}.',
        'If parallel lines are cut by a transversal, how are same-side interior angles related?',
        'congruent',
        'complementary',
        'vertical',
      ),
      rule(
        'If parallel lines are cut by a transversal, alternate interior angles are {congruent}.',
        'If parallel lines are cut by a transversal, how are alternate interior angles related?',
        'supplementary',
        'complementary',
        'adjacent',
      ),
    ],
    fil: [
      rule(
        'Kapag pinutol ng transversal ang parallel lines, ang corresponding angles ay {congruent}.',
        'Kapag pinutol ng transversal ang parallel lines, ano ang ugnayan ng corresponding angles?',
        'supplementary',
        'complementary',
        'adjacent',
      ),
      rule(
        'Kapag pinutol ng transversal ang parallel lines, ang same-side interior angles ay {supplementary}.',
        'Kapag pinutol ng transversal ang parallel lines, ano ang ugnayan ng same-side interior angles?',
        'congruent',
        'complementary',
        'vertical',
      ),
      rule(
        'Kapag pinutol ng transversal ang parallel lines, ang alternate interior angles ay {congruent}.',
        'Kapag pinutol ng transversal ang parallel lines, ano ang ugnayan ng alternate interior angles?',
        'supplementary',
        'complementary',
        'adjacent',
      ),
    ],
  },
  draw: (draw) => {
    const [known, asked] = draw.pick(pairs)
    const size = draw.chanceOf(50) ? draw.int(46, 78) : draw.int(102, 134)
    return { known, asked, size, lines: lineNames(draw, 3) as [string, string, string] }
  },
  answer: (given) => degrees(answerOf(given)),
  also: (given, language) => degreeForms(answerOf(given), language),
  wrong: (given) => {
    const [right, { size }] = [answerOf(given), given]
    return {
      confused: degrees(180 - right),
      complement: angleOr(Math.abs(90 - size)),
      right: degrees(90),
      borrow: right === size ? undefined : angleOr(withoutBorrowing(180, size)),
      half: angleOr(size / 2),
      double: angleOr(2 * size, 180),
    }
  },
  stems: {
    en: [
      apply(
        ({ known, asked, size, lines: [a, b] }) =>
          `In the figure, lines ${a} and ${b} are parallel and m∠${known} = ${size}°. What is m∠${asked}?`,
      ),
      apply(
        ({ known, asked, size, lines: [a, b, c] }) =>
          `Transversal ${c} cuts the parallel lines ${a} and ${b} as in the figure. If ∠${known} measures ${size}°, what is the measure of ∠${asked}?`,
      ),
      analyze(
        ({ known, asked, size, lines: [a, b, c] }) =>
          `The figure is a map: streets ${a} and ${b} are parallel and street ${c} crosses both. Angle ${known} measures ${size}°. How many degrees is angle ${asked}?`,
      ),
    ],
    fil: [
      apply(
        ({ known, asked, size, lines: [a, b] }) =>
          `Sa larawan, parallel ang mga line na ${a} at ${b} at m∠${known} = ${size}°. Ano ang m∠${asked}?`,
      ),
      apply(
        ({ known, asked, size, lines: [a, b, c] }) =>
          `Pinuputol ng transversal na ${c} ang parallel lines na ${a} at ${b} gaya ng nasa larawan. Kung ${size}° ang sukat ng ∠${known}, ano ang sukat ng ∠${asked}?`,
      ),
      analyze(
        ({ known, asked, size, lines: [a, b, c] }) =>
          `Ang larawan ay mapa: parallel ang mga kalye ${a} at ${b}, at tinatawid ang dalawa ng kalye ${c}. Ang anggulo ${known} ay may sukat na ${size}°. Ilang digri ang anggulo ${asked}?`,
      ),
    ],
  },
  statement: {
    en: ({ known, asked, size, lines: [a, b] }, answer) =>
      `In the figure, lines ${a} and ${b} are parallel; if m∠${known} = ${size}°, then m∠${asked} = ${answer}.`,
    fil: ({ known, asked, size, lines: [a, b] }, answer) =>
      `Sa larawan, parallel ang mga line na ${a} at ${b}; kung m∠${known} = ${size}°, ang m∠${asked} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `∠${given.known} and ∠${given.asked} are ${pairNames[kindOf(given)]}, so they are ${areCongruent(kindOf(given)) ? 'congruent' : 'supplementary'}.`,
      `m∠${given.asked} = ${areCongruent(kindOf(given)) ? '' : `180° − ${given.size}° = `}${answerOf(given)}°`,
    ],
    fil: (given) => [
      `Ang ∠${given.known} at ∠${given.asked} ay ${pairNames[kindOf(given)]}, kaya sila ay ${areCongruent(kindOf(given)) ? 'congruent' : 'supplementary'}.`,
      `m∠${given.asked} = ${areCongruent(kindOf(given)) ? '' : `180° − ${given.size}° = `}${answerOf(given)}°`,
    ],
  },
  drawing: ({ known, size, lines }, language) =>
    transversalFigure(leans(known) ? size : 180 - size, lines, language),
})
