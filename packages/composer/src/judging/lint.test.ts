import type { Item } from '@klasrum/contract/material'
import { expect, test } from 'vitest'
import { anItem } from '../samples/sample-items.ts'
import { bayan, plants } from '../samples/sample-lessons.ts'
import { lessonOf } from '../understand/lesson.ts'
import { type ItemRule, lintItem, passes } from './lint.ts'

const read = lessonOf(plants)
const quote = 'Chlorophyll is the green pigment that absorbs sunlight.'

const choice = (changed: Partial<Extract<Item, { form: 'multiple_choice' }>>): Item => ({
  id: 'q1',
  bloom: 'remember',
  difficulty: 'easiest',
  language: 'en',
  topic: 'Photosynthesis',
  points: 1,
  source: { file: 'lesson.docx', page: 1, paragraph: 1, quote },
  author: 'built-in',
  form: 'multiple_choice',
  stem: 'What do we call the green pigment that absorbs sunlight?',
  options: ['Pollination', 'Chlorophyll', 'Germination', 'Glucose'],
  answer: 1,
  ...changed,
})

test('a sound item breaks no rule', () => {
  expect(lintItem(choice({}), read)).toEqual([])
})

test.each<[ItemRule, Parameters<typeof choice>[0]]>([
  ['wrong_key', { answer: 4 }],
  ['wrong_key', { options: ['Glucose', 'Chlorophyll', 'glucose', 'Germination'] }],
  ['key_longest', { options: ['Root', 'Chlorophyll', 'Stem', 'Leaf'] }],
  ['two_right_answers', { options: ['Green chlorophyll', 'Chlorophyll', 'Pollination', 'Glucose'] }],
  [
    'two_right_answers',
    {
      stem: 'Which of the following is a process?',
      options: ['Germination', 'Photosynthesis', 'Chlorophyll'],
      source: {
        file: 'lesson.docx',
        page: 1,
        paragraph: 1,
        quote: 'Photosynthesis is the process by which green plants make their own food.',
      },
    },
  ],
  ['silly_distractor', { options: ['Bubblegum', 'Chlorophyll', 'Pollination', 'Glucose'] }],
  ['silly_distractor', { options: ['1898', 'Chlorophyll', 'Pollination', 'Glucose'] }],
  ['unclear_alone', { stem: 'What do we call it?' }],
  ['unclear_alone', { stem: 'What does this process need to absorb sunlight?' }],
  ['trivial_blank', { options: ['Pollination', 'Figure 3', 'Germination', 'Glucose'] }],
  [
    'grammar_cue',
    { stem: 'The pigment that absorbs sunlight is an ____', options: ['Pollen', 'Chlorophyll', 'Anther'] },
  ],
  ['grammar_cue', { options: ['pollination', 'Chlorophyll', 'germination', 'glucose'] }],
  ['grammar_cue', { options: ['Stamens', 'Chlorophyll', 'Stomata', 'Glucose'] }],
  [
    'quote_not_found',
    { source: { file: 'lesson.docx', page: 1, paragraph: 1, quote: 'Chlorophyll is green.' } },
  ],
  ['quote_not_found', { source: { file: 'lesson.docx', page: 1, paragraph: 2, quote } }],
  ['key_not_in_quote', { answer: 0 }],
  ['debris', { stem: 'Wh a t d o w e call the green pigment that abs�orbs sunlight?' }],
  ['all_of_these', { options: ['Pollination', 'Chlorophyll', 'Glucose', 'All of the above'] }],
  ['double_negative', { stem: 'Which pigment is not the one that does not absorb sunlight?' }],
  ['absolute_word', { stem: 'What do we call the green pigment that always absorbs sunlight?' }],
  ['wrong_language', { stem: 'Ano ang tawag sa luntiang kulay na sumisipsip ng liwanag ng araw?' }],
  ['wrong_language', { language: 'fil' }],
  [
    'reading_level',
    {
      stem: `What do we call the green pigment that absorbs sunlight ${'and gives it to the cells of the plant '.repeat(5)}?`,
    },
  ],
])('%s is found: %o', (rule, flaw) => {
  expect(lintItem(choice(flaw), read)).toContain(rule)
})

test('a problem whose working does not lead to its answer is refused', () => {
  const { options: _, answer: __, ...rest } = choice({}) as Extract<Item, { form: 'multiple_choice' }>
  const problem = (solution: string[]): Item => ({
    ...rest,
    form: 'problem',
    stem: 'What is 6 × 7?',
    answer: '42',
    solution,
  })
  expect(lintItem(problem(['6 × 7 = 42']), read)).not.toContain('key_not_computed')
  expect(lintItem(problem(['6 × 7']), read)).toContain('key_not_computed')
})

