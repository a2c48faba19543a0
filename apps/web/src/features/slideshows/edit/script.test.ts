import { expect, test } from 'vitest'
import {
  changedScenes,
  draftsOf,
  isChanged,
  moved,
  newDraft,
  type SceneDraft,
  sentOf,
  silentIn,
  spokenAnew,
} from './script.ts'

const scene = (id: string, narration: string, recorded = false) => ({
  ...newDraft(id),
  id,
  points: ['One'],
  narration,
  recorded,
})
const kept = [scene('a', 'First.'), scene('b', 'Second.'), scene('c', 'Third.', true)]
const change = (drafts: readonly SceneDraft[], key: string, part: Partial<SceneDraft>) =>
  drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft))

test('a script that was only looked at is not changed, nor by blanks', () => {
  const drafts = draftsOf(kept)
  expect(isChanged(drafts, kept)).toBe(false)
  expect(isChanged(change(drafts, 'a', { points: ['One', ' '], narration: 'First. ' }), kept)).toBe(false)
  expect(isChanged(change(drafts, 'a', { heading: 'Winds' }), kept)).toBe(true)
  expect(isChanged(moved(drafts, 0, 1), kept)).toBe(true)
})

test('only other words are spoken anew: not another order, nor a scene in the own voice', () => {
  const drafts = moved(draftsOf(kept), 0, 1)
  expect(spokenAnew(drafts, kept)).toBe(0)
  expect(spokenAnew(change(drafts, 'b', { narration: 'Other.' }), kept)).toBe(1)
  expect(spokenAnew(change(drafts, 'c', { narration: 'Other.' }), kept)).toBe(0)
  expect(spokenAnew([...drafts, newDraft('new')], kept)).toBe(1)
})

test('scenes that were changed, added or deleted are counted, another order is not', () => {
  const drafts = moved(draftsOf(kept), 0, 1)
  expect(changedScenes(drafts, kept)).toBe(0)
  expect(changedScenes(change(drafts, 'a', { heading: 'Winds' }), kept)).toBe(1)
  expect(changedScenes([...drafts.slice(1), newDraft('new')], kept)).toBe(2)
})

test('what was left empty is not sent', () => {
  const draft = {
    ...newDraft('new'),
    heading: ' Winds ',
    points: ['', ' Calm '],
    rows: [
      ['', ' '],
      ['a', ''],
    ],
  }
  expect(sentOf(draft)).toMatchObject({ id: null, heading: 'Winds', points: ['Calm'], rows: [['a', '']] })
})

test('the ends of the script stay its ends', () => {
  const keys = (drafts: readonly SceneDraft[]) => drafts.map(({ key }) => key).join('')
  const drafts = draftsOf(kept)
  expect([keys(moved(drafts, 0, -1)), keys(moved(drafts, 2, 1)), keys(moved(drafts, 2, -1))]).toEqual([
    'abc',
    'abc',
    'acb',
  ])
})

test('a scene without words is found', () => {
  expect(silentIn(draftsOf(kept))).toBeUndefined()
  expect(silentIn([...draftsOf(kept), newDraft('new')])?.key).toBe('new')
})
