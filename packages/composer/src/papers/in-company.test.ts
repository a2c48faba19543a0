import { blankHeading, type Item } from '@klasrum/contract/material'
import { isForBox, wordBoxOf } from '@klasrum/contract/word-box'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { chanceOf } from '@klasrum/skills/chance'
import { materialIn } from '@klasrum/testkit/materials'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { anItem, namedItem } from '../samples/sample-items.ts'
import { lesson } from '../samples/sample-lessons.ts'
import type { Candidate } from '../sources/candidate.ts'
import { documentOfUnit } from '../sources/units/unit-document.ts'
import { fillablePaperOf, unlimited } from './choose.ts'
import { inCompany } from './in-company.ts'
import { placeItem } from './place-item.ts'
import { versionB } from './version-b.ts'

const { topics } = lesson('en', 'A Lesson', [['One', 'Words of one.']])
const candidatesOf = (...items: Item[]): Candidate[] => items.map((item, at) => ({ item, worth: 1 - at / 2 }))

const written = (candidates: readonly Candidate[], count: number): Item[] =>
  inCompany(candidates, (from) => {
    const paper = fillablePaperOf({
      candidates: from,
      topics,
      avoid: [],
      shares: unlimited,
      total: count,
      chance: chanceOf(1),
    })
    const filled = paper.fill(count, () => true)
    return { items: paper.items(), missing: count - filled }
  }).items

const truth = anItem('true_false', { topic: 'One', stem: 'A quiet lake reflects snow.' })
const lone = namedItem(0, { wrong: ['birchkeeper'] })
const asChoice = anItem('multiple_choice', {
  ...{ id: 'choice', topic: 'One', stem: lone.stem, source: lone.source },
  options: [lone.answer, 'birchkeeper', 'cedarkeeper', 'dunekeeper'],
  answer: 0,
})

test('a question that would be the only one to be answered with a word is asked with choices', () => {
  expect(written(candidatesOf(lone, truth, asChoice), 2)).toEqual([asChoice, truth])
  const harder = { ...asChoice, difficulty: 'moderate' as const }
  expect(written(candidatesOf(lone, truth, harder), 2)).not.toContain(lone)
})

test('without choices it gives its place to others, and stays where the lesson has no others', () => {
  const enumerated = anItem('enumeration', { topic: 'One', answers: ['petals', 'sepals'], points: 2 })
  const other = written(candidatesOf(lone, truth, enumerated), 3)
  expect(other.map(({ form }) => form).sort()).toEqual(['enumeration', 'true_false'])
  expect(written(candidatesOf(lone, truth), 2)).toContain(lone)
})

test('two of them stay, and so does a single one that the file itself asks', () => {
  const both = [lone, namedItem(1)]
  expect(written(candidatesOf(...both, asChoice), 2)).toEqual(both)
  const own = { ...lone, origin: 'exercise' as const }
  expect(written(candidatesOf(own, truth, asChoice), 2)).toContain(own)
})

test('of two questions that one word answers only one stands on a paper', () => {
  const ruling = namedItem(0, { answer: 'ruling' })
  const verdict = namedItem(1, { answer: 'verdict', also_accepted: ['Ruling'] })
  const third = namedItem(2)
  expect(written(candidatesOf(ruling, verdict, third), 3)).toEqual([ruling, third])
})

test('numbers stand behind the words of a box, in both versions and when they are added', () => {
  const words = [namedItem(0), namedItem(1)]
  const year = namedItem(2, { answer: '1896' })
  const mixed = [words[0], year, words[1]].flatMap((item) => item ?? [])
  expect(versionB(mixed, chanceOf(3)).order.at(-1)).toBe(year.id)
  const material = materialIn('en', { sessions: 1 })
  const quizzes = [{ session: 1, title: 'One', items: [...words.slice(0, 1), year] }]
  const placed = placeItem({ ...material, quizzes }, { document: 'session-1', item: namedItem(1) })
  expect(placed.quizzes[0]?.items.map(({ id }) => id)).toEqual(['item 0', 'item 1', 'item 2'])
})

test('papers of a topic have a box over all items that are answered with a word', async () => {
  const unit = unitOf('araling-panlipunan/9/inflation-and-price-levels')
  if (!unit) throw new Error('There is no such unit.')
  const settings = {
    ...{ sessions: 2, quiz_items: 10, plan_format: 'ilaw' as const, slideshow: null, seed: 1 },
    exam: { easiest: 20, easy: 10, moderate: 8, hard: 2 },
    heading: blankHeading,
  }
  const made = await compose([documentOfUnit(unit)], settings, { knowledge: { entries: allEntries, unitOf } })
  const papers = [...made.quizzes.map(({ items }) => items), made.exam?.items ?? []]
  for (const items of nonEmpty(papers)) {
    const asked = items.filter(isForBox)
    expect(asked.length).not.toBe(1)
    const box = wordBoxOf(items)
    if (asked.length > 0)
      expect(box?.words.length).toBeGreaterThan(new Set(asked.map(({ answer }) => answer)).size)
  }
  expect(papers.flatMap((items) => items.filter(isForBox)).length).toBeGreaterThan(4)
})