test('a key that is not a whole answer, premise or order is refused in every form', () => {
  const { options: _, answer: __, ...rest } = choice({}) as Extract<Item, { form: 'multiple_choice' }>
  const items: Item[] = [
    { ...rest, form: 'modified_true_false', stem: quote, marked: 'Glucose', answer: true, correction: null },
    {
      ...rest,
      form: 'identification',
      stem: 'What is chlorophyll?',
      answer: 'chlorophyll',
      also_accepted: [],
    },
    {
      ...rest,
      form: 'matching',
      stem: 'Match.',
      premises: ['a', 'b', 'c'],
      answers: ['d', 'e', 'f', 'g'],
      key: [0, 0, 1],
    },
    { ...rest, form: 'enumeration', stem: 'Name the parts of a flower.', answers: ['petals', 'petals'] },
    { ...rest, form: 'sequencing', stem: 'Arrange.', steps: ['a', 'b', 'c'], order: [1, 2, 3] },
  ]
  for (const item of items) expect(lintItem(item, read), item.form).toContain('wrong_key')
})

test('Filipino items are held to the rules of Filipino', () => {
  const lesson = lessonOf(bayan)
  const item = (stem: string): Item => ({
    ...(choice({}) as Extract<Item, { form: 'multiple_choice' }>),
    language: 'fil',
    stem,
    options: ['barangay', 'bayanihan', 'ordinansa'],
    answer: 0,
    source: {
      file: 'lesson.docx',
      page: 1,
      paragraph: 1,
      quote: 'Ang barangay ay ang pinakamaliit na yunit ng pamahalaan sa Pilipinas.',
    },
  })
  expect(
    lintItem(item('Ano ang tawag sa pinakamaliit na yunit ng pamahalaan sa Pilipinas?'), lesson),
  ).toEqual([])
  expect(lintItem(item('Ito ang pinakamaliit na yunit ng pamahalaan sa Pilipinas?'), lesson)).toContain(
    'unclear_alone',
  )
  expect(lintItem(item('Hindi ba hindi malaki ang yunit ng pamahalaan?'), lesson)).toContain(
    'double_negative',
  )
  expect(lintItem(item('What do we call the smallest unit of the government?'), lesson)).toContain(
    'wrong_language',
  )
})

test('a lesson in two languages may be asked about in both', () => {
  const both = lessonOf({ ...plants, topics: [...plants.topics, ...bayan.topics] })
  expect(lintItem(anItem('identification'), both)).not.toContain('wrong_language')
  const asked = anItem('identification', { language: 'fil', stem: 'Ano ang tawag sa pinuno ng barangay?' })
  expect(lintItem(asked, both)).not.toContain('wrong_language')
  expect(lintItem(asked, read)).toContain('wrong_language')
})

const broken = (item: Item) => lintItem(item, read)

test.each<[ItemRule, Item]>([
  ['key_longest', anItem('identification', { answer: 'a very long answer that stands alone' })],
  ['unclear_alone', anItem('matching')],
  ['unclear_alone', anItem('multiple_choice', { stem: 'What is chlorophyll?' })],
  ['unclear_alone', anItem('sequencing', { stem: 'Arrange the steps of this process.' })],
  ['trivial_blank', anItem('identification', { answer: 'water table' })],
  ['trivial_blank', anItem('identification', { answer: 'of the in it' })],
  ['trivial_blank', anItem('identification', { answer: 'One' })],
  ['trivial_blank', anItem('identification', { answer: 'Before' })],
  ['tells_answer', anItem('identification')],
  ['unclear_alone', anItem('problem', { stem: '6 × 7 = ?' })],
  ['unclear_alone', anItem('sequencing', { stem: 'Arrange these.' })],
  ['unclear_alone', anItem('essay', { stem: 'Explain this process in your own words.' })],
  ['trivial_blank', anItem('problem', { answer: 'of' })],
  ['trivial_blank', anItem('enumeration', { answers: ['of', 'the'], points: 2 })],
  ['trivial_blank', anItem('identification', { answer: '1898' })],
  ['trivial_blank', anItem('identification', { answer: 'three' })],
  // A word that only begins like one that points to a place in the file.
  ['trivial_blank', anItem('identification', { answer: 'figurative language' })],
  ['grammar_cue', choice({ stem: 'A leaf needs a ____', options: ['Root', 'Chlorophyll', 'Stem'] })],
  ['grammar_cue', choice({ options: ['Stamens', 'Roots', 'Petals', 'Stems'] })],
  ['grammar_cue', choice({ stem: 'What do we call the green pigment of an anther?' })],
  ['grammar_cue', choice({ stem: 'What do we call the pigment of plan a_?' })],
  ['grammar_cue', choice({ options: ['three pots', '1 pot', 'four pots', 'two pots'] })],
  [
    'grammar_cue',
    choice({ options: ['The stamens of very tall flowers', 'Chlorophyll', 'Glucose', 'Germination'] }),
  ],
  ['quote_not_found', choice({ source: null })],
  ['debris', anItem('problem', { stem: '6 × 7 + 8 = ?' })],
  ['debris', anItem('multiple_choice')],
  ['double_negative', choice({ options: ['Not glucose', 'Chlorophyll', 'Pollination', 'Germination'] })],
  ['double_negative', choice({ stem: 'Which pigment does not absorb sunlight?' })],
  ['absolute_word', anItem('essay', { stem: 'Explain why plants always need light.' })],
  ['absolute_word', anItem('problem', { stem: 'Every day 6 boys always eat 7 figs. How many is that?' })],
  ['wrong_language', choice({ stem: 'Ano ang nasa dahon?' })],
])('%s is no fault of a sound item: %o', (rule, item) => {
  expect(broken(item)).not.toContain(rule)
})

