import { na } from '../algebra/sentences.ts'
import { paid, within } from '../numbers/amounts.ts'
import { skill } from '../skill.ts'
import { pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'

type Given = { principal: number; rate: number; years: number; who: Person }

const interest = ({ principal, rate, years }: Given) => (principal * rate * years) / 100

export const simpleInterest = skill<Given, 'year' | 'maturity' | 'tenfold' | 'tenth' | 'sum' | 'extra'>({
  id: 'ratio-percent/simple-interest',
  area: 'Mathematics',
  name: { en: 'Simple interest', fil: 'Simple interest' },
  grades: [6, 11],
  cues: {
    en: ['simple interest', 'principal', 'rate of interest', 'per year', 'I = Prt'],
    fil: ['simple interest', 'principal', 'interes', 'rate ng interes', 'bawat taon'],
  },
  notation: [/\bI ?= ?P ?r ?t\b/],
  units: [],
  largest: (grade) => (grade < 7 ? 20_000 : 50_000),
  mistakes: {
    year: {
      en: 'found the interest for one year only',
      fil: 'interes para sa isang taon lamang ang hinanap',
    },
    maturity: { en: 'added the interest to the principal', fil: 'idinagdag ang interes sa principal' },
    tenfold: {
      en: 'moved the decimal point of the rate only one place',
      fil: 'isang puwesto lamang iniurong ang decimal point ng rate',
    },
    tenth: {
      en: 'moved the decimal point of the rate three places',
      fil: 'tatlong puwesto iniurong ang decimal point ng rate',
    },
    sum: { en: 'added the rate and the years', fil: 'pinagsama ang rate at ang bilang ng taon' },
    extra: { en: 'counted one year too many', fil: 'sumobra ng isang taon ang bilang' },
  },
  rules: {
    en: [
      {
        say: 'The formula for simple interest is {I = Prt}.',
        ask: 'What is the formula for simple interest?',
        not: ['I = P + r + t', 'I = Pr ÷ t', 'I = P − rt'],
      },
      {
        say: 'The amount that is borrowed or deposited is called the {principal}.',
        ask: 'What do we call the amount of money that is borrowed or deposited?',
        not: ['interest', 'rate', 'maturity value'],
      },
      {
        say: 'If the simple interest for one year is ₱200, the interest for 3 years is {₱600}.',
        ask: 'The simple interest on a loan is ₱200 for one year. How much is it for 3 years?',
        not: ['₱200', '₱203', '₱800'],
      },
    ],
    fil: [
      {
        say: 'Ang formula ng simple interest ay {I = Prt}.',
        ask: 'Ano ang formula ng simple interest?',
        not: ['I = P + r + t', 'I = Pr ÷ t', 'I = P − rt'],
      },
      {
        say: 'Ang halagang inutang o idineposito ay tinatawag na {principal}.',
        ask: 'Ano ang tawag sa halagang inutang o idineposito?',
        not: ['interes', 'rate', 'maturity value'],
      },
      {
        say: 'Kung ₱200 ang simple interest sa isang taon, ang interes sa 3 taon ay {₱600}.',
        ask: 'Ang simple interest sa isang utang ay ₱200 sa isang taon. Magkano ito sa 3 taon?',
        not: ['₱200', '₱203', '₱800'],
      },
    ],
  },
  draw: (draw) => {
    const principal = draw.int(2, Math.floor(draw.largest / 500)) * 500
    within(draw, principal)
    return { principal, rate: draw.int(2, 12), years: draw.int(2, 5), who: draw.person() }
  },
  answer: (given) => pesos(interest(given)),
  wrong: (given) => {
    const { principal, rate, years } = given
    return {
      year: paid((principal * rate) / 100),
      maturity: paid(principal + interest(given)),
      tenfold: interest(given) * 10 < 2 * principal ? paid(interest(given) * 10) : undefined,
      tenth: paid(interest(given) / 10),
      sum: paid((principal * (rate + years)) / 100),
      extra: paid((principal * rate * (years + 1)) / 100),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: ({ principal, rate, years }) =>
          `Find the simple interest on ${pesos(principal)} at ${rate}% per year for ${years} years.`,
      },
      {
        level: 'apply',
        text: ({ principal, rate, years, who }) =>
          `${who.name} deposits ${pesos(principal)} in a cooperative that pays ${rate}% simple interest per year. How much interest does ${who.he} earn in ${years} years?`,
      },
      {
        level: 'apply',
        text: ({ principal, rate, years, who }) =>
          `${who.name} borrows ${pesos(principal)} to start a small business at ${rate}% simple interest per year. How much interest must ${who.he} pay after ${years} years?`,
      },
      {
        level: 'apply',
        text: ({ principal, rate, years, who }) =>
          `${who.name} lends ${pesos(principal)} to a farmer for ${years} years at ${rate}% simple interest per year. How much interest does ${who.he} receive?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: ({ principal, rate, years }) =>
          `Hanapin ang simple interest sa ${pesos(principal)} sa rate na ${rate}% bawat taon sa loob ng ${na(years)} taon.`,
      },
      {
        level: 'apply',
        text: ({ principal, rate, years, who }) =>
          `Nagdeposito si ${who.name} ng ${pesos(principal)} sa kooperatibang nagbibigay ng ${rate}% simple interest bawat taon. Magkano ang interes na kikitain niya sa loob ng ${na(years)} taon?`,
      },
      {
        level: 'apply',
        text: ({ principal, rate, years, who }) =>
          `Umutang si ${who.name} ng ${pesos(principal)} para sa maliit na negosyo sa ${rate}% simple interest bawat taon. Magkano ang interes na babayaran niya pagkaraan ng ${na(years)} taon?`,
      },
      {
        level: 'apply',
        text: ({ principal, rate, years, who }) =>
          `Nagpautang si ${who.name} ng ${pesos(principal)} sa isang magsasaka sa loob ng ${na(years)} taon sa ${rate}% simple interest bawat taon. Magkano ang interes na matatanggap niya?`,
      },
    ],
  },
  statement: {
    en: ({ principal, rate, years }, answer) =>
      `The simple interest on ${pesos(principal)} at ${rate}% per year for ${years} years is ${answer}.`,
    fil: ({ principal, rate, years }, answer) =>
      `Ang simple interest sa ${pesos(principal)} sa rate na ${rate}% bawat taon sa loob ng ${na(years)} taon ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `I = Prt = ${pesos(given.principal)} × ${given.rate / 100} × ${given.years}`,
      `I = ${pesos(interest(given))}`,
    ],
    fil: (given) => [
      `I = Prt = ${pesos(given.principal)} × ${given.rate / 100} × ${given.years}`,
      `I = ${pesos(interest(given))}`,
    ],
  },
})
