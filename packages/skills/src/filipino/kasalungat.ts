import { skill } from '../skill.ts'
import { head, named } from './kinds.ts'
import { meanings } from './meanings.ts'

type Given = { word: string; same: string; opposite: string; sentence: string; others: readonly string[] }

export const kasalungat = skill<Given, 'same' | 'other' | 'another' | 'guess'>({
  ...head({
    id: 'kasalungat',
    name: { en: 'Antonyms in Filipino', fil: 'Salitang magkasalungat' },
    grades: [3, 6],
    cues: ['kasalungat', 'magkasalungat', 'kahulugan ng salita', 'talasalitaan'],
    rules: [
      {
        say: 'Ang mga salitang {magkabaligtad} ang kahulugan ay magkasalungat.',
        ask: 'Ano ang masasabi sa kahulugan ng mga salitang magkasalungat?',
        not: ['magkatulad', 'halos magkatulad', 'walang kaugnayan'],
      },
      {
        say: 'Ang mga salitang {mabilis at mabagal} ay magkasalungat.',
        ask: 'Alin ang mga salitang magkasalungat?',
        not: ['mabilis at matulin', 'masaya at maligaya', 'tama at wasto'],
      },
    ],
  }),
  mistakes: named({
    same: 'pinili ang kasingkahulugan',
    other: 'pumili ng salitang walang kaugnayan sa kahulugan',
    another: 'hindi inunawa ang gamit ng salita sa pangungusap',
    guess: 'nanghula ng ibang pang-uri',
  }),
  draw: (draw) => {
    const [entry, ...rest] = draw.some(meanings, 4)
    if (!entry) throw new RangeError('No word.')
    const [word, same, opposite, sentence] = entry
    return { word, same, opposite, sentence, others: rest.map((other) => draw.pick(other.slice(1, 3))) }
  },
  answer: ({ opposite }) => opposite,
  wrong: ({ same, others: [other, another, guess] }) => ({
    same,
    ...(other && { other }),
    ...(another && { another }),
    ...(guess && { guess }),
  }),
  stems: {
    fil: [
      { level: 'understand', text: ({ word }) => `Ano ang kasalungat ng salitang “${word}”?` },
      {
        level: 'understand',
        text: ({ word, sentence }) =>
          `Basahin: “${sentence}” Ano ang kasalungat ng “${word}” sa pangungusap?`,
      },
    ],
  },
  statement: { fil: ({ word }, answer) => `Ang kasalungat ng “${word}” ay “${answer}”.` },
  solution: {
    fil: ({ word, same, opposite }) => [
      `Ang “${word}” at “${opposite}” ay magkabaligtad ang kahulugan.`,
      `Kasingkahulugan naman nito ang “${same}”.`,
    ],
  },
})
