import { fractionBar } from '@klasrum/drawings/fraction-model'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { namesInZip, unpackZip } from '../unpack-zip.ts'
import { madePicture, madeShow } from './made-show.ts'
import type { ShowFile } from './show-file.ts'
import { takeAlong } from './take-along.ts'

const filesOf = async (show: ShowFile) => {
  const bytes = Buffer.from(await takeAlong({ as: 'pptx', show }))
  const files = unpackZip(bytes, { wanted: /\.(xml|rels|png)$/, most: 50_000_000 })
  const read = (name: string) => files.get(name)?.toString('utf8') ?? ''
  return { names: namesInZip(bytes), files, read }
}
const textsIn = (xml: string): string[] =>
  [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text ?? '')

test('every scene is a slide with its heading as title and its narration as notes', async () => {
  const show = madeShow([
    { layout: 'title', heading: 'What makes a typhoon?' },
    { layout: 'steps', heading: 'From low pressure', points: ['Warm air', 'It rises'] },
    {
      layout: 'table',
      heading: 'Signals',
      rows: [
        ['Signal', 'Wind'],
        ['1', '39–61 km/h'],
      ],
    },
  ])
  const { names, read } = await filesOf(show)
  expect(names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(3)
  for (const [at, { heading, narration }] of nonEmpty(show.scenes.entries())) {
    const xml = read(`ppt/slides/slide${at + 1}.xml`)
    expect(xml).toMatch(/<p:ph[^>]*type="title"/)
    expect(textsIn(xml)[0]).toBe(heading)
    expect(textsIn(read(`ppt/notesSlides/notesSlide${at + 1}.xml`))[0]).toBe(narration)
  }
  expect(textsIn(read('ppt/slides/slide2.xml'))).toEqual(
    expect.arrayContaining(['1', 'Warm air', '2', 'It rises', 'Source: page 2']),
  )
  expect(read('ppt/slides/slide3.xml').match(/<a:tr /g)).toHaveLength(2)
  expect(read('ppt/slides/slide2.xml')).toContain('type="slidenum"')
  expect(read('ppt/presentation.xml')).toContain('<p:sldSz cx="12192000" cy="6858000"')
})

test('pictures lie in the file, and it points at nothing outside', async () => {
  const picture = madePicture(40, 30, 'A <caption>')
  const { files, read } = await filesOf(madeShow([{ layout: 'picture', picture }]))
  const images = [...files].filter(([name]) => name.endsWith('.png'))
  expect(images.map(([, bytes]) => bytes)).toEqual([Buffer.from(picture.bytes)])
  expect(read('ppt/slides/slide1.xml')).toContain('descr="A &lt;caption&gt;"')
  const links = [...files].filter(([name]) => name.endsWith('.rels'))
  for (const [, bytes] of nonEmpty(links)) expect(bytes.toString('utf8')).not.toContain('External')
})

test('everything on a slide has a number of its own, tables too', async () => {
  const rows = [['Signal'], ['1']]
  const { read } = await filesOf(
    madeShow(Array.from({ length: 3 }, () => ({ rows, points: ['One', 'Two'] }))),
  )
  for (const slide of [1, 2, 3]) {
    const ids = [...read(`ppt/slides/slide${slide}.xml`).matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('hostile texts stay texts, and signs that no file may hold are left out', async () => {
  const hostile = '</a:t></script><img src=x onerror="alert(1)">\u0000\u0007\uFFFF\uD800&'
  const kept = '&lt;/a:t&gt;&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;\uFFFD&amp;'
  const { read } = await filesOf(
    madeShow([{ heading: hostile, points: [hostile], rows: [[hostile]], narration: hostile }], {
      title: hostile,
      declaration: hostile,
    }),
  )
  expect(textsIn(read('ppt/slides/slide1.xml')).filter((text) => text === kept)).toHaveLength(3)
  expect(textsIn(read('ppt/notesSlides/notesSlide1.xml'))).toContain(kept)
  expect(read('docProps/core.xml')).toContain(`<dc:title>${kept}</dc:title>`)
})

test('says in which language it is', async () => {
  const { read } = await filesOf(madeShow([{ heading: 'Bagyo' }], { language: 'fil' }))
  expect(read('ppt/slides/slide1.xml')).toContain('lang="fil-PH"')
})

test('a drawing lies on its slide as a sharp picture that says what it shows', async () => {
  const drawing = fractionBar({ parts: 4, shaded: 3, alt: 'A bar of 4 equal parts.' })
  const { files, read } = await filesOf(madeShow([{ layout: 'check', points: ['Which fraction?'], drawing }]))
  const [png] = [...files].filter(([name]) => name.endsWith('.png')).map(([, bytes]) => bytes)
  expect(png?.readUInt32BE(16)).toBe(drawing.width * 4)
  expect(read('ppt/slides/slide1.xml')).toContain('descr="A bar of 4 equal parts."')
})
