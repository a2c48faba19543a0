import { skill } from '../skill.ts'
import { listedItems } from './amounts.ts'
import { equalSteps, factorsOf, isPrime } from './divisors.ts'

type Trap = 'one' | 'odd' | 'five' | 'seven' | 'even' | 'two' | 'ends-three' | 'ends-seven' | 'large'
type Given = {
  prime: boolean
  right: number
  traps: Partial<Record<Trap, number>>
  order: readonly number[]
  who: string
}

const looksPrime: Partial<Record<Trap, (number: number) => boolean>> = {
  one: (number) => number === 1,
  odd: (number) => number % 2 === 1 && number % 3 === 0 && number > 9,
  five: (number) => number % 10 === 5 && number > 5,
  seven: (number) => number % 7 === 0 && number > 7 && number % 2 === 1,
  even: (number) => number % 2 === 0 && number > 2,
}
const looksComposite: Partial<Record<Trap, (number: number) => boolean>> = {
  one: (number) => number === 1,
  two: (number) => number === 2,
  'ends-three': (number) => number % 10 === 3 && number > 3 && isPrime(number),
  'ends-seven': (number) => number % 10 === 7 && number > 7 && isPrime(number),
  large: (number) => number > 40 && isPrime(number),
}

const shown = ({ order }: Given, and: string) => listedItems(order.map(String), and)
const kind = ({ prime }: Given) => (prime ? 'prime' : 'composite')

