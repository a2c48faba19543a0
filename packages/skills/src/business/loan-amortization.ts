import type { InBoth } from '../skill.ts'
import { skill } from '../skill.ts'
import { need, rule, says, stems } from '../statistics/writing.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { grown, needQuarters, positivePesos } from './money.ts'

/** A loan at a rate a month with equal monthly payments; what the first payment does. */
type Given = {
  loan: number
  rate: number
  payment: number
  asks: 'principal' | 'balance'
  who: Person
  story: number
}

const interest = ({ loan, rate }: Given) => (loan * rate) / 100
const principal = (given: Given) => given.payment - interest(given)
const balance = (given: Given) => given.loan - principal(given)
const answer = (given: Given) => (given.asks === 'principal' ? principal(given) : balance(given))

const stories = {
  en: ['a motorcycle', 'a sewing machine', 'a computer', 'the repair of a house'],
  fil: ['motorsiklo', 'makinang panahi', 'computer', 'pagpapaayos ng bahay'],
}
const told = {
  en: (given: Given) =>
    `${given.who.name} has a loan of ${pesos(given.loan)} for ${stories.en[given.story]} at ${given.rate}% interest a month on the unpaid balance. The monthly payment is ${pesos(given.payment)}.`,
  fil: (given: Given) =>
    `Si ${given.who.name} ay may utang na ${pesos(given.loan)} para sa ${stories.fil[given.story]} na may ${given.rate}% interes bawat buwan sa natitirang utang. Ang buwanang bayad ay ${pesos(given.payment)}.`,
}
const asks: Record<Given['asks'], InBoth<string>> = {
  principal: says(
    'How much of the first payment goes to the principal?',
    'Magkano sa unang bayad ang napupunta sa principal?',
  ),
  balance: says(
    'How much is the balance after the first payment?',
    'Magkano ang natitirang utang pagkatapos ng unang bayad?',
  ),
}
const claims: Record<Given['asks'], InBoth<string>> = {
  principal: says(
    'The part of the first payment that goes to the principal is',
    'Ang bahagi ng unang bayad na napupunta sa principal ay',
  ),
  balance: says(
    'The balance after the first payment is',
    'Ang natitirang utang pagkatapos ng unang bayad ay',
  ),
}

