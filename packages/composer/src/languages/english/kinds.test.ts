import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { lesson } from '../../samples/sample-lessons.ts'
import { unjudgedCandidates } from '../../sources/candidates.ts'
import { lessonOf } from '../../understand/lesson.ts'
import { englishHeadOf } from './asked.ts'
import { englishKindsOf } from './kinds.ts'

const itemsTold = (...sentences: string[]) => {
  const outline = lesson('en', 'A Lesson', [['Of Things', sentences.join(' ')]])
  return unjudgedCandidates(lessonOf(outline), outline.topics, 20, chanceOf(1)).map(({ item }) => item)
}

const choices = (key: string, ...sentences: string[]) =>
  itemsTold(...sentences).flatMap((item) =>
    item.form === 'multiple_choice' && item.options[item.answer] === key ? [item.options] : [],
  )

const tools = [
  'A chisel is a tool that cuts grooves in wood.',
  'A plane is a tool that makes the surface of a board smooth.',
  'A vise is a tool that holds a board while it is worked on.',
  'A mallet is a tool that drives pegs into a joint.',
]

test('a noun names its commonest kinds, whatever its number', () => {
  expect([...englishKindsOf('mosquitoes')]).toEqual(['animal'])
  expect([...englishKindsOf('children')]).toEqual(['person'])
  expect([...englishKindsOf('something')]).toEqual([])
  expect([...englishKindsOf('bronchitis')]).toEqual(['illness'])
})

test('what a description turns on is the noun before what tells it apart', () => {
  expect(englishHeadOf('the best conductor among the common metals')).toBe('conductor')
  expect(englishHeadOf('a bowl-shaped hollow formed by explosions')).toBe('hollow')
  expect(englishHeadOf('a special kind of rock that floats')).toBe('rock')
  expect(englishHeadOf('the amount paid to the workers')).toBe('amount')
})

test('wrong answers are of the kind that the question asks for', () => {
  const found = choices(
    'chisel',
    ...tools,
    'A carpenter is a person who builds things of wood.',
    'A sawmill is a place where logs are cut into boards.',
  )
  for (const options of nonEmpty(found))
    expect([...options].sort()).toEqual(['chisel', 'mallet', 'plane', 'vise'])
})

test('without others of its kind a term is asked for in another form', () => {
  const told = [...tools, 'A sawmill is a place where logs are cut into boards.']
  expect(choices('sawmill', ...told)).toEqual([])
  expect(itemsTold(...told)).toContainEqual(
    expect.objectContaining({ form: 'identification', answer: 'sawmill' }),
  )
})

test('descriptions stand beside descriptions of things of one kind', () => {
  const detail = 'a tool that cuts grooves in wood'
  const found = choices(detail, ...tools, 'A knot is a spot in a board where a branch grew.')
  for (const options of nonEmpty(found))
    expect(nonEmpty(options).every((option) => option.startsWith('a tool'))).toBe(true)
})

test('a reason stands beside reasons, and none from elsewhere that speaks of something else', () => {
  const reasons = choices(
    'the wood is still wet',
    'Lumber is wood that was cut into boards.',
    'A clerk is a person who keeps receipts.',
    'A drill is a tool that makes holes.',
    'A mask is a cover that keeps dust from the mouth.',
    'Fresh lumber warps because the wood is still wet.',
    'Clerks keep receipts because memory often fails.',
    'A drill heats the wood because the point turns fast.',
    'Carpenters wear masks because fine dust hurts the lungs.',
  )
  expect(nonEmpty(reasons.flat()).some((option) => /tool|groove/.test(option))).toBe(false)
  const apart = lesson('en', 'A Lesson', [
    ['Of Wood', 'Fresh lumber warps because the wood is still wet.'],
    ['Of Shops', 'Clerks keep receipts because memory often fails.'],
    ['Of Buyers', 'Clear labels build trust because buyers read the packs.'],
  ])
  const forms = unjudgedCandidates(lessonOf(apart), apart.topics, 20, chanceOf(1)).map(
    ({ item }) => item.form,
  )
  expect(nonEmpty(forms)).not.toContain('multiple_choice')
})

test('an order after a condition is no statement, and a heading that is a sentence no subject', () => {
  expect(itemsTold('If the glue on the joint is still wet, wipe the board first and sand it later.')).toEqual(
    [],
  )
  const outline = lesson('en', 'A Lesson', [
    ['The Body Defends Itself', 'The skin is an organ that keeps germs out of the body.'],
  ])
  const stems = unjudgedCandidates(lessonOf(outline), [...outline.topics, ...outline.topics], 20, chanceOf(1))
  expect(nonEmpty(stems).filter(({ item }) => /the body defends/i.test(item.stem))).toEqual([])
})
