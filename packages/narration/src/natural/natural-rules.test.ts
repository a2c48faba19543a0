import { nonEmpty } from '@klasrum/testkit/non-empty'
import { describe, expect, test } from 'vitest'
import { sayEnglish } from '../normalise-english.ts'
import { writeOutFilipino } from '../normalise-filipino.ts'
import { correctionRules } from '../pronunciations.ts'
import { openVoiceProgram } from '../voice-program.ts'
import { lengthsOutput, withLengths } from './graph-output.ts'
import { frameSamples, piecesOf, wordSamples } from './pieces.ts'
import { englishWords, filipinoWords } from './sounded-words.ts'
import { tokensOf } from './tokens.ts'

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
    { at: 0, sample: 2 * frameSamples },
    { at: 4, sample: 20 * frameSamples },
  ])
})

test('a sentence without end is spoken in pieces that the model takes, and no word is lost', () => {
  const words = Array.from({ length: 300 }, (_, at) => ({
    at,
    sounds: 'bata',
    after: at % 20 === 19 ? ',' : '',
  }))
  const pieces = piecesOf(words)
  for (const { tokens } of nonEmpty(pieces)) expect(tokens.length).toBeLessThan(400)
  expect(pieces.flatMap((piece) => piece.words.map(({ at }) => at))).toEqual(words.map(({ at }) => at))
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
