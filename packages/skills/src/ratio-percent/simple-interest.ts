import { na } from '../algebra/sentences.ts'
import { paid, withinLargest } from '../numbers/amounts.ts'
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
  units: ['general-mathematics/11/simple-and-compound-interest'],
  largest: (grade) => (grade < 7 ? 20_000 : 50_000),
  mistakes: {
    year: {
      en: 'found the interest for one year only',
      fil: 'interes para sa isang taon lamang ang hinanap',
    },
    maturity: { en: 'added the interest to the principal', fil: 'idinagdag ang interes sa principal' },
    tenfold: {
      en: 'moved the decimal point of the rate only one place',
      fil: 'iniurong nang isang puwesto lamang ang decimal point ng rate',
    },
    tenth: {
      en: 'moved the decimal point of the rate three places',
      fil: 'iniurong nang tatlong puwesto ang decimal point ng rate',
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
        say: 'If the principal is doubled at the same rate and time, the simple interest {doubles}.',
        ask: 'The principal is doubled, but the rate and the time stay the same. What happens to the simple interest?',
        not: ['stays the same', 'becomes half', 'becomes four times as great'],
      },
      {
        say: 'In I = Prt with a rate per year, the value of t for 6 months is {0.5}.',
        ask: 'A loan is for 6 months, and the rate is per year. What is the value of t in I = Prt?',
        not: ['0.6', '5', '6'],
      },
    ],
    fil: [
      {
        say: 'Ang formula ng simple interest ay {I = Prt}.',
        ask: 'Ano ang formula ng simple interest?',
        not: ['I = P + r + t', 'I = Pr ÷ t', 'I = P − rt'],
      },
      {
        say: 'Kapag nadoble ang principal sa parehong rate at panahon, ang simple interest ay {nadodoble}.',
        ask: 'Nadoble ang principal, ngunit hindi nagbago ang rate at ang panahon. Ano ang nangyayari sa simple interest?',
        not: ['hindi nagbabago', 'nangangalahati', 'nagiging apat na beses ang laki'],
      },
      {
        say: 'Sa I = Prt na may rate bawat taon, ang halaga ng t para sa 6 na buwan ay {0.5}.',
        ask: 'Ang utang ay para sa 6 na buwan, at ang rate ay bawat taon. Ano ang halaga ng t sa I = Prt?',
        not: ['0.6', '5', '6'],
      },
    ],
  },
  draw: (draw) => {
    const principal = draw.int(2, Math.floor(draw.largest / 500)) * 500
    withinLargest(draw, principal)
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
