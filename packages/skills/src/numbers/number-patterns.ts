import type { Draw } from '../draw.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { countOf, withinLargest } from './amounts.ts'

type Kind = 'add' | 'subtract' | 'multiply' | 'grow'
/** The terms that are shown and the two that follow. Growing differences become larger by the gain. */
type Given = {
  kind: Kind
  step: number
  gain: number
  terms: readonly number[]
  next: number
  after: number
  who: string
}

/** Each kind makes the next term from the last one and from how many there are. */
const makers: Record<Kind, (step: number, gain: number) => (last: number, count: number) => number> = {
  add: (step) => (last) => last + step,
  subtract: (step) => (last) => last - step,
  multiply: (step) => (last) => last * step,
  grow: (step, gain) => (last, count) => last + step + gain * (count - 1),
}

/** Counting by fives or tens is no pattern to look for. */
const early = {
  kinds: ['add', 'add', 'subtract', 'multiply', 'grow'],
  steps: [3, 4, 6, 7, 8, 9, 11, 12],
  factors: [2, 3],
  gains: [1],
} as const
const late = {
  kinds: ['add', 'subtract', 'multiply', 'grow', 'grow'],
  steps: [13, 14, 16, 17, 18, 19, 23, 24, 26, 27],
  factors: [2, 3, 4],
  gains: [2, 3, 4],
} as const

function patternOf(draw: Draw): Omit<Given, 'who'> {
  const { kinds, steps, factors, gains } = draw.grade < 6 ? early : late
  const kind = draw.pick<Kind>(kinds)
  const gain = draw.pick<number>(gains)
  const step =
    kind === 'multiply'
      ? draw.pick<number>(factors)
      : kind === 'grow'
        ? draw.int(2, 6)
        : draw.pick<number>(steps)
  const start =
    kind === 'subtract'
      ? draw.int(7 * step + 1, 7 * step + 40)
      : kind === 'multiply'
        ? draw.int(2, 9)
        : draw.int(4, 30)
  if ((kind === 'add' || kind === 'subtract') && start % step === 0) throw new RangeError('Only multiples.')
  const all = [start]
  while (all.length < 7) all.push(makers[kind](step, gain)(all.at(-1) ?? start, all.length))
  const shown = kind === 'multiply' ? 4 : 5
  return { kind, step, gain, terms: all.slice(0, shown), next: all[shown] ?? 0, after: all[shown + 1] ?? 0 }
}

const shown = ({ terms }: Given) => terms.map(grouped).join(', ')
const last = ({ terms }: Given) => terms.at(-1) ?? 0
const first = ({ terms: [one = 0, two = 0] }: Given) => two - one

/** The next number without the ten that is carried or borrowed on the way to it. */
function withoutTen(given: Given): number | undefined {
  const change = given.next - last(given)
  const ones = (value: number) => Math.abs(value) % 10
  if (change > 0) return ones(last(given)) + ones(change) > 9 ? given.next - 10 : undefined
  return ones(last(given)) < ones(change) ? given.next + 10 : undefined
}

const rule = {
  en: {
    add: (step: number) => `Each number is ${step} more than the one before.`,
    subtract: (step: number) => `Each number is ${step} less than the one before.`,
    multiply: (step: number) => `Each number is ${step} times the one before.`,
    grow: (step: number, gain: number) =>
      `The differences are ${step}, ${step + gain}, ${step + 2 * gain}, ${step + 3 * gain} and so on.`,
  },
  fil: {
    add: (step: number) => `Ang bawat bilang ay mas malaki nang ${step} kaysa sa nauna.`,
    subtract: (step: number) => `Ang bawat bilang ay mas maliit nang ${step} kaysa sa nauna.`,
    multiply: (step: number) => `Ang bawat bilang ay ${step} ulit ng nauna.`,
    grow: (step: number, gain: number) =>
      `Ang mga pagkakaiba ay ${step}, ${step + gain}, ${step + 2 * gain}, ${step + 3 * gain} at patuloy pa.`,
  },
}

