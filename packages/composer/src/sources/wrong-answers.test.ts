import { chanceOf } from '@klasrum/skills/chance'
import { describe, expect, test } from 'vitest'
import type { Asking, Fact } from '../languages/language-rules.ts'
import { aFact, aListing, aTerm, knowing } from '../samples/sample-facts.ts'
import { lesson } from '../samples/sample-lessons.ts'
import { type Lesson, lessonOf } from '../understand/lesson.ts'
import type { Outline } from '../understand/outline.ts'
import { isKeyFarLonger, wrongAnswers } from './distractors.ts'

const outline = lesson('en', 'A Farm', [
  [
    'Tools',
    'The plow turns wet soil, while the rake levels dry sand. Vapor, also called steam, is water in the form of a gas. The people of Bogo and of Calan sell rice. The hoe digs deep holes in hard ground.',
  ],
  ['Animals', 'Words of animals.'],
])
const [tools, animals] = outline.topics as [Outline['topics'][number], Outline['topics'][number]]
const read = lessonOf(outline)

const asks = (of: Asking['of'], stem: string): Asking => ({
  of,
  stem,
  open: null,
  bloom: 'remember',
  worth: 1,
})
const wrongOf = (known: Lesson, fact: Fact, of: Asking['of'], stem = 'Which is it?', seed = 1) =>
  wrongAnswers(known, fact, chanceOf(seed))(asks(of, stem))

describe('another term is a wrong answer', () => {
  type Given = Parameters<typeof aFact>[3] & {
    stem?: string
    detail?: string
    heads?: Record<string, string>
  }
  /** Where the lesson names both side by side. */
  const beside = (
    term: string,
    other: string,
    { stem, detail = 'it stands here', heads = {}, ...given }: Given = {},
  ) => {
    const known = knowing(read, {
      listings: [aListing(tools, [term, other])],
      terms: Object.entries(heads).map(([text, head]) => aTerm(tools, text, { head })),
    })
    return wrongOf(known, aFact(tools, term, detail, { kind: 'blank', ...given }), 'term', stem)
  }

  test.each([
    ['plow', 'rake'],
    ['plows', 'rakes'],
    ['Bogo', 'Calan'],
    ['type 12', 'type 15'],
    ['igneous rock', 'metamorphic rock'],
  ])('beside "%s": "%s"', (term, other) => {
    expect(beside(term, other)).toEqual([other])
  })
  test.each([
    ['as long', 'plow', 'a very long kitchen ladle'],
    ['a word from its first sign', 'plow', '“rake”'],
    ['a number where there is one', 'plow', 'rake 2'],
    ['a word that says something', 'plow', 'very'],
    ['one where the key is one', 'plow', 'rakes'],
    ['a name where the key is one', 'Bogo', 'rake'],
    ['no name where the key is none', 'plow', 'Bogo'],
    ['not inside the key', 'steel plow', 'plow'],
    ['not around the key', 'plow', 'steel plow'],
    ['not around a key of small words', 'the other', 'the other hen'],
    ['not inside the key in other words', 'stone of gray ash', 'gray stone'],
    ['not around the key in other words', 'gray stone', 'gray old stone'],
    ['not the other name of the key', 'Vapor', 'Steam'],
    ['not what the key is another name of', 'Steam', 'Vapor'],
  ])('only if it is %s: beside "%s" not "%s"', (_, term, other) => {
    expect(beside(term, other)).toEqual([])
  })
  test('only if the question does not name it, in this or another form', () => {
    expect(beside('plow', 'rake', { stem: 'What is like a rake?' })).toEqual([])
    const stem = 'What is harrowed soil for?'
    expect(beside('plow', 'harrow', { stem })).toEqual([])
    expect(beside('steel plow', 'iron harrow', { stem })).toEqual(['iron harrow'])
  })
  test('only if it has the word of the key that the question names too', () => {
    const stem = 'What do we call interest on money that was lent?'
    expect(beside('simple interest', 'compound interest', { stem })).toEqual(['compound interest'])
    expect(beside('simple interest', 'compound discount', { stem })).toEqual([])
    expect(beside('simple interest', 'compound discount')).toEqual(['compound discount'])
  })
  test('only if it is not one of the kind that the key is', () => {
    expect(beside('animal', 'goat', { heads: { goat: 'animal' } })).toEqual([])
    expect(beside('animals', 'goats', { heads: { goats: 'farm animal' } })).toEqual([])
    expect(beside('animal', 'goat', { heads: { goat: 'plant' } })).toEqual(['goat'])
    expect(beside('pet animal', 'sheep', { heads: { sheep: 'animal' } })).toEqual(['sheep'])
  })
  test('only if the lesson does not say the same of it', () => {
    expect(beside('hoe', 'plow', { detail: 'turns wet soil' })).toEqual([])
    expect(beside('hoe', 'plow', { detail: 'turns dry sand' })).toEqual(['plow'])
  })
  test('even where the sentence that compares both says it of the two', () => {
    const detail = 'digs deep holes'
    const compared = (kind: Fact['kind']) => {
      const fact = aFact(tools, 'plow', detail, { kind: 'blank' })
      const text = 'The hoe digs deep holes in hard ground.'
      const known = knowing(read, {
        listings: [aListing(tools, ['plow', 'hoe'])],
        terms: [aTerm(tools, 'hoe')],
      })
      const told = { ...fact, kind, statement: { ...fact.statement, text } }
      return wrongOf(known, told, 'term')
    }
    expect(compared('comparison')).toEqual(['hoe'])
    expect(compared('blank')).toEqual([])
  })

  test('an entry beside the key may differ in number and kind, a word of another sort may not', () => {
    expect(beside('plow', 'rakes', { kind: 'entry', at: -1 })).toEqual(['rakes'])
    const far = knowing(read, { terms: [aTerm(tools, 'rakes')] })
    expect(wrongOf(far, aFact(tools, 'plow', 'it stands here', { kind: 'entry' }), 'term')).toEqual([])
  })
  test('people are taken for each other, whatever their names', () => {
    const people = knowing(read, {
      terms: [aTerm(tools, 'Lito', { type: 'person' }), aTerm(tools, 'Gen. Luna', { type: 'person' })],
    })
    const ana = (type: Fact['type']) => aFact(tools, 'mason', 'built the dam', { type })
    expect(wrongOf(people, ana('person'), 'term')).toHaveLength(2)
    expect(wrongOf(people, ana('thing'), 'term')).toEqual([])
  })
  test('it takes the capital of the key', () => {
    expect(beside('Plow', 'rake')).toEqual(['Rake'])
    expect(beside('plow', 'Rake')).toEqual(['rake'])
  })
})

