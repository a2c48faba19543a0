import { ilan, stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { pangalan, polygonName } from './polygons.ts'
import { angleOr, apply, both, degreeForms, degrees, rule } from './writing.ts'

type Given = { sides: number; kind: 'interior' | 'exterior' }

const interior = (sides: number) => ((sides - 2) * 180) / sides
const answerOf = ({ sides, kind }: Given) => (kind === 'interior' ? interior(sides) : 360 / sides)
const regular = (sides: number) => `regular ${polygonName(sides)}`
const regularFil = (sides: number) => `regular ${pangalan(sides)}`

export const regularPolygonAngle = skill<
  Given,
  'other' | 'half' | 'all' | 'one-less' | 'three-less' | 'right'
>({
  id: 'geometry/regular-polygon-angle',
  area: 'Mathematics',
  name: both('Each angle of a regular polygon', 'Bawat anggulo ng regular polygon'),
  grades: [7, 9],
  cues: {
    en: ['regular polygon', 'each interior angle', 'each exterior angle', 'measure of each angle'],
    fil: ['regular polygon', 'bawat interior angle', 'bawat exterior angle', 'sukat ng bawat anggulo'],
  },
  units: ['mathematics/7/polygons-and-their-angles'],
  largest: () => 360,
  mistakes: {
    other: both('confused interior and exterior angles', 'pinagpalit ang interior at exterior angle'),
    half: both('divided 180° by the number of sides', 'hinati ang 180° sa bilang ng gilid'),
    all: both('did not divide by the number of sides', 'hindi hinati sa bilang ng gilid'),
    'one-less': both(
      'subtracted 1 instead of 2 from the number of sides',
      'nagbawas ng 1 sa halip na 2 sa bilang ng gilid',
    ),
    'three-less': both(
      'subtracted 3 instead of 2 from the number of sides',
      'nagbawas ng 3 sa halip na 2 sa bilang ng gilid',
    ),
    right: both('took the angle for a right angle', 'inakalang right angle ang anggulo'),
  },
  rules: {
    en: [
      rule(
        'Each exterior angle of a regular polygon with n sides measures {360° ÷ n}.',
        'What is the measure of each exterior angle of a regular polygon with n sides?',
        '180° ÷ n',
        '90° ÷ n',
        '360° × n',
      ),
      rule(
        'An interior angle of a polygon and the exterior angle at the same vertex have a sum of {180°}.',
        'What is the sum of an interior angle of a polygon and the exterior angle at the same vertex?',
        '90°',
        '270°',
        '360°',
      ),
      rule(
        'Each angle of a regular quadrilateral measures {90°}.',
        'How many degrees is each interior angle of a regular quadrilateral?',
        '45°',
        '60°',
        '180°',
      ),
    ],
    fil: [
      rule(
        'Ang bawat exterior angle ng regular polygon na may n gilid ay may sukat na {360° ÷ n}.',
        'Ano ang sukat ng bawat exterior angle ng regular polygon na may n gilid?',
        '180° ÷ n',
        '90° ÷ n',
        '360° × n',
      ),
      rule(
        'Ang kabuoan ng interior angle ng polygon at ng exterior angle sa parehong vertex ay {180°}.',
        'Ano ang kabuoan ng interior angle ng polygon at ng exterior angle sa parehong vertex?',
        '90°',
        '270°',
        '360°',
      ),
      rule(
        'Ang bawat interior angle ng regular quadrilateral ay may sukat na {90°}.',
        'Ilang digri ang bawat interior angle ng regular quadrilateral?',
        '45°',
        '60°',
        '180°',
      ),
    ],
  },
  draw: (draw) => ({
    sides: draw.pick([5, 6, 8, 9, 10, 12, 15, 18, 20, 24]),
    kind: draw.pick(['interior', 'exterior']),
  }),
  answer: (given) => degrees(answerOf(given)),
  also: (given, language) => degreeForms(answerOf(given), language),
  wrong: ({ sides, kind }) =>
    stronger(
      degrees(answerOf({ sides, kind })),
      {
        other: degrees(180 - answerOf({ sides, kind })),
        half: angleOr(180 / sides),
        all: kind === 'exterior' ? degrees(360) : undefined,
        'one-less': angleOr(((sides - 1) * 180) / sides),
        'three-less': angleOr(((sides - 3) * 180) / sides),
        right: degrees(90),
      },
      ['right'],
    ),
  stems: {
    en: [
      apply(({ sides, kind }) => `What is the measure of each ${kind} angle of a ${regular(sides)}?`),
      apply(
        ({ sides, kind }) => `A regular polygon has ${sides} sides. How many degrees is each ${kind} angle?`,
      ),
      apply(
        ({ sides, kind }) =>
          `The edge of a fountain in the plaza is a regular polygon with ${sides} sides. What is the measure of each of its ${kind} angles?`,
      ),
      apply(
        ({ sides, kind }) =>
          `A learner draws a regular polygon with ${sides} sides on a computer. How many degrees is each of its ${kind} angles?`,
      ),
    ],
    fil: [
      apply(({ sides, kind }) => `Ano ang sukat ng bawat ${kind} angle ng ${regularFil(sides)}?`),
      apply(
        ({ sides, kind }) =>
          `Ang isang regular polygon ay may ${ilan(sides, 'gilid')}. Ilang digri ang bawat ${kind} angle nito?`,
      ),
      apply(
        ({ sides, kind }) =>
          `Ang gilid ng fountain sa plasa ay regular polygon na may ${ilan(sides, 'gilid')}. Ano ang sukat ng bawat ${kind} angle nito?`,
      ),
      apply(
        ({ sides, kind }) =>
          `Gumuhit ang isang mag-aaral sa computer ng regular polygon na may ${ilan(sides, 'gilid')}. Ilang digri ang bawat ${kind} angle nito?`,
      ),
    ],
  },
  statement: {
    en: ({ sides, kind }, answer) => `Each ${kind} angle of a ${regular(sides)} measures ${answer}.`,
    fil: ({ sides, kind }, answer) =>
      `Ang bawat ${kind} angle ng ${regularFil(sides)} ay may sukat na ${answer}.`,
  },
  solution: {
    en: ({ sides, kind }) =>
      kind === 'exterior'
        ? [`360° ÷ ${sides} = ${360 / sides}°`]
        : [
            `The sum of the interior angles is (${sides} − 2) × 180° = ${degrees((sides - 2) * 180)}.`,
            `${degrees((sides - 2) * 180)} ÷ ${sides} = ${interior(sides)}°`,
          ],
    fil: ({ sides, kind }) =>
      kind === 'exterior'
        ? [`360° ÷ ${sides} = ${360 / sides}°`]
        : [
            `Ang kabuoan ng mga interior angle ay (${sides} − 2) × 180° = ${degrees((sides - 2) * 180)}.`,
            `${degrees((sides - 2) * 180)} ÷ ${sides} = ${interior(sides)}°`,
          ],
  },
})
