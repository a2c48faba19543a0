import type { Draw } from '../draw.ts'
import { type InBoth, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { type Thing, things } from '../words/things.ts'
import { numberFromDigits } from './places.ts'
import { type Story, storyFor, storyStem } from './stories.ts'

/** One number of the kind that is asked for, and others that tempt. */
type Given = {
  even: boolean
  right: number
  byFirst: number
  byTens: number
  bySum: number
  /** All four as the question lists them. */
  listed: readonly number[]
  story: number
  who: Person
  thing: Thing
}

const kinds: InBoth<Record<'even' | 'odd', string>> = {
  en: { even: 'an even number', odd: 'an odd number' },
  fil: { even: 'even', odd: 'odd' },
}
const named = (even: boolean) => (even ? 'even' : 'odd')
const isEven = (number: number) => number % 2 === 0

/** A number whose last digit is of the wrong kind, while its other digits are drawn by a wish. */
const tempting = (
  draw: Draw,
  length: number,
  even: boolean,
  wish: (digits: readonly number[]) => boolean,
) => {
  for (let tries = 0; tries < 60; tries++) {
    const digits = [draw.int(1, 9), ...Array.from({ length: length - 1 }, () => draw.int(0, 9))]
    if (isEven(numberFromDigits(digits)) !== even && wish(digits)) return numberFromDigits(digits)
  }
  throw new RangeError('No such number was found.')
}

/** Numbers that have a comma themselves are set apart by semicolons. */
const list = (numbers: readonly number[], and: string) => {
  const mark = numbers.some((number) => number >= 1_000) ? '; ' : ', '
  return `${numbers.slice(0, -1).map(grouped).join(mark)} ${and} ${grouped(numbers.at(-1) ?? 0)}`
}

const sum = (digits: readonly number[]) => digits.reduce((total, digit) => total + digit, 0)

const stories: readonly Story<Given>[] = [
  {
    sizes: [20, 60],
    en: ({ even, listed }) =>
      `All learners of a class lined up two by two and ${even ? 'everybody had a partner' : 'one learner had no partner'}. Which of ${list(listed, 'and')} can be the number of learners?`,
    fil: ({ even, listed }) =>
      `Pumila nang dala-dalawa ang lahat ng mag-aaral ng isang klase at ${even ? 'lahat ay may kapares' : 'may isang walang kapares'}. Alin sa ${list(listed, 'at')} ang maaaring bilang ng mga mag-aaral?`,
  },
  {
    sizes: [1, 100],
    en: ({ even, listed, who, thing }) =>
      `${who.name} put all of ${who.his} ${thing.en.many} into pairs and ${even ? 'none was left over' : '1 was left over'}. Which of ${list(listed, 'and')} can be the number of ${thing.en.many}?`,
    fil: ({ even, listed, who, thing }) =>
      `Pinagpares-pares ni ${who.name} ang lahat ng kaniyang ${thing.fil} at ${even ? 'walang natira' : '1 ang natira'}. Alin sa ${list(listed, 'at')} ang maaaring bilang ng ${thing.fil}?`,
  },
  {
    sizes: [1, 100],
    en: ({ even, listed }) =>
      `A group of dancers formed pairs and ${even ? 'nobody was left without a partner' : 'one dancer was left without a partner'}. Which of ${list(listed, 'and')} can be the number of dancers?`,
    fil: ({ even, listed }) =>
      `Nagpares-pares ang mga mananayaw at ${even ? 'lahat ay may kapares' : 'may isang walang kapares'}. Alin sa ${list(listed, 'at')} ang maaaring bilang ng mga mananayaw?`,
  },
  {
    sizes: [300, 10_000],
    en: ({ even, listed }) =>
      `All learners of a school lined up two by two and ${even ? 'everybody had a partner' : 'one learner had no partner'}. Which of ${list(listed, 'and')} can be the number of learners?`,
    fil: ({ even, listed }) =>
      `Pumila nang dala-dalawa ang lahat ng mag-aaral ng isang paaralan at ${even ? 'lahat ay may kapares' : 'may isang walang kapares'}. Alin sa ${list(listed, 'at')} ang maaaring bilang ng mga mag-aaral?`,
  },
  {
    sizes: [100, 10_000],
    en: ({ even, listed }) =>
      `The slippers made in a factory were packed in pairs and ${even ? 'none was left over' : '1 slipper was left over'}. Which of ${list(listed, 'and')} can be the number of slippers?`,
    fil: ({ even, listed }) =>
      `Ibinalot nang pares-pares ang mga tsinelas na gawa sa isang pagawaan at ${even ? 'walang natira' : '1 tsinelas ang natira'}. Alin sa ${list(listed, 'at')} ang maaaring bilang ng mga tsinelas?`,
  },
]

export const evenAndOdd = skill<Given, 'by-first' | 'by-tens' | 'by-sum'>({
  id: 'whole-numbers/even-and-odd',
  area: 'Mathematics',
  name: { en: 'Even and odd numbers', fil: 'Mga bilang na even at odd' },
  grades: [2, 4],
  cues: {
    en: ['even', 'odd', 'even numbers', 'odd numbers', 'divisible by 2', 'pairs'],
    fil: ['even', 'odd', 'even numbers', 'odd numbers', 'pares', 'walang kapares'],
  },
  units: ['mathematics/3/odd-even-at-pattern'],
  largest: (grade) => [100, 1_000, 10_000][grade - 2] ?? 100,
  mistakes: {
    'by-first': { en: 'looked at the first digit', fil: 'tumingin sa unang digit' },
    'by-tens': { en: 'looked at the tens digit', fil: 'tumingin sa digit na nasa sampuan' },
    'by-sum': { en: 'looked at the sum of the digits', fil: 'tumingin sa sum ng mga digit' },
  },
  rules: {
    en: [
      {
        say: 'To tell whether a number is even or odd, we look at {the ones digit}.',
        ask: 'Which digit tells whether a number is even or odd?',
        not: ['the tens digit', 'the first digit', 'the largest digit'],
      },
      {
        say: 'When we add two odd numbers, the sum is always {an even number}.',
        ask: 'What kind of number is always the sum of two odd numbers?',
        not: ['an odd number', 'a one-digit number', 'a number that ends in 0'],
      },
      {
        say: 'When an odd number of children form pairs, the number of children without a partner is {1}.',
        ask: 'An odd number of children form pairs. How many children have no partner?',
        not: ['0', '2', '3'],
      },
    ],
    fil: [
      {
        say: 'Upang malaman kung even o odd ang isang bilang, tingnan {ang digit sa isahan}.',
        ask: 'Aling digit ang nagsasabi kung even o odd ang isang bilang?',
        not: ['ang digit sa sampuan', 'ang unang digit', 'ang pinakamalaking digit'],
      },
      {
        say: 'Kapag pinagsama ang dalawang odd na bilang, ang sum ay laging {even}.',
        ask: 'Anong uri ng bilang ang laging sum ng dalawang odd na bilang?',
        not: ['odd', 'may isang digit', 'nagtatapos sa 0'],
      },
      {
        say: 'Kapag nagpares-pares ang mga batang odd ang bilang, {1} ang walang kapares.',
        ask: 'Odd ang bilang ng mga batang nagpares-pares. Ilan ang walang kapares?',
        not: ['0', '2', '3'],
      },
    ],
  },
  draw: (draw) => {
    const even = draw.chanceOf(50)
    const length = String(draw.largest - 1).length
    const agrees = (digit: number) => isEven(digit) === even
    const right = tempting(draw, length, !even, (digits) => !agrees(digits[0] ?? 0))
    const byFirst = tempting(draw, length, even, ([first = 0]) => agrees(first))
    const byTens = tempting(draw, length, even, (digits) => agrees(digits.at(-2) ?? 0))
    const bySum = tempting(draw, length, even, (digits) => agrees(sum(digits)))
    const thing = draw.pick(things.toy.filter(({ en }) => en.one === 'marble' || en.one === 'sticker'))
    const listed = draw.shuffled([...new Set([right, byFirst, byTens, bySum])])
    if (listed.length < 4 || Math.max(...listed) > draw.largest)
      throw new RangeError('Four different numbers are wanted.')
    return {
      even,
      right,
      byFirst,
      byTens,
      bySum,
      listed,
      who: draw.person(),
      thing,
      story: storyFor(draw, stories, Math.max(...listed)),
    }
  },
  answer: ({ right }) => grouped(right),
  wrong: ({ byFirst, byTens, bySum }) => ({
    'by-first': grouped(byFirst),
    'by-tens': grouped(byTens),
    'by-sum': grouped(bySum),
  }),
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ even, listed }) =>
          `Which of the numbers ${list(listed, 'and')} is ${kinds.en[named(even)]}?`,
      },
      storyStem(stories, 'en'),
    ],
    fil: [
      {
        level: 'understand',
        text: ({ even, listed }) =>
          `Alin sa mga bilang na ${list(listed, 'at')} ang ${kinds.fil[named(even)]}?`,
      },
      storyStem(stories, 'fil'),
    ],
  },
  statement: {
    en: ({ even, listed }, answer) => `Of ${list(listed, 'and')}, the ${named(even)} number is ${answer}.`,
    fil: ({ even, listed }, answer) => `Sa ${list(listed, 'at')}, ang ${named(even)} na bilang ay ${answer}.`,
  },
  solution: {
    en: ({ right, even }) => [
      `The ones digit of ${grouped(right)} is ${right % 10}, so ${grouped(right)} is ${kinds.en[named(even)]}.`,
    ],
    fil: ({ right, even }) => [
      `Ang digit sa isahan ng ${grouped(right)} ay ${right % 10}, kaya ${kinds.fil[named(even)]} ang ${grouped(right)}.`,
    ],
  },
})
