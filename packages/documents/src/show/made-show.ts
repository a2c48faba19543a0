import type { Scene } from '@klasrum/contract/material'
import { pngOf } from '../reading/png.ts'
import type { ShowFile, ShowFilePicture, ShowFileScene } from './show-file.ts'

/** A picture in bands, to be shown in tests. */
export function madePicture(width: number, height: number, caption: string | null): ShowFilePicture {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const row = Math.floor(at / width)
    pixels.set([40 + Math.floor((160 * row) / height), 120, Math.floor((200 * (at % width)) / width)], 3 * at)
  }
  return {
    bytes: new Uint8Array(pngOf(pixels, { width, height, channels: 3 })),
    type: 'image/png',
    width,
    height,
    caption,
  }
}

const seconds = 4

export function madeScene(parts: Partial<ShowFileScene>, at = 0): ShowFileScene {
  return {
    layout: 'list',
    heading: 'Heading',
    points: [],
    rows: [],
    picture: null,
    narration: `What is said at place ${at}.`,
    source: { file: 'lesson.pdf', page: at + 1 },
    ...parts,
    startSec: at * seconds,
    endSec: (at + 1) * seconds,
  }
}

export const madeShow = (scenes: Partial<ShowFileScene>[], more: Partial<ShowFile> = {}): ShowFile => ({
  title: 'Understanding Typhoons',
  language: 'en',
  scenes: scenes.map(madeScene),
  declaration: 'Made with Klasrum from lesson.pdf. The teacher reviews it before use.',
  durationSec: scenes.length * seconds,
  ...more,
})

type Layout = Scene['layout']
const longWord = 'pinakanakapagpapabagabag-damdaming'

/** Forty words in every layout, some of them very long. */
export function fullScenes(words: readonly string[]): Partial<ShowFileScene>[] {
  const say = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => words[(from + at) % words.length]).join(' ')
  const heading = say(3, 8)
  const points = [say(0, 6), `${longWord} ${say(6, 5)}`, say(12, 7), say(2, 6), say(8, 6)]
  const narration = say(0, 90)
  const of = (layout: Layout, parts: Partial<ShowFileScene>) => ({ layout, heading, narration, ...parts })
  return [
    of('title', { heading: say(0, 14), points: [say(4, 8)] }),
    of('objectives', { points }),
    of('key_idea', { points: [say(0, 30)] }),
    of('definition', { heading: longWord, points: [say(4, 30)] }),
    of('list', { points: Array.from({ length: 8 }, (_, at) => say(at, 4)) }),
    of('steps', { points }),
    of('comparison', {
      rows: [
        [say(0, 2), say(5, 2)],
        [say(2, 14), `${longWord} ${say(7, 13)}`],
      ],
    }),
    of('table', {
      heading: say(0, 4),
      rows: Array.from({ length: 8 }, (_, row) => Array.from({ length: 4 }, (_, at) => say(row + 3 * at, 1))),
    }),
    of('table', {
      rows: [['A', longWord, 'C', longWord.toUpperCase()], ...Array(7).fill(points.slice(0, 4))],
    }),
    of('picture', { picture: madePicture(640, 400, say(1, 14)) }),
    of('picture', { picture: madePicture(200, 900, say(1, 30)), points: points.slice(0, 3) }),
    of('check', {
      points: [say(0, 14), ...['A', 'B', 'C', 'D'].map((letter, at) => `${letter}. ${say(at, 4)}`)],
    }),
    of('summary', { points }),
    of('list', { heading: 'W'.repeat(200), points: Array(8).fill('M'.repeat(300)) }),
    of('table', {
      heading: say(0, 25),
      points: Array(8).fill('W'.repeat(300)),
      rows: Array(8).fill(Array(4).fill('W'.repeat(200))),
      picture: madePicture(300, 200, say(0, 40).slice(0, 300)),
    }),
  ]
}

export const englishSampleText =
  'The strongest winds are not in the middle of a typhoon but in the eyewall which is the ring of tall thunderstorms surrounding the calm low pressure centre'.split(
    ' ',
  )
export const filipinoSampleText =
  'Ang pinakamalalakas na hangin ay wala sa gitna ng bagyo kundi sa pader ng mata na binubuo ng matataas na ulap-pangulog na pumapalibot sa tahimik na sentrong may mababang presyon at nakapagpapabago'.split(
    ' ',
  )
