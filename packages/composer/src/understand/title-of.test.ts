import { sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { titleOf } from './title-of.ts'

const text = 'Water rises as vapor, forms clouds and falls as rain.'

test.each([
  [
    'a module by what stands behind its number',
    '# Science\n\n# Quarter 2 – Module 5: The Water Cycle',
    'The Water Cycle',
  ],
  [
    'a module without its edition',
    '# General Mathematics\n\nQuarter 1 – Module 5: Rational Functions and Equations First Edition, 2021',
    'Rational Functions and Equations',
  ],
  [
    'a module by the line below, where its number stands alone',
    '# Media and Information Literacy\n\n# Quarter 1 – Module 5:\n\n# Media and Information Sources',
    'Media and Information Sources',
  ],
  [
    'a module of several lessons by itself',
    '# Unang Markahan – Modyul 3: Kasarian ng Pangngalan\n\n# Aralin 2: Mga Halimbawa',
    'Kasarian ng Pangngalan',
  ],
  [
    'a part of a module without its letter and its week',
    '# Edukasyon sa Pagpapakatao\n\n# Ikalawang Markahan – Modyul 7.a: KALAYAAN (Linggo: Ikalima)',
    'Kalayaan',
  ],
  ['a plan by its subject', '# LESSON PLAN IN FISH PROCESSING GRADE 10', 'Fish Processing'],
])('names %s', (_, lines, title) => {
  expect(titleOf(sourceDocument(`${lines}\n\n${text}`))).toBe(title)
})

test.each([
  '# Health – Grade 4\n\n# Reading Food Labels',
  '# Understanding Culture, Society and Politics\n\n# Reading Food Labels',
  '# Tungkol Saan ang Modyul na Ito?\n\n# Reading Food Labels',
  '# ENGAGE\n\n# Reading Food Labels',
  '# Learning Task 1: Find in the box\n\n# Reading Food Labels',
])('takes no name of an area, a part of a module or a task for the title: %s', (lines) => {
  expect(titleOf(sourceDocument(`${lines}\n\n${text}`))).toBe('Reading Food Labels')
})
