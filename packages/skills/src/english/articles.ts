import { choosing } from './choosing.ts'

const indefinite = [
  'There is {} owl in the old tree.',
  'There is {} hour left before the program.',
  'There is {} university in our city.',
  'My aunt wants to become {} engineer.',
  'Ben hopes to become {} honest leader.',
  'There is {} umbrella behind the door.',
  'There is {} one-way street near the plaza.',
  'There is {} eagle on the roof.',
  'Ana wants to become {} architect.',
  'My cousin wants to become {} nurse.',
  'There is {} uniform in this bag.',
  'There is {} ant on your plate.',
  'There is {} heavy box in the hallway.',
  'There is {} useful map on page ten.',
  'Once there lived {} old fisherman who had three sons.',
  'Once there lived {} young farmer who had one carabao.',
  'There is {} egg in the nest.',
  'There is {} island across the bay.',
  'Carlo hopes to become {} electrician.',
  'There is {} European visitor at the gate.',
  'There is {} empty chair in the front row.',
  'There is {} bicycle under the stairs.',
  'Once there lived {} unhappy king who never smiled.',
  'There is {} x-ray machine in the clinic.',
]
const definite = [
  'The sun rises in {} east.',
  'Mount Apo is {} highest mountain in the Philippines.',
  'Ana bought a dress and a hat. She returned {} dress because it was too small.',
  'Manila is {} capital of the Philippines.',
  'December is {} last month of the year.',
  'Ben has a cat and a dog. Only {} dog sleeps outside.',
  'January is {} first month of the year.',
  'The Earth moves around {} sun.',
  'Neil Armstrong was {} first person on the moon.',
  'We flew over {} Pacific Ocean.',
  'Luzon is {} largest island in the country.',
  'Of the two bags, this is {} cheaper one.',
]
const none = [
  'My brothers play {} basketball after class.',
  'We eat {} breakfast at six in the morning.',
  'Our visitor from Japan speaks {} English well.',
  'The pupils go home by {} bus.',
  'Our family prays before {} dinner.',
  'My favorite subject in school is {} science.',
  'Plants need {} water and sunlight to grow.',
  'Our family moved to {} Cebu last year.',
  'The children go to {} bed at nine in the evening.',
  'Honesty and {} kindness are good values.',
]

/** Sounds that differ from the letter, and uses of "the" and of no article that are learned later. */
const later =
  /hour|university|honest|one-way|uniform|useful|European|x-ray|Armstrong|Pacific|cheaper|English|science|sunlight|kindness/

type Word = 'a' | 'an' | 'the' | 'no article'

/** It is the sound that counts: an hour, a uniform, an x-ray. */
const vowelSound = (word: string) => /^(?:[aeio]|un[^i]|umb|hour|hones|x-)/.test(word) && !/^one/.test(word)

const whys: Record<Word, string> = {
  a: 'The next word begins with a consonant sound, and the noun is named for the first time.',
  an: 'The next word begins with a vowel sound, and the noun is named for the first time.',
  the: 'The noun is known, or there is only one such thing: it takes "the".',
  'no article':
    'Names of meals, games, school subjects, languages, days and cities, mass nouns in general and phrases like "by bus" take no article.',
}

export const articles = choosing<Word>({
  id: 'english/articles',
  name: 'Articles: a, an, the',
  grades: [2, 6],
  cues: ['article', 'articles', 'definite article', 'indefinite article', 'a, an, the', 'vowel sound'],
  units: ['english/4/nouns'],
  mistakes: {
    a: 'thought that something new is named, before a consonant sound',
    an: 'thought that something new is named, before a vowel sound',
    the: 'thought that the noun is already known',
    'no article': 'thought that the noun needs no article',
  },
  rules: [
    {
      say: 'The indefinite article {"an"} is used before a word that begins with a vowel sound.',
      ask: 'Which indefinite article is used before a word that begins with a vowel sound?',
      not: ['"a"', '"the"', '"some"'],
    },
    {
      say: 'Of the nouns "mango", "orange", "banana" and "guava", the one that takes "an" is {"orange"}.',
      ask: 'Which of the nouns "mango", "orange", "banana" and "guava" takes the article "an"?',
      not: ['"mango"', '"banana"', '"guava"'],
    },
    {
      say: 'A person or thing that was named before takes the article {"the"}.',
      ask: 'Ana has a cat and a bird. We speak again of the same cat. Which article do we put before "cat"?',
      not: ['"a"', '"an"', '"some"'],
    },
  ],
  asks: [
    ['understand', 'Which article, if any, belongs in the blank? {text}'],
    ['apply', 'Choose the correct article for the blank, or "no article" if none is needed. {text}'],
  ],
  says: 'The right choice for the blank in this sentence is {answer}: "{text}"',
  draw: (draw) => {
    const kind = draw.pick(['indefinite', 'indefinite', 'definite', 'none'] as const)
    const sentence = draw.pick(
      { indefinite, definite, none }[kind].filter((each) => draw.grade > 3 || !later.test(each)),
    )
    const next = /\{\} ([\w-]+)/.exec(sentence)?.[1]?.toLowerCase() ?? ''
    const answer: Word =
      kind === 'definite'
        ? 'the'
        : kind === 'none'
          ? 'no article'
          : next !== 'european' && vowelSound(next)
            ? 'an'
            : 'a'
    return {
      text: sentence.replace('{}', '____'),
      answer,
      wrong: { a: 'a', an: 'an', the: 'the', 'no article': 'no article' },
      why: whys[answer],
    }
  },
})
