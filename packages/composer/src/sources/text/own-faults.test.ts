import type { Item } from '@klasrum/contract/material'
import { describe, expect, test } from 'vitest'
import { isOwnFault } from './own-faults.ts'

const common = {
  id: 'q1',
  bloom: 'remember' as const,
  difficulty: 'easiest' as const,
  language: 'en' as const,
  topic: 'Water',
  points: 1,
  source: null,
  author: 'built-in' as const,
  origin: 'exercise' as const,
}
const choice = (stem: string, options: string[], answer = 0): Item => ({
  ...common,
  form: 'multiple_choice',
  stem,
  options,
  answer,
})
const typed = (stem: string, answer: string): Item => ({
  ...common,
  form: 'identification',
  stem,
  answer,
  also_accepted: [],
})
const stated = (stem: string): Item => ({ ...common, form: 'true_false', stem, answer: true })

const names = ['evaporation', 'condensation', 'precipitation']

describe('a question of the file that a head teacher would send back is not taken', () => {
  test.each<[string, Item]>([
    ['all are offered beside one', choice('What does water need?', ['heat', 'light', 'all of the above'])],
    ['choices that judge', choice('Ang tubig ay buhay.', ['tama', 'mali', 'minsan tama', 'minsan mali'])],
    [
      'a choice that the key holds',
      choice('What did they do?', ['They feared him and ran far away', 'ran far away', 'sang']),
    ],
    [
      'choices of unlike form',
      choice('Why drink water?', ['to keep well', 'making you strong', 'keeps a clean body']),
    ],
    [
      'a verb among nouns',
      choice('It shows the past rooms.', ['schedule', 'checklist', 'organize', 'report']),
    ],
    ['an opinion', choice('Sa iyong palagay, mahalaga ba ang tubig sa bayan?', names)],
    ['a text that is not there', choice('Para kanino ang pagsasakripisyo ng awtor?', names)],
    ['a figure that is not there', choice('What is the name of this polygon?', names)],
    ['a case that is not there', choice('Which of the following likely explains why?', names)],
    ['a blank of one line', choice('Water falls in the _, and vapor rises in the _.', names)],
    ['no sentence', choice('What program that gives its user a table?', names)],
    ['no sentence in Filipino', choice('Ang unang hari ng bansang Israel?', names)],
    ['a blank for two', typed('_____ and _____ are used on the brain.', 'Lasers')],
    ['a sum for an answer', typed('How much power is needed?', '1.2 + 1.14 = 2.34 KW')],
    ['an article that does not fit', typed('A _____ polygon has equal angles.', 'Equiangular')],
    ['the heading of an example', typed('Example 7: How much is left of the pay?', '20 pesos')],
    ['a statement that asks', stated('Knowing the rain is important in planting?')],
    ['an infinitive for a question', choice('How to measure the rain of a day?', names)],
    ['two verbs for one', choice('This refers to the change of water is _____.', names)],
    ['none for a choice', choice('Why does water rise?', ['wala sa lahat', 'init', 'lamig'])],
    [
      'no tie in Filipino',
      {
        ...common,
        language: 'fil',
        form: 'true_false',
        stem: 'Ang mga gawain hindi mainam sundin.',
        answer: false,
      },
    ],
    ['figures of a table that is not there', choice('What is the mean of the data?', ['29', '34', '24'])],
    ['somebody of whom nothing is told', choice('On what day did he work for five hours?', names)],
    [
      'angles of a drawing',
      choice('Which angles are vertical angles?', ['∠1 and ∠3', '∠1 and ∠2', '∠2 and ∠3']),
    ],
    ['the question before', choice('In the same classification, what is rain?', names)],
    ['a question without its verb', choice('What program used to draw a graph?', names)],
    ['one graph with the verb of many', choice('What graph use the boundaries of classes?', names)],
    ['an order as a statement', stated('Avoid logging in to free networks.')],
    ['its answer behind it', stated('Critical thinking is a skill False.')],
  ])('%s', (_, item) => {
    expect(isOwnFault(item)).toBe(true)
  })

  test.each<[string, Item]>([
    ['all are right', choice('What does water need?', ['heat', 'light', 'all of the above'], 2)],
    ['all but one', choice('Which is NOT a use of water?', ['heat', 'light', 'all of the above'])],
    ['a term among terms', choice('Which change turns water into vapor?', names)],
    ['one thing to answer', typed('An _____ polygon has equal angles.', 'equiangular')],
    [
      'one with two names in Filipino',
      {
        ...common,
        language: 'fil',
        form: 'true_false',
        stem: 'Ang pamilya ang unang paaralan.',
        answer: true,
      },
    ],
    ['data with its figures', choice('What is the mean of the data 2, 4 and 6?', ['4', '6', '12'])],
    ['somebody with a name', choice('What did Jose Rizal write when he was in Spain?', names)],
    ['angles that the question tells of', choice('If ∠1 is acute, what is it?', ['∠1 = 40°', '∠1 = 90°'])],
    ['a question with its verb', choice('What program is used to draw a graph?', names)],
    ['a statement', stated('The tool that measures rain is a gauge.')],
    ['a question with its asker', choice('Ang dahilan ng ulan ay dalawa, ano ang mga ito?', names)],
  ])('but %s is', (_, item) => {
    expect(isOwnFault(item)).toBe(false)
  })
})
