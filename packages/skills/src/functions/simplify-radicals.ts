import { skill } from '../skill.ts'
import { takenOut } from './quadratics.ts'
import { radicalText, radicalUnits } from './radicals.ts'
import { fits, need, sayInBoth } from './writing.ts'

/** √(out² · left) */
type Given = { out: number; left: number }

const radicand = ({ out, left }: Given) => out * out * left

export const simplifyRadicals = skill<Given, 'square' | 'swapped' | 'inside' | 'plus' | 'doubled'>({
  id: 'functions/simplify-radicals',
  area: 'Mathematics',
  name: { en: 'Simplifying square roots', fil: 'Pagpapayak ng mga square root' },
  grades: [9, 10],
  cues: {
    en: [
      'simplify radicals',
      'simplifying radicals',
      'radicand',
      'perfect square factor',
      'simplest radical form',
    ],
    fil: ['pagpapayak ng radical', 'radical', 'radicand', 'perfect square factor', 'pinakapayak na radical'],
  },
  notation: [/√\d{2,}/],
  units: radicalUnits,
  largest: () => 500,
  mistakes: {
    square: {
      en: 'took out the perfect square itself instead of its root',
      fil: 'inilabas ang perfect square sa halip na ang root nito',
    },
    swapped: {
      en: 'interchanged the number outside and the number inside',
      fil: 'napagpalit ang numero sa labas at sa loob',
    },
    inside: {
      en: 'left one of the two equal factors inside',
      fil: 'iniwan sa loob ang isa sa dalawang magkaparehong factor',
    },
    plus: {
      en: 'added the two roots instead of multiplying them',
      fil: 'pinagsama ang dalawang root sa halip na pagparamihin',
    },
    doubled: {
      en: 'took the factor out twice',
      fil: 'dalawang beses inilabas ang factor at pinagsama',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'The greatest perfect square factor of 72 is {36}.',
        'Ang pinakamalaking perfect square factor ng 72 ay {36}.',
      ),
      ask: say(
        'What is the greatest perfect square factor of 72?',
        'Ano ang pinakamalaking perfect square factor ng 72?',
      ),
      not: ['9', '8', '4'],
    },
    {
      say: say(
        'For positive numbers a and b, √(ab) is equal to {√a × √b}.',
        'Para sa mga positive na numerong a at b, ang √(ab) ay katumbas ng {√a × √b}.',
      ),
      ask: say(
        'What is √(ab) equal to for positive numbers a and b?',
        'Ano ang katumbas ng √(ab) para sa mga positive na numerong a at b?',
      ),
      not: ['√a + √b', 'a√b', '√(a + b)'],
    },
    {
      say: say(
        'The number under the radical sign is the {radicand}.',
        'Ang numero sa loob ng radical sign ay ang {radicand}.',
      ),
      ask: say(
        'What is the number under the radical sign called?',
        'Ano ang tawag sa numero sa loob ng radical sign?',
      ),
      not: ['index', 'exponent', 'coefficient'],
    },
  ]),
  draw: (draw) => {
    const given = { out: draw.int(2, 10), left: draw.pick([2, 2, 3, 3, 5, 5, 6, 7, 10, 11, 13, 14, 15]) }
    need(given.out !== given.left)
    fits(draw, radicand(given))
    return given
  },
  answer: ({ out, left }) => radicalText(out, left),
  wrong: ({ out, left }) => ({
    square: radicalText(out * out, left),
    swapped: takenOut(out).out === 1 ? radicalText(left, out) : undefined,
    inside: radicalText(out, out * left),
    plus: `${out} + √${left}`,
    doubled: radicalText(2 * out, left),
  }),
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `What is √${radicand(given)} in simplest radical form?`,
          `Ano ang √${radicand(given)} sa pinakapayak na radical form?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(`Simplify: √${radicand(given)} = ____.`, `Gawing payak: √${radicand(given)} = ____.`),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `A square tile has an area of ${radicand(given)} square centimeters. What is the exact length of its side in centimeters, in simplest radical form?`,
          `Ang isang parisukat na tile ay may area na ${radicand(given)} sentimetro kuwadrado. Ano ang eksaktong haba ng gilid nito sa sentimetro, sa pinakapayak na radical form?`,
        ),
    },
    {
      level: 'apply',
      text: (given) =>
        say(
          `A square garden covers ${radicand(given)} square meters. How long in meters is one side exactly? Write the answer in simplest radical form.`,
          `Ang isang parisukat na hardin ay may lawak na ${radicand(given)} metro kuwadrado. Gaano kahaba sa metro ang isang gilid? Isulat ang eksaktong sagot sa pinakapayak na radical form.`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `In simplest radical form, √${radicand(given)} = ${answer}.`,
        `Sa pinakapayak na radical form, √${radicand(given)} = ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const { out, left } = given
    return [
      say(
        `The greatest perfect square factor of ${radicand(given)} is ${out * out}.`,
        `Ang pinakamalaking perfect square factor ng ${radicand(given)} ay ${out * out}.`,
      ),
      `√${radicand(given)} = √${out * out} × √${left}`,
      `√${radicand(given)} = ${radicalText(out, left)}`,
    ]
  }),
})
