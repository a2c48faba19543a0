import { stronger } from '../measurement/words.ts'
import { skill } from '../skill.ts'
import { ilan } from './amounts.ts'
import { equalSteps, factorsOf, isPrime } from './divisors.ts'

type Given = { number: number; who: string }

const shown = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other).join(', ')

/** Neither too few nor too many factors to list. */
const fitting = equalSteps(12, 100).filter(
  (each) => factorsOf(each).length >= 5 && factorsOf(each).length <= 10,
)

export const factors = skill<Given, 'proper' | 'primes' | 'pair' | 'multiples' | 'extra' | 'itself'>({
  id: 'numbers/factors',
  area: 'Mathematics',
  name: { en: 'Factors of a number', fil: 'Mga factor ng isang bilang' },
  grades: [4, 5],
  cues: {
    en: ['factors', 'factors of a number', 'factor pairs', 'divides exactly', 'all the factors'],
    fil: ['factor', 'mga factor ng bilang', 'factor pairs', 'lahat ng factor'],
  },
  units: ['mathematics/5/prime-and-composite-numbers', 'mathematics/4/factors-and-multiples'],
  largest: (grade) => (grade < 5 ? 50 : 100),
  mistakes: {
    proper: { en: 'left out 1 and the number itself', fil: 'hindi isinama ang 1 at ang bilang mismo' },
    primes: { en: 'listed only the prime factors', fil: 'ang mga prime factor lamang ang inilista' },
    pair: { en: 'overlooked one pair of factors', fil: 'may nakaligtaang isang pares ng factor' },
    multiples: {
      en: 'listed multiples instead of factors',
      fil: 'mga multiple ang inilista sa halip na mga factor',
    },
    extra: { en: 'listed a number that does not divide it', fil: 'may inilistang bilang na hindi factor' },
    itself: { en: 'left out the number itself', fil: 'hindi isinama ang bilang mismo' },
  },
  rules: {
    en: [
      {
        say: 'The number {1} is a factor of every number.',
        ask: 'Which number is a factor of every number?',
        not: ['0', '2', '10'],
      },
      {
        say: 'When a number is divided by one of its factors, the remainder is {0}.',
        ask: 'What is the remainder when a number is divided by one of its factors?',
        not: ['1', 'the factor itself', 'the quotient'],
      },
      {
        say: 'The largest factor of 18 is {18}.',
        ask: 'What is the largest factor of 18?',
        not: ['9', '6', '36'],
      },
    ],
    fil: [
      {
        say: 'Ang bilang na {1} ay factor ng bawat bilang.',
        ask: 'Aling bilang ang factor ng bawat bilang?',
        not: ['0', '2', '10'],
      },
      {
        say: 'Kapag hinati ang isang bilang sa factor nito, ang remainder ay {0}.',
        ask: 'Ano ang remainder kapag hinati ang isang bilang sa factor nito?',
        not: ['1', 'ang factor mismo', 'ang quotient'],
      },
      {
        say: 'Ang pinakamalaking factor ng 18 ay {18}.',
        ask: 'Ano ang pinakamalaking factor ng 18?',
        not: ['9', '6', '36'],
      },
    ],
  },
  draw: (draw) => {
    const most = Math.max(40, draw.largest)
    return { number: draw.pick(fitting.filter((each) => each <= most)), who: draw.person().name }
  },
  answer: ({ number }) => shown(factorsOf(number)),
  wrong: ({ number }) => {
    const all = factorsOf(number)
    const lost = all.find((each) => each > 2) ?? 2
    const stranger = equalSteps(3, number).find((each) => number % each !== 0) ?? number
    const results = {
      proper: shown(all.slice(1, -1)),
      primes: shown(all.filter(isPrime)),
      pair: shown(all.filter((each) => each !== lost && each !== number / lost)),
      multiples: shown([1, 2, 3, 4].map((each) => each * number)),
      extra: shown([...all, stranger]),
      itself: shown(all.slice(0, -1)),
    }
    return stronger(shown(all), results, ['primes', 'multiples'])
  },
  stems: {
    en: [
      { level: 'understand', text: ({ number }) => `What are all the factors of ${number}?` },
      {
        level: 'understand',
        text: ({ number }) => `List all the factors of ${number} from least to greatest.`,
      },
      {
        level: 'apply',
        text: ({ number, who }) =>
          `${who} arranges ${number} chairs in equal rows with none left over. What are all the possible numbers of rows?`,
      },
      {
        level: 'apply',
        text: ({ number, who }) =>
          `${who} wants to divide ${number} pupils into groups of equal size, from one large group up to groups of one. What are all the possible numbers of groups?`,
      },
    ],
    fil: [
      { level: 'understand', text: ({ number }) => `Ano-ano ang lahat ng factor ng ${number}?` },
      {
        level: 'understand',
        text: ({ number }) =>
          `Ilista ang lahat ng factor ng ${number} mula pinakamaliit hanggang pinakamalaki.`,
      },
      {
        level: 'apply',
        text: ({ number, who }) =>
          `Inaayos ni ${who} ang ${ilan(number, 'upuan')} sa mga hanay na magkakasindami at walang natitira. Ano-ano ang lahat ng maaaring bilang ng hanay?`,
      },
      {
        level: 'apply',
        text: ({ number, who }) =>
          `Gustong hatiin ni ${who} ang ${ilan(number, 'mag-aaral')} sa mga pangkat na magkakasindami, mula isang malaking pangkat hanggang tig-iisa. Ano-ano ang lahat ng maaaring bilang ng pangkat?`,
      },
    ],
  },
  statement: {
    en: ({ number }, answer) => `All the factors of ${number} are ${answer}.`,
    fil: ({ number }, answer) => `Ang lahat ng factor ng ${number} ay ${answer}.`,
  },
  solution: {
    en: ({ number }) => [
      `Find the pairs of factors: ${pairs(number)}.`,
      `The factors of ${number} are ${shown(factorsOf(number))}.`,
    ],
    fil: ({ number }) => [
      `Hanapin ang mga pares ng factor: ${pairs(number)}.`,
      `Ang mga factor ng ${number} ay ${shown(factorsOf(number))}.`,
    ],
  },
})

function pairs(number: number): string {
  return factorsOf(number)
    .filter((each) => each * each <= number)
    .map((each) => `${each} × ${number / each}`)
    .join(', ')
}
