import { numberLine as line } from '@klasrum/drawings/number-line'
import { type Language, skill } from '../skill.ts'
import { grouped } from '../words/numbers.ts'
import { ilan } from './stories.ts'

/** The line has `ticks` equal spaces; only some ticks are labeled. */
type Given = { from: number; step: number; ticks: number; at: number; every: number; name: string }

const value = ({ from, step, at }: Given) => from + at * step
const end = ({ from, step, ticks }: Given) => from + ticks * step

const stepsOf: Record<number, readonly number[]> = {
  1: [1, 2, 5, 10],
  2: [2, 5, 10, 20, 50, 100],
  3: [5, 10, 20, 50, 100, 500],
  4: [50, 100, 500, 1_000, 5_000, 10_000],
}

const labeled = ({ from, step, ticks, every }: Given) =>
  Array.from({ length: ticks + 1 }, (_, tick) => tick)
    .filter((tick) => tick % every === 0)
    .map((tick) => grouped(from + tick * step))

const alt = (given: Given, language: Language) => {
  const { at, ticks, name } = given
  const marks = labeled(given)
  return language === 'en'
    ? `A number line with ${ticks} equal spaces. The labels are ${marks.join(', ')}. Point ${name} is ${at} ${at === 1 ? 'space' : 'spaces'} to the right of ${marks[0]}.`
    : `Number line na may ${ilan(ticks, 'magkakapantay na pagitan')}. Ang mga nakasulat ay ${marks.join(', ')}. Ang point ${name} ay ${ilan(at, 'pagitan')} sa kanan ng ${marks[0]}.`
}

export const numberLineSkill = skill<
  Given,
  'one-less' | 'one-more' | 'ones' | 'ticks-only' | 'from-right' | 'nearest-label'
