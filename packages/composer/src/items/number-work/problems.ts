import type { Chance } from '../../chance.ts'
import type { Located, Topic } from '../../outline.ts'
import { sentencesOf } from '../../sentences.ts'
import { passagesOf, statementIn } from '../../statements.ts'
import type { Phrases, Statement } from '../../tongue.ts'
import { tongueOf } from '../../tongues.ts'
import { lowerFirst } from '../../words.ts'
import { type Candidate, carried } from '../candidate.ts'
import { type Formula, formulaIn, resultOf, withValues } from './formula.ts'
import {
  asDecimal,
  asFraction,
  by,
  type Fraction,
  fraction,
  fractionOf,
  isSame,
  minus,
  plus,
  times,
} from './fraction.ts'
import { nameOf, unitFor, unitOf } from './units.ts'

type Posed = { stem: string; answer: string; solution: string[] }
type Pose = (text: string, say: Phrases['problems'], chance: Chance, about: string) => Posed | null

const between = (chance: Chance, least: number, most: number) =>
  BigInt(least + chance.below(most - least + 1))

/** The rule with other values, drawn until the answer comes out even. */
const byFormula: Pose = (text, say, chance) => {
  const formula = formulaIn(text)
  if (!formula) return null
  const inputs = formula.inputs.map((input) => [input, formula.meanings.get(input) ?? input] as const)
  const called = inputs.map(([, what]) => what)
  for (let draw = 0; draw < 60; draw++) {
    const values = new Map(inputs.map(([input, what]) => [input, drawn(what, called, chance)]))
    const result = resultOf(formula.tree, values)
    const shown = result && result.over > 0n && (draw > 40 || result.under === 1n) ? asDecimal(result) : null
    if (shown) return posedBy(formula, values, shown, say)
  }
  return null
}

const isRate = (input: string) => /(?:^|\s)(?:rate|antas)(?:\s|$)|^r$/i.test(input)
const isMoney = (input: string) =>
  /\b(?:price|cost|principal|amount|income|sales|salary|loan|deposit|profit|presyo|halaga|puhunan|kita|benta|utang)\b/i.test(
    input,
  )
const isWhole = (input: string) => isMoney(input) || /^(?:base|p|buo|kabuoan|kabuuan)$/i.test(input)

/** Values of a size that such a quantity has. */
function drawn(input: string, all: readonly string[], chance: Chance): Fraction {
  if (isRate(input) && all.some(isWhole)) return fraction(between(chance, 2, 12), 100n)
  if (/\b(?:discount|interest|expenses|mark-up|diskuwento|gastos|tubo)\b/i.test(input))
    return fraction(between(chance, 1, 9) * 10n)
  if (isMoney(input) || (all.some(isRate) && isWhole(input))) return fraction(between(chance, 2, 40) * 50n)
  if (/^(?:time|term|t|panahon)\b/i.test(input) && all.some(isRate)) return fraction(between(chance, 1, 5))
  if (/\bthick|\bkapal/i.test(input)) return fraction(between(chance, 1, 4))
  return fraction(between(chance, 2, 24))
}

function posedBy(
  formula: Formula,
  values: ReadonlyMap<string, Fraction>,
  result: string,
  say: Phrases['problems'],
): Posed {
  const units = unitOf(formula.tree)
  const unit = (input: string) => (units ? nameOf(unitFor(input) ?? new Map()) : '')
  const plainValues = new Map(
    [...values].map(([input, value]) => [input, asDecimal(value) ?? asFraction(value)]),
  )
  const told = (input: string) => {
    const what = formula.meanings.get(input)
    return what ? `${what} (${input})` : input
  }
  const given = [...plainValues].map(([input, value]) =>
    say.given(told(input), `${value} ${unit(input)}`.trim()),
  )
  const answer = `${result} ${units ? nameOf(units) : ''}`.trim()
  return {
    stem: say.formula(formula.text, given, wantedIn(formula, say)),
    answer,
    solution: [
      `${say.steps.formula}: ${formula.text}`,
      `${say.steps.putIn}: ${withValues(formula, plainValues)}`,
      `${say.steps.answer}: ${formula.result} = ${answer}`,
    ],
  }
}

/** By its name where there is one; letters stay as they are. */
function wantedIn({ result, meanings }: Formula, say: Phrases['problems']): string {
  const what = meanings.get(result)
  if (what) return `${say.wanted(what)} (${result})`
  return /^\p{Lu}{1,3}$|^.$/u.test(result) ? result : say.wanted(lowerFirst(result))
}

const equation = /(?<![\p{L}\d.])(\d*)([a-z])\s*([+−–-])\s*(\d+)\s*=\s*(\d+)(?![\p{L}\d])/u

