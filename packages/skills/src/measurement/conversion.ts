import { type InBoth, type Language, type Skill, skill } from '../skill.ts'
import { grouped, rounded } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'
import { apply, ilan, many, stronger, understand } from './words.ts'

type Unit = { symbol: string | null; en: readonly [one: string, many: string]; fil: string }

const metric = (symbol: string, en: string, fil: string): Unit => ({ symbol, en: [en, `${en}s`], fil })
const spoken = (en: string, fil: string): Unit => ({ symbol: null, en: [en, `${en}s`], fil })

export const units = {
  mm: metric('mm', 'millimeter', 'milimetro'),
  cm: metric('cm', 'centimeter', 'sentimetro'),
  m: metric('m', 'meter', 'metro'),
  km: metric('km', 'kilometer', 'kilometro'),
  mg: metric('mg', 'milligram', 'miligramo'),
  g: metric('g', 'gram', 'gramo'),
  kg: metric('kg', 'kilogram', 'kilogramo'),
  mL: metric('mL', 'milliliter', 'mililitro'),
  L: metric('L', 'liter', 'litro'),
  second: spoken('second', 'segundo'),
  minute: spoken('minute', 'minuto'),
  hour: spoken('hour', 'oras'),
  day: spoken('day', 'araw'),
  week: spoken('week', 'linggo'),
  month: spoken('month', 'buwan'),
  year: spoken('year', 'taon'),
} satisfies Record<string, Unit>

export type MeasureUnit = keyof typeof units

/** "3 m", "1 week", "4 na linggo". */
export function amountInUnit(value: number, id: MeasureUnit, language: Language): string {
  const { symbol, en, fil } = units[id]
  if (symbol !== null) return `${grouped(value)} ${symbol}`
  return language === 'en' ? many(value, ...en) : ilan(value, fil)
}

type Story = InBoth<(facts: { amount: string; who: Person }) => string>

export type UnitPair = {
  from: MeasureUnit
  to: MeasureUnit
  factor: number
  /** Whether the first unit is the smaller one. */
  divide?: true
  /** Numbers that learners take for the factor: one too small and one too large. */
  taken: readonly [low: number | null, high: number]
  /** Amounts of the first unit. */
  values: (grade: number) => readonly number[]
  stories: readonly Story[]
}

type Given = { from: MeasureUnit; to: MeasureUnit; pair: number; value: number; story: number; who: Person }
type Mistake = 'low' | 'high' | 'opposite' | 'kept' | 'added' | 'one-more' | 'one-less' | 'two-more'

/** Amounts in whole numbers for the young, with simple decimals from Grade 5 on. */
export const wholeThen =
  (whole: readonly number[], decimal: readonly number[]) =>
  (grade: number): readonly number[] =>
    grade >= 5 ? [...whole.slice(-4), ...decimal] : whole

const parts = (value: number) => String(value).split('.')[1]?.length ?? 0

