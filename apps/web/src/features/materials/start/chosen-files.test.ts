import { expect, test } from 'vitest'
import { isReady, withFiles } from './chosen-files.ts'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)
const names = (chosen: readonly { file: File }[]) => chosen.map((each) => each.file.name)

test('PDF and Word files are taken whatever their letters; all else is dropped in silence', () => {
  const { chosen, tooMany } = withFiles([], [file('a.PDF'), file('b.doc'), file('c.docx'), file('d.exe')], 1)
  expect(names(chosen)).toEqual(['a.PDF', 'b.doc', 'c.docx'])
  expect(tooMany).toBe(false)
})

test('only enough files to reach three are kept', () => {
  const first = withFiles([], [file('a.pdf'), file('b.pdf')], 1).chosen
  const { chosen, tooMany } = withFiles(first, [file('c.pdf'), file('d.pdf')], 3)
  expect(names(chosen)).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  expect(tooMany).toBe(true)
  expect(new Set(chosen.map(({ key }) => key)).size).toBe(3)
})

test('a file over 10 MB says so on its row and is not sent', () => {
  const { chosen } = withFiles(
    [],
    [file('big.pdf', 10 * 1024 * 1024 + 1), file('fits.pdf', 10 * 1024 * 1024)],
    1,
  )
  expect(chosen[0]?.fault).toBe('This file has 10 MB. Please choose one of at most 10 MB.')
  expect(chosen.map(isReady)).toEqual([false, true])
})

test('an empty file is not sent', () => {
  expect(withFiles([], [file('none.docx', 0)], 1).chosen[0]?.fault).toMatch(/empty/)
})
