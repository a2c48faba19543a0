import { skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import type { Person } from '../words/people.ts'

/** Four numbers are shown, then the blank. */
type Given = { start: number; step: number; who: Person }

const shown = ({ start, step }: Given) => [0, 1, 2, 3].map((at) => grouped(start + at * step)).join(', ')
const last = ({ start, step }: Given) => start + 3 * step

const steps: Record<number, readonly number[]> = {
  1: [2, 5, 10],
  2: [2, 5, 10, 20, 50, 100],
  3: [3, 4, 5, 10, 20, 25, 50, 100, 500, 1_000],
}

export const skipCounting = skill<
  Given,
  'by-one' | 'two-steps' | 'half-step' | 'same' | 'one-off' | 'ten-off'
>({
  id: 'whole-numbers/skip-counting',
  area: 'Mathematics',
  name: { en: 'Skip counting', fil: 'Skip counting' },
  grades: [1, 3],
  cues: {
    en: ['skip counting', 'skip count', 'count by 2s', 'count by 5s', 'count by 10s', 'count by'],
    fil: ['skip counting', 'laktaw na pagbilang', 'pagbilang nang tigdadalawa', 'tiglilima', 'tigsasampu'],
  },
  notation: [/\b5, 10, 15\b/, /\b10, 20, 30\b/, /\b2, 4, 6\b/],
  units: [
    'mathematics/2/place-value-hanggang-1000',
    'mathematics/2/multiplication-bilang-repeated-addition',
    'mathematics/3/odd-even-at-pattern',
  ],
  largest: (grade) => [100, 1_000, 10_000][grade - 1] ?? 100,
  mistakes: {
    'by-one': { en: 'counted on by ones', fil: 'nagbilang nang isa-isa' },
    'two-steps': { en: 'skipped one number too many', fil: 'lumaktaw nang isang beses na sobra' },
    'half-step': { en: 'made a step of half the size', fil: 'kalahati lamang ng laktaw ang idinagdag' },
    same: { en: 'repeated the last number', fil: 'inulit ang huling bilang' },
    'one-off': { en: 'made a step that is one too short', fil: 'kulang ng isa ang laktaw' },
    'ten-off': { en: 'counted on by tens', fil: 'nagbilang nang tigsasampu' },
  },
  rules: {
    en: [
      {
        say: 'In 5, 10, 15, 20, we count by {5s}.',
        ask: 'We count 5, 10, 15, 20. By what do we count?',
        not: ['2s', '10s', '20s'],
      },
      {
        say: 'When we count by 10s from 40, the next number is {50}.',
        ask: 'We count by 10s from 40. What is the next number?',
        not: ['41', '45', '60'],
      },
    ],
    fil: [
      {
        say: 'Sa 5, 10, 15, 20, ang laktaw ng pagbilang ay {5}.',
        ask: 'Nagbilang tayo: 5, 10, 15, 20. Ilan ang laktaw ng pagbilang?',
        not: ['2', '10', '20'],
      },
      {
        say: 'Sa pagbilang nang tigsasampu mula 40, ang kasunod na bilang ay {50}.',
        ask: 'Nagbibilang tayo nang tigsasampu mula 40. Ano ang kasunod na bilang?',
        not: ['41', '45', '60'],
      },
    ],
  },
  draw: (draw) => {
    const step = draw.pick((steps[draw.grade] ?? [2, 5, 10]).filter((each) => each * 5 <= draw.largest))
    // Small steps belong to small numbers.
    const most = Math.floor(Math.min(draw.largest, step < 10 ? 200 : step * 40) / step) - 4
    const least = Math.max(1, Math.min(most, draw.int(1, 4)))
    return { start: draw.int(least, most) * step, step, who: draw.person() }
  },
  answer: (given) => grouped(last(given) + given.step),
  wrong: (given) => {
    const { step } = given
    return {
      'by-one': grouped(last(given) + 1),
      'two-steps': grouped(last(given) + 2 * step),
      same: grouped(last(given)),
      'one-off': step > 2 && step < 10 ? grouped(last(given) + step - 1) : undefined,
      'half-step': step >= 20 && step % 2 === 0 ? grouped(last(given) + step / 2) : undefined,
      'ten-off': grouped(last(given) + 10),
    }
  },
  stems: {
    en: [
      { level: 'understand', text: (given) => `What is the next number? ${shown(given)}, ____.` },
      { level: 'understand', text: (given) => `Continue counting: ${shown(given)}, ____.` },
      {
        level: 'understand',
        text: (given) =>
          `${given.who.name} counts by ${grouped(given.step)}s: ${shown(given)}. Which number comes next?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Chairs are added in groups of ${grouped(given.step)}. ${given.who.name} counts: ${shown(given)}. Which number will ${given.who.he} say next?`,
      },
    ],
    fil: [
      { level: 'understand', text: (given) => `Ano ang kasunod na bilang? ${shown(given)}, ____.` },
      { level: 'understand', text: (given) => `Ituloy ang pagbilang: ${shown(given)}, ____.` },
      {
        level: 'understand',
        text: (given) =>
          `Nagbibilang si ${given.who.name} nang may laktaw na ${grouped(given.step)}: ${shown(given)}. Anong bilang ang kasunod?`,
      },
      {
        level: 'apply',
        text: (given) =>
          `Nagdaragdag ng tig-${grouped(given.step)} upuan sa bulwagan. Bilang ni ${given.who.name}: ${shown(given)}. Anong bilang ang kasunod niyang sasabihin?`,
      },
    ],
  },
  statement: {
    en: (given, answer) => `In ${shown(given)}, the next number is ${answer}.`,
    fil: (given, answer) => `Sa ${shown(given)}, ang kasunod na bilang ay ${answer}.`,
  },
  solution: {
    en: (given) => [
      `Each number is ${grouped(given.step)} more than the one before it.`,
      `${grouped(last(given))} + ${grouped(given.step)} = ${grouped(last(given) + given.step)}`,
    ],
    fil: (given) => [
      `Mas malaki ng ${grouped(given.step)} ang bawat bilang kaysa sa nauna rito.`,
      `${grouped(last(given))} + ${grouped(given.step)} = ${grouped(last(given) + given.step)}`,
    ],
  },
})