test.each<[ItemRule, Item]>([
  [
    'unclear_alone',
    anItem('matching', { premises: ['This process makes food', 'carries water', 'absorbs'] }),
  ],
  ['unclear_alone', anItem('true_false', { stem: 'It grows.' })],
  ['unclear_alone', anItem('true_false', { stem: 'There are leaves.' })],
  ['trivial_blank', anItem('identification', { answer: 'of the it' })],
  ['trivial_blank', anItem('identification', { answer: 'Fig. 2' })],
  ['tells_answer', anItem('identification', { stem: 'Which stomatal part lets gases in?' })],
  ['wrong_language', choice({ stem: 'Ano ang nasa loob nito?' })],
  ['wrong_language', choice({ language: 'fil', stem: 'Chlorophyll ng dahon' })],
  ['debris', choice({ stem: 'What do we call the (green pigment that absorbs sunlight?' })],
  ['trivial_blank', anItem('identification', { answer: 'the' })],
  ['trivial_blank', anItem('identification', { answer: 'Table 2' })],
  ['trivial_blank', anItem('identification', { answer: 'larawan 4' })],
  ['grammar_cue', choice({ stem: 'A leaf needs an ____', options: ['Anther', 'Chlorophyll', 'Ovary'] })],
  ['grammar_cue', choice({ stem: 'A leaf needs a:', options: ['Root', 'Ovary', 'Stem'] })],
  ['grammar_cue', choice({ stem: 'A leaf needs a ____', options: ['Anther', 'Ovary', 'Ember'] })],
  ['grammar_cue', choice({ stem: 'A leaf needs a', options: ['Anther', 'Ovary', 'Ember'] })],
  [
    'grammar_cue',
    choice({ options: ['Chlorophyll', 'Stamens of tall flowers', 'Glucose', 'Germination'], answer: 0 }),
  ],
  ['grammar_cue', anItem('identification', { language: 'fil', stem: 'Ang ____ng dahon ay luntian.' })],
  ['debris', choice({ options: ['Pollination', 'Chlorophyll', 'Glu\uFFFDcose', 'Germination'] })],
  ['all_of_these', choice({ stem: 'Which is green: none of the above?' })],
  [
    'double_negative',
    choice({
      stem: 'Which pigment does not absorb sunlight?',
      options: ['Not glucose', 'Chlorophyll', 'Pollination', 'Germination'],
    }),
  ],
  ['absolute_word', choice({ options: ['Always pollen', 'Chlorophyll', 'Germination', 'Glucose'] })],
  [
    'reading_level',
    choice({
      stem: 'Notwithstanding photosynthetic characteristics, identify corresponding microstructures.',
    }),
  ],
])('%s is found in other forms too: %o', (rule, item) => {
  expect(broken(item)).toContain(rule)
})

test('forty words can be read, forty-one are too many; short words are easy, however few', () => {
  const of = (count: number) => choice({ stem: `${'leaf '.repeat(count).trim()}?` })
  expect(broken(of(40))).not.toContain('reading_level')
  expect(broken(of(41))).toContain('reading_level')
  expect(broken(choice({ stem: 'Identify photosynthetic microstructures.' }))).not.toContain('reading_level')
  const eight = choice({ stem: 'Describe sunlight, rainfall, moonbeam, seawater, mountain' })
  expect(broken(eight)).not.toContain('reading_level')
  expect(broken({ ...eight, stem: `${eight.stem}s` })).toContain('reading_level')
})

test('a question of the file itself is shown as it stands, and a hard word alone refuses none', () => {
  expect(broken(choice({ answer: 4, origin: 'exercise' }))).toEqual([])
  expect(passes(choice({}), read)).toBe(true)
  expect(passes(choice({ answer: 4 }), read)).toBe(false)
  const hard = choice({
    stem: `What do we call the green pigment that absorbs sunlight ${'in a leaf '.repeat(12)}?`,
  })
  expect([broken(hard), passes(hard, read)]).toEqual([['reading_level'], true])
})
