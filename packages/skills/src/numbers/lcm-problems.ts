import { skill } from '../skill.ts'
import { countOf, ilan, withinLargest } from './amounts.ts'
import { equalSteps, gcd, lcm } from './divisors.ts'
import { type Amount, inUnit, type NumberStory, toldStatement, toldStems } from './stories.ts'

type Given = { a: number; b: number; who: readonly [string, string]; story: Story }
type Story = NumberStory<Given> & { as: Amount; numbers: readonly number[] }

const right = ({ a, b }: Given) => lcm(a, b)

const stories: readonly Story[] = [
  {
    as: inUnit('minutes', 'minuto'),
    numbers: [6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30],
    en: {
      text: ({ a, b }) =>
        `At a terminal, one bus leaves every ${a} minutes and another every ${b} minutes. They leave together at 6:00 a.m. After how many minutes will they next leave together?`,
      claim: ({ a, b }, answer) =>
        `One bus leaves every ${a} minutes and another every ${b} minutes. If they leave together now, they will next leave together after ${answer}.`,
    },
    fil: {
      text: ({ a, b }) =>
        `Sa isang terminal, umaalis ang isang bus tuwing ${ilan(a, 'minuto')} at ang isa pa tuwing ${ilan(b, 'minuto')}. Magkasabay silang umalis nang 6:00 n.u. Pagkaraan ng ilang minuto sila muling magkakasabay sa pag-alis?`,
      claim: ({ a, b }, answer) =>
        `Umaalis ang isang bus tuwing ${ilan(a, 'minuto')} at ang isa pa tuwing ${ilan(b, 'minuto')}. Kung magkasabay silang umalis ngayon, muli silang magkakasabay pagkaraan ng ${answer}.`,
    },
  },
  {
    as: inUnit('days', 'araw'),
    numbers: equalSteps(3, 15),
    en: {
      text: ({ a, b, who }) =>
        `${who[0]} visits the library every ${a} days and ${who[1]} every ${b} days. They are both there today. After how many days will they next be there on the same day?`,
      claim: ({ a, b, who }, answer) =>
        `${who[0]} visits the library every ${a} days and ${who[1]} every ${b} days. If they are both there today, they will next be there on the same day after ${answer}.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `Pumupunta sa aklatan si ${who[0]} tuwing ${ilan(a, 'araw')} at si ${who[1]} tuwing ${ilan(b, 'araw')}. Pareho silang naroon ngayon. Pagkaraan ng ilang araw sila muling magkakasabay roon?`,
      claim: ({ a, b, who }, answer) =>
        `Pumupunta sa aklatan si ${who[0]} tuwing ${ilan(a, 'araw')} at si ${who[1]} tuwing ${ilan(b, 'araw')}. Kung pareho silang naroon ngayon, muli silang magkakasabay roon pagkaraan ng ${answer}.`,
    },
  },
  {
    as: inUnit('pieces', 'piraso'),
    numbers: [4, 6, 8, 9, 10, 12, 15, 16, 18],
    en: {
      text: ({ a, b, who }) =>
        `Hot dogs are sold in packs of ${a} and buns in packs of ${b}. ${who[0]} wants to buy the same number of both. What is the smallest number of pieces of each?`,
      claim: ({ a, b, who }, answer) =>
        `Hot dogs are sold in packs of ${a} and buns in packs of ${b}. If ${who[0]} buys the same number of both, the smallest number of each is ${answer}.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `Ibinebenta ang hotdog nang tig-${a} bawat pakete at ang tinapay nang tig-${b} bawat pakete. Gusto ni ${who[0]} na magkasindami ang bibilhing hotdog at tinapay. Ano ang pinakakaunting piraso ng bawat isa?`,
      claim: ({ a, b, who }, answer) =>
        `Ibinebenta ang hotdog nang tig-${a} bawat pakete at ang tinapay nang tig-${b} bawat pakete. Kung magkasindami ang bibilhin ni ${who[0]}, ang pinakakaunti ng bawat isa ay ${answer}.`,
    },
  },
  {
    as: inUnit('seconds', 'segundo'),
    numbers: [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20],
    en: {
      text: ({ a, b }) =>
        `Two Christmas lights have just blinked together. One blinks every ${a} seconds and the other every ${b} seconds. After how many seconds will they next blink together?`,
      claim: ({ a, b }, answer) =>
        `One light blinks every ${a} seconds and another every ${b} seconds. If they have just blinked together, they will next blink together after ${answer}.`,
    },
    fil: {
      text: ({ a, b }) =>
        `Kasasabay lamang na kumislap ng dalawang ilaw ng parol. Kumikislap ang isa tuwing ${ilan(a, 'segundo')} at ang isa pa tuwing ${ilan(b, 'segundo')}. Pagkaraan ng ilang segundo sila muling sabay na kikislap?`,
      claim: ({ a, b }, answer) =>
        `Kumikislap ang isang ilaw tuwing ${ilan(a, 'segundo')} at ang isa pa tuwing ${ilan(b, 'segundo')}. Kung sabay silang kumislap ngayon, muli silang sabay na kikislap pagkaraan ng ${answer}.`,
    },
  },
  {
    as: inUnit('cm'),
    numbers: [6, 8, 9, 10, 12, 14, 15, 16, 18, 20],
    en: {
      text: ({ a, b }) =>
        `Boxes ${a} cm high are piled beside boxes ${b} cm high. What is the smallest height at which the two piles are equally high?`,
      claim: ({ a, b }, answer) =>
        `Boxes ${a} cm high are piled beside boxes ${b} cm high. The smallest height at which the two piles are equally high is ${answer}.`,
    },
    fil: {
      text: ({ a, b }) =>
        `Pinagpatong-patong ang mga kahong ${a} cm ang taas katabi ng mga kahong ${b} cm ang taas. Ano ang pinakamababang taas kung saan magkasintaas ang dalawang patong?`,
      claim: ({ a, b }, answer) =>
        `Pinagpatong-patong ang mga kahong ${a} cm ang taas katabi ng mga kahong ${b} cm ang taas. Ang pinakamababang taas kung saan magkasintaas ang dalawang patong ay ${answer}.`,
    },
  },
]

