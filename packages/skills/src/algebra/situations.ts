import type { Draw } from '../draw.ts'
import type { InBoth, Language } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { na } from './sentences.ts'
import { only } from './terms.ts'

/** kx + a, kx − a or a − kx. */
type Kind = 'sum' | 'difference' | 'rest'

type Range = readonly [least: number, most: number, step?: number]

/** A story with the numbers k and a and an unknown; {k na} is a number before a Filipino noun. */
type Situation = InBoth<string> & {
  kind: Kind
  x: string
  k: Range
  a: Range
  unknown: Range
  /** What the expression gives, and the unit of it. */
  what: InBoth<string>
  unit: InBoth<string>
  /** The question for the unknown, and the unit of it. */
  ask: InBoth<string>
  askUnit: InBoth<string>
}

const pesos = { en: 'pesos', fil: 'piso' }
const none = { en: '', fil: '' }

const situations: readonly Situation[] = [
  {
    kind: 'sum',
    x: 'n',
    k: [3, 12],
    a: [10, 30, 5],
    unknown: [20, 45],
    en: '{who} buys {k} notebooks at n pesos each and a folder for {a} pesos.',
    fil: 'Bumili si {who} ng {k na} kuwaderno sa halagang n piso bawat isa at isang folder sa halagang {a na} piso.',
    what: { en: 'the total cost', fil: 'kabuoang halaga' },
    unit: pesos,
    ask: { en: 'How many pesos does one notebook cost?', fil: 'Ilang piso ang isang kuwaderno?' },
    askUnit: pesos,
  },
  {
    kind: 'sum',
    x: 'd',
    k: [15, 60, 5],
    a: [100, 500, 50],
    unknown: [5, 20],
    en: '{who} already has {a} pesos and saves {k} pesos each day for d days.',
    fil: 'May {a na} piso na si {who} at nag-iipon siya ng {k na} piso bawat araw sa loob ng d araw.',
    what: { en: 'the total amount saved', fil: 'kabuoang ipon' },
    unit: pesos,
    ask: { en: 'For how many days does {who} save?', fil: 'Ilang araw nag-ipon si {who}?' },
    askUnit: { en: 'days', fil: 'araw' },
  },
  {
    kind: 'sum',
    x: 'k',
    k: [10, 20],
    a: [30, 60, 5],
    unknown: [2, 9],
    en: 'A tricycle ride of k kilometers costs {a} pesos plus {k} pesos for each kilometer.',
    fil: 'Ang pamasahe sa tricycle para sa k kilometro ay {a na} piso at karagdagang {k na} piso sa bawat kilometro.',
    what: { en: 'the total fare', fil: 'kabuoang pamasahe' },
    unit: pesos,
    ask: { en: 'How many kilometers is the ride?', fil: 'Ilang kilometro ang biyahe?' },
    askUnit: { en: 'kilometers', fil: 'kilometro' },
  },
  {
    kind: 'sum',
    x: 't',
    k: [4, 9],
    a: [2, 9],
    unknown: [10, 20],
    en: '{who} packs {k} boxes with t mangoes in each box and has {a} mangoes left over.',
    fil: 'Nagbalot si {who} ng {k na} kahon na may t mangga sa bawat kahon at may natira pang {a na} mangga.',
    what: { en: 'the total number of mangoes', fil: 'kabuoang bilang ng mga mangga' },
    unit: none,
    ask: { en: 'How many mangoes are in each box?', fil: 'Ilang mangga ang nasa bawat kahon?' },
    askUnit: { en: 'mangoes', fil: 'mangga' },
  },
  {
    kind: 'difference',
    x: 'n',
    k: [15, 25],
    a: [100, 300, 10],
    unknown: [20, 60],
    en: '{who} sells n banana cues at {k} pesos each. The ingredients cost {a} pesos.',
    fil: 'Nagbenta si {who} ng n bananacue sa halagang {k na} piso bawat isa. Ang mga sangkap ay nagkakahalaga ng {a na} piso.',
    what: { en: 'the profit', fil: 'tubo' },
    unit: pesos,
    ask: { en: 'How many banana cues does {who} sell?', fil: 'Ilang bananacue ang naibenta ni {who}?' },
    askUnit: { en: 'banana cues', fil: 'bananacue' },
  },
  {
    kind: 'difference',
    x: 'p',
    k: [3, 9],
    a: [2, 15],
    unknown: [8, 20],
    en: '{who} has {k} packs with p stickers in each pack. {He} gives away {a} stickers.',
    fil: 'May {k na} pakete si {who} na may p sticker sa bawat pakete. Ipinamigay niya ang {a na} sticker.',
    what: { en: 'the number of stickers left', fil: 'bilang ng natirang sticker' },
    unit: none,
    ask: { en: 'How many stickers are in each pack?', fil: 'Ilang sticker ang nasa bawat pakete?' },
    askUnit: { en: 'stickers', fil: 'sticker' },
  },
  {
    kind: 'difference',
    x: 'r',
    k: [5, 9],
    a: [4, 20],
    unknown: [6, 12],
    en: 'A hall has {k} rows with r chairs in each row. Then {a} chairs are taken out.',
    fil: 'May {k na} hanay ng upuan sa bulwagan at may r upuan sa bawat hanay. Pagkatapos, inilabas ang {a na} upuan.',
    what: { en: 'the number of chairs left', fil: 'bilang ng natirang upuan' },
    unit: none,
    ask: { en: 'How many chairs were in each row?', fil: 'Ilang upuan ang nasa bawat hanay noong una?' },
    askUnit: { en: 'chairs', fil: 'upuan' },
  },
  {
    kind: 'rest',
    x: 'n',
    k: [3, 9],
    a: [200, 500, 100],
    unknown: [20, 45],
    en: '{who} pays with {a} pesos for {k} pads of paper at n pesos each.',
    fil: 'Nagbayad si {who} ng {a na} piso para sa {k na} pad ng papel sa halagang n piso bawat isa.',
    what: { en: 'the change', fil: 'sukli' },
    unit: pesos,
    ask: { en: 'How many pesos does one pad of paper cost?', fil: 'Ilang piso ang isang pad ng papel?' },
    askUnit: pesos,
  },
  {
    kind: 'rest',
    x: 'd',
    k: [3, 8],
    a: [50, 100, 10],
    unknown: [3, 10],
    en: 'A carinderia has {a} kilograms of rice and uses {k} kilograms each day for d days.',
    fil: 'May {a na} kilogramo ng bigas ang isang karinderya at gumagamit ito ng {k na} kilogramo bawat araw sa loob ng d araw.',
    what: { en: 'the amount of rice left', fil: 'natirang bigas' },
    unit: { en: 'kilograms', fil: 'kilogramo' },
    ask: { en: 'For how many days has rice been used?', fil: 'Ilang araw nang gumagamit ng bigas?' },
    askUnit: { en: 'days', fil: 'araw' },
  },
  {
    kind: 'rest',
    x: 'h',
    k: [12, 25],
    a: [150, 300, 10],
    unknown: [3, 9],
    en: 'A book has {a} pages. {who} reads {k} pages each hour for h hours.',
    fil: 'May {a na} pahina ang isang aklat. Bumabasa si {who} ng {k na} pahina bawat oras sa loob ng h oras.',
    what: { en: 'the number of pages left to read', fil: 'bilang ng pahinang hindi pa nababasa' },
    unit: none,
    ask: { en: 'For how many hours does {who} read?', fil: 'Ilang oras nagbasa si {who}?' },
    askUnit: { en: 'hours', fil: 'oras' },
  },
]

