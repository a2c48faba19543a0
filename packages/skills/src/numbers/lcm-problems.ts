import { skill } from '../skill.ts'
import { countOf, within } from './amounts.ts'
import { gcd, lcm, steps } from './divisors.ts'
import { type Amount, inUnit, type Told, toldStatement, toldStems } from './stories.ts'

type Given = { a: number; b: number; who: readonly [string, string]; story: Story }
type Story = Told<Given> & { as: Amount; numbers: readonly number[] }

const right = ({ a, b }: Given) => lcm(a, b)

const stories: readonly Story[] = [
  {
    as: inUnit('minutes', 'minuto'),
    numbers: [6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 30],
    en: {
      text: ({ a, b }) =>
        `At a terminal, one bus leaves every ${a} minutes and another every ${b} minutes. They leave together at 6:00 a.m. After how many minutes will they next leave together?`,
      claim: ({ a, b }, answer) =>
        `Two buses that leave every ${a} and every ${b} minutes and leave together now will next leave together after ${answer}.`,
    },
    fil: {
      text: ({ a, b }) =>
        `Sa isang terminal, umaalis ang isang bus tuwing ${a} minuto at ang isa pa tuwing ${b} minuto. Magkasabay silang umalis nang 6:00 n.u. Pagkaraan ng ilang minuto sila muling magkakasabay sa pag-alis?`,
      claim: ({ a, b }, answer) =>
        `Ang dalawang bus na umaalis tuwing ${a} at tuwing ${b} minuto at magkasabay na umalis ngayon ay muling magkakasabay pagkaraan ng ${answer}.`,
    },
  },
  {
    as: inUnit('days', 'araw'),
    numbers: steps(3, 15),
    en: {
      text: ({ a, b, who }) =>
        `${who[0]} visits the library every ${a} days and ${who[1]} every ${b} days. They are both there today. After how many days will they next be there on the same day?`,
      claim: ({ a, b }, answer) =>
        `Two pupils who visit the library every ${a} and every ${b} days and are both there today will next be there on the same day after ${answer}.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `Pumupunta sa aklatan si ${who[0]} tuwing ${a} araw at si ${who[1]} tuwing ${b} araw. Pareho silang naroon ngayon. Pagkaraan ng ilang araw sila muling magkakasabay roon?`,
      claim: ({ a, b }, answer) =>
        `Ang dalawang mag-aaral na pumupunta sa aklatan tuwing ${a} at tuwing ${b} araw at parehong naroon ngayon ay muling magkakasabay pagkaraan ng ${answer}.`,
    },
  },
  {
    as: inUnit('pieces', 'piraso'),
    numbers: [4, 6, 8, 9, 10, 12, 15, 16, 18],
    en: {
      text: ({ a, b, who }) =>
        `Hot dogs are sold in packs of ${a} and buns in packs of ${b}. ${who[0]} wants to buy the same number of both. What is the smallest number of pieces of each?`,
      claim: ({ a, b }, answer) =>
        `With hot dogs in packs of ${a} and buns in packs of ${b}, the smallest equal number of both is ${answer} of each.`,
    },
    fil: {
      text: ({ a, b, who }) =>
        `Ibinebenta ang hotdog nang tig-${a} bawat pakete at ang tinapay nang tig-${b} bawat pakete. Gusto ni ${who[0]} na magkasindami ang bibilhing hotdog at tinapay. Ano ang pinakakaunting piraso ng bawat isa?`,
      claim: ({ a, b }, answer) =>
        `Kung tig-${a} ang pakete ng hotdog at tig-${b} ang pakete ng tinapay, ang pinakakaunting magkasindaming bilang ay ${answer} ng bawat isa.`,
    },
  },
  {
    as: inUnit('seconds', 'segundo'),
    numbers: [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20],
    en: {
      text: ({ a, b }) =>
        `Two Christmas lights have just blinked together. One blinks every ${a} seconds and the other every ${b} seconds. After how many seconds will they next blink together?`,
      claim: ({ a, b }, answer) =>
        `Two lights that blink every ${a} and every ${b} seconds and have just blinked together will next blink together after ${answer}.`,
    },
    fil: {
      text: ({ a, b }) =>
        `Kasasabay lamang na kumislap ng dalawang ilaw ng parol. Kumikislap ang isa tuwing ${a} segundo at ang isa pa tuwing ${b} segundo. Pagkaraan ng ilang segundo sila muling sabay na kikislap?`,
      claim: ({ a, b }, answer) =>
        `Ang dalawang ilaw na kumikislap tuwing ${a} at tuwing ${b} segundo at sabay na kumislap ngayon ay muling sabay na kikislap pagkaraan ng ${answer}.`,
    },
  },
  {
    as: inUnit('cm'),
    numbers: [6, 8, 9, 10, 12, 14, 15, 16, 18, 20],
    en: {
      text: ({ a, b }) =>
        `Boxes ${a} cm high are piled beside boxes ${b} cm high. What is the smallest height at which the two piles are equally high?`,
      claim: ({ a, b }, answer) =>
        `A pile of boxes ${a} cm high and a pile of boxes ${b} cm high are first equally high at ${answer}.`,
    },
    fil: {
      text: ({ a, b }) =>
        `Pinagpatong-patong ang mga kahong ${a} cm ang taas katabi ng mga kahong ${b} cm ang taas. Ano ang pinakamababang taas kung saan magkasintaas ang dalawang patong?`,
      claim: ({ a, b }, answer) =>
        `Ang patong ng mga kahong ${a} cm ang taas at ang patong ng mga kahong ${b} cm ang taas ay unang magkasintaas sa ${answer}.`,
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
  units: [],
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
        say: 'To find when two repeating events next happen together, we find the {least common multiple}.',
        ask: 'What do we find to know when two repeating events next happen together?',
        not: ['greatest common factor', 'sum', 'difference'],
      },
      {
        say: 'Bells that ring every 4 and every 6 minutes ring together every {12} minutes.',
        ask: 'Every how many minutes do bells ring together that ring every 4 and every 6 minutes?',
        not: ['2', '10', '18'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman kung kailan muling magkakasabay ang dalawang paulit-ulit na pangyayari, hinahanap ang {least common multiple}.',
        ask: 'Ano ang hinahanap upang malaman kung kailan muling magkakasabay ang dalawang paulit-ulit na pangyayari?',
        not: ['greatest common factor', 'sum', 'difference'],
      },
      {
        say: 'Ang mga kampanang tumutunog tuwing 4 at tuwing 6 minuto ay magkasabay na tumutunog tuwing {12} minuto.',
        ask: 'Tuwing ilang minuto magkasabay na tumutunog ang mga kampanang tumutunog tuwing 4 at tuwing 6 minuto?',
        not: ['2', '10', '18'],
      },
    ],
  },
  draw: (draw) => {
    const story = draw.pick(stories)
    const [one, other] = draw.some(story.numbers, 2) as [number, number]
    const [a, b] = [Math.min(one, other), Math.max(one, other)]
    if (b % a === 0 || gcd(a, b) === 1) throw new RangeError('Too plain.')
    within(draw, lcm(a, b))
    const [first, second] = draw.two()
    return { a, b, who: [first.name, second.name], story }
  },
  answer: (given, language) => given.story.as(right(given), language),
  also: (given) => [String(right(given))],
  wrong: (given, language) => {
    const { a, b } = given
    const as = (value: number) => (countOf(value) && value > 1 ? given.story.as(value, language) : undefined)
    const own = steps(2 * b, 3 * b, b).find((each) => each % a !== 0)
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
