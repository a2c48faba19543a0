import { choosing } from './choosing.ts'

/** Words before a count noun, and before a mass noun. */
const pairs = {
  many: 'much',
  few: 'little',
  'a few': 'a little',
  fewer: 'less',
  'How many': 'How much',
} as const
type Pair = keyof typeof pairs

/** Sentences for count nouns | mass nouns, and words of other kinds that do not fit either. */
const frames: Record<Pair, { sentence: string; other: readonly [string, string] }> = {
  many: { sentence: 'There {} not ____ [] left in the kitchen.', other: ['a', 'every'] },
  few: { sentence: 'There {} very ____ [] left, so we must buy more.', other: ['each', 'every'] },
  'a few': { sentence: 'We still have ____ [] in the kitchen.', other: ['a', 'every'] },
  fewer: { sentence: 'We need ____ [] today than yesterday.', other: ['least', 'fewest'] },
  'How many': { sentence: '____ [] {} there in the kitchen?', other: ['How often', 'How long'] },
}

const count = ['eggs', 'mangoes', 'plates', 'onions', 'spoons', 'bananas', 'tomatoes', 'bottles']
const mass = ['rice', 'water', 'sugar', 'salt', 'milk', 'flour', 'vinegar', 'coffee']

const measures: readonly (readonly [unit: string, noun: string, not: readonly [string, string, string]])[] = [
  ['loaf', 'bread', ['bottle', 'bunch', 'pair']],
  ['glass', 'water', ['loaf', 'bar', 'sheet']],
  ['bar', 'soap', ['glass', 'loaf', 'cup']],
  ['sheet', 'paper', ['loaf', 'bottle', 'cup']],
  ['cup', 'coffee', ['loaf', 'sheet', 'bar']],
  ['sack', 'rice', ['sheet', 'bar', 'loaf']],
  ['bottle', 'vinegar', ['loaf', 'sheet', 'bar']],
  ['tube', 'toothpaste', ['loaf', 'sheet', 'slice']],
  ['slice', 'cake', ['bottle', 'glass', 'sheet']],
  ['pinch', 'salt', ['slice', 'sheet', 'loaf']],
]

export const countAndMassNouns = choosing<
  'mass' | 'count' | 'other' | 'further' | 'unit1' | 'unit2' | 'unit3'
>({
  id: 'english/count-and-mass-nouns',
  name: 'Count and mass nouns',
  grades: [3, 6],
  cues: ['count nouns', 'mass nouns', 'countable', 'uncountable', 'much and many', 'quantifier', 'counters'],
  units: ['english/4/nouns'],
  mistakes: {
    mass: 'used a word for mass nouns with a count noun',
    count: 'used a word for count nouns with a mass noun',
    other: 'used a word that goes with singular count nouns or asks for something else',
    further: 'used a word that goes with singular count nouns or asks for something else',
    unit1: 'chose a unit that is not used with the noun',
    unit2: 'chose a unit that is not used with the noun',
    unit3: 'chose a unit that is not used with the noun',
  },
  rules: [
    {
      say: 'The word "much" is used with {mass} nouns.',
      ask: 'With what kind of nouns is the word "much" used?',
      not: ['plural count', 'singular count', 'proper'],
    },
    {
      say: 'The word "many" is used with {plural count} nouns.',
      ask: 'With what kind of nouns is the word "many" used?',
      not: ['mass', 'singular count', 'proper'],
    },
    {
      say: 'The noun "rice" is a {mass} noun.',
      ask: 'What kind of noun is "rice"?',
      not: ['count', 'proper', 'collective'],
    },
  ],
  asks: [
    ['remember', 'Which word or phrase completes the sentence? {text}'],
    ['apply', 'Choose what fits the noun in the sentence. {text}'],
  ],
  says: 'This sentence is correct: "{whole}"',
  draw: (draw) => {
    if (draw.chanceOf(30)) {
      const [unit, noun, [unit1, unit2, unit3]] = draw.pick(measures)
      return {
        text: draw.pick([`Mother asked for one ____ of ${noun}.`, `There is only one ____ of ${noun} left.`]),
        answer: unit,
        wrong: { unit1, unit2, unit3 },
        why: `The mass noun "${noun}" is counted with the unit "${unit}".`,
      }
    }
    const pair = draw.pick(Object.keys(pairs) as Pair[])
    const counted = draw.chanceOf(50)
    const noun = draw.pick(counted ? count : mass)
    const {
      sentence,
      other: [other, further],
    } = frames[pair]
    return {
      text: sentence.replace('[]', noun).replace('{}', counted ? 'are' : 'is'),
      answer: counted ? pair : pairs[pair],
      wrong: { mass: counted ? pairs[pair] : undefined, count: counted ? undefined : pair, other, further },
      why: `"${noun}" is a ${counted ? 'count noun in the plural' : 'mass noun'}, so it takes "${(counted ? pair : pairs[pair]).toLowerCase()}".`,
    }
  },
})
