import { skill } from '../skill.ts'
import { countOf, withinLargest } from './amounts.ts'
import { equalSteps, gcd, lcm as lcmOf } from './divisors.ts'

type Given = { a: number; b: number }

const right = ({ a, b }: Given) => lcmOf(a, b)
const upTo = (number: number, last: number) => equalSteps(number, last, number).join(', ')

export const lcmSkill = skill<Given, 'product' | 'factor' | 'larger' | 'double' | 'sum' | 'one-only'>({
  id: 'numbers/lcm',
  area: 'Mathematics',
  name: { en: 'Least common multiple', fil: 'Least common multiple' },
  grades: [4, 6],
  cues: {
    en: ['least common multiple', 'LCM', 'common multiples', 'multiples'],
    fil: ['least common multiple', 'LCM', 'common multiples', 'pinakamaliit na common multiple'],
  },
  notation: [/\bLCM\b/],
  units: ['mathematics/4/factors-and-multiples', 'mathematics/5/divisibility-gcf-and-lcm'],
  largest: (grade) => (grade < 5 ? 60 : 120),
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
      en: 'gave a multiple of the larger number only',
      fil: 'ibinigay ang multiple ng mas malaking bilang lamang',
    },
  },
  rules: {
    en: [
      {
        say: 'The LCM of the prime numbers 3 and 5 is {15}.',
        ask: 'What is the LCM of the prime numbers 3 and 5?',
        not: ['1', '8', '30'],
      },
      {
        say: 'If one number is a multiple of another, their LCM is {the larger number}.',
        ask: 'One number is a multiple of another. What is their LCM?',
        not: ['the smaller number', 'their sum', 'their product'],
      },
    ],
    fil: [
      {
        say: 'Ang LCM ng mga prime number na 3 at 5 ay {15}.',
        ask: 'Ano ang LCM ng mga prime number na 3 at 5?',
        not: ['1', '8', '30'],
      },
      {
        say: 'Kung ang isang bilang ay multiple ng isa pa, ang LCM nila ay ang {mas malaking bilang}.',
        ask: 'Ang isang bilang ay multiple ng isa pa. Ano ang LCM nila?',
        not: ['mas maliit na bilang', 'sum nila', 'product nila'],
      },
    ],
  },
  draw: (draw) => {
    const [one, other] = draw.some(equalSteps(3, 24), 2) as [number, number]
    const [a, b] = [Math.min(one, other), Math.max(one, other)]
    // Numbers without a common factor would be plain multiplication, so most have one.
    if (b % a === 0 || (gcd(a, b) === 1 && draw.chanceOf(75))) throw new RangeError('Too plain.')
    withinLargest(draw, lcmOf(a, b))
    return { a, b }
  },
  answer: (given) => String(right(given)),
  wrong: (given) => {
    const { a, b } = given
    const own = equalSteps(2 * b, 3 * b, b).find((each) => each % a !== 0)
    return {
      product: countOf(a * b),
      factor: countOf(gcd(a, b)),
      larger: countOf(b),
      double: countOf(2 * right(given)),
      sum: countOf(a + b),
      'one-only': own ? countOf(own) : undefined,
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ a, b }) => `What is the least common multiple (LCM) of ${a} and ${b}?`,
      },
      { level: 'understand', text: ({ a, b }) => `Find the LCM of ${a} and ${b}.` },
      {
        level: 'understand',
        text: ({ a, b }) =>
          `What is the smallest number above zero that is a multiple of both ${a} and ${b}?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ a, b }) => `Ano ang least common multiple (LCM) ng ${a} at ${b}?` },
      { level: 'understand', text: ({ a, b }) => `Hanapin ang LCM ng ${a} at ${b}.` },
      {
        level: 'understand',
        text: ({ a, b }) => `Ano ang pinakamaliit na bilang na higit sa zero at multiple ng ${a} at ${b}?`,
      },
    ],
  },
  statement: {
    en: ({ a, b }, answer) => `The least common multiple of ${a} and ${b} is ${answer}.`,
    fil: ({ a, b }, answer) => `Ang least common multiple ng ${a} at ${b} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Multiples of ${given.a}: ${upTo(given.a, right(given))}`,
      `Multiples of ${given.b}: ${upTo(given.b, right(given))}`,
      `The first number in both lists is ${right(given)}.`,
    ],
    fil: (given) => [
      `Mga multiple ng ${given.a}: ${upTo(given.a, right(given))}`,
      `Mga multiple ng ${given.b}: ${upTo(given.b, right(given))}`,
      `Ang unang bilang na nasa dalawang listahan ay ${right(given)}.`,
    ],
  },
})
