import { choosing } from './choosing.ts'

/** A sentence, the word that fits, one that sounds the same, and two that look or sound much alike. */
const bank: readonly (readonly [
  sentence: string,
  answer: string,
  same: string,
  near: string,
  far: string,
])[] = [
  ['We could {} the bell from the plaza.', 'hear', 'here', 'hair', 'heard'],
  ['Please put the chairs over {}, near the door.', 'there', 'their', 'theirs', "they're"],
  ['The pupils brought {} own lunch.', 'their', 'there', 'they', "they're"],
  ['The ship sailed across the {}.', 'sea', 'see', 'seat', 'saw'],
  ['The farmer planted the {} in the wet soil.', 'seeds', 'cedes', 'sits', 'sheds'],
  ['Mother bought a kilo of {} from the butcher.', 'meat', 'meet', 'mat', 'mitt'],
  ['The bread is made of wheat {}.', 'flour', 'flower', 'floor', 'flow'],
  ['The {} shines brightly at noon.', 'sun', 'son', 'soon', 'sum'],
  ['A week has seven {}.', 'days', 'daze', 'dies', 'dice'],
  ['The wind {} the papers off the table.', 'blew', 'blue', 'blow', 'below'],
  ['Ben {} the race and got a medal.', 'won', 'one', 'win', 'want'],
  ['The horse has a long {}.', 'tail', 'tale', 'tall', 'tell'],
  ['I did not {} the answer.', 'know', 'no', 'now', 'knew'],
  ['Turn {} at the corner, not left.', 'right', 'write', 'rate', 'ride'],
  ['Ana will {} a letter to her aunt.', 'write', 'right', 'wrote', 'ride'],
  ['We ate a {} of cake after lunch.', 'piece', 'peace', 'pace', 'price'],
  ['The two countries stopped fighting and made {}.', 'peace', 'piece', 'peas', 'pace'],
  ['The {} for the jeepney is fifteen pesos.', 'fare', 'fair', 'far', 'fear'],
  ['Rest today, because you look {}.', 'weak', 'week', 'wick', 'wake'],
  ['There are seven days in a {}.', 'week', 'weak', 'wick', 'wake'],
  ['Do not {} food; finish your rice.', 'waste', 'waist', 'west', 'wait'],
  ['The school {} welcomed the visitors.', 'principal', 'principle', 'princess', 'prince'],
  ['She has {} pencils, one for each of her two sisters.', 'two', 'too', 'to', 'toe'],
  ['The soup is {} hot to eat.', 'too', 'two', 'to', 'toe'],
  ['We walked {} the forest.', 'through', 'threw', 'thorough', 'throw'],
  ['The boy {} the ball over the fence.', 'threw', 'through', 'throw', 'true'],
  ['Please {} for the bus at the corner.', 'wait', 'weight', 'wet', 'white'],
  ['The cut on my finger will {} in a few days.', 'heal', 'heel', 'hill', 'held'],
]

export const homophones = choosing<'same' | 'near' | 'far'>({
  id: 'english/homophones',
  name: 'Homophones and words often confused',
  grades: [3, 7],
  cues: ['homophone', 'homophones', 'same sound', 'commonly confused words', 'sound alike'],
  units: [],
  mistakes: {
    same: 'chose the word that sounds the same',
    near: 'chose a word that looks or sounds nearly the same',
    far: 'chose a word that looks or sounds nearly the same',
  },
  rules: [
    {
      say: 'Homophones are words with the same {sound} but different meanings.',
      ask: 'What do homophones have in common?',
      not: ['meaning', 'spelling', 'part of speech'],
    },
    {
      say: 'The right spelling of the word that means "belonging to them" is {"their"}.',
      ask: 'Which is the right spelling of the word that means "belonging to them"?',
      not: ['"there"', '"they\'re"', '"thier"'],
    },
    {
      say: 'Of "met", "meet", "mate" and "mitt", the homophone of "meat" is {"meet"}.',
      ask: 'Which of "met", "meet", "mate" and "mitt" is a homophone of "meat"?',
      not: ['"met"', '"mate"', '"mitt"'],
    },
  ],
  asks: [
    ['remember', 'Which word with the right spelling and meaning completes the sentence? {text}'],
    ['apply', 'Choose the correct word for the blank. {text}'],
  ],
  says: 'The right word is used in this sentence: "{whole}"',
  believable: ['same'],
  draw: (draw) => {
    const [sentence, answer, same, near, far] = draw.pick(bank)
    return {
      text: sentence.replace('{}', '____'),
      answer,
      wrong: { same, near, far },
      why: `"${answer}" and "${same}" sound alike, but only "${answer}" has the meaning that the sentence needs.`,
    }
  },
})
