import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { documentOfBytes } from './document-of-bytes.ts'
import { madeDocx, wordParagraph } from './made-docx.ts'
import { parseXml } from './xml.ts'

const lesson = 'Photosynthesis is how plants make their food.'

test('F8: a Word file whose paragraph has a name of 200,000 letters and no value is answered at once', async () => {
  const bytes = await madeDocx(`<w:p ${'a'.repeat(199_000)}><w:r><w:t>${lesson}</w:t></w:r></w:p>`)
  expect(bytes.length).toBeLessThan(2_000)
  const begun = performance.now()
  expect(await documentOfBytes(bytes, 'bomb.docx')).toMatchObject({ source: { kind: 'docx' } })
  expect(performance.now() - begun).toBeLessThan(8_000)
})

test.each([
  ['spaces', ' '],
  ['names without a value', 'a '],
  ['values without a name', '= '],
  ['equals signs', '='],
  ['strokes', '/'],
  ['names with half a value', 'a= '],
])('F8: a tag full of %s is gone through once', (_, piece) => {
  const begun = performance.now()
  expect(parseXml(`<a ${piece.repeat(180_000 / piece.length)} b="1">x</a>`)).toMatchObject({
    children: ['x'],
  })
  expect(performance.now() - begun).toBeLessThan(8_000)
})

test('F8: a tag that never ends is damage, however long', () => {
  for (const piece of ['a', 'a="', '" '])
    expect(() => parseXml(`<a ${piece.repeat(3_000_000)}`)).toThrow('damaged')
})

test('attributes are read with either quote, with spaces around the sign, and beside others without a value', () => {
  expect(parseXml(`<a w:val = 'x y' b="&amp;1"c='2' d e="3" / f="4"/>`).attributes).toEqual({
    'w:val': 'x y',
    b: '&1',
    c: '2',
    e: '3',
    f: '4',
  })
})

test('F1: a paragraph of many pages becomes several of a few thousand letters, and no word is endless', async () => {
  const text = `${lesson} `.repeat(400)
  const read = await documentOfBytes(
    await madeDocx(wordParagraph(text) + wordParagraph('9'.repeat(200_000))),
    'a.docx',
  )
  if ('problem' in read) throw new Error(read.problem)
  const texts = read.source.blocks.map((block) => ('text' in block ? block.text : ''))
  expect(texts.slice(0, -1).join(' ')).toBe(text.trim())
  expect(nonEmpty(texts.slice(0, -1)).every((each) => each.endsWith('.'))).toBe(true)
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(8_000)
  expect(texts.at(-1)).toBe('9'.repeat(200))
})