export function converting(
  pairs: readonly UnitPair[],
  about: Pick<Skill, 'id' | 'name' | 'grades' | 'cues' | 'notation' | 'units' | 'largest' | 'rules'>,
): Skill {
  const pairOf = ({ pair }: Given) => pairs[pair] as UnitPair
  const by = (value: number, { divide, factor }: UnitPair) =>
    rounded(divide ? value / factor : value * factor, 6)
  const result = (given: Given) => by(given.value, pairOf(given))
  const first = ({ value, from }: Given, language: Language) => amountInUnit(value, from, language)
  const last = (given: Given, value: number, language: Language) => amountInUnit(value, given.to, language)
  const story = (given: Given, language: Language) => {
    const { stories } = pairOf(given)
    return (
      stories[given.story % stories.length]?.[language]({
        amount: first(given, language),
        who: given.who,
      }) ?? ''
    )
  }
  const steps = (given: Given, language: Language) => {
    const { from, to, divide, factor } = pairOf(given)
    const [large, small] = divide ? [to, from] : [from, to]
    return [
      `${amountInUnit(1, large, language)} = ${amountInUnit(factor, small, language)}`,
      `${grouped(given.value)} ${divide ? '÷' : '×'} ${grouped(factor)} = ${grouped(result(given))}`,
      `${first(given, language)} = ${last(given, result(given), language)}`,
    ]
  }
  return skill<Given, Mistake>({
    area: 'Mathematics',
    ...about,
    mistakes: {
      low: {
        en: 'used too few smaller units for one larger unit',
        fil: 'kulang ang ipinalit na maliliit na yunit sa bawat malaking yunit',
      },
      high: {
        en: 'used too many smaller units for one larger unit',
        fil: 'sobra ang ipinalit na maliliit na yunit sa bawat malaking yunit',
      },
      opposite: {
        en: 'multiplied where division is needed, or divided where multiplication is needed',
        fil: 'napagpalit ang pagpaparami at paghahati',
      },
      kept: {
        en: 'changed the unit but kept the number',
        fil: 'pinalitan ang yunit ngunit hindi ang bilang',
      },
      added: {
        en: 'added or subtracted instead of multiplying or dividing',
        fil: 'nagdagdag o nagbawas sa halip na magparami o maghati',
      },
      'one-more': { en: 'counted one larger unit too many', fil: 'lumabis ng isang mas malaking yunit' },
      'two-more': {
        en: 'counted two larger units too many',
        fil: 'lumabis ng dalawang mas malaking yunit',
      },
      'one-less': { en: 'counted one larger unit too few', fil: 'kinulang ng isang mas malaking yunit' },
    },
    draw: (draw) => {
      const open = pairs.flatMap((pair, at) => {
        const values = pair
          .values(draw.grade)
          .filter((value) => value <= draw.largest && by(value, pair) <= draw.largest)
        return values.length > 0 ? [{ pair, at, values }] : []
      })
      const { pair, at, values } = draw.pick(open)
      return {
        from: pair.from,
        to: pair.to,
        pair: at,
        value: draw.pick(values),
        story: draw.int(0, 11),
        who: draw.person(),
      }
    },
    answer: (given, language) => last(given, result(given), language),
    also: (given) => {
      const { symbol } = units[given.to]
      return symbol === null ? [String(result(given))] : []
    },
    wrong: (given, language) => {
      const pair = pairOf(given)
      const right = result(given)
      const { value } = given
      const { divide, factor, taken } = pair
      const isDecimal = parts(value) > 0 || parts(right) > 0
      /** Only numbers that a learner of the grade would write. */
      const said = (number: number) => {
        const short = rounded(number, 6)
        const isPlain = parts(short) <= (isDecimal ? 3 : 0) && short > 0 && short <= 1_000_000
        return isPlain ? last(given, short, language) : undefined
      }
      const whole = divide ? 1 : factor
      return stronger(
        last(given, right, language),
        {
          low: taken[0] === null ? undefined : said(by(value, { ...pair, factor: taken[0] })),
          high: said(by(value, { ...pair, factor: taken[1] })),
          opposite: divide || value / factor < 0.1 ? undefined : said(value / factor),
          kept: said(value),
          added:
            isDecimal || (divide && factor > 50) ? undefined : said(divide ? value - factor : value + factor),
          'one-more': said(right + whole),
          'one-less': said(right - whole),
          'two-more': divide ? said(right + 2) : undefined,
        },
        // "120 hours" for 120 minutes is wrong at sight.
        divide && factor > 10
          ? ['kept', 'added', 'two-more', 'one-more', 'one-less']
          : ['two-more', 'one-more', 'one-less'],
      )
    },
    stems: {
      en: [
        understand((given) => `How many ${units[given.to].en[1]} are there in ${first(given, 'en')}?`),
        understand((given) => `Convert ${first(given, 'en')} to ${units[given.to].en[1]}.`),
        understand((given) => `Express ${first(given, 'en')} in ${units[given.to].en[1]}.`),
        apply((given) => story(given, 'en')),
        apply((given) => story(given, 'en')),
      ],
      fil: [
        understand((given) => `Ilang ${units[given.to].fil} ang katumbas ng ${first(given, 'fil')}?`),
        understand((given) => `I-convert ang ${first(given, 'fil')} sa ${units[given.to].fil}.`),
        understand((given) => `Ang ${first(given, 'fil')} ay katumbas ng ilang ${units[given.to].fil}?`),
        apply((given) => story(given, 'fil')),
        apply((given) => story(given, 'fil')),
      ],
    },
    statement: {
      en: (given, said) => `${first(given, 'en')} is equal to ${said}.`,
      fil: (given, said) => `Ang ${first(given, 'fil')} ay katumbas ng ${said}.`,
    },
    solution: { en: (given) => steps(given, 'en'), fil: (given) => steps(given, 'fil') },
  })
}
