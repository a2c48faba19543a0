import { type Language, skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import { type Metered, metered, meterOf, withoutRegrouping } from './meters.ts'
import { analyze, ifPositive, rule, stronger } from './words.ts'

const used = ({ present, previous }: Metered) => present - previous
const cost = (given: Metered) => used(given) * given.rate
const text = (given: Metered, value: number) => `${grouped(value)} ${meterOf(given).unit}`
const rated = (given: Metered, language: Language) =>
  language === 'en'
    ? `each ${meterOf(given).one.en} costs ${pesos(given.rate)}`
    : `${pesos(given.rate)} ang bawat ${meterOf(given).one.fil}`

export const meterBill = skill<
  Metered,
  'ten-more' | 'ten-less' | 'no-regrouping' | 'added' | 'used-only' | 'unit-less' | 'shifted'
>({
  id: 'measurement/meter-bill',
  area: 'Mathematics',
  name: { en: 'Electric and water bills', fil: 'Bayad sa kuryente at tubig' },
  grades: [5, 6],
  cues: {
    en: ['electric bill', 'water bill', 'consumption', 'kilowatt-hour', 'cubic meter', 'meter reading'],
    fil: ['bayad sa kuryente', 'bayad sa tubig', 'bill ng kuryente', 'konsumo', 'kilowatt-hour', 'reading'],
  },
  notation: [/\d ?kWh/],
  units: [],
  largest: () => 10_000,
  mistakes: {
    'ten-more': {
      en: 'found a consumption of ten units too many',
      fil: 'lumabis ng sampung yunit ang nakuhang konsumo',
    },
    'ten-less': {
      en: 'found a consumption of ten units too few',
      fil: 'kinulang ng sampung yunit ang nakuhang konsumo',
    },
    'no-regrouping': {
      en: 'subtracted the readings without regrouping',
      fil: 'nagbawas ng mga reading nang walang regrouping',
    },
    added: {
      en: 'added the price instead of multiplying by it',
      fil: 'idinagdag ang presyo sa halip na magparami',
    },
    'used-only': {
      en: 'took the consumption for the amount to pay',
      fil: 'itinuring na bayarin ang konsumo',
    },
    'unit-less': { en: 'left out one unit of the consumption', fil: 'kinulang ng isang yunit ang konsumo' },
    shifted: { en: 'lost a zero in the product', fil: 'nawala ang isang zero sa product' },
  },
  rules: {
    en: [
      rule(
        'At ₱30 for each cubic meter, 20 cubic meters of water cost {₱600}.',
        'How much do 20 cubic meters of water cost at ₱30 each?',
        '₱50',
        '₱60',
        '₱6,000',
      ),
      rule(
        'At ₱12 for each kilowatt-hour, 100 kilowatt-hours cost {₱1,200}.',
        'How much do 100 kilowatt-hours cost at ₱12 each?',
        '₱112',
        '₱120',
        '₱12,000',
      ),
    ],
    fil: [
      rule(
        'Kung ₱30 ang bawat cubic meter, {₱600} ang 20 cubic meter ng tubig.',
        'Magkano ang 20 cubic meter ng tubig kung ₱30 ang bawat isa?',
        '₱50',
        '₱60',
        '₱6,000',
      ),
      rule(
        'Kung ₱12 ang bawat kilowatt-hour, {₱1,200} ang 100 kilowatt-hour.',
        'Magkano ang 100 kilowatt-hour kung ₱12 ang bawat isa?',
        '₱112',
        '₱120',
        '₱12,000',
      ),
    ],
  },
  draw: metered,
  answer: (given) => pesos(cost(given)),
  wrong: (given) => {
    const { present, previous, rate } = given
    const without = withoutRegrouping(present, previous)
    return stronger(
      pesos(cost(given)),
      {
        'ten-more': pesos((used(given) + 10) * rate),
        'ten-less': ifPositive((used(given) - 10) * rate, pesos),
        'no-regrouping': without > 0 && without < 500 ? pesos(without * rate) : undefined,
        added: pesos(used(given) + rate),
        'used-only': pesos(used(given)),
        'unit-less': pesos((used(given) - 1) * rate),
        shifted: cost(given) % 10 === 0 ? pesos(cost(given) / 10) : undefined,
      },
      ['added', 'used-only'],
    )
  },
  stems: {
    en: [
      analyze(
        (given) =>
          `The ${meterOf(given).en} of ${given.who.name}'s family showed ${text(given, given.previous)} last month and ${text(given, given.present)} this month. If ${rated(given, 'en')}, how much must the family pay?`,
      ),
      analyze(
        (given) =>
          `${given.who.name}'s ${meterOf(given).en} showed ${text(given, given.previous)} at the end of ${given.month[0].en} and ${text(given, given.present)} at the end of ${given.month[1].en}. If ${rated(given, 'en')}, how much is the bill for ${given.month[1].en}?`,
      ),
      analyze(
        (given) =>
          `On ${given.who.name}'s ${meterOf(given).what.en} bill, the previous reading is ${text(given, given.previous)} and the present reading is ${text(given, given.present)}. If ${rated(given, 'en')}, how much must ${given.who.he} pay?`,
      ),
    ],
    fil: [
      analyze(
        (given) =>
          `Ang ${meterOf(given).fil} ng pamilya ni ${given.who.name} ay nagpakita ng ${text(given, given.previous)} noong nakaraang buwan at ${text(given, given.present)} ngayong buwan. Kung ${rated(given, 'fil')}, magkano ang dapat bayaran ng pamilya?`,
      ),
      analyze(
        (given) =>
          `Ang ${meterOf(given).fil} nina ${given.who.name} ay nagpakita ng ${text(given, given.previous)} sa katapusan ng ${given.month[0].fil} at ${text(given, given.present)} sa katapusan ng ${given.month[1].fil}. Kung ${rated(given, 'fil')}, magkano ang bayarin para sa ${given.month[1].fil}?`,
      ),
      analyze(
        (given) =>
          `Sa bill ng ${meterOf(given).what.fil} ni ${given.who.name}, ang dating reading ay ${text(given, given.previous)} at ang kasalukuyang reading ay ${text(given, given.present)}. Kung ${rated(given, 'fil')}, magkano ang dapat niyang bayaran?`,
      ),
    ],
  },
  statement: {
    en: (given, said) => `If ${rated(given, 'en')}, the bill for ${text(given, used(given))} is ${said}.`,
    fil: (given, said) =>
      `Kung ${rated(given, 'fil')}, ang bayarin para sa ${text(given, used(given))} ay ${said}.`,
  },
  solution: {
    en: (given) => [
      `Consumption: ${grouped(given.present)} − ${grouped(given.previous)} = ${text(given, used(given))}`,
      `${grouped(used(given))} × ${pesos(given.rate)} = ${pesos(cost(given))}`,
    ],
    fil: (given) => [
      `Konsumo: ${grouped(given.present)} − ${grouped(given.previous)} = ${text(given, used(given))}`,
      `${grouped(used(given))} × ${pesos(given.rate)} = ${pesos(cost(given))}`,
    ],
  },
})
