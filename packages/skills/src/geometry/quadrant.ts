import { skill } from '../skill.ts'
import { both, type NumberPair, point, remember, rule, understand } from './writing.ts'

type Given = { at: NumberPair; who: string }

const quadrants = ['I', 'II', 'III', 'IV'] as const
const quadrantOf = ([x, y]: NumberPair) => `Quadrant ${quadrants[y > 0 ? (x > 0 ? 0 : 1) : x < 0 ? 2 : 3]}`
const sign = (value: number) => (value > 0 ? 'positive' : 'negative')

export const quadrant = skill<Given, 'x' | 'y' | 'both'>({
  id: 'geometry/quadrant',
  area: 'Mathematics',
  name: both('Quadrants of the coordinate plane', 'Mga quadrant ng coordinate plane'),
  grades: [6, 8],
  cues: {
    en: ['quadrant', 'coordinate plane', 'Cartesian plane', 'ordered pair', 'signs of the coordinates'],
    fil: ['quadrant', 'coordinate plane', 'Cartesian plane', 'ordered pair', 'tanda ng coordinates'],
  },
  units: [],
  largest: () => 20,
  mistakes: {
    x: both('went the wrong way along the x-axis', 'mali ang direksiyon sa x-axis'),
    y: both('went the wrong way along the y-axis', 'mali ang direksiyon sa y-axis'),
    both: both('went the wrong way along both axes', 'mali ang direksiyon sa dalawang axis'),
  },
  rules: {
    en: [
      rule(
        'The point (−3, 5) is in {Quadrant II}.',
        'In which quadrant is the point (−3, 5)?',
        'Quadrant I',
        'Quadrant III',
        'Quadrant IV',
      ),
      rule(
        'The x-coordinate is positive and the y-coordinate is negative in {Quadrant IV}.',
        'In which quadrant is the x-coordinate positive and the y-coordinate negative?',
        'Quadrant I',
        'Quadrant II',
        'Quadrant III',
      ),
      rule(
        'Both coordinates are negative in {Quadrant III}.',
        'In which quadrant are both coordinates negative?',
        'Quadrant I',
        'Quadrant II',
        'Quadrant IV',
      ),
    ],
    fil: [
      rule(
        'Ang point (−3, 5) ay nasa {Quadrant II}.',
        'Nasa aling quadrant ang point (−3, 5)?',
        'Quadrant I',
        'Quadrant III',
        'Quadrant IV',
      ),
      rule(
        'Positive ang x-coordinate at negative ang y-coordinate sa {Quadrant IV}.',
        'Sa aling quadrant positive ang x-coordinate at negative ang y-coordinate?',
        'Quadrant I',
        'Quadrant II',
        'Quadrant III',
      ),
      rule(
        'Parehong negative ang dalawang coordinate sa {Quadrant III}.',
        'Sa aling quadrant parehong negative ang dalawang coordinate?',
        'Quadrant I',
        'Quadrant II',
        'Quadrant IV',
      ),
    ],
  },
  draw: (draw) => {
    const value = () => draw.int(1, 12) * (draw.chanceOf(40) ? 1 : -1)
    return { at: [value(), value()], who: draw.person().name }
  },
  answer: ({ at }) => quadrantOf(at),
  also: ({ at }) => [quadrantOf(at).replace('Quadrant ', '')],
  wrong: ({ at: [x, y] }) => ({ x: quadrantOf([-x, y]), y: quadrantOf([x, -y]), both: quadrantOf([-x, -y]) }),
  stems: {
    en: [
      remember(({ at }) => `In which quadrant is the point ${point(at)}?`),
      remember(({ at }) => `The point ${point(at)} lies in which quadrant of the coordinate plane?`),
      understand(
        ({ at, who }) => `${who} plotted the point ${point(at)} on graphing paper. In which quadrant is it?`,
      ),
      understand(
        ({ at }) =>
          `On a map with the plaza at the origin, a house is at ${point(at)}. In which quadrant is the house?`,
      ),
    ],
    fil: [
      remember(({ at }) => `Nasa aling quadrant ang point ${point(at)}?`),
      remember(({ at }) => `Sa aling quadrant ng coordinate plane matatagpuan ang point ${point(at)}?`),
      understand(
        ({ at, who }) =>
          `Iginuhit ni ${who} sa graphing paper ang point ${point(at)}. Nasa aling quadrant ito?`,
      ),
      understand(
        ({ at }) =>
          `Sa mapa na nasa origin ang plasa, ang isang bahay ay nasa ${point(at)}. Nasa aling quadrant ang bahay?`,
      ),
    ],
  },
  statement: {
    en: ({ at }, answer) => `The point ${point(at)} is in ${answer}.`,
    fil: ({ at }, answer) => `Ang point ${point(at)} ay nasa ${answer}.`,
  },
  solution: {
    en: ({ at }) => [
      `The x-coordinate is ${sign(at[0])} and the y-coordinate is ${sign(at[1])}.`,
      `So the point is in ${quadrantOf(at)}.`,
    ],
    fil: ({ at }) => [
      `${sign(at[0])} ang x-coordinate at ${sign(at[1])} ang y-coordinate.`.replace(/^./, (letter) =>
        letter.toUpperCase(),
      ),
      `Kaya ang point ay nasa ${quadrantOf(at)}.`,
    ],
  },
})
