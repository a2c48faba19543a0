import { expect, test } from 'vitest'
import { readArguments, WrongUse } from './arguments.ts'

test('what is not said is as the screen has it', () => {
  const { files, out, paper, settings } = readArguments(['lesson.pdf'])
  expect({ files, out, paper }).toEqual({ files: ['lesson.pdf'], out: 'material', paper: 'A4' })
  expect(settings).toMatchObject({
    sessions: 4,
    quiz_items: 10,
    exam: null,
    plan_format: 'ilaw',
    slideshow: null,
    seed: 1,
  })
})

test('everything can be said', () => {
  const typed =
    'a.pdf b.docx --sessions 2 --quiz 20 --exam 20,10,8,2 --plan dll --paper long --minutes 5 --seed 9 --out x'
  const { files, out, paper, settings } = readArguments([...typed.split(' '), '--title', 'Light and life'])
  expect({ files, out, paper }).toEqual({ files: ['a.pdf', 'b.docx'], out: 'x', paper: 'long' })
  expect(settings).toMatchObject({
    sessions: 2,
    quiz_items: 20,
    exam: { easiest: 20, easy: 10, moderate: 8, hard: 2 },
    plan_format: 'dll',
    slideshow: { minutes: 5, title: 'Light and life' },
    seed: 9,
  })
})

test('a slide show without a title is called like the first file', () => {
  expect(readArguments(['in/Light.pdf', '--minutes', '5']).settings.slideshow?.title).toBe('Light')
})

test.each([
  ['', 'Name the files of the lesson.'],
  ['a b c d', 'A lesson has at most 3 files.'],
  ['a --sessions 6', '--sessions must be a whole number from 1 to 5.'],
  ['a --sessions 2.5', '--sessions must be a whole number from 1 to 5.'],
  ['a --quiz 0', '--quiz must be a whole number from 1 to 20.'],
  ['a --quiz=', '--quiz must be a whole number from 1 to 20.'],
  ['a --exam 1,2,3', '--exam must be four numbers from 0 to 100, such as 20,10,8,2.'],
  ['a --exam 1,2,3,4,5', '--exam must be four numbers from 0 to 100, such as 20,10,8,2.'],
  ['a --exam 1,2,3,101', '--exam must be four numbers from 0 to 100, such as 20,10,8,2.'],
  ['a --exam 0,0,0,0', '--exam asks for no items at all.'],
  ['a --plan dlp', '--plan must be ilaw or dll.'],
  ['a --paper a3', '--paper must be a4 or long.'],
  ['a --minutes 61', '--minutes must be a whole number from 1 to 60.'],
  ['a --title T', '--title is that of a slide show: say how long with --minutes.'],
  ['a --out=', '--out must name a folder.'],
  ['a --bogus', "Unknown option '--bogus'."],
])('%j is answered by a sentence', (typed, sentence) => {
  expect(() => readArguments(typed.split(' ').filter(Boolean))).toThrow(new WrongUse(sentence))
})
