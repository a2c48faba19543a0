import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { sayEnglish } from '../normalise-english.ts'
import { writeOutFilipino } from '../normalise-filipino.ts'
import { correctionRules } from '../pronunciations.ts'
import { openVoiceProgram } from '../voice-program.ts'
import { lengthsOutput, withLengths } from './graph-output.ts'
import { modelFrameSamples, piecesOf, wordSamples } from './pieces.ts'
import { englishWords, filipinoWords } from './sounded-words.ts'
import { tokensOf } from './tokens.ts'
import { withWideNumbers } from './wide-numbers.ts'

const program = openVoiceProgram()
const soundsOf = (text: string) => program.sounds('en-us', text)
const signs = (words: { sounds: string; after: string }[]) =>
  words.map(({ sounds, after }) => sounds + after).join(' ')

const inEnglish = async (text: string) => signs(await englishWords(sayEnglish(text), soundsOf))
const inFilipino = async (text: string) => signs(await filipinoWords(writeOutFilipino(text), soundsOf))

describe('what the natural voice is given', () => {
  test.each([
    ['Good day, teacher!', 'ɡˈʊd dˈA, tˈiʧəɹ!'],
    ['Mr. Cruz has ₱5.', 'mˈɪstəɹ kɹˈuz hɐz fˈIv pˈAsOz.'],
  ])('"%s" in English is %s', async (written, sounds) => {
    expect((await inEnglish(written)).replaceAll('ɐ', 'ə')).toBe(sounds.replaceAll('ɐ', 'ə'))
  })

  test.each([
    ['Ang mga bata ng bayan.', 'aŋ maŋˈa bˈata naŋ bˈajan.'],
    ['Maganda ang bulaklak, di ba?', 'maɡandˈa aŋ bulaklˈak, di ba?'],
    ['May 2 aso si Jose.', 'mˈaj dalawˈaŋ ˈaso si hosˈe.'],
  ])('"%s" in Filipino is %s', async (written, sounds) => {
    expect(await inFilipino(written)).toBe(sounds)
  })

  test('an English word in a Filipino sentence is said by the rules of English, in the accent of a Filipino', async () => {
    const spoken = await inFilipino('Sagutan ang quiz sa computer.')
    expect(spoken).toContain('kwˈis')
    expect(spoken).toContain('kompjˈuteɾ')
  })

  test('every sign has a number, and what has none is left out', () => {
    expect(tokensOf('ˈa. ŋ☃')).toEqual([156, 43, 4, 16, 112])
  })
})

test('a correction changes the sound and not what is written', async () => {
  const written = 'Ang Quezon ay lungsod.'
  const saying = writeOutFilipino(written, correctionRules([{ word: 'quezon', soundsLike: 'ke-ZON' }], 'fil'))
  const words = await filipinoWords(saying, soundsOf)
  expect(words[1]).toEqual({ at: written.indexOf('Quezon'), sounds: 'kesˈon', after: '' })
})

test('each word begins where the lengths of the tokens before it end, to the frame', () => {
  const [piece] = piecesOf([
    { at: 0, sounds: 'ab', after: ',' },
    { at: 4, sounds: 'c', after: '.' },
  ])
  // Edge, a, b, comma, space, c, stop, edge.
  const frames = [2, 3, 4, 5, 6, 7, 8, 9]
  expect(piece?.tokens).toHaveLength(frames.length)
  expect(piece && wordSamples(piece, frames)).toEqual([
    { at: 0, sample: 2 * modelFrameSamples },
    { at: 4, sample: 20 * modelFrameSamples },
  ])
})

const counted = (count: number, own: (at: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, at) => ({ at, sounds: 'bata', after: '', ...own(at) }))
/** How many words each piece has. */
const wordsOf = (words: ReturnType<typeof counted>, most?: number) =>
  piecesOf(words, most).map((piece) => piece.words.length)

