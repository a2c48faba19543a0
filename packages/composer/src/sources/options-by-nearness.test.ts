import { chanceOf } from '@klasrum/skills/chance'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../languages/language-rules.ts'
import { aFact, aListing, aTerm, knowing } from '../samples/sample-facts.ts'
import { lesson } from '../samples/sample-lessons.ts'
import { lessonOf } from '../understand/lesson.ts'
import type { Outline } from '../understand/outline.ts'
import { detailOptions, fittingTermOptions, timeOptions } from './options.ts'

const outline = lesson('en', 'A Farm', [
  ['Tools', 'Words of tools.'],
  ['Animals', 'Words of animals.'],
])
const [tools, animals] = outline.topics as [Outline['topics'][number], Outline['topics'][number]]
const read = lessonOf(outline)
const seeds = [1, 2, 3, 4]

describe('other terms for a choice', () => {
  const terms = [
    aTerm(animals, 'goat', { head: 'tool' }),
    aTerm(tools, 'barn'),
    aTerm(animals, 'stable'),
    aTerm(animals, 'pasture', { defined: false }),
    aTerm(tools, 'Ana', { type: 'person', count: 1 }),
  ]
  const known = knowing(read, { listings: [aListing(tools, ['plow', 'rake', 'sickle'])], terms })
  const offered = (given: Partial<Fact>, seed: number) =>
    fittingTermOptions(known, aFact(tools, 'plow', 'what turns the soil', given), chanceOf(seed))
  const texts = (given: Partial<Fact>, seed = 1) => [...new Set(offered(given, seed).map(({ text }) => text))]

  test.each(seeds)(
    'are of the same list, then of the kind, the topic, the lesson, and those of weight: %i',
    (seed) => {
      const found = texts({ head: 'tool' }, seed)
      expect(found.slice(0, 2).toSorted()).toEqual(['rake', 'sickle'])
      expect(found.slice(2, 4)).toEqual(['goat', 'barn'])
      expect(found.slice(4)).toEqual(['stable', 'pasture'])
      expect(new Set(offered({ head: 'tool' }, seed).map(({ subject }) => subject))).toEqual(new Set(['']))
    },
  )
  test('of a cell of a table, and of a word left out, are only those of its list', () => {
    const listed = ['rake', 'sickle']
    expect(texts({ kind: 'entry', at: -1 }).toSorted()).toEqual(listed)
    expect(texts({ kind: 'blank' }).toSorted()).toEqual(listed)
    expect(texts({ kind: 'entry', at: 0 })).toContain('barn')
    expect(texts({ kind: 'definition', at: -1 })).toContain('barn')
  })
  test('of a person are the people whom the lesson names again and again', () => {
    const people = knowing(read, {
      listings: [aListing(tools, ['Ben', 'Rosa'])],
      terms: [
        aTerm(tools, 'Lito', { type: 'person' }),
        aTerm(tools, 'Ana', { type: 'person', count: 1 }),
        aTerm(tools, 'rake'),
      ],
    })
    const ben = aFact(tools, 'Ben', 'the one who plows', { type: 'person' })
    expect(fittingTermOptions(people, ben, chanceOf(1)).map(({ text }) => text)).toEqual(['Lito'])
  })
  test.each(seeds)('of a deed are deeds before things, and of a thing things before deeds: %i', (seed) => {
    const things = ['goat', 'barn', 'rake', 'hay']
    const deeds = ['mowing', 'sowing', 'milking', 'weeding']
    const both = knowing(read, {
      terms: [
        ...things.map((text) => aTerm(animals, text, { head: 'thing' })),
        ...deeds.map((text) => aTerm(animals, text, { head: 'deed work' })),
      ],
    })
    const found = (head: string) =>
      fittingTermOptions(both, aFact(tools, 'plow', 'what turns the soil', { head }), chanceOf(seed)).map(
        ({ text }) => text,
      )
    expect(found('').slice(0, 4).toSorted()).toEqual(things.toSorted())
    expect(found('').slice(4).toSorted()).toEqual(deeds.toSorted())
    expect(found('deed turn').slice(0, 4).toSorted()).toEqual(deeds.toSorted())
    expect(found('deed turn').slice(4).toSorted()).toEqual(things.toSorted())
  })
})