export const lcmProblems = skill<Given, 'product' | 'factor' | 'larger' | 'double' | 'sum' | 'one-only'>({
  id: 'numbers/lcm-problems',
  area: 'Mathematics',
  name: { en: 'Word problems on the least common multiple', fil: 'Mga suliranin sa least common multiple' },
  grades: [5, 6],
  cues: {
    en: ['least common multiple', 'LCM', 'next together', 'at the same time again', 'common multiples'],
    fil: ['least common multiple', 'LCM', 'muling magkasabay', 'common multiples'],
  },
  units: ['mathematics/5/divisibility-gcf-and-lcm'],
  largest: () => 120,
  mistakes: {
    product: { en: 'multiplied the numbers', fil: 'pinarami ang mga bilang' },
    factor: { en: 'found the greatest common factor', fil: 'ang greatest common factor ang hinanap' },
    larger: { en: 'gave the larger number', fil: 'ibinigay ang mas malaking bilang' },
    double: {
      en: 'gave a common multiple that is not the least',
      fil: 'ibinigay ang common multiple na hindi pinakamaliit',
    },
    sum: { en: 'added the numbers', fil: 'pinagsama ang mga bilang' },
    'one-only': {
      en: 'gave a multiple of one number only',
      fil: 'ibinigay ang multiple ng isang bilang lamang',
    },
  },
  rules: {
    en: [
      {
        say: 'Two buses leave together, one every 20 minutes and one every 30 minutes; to know when they next leave together, we find the {LCM of 20 and 30}.',
        ask: 'One bus leaves every 20 minutes and another every 30 minutes. What do we find to know when they next leave together?',
        not: ['GCF of 20 and 30', 'sum of 20 and 30', 'difference of 20 and 30'],
      },
      {
        say: 'If one bell rings every 4 minutes, another every 6 minutes, and they ring together now, they next ring together after {12 minutes}.',
        ask: 'One bell rings every 4 minutes and another every 6 minutes. They ring together now. After how many minutes will they next ring together?',
        not: ['2 minutes', '10 minutes', '24 minutes'],
      },
    ],
    fil: [
      {
        say: 'Kung umaalis ang isang bus tuwing 20 minuto at ang isa pa tuwing 30 minuto, hinahanap ang {LCM ng 20 at 30} upang malaman kung kailan sila muling magkakasabay.',
        ask: 'Umaalis ang isang bus tuwing 20 minuto at ang isa pa tuwing 30 minuto. Ano ang hinahanap upang malaman kung kailan sila muling magkakasabay?',
        not: ['GCF ng 20 at 30', 'sum ng 20 at 30', 'difference ng 20 at 30'],
      },
      {
        say: 'Kung tumutunog ang isang kampana tuwing 4 na minuto, ang isa pa tuwing 6 na minuto, at magkasabay sila ngayon, muli silang magkakasabay pagkaraan ng {12 minuto}.',
        ask: 'Tumutunog ang isang kampana tuwing 4 na minuto at ang isa pa tuwing 6 na minuto. Magkasabay silang tumunog ngayon. Pagkaraan ng ilang minuto sila muling magkakasabay?',
        not: ['2 minuto', '10 minuto', '24 na minuto'],
      },
    ],
  },
  draw: (draw) => {
    const story = draw.pick(stories)
    const [one, other] = draw.some(story.numbers, 2) as [number, number]
    const [a, b] = [Math.min(one, other), Math.max(one, other)]
    if (b % a === 0 || gcd(a, b) === 1) throw new RangeError('Too plain.')
    withinLargest(draw, lcm(a, b))
    const [first, second] = draw.two()
    return { a, b, who: [first.name, second.name], story }
  },
  answer: (given, language) => given.story.as(right(given), language),
  also: (given) => [String(right(given))],
  wrong: (given, language) => {
    const { a, b } = given
    const as = (value: number) => (countOf(value) && value > 1 ? given.story.as(value, language) : undefined)
    const own = equalSteps(2 * b, 3 * b, b).find((each) => each % a !== 0)
    return {
      product: as(a * b),
      factor: as(gcd(a, b)),
      larger: as(b),
      double: as(2 * right(given)),
      sum: as(a + b),
      'one-only': own ? as(own) : undefined,
    }
  },
  stems: toldStems('analyze', { en: 'Solve by finding the LCM.', fil: 'Lutasin gamit ang LCM.' }),
  statement: toldStatement(),
  solution: {
    en: (given) => [
      `The number must be a multiple of both ${given.a} and ${given.b}, and it must be the least.`,
      `The LCM of ${given.a} and ${given.b} is ${right(given)}: ${given.story.as(right(given), 'en')}`,
    ],
    fil: (given) => [
      `Dapat na multiple ng ${given.a} at ${given.b} ang bilang, at dapat na pinakamaliit ito.`,
      `Ang LCM ng ${given.a} at ${given.b} ay ${right(given)}: ${given.story.as(right(given), 'fil')}`,
    ],
  },
})
