import { chanceOf } from '@klasrum/skills/chance'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { rulesOf } from '../languages/rules-of.ts'
import { lesson } from '../samples/sample-lessons.ts'
import { lessonOf } from '../understand/lesson.ts'
import { unjudgedCandidates } from './candidates.ts'

test('what has an equals sign, and addresses, become no questions', () => {
  const outline = lesson('en', 'Rates', [
    [
      'Speed',
      'Speed is the distance that an object travels in a unit of time. Speed = distance ÷ time. Jeepneys are vehicles that carry 20 people for a fare.',
      'P = 2l + 2w',
      'Perimeter is the distance around a figure = 2l + 2w. A kilometer is a unit of length = 1,000 meters.',
      'A speedometer is a tool that https://kalikasan.example/speed shows in every jeepney.',
    ],
    [
      'Words of Algebra',
      'A variable is a letter that stands for an unknown number. A coefficient is the number multiplied by a variable. A constant is a value that stays the same in an expression. The answer of 2x + 3 = 11 is the number 4. 1 kilometer = 1,000 meters.',
    ],
  ])
  const items = unjudgedCandidates(lessonOf(outline), outline.topics, 40, chanceOf(1)).map(({ item }) => item)
  for (const item of nonEmpty(items)) expect(JSON.stringify(item)).not.toMatch(/=|https?:/)
})

test.each([
  ['en', 'A ladle is a deep spoon that serves soup', 'https://kusina.example/ladle'],
  ['fil', 'Ang sandok ay kagamitang pansalok ng sabaw', 'https://kusina.example/sandok'],
] as const)('%s: "%s" is clear by itself, and not with an address in it', (language, sentence, address) => {
  const { standsAlone } = rulesOf(language)
  expect(standsAlone(`${sentence}.`)).toBe(true)
  expect(standsAlone(`${sentence} ${address}.`)).toBe(false)
})
