import { withChief } from '../numbers/chief.ts'
import { skill } from '../skill.ts'
import { ilan, many, rule, says, stems } from '../statistics/writing.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { positivePesos } from './money.ts'

type Given = { rate: number; regular: number; overtime: number; who: Person; story: number }

const overRate = ({ rate }: Given) => rate * 1.25
const basic = ({ rate, regular }: Given) => rate * regular
const extra = (given: Given) => overRate(given) * given.overtime
const gross = (given: Given) => basic(given) + extra(given)

const places = {
  en: ['a factory', 'a restaurant', 'a supermarket', 'a garment shop'],
  fil: ['pabrika', 'restawran', 'supermarket', 'patahian'],
}
const told = {
  en: (given: Given) =>
    `${given.who.name} works in ${places.en[given.story]} for ${pesos(given.rate)} an hour. In one week, ${given.who.he} worked ${given.regular} regular hours and ${many(given.overtime, 'hour')} of overtime. Overtime is paid at 125% of the regular rate.`,
  fil: (given: Given) =>
    `Nagtatrabaho si ${given.who.name} sa isang ${places.fil[given.story]} sa halagang ${pesos(given.rate)} bawat oras. Sa isang linggo, nagtrabaho siya nang ${given.regular} regular na oras at ${ilan(given.overtime, 'oras')} na overtime. Ang overtime ay binabayaran ng 125% ng regular na rate.`,
}

export const grossPay = skill<Given, 'plain' | 'basic' | 'half' | 'extra' | 'all' | 'quarter'>({
  id: 'business/gross-pay',
  area: 'Mathematics',
  name: says('Gross pay with overtime', 'Gross pay na may overtime'),
  grades: [11, 11],
  cues: says(
    ['gross pay', 'overtime', 'hourly rate', 'regular hours', 'wage'],
    ['gross pay', 'overtime', 'bayad bawat oras', 'regular na oras', 'sahod'],
  ),
  units: [],
  largest: () => 20_000,
  mistakes: {
    plain: says('paid overtime at the regular rate', 'binayaran ang overtime sa regular na rate'),
    basic: says('left out the overtime pay', 'hindi isinama ang bayad sa overtime'),
    half: says(
      'paid overtime at 150% of the regular rate',
      'binayaran ang overtime sa 150% ng regular na rate',
    ),
    extra: says('gave the overtime pay only', 'ang bayad sa overtime lamang ang ibinigay'),
    all: says('paid all hours at the overtime rate', 'binayaran ang lahat ng oras sa rate ng overtime'),
    quarter: says(
      'paid only 25% of the regular rate for overtime',
      'binayaran ang overtime ng 25% lamang ng regular na rate',
    ),
  },
  rules: says(
    [
      rule(
        'Pay before any deduction is called {gross pay}.',
        'What do we call pay before any deduction?',
        'net pay',
        'take-home pay',
        'overtime pay',
      ),
      rule(
        'If the regular rate is ₱80 an hour, the overtime rate at 125% is {₱100} an hour.',
        'The regular rate is ₱80 an hour. How much is the overtime rate an hour at 125%?',
        '₱20',
        '₱105',
        '₱205',
      ),
      rule(
        'In the Philippines, the least that the law adds to the hourly rate for overtime work on an ordinary day is {25%}.',
        'In the Philippines, what is the least that the law adds to the hourly rate for overtime work on an ordinary day?',
        '10%',
        '50%',
        '100%',
      ),
    ],
    [
      rule(
        'Ang sahod bago ang anumang kaltas ay tinatawag na {gross pay}.',
        'Ano ang tawag sa sahod bago ang anumang kaltas?',
        'net pay',
        'take-home pay',
        'overtime pay',
      ),
      rule(
        'Kung ₱80 bawat oras ang regular na rate, ang overtime rate na 125% nito ay {₱100} bawat oras.',
        'Ang regular na rate ay ₱80 bawat oras. Magkano bawat oras ang overtime rate na 125% nito?',
        '₱20',
        '₱105',
        '₱205',
      ),
      rule(
        'Sa Pilipinas, ang pinakamababang dagdag na itinakda ng batas sa bawat oras ng overtime sa karaniwang araw ay {25%}.',
        'Sa Pilipinas, ano ang pinakamababang dagdag na itinakda ng batas sa bawat oras ng overtime sa karaniwang araw?',
        '10%',
        '50%',
        '100%',
      ),
    ],
  ),
  draw: (draw) => ({
    rate: draw.int(15, 30) * 4,
    regular: draw.pick([40, 40, 48]),
    overtime: draw.int(5, 10),
    who: draw.person(),
    story: draw.int(0, 3),
  }),
  answer: (given) => pesos(gross(given)),
  wrong: withChief('plain', (given) => {
    const { rate, regular, overtime } = given
    return {
      plain: positivePesos(rate * (regular + overtime)),
      basic: positivePesos(basic(given)),
      half: positivePesos(basic(given) + rate * 1.5 * overtime),
      extra: positivePesos(extra(given)),
      all: positivePesos(overRate(given) * (regular + overtime)),
      quarter: positivePesos(basic(given) + rate * 0.25 * overtime),
    }
  }),
  stems: stems(
    [
      'analyze',
      (given) => `${told.en(given)} How much is ${given.who.his} gross pay for the week?`,
      (given) => `${told.fil(given)} Magkano ang gross pay niya sa linggong iyon?`,
    ],
    [
      'analyze',
      (given) => `${told.en(given)} Find ${given.who.his} total earnings for the week.`,
      (given) => `${told.fil(given)} Hanapin ang kabuoang kita niya sa linggong iyon.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${told.en(given)} The gross pay for the week is ${answer}.`,
    fil: (given, answer) => `${told.fil(given)} Ang gross pay sa linggong iyon ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Regular pay: ${given.regular} × ${pesos(given.rate)} = ${pesos(basic(given))}`,
      `Overtime pay: ${given.overtime} × 1.25 × ${pesos(given.rate)} = ${pesos(extra(given))}`,
      `Gross pay: ${pesos(basic(given))} + ${pesos(extra(given))} = ${pesos(gross(given))}`,
    ],
    fil: (given) => [
      `Regular na bayad: ${given.regular} × ${pesos(given.rate)} = ${pesos(basic(given))}`,
      `Bayad sa overtime: ${given.overtime} × 1.25 × ${pesos(given.rate)} = ${pesos(extra(given))}`,
      `Gross pay: ${pesos(basic(given))} + ${pesos(extra(given))} = ${pesos(gross(given))}`,
    ],
  },
})
