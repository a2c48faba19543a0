import { skill } from '../skill.ts'
import { head, named } from './kinds.ts'
import { meanings, near } from './meanings.ts'

type Given = { word: string; same: string; opposite: string; sentence: string; others: readonly string[] }

export const kasalungat = skill<Given, 'same' | 'other' | 'another'>({
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
    another: 'pumili ng salitang naglalarawan ng ibang katangian',
  }),
  draw: (draw) => {
    const [word, same, opposite, sentence] = draw.pick(meanings)
    const others = draw.some(near(word), 2).map((other) => draw.pick(other.slice(1, 3)))
    return { word, same, opposite, sentence, others }
  },
  answer: ({ opposite }) => opposite,
  wrong: ({ same, others: [other, another] }) => ({
    same,
    ...(other && { other }),
    ...(another && { another }),
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
