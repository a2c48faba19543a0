import { fractionBar, fractionCircle } from '@klasrum/drawings/fraction-model'
import { na } from '../algebra/sentences.ts'
import { type InBoth, skill } from '../skill.ts'
import { fractionText } from '../words/fractions.ts'
import type { Person } from '../words/people.ts'
import { denominatorFrom, simplified } from './parts.ts'

type Shape = 'circle' | 'bar'
type Given = { shape: Shape; parts: number; shaded: number; food: InBoth<string>; who: Person }

const shapes: Record<Shape, InBoth<string>> = {
  circle: { en: 'circle', fil: 'bilog' },
  bar: { en: 'rectangle', fil: 'parihaba' },
}

const foods: Record<Shape, readonly InBoth<string>[]> = {
  circle: [
    { en: 'bibingka', fil: 'bibingka' },
    { en: 'pizza', fil: 'pizza' },
    { en: 'round cake', fil: 'bilog na cake' },
  ],
  bar: [
    { en: 'cassava cake', fil: 'cassava cake' },
    { en: 'chocolate bar', fil: 'tsokolate' },
    { en: 'banana cake', fil: 'banana cake' },
  ],
}

export const fractionOfAShape = skill<
  Given,
  'unshaded' | 'part-to-part' | 'upside-down' | 'part-too-many' | 'part-too-few' | 'shaded-too-many'
