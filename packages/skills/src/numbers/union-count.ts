import { skill } from '../skill.ts'
import { countOf, ilan, withinLargest } from './amounts.ts'
import { withChief } from './chief.ts'

/** How many are only in the first, in both, and only in the second. */
type Given = { first: number; both: number; second: number }

const one = ({ first, both }: Given) => first + both
const other = ({ second, both }: Given) => second + both
const all = ({ first, both, second }: Given) => first + both + second

export const unionCount = skill<Given, 'summed' | 'apart' | 'larger' | 'again'>({
  id: 'numbers/union-count',
  area: 'Mathematics',
  name: { en: 'Cardinality of a union', fil: 'Cardinality ng union' },
  grades: [7, 8],
  cues: {
    en: ['cardinality', 'union', 'number of elements', 'sets', 'n(A ∪ B)'],
    fil: ['cardinality', 'union', 'bilang ng mga element', 'set', 'n(A ∪ B)'],
  },
  notation: [/n\([A-Z](?: ?[∪∩] ?[A-Z])?\)/],
  units: ['mathematics/7/sets-and-venn-diagrams'],
  largest: () => 80,
  mistakes: {
    summed: {
      en: 'counted the common elements twice',
      fil: 'dalawang beses binilang ang mga karaniwang element',
    },
    apart: { en: 'left out the common elements', fil: 'hindi ibinilang ang mga karaniwang element' },
    larger: { en: 'gave the number of the larger set', fil: 'ibinigay ang bilang ng mas malaking set' },
    again: { en: 'added the common elements once more', fil: 'idinagdag pa muli ang mga karaniwang element' },
  },
  rules: {
    en: [
      {
        say: 'The number of elements of a set is called its {cardinality}.',
        ask: 'What do we call the number of elements of a set?',
        not: ['complement', 'union', 'subset'],
      },
      {
        say: 'To find n(A ∪ B), we add n(A) and n(B), then subtract {n(A ∩ B)}.',
        ask: 'What do we subtract from n(A) + n(B) to find n(A ∪ B)?',
        not: ['n(A)', 'n(B)', '2 × n(A ∩ B)'],
      },
    ],
    fil: [
      {
        say: 'Ang bilang ng mga element ng isang set ay tinatawag na {cardinality} nito.',
        ask: 'Ano ang tawag sa bilang ng mga element ng isang set?',
        not: ['complement', 'union', 'subset'],
      },
      {
        say: 'Upang makuha ang n(A ∪ B), pagsamahin ang n(A) at n(B), saka ibawas ang {n(A ∩ B)}.',
        ask: 'Ano ang ibinabawas sa n(A) + n(B) upang makuha ang n(A ∪ B)?',
        not: ['n(A)', 'n(B)', '2 × n(A ∩ B)'],
      },
    ],
  },
  draw: (draw) => {
    const given = { first: draw.int(4, 20), both: draw.int(2, 10), second: draw.int(4, 20) }
    withinLargest(draw, all(given))
    return given
  },
  answer: (given) => String(all(given)),
  wrong: withChief('summed', (given) => ({
    summed: countOf(one(given) + other(given)),
    apart: countOf(given.first + given.second),
    larger: countOf(Math.max(one(given), other(given))),
    again: countOf(one(given) + other(given) + given.both),
  })),
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `If n(A) = ${one(given)}, n(B) = ${other(given)} and n(A ∩ B) = ${given.both}, what is n(A ∪ B)?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Set A has ${one(given)} elements and set B has ${other(given)} elements. They have ${given.both} elements in common. How many elements does the union of A and B have?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `In a school, ${one(given)} students are in the choir and ${other(given)} are in the dance club. If ${given.both} of them are in both, how many students are in at least one of the two groups?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `In a barangay survey, ${one(given)} families grow vegetables and ${other(given)} families raise chickens. Exactly ${given.both} families do both. How many families do at least one of the two?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `On a class trip, ${one(given)} students bought a snack and ${other(given)} students bought a drink. Of them, ${given.both} bought both. How many students bought at least one of the two?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Kung n(A) = ${one(given)}, n(B) = ${other(given)} at n(A ∩ B) = ${given.both}, ano ang n(A ∪ B)?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `May ${ilan(one(given), 'element')} ang set A at ${ilan(other(given), 'element')} ang set B. Ang bilang ng element na karaniwan sa dalawang set ay ${given.both}. Ilan ang element ng union ng A at B?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Sa isang paaralan, ${ilan(one(given), 'mag-aaral')} ang kasapi ng koro at ${other(given)} ang kasapi ng dance club. Kung ${given.both} sa kanila ang kasapi ng dalawang pangkat, ilang mag-aaral ang kasapi ng kahit isa sa dalawang pangkat?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Sa sarbey ng barangay, ${ilan(one(given), 'pamilya')} ang nagtatanim ng gulay at ${ilan(other(given), 'pamilya')} ang nag-aalaga ng manok. Sa mga pamilyang ito, ${given.both} ang nagtatanim ng gulay at nag-aalaga rin ng manok. Ilang pamilya ang gumagawa ng kahit isa sa dalawang ito?`,
      },
      {
        level: 'analyze',
        text: (given) =>
          `Sa lakbay-aral, ${ilan(one(given), 'mag-aaral')} ang bumili ng meryenda at ${other(given)} ang bumili ng inumin. Sa kanila, ${given.both} ang bumili ng meryenda at bumili rin ng inumin. Ilang mag-aaral ang bumili ng kahit isa sa dalawa?`,
      },
    ],
  },
  statement: {
    en: (given, answer) =>
      `If n(A) = ${one(given)}, n(B) = ${other(given)} and n(A ∩ B) = ${given.both}, then n(A ∪ B) = ${answer}.`,
    fil: (given, answer) =>
      `Kung n(A) = ${one(given)}, n(B) = ${other(given)} at n(A ∩ B) = ${given.both}, ang n(A ∪ B) ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      'Add both numbers and subtract those that were counted twice.',
      `${one(given)} + ${other(given)} − ${given.both} = ${all(given)}`,
    ],
    fil: (given) => [
      'Pagsamahin ang dalawang bilang at ibawas ang mga nabilang nang dalawang beses.',
      `${one(given)} + ${other(given)} − ${given.both} = ${all(given)}`,
    ],
  },
})
