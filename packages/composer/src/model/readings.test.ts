import type { Item } from '@klasrum/contract/material'
import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { outlineOf } from '../understand/outline-of.ts'
import { usualLimits } from './limits.ts'
import { passagesIn } from './passages.ts'
import { readingBatchesOf } from './readings.ts'

const heading = {
  school: null,
  teacher: null,
  grade_and_section: null,
  learning_area: null,
  quarter: null,
  dates: null,
}
const sentence = (at: number) =>
  `Soil of layer ${at} holds water and minerals that the roots of plants take in while they grow. `
const long = Array.from({ length: 300 }, (_, at) => sentence(at).repeat(6).trim()).join('\n\n')
const outline = outlineOf([sourceDocument(`# Soil\n\n## Layers of soil\n\n${long}`)])
const passages = passagesIn(outline, heading)

const items = passages
  .filter((_, at) => at % 30 === 0)
  .map(
    ({ topic, located, text }, at): Item => ({
      id: `q${at}`,
      form: 'true_false',
      stem: 'Soil holds water and minerals.',
      answer: true,
      bloom: 'remember',
      difficulty: 'easiest',
      language: 'en',
      topic: topic.title,
      points: 1,
      source: { file: located.file, page: 1, paragraph: located.block.number, quote: text.slice(0, 40) },
      author: 'model',
    }),
  )

test('the items of a long lesson are answered in few calls, each with what stands around its proof', () => {
  const readings = readingBatchesOf(items, { passages, limits: usualLimits })
  expect(items.length).toBeGreaterThanOrEqual(10)
  expect(readings.length).toBeLessThanOrEqual(2)
  expect(readings.flatMap((reading) => reading.items)).toEqual(items)
  const shown = new Set(
    readings.flatMap((reading) => reading.passages.map(({ located }) => located.block.number)),
  )
  expect(items.filter(({ source }) => !shown.has(source?.paragraph ?? 0))).toEqual([])
})
