import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { both, degrees, remember, rule, understand, withArticle } from './writing.ts'

type Kind = 'acute' | 'right' | 'obtuse'
type Given = { kind: Kind; angles: readonly [number, number, number]; who: Person }

const listed = ({ angles: [a, b, c] }: Given, and: string) =>
  `${degrees(a)}, ${degrees(b)} ${and} ${degrees(c)}`

const reasons = {
  acute: both('All three angles are less than 90°', 'Mas maliit sa 90° ang tatlong anggulo'),
  right: both('One angle is exactly 90°', 'Eksaktong 90° ang isang anggulo'),
  obtuse: both('One angle is more than 90°', 'Mas malaki sa 90° ang isang anggulo'),
}

export const trianglesByAngles = skill<Given, Kind | 'equiangular'>({
  id: 'geometry/triangles-by-angles',
  area: 'Mathematics',
  name: both('Kinds of triangles by their angles', 'Mga uri ng triangle ayon sa anggulo'),
  grades: [4, 7],
  cues: {
    en: ['acute triangle', 'right triangle', 'obtuse triangle', 'kinds of triangles', 'classify triangles'],
    fil: ['acute triangle', 'right triangle', 'obtuse triangle', 'uri ng triangle', 'uri ng tatsulok'],
  },
  units: ['mathematics/4/triangles-and-quadrilaterals'],
  largest: () => 180,
  mistakes: {
    acute: both('looked only at the small angles', 'tiningnan lamang ang maliliit na anggulo'),
    right: both('took the largest angle for 90°', 'inakalang 90° ang pinakamalaking anggulo'),
    obtuse: both(
      'took the largest angle for more than 90°',
      'inakalang mas malaki sa 90° ang pinakamalaking anggulo',
    ),
    equiangular: both('took all the angles for equal', 'inakalang magkakapareho ang lahat ng anggulo'),
  },
  rules: {
    en: [
      rule(
        'By its angles, a triangle with one angle of 90° is {right}.',
        'What kind of triangle has one angle of 90°?',
        'acute',
        'obtuse',
        'equiangular',
      ),
      rule(
        'By its angles, a triangle with one angle of more than 90° is {obtuse}.',
        'What kind of triangle has one angle of more than 90°?',
        'acute',
        'right',
        'equiangular',
      ),
      rule(
        'The number of angles of an acute triangle that are less than 90° is {three}.',
        'How many angles of an acute triangle are less than 90°?',
        'zero',
        'one',
        'two',
      ),
    ],
    fil: [
      rule(
        'Ang triangle na may isang anggulong 90° ay {right} triangle.',
        'Anong uri ng triangle ang may isang anggulong 90°?',
        'acute',
        'obtuse',
        'equiangular',
      ),
      rule(
        'Ang triangle na may isang anggulong mas malaki sa 90° ay {obtuse} triangle.',
        'Anong uri ng triangle ang may isang anggulong mas malaki sa 90°?',
        'acute',
        'right',
        'equiangular',
      ),
      rule(
        'Sa acute triangle, ang bilang ng anggulong mas maliit sa 90° ay {3}.',
        'Ilang anggulo ng acute triangle ang mas maliit sa 90°?',
        '0',
        '1',
        '2',
      ),
    ],
  },
  draw: (draw) => {
    const kind = draw.pick<Kind>(['acute', 'right', 'obtuse'])
    const step = draw.grade < 6 ? 5 : 1
    const largest = {
      acute: () => draw.int(62 / step, 86 / step) * step,
      right: () => 90,
      obtuse: () => draw.int(95 / step, 135 / step) * step,
    }[kind]()
    const second = draw.int(Math.ceil(20 / step), Math.floor((160 - largest) / step)) * step
    const third = 180 - largest - second
    if (
      second > largest ||
      third > largest ||
      third < 15 ||
      (kind === 'acute' && Math.max(second, third) === largest)
    )
      throw new RangeError('Another angle is as large.')
    return {
      kind,
      angles: draw.shuffled([largest, second, third]) as [number, number, number],
      who: draw.person(),
    }
  },
  answer: ({ kind }) => `${kind} triangle`,
  also: ({ kind }) => [kind],
  wrong: () => ({
    acute: 'acute triangle',
    right: 'right triangle',
    obtuse: 'obtuse triangle',
    equiangular: 'equiangular triangle',
  }),
  stems: {
    en: [
      remember(
        (given) =>
          `The angles of a triangle measure ${listed(given, 'and')}. What kind of triangle is it by its angles?`,
      ),
      remember((given) => `By its angles, what kind of triangle has angles of ${listed(given, 'and')}?`),
      understand(
        (given) =>
          `${given.who.name} drew a triangle and measured its angles: ${listed(given, 'and')}. By its angles, what kind of triangle did ${given.who.he} draw?`,
      ),
      understand(
        (given) =>
          `${given.who.name} cut a triangle with angles of ${listed(given, 'and')} from cardboard. By its angles, what kind of triangle is it?`,
      ),
      understand(
        (given) =>
          `A flag for the fiesta is a triangle with angles of ${listed(given, 'and')}. By its angles, what kind of triangle is it?`,
      ),
    ],
    fil: [
      remember(
        (given) =>
          `Ang mga anggulo ng isang triangle ay ${listed(given, 'at')}. Anong uri ng triangle ito ayon sa mga anggulo?`,
      ),
      remember(
        (given) => `Ayon sa mga anggulo, anong uri ang triangle na may mga anggulong ${listed(given, 'at')}?`,
      ),
      understand(
        (given) =>
          `Gumuhit si ${given.who.name} ng triangle at sinukat ang mga anggulo nito: ${listed(given, 'at')}. Ayon sa mga anggulo, anong uri ng triangle ang iginuhit ni ${given.who.name}?`,
      ),
      understand(
        (given) =>
          `Gumupit si ${given.who.name} ng kartong triangle na may mga anggulong ${listed(given, 'at')}. Ayon sa mga anggulo, anong uri ng triangle ito?`,
      ),
      understand(
        (given) =>
          `Ang isang banderitas sa pista ay triangle na may mga anggulong ${listed(given, 'at')}. Ayon sa mga anggulo, anong uri ng triangle ito?`,
      ),
    ],
  },
  statement: {
    en: (given, answer) =>
      `By its angles, a triangle with angles of ${listed(given, 'and')} is ${withArticle(answer)}.`,
    fil: (given, answer) =>
      `Ayon sa mga anggulo, ang triangle na may mga anggulong ${listed(given, 'at')} ay ${answer}.`,
  },
  solution: {
    en: (given) => [`${reasons[given.kind].en}.`, `So it is ${withArticle(`${given.kind} triangle`)}.`],
    fil: (given) => [`${reasons[given.kind].fil}.`, `Kaya ito ay ${given.kind} triangle.`],
  },
})
