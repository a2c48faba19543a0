import { na } from '../algebra/sentences.ts'
import { equalSteps, gcd } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'

type Given = { a: number; b: number; times: number }

export const equivalentRatios = skill<Given, 'added' | 'first' | 'second' | 'reversed' | 'uneven'>({
  id: 'ratio-percent/equivalent-ratios',
  area: 'Mathematics',
  name: { en: 'Equivalent ratios', fil: 'Magkatumbas na ratio' },
  grades: [5, 6],
  cues: {
    en: ['equivalent ratios', 'equal ratios', 'ratio table', 'same ratio', 'ratio'],
    fil: ['magkatumbas na ratio', 'katumbas na ratio', 'equivalent ratios', 'ratio'],
  },
  units: ['mathematics/6/ratio-and-proportion'],
  largest: (grade) => (grade < 6 ? 60 : 100),
  mistakes: {
    added: {
      en: 'added the same number to both terms',
      fil: 'nagdagdag ng parehong bilang sa dalawang term',
    },
    first: { en: 'multiplied only the first term', fil: 'ang unang term lamang ang pinarami' },
    second: { en: 'multiplied only the second term', fil: 'ang ikalawang term lamang ang pinarami' },
    reversed: { en: 'reversed the order of the terms', fil: 'pinagbaligtad ang ayos ng mga term' },
    uneven: {
      en: 'multiplied the two terms by different numbers',
      fil: 'pinarami ang dalawang term sa magkaibang bilang',
    },
  },
  rules: {
    en: [
      {
        say: 'To change 2:5 to an equivalent ratio, we can {multiply both 2 and 5 by 3}.',
        ask: 'How can we change 2:5 to an equivalent ratio?',
        not: ['add 3 to both 2 and 5', 'multiply only 2 by 3', 'multiply only 5 by 3'],
      },
      {
        say: 'The ratio 6:9 is equivalent to {2:3}.',
        ask: 'Which of 2:3, 3:2, 3:6 and 5:8 is equivalent to 6:9?',
        not: ['3:2', '3:6', '5:8'],
      },
    ],
    fil: [
      {
        say: 'Upang makakuha ng ratio na katumbas ng 2:5, {paramihin sa 3 ang 2 at ang 5}.',
        ask: 'Paano makakukuha ng ratio na katumbas ng 2:5?',
        not: ['dagdagan ng 3 ang 2 at ang 5', 'paramihin sa 3 ang 2 lamang', 'paramihin sa 3 ang 5 lamang'],
      },
      {
        say: 'Ang ratio na 6:9 ay katumbas ng {2:3}.',
        ask: 'Alin sa 2:3, 3:2, 3:6 at 5:8 ang katumbas ng 6:9?',
        not: ['3:2', '3:6', '5:8'],
      },
    ],
  },
  draw: (draw) => {
    const a = draw.int(2, 9)
    const b = draw.pick(equalSteps(2, 9).filter((each) => gcd(each, a) === 1))
    return { a, b, times: draw.int(2, Math.min(9, Math.floor(draw.largest / Math.max(a, b)))) }
  },
  answer: ({ a, b, times }) => `${a * times}:${b * times}`,
  wrong: ({ a, b, times }) => ({
    added: `${a + times}:${b + times}`,
    first: `${a * times}:${b}`,
    second: `${a}:${b * times}`,
    reversed: `${b * times}:${a * times}`,
    uneven: `${a * times}:${b * (times + 1)}`,
  }),
  stems: {
    en: [
      { level: 'understand', text: ({ a, b }) => `Which ratio is equivalent to ${a}:${b}?` },
      { level: 'understand', text: ({ a, b }) => `Which of these ratios is equal to ${a}:${b}?` },
      {
        level: 'apply',
        text: ({ a, b }) =>
          `A painter mixes ${a} cans of blue paint with ${b} cans of yellow paint. Which ratio of blue to yellow gives the same shade of green?`,
      },
      {
        level: 'apply',
        text: ({ a, b }) =>
          `A bracelet has ${a} red beads for every ${b} white beads. Which can be the ratio of red beads to white beads in a longer bracelet of the same pattern?`,
      },
      {
        level: 'apply',
        text: ({ a, b }) =>
          `For a dance, each group has ${a} boys and ${b} girls. Which can be the ratio of boys to girls when several groups dance together?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ a, b }) => `Aling ratio ang katumbas ng ${a}:${b}?` },
      { level: 'understand', text: ({ a, b }) => `Alin sa mga ratio ang kapareho ng halaga ng ${a}:${b}?` },
      {
        level: 'apply',
        text: ({ a, b }) =>
          `Naghahalo ang pintor ng ${na(a)} lata ng asul na pintura at ${na(b)} lata ng dilaw na pintura. Aling ratio ng asul sa dilaw ang magbibigay ng parehong kulay berde?`,
      },
      {
        level: 'apply',
        text: ({ a, b }) =>
          `Sa isang pulseras, may ${na(a)} pulang butil sa bawat ${na(b)} puting butil. Alin ang maaaring ratio ng mga pulang butil sa mga puting butil sa mas mahabang pulseras na may parehong disenyo?`,
      },
      {
        level: 'apply',
        text: ({ a, b }) =>
          `Sa isang sayaw, may ${na(a)} lalaki at ${na(b)} babae ang bawat pangkat. Alin ang maaaring ratio ng mga lalaki sa mga babae kapag pinagsama-sama ang ilang pangkat?`,
      },
    ],
  },
  statement: {
    en: ({ a, b }, answer) => `The ratios ${a}:${b} and ${answer} are equivalent.`,
    fil: ({ a, b }, answer) => `Magkatumbas ang mga ratio na ${a}:${b} at ${answer}.`,
  },
  solution: {
    en: ({ a, b, times }) => [
      `Multiply both terms by the same number, here ${times}.`,
      `${a} × ${times} = ${a * times} and ${b} × ${times} = ${b * times}, so ${a}:${b} = ${a * times}:${b * times}`,
    ],
    fil: ({ a, b, times }) => [
      `Paramihin ang dalawang term sa parehong bilang, na rito ay ${times}.`,
      `${a} × ${times} = ${a * times} at ${b} × ${times} = ${b * times}, kaya ${a}:${b} = ${a * times}:${b * times}`,
    ],
  },
  choicesOnly: true,
})
