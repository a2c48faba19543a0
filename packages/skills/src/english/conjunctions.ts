import { capitalized, choosing } from './choosing.ts'

const meanings = {
  and: 'adds something',
  but: 'shows a contrast',
  or: 'offers a choice',
  so: 'tells a result',
  because: 'gives a reason',
  although: 'admits something surprising',
  if: 'states a condition',
  until: 'tells up to what time',
  unless: 'means "if not"',
} as const
type Word = keyof typeof meanings

const bank: Record<Word, readonly string[]> = {
  and: [
    'Ana washed the dishes {} swept the floor.',
    'We planted pechay {} tomatoes in the garden.',
    'The dog is big {} strong.',
    'My brother {} I share a room.',
  ],
  but: [
    'Ben is small, {} he is very strong.',
    'The mango looks green, {} it is already sweet.',
    'We left home early, {} we still missed the bus.',
    'The soup smells good, {} it tastes bad.',
  ],
  or: [
    'Will you walk {} ride a tricycle?',
    'Should we leave now {} wait for the next bus?',
    'You may have rice {} bread, not both.',
    'Is the baby a boy {} a girl?',
  ],
  so: [
    'It was raining hard, {} we stayed inside.',
    'The jeepney was full, {} we waited for the next one.',
    'Rosa was hungry, {} she ate a banana.',
    'The lights went out, {} we lit a candle.',
  ],
  because: [
    'Carlo was absent {} he had a fever.',
    'The plants died {} nobody watered them.',
    'We used umbrellas {} the sun was very hot.',
    'Mila was happy {} she won the contest.',
  ],
  although: [
    '{} it was raining, the boys went on playing.',
    '{} she was tired, Ana finished her homework.',
    '{} the test was hard, everyone passed it.',
    '{} he is rich, the old man lives simply.',
  ],
  if: [
    'You will get wet {} you walk in the rain.',
    'Plants will die {} they get no water.',
    'Ice melts {} you heat it.',
    'We will all be late {} the bus breaks down.',
  ],
  until: [
    'Please wait here {} I come back.',
    'Count slowly {} you reach one hundred.',
    'Walk straight ahead {} you see the church.',
    'The shops stayed closed from Monday {} the flood was gone on Friday.',
  ],
  unless: [
    'You cannot enter the library {} you have an ID.',
    'The plants will not grow {} you water them.',
    'We cannot play outside {} it stops raining.',
    'You will not pass the test {} you study.',
  ],
}

const not: Record<Word, readonly Word[]> = {
  and: ['because', 'unless', 'so', 'until'],
  but: ['or', 'because', 'so', 'unless'],
  or: ['because', 'so', 'although', 'until'],
  so: ['or', 'because', 'unless'],
  because: ['or', 'unless', 'although'],
  although: ['because', 'until', 'so'],
  if: ['but', 'unless', 'although', 'so'],
  until: ['but', 'because', 'although'],
  unless: ['because', 'if', 'so'],
}

/** In higher grades, "and" and "or" are no longer asked for. */
const higher: readonly Word[] = ['but', 'so', 'because', 'although', 'if', 'until', 'unless']

export const conjunctions = choosing<Word>({
  id: 'english/conjunctions',
  name: 'Conjunctions',
  grades: [4, 7],
  cues: ['conjunction', 'conjunctions', 'coordinating', 'subordinating', 'connectors', 'FANBOYS'],
  units: ['english/6/compound-and-complex-sentences'],
  mistakes: Object.fromEntries(
    Object.entries(meanings).map(([word, meaning]) => [word, `chose a conjunction that ${meaning}`]),
  ) as Record<Word, string>,
  rules: [
    {
      say: 'The conjunction {"but"} shows a contrast.',
      ask: 'Which of the conjunctions "and", "because", "but" and "so" shows a contrast?',
      not: ['"and"', '"so"', '"because"'],
    },
    {
      say: 'The conjunction "because" introduces a {reason}.',
      ask: 'What does the conjunction "because" introduce?',
      not: ['choice', 'contrast', 'result'],
    },
    {
      say: 'And, but, or and so are {coordinating} conjunctions.',
      ask: 'What kind of conjunctions are and, but, or and so?',
      not: ['subordinating', 'correlative', 'comparative'],
    },
  ],
  asks: [
    ['understand', 'Which conjunction completes the sentence? {text}'],
    ['apply', 'Choose the conjunction that joins the ideas correctly. {text}'],
  ],
  says: 'The conjunction joins the ideas correctly in this sentence: "{whole}"',
  draw: (draw) => {
    const answer = draw.pick(draw.grade < 6 ? (Object.keys(bank) as Word[]) : higher)
    const sentence = draw.pick(bank[answer])
    const shown = (word: string) => (sentence.startsWith('{}') ? capitalized(word) : word)
    return {
      text: sentence.replace('{}', '____'),
      answer: shown(answer),
      wrong: Object.fromEntries(not[answer].map((word) => [word, shown(word)])),
      why: `The conjunction "${answer}" ${meanings[answer]}, as the sentence needs.`,
    }
  },
})
