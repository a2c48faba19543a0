import { expect, test } from 'vitest'
import { documentOfBytes } from './document-of-bytes.ts'
import { madeDoc } from './made-doc.ts'

test('an old Word file gives its titles, items and tables by their words, and says so', async () => {
  const reading = await documentOfBytes(
    madeDoc([
      'Aralin 2: Ang Kabihasnang Sumer',
      'Umusbong ang kabihasnan sa pagitan ng dalawang ilog, at ang mga tao nito ay natutong sumulat.',
      'Mga Ambag',
      'Ang mga ito ang ambag ng mga Sumerian sa daigdig:',
      '1. ang gulong',
      '2. ang pagsulat',
      'Ambag\tGamit\t\tGulong\tSa kariton\t\tPagsulat\tSa luwad\t\tWakas ng aralin.',
      '\u0013 PAGE \u0014Huling\u0015 pahina ng aralin sa Sumer.',
    ]),
    'Aralin 2.doc',
  )
  if ('problem' in reading) throw new Error(reading.problem)
  const { blocks, notes, language, kind } = reading.source
  expect({ language, kind, notes: notes.length }).toEqual({ language: 'fil', kind: 'doc', notes: 1 })
  expect(blocks).toMatchObject([
    { kind: 'heading', level: 1, text: 'Aralin 2: Ang Kabihasnang Sumer' },
    { kind: 'paragraph', language: 'fil' },
    { kind: 'heading', level: 3, text: 'Mga Ambag' },
    { kind: 'paragraph' },
    { kind: 'list', ordered: true, items: ['ang gulong', 'ang pagsulat'] },
    {
      kind: 'table',
      head: true,
      rows: [
        ['Ambag', 'Gamit'],
        ['Gulong', 'Sa kariton'],
        ['Pagsulat', 'Sa luwad'],
      ],
    },
    { kind: 'paragraph', text: 'Wakas ng aralin.' },
    { kind: 'paragraph', text: 'Huling pahina ng aralin sa Sumer.' },
  ])
})

test('an old Word file with a table of another program inside is read by its own streams', async () => {
  const reading = await documentOfBytes(
    madeDoc(['Soil holds water.'], {
      inside: { '0Table': Buffer.alloc(64), WordDocument: Buffer.alloc(64) },
    }),
    'Soil.doc',
  )
  if ('problem' in reading) throw new Error(reading.problem)
  expect(reading.source.blocks).toMatchObject([{ kind: 'paragraph', text: 'Soil holds water.' }])
})
