import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import { denominatorFrom, oneUpTo } from './parts.ts'

/** n/d, and m/d which is similar to it. */
type Given = { n: number; d: number; m: number; grade: number; who: string; other: string }

export const similarFraction = skill<Given, 'same-numerator' | 'upside-down' | 'equivalent' | 'difference'>({
  id: 'fractions/similar-fraction',
  area: 'Mathematics',
  name: { en: 'Recognizing similar fractions', fil: 'Pagkilala sa similar fractions' },
  grades: [2, 4],
  cues: {
    en: ['similar fractions', 'same denominator', 'like fractions', 'dissimilar fractions'],
    fil: ['similar fractions', 'parehong denominator', 'magkapareho ang denominator', 'dissimilar fractions'],
  },
  units: ['mathematics/3/similar-fractions', 'mathematics/4/proper-improper-mixed-fractions'],
  largest: () => 24,
  choicesOnly: true,
  mistakes: {
    'same-numerator': {
      en: 'looked for the same numerator',
      fil: 'naghanap ng magkaparehong numerator',
    },
    'upside-down': {
      en: 'took the same numbers in the other order',
      fil: 'pinili ang parehong bilang na baligtad ang ayos',
    },
    equivalent: {
      en: 'took an equivalent fraction for a similar one',
      fil: 'inakalang similar ang equivalent fraction',
    },
    difference: {
      en: 'looked for the same difference between numerator and denominator',
      fil: 'naghanap ng magkaparehong agwat ng numerator at denominator',
    },
  },
  rules: {
    en: [
      {
        say: 'Similar fractions have the same {denominator}.',
        ask: 'Which part is the same in all similar fractions?',
        not: ['numerator', 'whole number', 'value'],
      },
      {
        say: 'Fractions such as 2/7 and 5/7 are called {similar fractions}.',
        ask: 'What do we call fractions with the same denominator, such as 2/7 and 5/7?',
        not: ['dissimilar fractions', 'equivalent fractions', 'unit fractions'],
      },
      {
        say: 'Of 3/4, 8/3, 5/8 and 6/16, the fraction similar to 3/8 is {5/8}.',
        ask: 'Which of 3/4, 8/3, 5/8 and 6/16 is similar to 3/8?',
        not: ['3/4', '8/3', '6/16'],
      },
    ],
    fil: [
      {
        say: 'Sa similar fractions, magkakapareho ang {denominator}.',
        ask: 'Aling bahagi ang magkakapareho sa similar fractions?',
        not: ['numerator', 'whole number', 'halaga'],
      },
      {
        say: 'Ang mga fraction na tulad ng 2/7 at 5/7 ay tinatawag na {similar fractions}.',
        ask: 'Ano ang tawag sa mga fraction na magkapareho ang denominator, tulad ng 2/7 at 5/7?',
        not: ['dissimilar fractions', 'equivalent fractions', 'unit fractions'],
      },
      {
        say: 'Sa 3/4, 8/3, 5/8 at 6/16, ang similar sa 3/8 ay {5/8}.',
        ask: 'Alin sa 3/4, 8/3, 5/8 at 6/16 ang similar sa 3/8?',
        not: ['3/4', '8/3', '6/16'],
      },
    ],
  },
  draw: (draw) => {
    const d = denominatorFrom(draw, draw.grade === 2 ? [4, 5, 6, 8] : [4, 5, 6, 7, 8, 9, 10, 12])
    const [n, m] = draw.some(oneUpTo(d - 1), 2) as [number, number]
    const [who, other] = draw.two()
    return { n, d, m, grade: draw.grade, who: who.name, other: other.name }
  },
  answer: ({ m, d }) => fractionText(m, d),
  wrong: ({ n, d, grade }) => ({
    'same-numerator': n < d - 1 ? fractionText(n, d - 1) : fractionText(n, d + 1),
    'upside-down': n > 1 && grade > 2 ? fractionText(d, n) : undefined,
    equivalent: fractionText(2 * n, 2 * d),
    difference: fractionText(n + 1, d + 1),
  }),
  stems: {
    en: [
      { level: 'remember', text: ({ n, d }) => `Which fraction is similar to ${fractionText(n, d)}?` },
      {
        level: 'remember',
        text: ({ n, d }) => `Choose the fraction that is similar to ${fractionText(n, d)}.`,
      },
      {
        level: 'understand',
        text: ({ n, d, who, other }) =>
          `${who} wrote the fraction ${fractionText(n, d)} on the board. ${other} must write a fraction that is similar to it. Which fraction can ${other} write?`,
      },
      {
        level: 'understand',
        text: ({ n, d, who }) =>
          `${who} has a card with ${fractionText(n, d)} and looks for a card with a similar fraction. Which card is the right one?`,
      },
    ],
    fil: [
      { level: 'remember', text: ({ n, d }) => `Aling fraction ang similar sa ${fractionText(n, d)}?` },
      {
        level: 'remember',
        text: ({ n, d }) =>
          `Kung ang isang fraction ay ${fractionText(n, d)}, aling fraction ang similar dito?`,
      },
      {
        level: 'understand',
        text: ({ n, d, who, other }) =>
          `Isinulat ni ${who} sa pisara ang fraction na ${fractionText(n, d)}. Kailangang sumulat ni ${other} ng fraction na similar dito. Aling fraction ang maaaring isulat ni ${other}?`,
      },
      {
        level: 'understand',
        text: ({ n, d, who }) =>
          `May kard si ${who} na may nakasulat na ${fractionText(n, d)}. Naghahanap siya ng kard na may similar na fraction. Aling kard ang tama?`,
      },
    ],
  },
  statement: {
    en: ({ n, d }, answer) => `The fractions ${fractionText(n, d)} and ${answer} are similar fractions.`,
    fil: ({ n, d }, answer) => `Ang ${fractionText(n, d)} at ${answer} ay similar fractions.`,
  },
  solution: {
    en: ({ n, d, m }) => [
      'Similar fractions have the same denominator.',
      `The denominator of ${fractionText(n, d)} is ${d}, and so is that of ${fractionText(m, d)}.`,
    ],
    fil: ({ n, d, m }) => [
      'Magkapareho ang denominator ng similar fractions.',
      `Ang denominator ng ${fractionText(n, d)} ay ${d}, at gayon din ang sa ${fractionText(m, d)}.`,
    ],
  },
})
