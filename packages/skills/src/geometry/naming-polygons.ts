import type { Point } from '@klasrum/drawings/drawing'
import { ilan } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { polygonName } from './polygons.ts'
import { directionOf, label, polar, shape, sketch } from './sketch.ts'
import { both, pointNames, remember, rule, withArticle } from './writing.ts'

/** How far each corner is from the middle, in percent: the same for all makes it regular. */
type Given = { sides: number; reach: readonly number[]; names: string; turn: number }

const nameOr = (sides: number) => (sides >= 3 && sides <= 10 ? polygonName(sides) : undefined)

export const namingPolygons = skill<
  Given,
  'one-less' | 'one-more' | 'two-less' | 'two-more' | 'three-less' | 'three-more'
>({
  id: 'geometry/naming-polygons',
  area: 'Mathematics',
  name: both('Naming polygons', 'Pagpapangalan ng polygon'),
  grades: [4, 7],
  cues: {
    en: ['polygon', 'pentagon', 'hexagon', 'octagon', 'number of sides'],
    fil: ['polygon', 'pentagon', 'hexagon', 'octagon', 'bilang ng gilid'],
  },
  units: ['mathematics/7/polygons-and-their-angles'],
  largest: () => 100,
  mistakes: {
    'one-less': both('missed one side', 'may isang gilid na hindi nabilang'),
    'one-more': both('counted one side twice', 'dalawang beses nabilang ang isang gilid'),
    'two-less': both(
      'used the name of a polygon with two sides fewer',
      'ginamit ang pangalan ng polygon na kulang ng dalawang gilid',
    ),
    'two-more': both(
      'used the name of a polygon with two sides more',
      'ginamit ang pangalan ng polygon na sobra ng dalawang gilid',
    ),
    'three-less': both(
      'mixed up the name with that of a polygon with three sides fewer',
      'naipagpalit sa pangalan ng polygon na kulang ng tatlong gilid',
    ),
    'three-more': both(
      'mixed up the name with that of a polygon with three sides more',
      'naipagpalit sa pangalan ng polygon na sobra ng tatlong gilid',
    ),
  },
  rules: {
    en: [
      rule(
        'The name for a polygon with six sides is {hexagon}.',
        'What is a polygon with six sides called?',
        'pentagon',
        'heptagon',
        'octagon',
      ),
      rule(
        'The name for a polygon with eight sides is {octagon}.',
        'What is a polygon with eight sides called?',
        'hexagon',
        'nonagon',
        'decagon',
      ),
      rule(
        'The name for a polygon with five sides is {pentagon}.',
        'What is a polygon with five sides called?',
        'hexagon',
        'heptagon',
        'quadrilateral',
      ),
    ],
    fil: [
      rule(
        'Ang polygon na may anim na gilid ay {hexagon}.',
        'Ano ang tawag sa polygon na may anim na gilid?',
        'pentagon',
        'heptagon',
        'octagon',
      ),
      rule(
        'Ang polygon na may walong gilid ay {octagon}.',
        'Ano ang tawag sa polygon na may walong gilid?',
        'hexagon',
        'nonagon',
        'decagon',
      ),
      rule(
        'Ang polygon na may limang gilid ay {pentagon}.',
        'Ano ang tawag sa polygon na may limang gilid?',
        'hexagon',
        'heptagon',
        'quadrilateral',
      ),
    ],
  },
  draw: (draw) => {
    const sides = draw.pick([4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10])
    const uneven = draw.chanceOf(50)
    return {
      sides,
      reach: Array.from({ length: sides }, () => (uneven ? draw.int(88, 112) : 100)),
      names: pointNames(draw, sides).join(''),
      turn: draw.int(0, 3) * 10,
    }
  },
  answer: ({ sides }) => polygonName(sides),
  wrong: ({ sides }) => ({
    'one-less': nameOr(sides - 1),
    'one-more': nameOr(sides + 1),
    'two-less': nameOr(sides - 2),
    'two-more': nameOr(sides + 2),
    'three-less': nameOr(sides - 3),
    'three-more': nameOr(sides + 3),
  }),
  stems: {
    en: [
      remember(({ names }) => `What do we call polygon ${names} in the figure by its number of sides?`),
      remember(({ names }) => `Count the sides of ${names} in the figure. What kind of polygon is it?`),
      remember(
        ({ names }) =>
          `A tile has the shape of polygon ${names} in the figure. What is the name of this polygon by its number of sides?`,
      ),
    ],
    fil: [
      remember(({ names }) => `Ayon sa bilang ng gilid, ano ang tawag sa polygon ${names} sa larawan?`),
      remember(({ names }) => `Bilangin ang mga gilid ng ${names} sa larawan. Anong uri ng polygon ito?`),
      remember(
        ({ names }) =>
          `Ang hugis ng isang tile ay tulad ng polygon ${names} sa larawan. Ano ang tawag dito ayon sa bilang ng gilid?`,
      ),
    ],
  },
  statement: {
    en: ({ names }, answer) => `In the figure, polygon ${names} is ${withArticle(answer)}.`,
    fil: ({ names }, answer) => `Sa larawan, ang polygon ${names} ay ${answer}.`,
  },
  solution: {
    en: ({ sides }) => [
      `The polygon has ${sides} sides.`,
      `A polygon with ${sides} sides is ${withArticle(polygonName(sides))}.`,
    ],
    fil: ({ sides }) => [
      `May ${ilan(sides, 'gilid')} ang polygon.`,
      `Ang polygon na may ${ilan(sides, 'gilid')} ay ${polygonName(sides)}.`,
    ],
  },
  drawing: ({ sides, reach, names, turn }, language) => {
    const corners = reach.map((far, at): Point => polar([0, 0], far, 90 + turn + (360 / sides) * at))
    return sketch(
      [
        shape(corners),
        ...corners.map((corner, at) =>
          label(corner, names[at] ?? '', {
            away: 10,
            towards: directionOf([0, 0], corner),
            bold: true,
            size: 10,
          }),
        ),
      ],
      {
        width: 110,
        height: 110,
        alt: both(
          `A closed figure with straight sides and the corners ${[...names].join(', ')}.`,
          `Saradong pigurang may tuwid na mga gilid at mga sulok na ${[...names].join(', ')}.`,
        )[language],
      },
    )
  },
})
