import { expect, test } from 'vitest'
import { divisionOf } from './division.ts'

test.each([
  ['Aralin 1', 'Aralin 1', null],
  ['Aralin 2. Paghahambing ng mga Bagay', 'Aralin 2', 'Paghahambing ng mga Bagay'],
  ['Lesson 2: Rocks of the River', 'Lesson 2', 'Rocks of the River'],
  ['LESSON 3 – Clouds', 'LESSON 3', 'Clouds'],
  ['Day 4', 'Day 4', null],
  ['Session No. 2: Measuring Rain', 'Session No. 2', 'Measuring Rain'],
  ['Chapter IV: The Harvest', 'Chapter IV', 'The Harvest'],
  ['Unang Araw', 'Unang Araw', null],
  ['Ikalawang Araw: Ang Pamilihan', 'Ikalawang Araw', 'Ang Pamilihan'],
  ['Ikaapat na Linggo', 'Ikaapat na Linggo', null],
])('"%s" opens %s', (heading, label, title) => {
  expect(divisionOf(heading)).toEqual({ label, title })
})

test.each([
  'Lessons from the Harvest',
  'Daytime and Nighttime',
  'Mga Aralin sa Buhay',
  'Ang Unang Araw sa Paaralan',
  'Weekly Market',
  'The Third Lesson',
])('"%s" names a topic and opens nothing', (heading) => {
  expect(divisionOf(heading)).toBeNull()
})
