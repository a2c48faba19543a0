import type { Draw } from '../draw.ts'
import { stronger } from '../measurement/words.ts'
import { type InBoth, type Language, type Skill, skill } from '../skill.ts'
import { grouped, pesos } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'

/** "left" and "right" are no operations: a step was skipped, and only one of its numbers went on. */
export type OperationSign = '+' | '−' | '×' | '÷' | 'left' | 'right'
type Step = { one: number; sign: OperationSign; other: number; result: number }

/** What a problem tells before it asks, its question, and the sentence that answers it. */
type Telling = { facts: string; question: string; answered: (answer: string) => string }

type People = { who: Person; friend: Person }

/** One problem with several numbers: how they are drawn, which steps lead to the answer, and its words. */
export type Tale = {
  name: string
  grades: readonly [number, number]
  /** The answer is an amount of money. */
  pesos?: boolean
  draw: (draw: Draw) => readonly number[]
  signs: readonly OperationSign[]
  /** The steps with these signs; a wrong sign gives what a learner gets who takes it. */
  steps: (numbers: readonly number[], signs: readonly OperationSign[]) => readonly Step[]
  en: (numbers: readonly number[], people: People) => Telling
  fil: (numbers: readonly number[], people: People) => Telling
}

const results: Record<OperationSign, (one: number, other: number) => number> = {
  '+': (one, other) => one + other,
  '−': (one, other) => one - other,
  '×': (one, other) => one * other,
  '÷': (one, other) => one / other,
  left: (one) => one,
  right: (_, other) => other,
}

export const step = (one: number, sign: OperationSign | undefined, other: number): Step => {
  const used = sign ?? 'left'
  return { one, sign: used, other, result: results[used](one, other) }
}

const opposite: Record<OperationSign, OperationSign> = {
  '+': '−',
  '−': '+',
  '×': '÷',
  '÷': '×',
  left: 'left',
  right: 'right',
}
const confused: Record<OperationSign, OperationSign> = {
  '+': '×',
  '−': '÷',
  '×': '+',
  '÷': '−',
  left: 'left',
  right: 'right',
}

type Given = { tale: string; numbers: readonly number[] } & People
type TaleMistake =
  | 'first-opposite'
  | 'last-opposite'
  | 'first-confused'
  | 'last-confused'
  | 'first-skipped'
  | 'first-skipped-otherwise'
  | 'stopped'
  | 'slip'
  | 'slip-up'
  | 'higher-slip'
  | 'one-less'
  | 'one-more'
  | 'given-number'

const mistakes: Record<TaleMistake, InBoth<string>> = {
  'first-opposite': {
    en: 'used the opposite operation in the first step',
    fil: 'ginamit ang kabaligtarang operation sa unang hakbang',
  },
  'last-opposite': {
    en: 'used the opposite operation in the last step',
    fil: 'ginamit ang kabaligtarang operation sa huling hakbang',
  },
  'first-confused': {
    en: 'mixed up adding and multiplying, or subtracting and dividing, in the first step',
    fil: 'napagpalit ang pagdaragdag at pagpaparami, o ang pagbabawas at paghahati, sa unang hakbang',
  },
  'last-confused': {
    en: 'mixed up adding and multiplying, or subtracting and dividing, in the last step',
    fil: 'napagpalit ang pagdaragdag at pagpaparami, o ang pagbabawas at paghahati, sa huling hakbang',
  },
  'first-skipped': { en: 'left out the first step', fil: 'hindi ginawa ang unang hakbang' },
  'first-skipped-otherwise': {
    en: 'left one of the given numbers out',
    fil: 'hindi ginamit ang isa sa mga ibinigay na bilang',
  },
  stopped: { en: 'stopped before the last step', fil: 'huminto bago ang huling hakbang' },
  slip: { en: 'was one ten short', fil: 'kulang ng isang sampu' },
  'given-number': {
    en: 'repeated a number of the problem',
    fil: 'inulit ang isang bilang mula sa word problem',
  },
  'one-less': { en: 'counted one too few', fil: 'kulang ng isa ang bilang' },
  'one-more': { en: 'counted one too many', fil: 'sobra ng isa ang bilang' },
  'slip-up': { en: 'had one ten too many', fil: 'sobra ng isang sampu' },
  'higher-slip': {
    en: 'was one short in the place of the hundreds or thousands',
    fil: 'kulang ng isa sa sandaanan o libuhan',
  },
}

/** Where there is one step only, it is neither the first nor the last. */
const oneStepMistakes: typeof mistakes = {
  ...mistakes,
  'last-opposite': { en: 'used the opposite operation', fil: 'ginamit ang kabaligtarang operation' },
  'last-confused': {
    en: 'mixed up adding and multiplying, or subtracting and dividing',
    fil: 'napagpalit ang pagdaragdag at pagpaparami, o ang pagbabawas at paghahati',
  },
}