>({
  id: 'whole-numbers/number-line',
  area: 'Mathematics',
  name: { en: 'Numbers on a number line', fil: 'Mga bilang sa number line' },
  grades: [1, 4],
  cues: {
    en: ['number line', 'point on the number line', 'ticks', 'equal spaces'],
    fil: ['number line', 'point sa number line', 'guhit', 'magkakapantay na pagitan'],
  },
  units: ['mathematics/2/place-value-hanggang-1000'],
  largest: (grade) => [100, 1_000, 10_000, 1_000_000][grade - 1] ?? 100,
  mistakes: {
    'one-less': { en: 'counted one space too few', fil: 'kulang ng isang pagitan ang bilang' },
    'one-more': { en: 'counted one space too many', fil: 'sobra ng isang pagitan ang bilang' },
    ones: { en: 'counted every space as 1', fil: 'itinuring na 1 ang bawat pagitan' },
    'ticks-only': {
      en: 'forgot the number at which the line starts',
      fil: 'nakalimutan ang bilang kung saan nagsisimula ang linya',
    },
    'from-right': {
      en: 'counted the spaces from the right end',
      fil: 'nagbilang ng pagitan mula sa kanang dulo',
    },
    'nearest-label': {
      en: 'read off a label beside the point',
      fil: 'binasa ang nakasulat sa tabi ng point',
    },
  },
  rules: {
    en: [
      {
        say: 'On a number line, the numbers become greater as we go {to the right}.',
        ask: 'Where do we go on a number line to find greater numbers?',
        not: ['to the left', 'toward the middle', 'toward 0'],
      },
      {
        say: 'On a number line, {50} is halfway between 40 and 60.',
        ask: 'Which number is halfway between 40 and 60 on a number line?',
        not: ['45', '55', '49'],
      },
      {
        say: 'The marks of a number line are at 0, 5, 10 and 15, so the next mark is at {20}.',
        ask: 'The marks of a number line are at 0, 5, 10 and 15. Which number is at the next mark?',
        not: ['16', '25', '30'],
      },
    ],
    fil: [
      {
        say: 'Sa number line, lumalaki ang mga bilang habang papunta {sa kanan}.',
        ask: 'Sa number line, saan tayo pupunta upang makita ang mas malalaking bilang?',
        not: ['sa kaliwa', 'sa gitna', 'sa 0'],
      },
      {
        say: 'Sa number line, ang nasa gitna ng 40 at 60 ay {50}.',
        ask: 'Anong bilang ang nasa gitna ng 40 at 60 sa number line?',
        not: ['45', '55', '49'],
      },
      {
        say: 'Ang mga guhit ng number line ay nasa 0, 5, 10 at 15, kaya ang kasunod na guhit ay nasa {20}.',
        ask: 'Ang mga guhit ng number line ay nasa 0, 5, 10 at 15. Anong bilang ang nasa kasunod na guhit?',
        not: ['16', '25', '30'],
      },
    ],
  },
  draw: (draw) => {
    const every = draw.pick([4, 5])
    const ticks = every * 2
    const step = draw.pick((stepsOf[draw.grade] ?? [1]).filter((each) => each * ticks <= draw.largest))
    const starts = Math.floor((draw.largest - ticks * step) / (every * step))
    const from = draw.int(0, Math.min(starts, 9)) * every * step
    const at = draw.pick(
      Array.from({ length: ticks }, (_, tick) => tick).filter(
        (tick) => tick > 1 && tick % every !== 0 && tick < ticks - 1,
      ),
    )
    return { from, step, ticks, at, every, name: draw.pick(['A', 'B', 'C', 'K', 'M', 'P']) }
  },
  answer: (given) => grouped(value(given)),
  wrong: (given) => {
    const { from, step, at, every } = given
    return {
      'one-less': grouped(value(given) - step),
      'one-more': grouped(value(given) + step),
      ones: step <= 10 ? grouped(from + at) : undefined,
      // A number that is not on the line tempts nobody.
      'ticks-only': at * step >= from ? grouped(at * step) : undefined,
      'from-right': grouped(end(given) - at * step),
      'nearest-label': from + at < every ? undefined : grouped(from + Math.floor(at / every) * every * step),
    }
  },
  stems: {
    en: [
      {
        level: 'understand',
        text: (given) =>
          `The number line in the figure runs from ${grouped(given.from)} to ${grouped(end(given))}. Which number does point ${given.name} show?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `In the figure, the line from ${grouped(given.from)} to ${grouped(end(given))} is divided into ${given.ticks} equal spaces. Which number is at point ${given.name}?`,
      },
    ],
    fil: [
      {
        level: 'understand',
        text: (given) =>
          `Ang number line sa larawan ay mula ${grouped(given.from)} hanggang ${grouped(end(given))}. Anong bilang ang nasa point ${given.name}?`,
      },
      {
        level: 'understand',
        text: (given) =>
          `Sa larawan, hinati ang number line mula ${grouped(given.from)} hanggang ${grouped(end(given))} sa ${ilan(given.ticks, 'magkakapantay na pagitan')}. Anong bilang ang ipinakikita ng point ${given.name}?`,
      },
    ],
  },
  statement: {
    en: ({ name }, answer) => `On the number line in the figure, point ${name} shows ${answer}.`,
    fil: ({ name }, answer) => `Sa number line na nasa larawan, ang point ${name} ay nasa ${answer}.`,
  },
  solution: {
    en: (given) => {
      const [first, second] = labeled(given)
      return [
        `From ${first} to ${second} there are ${given.every} spaces, so each space is worth ${grouped(given.step)}.`,
        `Point ${given.name} is ${given.at} ${given.at === 1 ? 'space' : 'spaces'} after ${first}: ${first} + ${given.at} × ${grouped(given.step)} = ${grouped(value(given))}`,
      ]
    },
    fil: (given) => {
      const [first, second] = labeled(given)
      return [
        `Mula ${first} hanggang ${second} ay may ${ilan(given.every, 'pagitan')}, kaya ${grouped(given.step)} ang bawat pagitan.`,
        `Ang point ${given.name} ay ${ilan(given.at, 'pagitan')} pagkatapos ng ${first}: ${first} + ${given.at} × ${grouped(given.step)} = ${grouped(value(given))}`,
      ]
    },
  },
  drawing: (given, language) =>
    line({
      from: given.from,
      to: end(given),
      step: given.step,
      label: (tick) => ((tick - given.from) % (given.every * given.step) === 0 ? grouped(tick) : ''),
      points: [{ at: value(given), label: given.name }],
      alt: alt(given, language),
    }),
})
