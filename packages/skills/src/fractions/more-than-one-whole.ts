import { fractionBar, fractionCircle } from '@klasrum/drawings/fraction-model'
import { na } from '../algebra/sentences.ts'
import { skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { denominatorFrom, kasinlaking, simplified } from './parts.ts'

type Given = { shape: 'circle' | 'bar'; parts: number; shaded: number; who: Person }

const figures = {
  circle: { en: ['circle', 'bibingkas', 'bibingka'], fil: ['bilog', 'bibingka'] },
  bar: { en: ['rectangle', 'chocolate bars', 'chocolate bar'], fil: ['parihaba', 'tsokolate'] },
} as const

const wholes = ({ parts, shaded }: Given) => Math.ceil(shaded / parts)

export const moreThanOneWhole = skill<
  Given,
  'all-parts' | 'upside-down' | 'last-only' | 'unshaded' | 'figures' | 'one-too-many'
>({
  id: 'fractions/more-than-one-whole',
  area: 'Mathematics',
  name: { en: 'Fractions greater than one, shown by models', fil: 'Mga fraction na higit sa isa sa modelo' },
  grades: [3, 4],
  cues: {
    en: ['greater than one', 'improper fraction', 'more than one whole', 'equal to one', 'fraction model'],
    fil: ['higit sa isa', 'higit sa isang buo', 'improper fraction', 'katumbas ng isang buo'],
  },
  units: ['mathematics/3/similar-fractions', 'mathematics/4/proper-improper-mixed-fractions'],
  largest: () => 24,
  mistakes: {
    'all-parts': {
      en: 'took the parts of all the figures together as the denominator',
      fil: 'ginawang denominator ang bilang ng bahagi ng lahat ng hugis',
    },
    'upside-down': {
      en: 'exchanged the numerator and the denominator',
      fil: 'pinagpalit ang numerator at denominator',
    },
    'last-only': {
      en: 'counted only the figure that is not fully shaded',
      fil: 'binilang lamang ang hugis na hindi buo ang kulay',
    },
    unshaded: { en: 'counted the parts that are not shaded', fil: 'binilang ang mga bahaging walang kulay' },
    figures: {
      en: 'wrote the number of figures as the numerator',
      fil: 'ginawang numerator ang bilang ng mga hugis',
    },
    'one-too-many': {
      en: 'counted one shaded part too many',
      fil: 'lumabis ng isa sa pagbilang ng mga bahaging may kulay',
    },
  },
  rules: {
    en: [
      {
        say: 'Of 1/4, 3/4, 4/4 and 7/4, the fraction greater than one whole is {7/4}.',
        ask: 'Which of 1/4, 3/4, 4/4 and 7/4 is greater than one whole?',
        not: ['1/4', '3/4', '4/4'],
      },
      {
        say: 'One whole is equal to {6/6}.',
        ask: 'Which of 1/6, 5/6, 6/6 and 6/1 is equal to one whole?',
        not: ['1/6', '6/1', '5/6'],
      },
      {
        say: 'If shaded parts show 9/5, each whole is divided into {5} equal parts.',
        ask: 'The shaded parts show 9/5. Into how many equal parts is each whole divided?',
        not: ['9', '4', '14'],
      },
    ],
    fil: [
      {
        say: 'Sa 1/4, 3/4, 4/4 at 7/4, ang mas malaki sa isang buo ay {7/4}.',
        ask: 'Alin sa 1/4, 3/4, 4/4 at 7/4 ang mas malaki sa isang buo?',
        not: ['1/4', '3/4', '4/4'],
      },
      {
        say: 'Ang isang buo ay katumbas ng {6/6}.',
        ask: 'Alin sa 1/6, 5/6, 6/6 at 6/1 ang katumbas ng isang buo?',
        not: ['1/6', '6/1', '5/6'],
      },
      {
        say: 'Kung 9/5 ang ipinakikita ng mga bahaging may kulay, ang bilang ng magkakasinlaking bahagi ng bawat buo ay {5}.',
        ask: 'Ipinakikita ng mga bahaging may kulay ang 9/5. Sa ilang magkakasinlaking bahagi hinati ang bawat buo?',
        not: ['9', '4', '14'],
      },
    ],
  },
  draw: (draw) => {
    const parts = denominatorFrom(draw, [2, 3, 4, 5, 6, 8])
    const whole = draw.int(1, 2)
    return {
      shape: draw.pick(['circle', 'bar'] as const),
      parts,
      shaded: whole * parts + draw.int(1, parts - 1),
      who: draw.person(),
    }
  },
  answer: ({ parts, shaded }) => fractionText(shaded, parts),
  also: ({ parts, shaded }) => simplified(shaded, parts),
  wrong: (given) => {
    const { parts, shaded } = given
    return {
      'all-parts': fractionText(shaded, wholes(given) * parts),
      'upside-down': fractionText(parts, shaded),
      'last-only': fractionText(shaded % parts, parts),
      unshaded: fractionText(wholes(given) * parts - shaded, parts),
      figures: fractionText(wholes(given), parts),
      'one-too-many': (shaded + 1) % parts === 0 ? undefined : fractionText(shaded + 1, parts),
    }
  },
  stems: {
    en: [
      {
        level: 'remember',
        text: ({ shape, who }) =>
          `In the figure, each ${figures[shape].en[0]} is one whole. ${who.name} shaded some of the equal parts. What fraction do the shaded parts show?`,
      },
      {
        level: 'understand',
        text: ({ shape, who }) =>
          `${who.name} cut the ${figures[shape].en[1]} in the figure into equal parts. The shaded parts are for ${who.his} classmates. If each ${figures[shape].en[2]} is one whole, what fraction do the shaded parts show?`,
      },
      {
        level: 'understand',
        text: ({ shape, who }) =>
          `The figure shows ${figures[shape].en[1]} of the same size, cut into equal parts. ${who.name} sold the shaded parts. Which fraction tells how much ${who.he} sold, if each ${figures[shape].en[2]} is one whole?`,
      },
    ],
    fil: [
      {
        level: 'remember',
        text: ({ shape, who }) =>
          `Sa larawan, isang buo ang bawat ${figures[shape].fil[0]}. Kinulayan ni ${who.name} ang ilan sa mga bahaging magkakasinlaki. Anong fraction ang ipinakikita ng mga bahaging may kulay?`,
      },
      {
        level: 'understand',
        text: ({ shape, parts, who }) =>
          `Hinati ni ${who.name} ang mga ${figures[shape].fil[1]} sa larawan sa ${kasinlaking(parts)} bahagi. Para sa mga kaklase niya ang mga bahaging may kulay. Kung isang buo ang bawat ${figures[shape].fil[1]}, anong fraction ang ipinakikita ng mga bahaging may kulay?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Makikita sa larawan ang ${kasinlaking(wholes(given))} ${figures[given.shape].fil[1]} na hinati sa ${kasinlaking(given.parts)} bahagi. Naipagbili ni ${given.who.name} ang mga bahaging may kulay. Anong fraction ang naipagbili niya kung isang buo ang bawat ${figures[given.shape].fil[1]}?`,
      },
    ],
  },
  statement: {
    en: ({ shape }, answer) =>
      `If each ${figures[shape].en[0]} in the figure is one whole, the shaded parts show ${answer}.`,
    fil: ({ shape }, answer) =>
      `Kung isang buo ang bawat ${figures[shape].fil[0]} sa larawan, ${answer} ang ipinakikita ng mga bahaging may kulay.`,
  },
  solution: {
    en: ({ parts, shaded }) => [
      `Each whole has ${parts} equal parts: the denominator is ${parts}.`,
      `In all, ${shaded} parts are shaded: the numerator is ${shaded}.`,
      `The fraction is ${fractionText(shaded, parts)}.`,
    ],
    fil: ({ parts, shaded }) => [
      `May ${na(parts)} ${kasinlaking(parts)} bahagi ang bawat buo: ${parts} ang denominator.`,
      `Sa kabuoan, ${na(shaded)} bahagi ang may kulay: ${shaded} ang numerator.`,
      `Ang fraction ay ${fractionText(shaded, parts)}.`,
    ],
  },
  drawing: (given, language) => {
    const { shape, parts, shaded } = given
    const count = wholes(given)
    const alt = {
      en: `${count} ${figures[shape].en[0]}s, each divided into ${parts} equal parts; ${shaded} parts are shaded in all.`,
      fil: `${count} ${figures[shape].fil[0]} na bawat isa ay hinati sa ${na(parts)} ${kasinlaking(parts)} bahagi; ${na(shaded)} bahagi ang may kulay sa kabuoan.`,
    }[language]
    return (shape === 'circle' ? fractionCircle : fractionBar)({ parts, shaded, alt })
  },
})
