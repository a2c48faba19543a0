import { skill } from '../skill.ts'
import { label, line, polar, sketch } from './sketch.ts'
import {
  angleOr,
  apply,
  both,
  degreeForms,
  degrees,
  lineNames,
  rule,
  understand,
  withoutBorrowing,
} from './writing.ts'

/** Angles 1 to 4 go around; the size is that of the known one. */
type Given = { known: number; asked: number; size: number; turn: number; lines: readonly string[] }

const areVertical = ({ known, asked }: Given) => Math.abs(known - asked) === 2
const answerOf = (given: Given) => (areVertical(given) ? given.size : 180 - given.size)

export const crossingAngles = skill<
  Given,
  'confused' | 'complement' | 'right' | 'borrow' | 'half' | 'double'
>({
  id: 'geometry/crossing-angles',
  area: 'Mathematics',
  name: both('Vertical angles and linear pairs', 'Vertical angles at linear pair'),
  grades: [7, 8],
  cues: {
    en: ['vertical angles', 'linear pair', 'intersecting lines', 'adjacent angles', 'opposite angles'],
    fil: ['vertical angles', 'linear pair', 'intersecting lines', 'adjacent angles', 'magkatapat na anggulo'],
  },
  units: ['mathematics/7/polygons-and-their-angles', 'mathematics/7/angles-and-parallel-lines'],
  largest: () => 180,
  mistakes: {
    confused: both(
      'confused vertical angles and linear pairs',
      'pinagpalit ang vertical angles at linear pair',
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
        'Vertical angles are always {congruent}.',
        'How are vertical angles related?',
        'supplementary',
        'complementary',
        'adjacent',
      ),
      rule(
        'The angles of a linear pair are always {supplementary}.',
        'How are the angles of a linear pair related?',
        'complementary',
        'congruent',
        'vertical',
      ),
      rule(
        'The number of pairs of vertical angles that two intersecting lines form is {2}.',
        'How many pairs of vertical angles do two intersecting lines form?',
        '1',
        '3',
        '4',
      ),
    ],
    fil: [
      rule(
        'Ang vertical angles ay laging {congruent}.',
        'Ano ang ugnayan ng vertical angles?',
        'supplementary',
        'complementary',
        'adjacent',
      ),
      rule(
        'Ang mga anggulo ng linear pair ay laging {supplementary}.',
        'Ano ang ugnayan ng mga anggulo ng linear pair?',
        'complementary',
        'congruent',
        'vertical',
      ),
      rule(
        'Ang bilang ng pares ng vertical angles na nabubuo ng dalawang intersecting lines ay {2}.',
        'Ilang pares ng vertical angles ang nabubuo ng dalawang intersecting lines?',
        '1',
        '3',
        '4',
      ),
    ],
  },
  draw: (draw) => {
    const [known = 1, asked = 2] = draw.shuffled([1, 2, 3, 4])
    const size = draw.chanceOf(50) ? draw.int(32, 78) : draw.int(102, 148)
    if (size % 45 === 0) throw new RangeError('Too many angles are equal.')
    return { known, asked, size, turn: draw.pick([0, 10, -15, 25]), lines: lineNames(draw, 2) }
  },
  answer: (given) => degrees(answerOf(given)),
  also: (given, language) => degreeForms(answerOf(given), language),
  wrong: (given) => {
    const { size } = given
    return {
      confused: degrees(180 - answerOf(given)),
      complement: angleOr(Math.abs(90 - size)),
      right: degrees(90),
      borrow: areVertical(given) ? undefined : angleOr(withoutBorrowing(180, size)),
      half: angleOr(size / 2),
      double: angleOr(2 * size, 180),
    }
  },
  stems: {
    en: [
      understand(
        ({ known, asked, size }) =>
          `In the figure, two lines intersect and m∠${known} = ${size}°. What is m∠${asked}?`,
      ),
      understand(
        ({ known, asked, size, lines: [one, other] }) =>
          `Lines ${one} and ${other} intersect as in the figure. If ∠${known} measures ${size}°, what is the measure of ∠${asked}?`,
      ),
      apply(
        ({ known, asked, size }) =>
          `The figure is a map of two straight roads that cross. Angle ${known} measures ${size}°. How many degrees is angle ${asked}?`,
      ),
      apply(
        ({ known, asked, size }) =>
          `The blades and handles of a pair of scissors form four angles as in the figure. Angle ${known} measures ${size}°. How many degrees is angle ${asked}?`,
      ),
    ],
    fil: [
      understand(
        ({ known, asked, size }) =>
          `Sa larawan, nagtatagpo ang dalawang line at m∠${known} = ${size}°. Ano ang m∠${asked}?`,
      ),
      understand(
        ({ known, asked, size, lines: [one, other] }) =>
          `Nagtatagpo ang mga line na ${one} at ${other} gaya ng nasa larawan. Kung ${size}° ang sukat ng ∠${known}, ano ang sukat ng ∠${asked}?`,
      ),
      apply(
        ({ known, asked, size }) =>
          `Ang larawan ay mapa ng dalawang tuwid na daan na nagsasalubong. Ang anggulo ${known} ay may sukat na ${size}°. Ilang digri ang anggulo ${asked}?`,
      ),
      apply(
        ({ known, asked, size }) =>
          `Ang mga talim at hawakan ng gunting ay bumubuo ng apat na anggulo gaya ng nasa larawan. Ang anggulo ${known} ay may sukat na ${size}°. Ilang digri ang anggulo ${asked}?`,
      ),
    ],
  },
  statement: {
    en: ({ known, asked, size }, answer) =>
      `In the figure, if m∠${known} = ${size}°, then m∠${asked} = ${answer}.`,
    fil: ({ known, asked, size }, answer) =>
      `Sa larawan, kung m∠${known} = ${size}°, ang m∠${asked} ay ${answer}.`,
  },
  solution: {
    en: (given) =>
      areVertical(given)
        ? [
            `∠${given.known} and ∠${given.asked} are vertical angles, so they are congruent.`,
            `m∠${given.asked} = ${given.size}°`,
          ]
        : [
            `∠${given.known} and ∠${given.asked} form a linear pair, so they are supplementary.`,
            `m∠${given.asked} = 180° − ${given.size}° = ${answerOf(given)}°`,
          ],
    fil: (given) =>
      areVertical(given)
        ? [
            `Ang ∠${given.known} at ∠${given.asked} ay vertical angles, kaya congruent sila.`,
            `m∠${given.asked} = ${given.size}°`,
          ]
        : [
            `Ang ∠${given.known} at ∠${given.asked} ay linear pair, kaya supplementary sila.`,
            `m∠${given.asked} = 180° − ${given.size}° = ${answerOf(given)}°`,
          ],
  },
  drawing: ({ known, size, turn, lines: [one = '', other = ''] }, language) => {
    const first = known % 2 === 1 ? size : 180 - size
    const ends = [turn, turn + first, turn + 180, turn + 180 + first]
    const end = (place: number) => polar([0, 0], 10, ends[place] ?? 0)
    return sketch(
      [
        line(end(2), end(0), { arrow: 'both' }),
        line(end(3), end(1), { arrow: 'both' }),
        label(end(0), one, { away: 10, towards: turn, bold: true }),
        label(end(1), other, { away: 10, towards: turn + first, bold: true }),
        ...[0, 1, 2, 3].map((place) => {
          const [from, to] = [ends[place] ?? 0, ends[place + 1] ?? turn + 360]
          return label([0, 0], String(place + 1), {
            away: to - from < 60 ? 27 : 19,
            towards: (from + to) / 2,
          })
        }),
      ],
      {
        width: 170,
        height: 130,
        alt: both(
          `Two lines ${one} and ${other} intersect. The four angles are numbered 1, 2, 3 and 4 in order around the point, so that 1 is opposite 3 and 2 is opposite 4.`,
          `Nagtatagpo ang mga line na ${one} at ${other}. Sunod-sunod paikot ang mga anggulo 1, 2, 3 at 4, kaya magkatapat ang 1 at 3 at magkatapat ang 2 at 4.`,
        )[language],
      },
    )
  },
})
