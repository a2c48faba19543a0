import { skill } from '../skill.ts'
import { filipinoMistakes, head } from './kinds.ts'
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
        say: 'Sa mga salitang “matulin”, “mabagal”, “maligaya”, at “wasto”, ang kasalungat ng “mabilis” ay {mabagal}.',
        ask: 'Alin sa “matulin”, “mabagal”, “maligaya”, at “wasto” ang kasalungat ng “mabilis”?',
        not: ['matulin', 'maligaya', 'wasto'],
      },
    ],
  }),
  mistakes: filipinoMistakes({
    same: 'pinili ang kasingkahulugan',
    other: 'pumili ng salitang walang kaugnayan sa kahulugan',
    another: 'pumili ng salitang walang kaugnayan sa kahulugan',
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
      { level: 'remember', text: ({ word }) => `Ano ang kasalungat ng salitang “${word}”?` },
      {
        level: 'remember',
        text: ({ word, sentence }) =>
          `Basahin: “${sentence}” Ano ang kasalungat ng “${word}” sa pangungusap?`,
      },
    ],
  },
  choicesOnly: true,
  // A word of quite another meaning would be wrong at sight.
  statement: {
    fil: ({ word, same, opposite }, answer) =>
      `Ang kasalungat ng “${word}” ay “${answer === opposite ? opposite : same}”.`,
  },
  solution: {
    fil: ({ word, same, opposite }) => [
      `Ang “${word}” at “${opposite}” ay magkabaligtad ang kahulugan.`,
      `Kasingkahulugan naman nito ang “${same}”.`,
    ],
  },
})
