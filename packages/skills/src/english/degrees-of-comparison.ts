import { capitalized, choosing } from './choosing.ts'

/** The three degrees, what is compared with what, and the group of which it is the first. */
type Row = readonly [forms: string, one: string, other: string, group: string]

const rows: readonly Row[] = [
  ['tall|taller|tallest', 'the coconut tree', 'the guava tree', 'the trees in the yard'],
  ['long|longer|longest', 'the Cagayan River', 'the Pasig River', 'the rivers in the Philippines'],
  ['high|higher|highest', 'Mount Apo', 'Mount Mayon', 'the mountains in the Philippines'],
  ['small|smaller|smallest', 'the kitten', 'the puppy', 'the animals in the shop'],
  ['old|older|oldest', 'my grandfather', 'my uncle', 'the men in our family'],
  ['strong|stronger|strongest', 'the carabao', 'the goat', 'the animals on the farm'],
  ['cheap|cheaper|cheapest', 'the pencil', 'the notebook', 'the things in the store'],
  ['large|larger|largest', 'Luzon', 'Mindanao', 'the islands in the Philippines'],
  ['wide|wider|widest', 'the highway', 'the alley', 'the roads in our town'],
  ['big|bigger|biggest', 'the jackfruit', 'the mango', 'the fruits on the table'],
  ['hot|hotter|hottest', 'May', 'December', 'the months of the year'],
  ['thin|thinner|thinnest', 'the blue notebook', 'the dictionary', 'the books on the shelf'],
  ['happy|happier|happiest', 'the winner', 'the judge', 'the people in the hall'],
  ['heavy|heavier|heaviest', 'the sack of rice', 'the basket of eggs', 'the things on the cart'],
  ['easy|easier|easiest', 'the first question', 'the last question', 'the questions in the quiz'],
  ['noisy|noisier|noisiest', 'the market', 'the library', 'the places in our town'],
  ['busy|busier|busiest', 'Monday', 'Saturday', 'the days of the week'],
  ['beautiful|more beautiful|most beautiful', 'the orchid', 'the gumamela', 'the flowers in the garden'],
  ['expensive|more expensive|most expensive', 'the laptop', 'the cellphone', 'the things in the shop'],
  ['difficult|more difficult|most difficult', 'the final test', 'the short quiz', 'the tests this year'],
  [
    'interesting|more interesting|most interesting',
    'the legend',
    'the news report',
    'the stories in the book',
  ],
  ['dangerous|more dangerous|most dangerous', 'the crocodile', 'the turtle', 'the animals in the river'],
  ['colorful|more colorful|most colorful', 'the parrot', 'the sparrow', 'the birds in the park'],
  ['careful|more careful|most careful', 'our driver', 'the other driver', 'the drivers at the terminal'],
  ['good|better|best', 'this answer', 'that answer', 'the answers on the board'],
  ['bad|worse|worst', 'the second storm', 'the first storm', 'the storms this year'],
]

const doubled = (word: string) =>
  /^(?:big|hot|thin)$/.test(word) ? word + word.slice(-1) : word.replace(/y$/, 'i').replace(/e$/, '')

type Degree = 'positive' | 'comparative' | 'superlative'

const whys: Record<Degree, string> = {
  positive: 'Between "as … as" the positive degree is used.',
  comparative: 'Two are compared with "than", so the comparative degree is used.',
  superlative:
    'One of three or more stands out, and "the" comes before it, so the superlative degree is used.',
}

export const degreesOfComparison = choosing<Degree | 'double' | 'doubleMost' | 'ending' | 'more'>({
  id: 'english/degrees-of-comparison',
  name: 'Degrees of comparison of adjectives',
  grades: [3, 6],
  cues: ['degrees of comparison', 'comparative', 'superlative', 'positive degree', 'comparing', 'adjectives'],
  units: ['english/4/adjectives'],
  mistakes: {
    positive: 'used the positive degree',
    comparative: 'used the comparative degree',
    superlative: 'used the superlative degree',
    double: 'put "more" before a comparative form',
    doubleMost: 'put "most" before a superlative form',
    ending: 'added an ending to an adjective that does not take it',
    more: 'used "more" or "most" with an adjective that does not take it',
  },
  rules: [
    {
      say: 'Two persons or things are compared in the {comparative} degree.',
      ask: 'In which degree are two persons or things compared?',
      not: ['positive', 'superlative', 'possessive'],
    },
    {
      say: 'Three or more persons or things are compared in the {superlative} degree.',
      ask: 'In which degree are three or more persons or things compared?',
      not: ['positive', 'comparative', 'possessive'],
    },
    {
      say: 'The comparative form of "good" is {"better"}.',
      ask: 'What is the comparative form of "good"?',
      not: ['"best"', '"gooder"', '"more good"'],
    },
  ],
  asks: [
    ['apply', 'Which form of "{word}" completes the sentence? {text}'],
    ['apply', 'Complete the sentence with the correct degree of the adjective "{word}". {text}'],
  ],
  says: 'The degree of the adjective is correct in this sentence: "{whole}"',
  choicesOnly: false,
  draw: (draw) => {
    const [forms, one, other, group] = draw.pick(rows)
    const [word = '', comparative = '', superlative = ''] = forms.split('|')
    const degree = draw.pick<Degree>(['comparative', 'superlative', 'comparative', 'superlative', 'positive'])
    const long = comparative.startsWith('more ')
    const irregular = word === 'good' || word === 'bad'
    const last = degree === 'superlative'
    const stem = doubled(word)
    return {
      text: {
        positive: `${capitalized(other)} is not as ____ as ${one}.`,
        comparative: `${capitalized(one)} is ____ than ${other}.`,
        superlative: `${capitalized(one)} is the ____ of all ${group}.`,
      }[degree],
      word,
      answer: { positive: word, comparative, superlative }[degree],
      wrong: {
        positive: word,
        comparative,
        superlative,
        double: long ? undefined : `more ${comparative}`,
        doubleMost: long || !last ? undefined : `most ${superlative}`,
        ending:
          long || irregular
            ? `${irregular && word === 'bad' ? 'badd' : stem}${last ? 'est' : 'er'}`
            : undefined,
        more: long || last ? undefined : `more ${word}`,
      },
      why: whys[degree],
    }
  },
})
