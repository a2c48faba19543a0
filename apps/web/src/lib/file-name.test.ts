import { expect, test } from 'vitest'
import { fileNameIn } from './file-name.ts'

test.each([
  ['attachment; filename="a.pdf"', 'a.pdf'],
  [`attachment; filename="Ni_o.docx"; filename*=UTF-8''Ni%C3%B1o%20%26%20ilog.docx`, 'Niño & ilog.docx'],
  [`attachment; filename="Ni_o.docx"; filename*=UTF-8''Ni%C3`, 'Ni_o.docx'],
  ['attachment', undefined],
])('%s', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name)
})
