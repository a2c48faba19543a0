import { skill } from '../skill.ts'
import { filipinoMistakes, head } from './kinds.ts'
import { meanings, near } from './meanings.ts'

type Given = { word: string; same: string; opposite: string; sentence: string; others: readonly string[] }

export const kasingkahulugan = skill<Given, 'opposite' | 'other' | 'another'>({
  ...head({
    id: 'kasingkahulugan',
    name: { en: 'Synonyms in Filipino', fil: 'Salitang magkasingkahulugan' },
    grades: [3, 6],
    cues: ['kasingkahulugan', 'magkasingkahulugan', 'kahulugan ng salita', 'talasalitaan'],
    rules: [
      {
        say: 'Ang mga salitang {magkatulad o halos magkatulad} ang kahulugan ay magkasingkahulugan.',
        ask: 'Ano ang masasabi sa kahulugan ng mga salitang magkasingkahulugan?',
        not: ['magkabaligtad o magkasalungat', 'magkaiba at walang kaugnayan', 'magkalayo ngunit magkatugma'],
      },
      {
        say: 'Sa mga salitang “malungkot”, “maligaya”, “mabagal”, at “mababa”, ang kasingkahulugan ng “masaya” ay {maligaya}.',
        ask: 'Alin sa “malungkot”, “maligaya”, “mabagal”, at “mababa” ang kasingkahulugan ng “masaya”?',
        not: ['malungkot', 'mabagal', 'mababa'],
      },
    ],
  }),
  mistakes: filipinoMistakes({
    opposite: 'pinili ang kasalungat',
    other: 'pumili ng salitang walang kaugnayan sa kahulugan',
    another: 'pumili ng salitang walang kaugnayan sa kahulugan',
  }),
  draw: (draw) => {
    const [word, same, opposite, sentence] = draw.pick(meanings)
    const others = draw.some(near(word), 2).map((other) => draw.pick(other.slice(1, 3)))
    return { word, same, opposite, sentence, others }
  },
  answer: ({ same }) => same,
  wrong: ({ opposite, others: [other, another] }) => ({
    opposite,
    ...(other && { other }),
    ...(another && { another }),
  }),
  stems: {
    fil: [
      { level: 'remember', text: ({ word }) => `Ano ang kasingkahulugan ng salitang “${word}”?` },
      {
        level: 'remember',
        text: ({ word, sentence }) =>
          `Basahin: “${sentence}” Ano ang kasingkahulugan ng “${word}” sa pangungusap?`,
      },
    ],
  },
  choicesOnly: true,
  statement: { fil: ({ word }, answer) => `Ang kasingkahulugan ng “${word}” ay “${answer}”.` },
  solution: {
    fil: ({ word, same, opposite }) => [
      `Ang “${word}” at “${same}” ay magkatulad o halos magkatulad ang kahulugan.`,
      `Kasalungat naman nito ang “${opposite}”.`,
    ],
  },
})