/** What gives way first: the main mistake and a near number stay, the others take turns with the numbers. */
function weakest(isOne: boolean, numbers: readonly number[]): TaleMistake[] {
  const turn = numbers.reduce((sum, number) => sum + number, 0)
  const main = isOne ? 'last-opposite' : 'stopped'
  const near: TaleMistake[] = turn % 2 === 0 ? ['slip', 'one-more'] : ['slip-up', 'one-less']
  const slips: TaleMistake[] = ['slip', 'slip-up', 'higher-slip', 'one-less', 'one-more']
  const others = (Object.keys(mistakes) as TaleMistake[]).filter(
    (mistake) => mistake !== main && !slips.includes(mistake),
  )
  const at = turn % others.length
  // A total that is one of its own parts is wrong at sight.
  return ['given-number', ...near, ...others.slice(at), ...others.slice(0, at)]
}

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** "He" or "She". */
export const He = ({ he }: Person): string => cap(he)

/** A skill of problems from a list of tales. */
export function taleSkill(
  tales: readonly Tale[],
  about: Pick<Skill, 'id' | 'name' | 'grades' | 'cues' | 'rules' | 'largest'> & {
    level: 'apply' | 'analyze'
  },
): Skill {
  const { level, ...own } = about
  const byName = new Map(tales.map((tale) => [tale.name, tale]))
  const taleOf = ({ tale }: Given): Tale => {
    const found = byName.get(tale)
    if (!found) throw new RangeError(`No tale is named ${tale}.`)
    return found
  }
  const steps = (given: Given, signs = taleOf(given).signs) => taleOf(given).steps(given.numbers, signs)
  const resultOf = (given: Given, signs?: readonly OperationSign[]) =>
    steps(given, signs).at(-1)?.result ?? Number.NaN
  const written = (given: Given, value: number) => (taleOf(given).pesos ? pesos(value) : grouped(value))
  const telling = (given: Given, language: Language) => taleOf(given)[language](given.numbers, given)
  const stem = (language: Language, before = '') => ({
    level,
    text: (given: Given) => `${before}${telling(given, language).facts} ${telling(given, language).question}`,
  })
  const statement = (language: Language) => (given: Given, answer: string) =>
    `${telling(given, language).facts} ${telling(given, language).answered(answer)}`
  const solution = (given: Given) =>
    steps(given).map(
      ({ one, sign, other, result }) => `${grouped(one)} ${sign} ${grouped(other)} = ${grouped(result)}`,
    )
  return skill<Given, TaleMistake>({
    ...own,
    area: 'Mathematics',
    units: [],
    mistakes: tales.every(({ signs }) => signs.length === 1) ? oneStepMistakes : mistakes,
    draw: (draw) => {
      const tale = draw.pick(
        tales.filter(({ grades: [first, last] }) => draw.grade >= first && draw.grade <= last),
      )
      const numbers = tale.draw(draw)
      const [who, friend] = draw.two()
      const given = { tale: tale.name, numbers, who, friend }
      const all = steps(given).map(({ result }) => result)
      if (
        all.some((result) => result < 2 || !Number.isInteger(result)) ||
        Math.max(...all, ...numbers) > draw.largest
      )
        throw new RangeError('A step is not whole, too small or too large.')
      if (numbers.includes(all.at(-1) ?? 0))
        throw new RangeError('The answer could be copied from the problem.')
      return given
    },
    answer: (given) => written(given, resultOf(given)),
    wrong: (given) => {
      const { signs } = taleOf(given)
      const right = resultOf(given)
      const sensible = (value: number, times: number) =>
        Number.isInteger(value) && value > right / 8 && value < right * times
          ? written(given, value)
          : undefined
      const changed = (at: number, sign: OperationSign, times = 5) =>
        sensible(resultOf(given, signs.with(at, sign)), times)
      const [first = '+'] = signs
      const last = signs.at(-1) ?? '+'
      const isOne = signs.length === 1
      const mostCounted = isOne ? 100 : 20
      const before = steps(given)
        .slice(0, -1)
        .map(({ result }) => result)
      const results = {
        'first-opposite': isOne ? undefined : changed(0, opposite[first]),
        'last-opposite': changed(-1, opposite[last]),
        'first-confused': isOne ? undefined : changed(0, confused[first]),
        'last-confused': changed(-1, confused[last], last === '÷' ? 12 : 4),
        'first-skipped': isOne ? undefined : changed(0, 'left'),
        'first-skipped-otherwise': isOne ? undefined : changed(0, 'right'),
        stopped: isOne ? undefined : sensible(last === '+' ? Math.max(...before) : (before.at(-1) ?? 0), 13),
        'given-number': isOne ? sensible(given.numbers[0] ?? 0, 5) : undefined,
        slip: right > 20 ? written(given, right - 10) : undefined,
        'slip-up': right > 20 ? written(given, right + 10) : undefined,
        'higher-slip':
          isOne && right > 200 ? written(given, right - (right > 4_000 ? 1_000 : 100)) : undefined,
        'one-less': right > 2 && right <= mostCounted ? written(given, right - 1) : undefined,
        'one-more': right <= mostCounted ? written(given, right + 1) : undefined,
      }
      return stronger(written(given, right), results, weakest(isOne, given.numbers))
    },
    stems: {
      en: [stem('en'), stem('en', 'Solve the problem. ')],
      fil: [stem('fil'), stem('fil', 'Lutasin ang suliranin. ')],
    },
    statement: { en: statement('en'), fil: statement('fil') },
    solution: { en: solution, fil: solution },
  })
}
