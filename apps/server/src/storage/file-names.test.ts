import { expect, test } from 'vitest'
import { cleanName } from './unclaimed-uploads.ts'

test.each([
  ['exam\u202Efdp.exe', 'examfdp.exe'],
  ['\u2066plan\u2069.docx', 'plan.docx'],
  ['plan\u200B.docx', 'plan.docx'],
  ['Módule ng Ñiña – ika-2.docx', 'Módule ng Ñiña – ika-2.docx'],
  ['\u202E\u200F', 'Lesson'],
])('F28: the name %j of a sent file is listed as %j', (sent, listed) => {
  expect(cleanName(sent)).toBe(listed)
})