export const loanAmortization = skill<Given, 'interest' | 'whole' | 'added' | 'payment' | 'rate' | 'other'>({
  id: 'business/loan-amortization',
  area: 'Mathematics',
  name: says('Loan amortization: the first payment', 'Loan amortization: ang unang bayad'),
  grades: [11, 11],
  cues: says(
    ['amortization', 'loan', 'monthly payment', 'outstanding balance', 'amortization schedule'],
    ['amortization', 'utang', 'buwanang bayad', 'natitirang utang', 'amortization schedule'],
  ),
  units: ['general-mathematics/11/annuities-loans-stocks-and-bonds'],
  largest: () => 200_000,
  mistakes: {
    interest: says('gave the interest of the first month', 'ang interes ng unang buwan ang ibinigay'),
    whole: says('forgot the interest', 'nakalimutan ang interes'),
    added: says('added the interest to the payment', 'idinagdag ang interes sa bayad'),
    payment: says(
      'took the interest of the payment instead of the loan',
      'kinuha ang interes ng bayad sa halip na ng utang',
    ),
    rate: says('divided the monthly rate by 12', 'hinati sa 12 ang buwanang rate'),
    other: says(
      'mixed up the part for the principal and the balance',
      'napagpalit ang bahagi para sa principal at ang natitirang utang',
    ),
  },
  rules: says(
    [
      rule(
        'The interest in each payment is computed from {the outstanding balance}.',
        'From what is the interest in each payment of a loan computed?',
        'the monthly payment',
        'the original loan every month',
        'the total of the payments made',
      ),
      rule(
        'As a loan with equal payments is paid, the interest part of each payment {becomes smaller}.',
        'A loan is paid in equal payments. What happens to the interest part of each payment as time passes?',
        'becomes greater',
        'doubles',
        'stays the same',
      ),
    ],
    [
      rule(
        'Ang interes sa bawat bayad ay kinukuwenta mula sa {natitirang utang}.',
        'Mula sa ano kinukuwenta ang interes sa bawat bayad sa utang?',
        'buwanang bayad',
        'orihinal na utang bawat buwan',
        'kabuoan ng mga naibayad na',
      ),
      rule(
        'Habang binabayaran ang utang na pantay-pantay ang bayad, ang bahaging interes ng bawat bayad ay {lumiliit}.',
        'Pantay-pantay ang bayad sa isang utang. Ano ang nangyayari sa bahaging interes ng bawat bayad habang tumatagal?',
        'lumalaki',
        'nadodoble',
        'hindi nagbabago',
      ),
    ],
  ),
  draw: (draw) => {
    const story = draw.int(0, 3)
    const loan = draw.pick(
      story === 0 || story === 3
        ? [40_000, 50_000, 60_000, 80_000, 90_000, 100_000]
        : [12_000, 15_000, 18_000, 20_000, 24_000, 30_000],
    )
    const rate = draw.pick([1, 1.5, 2])
    const months = draw.pick([12, 18, 24])
    const payment = Math.ceil((loan * rate) / 100 / (1 - 1 / grown(rate, months)) / 10) * 10
    const given: Given = {
      loan,
      rate,
      payment,
      asks: draw.pick(['principal', 'balance']),
      who: draw.person(),
      story,
    }
    needQuarters(interest(given))
    need(balance(given) < loan)
    return given
  },
  answer: (given) => pesos(answer(given)),
  wrong: (given) => {
    const { loan, payment, rate } = given
    // A balance as small as the interest or the part for the principal gives itself away.
    const isBalance = given.asks === 'balance'
    const left = (part: number) => positivePesos(isBalance ? loan - part : part)
    return {
      interest: isBalance ? undefined : positivePesos(interest(given)),
      whole: left(payment),
      added: left(payment + interest(given)),
      payment: left(payment - (payment * rate) / 100),
      rate: left(payment - interest(given) / 12),
      other: isBalance ? undefined : positivePesos(balance(given)),
    }
  },
  stems: stems(
    [
      'analyze',
      (given) => `${told.en(given)} ${asks[given.asks].en}`,
      (given) => `${told.fil(given)} ${asks[given.asks].fil}`,
    ],
    [
      'analyze',
      (given) => `Make the first row of an amortization schedule. ${told.en(given)} ${asks[given.asks].en}`,
      (given) => `Gawin ang unang hanay ng amortization schedule. ${told.fil(given)} ${asks[given.asks].fil}`,
    ],
  ),
  statement: {
    en: (given, answer) => `${told.en(given)} ${claims[given.asks].en} ${answer}.`,
    fil: (given, answer) => `${told.fil(given)} ${claims[given.asks].fil} ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Interest of the first month: ${pesos(given.loan)} × ${given.rate}% = ${pesos(interest(given))}`,
      `To the principal: ${pesos(given.payment)} − ${pesos(interest(given))} = ${pesos(principal(given))}`,
      ...(given.asks === 'balance'
        ? [`Balance: ${pesos(given.loan)} − ${pesos(principal(given))} = ${pesos(balance(given))}`]
        : []),
    ],
    fil: (given) => [
      `Interes ng unang buwan: ${pesos(given.loan)} × ${given.rate}% = ${pesos(interest(given))}`,
      `Para sa principal: ${pesos(given.payment)} − ${pesos(interest(given))} = ${pesos(principal(given))}`,
      ...(given.asks === 'balance'
        ? [`Natitirang utang: ${pesos(given.loan)} − ${pesos(principal(given))} = ${pesos(balance(given))}`]
        : []),
    ],
  },
})
