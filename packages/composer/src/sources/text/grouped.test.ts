import type { Language } from '@klasrum/contract/source'
import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { lesson } from '../../samples/sample-lessons.ts'
import { lessonOf } from '../../understand/lesson.ts'
import type { Outline } from '../../understand/outline.ts'
import { groupMembership } from './grouped.ts'

type Lists = readonly (readonly [title: string, ...members: string[]])[]

/** Lists under titles; the titles stand under the headings given, or all under one. */
function listsIn(language: Language, lists: Lists, above: readonly string[] = []): Outline {
  const outline = lesson(
    language,
    'Barangay San Roque',
    lists.map(([title, ...members]) => [title, members] as const),
  )
  return {
    ...outline,
    topics: outline.topics.map((topic, at) => ({ ...topic, above: [above[at] ?? 'Barangay San Roque'] })),
  }
}

const itemsOf = (outline: Outline) =>
  groupMembership(lessonOf(outline), outline.topics, chanceOf(1)).map(({ item }) => item)
const choicesOf = (outline: Outline) =>
  itemsOf(outline).flatMap((item) => (item.form === 'multiple_choice' ? [item] : []))
const enumerationsOf = (outline: Outline) =>
  itemsOf(outline).flatMap((item) => (item.form === 'enumeration' ? [item] : []))

const pupils = [
  'Duties of Pupils',
  'Study every evening',
  'Respect classmates',
  'Sweep the classroom',
  'Obey school rules',
] as const
const parents = [
  'Duties of Parents',
  'Provide warm meals',
  'Attend school meetings',
  'Visit the adviser',
  'Respect teachers',
] as const
const officials = [
  'Duties of Officials',
  'Settle quarrels',
  'Call an assembly',
  'Lead the night patrol',
  'Sign permits',
] as const

const belongsTo = (outline: Outline, title: string) =>
  choicesOf(outline).filter(({ stem }) => stem.includes(`belongs to “${title}”`))

test('the wrong answers are entries of the lists beside it', () => {
  const asked = nonEmpty(belongsTo(listsIn('en', [pupils, parents]), 'duties of pupils'))
  for (const { options, answer } of asked) {
    expect(pupils).toContain(options[answer])
    for (const wrong of nonEmpty(options.filter((_, at) => at !== answer))) expect(parents).toContain(wrong)
  }
})

test('a list under another heading gives no wrong answers', () => {
  const outline = listsIn('en', [pupils, parents, officials], ['School', 'School', 'Town'])
  const asked = nonEmpty(belongsTo(outline, 'duties of pupils'))
  for (const { options } of asked)
    for (const option of nonEmpty(options)) expect(officials).not.toContain(option)
  expect(belongsTo(outline, 'duties of officials')).toEqual([])
  expect(belongsTo(listsIn('en', [pupils, parents, officials]), 'duties of officials')).not.toEqual([])
})

test('what shares a word with an entry of the group is never a wrong answer, for it could belong there too', () => {
  const asked = nonEmpty(belongsTo(listsIn('en', [pupils, parents, officials]), 'duties of pupils'))
  for (const { options } of asked) {
    expect(options).not.toContain('Respect teachers')
    expect(options).not.toContain('Attend school meetings')
  }
})

test('an entry that shares a word with its own title is not asked for', () => {
  const outline = listsIn('en', [
    ['Duties of Pupils', 'Help new pupils', 'Study each evening', 'Sweep the yard'],
    parents,
  ])
  const keys = nonEmpty(choicesOf(outline)).map(({ options, answer }) => options[answer])
  expect(keys).toContain('Study each evening')
  expect(keys).not.toContain('Help new pupils')
})

test('one list alone makes no choice', () => {
  expect(choicesOf(listsIn('en', [pupils]))).toEqual([])
})

test('titles are the options where the lesson has at least three of one family', () => {
  const under = (lists: Lists) =>
    choicesOf(listsIn('en', lists)).filter(({ stem }) => stem.startsWith('Under which of these'))
  const asked = nonEmpty(under([pupils, parents, officials]))
  for (const { options } of asked)
    expect(options.toSorted()).toEqual(['Duties of officials', 'Duties of parents', 'Duties of pupils'])
  const sweep = asked.find(({ stem }) => stem.includes('Sweep the classroom'))
  expect(sweep?.options[sweep.answer]).toBe('Duties of pupils')
  expect(asked.filter(({ stem }) => stem.includes('Respect'))).toEqual([])
  expect(under([pupils, parents])).toEqual([])
})

test('ang mga talaan sa Filipino ay nagbibigay ng tanong na may maling sagot mula sa katabing talaan', () => {
  const anak = [
    'Mga Tungkulin ng Anak',
    'Maglinis ng silid',
    'Sumunod sa utos',
    'Mag-aral gabi-gabi',
  ] as const
  const magulang = ['Mga Tungkulin ng Magulang', 'Magbigay ng baon', 'Dumalo sa pulong', 'Magluto'] as const
  const asked = nonEmpty(choicesOf(listsIn('fil', [anak, magulang])))
  for (const { options, answer, stem } of asked) {
    const [own, other] = stem.includes('anak') ? [anak, magulang] : [magulang, anak]
    expect(own).toContain(options[answer])
    for (const wrong of nonEmpty(options.filter((_, at) => at !== answer))) expect(other).toContain(wrong)
  }
})

test('a whole list is asked for where its title names things that are counted', () => {
  expect(enumerationsOf(listsIn('en', [pupils])).map(({ stem, answers }) => [stem, answers])).toEqual([
    ['Give the 4 duties of pupils.', pupils.slice(1)],
  ])
})

test.each([
  ['a title that names nothing countable', ['Giants of the Sea', 'Whale', 'Shark', 'Ray']],
  ['a list of two', ['Duties of Pupils', 'Study hard', 'Line up']],
  [
    'a list of eleven',
    ['Parts of a Boat', ...'hull mast sail deck rudder keel oar prow stern cabin anchor'.split(' ')],
  ],
  ['a list that says it goes on', ['Parts of a Boat', 'Hull', 'Mast', 'Sail', 'Keel', 'Oars etc.']],
  ['a list of steps', ['Steps in Ways to Cook Rice', 'Wash the rice', 'Add water', 'Boil the pot']],
] as const)('%s is not asked for whole', (_, list) => {
  expect(enumerationsOf(listsIn('en', [list]))).toEqual([])
})
