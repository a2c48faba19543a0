import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { listed, rule, says, stems, sum } from '../statistics/writing.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { positivePesos } from './money.ts'

type Deduction = InBoth<string> & { value: number }
type Given = { gross: number; deductions: readonly Deduction[]; who: Person; job: InBoth<string> }

const jobs: readonly InBoth<string>[] = [
  says('a cashier', 'cashier'),
  says('an office clerk', 'kawani sa opisina'),
  says('a technician', 'tekniko'),
  says('a store supervisor', 'superbisor ng tindahan'),
  says('a call center agent', 'call center agent'),
]
const total = ({ deductions }: Given) => sum(deductions.map(({ value }) => value))
const net = (given: Given) => given.gross - total(given)
const list = ({ deductions }: Given, language: 'en' | 'fil') =>
  listed(
    deductions.map((each) => `${each[language]} ${pesos(each.value)}`),
    language,
  )
const told = {
  en: (given: Given) =>
    `${given.who.name}, ${given.job.en}, has a monthly gross pay of ${pesos(given.gross)}. The deductions are ${list(given, 'en')}.`,
  fil: (given: Given) =>
    `Si ${given.who.name}, isang ${given.job.fil}, ay may buwanang gross pay na ${pesos(given.gross)}. Ang mga kaltas ay ${list(given, 'fil')}.`,
}

export const netPay = skill<Given, 'deductions' | 'added' | 'missed' | 'first' | 'largest' | 'slip'>({
  id: 'business/net-pay',
  area: 'Mathematics',
  name: says('Net pay with deductions', 'Net pay na may mga kaltas'),
  grades: [11, 11],
  cues: says(
    ['net pay', 'take-home pay', 'deductions', 'SSS', 'PhilHealth', 'withholding tax'],
    ['net pay', 'take-home pay', 'kaltas', 'SSS', 'PhilHealth', 'withholding tax'],
  ),
  units: [],
  largest: () => 60_000,
  mistakes: {
    deductions: says('gave the total deductions', 'ang kabuoan ng mga kaltas ang ibinigay'),
    added: says('added the deductions to the gross pay', 'idinagdag ang mga kaltas sa gross pay'),
    missed: says('left out the last deduction', 'hindi isinama ang huling kaltas'),
    first: says('subtracted only the first deduction', 'ang unang kaltas lamang ang ibinawas'),
    largest: says('left out the first deduction', 'hindi isinama ang unang kaltas'),
    slip: says('borrowed wrongly in the hundreds', 'nagkamali ng paghiram sa sandaanan'),
  },
  rules: says(
    [
      rule(
        'To find net pay, we {subtract the deductions from gross pay}.',
        'How do we find net pay?',
        'add the deductions to gross pay',
        'subtract overtime pay from gross pay',
        'add the benefits to basic pay',
      ),
      rule(
        'Another name for net pay is {take-home pay}.',
        'What is another name for net pay?',
        'gross pay',
        'overtime pay',
        'basic pay',
      ),
      rule(
        'The health insurance contribution of Filipino workers goes to {PhilHealth}.',
        'To which agency does the health insurance contribution of Filipino workers go?',
        'Pag-IBIG',
        'SSS',
        'BIR',
      ),
    ],
    [
      rule(
        'Upang makuha ang net pay, {ibawas ang mga kaltas sa gross pay}.',
        'Paano kinukuha ang net pay?',
        'idagdag ang mga kaltas sa gross pay',
        'ibawas ang overtime pay sa gross pay',
        'idagdag ang mga benepisyo sa basic pay',
      ),
      rule(
        'Ang ibang tawag sa net pay ay {take-home pay}.',
        'Ano ang ibang tawag sa net pay?',
        'gross pay',
        'overtime pay',
        'basic pay',
      ),
      rule(
        'Ang kontribusyon para sa health insurance ng mga manggagawang Pilipino ay napupunta sa {PhilHealth}.',
        'Saang ahensiya napupunta ang kontribusyon para sa health insurance ng mga manggagawang Pilipino?',
        'Pag-IBIG',
        'SSS',
        'BIR',
      ),
    ],
  ),
  draw: (draw) => {
    const gross = draw.int(30, 64) * 500
    const must: Deduction[] = [
      { ...says('SSS', 'SSS'), value: gross * 0.05 },
      { ...says('PhilHealth', 'PhilHealth'), value: gross * 0.025 },
      { ...says('Pag-IBIG', 'Pag-IBIG'), value: 200 },
    ]
    const taxable = gross - sum(must.map(({ value }) => value))
    const tax = Math.round(((taxable - 20_833) * 0.15) / 5) * 5
    const last =
      tax > 100
        ? [{ ...says('withholding tax', 'withholding tax'), value: tax }]
        : [{ ...says('a loan payment of', 'bayad sa utang na'), value: draw.int(4, 20) * 100 }]
    return { gross, deductions: [...must, ...last], who: draw.person(), job: draw.pick(jobs) }
  },
  answer: (given) => pesos(net(given)),
  wrong: (given) => {
    const { gross, deductions } = given
    const first = deductions[0]?.value ?? 0
    return {
      deductions: positivePesos(total(given)),
      added: positivePesos(gross + total(given)),
      missed: positivePesos(net(given) + (deductions.at(-1)?.value ?? 0)),
      first: positivePesos(gross - first),
      largest: positivePesos(net(given) + first),
      slip: positivePesos(net(given) + 100),
    }
  },
  stems: stems(
    [
      'apply',
      (given) => `${told.en(given)} How much is ${given.who.his} net pay?`,
      (given) => `${told.fil(given)} Magkano ang net pay niya?`,
    ],
    [
      'apply',
      (given) => `${told.en(given)} Find ${given.who.his} take-home pay for the month.`,
      (given) => `${told.fil(given)} Hanapin ang take-home pay niya sa isang buwan.`,
    ],
  ),
  statement: {
    en: (given, answer) => `${told.en(given)} The net pay is ${answer}.`,
    fil: (given, answer) => `${told.fil(given)} Ang net pay ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Total deductions: ${given.deductions.map(({ value }) => pesos(value)).join(' + ')} = ${pesos(total(given))}`,
      `Net pay: ${pesos(given.gross)} − ${pesos(total(given))} = ${pesos(net(given))}`,
    ],
    fil: (given) => [
      `Kabuoan ng mga kaltas: ${given.deductions.map(({ value }) => pesos(value)).join(' + ')} = ${pesos(total(given))}`,
      `Net pay: ${pesos(given.gross)} − ${pesos(total(given))} = ${pesos(net(given))}`,
    ],
  },
})
