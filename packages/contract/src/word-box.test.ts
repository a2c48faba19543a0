import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { Item } from './material.ts'
import { areConfusedInBox, isForBox, rankOfPart, wordBoxOf } from './word-box.ts'

type Naming = Extract<Item, { form: 'identification' }>

const naming = (answer: string, changed: Partial<Naming> = {}): Naming => ({
  id: answer,
  bloom: 'remember',
  difficulty: 'easiest',
  language: 'en',
  topic: 'Courts',
  points: 1,
  source: null,
  author: 'built-in',
  form: 'identification',
  stem: 'What do we call it?',
  answer,
  also_accepted: [],
  ...changed,
})

const items = [
  naming('ruling', { wrong: ['appeal', 'bail'] }),
  naming('court', { also_accepted: ['tribunal'], wrong: ['appeal', 'Tribunal', 'jail'] }),
  naming('judge', { wrong: ['witness', 'clerk'] }),
]
const wordsOf = (of: readonly Item[]) => wordBoxOf(of)?.words

describe('the box of words of a part', () => {
  test('has all answers and two words that are wrong, in alphabetical order, which tells nothing', () => {
    // "appeal" is wrong for two of them, and a word is there for the one that has none yet.
    expect(wordsOf(items)).toEqual(['appeal', 'court', 'judge', 'ruling', 'witness'])
  })
  test('is the same in whatever order the items come, so that both versions have the same', () => {
    expect(wordBoxOf(items.toReversed())).toEqual(wordBoxOf(items))
    const spelt = [naming('Court'), naming('court'), naming('judge', { wrong: ['clerk'] })]
    expect(wordBoxOf(spelt.toReversed())).toEqual(wordBoxOf(spelt))
  })
  test('follows its items: without one its answer is gone, and with another answer that is there', () => {
    expect(wordsOf(items.slice(1))).not.toContain('ruling')
    expect(wordsOf([naming('verdict'), ...items.slice(1)])).toContain('verdict')
  })
  test('has no further word that counts as right for an item of the part, holds one, or stands in a question', () => {
    const all = [
      naming('cell', { also_accepted: ['unit of life'], wrong: ['tissue', 'organ'] }),
      naming('tissue', { wrong: ['Cells', 'unit of life', 'cell wall', 'leaf', 'organ'] }),
      naming('root', { stem: 'Which part, unlike the leaves or a leaf, drinks?' }),
    ]
    expect(wordsOf(all)).toEqual(['cell', 'organ', 'root', 'tissue'])
  })
  test('stands over two items or more, and never without a word that is left over', () => {
    for (const few of nonEmpty(items)) expect(wordBoxOf([few])).toBeNull()
    expect(wordBoxOf([naming('court'), naming('judge')])).toBeNull()
    expect(wordBoxOf([])).toBeNull()
  })
  test('has a word that answers two items once, and says so', () => {
    expect(wordBoxOf(items)?.repeats).toBe(false)
    expect(wordBoxOf([...items, naming('The court')])).toEqual({
      words: ['appeal', 'court', 'judge', 'ruling', 'witness'],
      repeats: true,
    })
  })
  test('takes no number and nothing that is computed', () => {
    const numbers = [naming('1896'), naming('₱4,640'), naming('3/4'), naming('x + y', { origin: 'skill' })]
    for (const number of nonEmpty(numbers)) expect(isForBox(number)).toBe(false)
    expect(isForBox(naming('numerator', { origin: 'skill', wrong: ['denominator'] }))).toBe(true)
    expect(wordsOf([...items, ...numbers, naming('clerk', { wrong: ['1898'] })])).toEqual([
      'appeal',
      'clerk',
      'court',
      'judge',
      'ruling',
      'witness',
    ])
  })
})

test('a question as it was stored before there were boxes still opens, and stands without one', () => {
  const stored = [Item.parse(naming('court')), Item.parse(naming('judge'))]
  expect(stored[0]).not.toHaveProperty('wrong')
  expect(wordBoxOf(stored)).toBeNull()
})

test('two items are confused where the answer or another name of one counts as right for the other, or is a part of it', () => {
  const ruling = naming('ruling', { also_accepted: ['decision'] })
  expect(areConfusedInBox(ruling, naming('verdict', { also_accepted: ['Ruling'] }))).toBe(true)
  expect(areConfusedInBox(naming('decision'), ruling)).toBe(true)
  expect(areConfusedInBox(naming('verdict', { also_accepted: ['decision'] }), ruling)).toBe(true)
  expect(areConfusedInBox(naming('The ruling'), ruling)).toBe(false)
  expect(areConfusedInBox(naming('judge'), ruling)).toBe(false)
  expect(areConfusedInBox(naming('reverse fault'), naming('Faults'))).toBe(true)
  expect(areConfusedInBox(naming('reverse fault'), naming('normal fault'))).toBe(false)
})

test('what is asked from a box is a part of its own, before numbers and after statements', () => {
  const ranks = [naming('court'), naming('1896')].map(rankOfPart)
  expect(ranks[0]).toBeLessThan(ranks[1] ?? 0)
})
