import type { Item } from '@klasrum/contract/material'
import { describe, expect, test } from 'vitest'
import { anItem } from '../samples/sample-items.ts'
import { areCopies, clash, givesAway, isCloze, mostCloze, seen, shareAnswer } from './pairs.ts'

const at = (paragraph: number, quote = `Sentence ${paragraph}.`) => ({
  source: { file: 'lesson.docx', page: 1, paragraph, quote },
})
const named = (stem: string, answer: string, more: Partial<Extract<Item, { form: 'identification' }>> = {}) =>
  anItem('identification', { id: stem, stem, answer, ...at(stem.length), ...more })
const both = <T>(
  judge: (one: ReturnType<typeof seen>, other: ReturnType<typeof seen>) => T,
  one: Item,
  other: Item,
) => judge(seen(one), seen(other))

test('a sentence with a blank has two strokes or more, and two of three items may be such', () => {
  expect(isCloze(anItem('identification', { stem: 'The __ is green.' }))).toBe(true)
  expect(isCloze(anItem('identification', { stem: 'The _ is green.' }))).toBe(false)
  expect([0, 1, 3, 4, 10].map(mostCloze)).toEqual([0, 1, 2, 3, 7])
})

describe('two items that are one', () => {
  test('questions in nearly the same words are, others are not', () => {
    const first = named('Which gas do green plants take in from the air by day?', 'carbon dioxide')
    expect(both(areCopies, first, { ...first, id: 'again' })).toBe(true)
    expect(both(areCopies, first, named('Which sugar do they make in their leaves?', 'glucose'))).toBe(false)
  })
  test('two questions of units in the same words that carry meaning are, whatever their answers; those of a file may be two', () => {
    const asks = (stem: string, answer: string, origin: Item['origin']) => named(stem, answer, { origin })
    const vacuum = asks('Through which of these can sound not travel?', 'vacuum', 'curriculum')
    expect(
      both(areCopies, vacuum, asks('Through what can sound not travel?', 'empty space', 'covered')),
    ).toBe(true)
    expect(both(areCopies, vacuum, asks('Through what can light not travel?', 'wood', 'covered'))).toBe(false)
    const ofFile = { ...vacuum, origin: 'text' as const }
    expect(both(areCopies, ofFile, asks('Through what can sound not travel?', 'empty space', 'text'))).toBe(
      false,
    )
    const root = (of: number) =>
      asks(`What is the square root of ${of}?`, String(Math.sqrt(of)), 'curriculum')
    expect(both(areCopies, root(9), root(16))).toBe(false)
  })
  test('two questions of units are two when they have another form, other words, or other numbers', () => {
    const asks = (stem: string, answer: string) => named(stem, answer, { origin: 'curriculum' })
    const vacuum = asks('Through which of these can sound not travel?', 'vacuum')
    const said = anItem('true_false', { stem: 'Through it sound can travel.', origin: 'curriculum' })
    expect(both(areCopies, vacuum, said)).toBe(false)
    expect(both(areCopies, vacuum, asks('Through which of these can sound travel fast?', 'steel'))).toBe(
      false,
    )
    expect(
      both(
        areCopies,
        asks('What is light?', 'energy'),
        asks('How is that called by which there is light?', 'the sun'),
      ),
    ).toBe(false)
    const ratio = asks('What ratio is 3:4 in pots?', 'three to four')
    expect(both(areCopies, ratio, asks('In pots, what is the ratio 3:4?', 'small'))).toBe(true)
    expect(both(areCopies, ratio, asks('In pots, what is the ratio 4:3?', 'large'))).toBe(false)
  })
  test('of ten different runs of three words seven may come again', () => {
    const said = (end: string) =>
      anItem('true_false', { id: end, stem: `Warm wet air rises above the blue sea every ${end}.`, ...at(1) })
    expect(both(areCopies, said('day'), said('cold night'))).toBe(false)
    expect(both(areCopies, said('day'), said('night'))).toBe(true)
  })
  test('computed problems are only when their numbers are the same', () => {
    const sum = (stem: string) => anItem('problem', { stem })
    const text = 'Ana buys 3 mangoes at 12.50 pesos each. How much does she pay?'
    expect(both(areCopies, sum(text), sum(text))).toBe(true)
    expect(both(areCopies, sum(text), sum(text.replace('12.50', '12.75')))).toBe(false)
    expect(both(areCopies, sum('What is 3/4 of 8?'), sum('What is 3.4 of 8?'))).toBe(false)
    expect(both(areCopies, sum('Name a number.'), sum('Name a number.'))).toBe(true)
    expect(both(areCopies, sum('Write the numbers 3/4.'), sum('Write the numbers 3:4.'))).toBe(false)
    expect(both(areCopies, sum('How many are 3 and 4 pots?'), sum('What is 3 times 4?'))).toBe(false)
    const long = `${text} Ana pays with a bill of one hundred pesos and then gets some coins back from the vendor.`
    const changed = long.replace('12.50', '12.75')
    expect(both(areCopies, sum(long), sum(changed))).toBe(false)
    expect(both(areCopies, sum(long), anItem('problem', { stem: changed, origin: 'text' }))).toBe(true)
    expect(both(areCopies, anItem('problem', { stem: changed, origin: 'text' }), sum(long))).toBe(true)
    expect(both(areCopies, sum(text), anItem('problem', { stem: text, origin: 'text' }))).toBe(true)
  })
})

