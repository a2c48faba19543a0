import { chief } from '../algebra/terms.ts'
import { skill } from '../skill.ts'
import { fits, need, nonzero, num, polynomial, sayInBoth, substituted, valueAt } from './writing.ts'

/** One rule below the border, another from the border on; `closed` says whether the first rule has the border. */
type Given = { low: readonly number[]; high: readonly number[]; border: number; closed: boolean; x: number }

const isLow = ({ border, closed, x }: Given) => x < border || (closed && x === border)
const used = (given: Given) => (isLow(given) ? given.low : given.high)
const unused = (given: Given) => (isLow(given) ? given.high : given.low)
const result = (given: Given) => valueAt(used(given), given.x)
const conditions = ({ border, closed }: Given) =>
  closed
    ? ([`x ≤ ${num(border)}`, `x > ${num(border)}`] as const)
    : ([`x < ${num(border)}`, `x ≥ ${num(border)}`] as const)
const rule = (given: Given, [when, and]: readonly [string, string]) =>
  `f(x) = ${polynomial(given.low)} ${when} ${conditions(given)[0]} ${and} f(x) = ${polynomial(given.high)} ${when} ${conditions(given)[1]}`

const en = ['if', 'and'] as const
const fil = ['kung', 'at'] as const

export const piecewiseValue = skill<
  Given,
  'other-rule' | 'both-rules' | 'border' | 'x-sign' | 'no-constant' | 'doubled'
>({
  id: 'functions/piecewise-value',
  area: 'Mathematics',
  name: { en: 'Value of a piecewise function', fil: 'Value ng piecewise function' },
  grades: [10, 11],
  cues: {
    en: ['piecewise function', 'piecewise-defined', 'function defined by parts', 'evaluate the piecewise'],
    fil: ['piecewise function', 'piecewise', 'function na may bahagi', 'value ng piecewise function'],
  },
  units: ['general-mathematics/11/functions-and-their-operations'],
  largest: () => 80,
  mistakes: {
    'other-rule': {
      en: 'used the rule for the other values of x',
      fil: 'ginamit ang rule para sa ibang value ng x',
    },
    'both-rules': { en: 'added the values of both rules', fil: 'pinagsama ang value ng dalawang rule' },
    border: {
      en: 'put in the number of the condition instead of x',
      fil: 'ipinalit ang numero sa kondisyon sa halip na ang x',
    },
    'x-sign': { en: 'put in the opposite of the number', fil: 'ipinalit ang kasalungat ng numero' },
    'no-constant': { en: 'left out the constant', fil: 'hindi isinama ang constant' },
    doubled: {
      en: 'doubled the number instead of squaring it',
      fil: 'dinoble ang numero sa halip na i-square',
    },
  },
  rules: sayInBoth((say) => [
    {
      say: say(
        'To find f(2) for a piecewise function f, use {the rule whose condition is true for x = 2}.',
        'Upang mahanap ang f(2) ng piecewise function na f, gamitin ang {rule na totoo ang kondisyon para sa x = 2}.',
      ),
      ask: say(
        'Which rule of a piecewise function f do you use to find f(2)?',
        'Aling rule ng piecewise function na f ang gagamitin upang mahanap ang f(2)?',
      ),
      not: [
        say('the first rule, whatever its condition', 'unang rule, anuman ang kondisyon nito'),
        say('the rule that gives the greater value', 'rule na may mas malaking resulta'),
        say('all the rules, and add the results', 'lahat ng rule, at pagsamahin ang mga resulta'),
      ],
    },
    {
      say: say(
        'The number 5 satisfies the condition {x ≥ 5}.',
        'Ang numerong 5 ay tumutugon sa kondisyong {x ≥ 5}.',
      ),
      ask: say('Which condition does the number 5 satisfy?', 'Saang kondisyon tumutugon ang numerong 5?'),
      not: ['x > 5', 'x < 5', 'x ≤ 4'],
    },
  ]),
  draw: (draw) => {
    const line = () => [draw.pick([1, 2, 3, 4, 5, -1, -2, -3]), nonzero(draw, 9)]
    const square = () => [1, 0, nonzero(draw, 9)]
    const lineFirst = draw.chanceOf(50)
    const border = draw.int(-3, 4)
    const given = {
      low: lineFirst ? line() : square(),
      high: lineFirst ? square() : line(),
      border,
      closed: draw.chanceOf(35),
      x: border + draw.int(-6, 6),
    }
    const others = [given.low, given.high].map((each) => valueAt(each, given.x))
    need(given.x !== 0 && Math.abs(given.x) <= 8 && others[0] !== others[1])
    fits(draw, result(given), ...others)
    return given
  },
  answer: (given) => num(result(given)),
  wrong: (given) => {
    const { x, border } = given
    const rule = used(given)
    const other = valueAt(unused(given), x)
    return chief(num(result(given)), {
      'other-rule': num(other),
      doubled: rule.length === 3 ? num(2 * x + (rule[2] ?? 0)) : undefined,
      'x-sign': num(valueAt(rule, -x)),
      'no-constant': num(result(given) - (rule.at(-1) ?? 0)),
      border: num(valueAt(rule, border)),
      'both-rules': num(result(given) + other),
    })
  },
  stems: sayInBoth((say) => [
    {
      level: 'understand',
      text: (given) =>
        say(
          `A function is given by ${rule(given, en)}. What is f(${num(given.x)})?`,
          `Ibinigay ang function na ${rule(given, fil)}. Ano ang f(${num(given.x)})?`,
        ),
    },
    {
      level: 'understand',
      text: (given) =>
        say(
          `Evaluate f(${num(given.x)}) for the piecewise function ${rule(given, en)}.`,
          `Kunin ang f(${num(given.x)}) para sa piecewise function na ${rule(given, fil)}.`,
        ),
    },
  ]),
  statement: sayInBoth(
    (say) => (given, answer) =>
      say(
        `For the function ${rule(given, en)}, f(${num(given.x)}) = ${answer}.`,
        `Para sa function na ${rule(given, fil)}, ang f(${num(given.x)}) ay ${answer}.`,
      ),
  ),
  solution: sayInBoth((say) => (given) => {
    const condition = conditions(given)[isLow(given) ? 0 : 1]
    return [
      say(
        `${num(given.x)} satisfies ${condition}, so use f(x) = ${polynomial(used(given))}.`,
        `Tumutugon ang ${num(given.x)} sa ${condition}, kaya gamitin ang f(x) = ${polynomial(used(given))}.`,
      ),
      `f(${num(given.x)}) = ${substituted(used(given), given.x)} = ${num(result(given))}`,
    ]
  }),
})