describe('what is said of another thing is a wrong answer', () => {
  const said = (
    detail: string,
    other: string,
    {
      term = 'plow',
      of = 'rake',
      stem = 'What is it for?',
      given = {},
    }: { term?: string; of?: string; stem?: string; given?: Parameters<typeof aFact>[3] } = {},
  ) => {
    const fact = aFact(tools, term, detail, { kind: 'function', ...given })
    const facts = [fact, aFact(tools, of, other, { kind: 'function', ...given })]
    const terms = [term, of].map((text) => aTerm(tools, text, { head: text === 'Friday' ? '' : 'tool' }))
    return wrongOf(knowing(read, { facts, terms }), fact, 'detail', stem)
  }
  const turns = 'cuts weeds after rain'

  test('if it is of another thing, as long, and in other words', () => {
    expect(said(turns, 'lifts stones at night')).toEqual(['lifts stones at night'])
    expect(said(turns, 'lifts stones at night', { term: 'Plow' })).toEqual(['lifts stones at night'])
  })
  test.each([
    ['much longer', 'lifts big stones from the bank of the river into a waiting cart at night'],
    ['half in its words', 'cuts weeds at night'],
    ['on the thing itself', 'lifts a plow at night'],
    ['on another form of the thing', 'lifts plowed stones'],
  ])('not if it is %s: "%s"', (_, other) => {
    expect(said(turns, other)).toEqual([])
  })
  test('if less than half of its words are those of the key, and less than half of the words of the key are its', () => {
    expect(said('cuts red old hay', 'cuts big mountains')).toHaveLength(1)
    expect(said('cuts big mountains', 'cuts red old hay')).toHaveLength(1)
    expect(said('cuts red old hay', 'cuts mountains')).toEqual([])
    expect(said('cuts mountains', 'cuts red old hay')).toEqual([])
  })
  test('not if it is of the same thing by another name, or of what the key speaks of', () => {
    const other = 'lifts stones at night'
    expect(said(turns, other, { of: 'steel plow' })).toEqual([])
    expect(said(turns, other, { term: 'Vapor', of: 'Steam' })).toEqual([])
    expect(said('cuts weeds like a rake', other)).toEqual([])
    expect(said('cuts weeds like a rake', other, { of: 'shovel' })).toEqual([other])
  })
  test('not if half of it stands in the question, or the question names what only the key repeats', () => {
    const other = 'lifts stones at night'
    expect(said(turns, other, { stem: 'What moves stones in the night?' })).toEqual([])
    expect(said(turns, other, { stem: 'What moves stones?' })).toEqual([other])
    expect(said(turns, 'lifts stones', { stem: 'What moves stones?' })).toEqual([])
    expect(said(turns, 'lifts stones', { stem: 'What moves sand?' })).toEqual(['lifts stones'])
    expect(said(turns, other, { stem: 'What comes after the rain?' })).toEqual([])
  })
  test('not if the lesson says it of the thing as well', () => {
    expect(said('cuts weeds now', 'turns wet soil')).toEqual([])
    expect(said('cuts weeds now', 'levels dry sand')).toEqual(['levels dry sand'])
  })

  test('a definition is told from those of things of one kind, but cells stand as they are', () => {
    const tool = 'a tool that cuts weeds'
    const kinds = ['definition', 'naming', 'entry'] as const
    for (const kind of kinds) {
      expect(said(tool, 'a bird that lives at night', { given: { kind } }), kind).toEqual([])
      expect(said(tool, 'a tool for lifting stones', { given: { kind } }), kind).toHaveLength(1)
    }
    const cells = { given: { kind: 'entry', at: -1, paragraph: 4 } } as const
    expect(said(tool, 'a bird that lives at night', cells)).toHaveLength(1)
    const action = { given: { kind: 'action' } } as const
    expect(said(tool, 'a bird that lives at night', action)).toHaveLength(1)
    const atStart = { given: { kind: 'definition', at: 0 } } as const
    expect(said(tool, 'a bird that lives at night', atStart)).toEqual([])
  })
  test('a definition is not told from that of a thing of another sort, unless no thing is named', () => {
    const tool = 'a tool that cuts weeds'
    const other = 'a tool for lifting stones'
    expect(said(tool, other, { of: 'Friday', given: { kind: 'definition' } })).toEqual([])
    expect(said(tool, other, { of: 'Friday', given: { kind: 'definition', shape: 'clause' } })).toEqual([
      other,
    ])
  })
  test('a cell of signs alone is none', () => {
    const given = { kind: 'entry', at: -1, paragraph: 4 } as const
    expect(said('cut', '—', { given })).toEqual([])
    const cell = (term: string, detail: string) => aFact(tools, term, detail, given)
    const signs = [...'abcdefgh'].map((name) => cell(`tool ${name}`, '—'))
    const facts = [cell('plow', 'cut'), cell('hoe', 'dig'), cell('rake', 'comb'), ...signs]
    for (const seed of [1, 2, 3, 4])
      expect(
        wrongOf(knowing(read, { facts }), facts[0] as Fact, 'detail', 'What is it for?', seed).toSorted(),
      ).toEqual(['comb', 'dig'])
  })
  test('of the same fact both ways are found: its term and what is said of it', () => {
    const facts = [
      aFact(tools, 'plow', turns, { kind: 'blank' }),
      aFact(tools, 'rake', 'lifts stones at night', { kind: 'blank' }),
    ] as const
    const known = knowing(read, { facts, listings: [aListing(tools, ['plow', 'rake'])] })
    expect(wrongOf(known, facts[0], 'term')).toEqual(['rake'])
    expect(wrongOf(known, facts[0], 'detail')).toEqual(['lifts stones at night'])
  })
})

