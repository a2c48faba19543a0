import { documentWith, sourceDocument } from '@klasrum/testkit/source-document'
import { expect, test } from 'vitest'
import { rolesOf } from './roles-of.ts'

const { blocks } = sourceDocument(`# Elements of a Drama

Dialogue is the talk of the characters on the stage. A monologue is a long speech of one character.`)

/** What a table of a lesson is for, from its rows with "|" between the cells. */
function roleOf(...lines: string[]) {
  const rows = lines.map((line) => line.split(' | '))
  const table = { kind: 'table', head: true, rows, page: 1, number: 9, language: 'en', terms: [] } as const
  return rolesOf(documentWith('en', [...blocks, { ...table, rows, terms: [] }])).at(-1)
}

test('a table of how a work is marked teaches nothing', () => {
  const feeding = ['content', 'example']
  expect(feeding).not.toContain(
    roleOf(
      'Category | Exceptional | Good | Fair | Poor',
      'Setting | Many vivid words tell when and where the story took place. | Some vivid words tell it. | The reader can figure it out. | The reader has trouble with it.',
      'Dialogue | It is always clear which character is speaking. | There is too much dialogue. | There is not quite enough. | It is not clear which character is speaking.',
    ),
  )
  expect(feeding).not.toContain(
    roleOf(
      'Pamantayan | Napakahusay (4) | Mahusay (3) | Katamtaman (2) | Nangangailangan ng pag-unlad (1)',
      'Nilalaman | Kumpleto ang mga detalye ng kuwento. | May isang kulang na detalye. | May dalawang kulang. | Walang detalye.',
      'Tinig | Malinaw ang bawat salita ng tauhan. | Malinaw ang karamihan. | Malinaw ang ilan. | Hindi marinig.',
    ),
  )
})

test('a table of the lesson is taught from, though it has a column that is called good', () => {
  const role = roleOf(
    'Element | Meaning | Good | Poor',
    'Dialogue | The talk of two or more characters on the stage | A mother speaks with her son. | A son is silent.',
    'Monologue | A long speech of one character to others | A king speaks to his people. | A king nods.',
    'Aside | Words that only the audience is meant to hear | A thief whispers his plan. | A thief runs.',
  )
  expect(role).toBe('content')
})