>({
  id: 'fractions/fraction-of-a-shape',
  area: 'Mathematics',
  name: { en: 'Fraction of a shape', fil: 'Fraction ng isang hugis' },
  grades: [2, 3],
  cues: {
    en: ['equal parts', 'shaded part', 'part of a whole', 'numerator', 'denominator', 'fraction model'],
    fil: ['magkakasinlaking bahagi', 'may kulay', 'bahagi ng isang buo', 'numerator', 'denominator'],
  },
  units: ['mathematics/3/similar-fractions'],
  largest: (grade) => (grade === 2 ? 10 : 12),
  mistakes: {
    unshaded: {
      en: 'named the parts that are not shaded',
      fil: 'pinangalanan ang mga bahaging walang kulay',
    },
    'part-to-part': {
      en: 'compared the shaded parts with the parts that are not shaded',
      fil: 'inihambing ang mga bahaging may kulay sa mga bahaging walang kulay',
    },
    'upside-down': {
      en: 'exchanged the numerator and the denominator',
      fil: 'pinagpalit ang numerator at denominator',
    },
    'part-too-many': {
      en: 'counted one part too many in the whole',
      fil: 'lumabis ng isa sa pagbilang ng lahat ng bahagi',
    },
    'part-too-few': {
      en: 'counted one part too few in the whole',
      fil: 'kinulang ng isa sa pagbilang ng lahat ng bahagi',
    },
    'shaded-too-many': {
      en: 'counted one shaded part too many',
      fil: 'lumabis ng isa sa pagbilang ng mga bahaging may kulay',
    },
  },
  rules: {
    en: [
      {
        say: 'A cake is cut into 8 equal parts. In a fraction of the cake, 8 is the {denominator}.',
        ask: 'A cake is cut into 8 equal parts and 3 parts are eaten. What do we call the number 8 in the fraction 3/8?',
        not: ['numerator', 'unit fraction', 'sum'],
      },
      {
        say: 'If 3/8 of a shape is shaded, {3} of its equal parts are shaded.',
        ask: 'A shape is cut into 8 equal parts, and 3/8 of it is shaded. How many parts are shaded?',
        not: ['8', '5', '11'],
      },
      {
        say: 'A whole cut into 4 equal parts is cut into {fourths}.',
        ask: 'A whole is cut into 4 equal parts. What do we call the parts?',
        not: ['halves', 'thirds', 'sixths'],
      },
    ],
    fil: [
      {
        say: 'Hinati ang cake sa 8 magkakasinlaking bahagi. Sa fraction na 3/8, ang 8 ay ang {denominator}.',
        ask: 'Hinati ang cake sa 8 magkakasinlaking bahagi at kinain ang 3 bahagi. Ano ang tawag sa 8 sa fraction na 3/8?',
        not: ['numerator', 'unit fraction', 'sum'],
      },
      {
        say: 'Kapag may kulay ang 3/8 ng hugis, {3} sa magkakasinlaking bahagi nito ang may kulay.',
        ask: 'Hinati ang isang hugis sa 8 magkakasinlaking bahagi, at 3/8 nito ang may kulay. Ilang bahagi ang may kulay?',
        not: ['8', '5', '11'],
      },
      {
        say: 'Ang bawat isa sa 4 na magkakasinlaking bahagi ng buo ay {sangkapat}.',
        ask: 'Hinati ang buo sa 4 na magkakasinlaking bahagi. Ano ang tawag sa bawat bahagi?',
        not: ['kalahati', 'sangkatlo', 'sangkalima'],
      },
    ],
  },
  draw: (draw) => {
    const shape = draw.pick(['circle', 'bar'] as const)
    const parts = denominatorFrom(
      draw,
      draw.grade === 2 ? [3, 4, 5, 6, 8, 10] : [3, 4, 5, 6, 7, 8, 9, 10, 12],
    )
    return {
      shape,
      parts,
      shaded: draw.int(1, parts - 1),
      food: draw.pick(foods[shape]),
      who: draw.person(),
    }
  },
  answer: ({ parts, shaded }) => fractionText(shaded, parts),
  also: ({ parts, shaded }) => simplified(shaded, parts),
  wrong: ({ parts, shaded }) => ({
    unshaded: fractionText(parts - shaded, parts),
    'part-to-part': shaded < parts - shaded ? fractionText(shaded, parts - shaded) : undefined,
    // More than the whole is plausible only where no better mistake is left.
    'upside-down': shaded > 1 && shaded === parts - 1 ? fractionText(parts, shaded) : undefined,
    'part-too-many': fractionText(shaded, parts + 1),
    'part-too-few': shaded < parts - 1 ? fractionText(shaded, parts - 1) : undefined,
    'shaded-too-many': shaded < parts - 1 ? fractionText(shaded + 1, parts) : undefined,
  }),
  stems: {
    en: [
      {
        level: 'remember',
        text: ({ shape, shaded, who }) =>
          `${who.name} divided the ${shapes[shape].en} in the figure into equal parts and shaded ${shaded === 1 ? 'one' : 'some'} of them. What fraction of the ${shapes[shape].en} is shaded?`,
      },
      {
        level: 'understand',
        text: ({ food, shaded, who }) =>
          `The figure shows a ${food.en} cut into equal parts. ${who.name} sold the shaded ${shaded === 1 ? 'part' : 'parts'}. What fraction of the ${food.en} was sold?`,
      },
      {
        level: 'understand',
        text: ({ food, shaded, who }) =>
          `${who.name} cut the ${food.en} in the figure into equal parts and gave the shaded ${shaded === 1 ? 'part' : 'parts'} to ${who.his} neighbors. What fraction of the ${food.en} did ${who.he} give away?`,
      },
    ],
    fil: [
      {
        level: 'remember',
        text: ({ shape, shaded, who }) =>
          `Hinati ni ${who.name} ang ${shapes[shape].fil} sa larawan sa magkakasinlaking bahagi at kinulayan ang ${shaded === 1 ? 'isa' : 'ilan'} sa mga ito. Anong fraction ng ${shapes[shape].fil} ang may kulay?`,
      },
      {
        level: 'understand',
        text: ({ food, shaded, who }) =>
          `Makikita sa larawan ang isang ${food.fil} na hinati sa magkakasinlaking bahagi. Naipagbili ni ${who.name} ang ${shaded === 1 ? '' : 'mga '}bahaging may kulay. Anong fraction ng ${food.fil} ang naipagbili?`,
      },
      {
        level: 'understand',
        text: ({ food, shaded, who }) =>
          `Hinati ni ${who.name} ang ${food.fil} sa larawan sa magkakasinlaking bahagi at ibinigay sa mga kapitbahay ang ${shaded === 1 ? '' : 'mga '}bahaging may kulay. Anong fraction ng ${food.fil} ang naibigay niya?`,
      },
    ],
  },
  statement: {
    en: ({ shape }, answer) => `In the figure, ${answer} of the ${shapes[shape].en} is shaded.`,
    fil: ({ shape }, answer) => `Sa larawan, ${answer} ng ${shapes[shape].fil} ang may kulay.`,
  },
  solution: {
    en: ({ parts, shaded }) => [
      `The whole has ${parts} equal parts: the denominator is ${parts}.`,
      `The number of shaded parts is ${shaded}: the numerator is ${shaded}.`,
      `The fraction is ${fractionText(shaded, parts)}.`,
    ],
    fil: ({ parts, shaded }) => [
      `May ${na(parts)} magkakasinlaking bahagi ang buo: ${parts} ang denominator.`,
      `Ang bilang ng mga bahaging may kulay ay ${shaded}: ${shaded} ang numerator.`,
      `Ang fraction ay ${fractionText(shaded, parts)}.`,
    ],
  },
  drawing: ({ shape, parts, shaded }, language) => {
    const alt = {
      en: `A ${shapes[shape].en} divided into ${parts} equal parts, with ${shaded} shaded.`,
      fil: `Isang ${shapes[shape].fil} na hinati sa ${na(parts)} magkakasinlaking bahagi; ${shaded} ang may kulay.`,
    }[language]
    return (shape === 'circle' ? fractionCircle : fractionBar)({ parts, shaded, alt })
  },
})