describe('an answer that is asked for twice', () => {
  const one = named('Which sugar is the fuel of plants?', 'Glucose')
  const other = named('What do leaves make out of light?', 'glucose')
  test('is found whatever its capitals, and only where it is the same', () => {
    expect(both(shareAnswer, one, other)).toBe(true)
    expect(both(shareAnswer, one, named('What absorbs light?', 'chlorophyll'))).toBe(false)
  })
  test('may come again in problems, essays and skills', () => {
    const sum = anItem('problem', { origin: 'text', answer: 'glucose' })
    expect(both(shareAnswer, one, sum)).toBe(false)
    expect(both(shareAnswer, sum, one)).toBe(false)
    expect(both(shareAnswer, one, { ...other, origin: 'skill' })).toBe(false)
  })
  test('may come again among the questions of the file, and among those of units, but not across', () => {
    const from = (origin: Item['origin']) =>
      [
        { ...one, origin },
        { ...other, origin },
      ] as const
    expect(both(shareAnswer, ...from('exercise'))).toBe(false)
    expect(both(shareAnswer, ...from('covered'))).toBe(false)
    expect(both(shareAnswer, ...from('curriculum'))).toBe(false)
    expect(both(shareAnswer, ...from('text'))).toBe(true)
    expect(both(shareAnswer, { ...one, origin: 'exercise' }, other)).toBe(true)
    expect(both(shareAnswer, one, { ...other, origin: 'exercise' })).toBe(true)
    expect(both(shareAnswer, { ...one, origin: 'covered' }, other)).toBe(true)
    expect(both(shareAnswer, { ...one, origin: 'covered' }, { ...other, origin: 'curriculum' })).toBe(false)
  })
})

