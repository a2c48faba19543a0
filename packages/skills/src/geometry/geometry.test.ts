import { proves } from '@klasrum/testkit/skill-proof'
import { angleSkills } from './geometry.ts'

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

proves(angleSkills, {
  'geometry/point-line-ray':
    ({ kind, first, second }) =>
    (answer) =>
      answer === `${kind} ${first}${second}` || (kind !== 'ray' && answer === `${kind} ${second}${first}`),
  'geometry/kinds-of-lines': ({ kind, names }) =>
    `line ${names[{ parallel: 1, perpendicular: 2 }[kind as 'parallel']]}`,
  'geometry/kinds-of-angles': ({ size }) => `${kindFor(size)} angle`,
  'geometry/angle-by-measure': ({ size }) => `${kindFor(size)} angle`,
  'geometry/naming-angles':
    ({ names }) =>
    (answer) =>
      answer.slice(1).indexOf(names[1]) === 1,
  'geometry/measuring-angles': ({ size }) => size,
  'geometry/complement-supplement': ({ kind, size }) => upTo(kind === 'supplementary' ? 180 : 90, size),
  'geometry/crossing-angles': ({ known, asked, size }) =>
    '13 31 24 42'.includes(`${known}${asked}`) ? size : upTo(180, size),
  'geometry/transversal-angles': ({ known, asked, size }) =>
    '1458'.includes(known) === '1458'.includes(asked) ? size : upTo(180, size),
  'geometry/transversal-pairs': ({ one, other }) =>
    Object.entries(transversal).find(([pairs]) => pairs.split(' ').includes(`${one}${other}`))?.[1] ?? '',
})
