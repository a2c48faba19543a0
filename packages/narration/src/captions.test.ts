import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { captionsOf } from './captions.ts'

type Cue = { from: number; to: number; lines: string[] }

const secondsOf = (stamp: string) => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

function read(vtt: string): Cue[] {
  const [head, ...blocks] = vtt.trimEnd().split('\n\n')
  expect(head).toBe('WEBVTT')
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n')
    const [from = '', to = ''] = times.split(' --> ')
    return { from: secondsOf(from), to: secondsOf(to), lines }
  })
}

const one = (text: string, startSec: number, endSec: number, wordStarts?: number[]) => [
  { startSec: 0, sentences: [{ text, startSec, endSec, ...(wordStarts && { wordStarts }) }] },
]

test('a sentence that fits in two lines is one cue of two lines of like length', () => {
  const text = 'A stem is the part of a plant that carries water to the leaves.'
  expect(captionsOf(one(text, 0.25, 3_725.5))).toBe(
    'WEBVTT\n\n00:00:00.250 --> 01:02:05.500\nA stem is the part of a plant\nthat carries water to the leaves.\n',
  )
})

test('a long sentence is divided after a clause, at the time at which the voice reaches the word', () => {
  const text =
    'Photosynthesis is the process by which plants make sugar from light, and it happens in all of the green leaves.'
  const words = text.split(' ')
  const starts = words.map((_, at) => (at < words.indexOf('and') ? 1 + at * 0.3 : 9 + at * 0.01))
  const [first, second] = read(captionsOf(one(text, 1, 10, starts)))
  expect(first?.lines.at(-1)).toMatch(/light,$/)
  expect(second?.lines[0]).toMatch(/^and it happens/)
  expect(second?.from).toBeCloseTo(starts[words.indexOf('and')] ?? 0, 2)
  expect(first?.to).toBe(second?.from)
})

test('a word of half a second goes with what follows it', () => {
  const sentences = [
    { text: 'Yes.', startSec: 1, endSec: 1.5 },
    { text: 'It does.', startSec: 1.75, endSec: 2.5 },
  ]
  expect(read(captionsOf([{ startSec: 10, sentences }]))).toEqual([
    { from: 11, to: 12.5, lines: ['Yes. It does.'] },
  ])
})

test('signs of the format are written as text', () => {
  expect(captionsOf(one('1 < 2 & 3 --> 4', 0, 2))).toContain('\n1 &lt; 2 &amp; 3 --&gt; 4\n')
})

const word = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[a-zñ]{1,12}[,.;]?$/) },
  fc.stringMatching(/^[a-z]{43,120}$/),
)

test('no line is longer than 42 letters, no cue has more than two, none overlap and no word is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(word, { minLength: 1, maxLength: 60 }), fc.boolean()), {
        minLength: 1,
        maxLength: 6,
      }),
      (texts) => {
        let at = 0
        const sentences = texts.map(([words, told]) => {
          const startSec = at + 0.25
          const endSec = startSec + words.join(' ').length / 15
          at = endSec
          const wordStarts = words.map((_, place) => startSec + ((endSec - startSec) * place) / words.length)
          return { text: words.join(' '), startSec, endSec, ...(told && { wordStarts }) }
        })
        const cues = read(captionsOf([{ startSec: 5, sentences }]))
        for (const [place, { from, to, lines }] of nonEmpty(cues.entries())) {
          expect(lines.length).toBeLessThanOrEqual(2)
          for (const line of nonEmpty(lines)) expect(line.length).toBeLessThanOrEqual(42)
          expect(to).toBeGreaterThan(from)
          expect(cues[place + 1]?.from ?? to).toBeGreaterThanOrEqual(to)
        }
        const shown = cues.flatMap(({ lines }) => lines).join('')
        expect(shown.replaceAll(' ', '')).toBe(
          sentences
            .map(({ text }) => text)
            .join('')
            .replaceAll(' ', ''),
        )
      },
    ),
    { numRuns: atSize({ commit: 100, long: 2_000 }) },
  )
})
