import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { likely, probabilityText, reducedFrom, unreduced } from './chances.ts'
import { ilan, listed, many, need, rule, says, stems, sum } from './writing.ts'

/** With the linker that stands before a Filipino noun. */
export type Color = InBoth<string> & { linked: string }
type Given = { counts: readonly number[]; colors: readonly Color[]; at: number; kind: Kind }
type Kind = { one: InBoth<string>; told: InBoth<(list: string) => string>; drawn: InBoth<string> }

const color = (en: string, fil: string, linked: string): Color => ({ ...says(en, fil), linked })
export const colors: readonly Color[] = [
  color('red', 'pula', 'pulang'),
  color('blue', 'asul', 'asul na'),
  color('green', 'berde', 'berdeng'),
  color('yellow', 'dilaw', 'dilaw na'),
  color('white', 'puti', 'puting'),
]

const kinds: readonly Kind[] = [
  {
    one: says('marble', 'holen'),
    told: says(
      (list) => `A bag contains ${list}.`,
      (list) => `Ang isang supot ay naglalaman ng ${list}.`,
    ),
    drawn: says('One marble is drawn at random.', 'Kumuha ng isang holen nang hindi tumitingin.'),
  },
  {
    one: says('ball', 'bola'),
    told: says(
      (list) => `A box has ${list}.`,
      (list) => `Ang isang kahon ay may ${list}.`,
    ),
    drawn: says('One ball is picked at random.', 'Pumili ng isang bola nang hindi tumitingin.'),
  },
  {
    one: says('candy', 'kendi'),
    told: says(
      (list) => `In a jar there are ${list}.`,
      (list) => `Sa isang garapon ay may ${list}.`,
    ),
    drawn: says('One candy is taken without looking.', 'Kumuha ng isang kendi nang hindi tumitingin.'),
  },
]
const plural: Record<string, string> = { marble: 'marbles', ball: 'balls', candy: 'candies' }

/** "3 red, 4 blue and 5 green marbles". */
export const colored = (
  counts: readonly number[],
  names: readonly Color[],
  one: InBoth<string>,
  language: 'en' | 'fil',
) =>
  language === 'en'
    ? `${listed(
        counts.map((count, at) => `${count} ${names[at]?.en}`),
        'en',
      )} ${plural[one.en]}`
    : listed(
        counts.map((count, at) => ilan(count, `${names[at]?.linked} ${one.fil}`)),
        'fil',
      )

const text = ({ counts, colors: names, kind }: Given, language: 'en' | 'fil') =>
  `${kind.told[language](colored(counts, names, kind.one, language))} ${kind.drawn[language]}`
const colorOf = ({ colors: names, at }: Given, language: 'en' | 'fil') => names[at]?.[language] ?? ''
const favorable = ({ counts, at }: Given) => counts[at] ?? 0

export const probabilityOfMarbles = skill<Given, 'complement' | 'odds' | 'kinds' | 'one' | 'other' | 'less'>({
  id: 'statistics/probability-of-marbles',
  area: 'Mathematics',
  name: says('Probability with marbles of some colors', 'Probability sa mga holen na may iba-ibang kulay'),
  grades: [5, 8],
  cues: says(
    ['probability', 'marbles', 'drawn at random', 'bag', 'favorable outcomes'],
    ['probability', 'holen', 'hindi tumitingin', 'supot', 'favorable outcomes'],
  ),
  units: ['mathematics/5/theoretical-probability', 'mathematics/8/experimental-and-theoretical-probability'],
  largest: () => 50,
  mistakes: {
    complement: says(
      'found the probability of the other colors',
      'ang probability ng ibang kulay ang hinanap',
    ),
    odds: says(
      'compared the color with the other colors instead of with all',
      'inihambing ang kulay sa ibang kulay sa halip na sa lahat',
    ),
    kinds: says('divided one by the number of colors', 'hinati ang isa sa bilang ng mga kulay'),
    one: says('counted only one favorable outcome', 'isang favorable outcome lamang ang ibinilang'),
    other: says('took another color', 'ibang kulay ang ginamit'),
    less: says('took one away from the total', 'binawasan ng isa ang kabuoan'),
  },
  rules: says(
    [
      rule(
        'From a bag of only red marbles, the probability of drawing a red one is {1}.',
        'What is the probability of drawing a red marble from a bag of only red marbles?',
        '0',
        '1/2',
        '1/3',
      ),
      rule(
        'If 3 of 10 marbles are blue, the probability of drawing a blue one is {3/10}.',
        'Of 10 marbles, 3 are blue. What is the probability of drawing a blue one?',
        '3/7',
        '7/10',
        '1/10',
      ),
    ],
    [
      rule(
        'Sa supot na puro pulang holen ang laman, ang probability na makakuha ng pula ay {1}.',
        'Ano ang probability na makakuha ng pulang holen sa supot na puro pulang holen ang laman?',
        '0',
        '1/2',
        '1/3',
      ),
      rule(
        'Kung asul ang 3 sa 10 holen, ang probability na makakuha ng asul ay {3/10}.',
        'Sa 10 holen, 3 ang asul. Ano ang probability na makakuha ng asul?',
        '3/7',
        '7/10',
        '1/10',
      ),
    ],
  ),
  draw: (draw) => {
    const counts = [draw.int(2, 8), draw.int(2, 8), draw.int(2, 8)]
    need([8, 9, 10, 12, 14, 15, 16, 18, 20].includes(sum(counts)) && new Set(counts).size > 1)
    return { counts, colors: draw.some(colors, 3), at: draw.int(0, 2), kind: draw.pick(kinds) }
  },
  answer: (given) => probabilityText(favorable(given), sum(given.counts)),
  also: (given) => unreduced(favorable(given), sum(given.counts)),
  wrong: (given) => {
    const [count, all] = [favorable(given), sum(given.counts)]
    return {
      complement: likely(all - count, all),
      odds: likely(count, all - count),
      kinds: likely(1, given.counts.length),
      one: likely(1, all),
      other: likely(given.counts[(given.at + 1) % 3] ?? 0, all),
      less: likely(count, all - 1),
    }
  },
  stems: stems(
    [
      'understand',
      (given) => `${text(given, 'en')} What is the probability that it is ${colorOf(given, 'en')}?`,
      (given) => `${text(given, 'fil')} Ano ang probability na ito ay ${colorOf(given, 'fil')}?`,
    ],
    [
      'understand',
      (given) =>
        `${text(given, 'en')} Find the probability of getting a ${colorOf(given, 'en')} ${given.kind.one.en}.`,
      (given) =>
        `${text(given, 'fil')} Hanapin ang probability na makakuha ng ${given.colors[given.at]?.linked} ${given.kind.one.fil}.`,
    ],
  ),
  statement: {
    en: (given, answer) =>
      `${text(given, 'en')} The probability that it is ${colorOf(given, 'en')} is ${answer}.`,
    fil: (given, answer) =>
      `${text(given, 'fil')} Ang probability na ito ay ${colorOf(given, 'fil')} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `In all: ${given.counts.join(' + ')} = ${many(sum(given.counts), given.kind.one.en, plural[given.kind.one.en])}; ${colorOf(given, 'en')}: ${favorable(given)}`,
      `Probability: ${reducedFrom(favorable(given), sum(given.counts))}`,
    ],
    fil: (given) => [
      `Lahat: ${given.counts.join(' + ')} = ${sum(given.counts)}; ${colorOf(given, 'fil')}: ${favorable(given)}`,
      `Probability: ${reducedFrom(favorable(given), sum(given.counts))}`,
    ],
  },
})