/** What was drawn for a story: v is the value of the unknown. */
export type DrawnSituation = { situation: number; k: number; a: number; v: number; who: Person }

export const situationOf = ({ situation }: DrawnSituation): Situation => situations[situation] as Situation

export function drawSituation(draw: Draw): DrawnSituation {
  const situation = draw.int(0, situations.length - 1)
  const { k, a, unknown } = situations[situation] as Situation
  const from = ([least, most, step = 1]: Range) =>
    least + step * draw.int(0, Math.floor((most - least) / step))
  const told = { situation, k: from(k), a: from(a), v: from(unknown), who: draw.person() }
  only(told.k !== told.a && told.k !== told.v && told.a !== told.v && told.a <= draw.largest)
  only(result(told) > 4 && result(told) <= draw.largest)
  return told
}

const expressions: Record<Kind, (k: number, a: number, x: string) => string> = {
  sum: (k, a, x) => `${k}${x} + ${a}`,
  difference: (k, a, x) => `${k}${x} − ${a}`,
  rest: (k, a, x) => `${a} − ${k}${x}`,
}

export const expression = (told: DrawnSituation) => {
  const { kind, x } = situationOf(told)
  return expressions[kind](told.k, told.a, x)
}

/** The value of the expression for the value of the unknown. */
export function result(told: DrawnSituation): number {
  const { k, a, v } = told
  const { kind } = situationOf(told)
  if (kind === 'sum') return k * v + a
  return kind === 'difference' ? k * v - a : a - k * v
}

