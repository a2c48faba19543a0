import { choosing } from './choosing.ts'

type Mistake = 'proper' | 'start' | 'end' | 'comma' | 'common'

/** Each sentence as it should be; ^ stands before a common noun that a learner may capitalize. */
const bank: readonly string[] = [
  'On Monday, we will visit ^school friends in Cebu.',
  'Did Maria go to the ^market in Baguio?',
  'My ^uncle, a nurse, works in Manila.',
  'Last December, we saw Mount Mayon from the ^bus.',
  'Where does Carlo buy ^bread, milk and eggs?',
  'After lunch, Liza read a ^book about Jose Rizal.',
  'Yes, the ^parade is on Rizal Street.',
  'Is your ^birthday in June, Ben?',
  'Ana, please bring the ^map of Mindanao.',
  'In April, our ^family went to Palawan.',
  'How far is the ^airport from Davao?',
  'My ^cousins live in Iloilo, Bacolod and Roxas.',
  'No, the ^test is not on Friday.',
  'When will the ^ship from Bohol arrive?',
  'Rosa, have you seen my ^ticket to Pasig?',
  'What a beautiful ^church that is in Vigan!',
  'On Sunday, the ^choir of Santa Cruz will sing.',
  'Who is the ^mayor of Quezon City?',
  'Well, my ^teacher comes from Samar.',
  'Paolo speaks Tagalog, Ilocano and English at ^home.',
  'When it rains, the ^river in Marikina rises.',
  'How fast that ^horse from Batangas runs!',
]

export const capitalizationAndPunctuation = choosing<Mistake>({
  id: 'english/capitalization-and-punctuation',
  name: 'Capitalization and punctuation',
  grades: [3, 6],
  cues: [
    'capitalization',
    'punctuation',
    'capital letter',
    'comma',
    'period',
    'question mark',
    'exclamation point',
  ],
  units: ['english/3/kinds-of-sentences'],
  mistakes: {
    proper: 'wrote a proper noun with a small letter',
    start: 'began the sentence with a small letter',
    end: 'used the wrong mark at the end',
    comma: 'left out a comma',
    common: 'capitalized a common noun',
  },
  rules: [
    {
      say: 'A proper noun begins with a {capital letter}.',
      ask: 'What kind of letter does a proper noun begin with?',
      not: ['small letter', 'silent letter', 'double letter'],
    },
    {
      say: 'A polite request such as "Please close the door" ends with a {period}.',
      ask: 'Which mark ends a polite request such as "Please close the door"?',
      not: ['question mark', 'comma', 'colon'],
    },
    {
      say: 'Items in a series are separated by {commas}.',
      ask: 'Which marks separate the items in a series?',
      not: ['periods', 'colons', 'apostrophes'],
    },
  ],
  asks: [
    ['understand', 'Which sentence gives the words {text} their correct capitalization and punctuation?'],
    ['apply', 'How should the words {text} be written as a correct sentence?'],
  ],
  says: 'This sentence has correct capitalization and punctuation: {answer}',
  draw: (draw) => {
    const marked = draw.pick(bank)
    const answer = marked.replace('^', '')
    const words = answer.split(' ')
    const proper = words.findLastIndex((word, at) => at > 0 && /^[A-Z]/.test(word))
    const common = marked.replace(/\^(\w)/, (_, first: string) => first.toUpperCase())
    const ends = answer.at(-1)
    return {
      text: `"${answer.toLowerCase().replace(/[,.?!]/g, '')}"`,
      answer,
      wrong: {
        proper: words.map((word, at) => (at === proper ? word.toLowerCase() : word)).join(' '),
        start: answer.charAt(0).toLowerCase() + answer.slice(1),
        end: `${answer.slice(0, -1)}${ends === '.' ? '?' : '.'}`,
        // A comma after "On Sunday" may be left out.
        comma:
          answer.includes(',') && !/^(?:On|In|Last|After) /.test(answer)
            ? answer.replace(',', '')
            : undefined,
        common,
      },
      why: 'The sentence begins with a capital letter, its proper nouns have capital letters, and its commas and end mark are in place.',
    }
  },
})
