import { describe, expect, test } from 'vitest'
import { anItem } from '../samples/sample-items.ts'
import { apportioned, specificationsOf } from './specifications.ts'

describe('shares of a whole number', () => {
  test.each([
    [[1, 1, 1], 10, [4, 3, 3]],
    [[1, 2, 1], 10, [3, 5, 2]],
    [[5, 3, 2], 10, [5, 3, 2]],
    [[0, 1], 7, [0, 7]],
    [[0, 0], 7, [0, 0]],
    [[1, 5, 6], 100, [8, 42, 50]],
    [[6, 5, 1], 100, [50, 42, 8]],
    [[1, 1, 1, 1], 2, [1, 1, 0, 0]],
  ])(
    '%j of %i are %j: what is left goes to the largest remainders, the first before the others',
    (parts, whole, shares) => {
      expect(apportioned(parts, whole)).toEqual(shares)
    },
  )
})

describe('the table of specifications', () => {
  const items = [
    anItem('multiple_choice', { id: 'a', topic: 'Roots' }),
    anItem('enumeration', { id: 'b', topic: 'Stems', bloom: 'understand' }),
    anItem('essay', { id: 'c', topic: 'Roots', bloom: 'evaluate' }),
    anItem('true_false', { id: 'd', topic: 'Soil', bloom: 'remember' }),
  ]
  const days = [
    {
      topics: [
        { title: 'Stems', words: 300 },
        { title: 'Leaves', words: 900 },
      ],
    },
    {
      topics: [
        { title: 'Stems', words: 100 },
        { title: 'Roots', words: 300 },
      ],
    },
    { topics: [{ title: 'Roots', words: 0 }] },
  ]
  const table = specificationsOf(items, days)

  test('has a row for each topic that is asked about, as it was taught, and others after them', () => {
    expect(table.rows.map(({ topic }) => topic)).toEqual(['Stems', 'Roots', 'Soil'])
  })
  test('counts the numbers of the paper: a list takes one for each of its answers', () => {
    const [stems, roots, soil] = table.rows
    expect(stems?.numbers).toMatchObject({ remember: [], understand: [2, 3, 4, 5] })
    expect(roots?.numbers).toMatchObject({ remember: [1], evaluate: [6], apply: [], analyze: [], create: [] })
    expect(soil?.numbers.remember).toEqual([7])
    expect(table.rows.map(({ total }) => total)).toEqual([4, 2, 1])
    expect(table.totals).toEqual({ remember: 2, understand: 4, apply: 0, analyze: 0, evaluate: 1, create: 0 })
    expect(table.total).toBe(7)
  })
  test('gives each topic its percent, and its part of the days in tenths', () => {
    expect(table.rows.map(({ percent }) => percent)).toEqual([57, 29, 14])
    // The first day is all of stems, since nothing is asked of leaves; the second is shared by words.
    expect(table.rows.map(({ days: taught }) => taught)).toEqual([1.3, 1.7, 0])
  })
  test('tells all that questions ask of the mind apart', () => {
    const levels = ['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create'] as const
    const each = levels.map((bloom) => anItem('true_false', { id: bloom, topic: 'Soil', bloom }))
    const { rows, totals } = specificationsOf(each, [])
    expect(rows[0]?.numbers).toEqual({
      remember: [1],
      understand: [2],
      apply: [3],
      analyze: [4],
      evaluate: [5],
      create: [6],
    })
    expect(new Set(Object.values(totals))).toEqual(new Set([1]))
  })
  test('knows a topic by as much of its title as an item keeps', () => {
    const title = 'Soil '.repeat(80)
    const item = anItem('true_false', { topic: title.slice(0, 300) })
    const { rows } = specificationsOf([item], [{ topics: [{ title, words: 10 }] }])
    expect(rows).toMatchObject([{ topic: item.topic, days: 1, total: 1 }])
    const week = { topics: [{ title, words: 10 }] }
    const both = specificationsOf(
      [anItem('true_false', { topic: 'Clay' }), item],
      [week, week, { topics: [{ title: 'Clay', words: 5 }] }],
    )
    expect(both.rows).toMatchObject([
      { topic: item.topic, days: 2 },
      { topic: 'Clay', days: 1 },
    ])
  })
  test('of nothing is empty', () => {
    expect(specificationsOf([], days)).toMatchObject({ rows: [], total: 0 })
  })
})