export const primeOrComposite = skill<Given, Trap>({
  id: 'numbers/prime-or-composite',
  area: 'Mathematics',
  name: { en: 'Prime and composite numbers', fil: 'Prime at composite na mga bilang' },
  grades: [4, 6],
  cues: {
    en: ['prime number', 'composite number', 'exactly two factors', 'Sieve of Eratosthenes', 'prime'],
    fil: ['prime number', 'composite number', 'dalawang factor lamang', 'Sieve of Eratosthenes', 'prime'],
  },
  units: ['mathematics/5/prime-and-composite-numbers'],
  largest: (grade) => (grade < 5 ? 60 : 100),
  mistakes: {
    one: {
      en: 'did not know that 1 is neither prime nor composite',
      fil: 'hindi alam na ang 1 ay hindi prime at hindi composite',
    },
    odd: {
      en: 'did not see that the number is divisible by 3',
      fil: 'hindi napansing nahahati sa 3 ang bilang',
    },
    five: {
      en: 'did not see that the number is divisible by 5',
      fil: 'hindi napansing nahahati sa 5 ang bilang',
    },
    seven: {
      en: 'did not see that the number is divisible by 7',
      fil: 'hindi napansing nahahati sa 7 ang bilang',
    },
    even: {
      en: 'did not see that the number is divisible by 2',
      fil: 'hindi napansing nahahati sa 2 ang bilang',
    },
    two: {
      en: 'thought that every even number is composite',
      fil: 'inakalang composite ang bawat even number',
    },
    'ends-three': {
      en: 'thought that a number ending in 3 is divisible by 3',
      fil: 'inakalang nahahati sa 3 ang bilang na nagtatapos sa 3',
    },
    'ends-seven': {
      en: 'thought that a number ending in 7 is divisible by 7',
      fil: 'inakalang nahahati sa 7 ang bilang na nagtatapos sa 7',
    },
    large: {
      en: 'thought that a large number must have other factors',
      fil: 'inakalang may ibang factor ang malaking bilang',
    },
  },
  rules: {
    en: [
      {
        say: 'The number of factors of a prime number is exactly {two}.',
        ask: 'How many factors does a prime number have?',
        not: ['one', 'three', 'four'],
      },
      {
        say: 'The only even prime number is {2}.',
        ask: 'Which is the only even prime number?',
        not: ['0', '4', '6'],
      },
      {
        say: 'The counting number {1} is neither prime nor composite.',
        ask: 'Which counting number is neither prime nor composite?',
        not: ['2', '3', '9'],
      },
    ],
    fil: [
      {
        say: 'Ang bilang ng factor ng isang prime number ay eksaktong {dalawa}.',
        ask: 'Ilan ang factor ng isang prime number?',
        not: ['isa', 'tatlo', 'apat'],
      },
      {
        say: 'Ang tanging even na prime number ay {2}.',
        ask: 'Alin ang tanging even na prime number?',
        not: ['0', '4', '6'],
      },
      {
        say: 'Ang counting number na {1} ay hindi prime at hindi rin composite.',
        ask: 'Aling counting number ang hindi prime at hindi rin composite?',
        not: ['2', '3', '9'],
      },
    ],
  },
  draw: (draw) => {
    const prime = draw.chanceOf(60)
    const numbers = equalSteps(1, Math.max(60, draw.largest))
    const right = draw.pick(
      numbers.filter((each) =>
        prime ? each > 10 && isPrime(each) : each % 2 === 1 && each > 9 && !isPrime(each),
      ),
    )
    const looks = Object.entries(prime ? looksPrime : looksComposite)
    const some = draw.some(looks, 3).map(([trap, fits]) => [trap, draw.pick(numbers.filter(fits))] as const)
    const order = [right, ...some.map(([, number]) => number)].toSorted((one, other) => one - other)
    if (new Set(order).size < 4) throw new RangeError('Two alike.')
    return { prime, right, traps: Object.fromEntries(some), order, who: draw.person().name }
  },
  answer: ({ right }) => String(right),
  wrong: ({ traps }) =>
    Object.fromEntries(Object.entries(traps).map(([trap, number]) => [trap, String(number)])),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `Which of the numbers ${shown(given, 'and')} is a ${kind(given)} number?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Which of the numbers ${shown(given, 'and')} has ${given.prime ? 'exactly two' : 'more than two'} factors?`,
      },
      {
        level: 'apply',
        text: (given) =>
          given.prime
            ? `${given.who} has more than one block and can arrange all of them in equal rows only as one row or with one block in each row. Which can be the number of blocks: ${shown(given, 'or')}?`
            : `${given.who} can arrange all the blocks in several equal rows with more than one block in each row. Which can be the number of blocks: ${shown(given, 'or')}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) => `Alin sa mga bilang na ${shown(given, 'at')} ang ${kind(given)} number?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Alin sa mga bilang na ${shown(given, 'at')} ang may ${given.prime ? 'eksaktong dalawang' : 'higit sa dalawang'} factor?`,
      },
      {
        level: 'apply',
        text: (given) =>
          given.prime
            ? `May higit sa isang bloke si ${given.who}. Kapag inayos niya ang lahat ng ito sa pantay na hanay na may pare-parehong bilang, iisang hanay o tig-iisang bloke bawat hanay lamang ang nagagawa niya. Alin ang maaaring bilang ng mga bloke: ${shown(given, 'o')}?`
            : `Naiaayos ni ${given.who} ang lahat ng bloke sa dalawa o higit pang pantay na hanay na may pare-parehong bilang, at higit sa isa ang bloke sa bawat hanay. Alin ang maaaring bilang ng mga bloke: ${shown(given, 'o')}?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `Of the numbers ${shown(given, 'and')}, the ${kind(given)} number is ${answer}.`,
    fil: (given, answer) => `Sa mga bilang na ${shown(given, 'at')}, ang ${kind(given)} number ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `The factors of ${given.right} are ${listedItems(factorsOf(given.right).map(String), 'and')}.`,
      `It has ${given.prime ? 'exactly two' : 'more than two'} factors, so it is ${kind(given)}.`,
    ],
    fil: (given) => [
      `Ang mga factor ng ${given.right} ay ${listedItems(factorsOf(given.right).map(String), 'at')}.`,
      `${given.prime ? 'Eksaktong dalawa' : 'Higit sa dalawa'} ang factor nito, kaya ${kind(given)} ito.`,
    ],
  },
})
