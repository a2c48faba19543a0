import { ilan } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { pangalan, polygonName } from './polygons.ts'
import { analyze, apply, both, rule, wholeOr, withArticle } from './writing.ts'

type Given = { sides: number }

const count = ({ sides }: Given) => (sides * (sides - 3)) / 2

export const polygonDiagonals = skill<
  Given,
  'twice' | 'one-vertex' | 'with-sides' | 'two-less' | 'sides' | 'two-less-twice'
>({
  id: 'geometry/polygon-diagonals',
  area: 'Mathematics',
  name: both('Number of diagonals of a polygon', 'Bilang ng diagonal ng polygon'),
  grades: [7, 10],
  cues: {
    en: ['diagonals', 'number of diagonals', 'vertices of a polygon', 'polygon'],
    fil: ['diagonal', 'bilang ng diagonal', 'vertex ng polygon', 'polygon'],
  },
  units: [],
  largest: () => 1000,
  mistakes: {
    twice: both('counted every diagonal twice', 'dalawang beses binilang ang bawat diagonal'),
    'one-vertex': both(
      'counted the diagonals from one vertex only',
      'binilang lamang ang mga diagonal mula sa isang vertex',
    ),
    'with-sides': both('counted the sides as diagonals, too', 'binilang din ang mga gilid bilang diagonal'),
    'two-less': both(
      'subtracted 2 instead of 3 from the number of sides',
      'nagbawas ng 2 sa halip na 3 sa bilang ng gilid',
    ),
    sides: both('gave the number of sides', 'ibinigay ang bilang ng gilid'),
    'two-less-twice': both(
      'subtracted 2 instead of 3 and did not divide by 2',
      'nagbawas ng 2 sa halip na 3 at hindi hinati sa 2',
    ),
  },
  rules: {
    en: [
      rule(
        'A polygon with n sides has {n(n − 3) ÷ 2} diagonals.',
        'How many diagonals does a polygon with n sides have?',
        'n(n − 1) ÷ 2',
        'n(n − 2) ÷ 2',
        'n(n − 3)',
      ),
      rule(
        'The number of diagonals of a triangle is {0}.',
        'How many diagonals does a triangle have?',
        '1',
        '2',
        '3',
      ),
      rule(
        'From one vertex of a hexagon, {3} diagonals can be drawn.',
        'How many diagonals can be drawn from one vertex of a hexagon?',
        '4',
        '5',
        '6',
      ),
    ],
    fil: [
      rule(
        'Ang polygon na may n gilid ay may {n(n − 3) ÷ 2} diagonal.',
        'Ilan ang diagonal ng polygon na may n gilid?',
        'n(n − 1) ÷ 2',
        'n(n − 2) ÷ 2',
        'n(n − 3)',
      ),
      rule('Ang triangle ay may {0} diagonal.', 'Ilan ang diagonal ng isang triangle?', '1', '2', '3'),
      rule(
        'Ang bilang ng diagonal na maiguguhit mula sa isang vertex ng hexagon ay {3}.',
        'Ilang diagonal ang maiguguhit mula sa isang vertex ng hexagon?',
        '4',
        '5',
        '6',
      ),
    ],
  },
  draw: (draw) => ({ sides: draw.pick([5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20]) }),
  answer: (given) => grouped(count(given)),
  wrong: ({ sides }) => ({
    twice: wholeOr(sides * (sides - 3)),
    'one-vertex': wholeOr(sides - 3),
    'with-sides': wholeOr((sides * (sides - 1)) / 2),
    'two-less': wholeOr((sides * (sides - 2)) / 2),
    sides: wholeOr(sides),
    'two-less-twice': wholeOr(sides * (sides - 2)),
  }),
  stems: {
    en: [
      apply(({ sides }) => `How many diagonals does ${withArticle(polygonName(sides))} have?`),
      apply(({ sides }) => `A polygon has ${sides} sides. How many diagonals can be drawn in it?`),
      analyze(
        ({ sides }) =>
          `A group of ${sides} friends sits around a table. Each shakes hands once with every friend who does not sit next to him or her. How many handshakes are there?`,
      ),
      analyze(
        ({ sides }) =>
          `There are ${sides} posts around a plaza. A string of lights joins every two posts that are not next to each other. How many strings of lights are needed?`,
      ),
    ],
    fil: [
      apply(({ sides }) => `Ilan ang diagonal ng ${pangalan(sides)}?`),
      apply(
        ({ sides }) =>
          `Ang isang polygon ay may ${ilan(sides, 'gilid')}. Ilang diagonal ang maiguguhit dito?`,
      ),
      analyze(
        ({ sides }) =>
          `May ${ilan(sides, 'magkakaibigang nakaupo')} sa paligid ng mesa. Minsang nakipagkamay ang bawat isa sa bawat kaibigang hindi niya katabi. Ilan ang naganap na pakikipagkamay?`,
      ),
      analyze(
        ({ sides }) =>
          `May ${ilan(sides, 'poste')} sa paligid ng plasa. Isang tali ng mga ilaw ang nagdurugtong sa bawat dalawang posteng hindi magkatabi. Ilang tali ng mga ilaw ang kailangan?`,
      ),
    ],
  },
  statement: {
    en: ({ sides }, answer) => `The number of diagonals of ${withArticle(polygonName(sides))} is ${answer}.`,
    fil: ({ sides }, answer) => `Ang bilang ng diagonal ng ${pangalan(sides)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `From each of the ${given.sides} vertices there are ${given.sides} − 3 = ${given.sides - 3} ${given.sides === 4 ? 'diagonal' : 'diagonals'}.`,
      `Each diagonal has two ends: ${given.sides} × ${given.sides - 3} ÷ 2 = ${count(given)}`,
    ],
    fil: (given) => [
      `Mula sa bawat isa sa ${ilan(given.sides, 'vertex')} ay may ${given.sides} − 3 = ${given.sides - 3} diagonal.`,
      `May dalawang dulo ang bawat diagonal: ${given.sides} × ${given.sides - 3} ÷ 2 = ${count(given)}`,
    ],
  },
})
