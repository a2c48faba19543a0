import type { Draw } from '../draw.ts'
import { ilan, many, range, stronger } from '../measurement/words.ts'
import { type InBoth, type Skill, type SkillLevel, type SkillRule, skill } from '../skill.ts'
import { grouped, pesos, rounded } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'

export { range }

export type Numbers = Record<string, number>
/** With `{m}` for a number, `{t|hour|hours}` or `{t|oras}` for one before a noun, and `{who}`, `{he}`, `{his}`. */
export type FormulaWords = InBoth<string>

/** One kind of question with its own unknown. */
export type Case<Mistake extends string> = {
  asks: string
  /** "m/s", "₱", "%"; nothing for a plain number. */
  unit: string
  draw: (draw: Draw) => Numbers
  find: (n: Numbers) => number
  wrong: (n: Numbers) => Partial<Record<Mistake, number | undefined>>
  plain: FormulaWords
  stories: readonly FormulaWords[]
  /** A statement with `{answer}`. */
  says: FormulaWords
  steps: readonly FormulaWords[]
}

export type FormulaGiven = { at: number; asks: string; told: number; n: Numbers; who: Person }

type Written<Mistake extends string> = Pick<
  Skill,
  'id' | 'area' | 'name' | 'grades' | 'cues' | 'units' | 'notation' | 'largest'
> & {
  mistakes: Record<Mistake, FormulaWords>
  rules: InBoth<readonly SkillRule[]>
  cases: readonly Case<Mistake>[]
  /** What learners do most often: always among the choices, where it leads to a number of its own. */
  main?: readonly NoInfer<Mistake>[]
  levels?: { plain: SkillLevel; story: SkillLevel }
}

export const say = (en: string, fil: string): FormulaWords => ({ en, fil })

/** What is written alike in both languages. */
export const same = (text: string): FormulaWords => ({ en: text, fil: text })

type Not = readonly [string, string, string]

/** Rules in both languages; wrong answers that differ are given twice. */
export const rules = (
  ...list: readonly { say: FormulaWords; ask: FormulaWords; not: Not | InBoth<Not> }[]
): InBoth<readonly SkillRule[]> => {
  const inOne = (language: 'en' | 'fil') =>
    list.map((each) => ({
      say: each.say[language],
      ask: each.ask[language],
      not: 'en' in each.not ? each.not[language] : each.not,
    }))
  return { en: inOne('en'), fil: inOne('fil') }
}

/** Without the errors of binary fractions. */
const clean = (value: number) => rounded(value, 6)

/** At most two decimals, and more than nothing. */
export const isNeat = (value: number): boolean =>
  Number.isFinite(value) && value > 0 && Math.abs(rounded(value, 2) - value) < 1e-7

export function valueWithUnit(value: number, unit: string): string {
  if (unit === '₱') return pesos(value)
  if (unit === '%' || unit.startsWith('°')) return `${grouped(clean(value))}${unit}`
  return unit === '' ? grouped(clean(value)) : `${grouped(clean(value))} ${unit}`
}

/** Numbers that do not meet a wish are drawn again. */
export function need(wish: boolean): void {
  if (!wish) throw new RangeError('These numbers do not fit.')
}

function filled(text: string, language: 'en' | 'fil', { n, who }: FormulaGiven, answer: string): string {
  return text.replace(
    /\{(₱?)([\p{L}]+)(?:\|([^|}]+))?(?:\|([^}]+))?\}/gu,
    (slot, peso: string, name: string, one?: string, several?: string) => {
      if (name === 'answer') return answer
      if (name === 'who') return who.name
      if (name === 'he' || name === 'his') return who[name]
      const value = n[name]
      if (value === undefined) throw new Error(`No number for ${slot} in "${text}".`)
      if (peso) return pesos(value)
      if (one === undefined) return grouped(clean(value))
      return language === 'en' ? many(clean(value), one, several) : ilan(clean(value), one)
    },
  )
}

/** Slips with the decimal point tempt least. */
const isSlip = (mistake: string) => mistake === 'ten' || mistake === 'tenth'

/** Three wrong answers: the main mistakes, and others that take turns with the numbers. */
function three<Mistake extends string>(
  right: string,
  results: Partial<Record<Mistake, string>>,
  main: readonly Mistake[],
  { n, told }: FormulaGiven,
): Partial<Record<Mistake, string>> {
  const others = (Object.keys(results) as Mistake[]).filter((mistake) => !main.includes(mistake))
  const turn = Object.values(n).reduce((sum, value) => sum + Math.round(value * 100), told)
  const at = turn % Math.max(others.length, 1)
  const turned = [...others.slice(at), ...others.slice(0, at)]
  return stronger(right, results, [
    ...turned.filter(isSlip),
    ...turned.filter((mistake) => !isSlip(mistake)),
    ...main.toReversed(),
  ])
}

/** A skill whose problems are numbers in sentences. */
export function formulaSkill<Mistake extends string>({
  cases,
  main = [],
  levels = { plain: 'understand', story: 'apply' },
  ...written
}: Written<Mistake>): Skill {
  const caseOf = ({ at }: FormulaGiven) => cases[at] as Case<Mistake>
  const answer = (given: FormulaGiven) => {
    const { find, unit } = caseOf(given)
    return valueWithUnit(find(given.n), unit)
  }
  const inOne = <T>(make: (language: 'en' | 'fil') => T): InBoth<T> => ({ en: make('en'), fil: make('fil') })
  return skill<FormulaGiven, Mistake>({
    ...written,
    draw: (draw) => {
      const at = draw.int(0, cases.length - 1)
      const { asks, stories, find, draw: numbers } = cases[at] as Case<Mistake>
      const n = numbers(draw)
      const result = find(n)
      need(isNeat(result) && [result, ...Object.values(n)].every((value) => value <= draw.largest))
      return { at, asks, told: draw.int(0, stories.length - 1), n, who: draw.person() }
    },
    answer,
    wrong: (given) => {
      const { wrong, unit } = caseOf(given)
      const results: [string, string][] = []
      for (const [mistake, value] of Object.entries<number | undefined>(wrong(given.n)))
        if (value !== undefined && isNeat(value)) results.push([mistake, valueWithUnit(value, unit)])
      return three(
        answer(given),
        Object.fromEntries(results) as Partial<Record<Mistake, string>>,
        main,
        given,
      )
    },
    stems: inOne((language) => [
      {
        level: levels.plain,
        text: (given: FormulaGiven) => filled(caseOf(given).plain[language], language, given, ''),
      },
      {
        level: levels.story,
        text: (given: FormulaGiven) => {
          const { stories, plain } = caseOf(given)
          return filled((stories[given.told] ?? plain)[language], language, given, '')
        },
      },
    ]),
    statement: inOne(
      (language) => (given: FormulaGiven, result: string) =>
        filled(caseOf(given).says[language], language, given, result),
    ),
    solution: inOne(
      (language) => (given: FormulaGiven) =>
        caseOf(given).steps.map((step) => filled(step[language], language, given, answer(given))),
    ),
  })
}
