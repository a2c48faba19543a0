import { nonEmpty } from '@klasrum/testkit/non-empty'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { madePicture, madeShow } from './made-show.ts'
import type { ShowFile } from './show-file.ts'
import { takeAlong } from './take-along.ts'

async function read(show: ShowFile) {
  const pdf = await getDocumentProxy(new Uint8Array(await takeAlong({ as: 'handout', show })))
  const { text } = await extractText(pdf, { mergePages: false })
  const [, , width, height] = (await pdf.getPage(1)).view
  return { pages: text, width, height }
}

test('each slide stands with what is said, its source and the declaration, on A4', async () => {
  const show = madeShow([
    { layout: 'title', heading: 'What makes a typhoon?' },
    { layout: 'list', heading: 'Parts', points: ['Peña', '₱5 & <b>'] },
    { layout: 'picture', heading: 'Above', picture: madePicture(40, 30, 'From a satellite') },
  ])
  const { pages, width, height } = await read(show)
  expect([Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([595, 842])
  expect(pages).toHaveLength(1)
  const [page = ''] = pages
  for (const text of [
    show.title,
    ...show.scenes.flatMap(({ heading, narration }) => [heading, narration]),
    'Peña',
    '₱5 & <b>',
    'From a satellite',
    '2 / 3',
    'Source: lesson.pdf, page 2',
    show.declaration,
    'Page 1 of 1',
  ])
    expect(page).toContain(text)
})

test('pages are numbered in the language of the show, and nothing is lost between them', async () => {
  const words = Array.from({ length: 900 }, (_, at) => `word${at}`)
  const show = madeShow(
    [...Array.from({ length: 8 }, () => ({})), { narration: words.join(' ') }, { narration: 'The end.' }],
    { language: 'fil' },
  )
  const { pages } = await read(show)
  expect(pages.length).toBeGreaterThan(2)
  for (const [at, page] of nonEmpty(pages.entries())) {
    expect(page).toContain(`Pahina ${at + 1} ng ${pages.length}`)
    expect(page).toContain(show.declaration)
  }
  const said = new Set(pages.join('\n').split(/\s+/))
  expect(words.filter((word) => !said.has(word))).toEqual([])
  expect(pages.at(-1)).toContain('The end.')
})