const byEquation: Pose = (text, say, chance) => {
  const [, , unknown, sign] = equation.exec(text) ?? []
  if (!unknown || !sign) return null
  const [factor, value, term] = [between(chance, 2, 9), between(chance, 2, 12), between(chance, 1, 20)]
  const added = sign === '+'
  const right = added ? factor * value + term : factor * value - term
  if (right <= 0n) return null
  const written = `${factor}${unknown} ${added ? '+' : '−'} ${term} = ${right}`
  return {
    stem: say.solve(written, unknown),
    answer: `${unknown} = ${value}`,
    solution: [
      written,
      `${factor}${unknown} = ${right} ${added ? '−' : '+'} ${term} = ${factor * value}`,
      `${unknown} = ${factor * value} ÷ ${factor} = ${value}`,
    ],
  }
}

const worked =
  /(?<![\d.,/a-z])(\d[\d,]*(?:\.\d+)?(?:\/\d+)?)\s*([+−–×÷-])\s*(\d[\d,]*(?:\.\d+)?(?:\/\d+)?)\s*=\s*(\d[\d,]*(?:\.\d+)?(?:\/\d+)?)(?![\d/a-z]|\s*[+−×÷])/i

const reckoned = (sign: string, left: Fraction, right: Fraction): Fraction | null => {
  if (sign === '+') return plus(left, right)
  if (sign === '×') return times(left, right)
  return sign === '÷' ? by(left, right) : minus(left, right)
}

/** What lessons are about that practise reckoning itself; elsewhere a bare sum is not worth a question. */
const reckoning =
  /\b(?:add|subtract|multipl|divi|sum|difference|product|quotient|fraction|decimal|integer|whole number|pagdaragdag|pagbabawas|pagpaparami|paghahati|praksiyon|desimal|kabuoan|kabuuan)/i

/** A line of the working of a longer problem, such as "A = 5 × 4 = 20 sq. m": the bare sum is not what is taught. */
const isWorking = (text: string, found: RegExpExecArray): boolean =>
  /[=÷×]\s*$/.test(text.slice(0, found.index)) ||
  /^\s?(?:sq\.|square|cubic|(?:[ck]|mm?)?m[23²³]?(?![\p{L}])|k?g(?!\p{L})|m?L(?!\p{L}))/u.test(
    text.slice(found.index + found[0].length),
  )

/** Another of the same kind as a worked example, which must itself be right. */
const byExample: Pose = (text, say, chance, about) => {
  const found = worked.exec(text)
  const [, left, sign, right, result] = found ?? []
  if (!found || !left || !sign || !right || !result || isWorking(text, found)) return null
  if (/[₱$%]/.test(text)) return null
  if (!left.includes('/') && !right.includes('/') && !reckoning.test(about)) return null
  const values = [left, right, result].map(fractionOf)
  const [one, other, shown] = values
  const true_ = one && other && shown ? reckoned(sign, one, other) : null
  if (!true_ || !shown || !isSame(true_, shown)) return null
  const fractions = left.includes('/') || right.includes('/')
  const decimals = !fractions && (left.includes('.') || right.includes('.'))
  for (let draw = 0; draw < 40; draw++) {
    const [a, b] = [left, right].map((like) => similar(like, chance))
    const [x, y] = [a ? fractionOf(a) : null, b ? fractionOf(b) : null]
    const answer = x && y ? reckoned(sign, x, y) : null
    const written = answer && answer.over > 0n ? (fractions ? asFraction(answer) : asDecimal(answer)) : null
    if (!a || !b || !written || (!fractions && !decimals && answer?.under !== 1n)) continue
    const expression = `${a} ${sign === '-' || sign === '–' ? '−' : sign} ${b}`
    return { stem: say.evaluate(expression), answer: written, solution: [`${expression} = ${written}`] }
  }
  return null
}

/** A number with as many digits, written the same way. */
function similar(like: string, chance: Chance): string {
  const [above = '', below] = like.split('/')
  if (below) {
    const under = [2n, 3n, 4n, 5n, 6n, 8n, 10n][chance.below(7)] ?? 2n
    return `${between(chance, 1, Number(under) - 1)}/${under}`
  }
  const [whole = '', decimals] = above.replace(/,/g, '').split('.')
  const most = 10 ** Math.min(whole.length, 4) - 1
  const drawn = between(chance, Math.max(2, Math.floor(most / 10)), most)
  if (!decimals) return `${drawn}`
  return `${whole === '0' ? 0 : drawn}.${between(chance, 1, 9)}`
}

/** Whether every sum of two numbers in a line comes out as it says. */
export function comesOut(line: string): boolean {
  const [, left, sign, right, result] = worked.exec(line) ?? []
  const [one, other, shown] = [left, right, result].map((text) => (text ? fractionOf(text) : null))
  const found = one && other && sign ? reckoned(sign, one, other) : null
  return !found || !shown || isSame(found, shown)
}

