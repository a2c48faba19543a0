import { ilan } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { pangalan, polygonName } from './polygons.ts'
import { apply, both, degreeForms, degrees, rule, understand, withArticle } from './writing.ts'

type Given = { sides: number }

const sum = ({ sides }: Given) => (sides - 2) * 180

export const polygonAngleSum = skill<
  Given,
  'all' | 'one-less' | 'ninety' | 'full' | 'exterior' | 'three-less'
>({
  id: 'geometry/polygon-angle-sum',
  area: 'Mathematics',
  name: both('Sum of the interior angles of a polygon', 'Kabuoan ng mga interior angle ng polygon'),
  grades: [7, 9],
  cues: {
    en: ['sum of the interior angles', 'interior angles of a polygon', 'polygon', 'number of sides'],
    fil: ['kabuoan ng mga interior angle', 'interior angles ng polygon', 'polygon', 'bilang ng gilid'],
  },
  units: ['mathematics/7/polygons-and-their-angles'],
  largest: () => 3240,
  mistakes: {
    all: both('multiplied the number of sides by 180°', 'minultiply ang bilang ng gilid sa 180°'),
    'one-less': both(
      'subtracted 1 instead of 2 from the number of sides',
      'nagbawas ng 1 sa halip na 2 sa bilang ng gilid',
    ),
    'three-less': both(
      'subtracted 3 instead of 2 from the number of sides',
      'nagbawas ng 3 sa halip na 2 sa bilang ng gilid',
    ),
    ninety: both('used 90° instead of 180°', 'gumamit ng 90° sa halip na 180°'),
    full: both('used 360° instead of 180°', 'gumamit ng 360° sa halip na 180°'),
    exterior: both('gave the sum of the exterior angles', 'ibinigay ang kabuoan ng mga exterior angle'),
  },
  rules: {
    en: [
      rule(
        'The sum of the interior angles of a polygon with n sides is {(n − 2) × 180°}.',
        'What is the sum of the interior angles of a polygon with n sides?',
        'n × 180°',
        '(n − 1) × 180°',
        '(n − 2) × 90°',
      ),
      rule(
        'The diagonals from one vertex divide a hexagon into {4} triangles.',
        'Into how many triangles do the diagonals from one vertex divide a hexagon?',
        '3',
        '5',
        '6',
      ),
      rule(
        'The sum of the exterior angles of a convex polygon, one at each vertex, is {360°}.',
        'What is the sum of the exterior angles of a convex polygon, one at each vertex?',
        '90°',
        '180°',
        '720°',
      ),
    ],
    fil: [
      rule(
        'Ang kabuoan ng mga interior angle ng polygon na may n gilid ay {(n − 2) × 180°}.',
        'Ano ang kabuoan ng mga interior angle ng polygon na may n gilid?',
        'n × 180°',
        '(n − 1) × 180°',
        '(n − 2) × 90°',
      ),
      rule(
        'Kapag hinati ng mga diagonal mula sa isang vertex ang hexagon, ang bilang ng triangle ay {4}.',
        'Sa ilang triangle hinahati ng mga diagonal mula sa isang vertex ang hexagon?',
        '3',
        '5',
        '6',
      ),
      rule(
        'Ang kabuoan ng mga exterior angle ng convex polygon, isa sa bawat vertex, ay {360°}.',
        'Ano ang kabuoan ng mga exterior angle ng convex polygon, isa sa bawat vertex?',
        '90°',
        '180°',
        '720°',
      ),
    ],
  },
  draw: (draw) => ({ sides: draw.pick([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20]) }),
  answer: (given) => degrees(sum(given)),
  also: (given, language) => [...degreeForms(sum(given), language), `${sum(given)}°`, `${sum(given)}`],
  wrong: ({ sides }) => ({
    all: degrees(sides * 180),
    'one-less': degrees((sides - 1) * 180),
    'three-less': degrees((sides - 3) * 180),
    ninety: degrees((sides - 2) * 90),
    full: degrees((sides - 2) * 360),
    exterior: degrees(360),
  }),
  stems: {
    en: [
      understand(
        ({ sides }) => `What is the sum of the interior angles of ${withArticle(polygonName(sides))}?`,
      ),
      understand(({ sides }) => `A polygon has ${sides} sides. What is the sum of its interior angles?`),
      apply(
        ({ sides }) =>
          `A learner draws a convex polygon with ${sides} sides on a computer. What is the sum of its interior angles?`,
      ),
      apply(
        ({ sides }) =>
          `A polygon has ${sides} vertices. What is the sum of the measures of its interior angles?`,
      ),
    ],
    fil: [
      understand(({ sides }) => `Ano ang kabuoan ng mga interior angle ng ${pangalan(sides)}?`),
      understand(
        ({ sides }) =>
          `Ang isang polygon ay may ${ilan(sides, 'gilid')}. Ano ang kabuoan ng mga interior angle nito?`,
      ),
      apply(
        ({ sides }) =>
          `Gumuhit ang isang mag-aaral sa computer ng convex polygon na may ${ilan(sides, 'gilid')}. Ano ang kabuoan ng mga interior angle nito?`,
      ),
      apply(
        ({ sides }) =>
          `Ang isang polygon ay may ${ilan(sides, 'vertex')}. Ano ang kabuoan ng mga sukat ng interior angle nito?`,
      ),
    ],
  },
  statement: {
    en: ({ sides }, answer) =>
      `The sum of the interior angles of ${withArticle(polygonName(sides))} is ${answer}.`,
    fil: ({ sides }, answer) => `Ang kabuoan ng mga interior angle ng ${pangalan(sides)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `For ${given.sides} sides: (n − 2) × 180° = (${given.sides} − 2) × 180°`,
      `${given.sides - 2} × 180° = ${grouped(sum(given))}°`,
    ],
    fil: (given) => [
      `Para sa ${ilan(given.sides, 'gilid')}: (n − 2) × 180° = (${given.sides} − 2) × 180°`,
      `${given.sides - 2} × 180° = ${grouped(sum(given))}°`,
    ],
  },
})
