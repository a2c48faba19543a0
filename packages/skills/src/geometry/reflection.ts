import { skill } from '../skill.ts'
import { both, type NumberPair, point, pointForms, pointNames, rule, understand } from './writing.ts'

type Mirror = 'x-axis' | 'y-axis' | 'y = x'
type Given = { at: NumberPair; mirror: Mirror; name: string; who: string }

const images: Record<Mirror, (at: NumberPair) => NumberPair> = {
  'x-axis': ([x, y]) => [x, -y],
  'y-axis': ([x, y]) => [-x, y],
  'y = x': ([x, y]) => [y, x],
}
const named = (mirror: Mirror) =>
  mirror === 'y = x' ? both('the line y = x', 'line na y = x') : both(`the ${mirror}`, mirror)
const how = {
  'x-axis': both(
    'the x-coordinate stays and the y-coordinate changes its sign',
    'nananatili ang x-coordinate at nagbabago ang tanda ng y-coordinate',
  ),
  'y-axis': both(
    'the y-coordinate stays and the x-coordinate changes its sign',
    'nananatili ang y-coordinate at nagbabago ang tanda ng x-coordinate',
  ),
  'y = x': both('the coordinates change places', 'nagpapalit ng puwesto ang coordinates'),
}

export const reflection = skill<
  Given,
  'other-axis' | 'origin' | 'swapped' | 'swapped-signs' | 'unchanged' | 'flipped'
>({
  id: 'geometry/reflection',
  area: 'Mathematics',
  name: both('Reflection of a point', 'Reflection ng isang point'),
  grades: [6, 9],
  cues: {
    en: ['reflection', 'mirror image', 'line of reflection', 'transformation', 'across the y-axis'],
    fil: ['reflection', 'mirror image', 'line of reflection', 'transformation', 'y-axis'],
  },
  units: [],
  largest: () => 20,
  mistakes: {
    'other-axis': both('reflected across the other axis', 'sa kabilang axis nag-reflect'),
    flipped: both('changed the sign of one coordinate', 'pinalitan ang tanda ng isang coordinate'),
    origin: both('changed both signs', 'pinalitan ang dalawang tanda'),
    swapped: both('swapped the coordinates', 'pinagpalit ang coordinates'),
    'swapped-signs': both(
      'swapped the coordinates and changed their signs',
      'pinagpalit ang coordinates at pinalitan ang mga tanda',
    ),
    unchanged: both('left the point where it was', 'hindi inilipat ang point'),
  },
  rules: {
    en: [
      rule(
        'The image of (2, 3) after a reflection across the y-axis is {(−2, 3)}.',
        'What is the image of (2, 3) after a reflection across the y-axis?',
        '(2, −3)',
        '(3, 2)',
        '(−2, −3)',
      ),
      rule(
        'A reflection is also called a {flip}.',
        'What is a reflection also called?',
        'slide',
        'turn',
        'stretch',
      ),
      rule(
        'If a point is 4 units from the line of reflection, its image is {4} units from it.',
        'A point is 4 units from the line of reflection. How many units is its image from that line?',
        '0',
        '2',
        '8',
      ),
    ],
    fil: [
      rule(
        'Ang image ng (2, 3) pagkatapos ng reflection sa y-axis ay {(−2, 3)}.',
        'Ano ang image ng (2, 3) pagkatapos ng reflection sa y-axis?',
        '(2, −3)',
        '(3, 2)',
        '(−2, −3)',
      ),
      rule(
        'Ang reflection ay tinatawag ding {flip}.',
        'Ano ang isa pang tawag sa reflection?',
        'slide',
        'turn',
        'stretch',
      ),
      rule(
        'Kung 4 na yunit ang layo ng point sa line of reflection, ang bilang ng yunit mula sa image nito hanggang sa line na iyon ay {4}.',
        'Ang point ay 4 na yunit ang layo sa line of reflection. Ilang yunit ang layo ng image nito sa line na iyon?',
        '0',
        '2',
        '8',
      ),
    ],
  },
  draw: (draw) => {
    const value = () => draw.int(1, 9) * (draw.chanceOf(50) ? 1 : -1)
    const [x, y] = [value(), value()]
    if (Math.abs(x) === Math.abs(y)) throw new RangeError('Swapping would show nothing.')
    const mirrors: readonly Mirror[] = draw.grade < 8 ? ['x-axis', 'y-axis'] : ['x-axis', 'y-axis', 'y = x']
    return {
      at: [x, y],
      mirror: draw.pick(mirrors),
      name: pointNames(draw, 1)[0] ?? 'P',
      who: draw.person().name,
    }
  },
  answer: ({ at, mirror }) => point(images[mirror](at)),
  also: ({ at, mirror }) => pointForms(images[mirror](at)),
  wrong: ({ at, mirror }) => ({
    'other-axis':
      mirror === 'y = x' ? undefined : point(images[mirror === 'x-axis' ? 'y-axis' : 'x-axis'](at)),
    flipped: mirror === 'y = x' ? point([-at[0], at[1]]) : undefined,
    origin: point([-at[0], -at[1]]),
    swapped: point([at[1], at[0]]),
    'swapped-signs': point([-at[1], -at[0]]),
    unchanged: mirror === 'y = x' ? point(at) : undefined,
  }),
  stems: {
    en: [
      understand(
        ({ at, mirror, name }) =>
          `Point ${name}${point(at)} is reflected across ${named(mirror).en}. What are the coordinates of its image?`,
      ),
      understand(
        ({ at, mirror }) =>
          `What is the image of the point ${point(at)} after a reflection across ${named(mirror).en}?`,
      ),
      understand(
        ({ at, mirror, who }) =>
          `${who} reflects the point ${point(at)} across ${named(mirror).en} on graphing paper. At which point is the image?`,
      ),
      understand(
        ({ at, mirror }) =>
          `A corner of a design is at ${point(at)}. Its mirror image is made across ${named(mirror).en}. What are the coordinates of the mirror image?`,
      ),
    ],
    fil: [
      understand(
        ({ at, mirror, name }) =>
          `Ini-reflect ang point ${name}${point(at)} sa ${named(mirror).fil}. Ano ang coordinates ng image nito?`,
      ),
      understand(
        ({ at, mirror }) =>
          `Ano ang image ng point ${point(at)} pagkatapos ng reflection sa ${named(mirror).fil}?`,
      ),
      understand(
        ({ at, mirror, who }) =>
          `Ini-reflect ni ${who} ang point ${point(at)} sa ${named(mirror).fil} sa graphing paper. Nasa aling point ang image?`,
      ),
      understand(
        ({ at, mirror }) =>
          `Ang isang sulok ng disenyo ay nasa ${point(at)}. Ginawa ang mirror image nito sa kabila ng ${named(mirror).fil}. Ano ang coordinates ng mirror image?`,
      ),
    ],
  },
  statement: {
    en: ({ at, mirror }, answer) =>
      `The image of ${point(at)} after a reflection across ${named(mirror).en} is ${answer}.`,
    fil: ({ at, mirror }, answer) =>
      `Ang image ng ${point(at)} pagkatapos ng reflection sa ${named(mirror).fil} ay ${answer}.`,
  },
  solution: {
    en: ({ at, mirror }) => [
      `In a reflection across ${named(mirror).en}, ${how[mirror].en}.`,
      `${point(at)} → ${point(images[mirror](at))}`,
    ],
    fil: ({ at, mirror }) => [
      `Sa reflection sa ${named(mirror).fil}, ${how[mirror].fil}.`,
      `${point(at)} → ${point(images[mirror](at))}`,
    ],
  },
})
