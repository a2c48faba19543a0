import { stronger } from '../measurement/words.ts'
import { type Language, skill } from '../skill.ts'
import { analyze, apply, both, degrees, rule } from './writing.ts'

/** The sum of the interior angles is known, or one exterior or interior angle of a regular polygon. */
type Given = { sides: number; from: 'sum' | 'exterior' | 'interior' }

const measure = ({ sides, from }: Given) =>
  ({ sum: (sides - 2) * 180, exterior: 360 / sides, interior: ((sides - 2) * 180) / sides })[from]

const named = (sides: number, language: Language) => (language === 'en' ? `${sides} sides` : `${sides}`)

const told = (given: Given) => {
  const size = degrees(measure(given))
  return {
    sum: both(
      `a polygon whose interior angles have a sum of ${size}`,
      `polygon na ${size} ang kabuoan ng mga interior angle`,
    ),
    exterior: both(
      `a regular polygon whose exterior angles measure ${size} each`,
      `regular polygon na ${size} ang bawat exterior angle`,
    ),
    interior: both(
      `a regular polygon whose interior angles measure ${size} each`,
      `regular polygon na ${size} ang bawat interior angle`,
    ),
  }[given.from]
}

export const sidesFromAngles = skill<Given, 'forgot' | 'one' | 'took' | 'half' | 'more' | 'double'>({
  id: 'geometry/sides-from-angles',
  area: 'Mathematics',
  name: both(
    'Number of sides of a polygon from its angles',
    'Bilang ng gilid ng polygon mula sa mga anggulo',
  ),
  grades: [7, 9],
  cues: {
    en: ['number of sides', 'sum of the interior angles', 'each exterior angle', 'regular polygon'],
    fil: ['bilang ng gilid', 'kabuoan ng mga interior angle', 'bawat exterior angle', 'regular polygon'],
  },
  units: ['mathematics/7/polygons-and-their-angles'],
  largest: () => 3240,
  mistakes: {
    forgot: both('counted 2 sides too few', 'kulang ng 2 gilid ang bilang'),
    one: both('counted 1 side too few', 'kulang ng 1 gilid ang bilang'),
    took: both('subtracted 2 instead of adding 2', 'nagbawas ng 2 sa halip na magdagdag ng 2'),
    half: both('divided 180° instead of 360°', 'hinati ang 180° sa halip na ang 360°'),
    more: both('counted 2 sides too many', 'sobra ng 2 gilid ang bilang'),
    double: both('divided by 90° instead of 180°', 'hinati sa 90° sa halip na sa 180°'),
  },
  rules: {
    en: [
      rule(
        'A regular polygon with exterior angles of 90° has {4} sides.',
        'Each exterior angle of a regular polygon measures 90°. How many sides does it have?',
        '3',
        '5',
        '6',
      ),
      rule(
        'The polygon whose interior angles have a sum of 720° is the {hexagon}.',
        'In which polygon is the sum of the interior angles 720°?',
        'quadrilateral',
        'pentagon',
        'octagon',
      ),
    ],
    fil: [
      rule(
        'Kung 90° ang bawat exterior angle ng regular polygon, ang bilang ng gilid nito ay {4}.',
        'Ang bawat exterior angle ng regular polygon ay 90°. Ilan ang gilid nito?',
        '3',
        '5',
        '6',
      ),
      rule(
        'Ang polygon na 720° ang kabuoan ng mga interior angle ay {hexagon}.',
        'Aling polygon ang may 720° na kabuoan ng mga interior angle?',
        'quadrilateral',
        'pentagon',
        'octagon',
      ),
    ],
  },
  draw: (draw) => {
    const from = draw.pick<Given['from']>(['sum', 'exterior', 'interior'])
    return {
      from,
      sides: draw.pick(from === 'sum' ? [6, 7, 8, 9, 10, 11, 12, 14, 15, 18, 20] : [6, 8, 10, 12, 18, 20]),
    }
  },
  answer: ({ sides }, language) => named(sides, language),
  also: ({ sides }) => [`${sides}`],
  wrong: ({ sides, from }, language) =>
    stronger(
      named(sides, language),
      {
        forgot: named(sides - 2, language),
        one: named(sides - 1, language),
        took: from === 'sum' && sides > 7 ? named(sides - 4, language) : undefined,
        half: from !== 'sum' && sides % 2 === 0 ? named(sides / 2, language) : undefined,
        more: named(sides + 2, language),
        double: from === 'sum' ? named(2 * sides - 2, language) : undefined,
      },
      ['more', 'one'],
    ),
  stems: {
    en: [
      apply((given) => `How many sides are there in ${told(given).en}?`),
      apply((given) => `Find the number of sides of ${told(given).en}.`),
      analyze(
        (given) =>
          `A carpenter makes a wooden frame in the shape of ${told(given).en}. How many sides does the frame have?`,
      ),
    ],
    fil: [
      apply((given) => `Ilan ang gilid ng ${told(given).fil}?`),
      apply((given) => `Hanapin ang bilang ng gilid ng ${told(given).fil}.`),
      analyze(
        (given) =>
          `Gumawa ang karpintero ng balangkas na hugis ${told(given).fil}. Ilan ang gilid ng balangkas?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) => `${told(given).en.replace('a', 'A')} has ${answer}.`,
    fil: (given, answer) => `Ang bilang ng gilid ng ${told(given).fil} ay ${answer}.`,
  },
  solution: {
    en: (given) => {
      const [size, { sides, from }] = [degrees(measure(given)), given]
      if (from === 'sum')
        return [
          `(n − 2) × 180° = ${size}, so n − 2 = ${size} ÷ 180° = ${sides - 2}.`,
          `n = ${sides - 2} + 2 = ${sides}`,
        ]
      const first =
        from === 'interior' ? [`Each exterior angle measures 180° − ${size} = ${360 / sides}°.`] : []
      return [...first, `360° ÷ ${360 / sides}° = ${sides}`]
    },
    fil: (given) => {
      const [size, { sides, from }] = [degrees(measure(given)), given]
      if (from === 'sum')
        return [
          `(n − 2) × 180° = ${size}, kaya n − 2 = ${size} ÷ 180° = ${sides - 2}.`,
          `n = ${sides - 2} + 2 = ${sides}`,
        ]
      const first =
        from === 'interior' ? [`Ang bawat exterior angle ay 180° − ${size} = ${360 / sides}°.`] : []
      return [...first, `360° ÷ ${360 / sides}° = ${sides}`]
    },
  },
})
