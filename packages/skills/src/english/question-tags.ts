import { choosing } from './choosing.ts'

/** A statement, its own tag, the verb of the tag, its negative form, and the pronoun. */
const bank: readonly (readonly [
  statement: string,
  verb: string,
  not: string,
  pronoun: string,
  negative?: boolean,
])[] = [
  ['Ana is your cousin', 'is', "isn't", 'she'],
  ['The boys are in the yard', 'are', "aren't", 'they'],
  ['Ben was absent yesterday', 'was', "wasn't", 'he'],
  ['The flowers were fresh', 'were', "weren't", 'they'],
  ['You can swim', 'can', "can't", 'you'],
  ['Your sister will sing', 'will', "won't", 'she'],
  ['They should wear helmets', 'should', "shouldn't", 'they'],
  ['The bus has arrived', 'has', "hasn't", 'it'],
  ['We have met before', 'have', "haven't", 'we'],
  ['Your father works in a bank', 'does', "doesn't", 'he'],
  ['The pupils like the story', 'do', "don't", 'they'],
  ['Your mother cooked this adobo', 'did', "didn't", 'she'],
  ['The dog barked all night', 'did', "didn't", 'it'],
  ['You live near the plaza', 'do', "don't", 'you'],
  ['Carlo could lift the box', 'could', "couldn't", 'he'],
  ["Liza isn't at home", 'is', "isn't", 'she', true],
  ["The shops aren't open", 'are', "aren't", 'they', true],
  ["Your uncle wasn't angry", 'was', "wasn't", 'he', true],
  ["You can't drive yet", 'can', "can't", 'you', true],
  ["It won't rain today", 'will', "won't", 'it', true],
  ["The girls haven't eaten", 'have', "haven't", 'they', true],
  ["Your aunt doesn't eat meat", 'does', "doesn't", 'she', true],
  ["The children don't know him", 'do', "don't", 'they', true],
  ["Miguel didn't pass by here", 'did', "didn't", 'he', true],
  ["The jeepney hasn't left", 'has', "hasn't", 'it', true],
  ["We shouldn't be late", 'should', "shouldn't", 'we', true],
]

const others: Record<string, string> = {
  he: 'she',
  she: 'he',
  it: 'they',
  they: 'it',
  we: 'they',
  you: 'they',
}
const swaps: Record<string, readonly [string, string]> = {
  is: ['does', "doesn't"],
  are: ['do', "don't"],
  was: ['did', "didn't"],
  were: ['did', "didn't"],
  can: ['do', "don't"],
  will: ['is', "isn't"],
  should: ['do', "don't"],
  has: ['is', "isn't"],
  have: ['are', "aren't"],
  does: ['is', "isn't"],
  do: ['are', "aren't"],
  did: ['does', "doesn't"],
  could: ['was', "wasn't"],
}

export const questionTags = choosing<'same' | 'pronoun' | 'helper' | 'order' | 'both'>({
  id: 'english/question-tags',
  name: 'Question tags',
  grades: [5, 8],
  cues: ['question tag', 'question tags', 'tag question', 'tag questions', 'helping verb', 'contraction'],
  units: ['english/3/kinds-of-sentences'],
  mistakes: {
    same: 'used a positive tag after a positive statement or a negative one after a negative',
    pronoun: 'used a pronoun that does not stand for the subject',
    helper: 'used another helping verb than the statement needs',
    order: 'put the pronoun before the verb',
    both: 'used another helping verb and did not change between positive and negative',
  },
  rules: [
    {
      say: 'The statement "You are ready" takes the tag {"aren\'t you?"}',
      ask: 'Which question tag follows the statement "You are ready"?',
      not: ['"are you?"', '"don\'t you?"', '"isn\'t you?"'],
    },
    {
      say: 'In "Ana is kind, isn\'t she?" the subject of the question tag is a {pronoun}.',
      ask: 'In "Ana is kind, isn\'t she?" what kind of word is the subject of the question tag?',
      not: ['proper noun', 'common noun', 'helping verb'],
    },
  ],
  asks: [
    ['understand', 'Which question tag completes the sentence? {text}'],
    ['apply', 'Complete the sentence with the correct question tag. {text}'],
  ],
  says: 'The question tag is correct in this sentence: "{whole}"',
  choicesOnly: false,
  draw: (draw) => {
    const [statement, verb, not, pronoun, negative = false] = draw.pick(bank)
    const [helper, helperNot] = swaps[verb] ?? ['do', "don't"]
    const [right, opposite, odd, oddOpposite] = negative
      ? [verb, not, helper, helperNot]
      : [not, verb, helperNot, helper]
    return {
      text: `${statement}, ____?`,
      answer: `${right} ${pronoun}`,
      wrong: {
        same: `${opposite} ${pronoun}`,
        pronoun: `${right} ${others[pronoun]}`,
        helper: `${odd} ${pronoun}`,
        order: `${pronoun} ${right}`,
        both: `${oddOpposite} ${pronoun}`,
      },
      why: `The statement is ${negative ? 'negative, so the tag is positive' : 'positive, so the tag is negative'}; it uses "${verb}" and the pronoun "${pronoun}".`,
    }
  },
})
