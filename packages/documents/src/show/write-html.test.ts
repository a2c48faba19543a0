import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { madePicture, madeShow } from './made-show.ts'
import type { ShowFile } from './show-file.ts'
import { takeAlong } from './take-along.ts'

const mp3 = new Uint8Array([0xff, 0xf3, 1, 2, 3])
const vtt = `WEBVTT

00:00:00.100 --> 00:00:01.250
The strongest winds

01:00:04.000 --> 01:00:05.500
A &lt;b&gt; &amp; more
on two lines
`
const pageOf = async (show: ShowFile, sound = { mp3, vtt }): Promise<string> =>
  Buffer.from(await takeAlong({ as: 'html', show, sound })).toString('utf8')
const one = (page: string, found: RegExp): string => found.exec(page)?.[1] ?? ''

test('the policy admits only its own script and style', async () => {
  const page = await pageOf(madeShow([{}]))
  const policy = one(page, /Content-Security-Policy" content="([^"]*)"/)
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hash(one(page, /<script>(.*)<\/script>/s))}`,
    `style-src ${hash(one(page, /<style>(.*)<\/style>/s))}`,
    'img-src data:',
    'media-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ])
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<style>'))
})

test('sound, captions, slides and scenes lie in the page with their times', async () => {
  const picture = madePicture(4, 3, 'From a satellite')
  const page = await pageOf(
    madeShow([
      { layout: 'title', heading: 'Typhoons' },
      { layout: 'picture', picture },
    ]),
  )
  expect(page).toContain(`src="data:audio/mpeg;base64,${Buffer.from(mp3).toString('base64')}"`)
  expect(page).toContain(`href="data:image/png;base64,${Buffer.from(picture.bytes).toString('base64')}"`)
  expect(
    [...page.matchAll(/class="slide" data-from="(\d+)"( hidden)?/g)].map(([, from, hidden]) => [
      from,
      hidden,
    ]),
  ).toEqual([
    ['0', undefined],
    ['4', ' hidden'],
  ])
  expect(page).toContain('data-seconds="8"')
  expect(page).toContain('<li data-from="0.1" data-to="1.25"><span>The strongest winds</span></li>')
  expect(page).toContain(
    '<li data-from="3604" data-to="3605.5"><span>A &lt;b&gt; &amp; more</span><span>on two lines</span></li>',
  )
})

test('nothing of it lies elsewhere', async () => {
  const page = await pageOf(madeShow([{ picture: madePicture(4, 3, null) }]))
  const addresses = [...page.matchAll(/(?:src|href|url)\s*[=(]\s*["']?([^"')\s]*)/g)].map(
    ([, address]) => address ?? '',
  )
  expect(addresses.length).toBeGreaterThan(3)
  expect(addresses.filter((address) => !address.startsWith('data:'))).toEqual([])
  expect(page).not.toMatch(/\son\w+=|\sstyle=/)
})

test('hostile texts stay texts', async () => {
  const hostile = `</script></style><img src=x onerror="alert('1')">`
  const scene = { heading: hostile, points: [hostile], rows: [[hostile]], narration: hostile }
  const picture = { ...madePicture(4, 3, hostile) }
  const page = await pageOf(
    madeShow([{ ...scene, picture, source: { file: hostile, page: 1 } }], {
      title: hostile,
      declaration: hostile,
    }),
    { mp3, vtt: `WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${hostile}\n` },
  )
  expect(page).not.toContain('<img')
  expect(page.match(/<\/script>/g)).toHaveLength(1)
  expect(page.match(/<\/style>/g)).toHaveLength(1)
  expect(page).toContain('<title>&lt;/script&gt;&lt;/style&gt;&lt;img')
})

test('speaks the language of the show', async () => {
  const page = await pageOf(madeShow([{}], { language: 'fil' }))
  expect(page).toContain('<html lang="fil-PH">')
  expect(page).toContain('aria-label="I-play"')
})
