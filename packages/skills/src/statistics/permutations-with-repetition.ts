import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { factorial } from './counting.ts'
import { ilan, listed, product, rule, says, stems } from './writing.ts'

type Given = { word: string }

const words = [
  'BANANA',
  'PAPAYA',
  'MANGGA',
  'BAYABAS',
  'SALAMAT',
  'MABUHAY',
  'KALABAW',
  'PALAWAN',
  'BATANGAS',
  'TARLAC',
  'MANILA',
  'ALGEBRA',
  'LETTER',
  'SUCCESS',
  'PARALLEL',
  'COFFEE',
  'BALLOON',
  'PEPPER',
  'LEVEL',
  'TOMORROW',
  'SCHOOL',
  'GOOD',
  'FREEDOM',
  'ISLAND',
  'KAKANIN',
  'STATISTICS',
  'CEBUANO',
  'TAAL',
  'LAWA',
].filter((word) => new Set(word).size < word.length)

const repeats = (word: string) =>
  [...new Set(word)]
    .map((letter) => ({ letter, times: [...word].filter((each) => each === letter).length }))
    .filter(({ times }) => times > 1)
const below = (word: string) => product(repeats(word).map(({ times }) => factorial(times)))
const answer = ({ word }: Given) => factorial(word.length) / below(word)
const formula = ({ word }: Given) => {
  const parts = repeats(word).map(({ times }) => `${times}!`)
  return `${word.length}!/${parts.length === 1 ? parts[0] : `(${parts.join(' × ')})`}`
}

export const permutationsWithRepetition = skill<Given, 'all' | 'distinct' | 'short' | 'twice' | 'numbers'>({
  id: 'statistics/permutations-with-repetition',
  area: 'Mathematics',
  name: says('Permutations with repeated letters', 'Permutation na may inuulit na titik'),
  grades: [10, 11],
  cues: says(
    ['distinguishable permutations', 'repeated letters', 'permutations of the letters', 'alike objects'],
    ['distinguishable permutations', 'inuulit na titik', 'permutation ng mga titik', 'magkakatulad na bagay'],
  ),
  units: [],
  largest: () => 200_000,
  mistakes: {
    all: says('treated all the letters as different', 'itinuring na magkakaiba ang lahat ng titik'),
    distinct: says(
      'counted each repeated letter only once',
      'minsan lamang ibinilang ang bawat inuulit na titik',
    ),
    short: says('counted one letter too few', 'kulang ng isa ang bilang ng titik'),
    twice: says(
      'took an arrangement and its reverse as the same',
      'itinuring na iisa ang isang ayos at ang kabaligtaran nito',
    ),
    numbers: says(
      'divided by the number of repeated letters instead of by factorials',
      'hinati sa bilang ng inuulit na titik sa halip na sa mga factorial',
    ),
  },
  rules: says(
    [
      rule(
        'The letters of the word LOLA can be arranged in {12} distinguishable ways.',
        'In how many distinguishable ways can the letters of the word LOLA be arranged?',
        '4',
        '6',
        '24',
      ),
      rule(
        'To count the different arrangements of a word of n letters in which one letter occurs 3 times, we divide n! by {3!}.',
        'A word has n letters, and one of them occurs 3 times. By what do we divide n! to count the different arrangements?',
        '3',
        '3²',
        'n − 3',
      ),
    ],
    [
      rule(
        'Ang bilang ng magkakaibang ayos ng mga titik ng salitang LOLA ay {12}.',
        'Ilan ang magkakaibang ayos na mabubuo mula sa mga titik ng salitang LOLA?',
        '4',
        '6',
        '24',
      ),
      rule(
        'Upang mabilang ang magkakaibang ayos ng salitang may n na titik na ang isa ay tatlong beses lumalabas, hinahati ang n! sa {3!}.',
        'May n na titik ang isang salita, at tatlong beses lumalabas ang isa sa mga ito. Sa ano hinahati ang n! upang mabilang ang magkakaibang ayos?',
        '3',
        '3²',
        'n − 3',
      ),
    ],
  ),
  draw: (draw) => ({ word: draw.pick(words) }),
  answer: (given) => grouped(answer(given)),
  wrong: withChief('all', (given) => {
    const { word } = given
    const all = factorial(word.length)
    const total = product(repeats(word).map(({ times }) => times))
    return {
      all: grouped(all),
      distinct: grouped(factorial(new Set(word).size)),
      short: Number.isInteger(answer(given) / word.length) ? grouped(answer(given) / word.length) : undefined,
      twice: grouped(answer(given) / 2),
      numbers: Number.isInteger(all / total) ? grouped(all / total) : undefined,
    }
  }),
  stems: stems(
    [
      'apply',
      ({ word }) => `In how many different ways can the letters of the word ${word} be arranged?`,
      ({ word }) => `Sa ilang magkakaibang paraan maisasaayos ang mga titik ng salitang ${word}?`,
    ],
    [
      'apply',
      ({ word }) => `How many distinguishable permutations do the letters of ${word} have?`,
      ({ word }) => `Ilan ang distinguishable permutation ng mga titik ng ${word}?`,
    ],
    [
      'apply',
      ({ word }) => `How many different codes can be made by using all the letters of the word ${word}?`,
      ({ word }) => `Ilang magkakaibang code ang mabubuo gamit ang lahat ng titik ng salitang ${word}?`,
    ],
  ),
  statement: {
    en: ({ word }, answer) => `The letters of the word ${word} can be arranged in ${answer} different ways.`,
    fil: ({ word }, answer) =>
      `Ang mga titik ng salitang ${word} ay maisasaayos sa ${ilan(Number(answer.replaceAll(',', '')), 'magkakaibang paraan')}.`,
  },
  solution: {
    en: (given) => [
      `${given.word} has ${given.word.length} letters; repeated: ${listed(
        repeats(given.word).map(({ letter, times }) => `${letter} ${times} times`),
        'en',
      )}.`,
      `${formula(given)} = ${grouped(factorial(given.word.length))} ÷ ${below(given.word)} = ${grouped(answer(given))}`,
    ],
    fil: (given) => [
      `May ${ilan(given.word.length, 'titik')} ang ${given.word}; inuulit: ${listed(
        repeats(given.word).map(({ letter, times }) => `${letter} (${times} beses)`),
        'fil',
      )}.`,
      `${formula(given)} = ${grouped(factorial(given.word.length))} ÷ ${below(given.word)} = ${grouped(answer(given))}`,
    ],
  },
})
