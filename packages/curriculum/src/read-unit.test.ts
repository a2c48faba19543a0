import { expect, test } from 'vitest'
import { readUnit } from './read-unit.ts'

const small = `# a remark
unit: The Sun
area: Science
grades: 3-4
language: en
names: the Sun | our star
cues: sunlight | heat | star
competency: tell what the Sun gives
competency: name the nearest star [SC3-I-1]

== The Sun is a star
explain: The Sun is the nearest star. It gives light and heat.
term: star = a body in the sky that makes its own light [body in the sky]
fact understand, choices only
  say: Plants grow because the Sun gives {light} to their leaves.
  ask: What does the Sun give to leaves, so that plants grow?
  not: rain | soil | wind
  why: Leaves make food with light.
  also: sunlight
misconception: The Sun is a planet.
  meet: It makes its own light; planets do not.

class: Bodies in the sky = Sun | Moon
  not: cloud | kite
order: A day | the Sun rises | it stands high | it sets
situation apply
  case: Ana hangs wet clothes outside at noon.
  ask: What dries them fastest?
  answer: heat of the Sun
  not: light of the Moon | water | salt
  why: Heat turns water into vapor.
prompt create
  task: Draw what would change without the Sun.
  looked for: no light | no heat
  rubric: ideas | neatness

== day 1: What the Sun gives
teaches: 1, 2
knowledge: Name two things that the Sun gives.
materials: picture | crayons
hook 5: Look at the window.
we do 12: Groups sort pictures.
  given: Pictures: lamp, Sun, fire
  expected: light and heat
ask: What gives us light by day? = the Sun
check 5: Two questions.
  item: Which star is the nearest? = the Sun
  item: What does the Sun give besides light? = heat
value: The Sun shines for all.
  ask: Who shares the shade of one tree? = all who rest below it

written: 2026-11-16
second reading:
`

test('everything in a unit is read, with the line on which it stands', () => {
  const { unit, problems } = readUnit('science/3/sun', small)
  expect(problems).toEqual([])
  expect(unit).toMatchObject({
    title: 'The Sun',
    grades: [3, 4],
    names: ['the Sun', 'our star'],
    competencies: [
      { text: 'tell what the Sun gives', code: null },
      { text: 'name the nearest star', code: 'SC3-I-1' },
    ],
    classes: [{ members: ['Sun', 'Moon'], others: ['cloud', 'kite'] }],
    orders: [{ name: 'A day', steps: ['the Sun rises', 'it stands high', 'it sets'] }],
    misconceptions: [{ wrong: 'The Sun is a planet.', right: 'It makes its own light; planets do not.' }],
    secondReading: '',
  })
  expect(unit.ideas[0]?.facts[0]).toEqual({
    level: 'understand',
    before: 'Plants grow because the Sun gives ',
    answer: 'light',
    after: ' to their leaves.',
    ask: 'What does the Sun give to leaves, so that plants grow?',
    wrong: ['rain', 'soil', 'wind'],
    why: 'Leaves make food with light.',
    also: ['sunlight'],
    choicesOnly: true,
    line: 14,
  })
  expect(unit.situations[0]).toMatchObject({ level: 'apply', answer: 'heat of the Sun', line: 26 })
  expect(unit.days[0]).toMatchObject({
    title: 'What the Sun gives',
    materials: ['picture', 'crayons'],
    steps: [
      { name: 'hook', minutes: 5, text: 'Look at the window.', expected: '' },
      {
        name: 'we do',
        minutes: 12,
        text: 'Groups sort pictures.',
        given: ['Pictures: lamp, Sun, fire'],
        expected: 'light and heat',
      },
      { name: 'check', minutes: 5, text: 'Two questions.' },
    ],
    teaches: [1, 2],
    questions: [{ ask: 'What gives us light by day?', answer: 'the Sun' }],
    check: [
      { ask: 'Which star is the nearest?', answer: 'the Sun' },
      { ask: 'What does the Sun give besides light?', answer: 'heat' },
    ],
    value: 'The Sun shines for all.',
    valueQuestion: { ask: 'Who shares the shade of one tree?', answer: 'all who rest below it' },
  })
})

test.each([
  ['grades: 3-4', 'grades: 3-13', 4, '"3-13" is not a grade from 1 to 12 or a range of them'],
  ['language: en', 'language: ceb', 5, 'the language is en or fil, not "ceb"'],
  ['{light}', 'light', 14, 'a statement has one {slot}'],
  [
    'fact understand',
    'fact recall',
    14,
    'the level is one of remember, understand, apply, analyze, not "recall"',
  ],
  [' [body in the sky]', '', 13, 'a term reads "name = meaning [kind]"'],
  ['class: Bodies in the sky =', 'class: Bodies in the sky', 23, 'a class reads "name = member | member"'],
  ['day 1:', 'day 2:', 37, 'this is day 1'],
  ['teaches: 1, 2', 'teaches: 3', 38, 'the unit has the competencies 1 to 2'],
  ['day? = the Sun\n', 'day?\n', 45, 'a question of a day reads "question? = expected answer"'],
  ['  why: Heat', '  because: Heat', 31, '"because" is not a line of a unit here'],
  ['  not: rain | soil | wind', '  not:', 17, '"not" says nothing'],
  ['  not: rain | soil | wind', '  not: rain | soil | wind\n  not: snow', 18, '"not" stands twice'],
  ['written: 2026-11-16', 'written: today', 52, 'a date reads 2026-11-16, not "today"'],
])('%j changed to %j is told with its line', (right, wrong, line, message) => {
  expect(small).toContain(right)
  const { problems } = readUnit('science/3/sun', small.replace(right, wrong), 'sun.txt')
  expect(problems).toContainEqual({ file: 'sun.txt', line, message })
})

test('the answer of a day is all that stands behind the end of its question, equations included', () => {
  const { unit } = readUnit(
    'science/3/sun',
    small.replace(
      'ask: What gives us light by day? = the Sun',
      'ask: Ron writes 6 + 4 × 5 = 50. What is right? = he added first; 6 + 20 = 26',
    ),
  )
  expect(unit.days[0]?.questions).toEqual([
    { ask: 'Ron writes 6 + 4 × 5 = 50. What is right?', answer: 'he added first; 6 + 20 = 26' },
  ])
})

test('other names of a term are read below it, and behind its kind that it needs choices', () => {
  const named = small.replace(/^(term: star .*)$/m, '$1, choices only\n  also: sun | a star')
  const { unit, problems } = readUnit('science/3/sun', named)
  expect(problems).toEqual([])
  expect(unit.ideas[0]?.terms).toMatchObject([{ name: 'star', also: ['sun', 'a star'], choicesOnly: true }])
})

test('a term and a class may have questions of their own', () => {
  const asked = small
    .replace(/^(term: star .*)$/m, '$1\n  ask: What shines by itself in the night sky?')
    .replace(
      /^( {2}not: cloud .*)$/m,
      '$1\n  ask: Which is far above the air?\n  ask not: Which is in the air?',
    )
  const { unit, problems } = readUnit('science/3/sun', asked)
  expect(problems).toEqual([])
  expect(unit.ideas[0]?.terms).toMatchObject([{ ask: 'What shines by itself in the night sky?' }])
  expect(unit.classes).toMatchObject([{ ask: 'Which is far above the air?', askNot: 'Which is in the air?' }])
})