describe('a question that tells the answer to another', () => {
  const asked = named('Which pigment absorbs the sunlight in a leaf?', 'chlorophyll')
  const telling = named(
    'Since chlorophyll is a pigment of the leaf that absorbs sunlight, what is its color?',
    'green',
  )
  test('does so when it speaks of the same and has the answer, and only in that direction', () => {
    expect(both(givesAway, telling, asked)).toBe(true)
    expect(both(givesAway, asked, telling)).toBe(false)
    expect(both(givesAway, named('Which shop in town sells chlorophyll?', 'none'), asked)).toBe(false)
    expect(both(givesAway, named('How do pigments absorb the sunlight in a leaf?', 'well'), asked)).toBe(
      false,
    )
  })
  test('does so when it speaks of half of what is asked, and not of less', () => {
    const tools = named('Which sharp tool cuts tall grass?', 'sickle')
    expect(both(givesAway, named('Is a sickle a sharp tool for grass?', 'yes'), tools)).toBe(true)
    expect(both(givesAway, named('Is a sickle a sharp thing?', 'yes'), tools)).toBe(false)
    const half = named('Which sharp tool cuts grass?', 'sickle')
    expect(both(givesAway, named('Is a sickle a sharp tool?', 'yes'), half)).toBe(true)
  })
  test('does so in a choice whose key is the first, as in any other', () => {
    const long = named('Which office collects taxes?', 'bureau of revenue')
    for (const answer of [0, 1])
      expect(
        both(
          givesAway,
          anItem('multiple_choice', {
            ...at(9),
            stem: 'Why was the bureau of revenue moved to Cebu?',
            answer,
          }),
          long,
        ),
      ).toBe(true)
  })
  test('does so with an answer of three words, whatever else it speaks of', () => {
    const long = named('Which office collects taxes?', 'bureau of revenue')
    const short = named('Which office collects taxes?', 'revenue bureau')
    const passing = (words: string) => named(`Why was the ${words} moved to Cebu?`, 'rent')
    expect(both(givesAway, passing('bureau of revenue'), long)).toBe(true)
    expect(both(givesAway, passing('revenue bureau'), short)).toBe(false)
  })
  test('a false statement tells nothing, unless it asks of the same', () => {
    const said = (answer: boolean) =>
      anItem('true_false', { ...at(9), stem: 'The bureau of revenue sells fish.', answer })
    const long = named('Which office collects taxes?', 'bureau of revenue')
    expect(both(givesAway, said(true), long)).toBe(true)
    expect(both(givesAway, said(false), long)).toBe(false)
    const mended = anItem('modified_true_false', {
      ...at(9),
      stem: 'The bureau of revenue sells fish.',
      marked: 'fish',
      answer: false,
      correction: 'stamps',
    })
    expect(both(givesAway, mended, long)).toBe(false)
    const alike = anItem('true_false', {
      ...at(9),
      stem: 'The office that collects taxes is the bureau of revenue.',
      answer: false,
    })
    expect(both(givesAway, alike, long)).toBe(true)
  })
  test('one sentence asked about twice always does, and only that one', () => {
    const first = named('What is light?', 'energy', at(4, 'Light is energy.'))
    const second = (where: ReturnType<typeof at>) => named('Who sells bread?', 'the baker', where)
    expect(both(givesAway, first, second(at(4, 'Light is energy.')))).toBe(true)
    expect(both(givesAway, first, second(at(5, 'Light is energy.')))).toBe(false)
    expect(both(givesAway, first, second(at(4, 'Light is warm.')))).toBe(false)
    const elsewhere = { source: { ...at(4, 'Light is energy.').source, file: 'other.docx' } }
    expect(both(givesAway, first, named('Who sells bread?', 'the baker', elsewhere))).toBe(false)
  })
  test('questions of the file itself, problems and essays are left as they are', () => {
    expect(both(givesAway, { ...telling, origin: 'exercise' }, { ...asked, origin: 'exercise' })).toBe(false)
    expect(both(givesAway, { ...telling, origin: 'exercise' }, asked)).toBe(true)
    expect(both(givesAway, { ...telling, origin: 'skill' }, asked)).toBe(false)
    expect(both(givesAway, telling, { ...asked, origin: 'skill' })).toBe(false)
    expect(both(givesAway, anItem('essay', { stem: telling.stem }), asked)).toBe(false)
  })
})

test('two items clash by any of these, whichever stands first', () => {
  const asked = named('Which pigment absorbs the sunlight in a leaf?', 'chlorophyll')
  const telling = named(
    'Since chlorophyll is a pigment of the leaf that absorbs sunlight, what is its color?',
    'green',
  )
  expect(both(clash, telling, asked)).toBe(true)
  expect(both(clash, asked, telling)).toBe(true)
  expect(both(clash, asked, named('What green thing is in grass?', 'chlorophyll'))).toBe(true)
  expect(both(clash, asked, named('Who sells bread in the market?', 'the baker'))).toBe(false)
  const sum = anItem('problem')
  expect(both(clash, sum, { ...sum, id: 'again' })).toBe(true)
})