test('wrong numbers and times are made out of the right one', () => {
  const number = aFact(tools, '12', 'months of a year', { type: 'number' })
  expect(wrongOf(knowing(read, {}), number, 'term')).toEqual(['13', '11', '14', '15'])
  const time = aFact(tools, '1990', 'was built', { type: 'time' })
  const times = wrongOf(knowing(read, { facts: [time] }), time, 'term')
  expect(times.toSorted()).toEqual(['1980', '1988', '1989', '1991', '1992', '2000'])
})

describe('of many wrong answers', () => {
  const listed = (key: string, others: string[], seed = 1) =>
    wrongOf(
      knowing(read, { listings: [aListing(tools, [key, ...others])] }),
      aFact(tools, key, 'it stands here', { kind: 'blank' }),
      'term',
      'Which is it?',
      seed,
    )
  const names = ['Bogo', 'Calan', 'Daet', 'Estan', 'Faron', 'Guian', 'Hagon']

  test('six are enough', () => {
    expect(listed('Ablan', names)).toHaveLength(6)
    expect(listed('Ablan', names.slice(0, 5))).toHaveLength(5)
  })
  test.each([1, 2, 3, 4])('none is inside another, nor the same again: %i', (seed) => {
    expect(listed('plow', ['rake', 'iron rake'], seed)).toHaveLength(1)
    expect(listed('plow', ['rake', 'Rake.'], seed)).toHaveLength(1)
    expect(listed('plow', ['rake', 'hoe'], seed)).toHaveLength(2)
  })

  const placed = (key: string, near: string[], far: string[], seed = 1) =>
    wrongOf(
      knowing(read, {
        terms: [...near.map((text) => aTerm(tools, text)), ...far.map((text) => aTerm(animals, text))],
      }),
      aFact(tools, key, 'it stands here'),
      'term',
      'Which is it?',
      seed,
    ).toSorted()

  test.each([1, 2, 3, 4])('three that are near are better than a fourth from elsewhere: %i', (seed) => {
    expect(placed('Ablan', ['Bogo', 'Calan', 'Daet'], ['Estan'], seed)).toEqual(['Bogo', 'Calan', 'Daet'])
    expect(placed('Ablan', ['Bogo', 'Calan'], ['Daet', 'Estan'], seed)).toEqual([
      'Bogo',
      'Calan',
      'Daet',
      'Estan',
    ])
  })
  test.each([1, 2, 3, 4])('but not where the key is known by its length among them: %i', (seed) => {
    const short = ['Bogon', 'Calan', 'Daeta']
    expect(placed('Ablanlan', short, ['Estanalana'], seed)).toEqual(short)
    expect(placed('Ablanlanay', short, ['Estanalana'], seed)).toEqual([...short, 'Estanalana'])
  })
  test('what is said is near when what it is said of is', () => {
    const said = (of: string, topic: typeof tools, detail: string) =>
      aFact(topic, of, detail, { kind: 'function' })
    const fact = said('plow', tools, 'cuts weeds after rain')
    const facts = [
      fact,
      said('rake', tools, 'lifts stones at night'),
      said('hoe', tools, 'digs holes for posts'),
      said('sickle', tools, 'brings home some hay'),
      said('goat', animals, 'gives white warm milk'),
    ]
    const terms = [aTerm(tools, 'rake'), aTerm(tools, 'hoe'), aTerm(tools, 'sickle'), aTerm(animals, 'goat')]
    expect(wrongOf(knowing(read, { facts, terms }), fact, 'detail')).toHaveLength(3)
    expect(wrongOf(knowing(read, { facts, terms: terms.slice(0, 2) }), fact, 'detail')).toHaveLength(4)
  })
  test('they are found once for all forms of a question', () => {
    const known = knowing(read, { listings: [aListing(tools, ['plow', 'rake'])] })
    const wrong = wrongAnswers(known, aFact(tools, 'plow', 'it stands here', { kind: 'blank' }), chanceOf(1))
    const found = wrong(asks('term', 'Which is it?'))
    expect(found).toEqual(['rake'])
    expect(wrong(asks('term', 'Which of these is it?'))).toBe(found)
  })
})

test.each([
  [[16, 10, 9], true],
  [[15, 10, 9], false],
  [[10, 6, 6], false],
  [[11, 6, 6], true],
  [[20, 6, 14], false],
  [[9, 2, 4], true],
])('of %j letters the key is found without reading: %s', (letters, isFar) => {
  const options = letters.map((count) => 'x'.repeat(count))
  expect(isKeyFarLonger(options, 0)).toBe(isFar)
  expect(isKeyFarLonger(options.toReversed(), letters.length - 1)).toBe(isFar)
})