const byPercent: Pose = (text, say, chance) => {
  if (!/\d\s?%\s(?:of|ng)\s(?:₱|P|Php\s?)?\d/i.test(text)) return null
  const percent = between(chance, 1, 18) * 5n
  const of = between(chance, 2, 40) * 20n
  const result = asDecimal(times(fraction(percent, 100n), fraction(of)))
  if (!result) return null
  return {
    stem: say.percent(`${percent}`, `${of}`),
    answer: result,
    solution: [`${percent} ÷ 100 × ${of} = ${result}`],
  }
}

const byMean: Pose = (text, say, chance) => {
  const rule =
    /\b(?:mean|average|karaniwang halaga|katamtaman)\b/i.test(text) &&
    /\b(?:divid|hati|÷)/i.test(text) &&
    /\b(?:sum|add|total|kabuoan|kabuuan|suma)/i.test(text)
  if (!rule) return null
  const mean = between(chance, 10, 90)
  const shifts = [between(chance, 1, 9), between(chance, 1, 9)]
  const values = [
    mean - (shifts[0] ?? 1n),
    mean + (shifts[0] ?? 1n),
    mean - (shifts[1] ?? 1n),
    mean + (shifts[1] ?? 1n),
    mean,
  ]
  const shown = chance.shuffled(values).map(String)
  return {
    stem: say.mean(shown.join(', ')),
    answer: `${mean}`,
    solution: [`${shown.join(' + ')} = ${mean * 5n}`, `${mean * 5n} ÷ 5 = ${mean}`],
  }
}

const byUnits: Pose = (text, say, chance) => {
  const [, from, amount, to] =
    /(?<![\d.\p{L}])(?:1|isang|one) (\p{L}+) (?:=|is equal to|equals|ay katumbas ng) (\d[\d,]*(?:\.\d+)?) (\p{L}+)/iu.exec(
      text,
    ) ?? []
  const factor = amount ? fractionOf(amount) : null
  if (!from || !to || !factor || from === to) return null
  const count = between(chance, 2, 15)
  const result = asDecimal(times(fraction(count), factor))
  if (!result) return null
  const many =
    from.length > 3 &&
    !from.endsWith('s') &&
    !/ng$/.test(from) &&
    /(?:er|am|our|ute|ond|ot|rd|ile|ay|eek|ar)$/.test(from)
      ? `${from}s`
      : from
  return {
    stem: say.change(`${count} ${many}`, to),
    answer: `${result} ${to}`,
    solution: [`${count} × ${amount} = ${result} ${to}`],
  }
}

const poses: readonly Pose[] = [byFormula, byEquation, byExample, byPercent, byMean, byUnits]

/** How often a rule may be asked for on a paper, each time with other numbers. */
const variants = 2

function posedIn(statement: Statement, chance: Chance): Candidate[] {
  const say = tongueOf(statement.language).phrases.problems
  return poses.flatMap((pose, kind) =>
    Array.from({ length: variants }, (_, variant): Candidate[] => {
      const posed = pose(
        statement.text,
        say,
        chance.fork(`${statement.place.paragraph} ${statement.text} ${kind} ${variant}`),
        statement.topic.title,
      )
      if (!posed) return []
      const worth = 0.9 - 0.1 * variant
      return [
        {
          worth,
          item: { ...carried(statement, 'apply', 1, `problem ${posed.stem}`), form: 'problem', ...posed },
        },
      ]
    }).flat(),
  )
}

const hasNumberWork = ({ block }: Located) => block.kind !== 'picture' && block.kind !== 'heading'

/** Number work by the rules and worked examples that the lesson gives. */
export function problems(topics: readonly Topic[], chance: Chance): Candidate[] {
  const explained = new Set(
    topics
      .flatMap(({ blocks }) => blocks.filter(hasNumberWork).flatMap(passagesOf))
      .flatMap(sentencesOf)
      .map(formulaIn)
      .flatMap((formula) => (formula && formula.meanings.size > 0 ? formula.text : [])),
  )
  // A rule is asked for where its letters are explained, not where it is only used.
  const isUse = (sentence: string) => {
    const formula = formulaIn(sentence)
    return formula !== null && formula.meanings.size === 0 && explained.has(formula.text)
  }
  return topics.flatMap((topic) =>
    topic.blocks.filter(hasNumberWork).flatMap((located) =>
      passagesOf(located)
        .flatMap(sentencesOf)
        .filter(
          (sentence) =>
            sentence.length <= 400 &&
            !isUse(sentence) &&
            /[=%÷]|\b(?:mean|average|katamtaman|katumbas|equals?)\b/i.test(sentence),
        )
        .flatMap((sentence) => posedIn(statementIn(topic, located, sentence), chance)),
    ),
  )
}
