import { skill } from '../skill.ts'
import { countOf, listedItems, withinLargest } from './amounts.ts'
import { equalSteps, factorsOf, gcd, lcm } from './divisors.ts'

type Given = { a: number; b: number }

const right = ({ a, b }: Given) => gcd(a, b)
const common = ({ a, b }: Given) => factorsOf(a).filter((each) => b % each === 0)

export const gcf = skill<Given, 'lesser' | 'multiple' | 'smaller' | 'difference' | 'one-only' | 'one'>({
  id: 'numbers/gcf',
  area: 'Mathematics',
  name: { en: 'Greatest common factor', fil: 'Greatest common factor' },
  grades: [4, 6],
  cues: {
    en: ['greatest common factor', 'GCF', 'common factors', 'greatest common divisor'],
    fil: ['greatest common factor', 'GCF', 'common factors', 'pinakamalaking common factor'],
  },
  notation: [/\bGCF\b/],
  units: ['mathematics/4/factors-and-multiples', 'mathematics/5/divisibility-gcf-and-lcm'],
  largest: (grade) => (grade < 5 ? 50 : 100),
  mistakes: {
    lesser: { en: 'stopped at a smaller common factor', fil: 'tumigil sa mas maliit na common factor' },
    multiple: { en: 'found the least common multiple', fil: 'ang least common multiple ang hinanap' },
    smaller: { en: 'gave the smaller number', fil: 'ibinigay ang mas maliit na bilang' },
    difference: { en: 'subtracted the numbers', fil: 'pinagbawas ang mga bilang' },
    'one-only': { en: 'took a factor of one number only', fil: 'kinuha ang factor ng isang bilang lamang' },
    one: { en: 'thought that 1 is the only common factor', fil: 'inakalang 1 lamang ang common factor' },
  },
  rules: {
    en: [
      {
        say: 'Because 6 is a factor of 18, the GCF of 6 and 18 is {6}.',
        ask: 'The number 6 is a factor of 18. What is the GCF of 6 and 18?',
        not: ['3', '12', '18'],
      },
      {
        say: 'The GCF of two different prime numbers is {1}.',
        ask: 'What is the GCF of two different prime numbers?',
        not: ['0', 'the smaller number', 'their product'],
      },
    ],
    fil: [
      {
        say: 'Dahil factor ng 18 ang 6, ang GCF ng 6 at 18 ay {6}.',
        ask: 'Factor ng 18 ang 6. Ano ang GCF ng 6 at 18?',
        not: ['3', '12', '18'],
      },
      {
        say: 'Ang GCF ng dalawang magkaibang prime number ay {1}.',
        ask: 'Ano ang GCF ng dalawang magkaibang prime number?',
        not: ['0', 'ang mas maliit na bilang', 'ang product nila'],
      },
    ],
  },
  draw: (draw) => {
    const common = draw.int(draw.grade > 5 ? 4 : 2, 15)
    const [m, n] = draw.some(equalSteps(2, 9), 2) as [number, number]
    if (gcd(m, n) > 1) throw new RangeError('Another factor is common.')
    withinLargest(draw, common * m, common * n)
    const [a, b] = [common * Math.min(m, n), common * Math.max(m, n)]
    return { a, b }
  },
  answer: (given) => String(right(given)),
  wrong: (given) => {
    const { a, b } = given
    const lesser = common(given).at(-2) ?? 1
    const own = factorsOf(a)
      .filter((each) => each < a && b % each !== 0 && each > right(given))
      .at(-1)
    return {
      lesser: lesser > 1 ? countOf(lesser) : undefined,
      multiple: lcm(a, b) <= 400 ? countOf(lcm(a, b)) : undefined,
      smaller: countOf(a),
      difference: countOf(b - a),
      'one-only': own ? countOf(own) : undefined,
      one: '1',
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ a, b }) => `What is the greatest common factor (GCF) of ${a} and ${b}?`,
      },
      { level: 'understand', text: ({ a, b }) => `Find the GCF of ${a} and ${b}.` },
      {
        level: 'understand',
        text: ({ a, b }) => `What is the largest number that divides both ${a} and ${b} without a remainder?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ a, b }) => `Ano ang greatest common factor (GCF) ng ${a} at ${b}?` },
      { level: 'understand', text: ({ a, b }) => `Hanapin ang GCF ng ${a} at ${b}.` },
      {
        level: 'understand',
        text: ({ a, b }) =>
          `Ano ang pinakamalaking bilang na makahahati sa ${a} at ${b} nang walang remainder?`,
      },
    ],
  },
  statement: {
    en: ({ a, b }, answer) => `The greatest common factor of ${a} and ${b} is ${answer}.`,
    fil: ({ a, b }, answer) => `Ang greatest common factor ng ${a} at ${b} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Factors of ${given.a}: ${factorsOf(given.a).join(', ')}`,
      `Factors of ${given.b}: ${factorsOf(given.b).join(', ')}`,
      `Common factors: ${listedItems(common(given).map(String), 'and')}. The greatest is ${right(given)}.`,
    ],
    fil: (given) => [
      `Mga factor ng ${given.a}: ${factorsOf(given.a).join(', ')}`,
      `Mga factor ng ${given.b}: ${factorsOf(given.b).join(', ')}`,
      `Mga common factor: ${listedItems(common(given).map(String), 'at')}. Ang pinakamalaki ay ${right(given)}.`,
    ],
  },
})