export const numberPatterns = skill<Given, 'first' | 'after' | 'more' | 'less' | 'ten'>({
  id: 'numbers/number-patterns',
  area: 'Mathematics',
  name: { en: 'Next number in a pattern', fil: 'Susunod na bilang sa pattern' },
  grades: [4, 7],
  cues: {
    en: ['pattern', 'number pattern', 'next number', 'next term', 'sequence', 'missing term'],
    fil: ['pattern', 'susunod na bilang', 'susunod na term', 'sequence', 'nawawalang bilang'],
  },
  notation: [/\d+, ?\d+, ?\d+, ?\d+, ?(?:_+|…|\.\.\.)/],
  units: [],
  largest: (grade) => (grade < 6 ? 200 : 600),
  mistakes: {
    first: { en: 'added the first difference again', fil: 'idinagdag muli ang unang pagkakaiba' },
    after: { en: 'skipped one number', fil: 'nilaktawan ang isang bilang' },
    more: { en: 'made an error of one in the last step, too many', fil: 'sumobra ng isa sa huling hakbang' },
    less: { en: 'made an error of one in the last step, too few', fil: 'nagkulang ng isa sa huling hakbang' },
    ten: { en: 'forgot to regroup a ten', fil: 'nakalimutang mag-regroup ng isang sampu' },
  },
  rules: {
    en: [
      {
        say: 'In the pattern 7, 11, 17, 25, 35, each difference is greater than the one before it by {2}.',
        ask: 'In the pattern 7, 11, 17, 25, 35, by how much is each difference greater than the one before it?',
        not: ['3', '4', '6'],
      },
      {
        say: 'Each number in a sequence is called a {term}.',
        ask: 'What do we call each number in a sequence?',
        not: ['factor', 'digit', 'rule'],
      },
    ],
    fil: [
      {
        say: 'Sa pattern na 7, 11, 17, 25, 35, ang idinaragdag sa bawat pagkakaiba upang makuha ang kasunod na pagkakaiba ay {2}.',
        ask: 'Sa pattern na 7, 11, 17, 25, 35, ilan ang idinaragdag sa bawat pagkakaiba upang makuha ang kasunod na pagkakaiba?',
        not: ['3', '4', '6'],
      },
      {
        say: 'Ang bawat bilang sa isang sequence ay tinatawag na {term}.',
        ask: 'Ano ang tawag sa bawat bilang sa isang sequence?',
        not: ['factor', 'digit', 'tuntunin'],
      },
    ],
  },
  draw: (draw) => {
    const pattern = patternOf(draw)
    withinLargest(draw, pattern.next, ...pattern.terms)
    return { ...pattern, who: draw.person().name }
  },
  answer: ({ next }) => grouped(next),
  wrong: (given) => ({
    first:
      given.kind === 'multiply' || given.kind === 'grow' ? countOf(last(given) + first(given)) : undefined,
    after: countOf(given.after),
    more: countOf(given.next + 1),
    less: countOf(given.next - 1),
    ten: countOf(withoutTen(given) ?? 0),
  }),
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is the next number in the pattern ${shown(given)}, …?` },
      { level: 'understand', text: (given) => `Which number continues the pattern: ${shown(given)}, ____?` },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} arranged beads in rows. The rows have ${shown(given)} beads. If the pattern continues, how many beads are in the next row?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `The figures of a pattern are made of ${shown(given)} dots. If the pattern continues, how many dots are in the next figure?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `${given.who} writes the numbers ${shown(given)} by a rule. Which number comes next?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang susunod na bilang sa pattern na ${shown(given)}, …?` },
      {
        level: 'understand',
        text: (given) => `Anong bilang ang magpapatuloy sa pattern: ${shown(given)}, ____?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Inayos ni ${given.who} ang mga butil sa mga hanay. Ang bilang ng butil sa bawat hanay ay ${shown(given)}. Kung magpapatuloy ang pattern, ilang butil ang nasa susunod na hanay?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Ang bilang ng mga tuldok sa mga larawan ng isang pattern ay ${shown(given)}. Kung magpapatuloy ang pattern, ilan ang tuldok sa susunod na larawan?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Isinulat ni ${given.who} ang mga bilang na ${shown(given)} ayon sa isang tuntunin. Anong bilang ang susunod?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `The next number in the pattern ${shown(given)} is ${answer}.`,
    fil: (given, answer) => `Ang susunod na bilang sa pattern na ${shown(given)} ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      rule.en[given.kind](given.step, given.gain),
      `After ${grouped(last(given))} comes ${grouped(given.next)}.`,
    ],
    fil: (given) => [
      rule.fil[given.kind](given.step, given.gain),
      `Kasunod ng ${grouped(last(given))} ang ${grouped(given.next)}.`,
    ],
  },
})
