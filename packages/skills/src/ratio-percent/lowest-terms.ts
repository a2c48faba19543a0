import { na } from '../algebra/sentences.ts'
import { equalSteps, gcd, primeFactorsOf } from '../numbers/divisors.ts'
import { skill } from '../skill.ts'

type Story = { en: (p: number, q: number) => string; fil: (p: number, q: number) => string }
type Given = { a: number; b: number; times: number }

const stories: readonly Story[] = [
  {
    en: (p, q) =>
      `A box has ${p} red beads and ${q} blue beads. What is the ratio of red beads to blue beads in lowest terms?`,
    fil: (p, q) =>
      `May ${na(p)} pulang abaloryo at ${na(q)} asul na abaloryo sa isang kahon. Ano ang ratio ng mga pula sa mga asul na abaloryo sa pinakapayak na anyo?`,
  },
  {
    en: (p, q) =>
      `A vendor has ${p} mangoes and ${q} guavas in a basket. What is the ratio of mangoes to guavas in lowest terms?`,
    fil: (p, q) =>
      `May ${na(p)} mangga at ${na(q)} bayabas sa basket ng isang tindera. Ano ang ratio ng mga mangga sa mga bayabas sa pinakapayak na anyo?`,
  },
  {
    en: (p, q) =>
      `A school garden has ${p} tomato plants and ${q} eggplants. What is the ratio of tomato plants to eggplants in lowest terms?`,
    fil: (p, q) =>
      `May ${na(p)} halamang kamatis at ${na(q)} halamang talong sa hardin ng paaralan. Ano ang ratio ng mga kamatis sa mga talong sa pinakapayak na anyo?`,
  },
  {
    en: (p, q) =>
      `A shelf has ${p} storybooks and ${q} science books. What is the ratio of storybooks to science books in lowest terms?`,
    fil: (p, q) =>
      `May ${na(p)} aklat ng kuwento at ${na(q)} aklat sa agham sa isang estante. Ano ang ratio ng mga aklat ng kuwento sa mga aklat sa agham sa pinakapayak na anyo?`,
  },
]

const terms = ({ a, b, times }: Given) => [a * times, b * times] as const

export const ratioInLowestTerms = skill<
  Given,
  'reversed' | 'unfinished' | 'first' | 'second' | 'whole' | 'subtracted'
>({
  id: 'ratio-percent/lowest-terms',
  area: 'Mathematics',
  name: { en: 'Ratio in lowest terms', fil: 'Ratio sa pinakapayak na anyo' },
  grades: [5, 6],
  cues: {
    en: ['ratio', 'lowest terms', 'simplest form of a ratio', 'simplify the ratio', 'terms of a ratio'],
    fil: ['ratio', 'pinakapayak na anyo', 'lowest terms', 'terms ng ratio', 'paghahambing'],
  },
  notation: [/\b\d+ ?: ?\d+\b(?! ?=)/],
  units: ['mathematics/6/ratio-and-proportion'],
  largest: (grade) => (grade < 6 ? 45 : 60),
  mistakes: {
    reversed: { en: 'reversed the order of the terms', fil: 'pinagbaligtad ang ayos ng mga term' },
    unfinished: {
      en: 'divided by a common factor that was not the greatest',
      fil: 'hinati sa common factor na hindi pinakamalaki',
    },
    first: { en: 'divided only the first term', fil: 'ang unang term lamang ang hinati' },
    second: { en: 'divided only the second term', fil: 'ang ikalawang term lamang ang hinati' },
    whole: {
      en: 'compared the first number with the sum of both',
      fil: 'inihambing ang unang bilang sa kabuoan ng dalawa',
    },
    subtracted: {
      en: 'subtracted the same number from both terms',
      fil: 'nagbawas ng parehong bilang sa dalawang term',
    },
  },
  rules: {
    en: [
      {
        say: 'To write 12:18 in lowest terms in one step, we divide both terms by {6}.',
        ask: 'By what number do we divide 12 and 18 to write 12:18 in lowest terms in one step?',
        not: ['2', '3', '12'],
      },
      {
        say: 'Of 4:6, 5:9, 6:10 and 3:12, the ratio in lowest terms is {5:9}.',
        ask: 'Which of 4:6, 5:9, 6:10 and 3:12 is in lowest terms?',
        not: ['4:6', '6:10', '3:12'],
      },
    ],
    fil: [
      {
        say: 'Upang maisulat ang 12:18 sa pinakapayak na anyo sa isang hakbang, hatiin ang dalawang term sa {6}.',
        ask: 'Sa anong bilang hinahati ang 12 at 18 upang maisulat ang 12:18 sa pinakapayak na anyo sa isang hakbang?',
        not: ['2', '3', '12'],
      },
      {
        say: 'Sa 4:6, 5:9, 6:10 at 3:12, ang nasa pinakapayak na anyo ay {5:9}.',
        ask: 'Alin sa 4:6, 5:9, 6:10 at 3:12 ang nasa pinakapayak na anyo?',
        not: ['4:6', '6:10', '3:12'],
      },
    ],
  },
  draw: (draw) => {
    const a = draw.int(1, 9)
    const b = draw.pick(equalSteps(1, 9).filter((each) => each !== a && gcd(each, a) === 1))
    const times = draw.int(
      a === 1 || b === 1 ? 3 : 2,
      Math.min(12, Math.floor(draw.largest / Math.max(a, b))),
    )
    return { a, b, times }
  },
  answer: ({ a, b }) => `${a}:${b}`,
  also: ({ a, b }, language) => [`${a}/${b}`, ...(language === 'en' ? [`${a} to ${b}`] : [])],
  wrong: (given) => {
    const { a, b, times } = given
    const [p, q] = terms(given)
    const [small = times] = primeFactorsOf(times)
    return {
      reversed: `${b}:${a}`,
      unfinished: small < times ? `${p / small}:${q / small}` : undefined,
      first: `${a}:${q}`,
      second: `${p}:${b}`,
      whole: `${a}:${a + b}`,
      subtracted: a > 1 && b > 1 ? `${p - times}:${q - times}` : undefined,
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `Write the ratio ${terms(given).join(':')} in lowest terms.` },
      {
        level: 'understand',
        text: (given) => `What is the ratio ${terms(given).join(' to ')} in lowest terms?`,
      },
      ...stories.map(({ en }) => ({ level: 'apply', text: (given: Given) => en(...terms(given)) }) as const),
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Isulat ang ratio na ${terms(given).join(':')} sa pinakapayak na anyo.`,
      },
      {
        level: 'understand',
        text: (given) => `Ano ang pinakapayak na anyo ng ratio na ${terms(given).join(':')}?`,
      },
      ...stories.map(
        ({ fil }) => ({ level: 'apply', text: (given: Given) => fil(...terms(given)) }) as const,
      ),
    ],
  },
  statement: {
    en: (given, answer) => `The ratio ${terms(given).join(':')} in lowest terms is ${answer}.`,
    fil: (given, answer) => `Ang pinakapayak na anyo ng ratio na ${terms(given).join(':')} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `The greatest common factor of ${terms(given).join(' and ')} is ${given.times}.`,
      `Divide both terms by ${given.times}: ${terms(given).join(':')} = ${given.a}:${given.b}`,
    ],
    fil: (given) => [
      `Ang greatest common factor ng ${terms(given).join(' at ')} ay ${given.times}.`,
      `Hatiin ang dalawang term sa ${given.times}: ${terms(given).join(':')} = ${given.a}:${given.b}`,
    ],
  },
})
