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
  'Monday is {} second day of the week.',
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
    a: 'used "a", which stands before a consonant sound',
    an: 'used "an", which stands before a vowel sound',
    the: 'used "the", which names something known',
    'no article': 'left out the article',
  },
  rules: [
    {
      say: 'The article {"an"} is used before a word that begins with a vowel sound.',
      ask: 'Which article is used before a word that begins with a vowel sound?',
      not: ['"a"', '"some"', '"this"'],
    },
    {
      say: 'The definite article is {"the"}.',
      ask: 'Which is the definite article?',
      not: ['"a"', '"an"', '"some"'],
    },
    {
      say: 'The word "hour" takes "an" because its {h} is silent.',
      ask: 'Which letter is silent in "hour", so that it takes "an"?',
      not: ['o', 'u', 'r'],
    },
  ],
  asks: [
    ['understand', 'Which article, if any, belongs in the blank? {text}'],
    ['apply', 'Choose the correct article for the blank, or "no article" if none is needed. {text}'],
  ],
  says: 'The right choice for the blank in "{text}" is: {answer}.',
  draw: (draw) => {
    const kind = draw.pick(['indefinite', 'indefinite', 'definite', 'none'] as const)
    const sentence = draw.pick({ indefinite, definite, none }[kind])
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
