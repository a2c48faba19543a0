import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { countOf, ilan, withinLargest } from './amounts.ts'

type Given = { root: number; who: string }

const cube = ({ root }: Given) => root ** 3
const shown = (given: Given) => grouped(cube(given))

export const cubeRoots = skill<Given, 'third' | 'more' | 'less' | 'squared' | 'square-root' | 'tripled'>({
  id: 'numbers/cube-roots',
  area: 'Mathematics',
  name: { en: 'Cube roots of perfect cubes', fil: 'Cube root ng mga perfect cube' },
  grades: [7, 9],
  cues: {
    en: ['cube root', 'perfect cube', 'radical sign', 'index of a radical', 'radicand'],
    fil: ['cube root', 'perfect cube', 'radical sign', 'radicand'],
  },
  notation: [/[∛]\d+/],
  units: ['mathematics/10/radical-expressions'],
  largest: (grade) => (grade < 8 ? 1_000 : 3_375),
  mistakes: {
    third: {
      en: 'divided by 3 instead of taking the cube root',
      fil: 'hinati sa 3 sa halip na kunin ang cube root',
    },
    more: { en: 'took a number that is one too large', fil: 'sobra ng isa ang kinuhang bilang' },
    less: { en: 'took a number that is one too small', fil: 'kulang ng isa ang kinuhang bilang' },
    squared: { en: 'divided by the root only once', fil: 'isang beses lamang hinati sa root' },
    'square-root': { en: 'took the square root', fil: 'kinuha ang square root' },
    tripled: { en: 'tripled the cube root', fil: 'tinriple ang cube root' },
  },
  rules: {
    en: [
      { say: 'The cube root of 125 is {5}.', ask: 'What is the cube root of 125?', not: ['15', '25', '375'] },
      {
        say: 'A cube with a volume of 64 cubic centimeters has edges of {4 cm}.',
        ask: 'How long is each edge of a cube with a volume of 64 cubic centimeters?',
        not: ['8 cm', '16 cm', '32 cm'],
      },
    ],
    fil: [
      { say: 'Ang cube root ng 125 ay {5}.', ask: 'Ano ang cube root ng 125?', not: ['15', '25', '375'] },
      {
        say: 'Ang cube na may volume na 64 cubic centimeter ay may edge na {4 cm}.',
        ask: 'Gaano kahaba ang bawat edge ng cube na may volume na 64 cubic centimeter?',
        not: ['8 cm', '16 cm', '32 cm'],
      },
    ],
  },
  draw: (draw) => {
    const given = { root: draw.int(3, 15), who: draw.person().name }
    withinLargest(draw, cube(given))
    return given
  },
  answer: ({ root }) => String(root),
  wrong: (given) => ({
    third: countOf(cube(given) / 3),
    more: countOf(given.root + 1),
    less: given.root > 2 ? countOf(given.root - 1) : undefined,
    squared: countOf(given.root ** 2),
    'square-root': countOf(Math.sqrt(cube(given))),
    tripled: countOf(3 * given.root),
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is the cube root of ${shown(given)}?` },
      { level: 'understand', text: (given) => `What is the value of ∛${cube(given)}?` },
      {
        level: 'understand',
        text: (given) => `Which number used as a factor three times gives ${shown(given)}?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `A cube-shaped box has a volume of ${shown(given)} cubic centimeters. How many centimeters long is each edge?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} builds one large cube from ${shown(given)} equal small cubes. How many small cubes are along each edge?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang cube root ng ${shown(given)}?` },
      { level: 'understand', text: (given) => `Ano ang halaga ng ∛${cube(given)}?` },
      {
        level: 'understand',
        text: (given) =>
          `Anong bilang ang nagbibigay ng ${shown(given)} kapag ginamit na factor nang tatlong beses?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `May volume na ${ilan(cube(given), 'cubic centimeter')} ang isang kahong hugis-cube. Ilang sentimetro ang haba ng bawat edge?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Gumawa si ${given.who} ng isang malaking cube mula sa ${ilan(cube(given), 'magkakasinlaking')} maliit na cube. Ilang maliit na cube ang nasa bawat edge?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The cube root of ${shown(given)} is ${answer}.`,
    fil: (given, answer) => `Ang cube root ng ${shown(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Find the number that gives it when used as a factor three times.',
      `${given.root} × ${given.root} × ${given.root} = ${shown(given)}`,
    ],
    fil: (given) => [
      'Hanapin ang bilang na kapag ginamit na factor nang tatlong beses ay ito ang sagot.',
      `${given.root} × ${given.root} × ${given.root} = ${shown(given)}`,
    ],
  },
})
