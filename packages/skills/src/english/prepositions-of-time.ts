import { choosing, ownMistakes } from './choosing.ts'

const words = ['at', 'on', 'in', 'for', 'since', 'from'] as const
type Word = (typeof words)[number]

const events = [
  'The program starts',
  'Our class meets',
  'The choir practices',
  'The farmers gather',
  'The guests arrive',
  'The team trains',
]
/** What goes on for some time: a start or an arrival does not. */
const repeated = ['Our class meets', 'The choir practices', 'The team trains']
const lasting = [
  'Ana has lived in Cebu',
  'My father has worked here',
  'We have waited for news',
  'Ben has played the guitar',
  'They have been friends',
  'The family has been away',
]

const times: Record<Word, readonly string[]> = {
  at: [
    "seven o'clock",
    'noon',
    'half past eight',
    'nine in the morning',
    "five o'clock in the afternoon",
    'half past three',
  ],
  on: [
    'Monday',
    'Friday morning',
    'the first day of June',
    'Rizal Day',
    'Sunday afternoons',
    'the tenth of March',
  ],
  in: ['the morning', 'December', 'the rainy season', 'the evening', 'summer', 'April'],
  for: ['two years', 'six months', 'a long time', 'three weeks', 'many years', 'ten days'],
  since: [
    'last January',
    'last year',
    'last June',
    'the start of the school year',
    'last summer',
    'last Christmas',
  ],
  from: [
    'Monday to Friday',
    'seven to nine in the evening',
    'June to October',
    'Tuesday to Thursday',
    'noon to three in the afternoon',
    'March to May',
  ],
}

const not: Record<Word, readonly Word[]> = {
  at: ['on', 'in', 'since'],
  on: ['at', 'in', 'since'],
  in: ['at', 'on', 'since'],
  for: ['at', 'on', 'since', 'from'],
  since: ['at', 'on', 'for', 'in'],
  from: ['at', 'on', 'for', 'since'],
}

const whys: Record<Word, string> = {
  at: 'A point of time, such as an hour, takes "at".',
  on: 'A day or a date takes "on".',
  in: 'A month, a season or a part of the day takes "in".',
  for: 'A length of time takes "for".',
  since: 'The time when something began takes "since".',
  from: 'The beginning and the end of a time are joined by "from … to".',
}

export const prepositionsOfTime = choosing<Word>({
  id: 'english/prepositions-of-time',
  name: 'Prepositions of time',
  grades: [3, 6],
  cues: [
    'preposition',
    'prepositions',
    'prepositions of time',
    'prepositional phrase',
    'in, on, at',
    'since and for',
  ],
  units: ['english/5/adverbs-and-prepositions'],
  mistakes: {
    at: 'took it for a point of time, such as an hour',
    on: 'took it for a day or a date',
    in: 'took it for a month, a season or a part of the day',
    for: 'took it for a length of time',
    since: 'took it for the time when something began',
    from: 'took it for a time with a beginning and an end',
  },
  rules: [
    {
      say: 'Days and dates take the preposition {"on"}.',
      ask: 'Which preposition do days and dates take?',
      not: ['"at"', '"in"', '"since"'],
    },
    {
      say: 'Months and seasons take the preposition {"in"}.',
      ask: 'Which preposition do months and seasons usually take?',
      not: ['"at"', '"on"', '"between"'],
    },
    {
      say: 'A length of time such as "two hours" takes the preposition {"for"}.',
      ask: 'Which preposition does a length of time such as "two hours" take?',
      not: ['"since"', '"at"', '"on"'],
    },
  ],
  asks: [
    ['understand', 'Which preposition of time completes the sentence? {text}'],
    ['apply', 'Choose the correct preposition for the blank. {text}'],
  ],
  says: 'The preposition of time is correct in this sentence: "{whole}"',
  draw: (draw) => {
    const answer = draw.pick(words)
    return {
      text: `${draw.pick(answer === 'for' || answer === 'since' ? lasting : answer === 'from' ? repeated : events)} ____ ${draw.pick(times[answer])}.`,
      answer,
      wrong: ownMistakes(not[answer]),
      why: whys[answer],
    }
  },
})
