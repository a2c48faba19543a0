import type { Draw } from '../draw.ts'
import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { countOf, within } from './amounts.ts'

type Kind = 'add' | 'subtract' | 'multiply' | 'grow'
/** The terms that are shown and the two that follow. */
type Given = { kind: Kind; step: number; terms: readonly number[]; next: number; after: number; who: string }

/** Each kind makes the next term from the last one and from how many there are. */
const makers: Record<Kind, (step: number) => (last: number, count: number) => number> = {
  add: (step) => (last) => last + step,
  subtract: (step) => (last) => last - step,
  multiply: (step) => (last) => last * step,
  grow: (step) => (last, count) => last + step + count - 1,
}

function patternOf(draw: Draw): Pick<Given, 'kind' | 'step' | 'terms' | 'next' | 'after'> {
  const kind = draw.pick(['add', 'add', 'subtract', 'multiply', 'grow'] as const)
  const step = kind === 'multiply' ? draw.int(2, 3) : kind === 'grow' ? draw.int(1, 5) : draw.int(3, 12)
  const start =
    kind === 'subtract'
      ? draw.int(7 * step, 7 * step + 40)
      : draw.int(kind === 'multiply' ? 2 : 1, kind === 'multiply' ? 7 : 30)
  const all = [start]
  while (all.length < 7) all.push(makers[kind](step)(all.at(-1) ?? start, all.length))
  const shown = kind === 'multiply' ? 4 : 5
  return { kind, step, terms: all.slice(0, shown), next: all[shown] ?? 0, after: all[shown + 1] ?? 0 }
}

const shown = ({ terms }: Given) => terms.map(grouped).join(', ')
const last = ({ terms }: Given) => terms.at(-1) ?? 0
const first = ({ terms: [one = 0, two = 0] }: Given) => two - one

const rule = {
  en: {
    add: (step: number) => `Each number is ${step} more than the one before.`,
    subtract: (step: number) => `Each number is ${step} less than the one before.`,
    multiply: (step: number) => `Each number is ${step} times the one before.`,
    grow: (step: number) => `The differences are ${step}, ${step + 1}, ${step + 2}, ${step + 3} and so on.`,
  },
  fil: {
    add: (step: number) => `Ang bawat bilang ay mas malaki ng ${step} kaysa sa nauna.`,
    subtract: (step: number) => `Ang bawat bilang ay mas maliit ng ${step} kaysa sa nauna.`,
    multiply: (step: number) => `Ang bawat bilang ay ${step} ulit ng nauna.`,
    grow: (step: number) =>
      `Ang mga pagkakaiba ay ${step}, ${step + 1}, ${step + 2}, ${step + 3} at patuloy pa.`,
  },
}

export const numberPatterns = skill<Given, 'first' | 'after' | 'more' | 'less' | 'one' | 'back'>({
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
    one: { en: 'only counted on by one', fil: 'nagdagdag lamang ng isa' },
    back: { en: 'went in the opposite direction', fil: 'sa kabaligtarang direksiyon nagpatuloy' },
  },
  rules: {
    en: [
      {
        say: 'In the pattern 5, 8, 11, 14, the number added each time is {3}.',
        ask: 'Which number is added each time in the pattern 5, 8, 11, 14?',
        not: ['2', '4', '5'],
      },
      {
        say: 'Each number in a sequence is called a {term}.',
        ask: 'What do we call each number in a sequence?',
        not: ['factor', 'digit', 'rule'],
      },
    ],
    fil: [
      {
        say: 'Sa pattern na 5, 8, 11, 14, ang idinaragdag sa bawat pagkakataon ay {3}.',
        ask: 'Anong bilang ang idinaragdag sa bawat pagkakataon sa pattern na 5, 8, 11, 14?',
        not: ['2', '4', '5'],
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
    within(draw, pattern.next, ...pattern.terms)
    return { ...pattern, who: draw.person().name }
  },
  answer: ({ next }) => grouped(next),
  wrong: (given) => ({
    first:
      given.kind === 'multiply' || given.kind === 'grow' ? countOf(last(given) + first(given)) : undefined,
    after: countOf(given.after),
    more: countOf(given.next + 1),
    less: countOf(given.next - 1),
    one: countOf(last(given) + (given.kind === 'subtract' ? -1 : 1)),
    back:
      given.kind === 'add' || given.kind === 'subtract' ? countOf(2 * last(given) - given.next) : undefined,
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
      rule.en[given.kind](given.step),
      `After ${grouped(last(given))} comes ${grouped(given.next)}.`,
    ],
    fil: (given) => [
      rule.fil[given.kind](given.step),
      `Kasunod ng ${grouped(last(given))} ang ${grouped(given.next)}.`,
    ],
  },
})