describe('what is said of other things, for a choice', () => {
  const optionsOf = (fact: Fact, others: readonly Fact[], seed = 1) =>
    detailOptions(knowing(read, { facts: [fact, ...others] }), fact, chanceOf(seed))
  const texts = (fact: Fact, others: readonly Fact[], seed = 1) =>
    optionsOf(fact, others, seed).map(({ text }) => text)
  const plow = (given: Parameters<typeof aFact>[3] = {}) =>
    aFact(tools, 'plow', 'what turns the soil', { head: 'tool', ...given })

  test('has the same shape, is of another sentence, and names what it is said of', () => {
    const fact = plow()
    const others = [
      aFact(tools, 'rake', 'what levels the soil'),
      aFact(tools, 'hoe', 'because it is sharp', { shape: 'reason' }),
      { ...aFact(tools, 'share', 'a blade of the plow'), statement: fact.statement },
    ]
    expect(optionsOf(fact, others)).toMatchObject([{ text: 'what levels the soil', subject: 'rake' }])
  })
  test.each(seeds)('is of the same kind first, then of the same topic, then from elsewhere: %i', (seed) => {
    const others = [
      aFact(animals, 'goat', 'far away one'),
      aFact(animals, 'cow', 'far away two', { head: 'animal' }),
      aFact(tools, 'mowing', 'near deed', { head: 'deed work' }),
      aFact(tools, 'barn', 'near one'),
      aFact(tools, 'shed', 'near two', { head: 'house' }),
      aFact(animals, 'yoke', 'same kind one', { head: 'tool' }),
      aFact(tools, 'rake', 'same kind two', { head: 'tool' }),
    ]
    const found = texts(plow(), others, seed)
    expect(found.slice(0, 2).toSorted()).toEqual(['same kind one', 'same kind two'])
    expect(found.slice(2, 4).toSorted()).toEqual(['near one', 'near two'])
    expect(found.slice(4).toSorted()).toEqual(['far away one', 'far away two', 'near deed'])
  })
  test.each(seeds)('of what has no kind, others without one are no nearer: %i', (seed) => {
    const others = [
      aFact(animals, 'goat', 'far away one'),
      aFact(animals, 'cow', 'far away two'),
      aFact(tools, 'barn', 'near one', { head: 'house' }),
      aFact(tools, 'shed', 'near two', { head: 'house' }),
    ]
    const found = texts(plow({ head: '' }), others, seed)
    expect(found.slice(0, 2).toSorted()).toEqual(['near one', 'near two'])
    expect(found.slice(2).toSorted()).toEqual(['far away one', 'far away two'])
  })
  test('of a cell are the other cells of its table alone, of whatever they are said', () => {
    const cell = (term: string, detail: string, paragraph: number, file = 'lesson.docx') =>
      aFact(tools, term, detail, { kind: 'entry', at: -1, paragraph, file })
    const others = [
      cell('rake', 'in the same table', 4),
      cell('hoe', 'in another table', 5),
      cell('yoke', 'in another file', 4, 'other.docx'),
    ]
    expect(optionsOf(cell('plow', 'what turns the soil', 4), others)).toMatchObject([
      { text: 'in the same table', subject: '' },
    ])
  })
  test.each(['clause', 'result'])(
    'of a %s are those that lean on no word before them, and name no subject',
    (shape) => {
      const cause = (term: string, detail: string) => aFact(tools, term, detail, { kind: 'cause', shape })
      const others = [
        cause('Farmers rest', 'it grows hot at noon'),
        cause('Farmers sleep', 'the sun goes down at night'),
      ]
      expect(optionsOf(cause('The soil dries', 'rain stays away'), others)).toMatchObject([
        { text: 'the sun goes down at night', subject: '' },
      ])
      const named = (term: string, detail: string) => aFact(tools, term, detail)
      const asNames = [named('rest', 'what it grows into'), named('sleep', 'what comes at night')]
      expect(texts(named('soil', 'what dries'), asNames)).toHaveLength(2)
    },
  )
  test.each(['clause', 'result'])(
    'of a %s are from another topic only where they speak of the same',
    (shape) => {
      const cause = (topic: typeof tools, term: string, detail: string) =>
        aFact(topic, term, detail, { kind: 'cause', shape })
      const dry = cause(tools, 'The soil dries', 'rain stays away')
      const others = [
        cause(animals, 'Goats thirst', 'the rain comes late'),
        cause(animals, 'The soil is red', 'iron rusts'),
        cause(animals, 'Cows sleep', 'the night is cool'),
        cause(tools, 'Tools rust', 'water stands on steel'),
      ]
      expect(texts(dry, others).toSorted()).toEqual([
        'iron rusts',
        'the rain comes late',
        'water stands on steel',
      ])
      expect(texts(dry, others)[0]).toBe('water stands on steel')
    },
  )
})

describe('other times for a choice', () => {
  const time = (term: string, type: Fact['type'] = 'time') => aFact(tools, term, 'was built', { type })
  const timesFor = (term: string, others: readonly Fact[]) =>
    timeOptions(knowing(read, { facts: [time(term), ...others] }), time(term), chanceOf(1))
  test('are those of the lesson that are written alike, each once, then years near it', () => {
    const others = [time('May 1991'), time('May 1991'), time('1975'), time('noon'), time('Room 7', 'thing')]
    const [first, ...slips] = timesFor('June 1990', others)
    expect(first).toBe('May 1991')
    expect(slips.toSorted()).toEqual([
      'June 1980',
      'June 1988',
      'June 1989',
      'June 1991',
      'June 1992',
      'June 2000',
    ])
  })
  test('may have days of one digit or two, but are not a year for a decade, nor a word for it', () => {
    expect(timesFor('May 5, 1990', [time('June 15, 1991')])[0]).toBe('June 15, 1991')
    const decades = timesFor('1990s', [time('1975'), time('noon'), time('1880s')])
    expect(decades[0]).toBe('1880s')
    expect(decades).toHaveLength(7)
  })
  test('are only those of the lesson where it is no year', () => {
    expect(new Set(timesFor('noon', [time('midnight')]))).toEqual(new Set(['midnight', 'noon']))
  })
})