export type SituationMistake = 'added' | 'exchanged' | 'operation' | 'parentheses' | 'reversed'

export const situationMistakes: Record<SituationMistake, InBoth<string>> = {
  added: {
    en: 'added the number to the letter instead of multiplying',
    fil: 'idinagdag ang bilang sa letra sa halip na in-multiply',
  },
  exchanged: { en: 'exchanged the two numbers', fil: 'pinagpalit ang dalawang bilang' },
  operation: {
    en: 'subtracted instead of adding, or added instead of subtracting',
    fil: 'nagbawas sa halip na nagdagdag, o nagdagdag sa halip na nagbawas',
  },
  parentheses: {
    en: 'multiplied everything by the first number',
    fil: 'in-multiply ang lahat sa unang bilang',
  },
  reversed: {
    en: 'reversed the order of the subtraction',
    fil: 'binaligtad ang pagkakasunod ng pagbabawas',
  },
}

/** The expressions that mistakes lead to. */
export function wrongExpressions(told: DrawnSituation): Partial<Record<SituationMistake, string>> {
  const { k, a } = told
  const { kind, x } = situationOf(told)
  if (kind === 'rest')
    return {
      added: `${a} − ${k} − ${x}`,
      exchanged: expressions.rest(a, k, x),
      operation: `${a} + ${k}${x}`,
      parentheses: `${k}(${a} − ${x})`,
      reversed: expressions.difference(k, a, x),
    }
  const sign = kind === 'sum' ? '+' : '−'
  return {
    added: `${k} + ${x} ${sign} ${a}`,
    exchanged: expressions[kind](a, k, x),
    operation: expressions[kind === 'sum' ? 'difference' : 'sum'](k, a, x),
    parentheses: `${k}(${x} ${sign} ${a})`,
    ...(kind === 'difference' ? { reversed: expressions.rest(k, a, x) } : {}),
  }
}

/** The words of the story for sentences with slots. */
export function slotsOf(told: DrawnSituation, language: Language) {
  const situation = situationOf(told)
  const { name, he } = told.who
  const filled = (text: string) =>
    text
      .replaceAll('{who}', name)
      .replaceAll('{He}', he === 'he' ? 'He' : 'She')
      .replaceAll('{k na}', na(told.k))
      .replaceAll('{a na}', na(told.a))
      .replaceAll('{k}', grouped(told.k))
      .replaceAll('{a}', grouped(told.a))
  const unit = situation.unit[language]
  const counted = (number: number) => (language === 'en' ? grouped(number) : na(number))
  return {
    story: filled(situation[language]),
    what: situation.what[language],
    ask: filled(situation.ask[language]),
    thenAsk: filled(situation.ask[language]).replace(/^./, (first) => first.toLowerCase()),
    x: situation.x,
    v: `${counted(told.v)} ${situation.askUnit[language]}`,
    result: unit === '' ? grouped(result(told)) : `${counted(result(told))} ${unit}`,
  }
}