test('a sentence without end is spoken in pieces that the memory is enough for, and no word is lost', () => {
  const words = counted(300, (at) => (at % 20 === 19 ? { after: ',' } : {}))
  const pieces = piecesOf(words)
  for (const { tokens } of nonEmpty(pieces)) expect(tokens.length).toBeLessThanOrEqual(180)
  expect(pieces.flatMap((piece) => piece.words.map(({ at }) => at))).toEqual(words.map(({ at }) => at))
})

test.each([
  ['near the middle, where it has no stop', {}, [20, 20]],
  ['before a conjunction', { 16: { joins: true } }, [16, 24]],
  ['behind a comma rather than before a conjunction', { 13: { after: ',' }, 20: { joins: true } }, [14, 26]],
  ['not behind a comma that is far from the middle', { 2: { after: ',' } }, [20, 20]],
])('a sentence that is too long is cut %s', (_, marks: Record<number, object>, expected) => {
  expect(wordsOf(counted(40, (at) => marks[at] ?? {}))).toEqual(expected)
})

test('half the tokens at a time make twice the pieces, and a word alone is not cut', () => {
  expect(wordsOf(counted(30))).toEqual([30])
  expect(wordsOf(counted(30), 90)).toEqual([15, 15])
  expect(wordsOf([{ at: 0, sounds: 'a'.repeat(174), after: '.' }, ...counted(1)])).toEqual([1, 1])
})

/** Of a message in which every length is below 128. */
const message = (...fields: (readonly [number, number | Uint8Array])[]): Buffer =>
  Buffer.concat(
    fields.map(([number, content]) =>
      typeof content === 'number'
        ? Buffer.from([number * 8, content])
        : Buffer.from([number * 8 + 2, content.length, ...content]),
    ),
  )

test('numbers of 16 bits become numbers of 32 wherever the model has them, and types between its steps are left out', () => {
  // 1 and -2 as weights by name, in a step that makes numbers of 16 bits, and in one that fills.
  const halves = Buffer.from([0x00, 0x3c, 0x00, 0xc0])
  const singles = Buffer.from(new Float32Array([1, -2]).buffer)
  const weights = (type: number, raw: Uint8Array) =>
    message([1, 2], [2, type], [8, Buffer.from('w')], [9, raw])
  const cast = (type: number) =>
    message([4, Buffer.from('Cast')], [5, message([1, Buffer.from('to')], [3, type], [20, 2])])
  const filling = (type: number, raw: Uint8Array) =>
    message([4, Buffer.from('Fill')], [5, message([1, Buffer.from('value')], [5, weights(type, raw)])])
  const whole = Buffer.from([7, 0, 0, 0, 0, 0, 0, 0])
  const model = message(
    [1, 8],
    [7, message([1, cast(10)], [1, cast(7)], [5, weights(10, halves)], [5, weights(7, whole)])],
  )
  expect(withWideNumbers(model)).toEqual(
    message(
      [1, 8],
      [7, message([1, cast(1)], [1, cast(7)], [5, weights(1, singles)], [5, weights(7, whole)])],
    ),
  )
  expect(withWideNumbers(message([7, message([1, filling(10, halves)], [13, Buffer.from('type')])]))).toEqual(
    message([7, message([1, filling(1, singles)])]),
  )
})

test('the model is told to give the lengths of its tokens, and nothing else in it changes', () => {
  // Field 1 holds a number, field 7 the graph with two bytes, field 8 another text.
  const model = Buffer.from([0x08, 0x05, 0x3a, 0x02, 0x61, 0x62, 0x42, 0x01, 0x63])
  const changed = withLengths(model)
  const added = changed.indexOf(lengthsOutput)
  expect(added).toBeGreaterThan(0)
  expect([...changed.subarray(0, 3)]).toEqual([0x08, 0x05, 0x3a])
  expect(changed.includes(Buffer.from('ab'))).toBe(true)
  expect([...changed.subarray(-3)]).toEqual([0x42, 0x01, 0x63])
  expect(changed[3]).toBe(changed.length - 4 - 3)
  expect(() => withLengths(Buffer.from([0x08, 0x05]))).toThrow('not a model')
})
