import type { Mark } from '@klasrum/drawings/drawing'
import { proves } from '@klasrum/testkit/skill-proof'
import type { Skill } from '../skill.ts'
import { angleSkills } from './geometry.ts'
import { kindsOfLines } from './kinds-of-lines.ts'
import { measuringAngles } from './measuring-angles.ts'

const kindFor = (size: number) =>
  [
    [90, 'acute'],
    [91, 'right'],
    [180, 'obtuse'],
    [181, 'straight'],
    [360, 'reflex'],
  ].find(([below]) => size < Number(below))?.[1]

/** Counts up degree by degree until both make the sum. */
const upTo = (sum: number, size: number) => {
  let other = 0
  while (size + other < sum) other++
  return other
}

const transversal: Record<string, string> = {
  '15 26 37 48': 'corresponding angles',
  '36 45': 'alternate interior angles',
  '18 27': 'alternate exterior angles',
  '35 46': 'same-side interior angles',
  '17 28': 'same-side exterior angles',
  '14 23 58 67': 'vertical angles',
  '12 34 13 24 56 78 57 68': 'linear pair',
}

type Line = Extract<Mark, { kind: 'line' }>

const marksOf = (skill: Skill, given: unknown) => skill.drawing?.(given, 'en').marks ?? []
const directionOf = ({ from, to }: Line) => (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI

/** The line that is so many degrees apart from the first, as it is drawn: each line is followed by its name. */
function drawnLine(given: { names: readonly string[] }, apart: number) {
  const marks = marksOf(kindsOfLines, given)
  const turns = marks.flatMap((mark, at) => {
    const next = marks[at + 1]
    return mark.kind === 'line' && next?.kind === 'text' ? [[next.text, directionOf(mark)] as const] : []
  })
  const first = turns.find(([name]) => name === given.names[0])?.[1] ?? Number.NaN
  const found = turns.filter(
    ([name, turn]) => name !== given.names[0] && Math.abs(((turn - first + 720) % 180) - apart) < 1e-6,
  )
  return found.length === 1 ? `line ${found[0]?.[0]}` : ''
}

/** The opening between the two sides that are drawn thick on the protractor. */
function drawnAngle(given: unknown) {
  const [one, other] = marksOf(measuringAngles, given).filter(
    (mark): mark is Line => mark.kind === 'line' && mark.arrow === 'end',
  )
  if (!one || !other) return Number.NaN
  const apart = Math.abs(directionOf(one) - directionOf(other))
  return Math.round(apart > 180 ? 360 - apart : apart)
}

proves(angleSkills, {
  'geometry/point-line-ray':
    ({ kind, first, second }) =>
    (answer) =>
      answer === `${kind} ${first}${second}` || (kind !== 'ray' && answer === `${kind} ${second}${first}`),
  'geometry/kinds-of-lines': (given) => drawnLine(given, given.kind === 'parallel' ? 0 : 90),
  'geometry/kinds-of-angles': ({ size }) => `${kindFor(size)} angle`,
  'geometry/angle-by-measure': ({ size }) => `${kindFor(size)} angle`,
  'geometry/naming-angles':
    ({ names }) =>
    (answer) =>
      answer.slice(1).indexOf(names[1]) === 1,
  'geometry/measuring-angles': drawnAngle,
  'geometry/complement-supplement': ({ kind, size }) => upTo(kind === 'supplementary' ? 180 : 90, size),
  'geometry/crossing-angles': ({ known, asked, size }) =>
    '13 31 24 42'.includes(`${known}${asked}`) ? size : upTo(180, size),
  'geometry/transversal-angles': ({ known, asked, size }) =>
    '1458'.includes(known) === '1458'.includes(asked) ? size : upTo(180, size),
  'geometry/transversal-pairs': ({ one, other }) =>
    Object.entries(transversal).find(([pairs]) => pairs.split(' ').includes(`${one}${other}`))?.[1] ?? '',
})
