import { choosing, ownMistakes } from './choosing.ts'

const meanings = {
  in: 'inside',
  on: 'touching the top or the surface',
  at: 'at a point or place',
  under: 'below something',
  above: 'higher than something',
  behind: 'at the back of something',
  between: 'with one on each side',
  among: 'in the middle of three or more',
  across: 'from one side to the other',
  through: 'in at one end and out at the other',
  into: 'moving to the inside',
  around: 'on all sides of something',
  along: 'following the length of something',
  beside: 'at the side of something',
} as const
type Word = keyof typeof meanings

/** The sentence, and the words that surely do not fit. */
const bank: readonly (readonly [sentence: string, answer: Word, not: readonly Word[]])[] = [
  ['My grandparents live {} Iloilo City.', 'in', ['on', 'under', 'into', 'among']],
  [
    'There is some water {} the pitcher, so you can pour some out.',
    'in',
    ['on', 'among', 'across', 'between'],
  ],
  ['The fish swim {} the sea.', 'in', ['on', 'at', 'beside']],
  ['Hang the calendar {} the wall.', 'on', ['in', 'into', 'under', 'through']],
  ['The teacher wrote the answer {} the board.', 'on', ['into', 'at', 'among', 'through']],
  ['Our classroom is {} the third floor.', 'on', ['into', 'at', 'among', 'between']],
  ['Spread the clean cloth {} the table.', 'on', ['in', 'into', 'through', 'between']],
  ['We waited for the jeepney {} the corner of Rizal Street.', 'at', ['into', 'among', 'through', 'between']],
  ['Someone is knocking {} the door.', 'at', ['into', 'among', 'between', 'under']],
  [
    'The coin rolled {} the bed, so Ben lay down on the floor to reach it.',
    'under',
    ['on', 'above', 'around', 'among'],
  ],
  ['The roots of a tree grow {} the ground.', 'under', ['above', 'among', 'at']],
  ['We hid from the heat {} the branches of the big mango tree.', 'under', ['above', 'on', 'across', 'into']],
  ['The kite flew high {} the houses.', 'above', ['under', 'in', 'into', 'at']],
  ['The lamp hangs from the ceiling {} the table.', 'above', ['under', 'in', 'into', 'through']],
  [
    'The child hid {} the curtain, so we could see only her feet.',
    'behind',
    ['above', 'on', 'among', 'along'],
  ],
  ['The last pupil in the line stood {} all the others.', 'behind', ['above', 'on', 'into', 'through']],
  [
    'Ana sits {} Ben and Carlo, with one of them on each side.',
    'between',
    ['among', 'through', 'into', 'along'],
  ],
  ['The letter B comes {} A and C.', 'between', ['among', 'under', 'through', 'on']],
  ['The teacher found one red umbrella {} the many black ones.', 'among', ['between', 'into', 'along', 'at']],
  ['The sweets were divided {} the thirty pupils.', 'among', ['along', 'into', 'above', 'at']],
  [
    'A long bridge goes {} the river from one bank to the other.',
    'across',
    ['in', 'into', 'among', 'between'],
  ],
  [
    'Look left and right before you walk {} the street to the other side.',
    'across',
    ['between', 'under', 'among', 'at'],
  ],
  [
    'The train went {} the dark tunnel and came out on the other side.',
    'through',
    ['on', 'above', 'between', 'at'],
  ],
  ['The thread goes {} the eye of the needle.', 'through', ['on', 'among', 'under', 'between']],
  ['The frog jumped {} the pond with a splash.', 'into', ['on', 'between', 'among']],
  ['Pour the soup {} the bowl.', 'into', ['at', 'among', 'between', 'behind']],
  ['The Earth moves {} the sun.', 'around', ['on', 'into', 'among', 'at']],
  [
    'Farmers built a fence {} the field to keep the animals out on all sides.',
    'around',
    ['in', 'into', 'under', 'through'],
  ],
  ['Coconut trees grow {} the whole length of the shore.', 'along', ['among', 'between', 'into', 'under']],
  [
    'At the movie house, Ana sat {} me so that we could share the popcorn.',
    'beside',
    ['among', 'through', 'into', 'along'],
  ],
]

export const prepositionsOfPlace = choosing<Word>({
  id: 'english/prepositions-of-place',
  name: 'Prepositions of place and direction',
  grades: [3, 6],
  cues: [
    'preposition',
    'prepositions',
    'prepositions of place',
    'prepositional phrase',
    'location',
    'direction',
  ],
  units: ['english/5/adverbs-and-prepositions'],
  mistakes: Object.fromEntries(
    Object.entries(meanings).map(([word, meaning]) => [word, `chose a preposition that means ${meaning}`]),
  ) as Record<Word, string>,
  rules: [
    {
      say: 'The preposition {"between"} is used for two persons or things.',
      ask: 'Which preposition is used for a place with one person or thing on each side?',
      not: ['"among"', '"through"', '"above"'],
    },
    {
      say: 'The preposition "into" shows {movement to the inside}.',
      ask: 'What does the preposition "into" show?',
      not: ['movement to the top', 'a place at the back', 'a place on all sides'],
    },
    {
      say: 'The opposite of the preposition "above" is {"below"}.',
      ask: 'Which of "below", "beside", "behind" and "among" is the opposite of "above"?',
      not: ['"beside"', '"behind"', '"among"'],
    },
  ],
  asks: [
    ['understand', 'Which preposition completes the sentence? {text}'],
    ['apply', 'Choose the correct preposition of place or direction for the blank. {text}'],
  ],
  says: 'The preposition is correct in this sentence: "{whole}"',
  draw: (draw) => {
    const [sentence, answer, not] = draw.pick(bank)
    return {
      text: sentence.replace('{}', '____'),
      answer,
      wrong: ownMistakes(not),
      why: `The word "${answer}" means ${meanings[answer]}.`,
    }
  },
})
