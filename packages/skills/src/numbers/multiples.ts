import { skill } from '../skill.ts'
import type { Person } from '../words/people.ts'
import { ilan, withinLargest } from './amounts.ts'

type Given = { number: number; who: Person }

const shown = (numbers: readonly number[]) => numbers.join(', ')
const five = (number: number) => [1, 2, 3, 4, 5].map((each) => each * number)

export const multiples = skill<Given, 'second' | 'slip' | 'doubled' | 'gap'>({
  id: 'numbers/multiples',
  area: 'Mathematics',
  name: { en: 'Multiples of a number', fil: 'Mga multiple ng isang bilang' },
  grades: [4, 5],
  cues: {
    en: ['multiples', 'multiple of', 'skip counting', 'first five multiples'],
    fil: ['multiple', 'mga multiple ng bilang', 'skip counting', 'unang limang multiple'],
  },
  units: ['mathematics/5/prime-and-composite-numbers', 'mathematics/4/factors-and-multiples'],
  largest: (grade) => (grade < 5 ? 75 : 125),
  mistakes: {
    second: { en: 'began with the second multiple', fil: 'nagsimula sa ikalawang multiple' },
    slip: { en: 'added one too many in the middle', fil: 'nasobrahan ng isa ang pagdaragdag sa gitna' },
    doubled: { en: 'doubled each number', fil: 'dinoble ang bawat bilang' },
    gap: { en: 'skipped one multiple', fil: 'may nilaktawang isang multiple' },
  },
  rules: {
    en: [
      {
        say: 'Because 6 × 4 = 24, the number 24 is {a multiple} of 6.',
        ask: 'We know that 6 × 4 = 24. What do we call 24 in relation to 6?',
        not: ['a factor', 'a remainder', 'a quotient'],
      },
      {
        say: 'Of 46, 54, 56 and 64, the multiple of 9 is {54}.',
        ask: 'Which of 46, 54, 56 and 64 is a multiple of 9?',
        not: ['46', '56', '64'],
      },
    ],
    fil: [
      {
        say: 'Dahil 6 × 4 = 24, ang 24 ay {multiple} ng 6.',
        ask: 'Alam natin na 6 × 4 = 24. Ano ang tawag sa 24 kaugnay ng 6?',
        not: ['factor', 'remainder', 'quotient'],
      },
      {
        say: 'Sa 46, 54, 56 at 64, ang multiple ng 9 ay {54}.',
        ask: 'Alin sa 46, 54, 56 at 64 ang multiple ng 9?',
        not: ['46', '56', '64'],
      },
    ],
  },
  draw: (draw) => {
    const number = draw.int(3, Math.max(9, Math.floor(draw.largest / 5)))
    withinLargest(draw, number * 5)
    return { number, who: draw.person() }
  },
  answer: ({ number }) => shown(five(number)),
  wrong: ({ number }) => ({
    second: shown(five(number).map((each) => each + number)),
    slip: shown(five(number).map((each, at) => (at < 2 ? each : each + 1))),
    doubled: shown([1, 2, 4, 8, 16].map((each) => each * number)),
    gap: shown([1, 2, 3, 5, 6].map((each) => each * number)),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ number }) =>
          `What are the first five multiples of ${number}, beginning with ${number} itself?`,
      },
      {
        level: 'understand',
        text: ({ number }) => `List the first five multiples of ${number}, starting from ${number}.`,
      },
      {
        level: 'apply',
        text: ({ number, who }) =>
          `${who.name} counts by ${number}s, starting from ${number}. What are the first five numbers that ${who.he} says?`,
      },
      {
        level: 'apply',
        text: ({ number }) =>
          `A machine beeps every ${number} minutes after it is turned on. How many minutes after it is turned on are the first five beeps?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ number }) => `Ano-ano ang unang limang multiple ng ${number}, simula sa ${number} mismo?`,
      },
      {
        level: 'understand',
        text: ({ number }) => `Ilista ang unang limang multiple ng ${number}, simula sa ${number}.`,
      },
      {
        level: 'apply',
        text: ({ number, who }) =>
          `Nagbibilang si ${who.name} nang tig-${number}, simula sa ${number}. Ano-ano ang unang limang bilang na sasabihin niya?`,
      },
      {
        level: 'apply',
        text: ({ number }) =>
          `Tumutunog ang isang makina tuwing ${ilan(number, 'minuto')} matapos itong buksan. Ilang minuto matapos itong buksan maririnig ang unang limang tunog?`,
      },
    ],
  },
  statement: {
    en: ({ number }, answer) =>
      `The first five multiples of ${number}, beginning with ${number}, are ${answer}.`,
    fil: ({ number }, answer) => `Ang unang limang multiple ng ${number}, simula sa ${number}, ay ${answer}.`,
  },
  solution: {
    en: ({ number }) => [`Multiply ${number} by 1, 2, 3, 4 and 5.`, shown(five(number))],
    fil: ({ number }) => [`Paramihin ang ${number} sa 1, 2, 3, 4 at 5.`, shown(five(number))],
  },
})
