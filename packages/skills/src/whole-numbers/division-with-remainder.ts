import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { countedThing, type Thing } from '../words/things.ts'
import { drawnRemainder, remainderCues, remainderRules } from './remainders.ts'
import { ilan } from './stories.ts'

type Given = { total: number; divisor: number; who: Person; thing: Thing }

const quotient = ({ total, divisor }: Given) => Math.floor(total / divisor)
const rest = ({ total, divisor }: Given) => total % divisor
const exercise = ({ total, divisor }: Given) => `${grouped(total)} ÷ ${divisor}`
const written = (whole: number, left: number) => `${grouped(whole)} r. ${left}`

export const divisionWithRemainder = skill<
  Given,
  'one-less' | 'one-more' | 'missing-part' | 'turned' | 'rest-off' | 'no-rest'
>({
  id: 'whole-numbers/division-with-remainder',
  area: 'Mathematics',
  name: { en: 'Division with a remainder', fil: 'Division na may remainder' },
  grades: [3, 5],
  cues: remainderCues,
  notation: [/\d r\. ?\d/],
  units: ['mathematics/3/paghahati-division', 'mathematics/4/multiplying-and-dividing-whole-numbers'],
  largest: (grade) => [100, 1_000, 10_000][grade - 3] ?? 100,
  mistakes: {
    'one-less': {
      en: 'divided one time too few, so that the remainder is not smaller than the divisor',
      fil: 'kulang ng isang ulit ang paghahati kaya hindi mas maliit sa divisor ang remainder',
    },
    'one-more': { en: 'had one too many in the quotient', fil: 'sobra ng isa ang quotient' },
    'missing-part': {
      en: 'gave what is missing to the next multiple as the remainder',
      fil: 'ang kulang sa kasunod na multiple ang ibinigay na remainder',
    },
    turned: { en: 'interchanged quotient and remainder', fil: 'pinagpalit ang quotient at remainder' },
    'rest-off': { en: 'made the remainder one too large', fil: 'sobra ng isa ang remainder' },
    'no-rest': { en: 'ignored the remainder', fil: 'hindi pinansin ang remainder' },
  },
  rules: remainderRules,
  draw: (draw) => drawnRemainder(draw),
  answer: (given) => written(quotient(given), rest(given)),
  also: (given, language) => [
    `${grouped(quotient(given))} remainder ${rest(given)}`,
    `${grouped(quotient(given))} R ${rest(given)}`,
    `${grouped(quotient(given))} R${rest(given)}`,
    ...(language === 'fil' ? [`${grouped(quotient(given))} at may tirang ${rest(given)}`] : []),
  ],
  wrong: (given) => {
    const { divisor } = given
    return {
      'one-less': written(quotient(given) - 1, rest(given) + divisor),
      'one-more': written(quotient(given) + 1, rest(given)),
      'missing-part': written(quotient(given), divisor - rest(given)),
      turned: quotient(given) < 100 ? written(rest(given), quotient(given)) : undefined,
      'rest-off': rest(given) + 1 < divisor ? written(quotient(given), rest(given) + 1) : undefined,
      'no-rest': written(quotient(given), 0),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) => `What are the quotient and the remainder of ${exercise(given)}?`,
      },
      { level: 'understand', text: (given) => `Divide: ${exercise(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `A fruit dealer divides ${countedThing(given.total, given.thing)} equally among ${given.divisor} boxes. What are the quotient and the remainder?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang quotient at remainder ng ${exercise(given)}?` },
      { level: 'understand', text: (given) => `Hatiin: ${exercise(given)} = ____.` },
      {
        level: 'apply',
        text: (given) =>
          `Hinati ng tindero nang pantay ang ${ilan(given.total, given.thing.fil)} sa ${ilan(given.divisor, 'kahon')}. Ano ang quotient at ang remainder?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The answer to ${exercise(given)} is ${answer}.`,
    fil: (given, answer) => `Ang sagot sa ${exercise(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `${grouped(quotient(given))} × ${given.divisor} = ${grouped(quotient(given) * given.divisor)}`,
      `${grouped(given.total)} − ${grouped(quotient(given) * given.divisor)} = ${rest(given)}, which is less than ${given.divisor}.`,
      `${exercise(given)} = ${written(quotient(given), rest(given))}`,
    ],
    fil: (given) => [
      `${grouped(quotient(given))} × ${given.divisor} = ${grouped(quotient(given) * given.divisor)}`,
      `${grouped(given.total)} − ${grouped(quotient(given) * given.divisor)} = ${rest(given)}, na mas maliit sa ${given.divisor}.`,
      `${exercise(given)} = ${written(quotient(given), rest(given))}`,
    ],
  },
})
