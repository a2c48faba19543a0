import { aBlankWordCard } from '@klasrum/testkit/blank-forms'
import { expect, test } from 'vitest'
import { fillWord, wordOf } from './fill-word.ts'
import { unpackZip } from './unpack-zip.ts'

const blank = aBlankWordCard()
const everything = { wanted: /./, most: 10_000_000 }

test('text goes between the tags of a Word document and into blank cells; every other part is the same', () => {
  const { paragraphs, tables } = wordOf(blank)
  const name = paragraphs.indexOf('{lastName}, {firstName}, {middleName}')
  const [cell = -1] = tables[0]?.[1]?.[1]?.paragraphs ?? []
  const filled = fillWord(blank, [
    { paragraph: name, from: 0, to: 10, text: 'Dela Cruz & Sons' },
    { paragraph: cell, from: 0, to: 0, text: 'Rizal' },
  ])
  const after = wordOf(filled)
  expect(after.paragraphs[name]).toBe('Dela Cruz & Sons, {firstName}, {middleName}')
  expect(after.tables[0]?.[1]?.[1]?.text).toBe('Rizal')
  const [one, other] = [unpackZip(blank, everything), unpackZip(filled, everything)]
  const differing = [...one].filter(([part, bytes]) => !other.get(part)?.equals(bytes)).map(([part]) => part)
  expect(differing).toEqual(['word/document.xml'])
  // A blank cell is written in the look of its paragraph.
  expect(other.get('word/document.xml')?.toString()).toContain(
    '<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Rizal',
  )
})

test('an area whose name takes two rows is known by the grades that are merged over them', () => {
  const rows = wordOf(blank).tables[1] ?? []
  expect(rows.map((row) => row[1]?.goesOn)).toEqual([false, false, false, false, true, false])
})
