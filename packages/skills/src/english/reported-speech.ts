import { choosing } from './choosing.ts'

/** What was said, the verb in it, and the verb after it was moved back in time. */
const bank: readonly (readonly [said: string, verb: string, back: string])[] = [
  ['I {} tired.', 'am', 'was'],
  ['I {} adobo very much.', 'like', 'liked'],
  ['I {} help with the project.', 'need', 'needed'],
  ['I {} a new bicycle.', 'have', 'had'],
  ['I {} in Cebu.', 'live', 'lived'],
  ['I {} the answer.', 'know', 'knew'],
  ['I {} to go home.', 'want', 'wanted'],
  ['I {} the dishes every day.', 'wash', 'washed'],
  ['I {} lunch in the kitchen.', 'am cooking', 'was cooking'],
  ['I {} a letter to the mayor.', 'am writing', 'was writing'],
  ['I {} for the bus.', 'am waiting', 'was waiting'],
  ['I {} for the test.', 'am studying', 'was studying'],
  ['I {} the chickens.', 'will feed', 'would feed'],
  ['I {} the meeting.', 'will attend', 'would attend'],
  ['I {} the tickets.', 'will buy', 'would buy'],
  ['I {} the class.', 'will help', 'would help'],
  ['I {} the guitar.', 'can play', 'could play'],
  ['I {} very fast.', 'can swim', 'could swim'],
  ['I {} three languages.', 'can speak', 'could speak'],
  ['I {} the project.', 'have finished', 'had finished'],
  ['I {} the book.', 'have read', 'had read'],
  ['I {} the keys.', 'have lost', 'had lost'],
]

export const reportedSpeech = choosing<'tense' | 'person' | 'both' | 'quoted' | 'told' | 'number'>({
  id: 'english/reported-speech',
  name: 'Direct and reported speech',
  grades: [6, 10],
  cues: ['reported speech', 'indirect speech', 'direct speech', 'quotation', 'reporting verb', 'exact words'],
  units: ['english/8/direct-and-reported-speech'],
  mistakes: {
    tense: 'did not move the verb back in time',
    person: 'kept the pronoun "I"',
    both: 'kept the exact words of the speaker',
    quoted: 'kept the quotation marks in reported speech',
    told: 'left out the listener after "told"',
    number: 'used a pronoun of the wrong number',
  },
  rules: [
    {
      say: 'In speech reported later, "tomorrow" usually becomes {"the next day"}.',
      ask: 'What does "tomorrow" usually become in speech that is reported later?',
      not: ['"the day before"', '"that day"', '"yesterday"'],
    },
    {
      say: 'In reported speech, "will" usually becomes {"would"}.',
      ask: 'What does "will" usually become in reported speech?',
      not: ['"shall"', '"could"', '"had"'],
    },
    {
      say: 'In reported speech after "said", the simple present usually becomes the {simple past}.',
      ask: 'In reported speech after "said", what does the simple present usually become?',
      not: ['simple future', 'present perfect', 'present progressive'],
    },
  ],
  asks: [
    ['apply', 'Which sentence reports these words, with the verb moved back in time? {text}'],
    ['apply', 'Change this sentence to reported speech, moving the verb back in time. {text}'],
  ],
  says: 'In this pair, the reported speech is correct, with the verb moved back in time. Direct: {text} Reported: {answer}',
  believable: ['tense', 'told', 'person'],
  draw: (draw) => {
    const { name, he } = draw.person()
    const [said, verb, back] = draw.pick(bank)
    const plain = said.replace(/^I /, '').replace('{}', '')
    const report = (who: string, form: string, that = 'said that') => `${name} ${that} ${who} ${form}${plain}`
    const third = (form: string) =>
      form
        .replace(/^am\b/, 'is')
        .replace(/^have\b/, 'has')
        .replace(/^(?!is|will|can|has)(\w+)$/, (word) => (/sh$/.test(word) ? `${word}es` : `${word}s`))
    return {
      text: draw.chanceOf(50)
        ? `${name} said, "I ${verb}${plain}"`
        : `"I ${verb}${plain.replace(/\.$/, ',')}" ${name} said.`,
      answer: report(he, back),
      also: [report(he, back, 'said')],
      wrong: {
        tense: report(he, third(verb)),
        person: report('I', back),
        both: report('I', verb),
        quoted: `${name} said that "${he} ${back}${plain}"`,
        told: report(he, back, 'told that'),
        number: report('they', back.replace(/^was\b/, 'were')),
      },
      why: `"I" becomes "${he}", and "${verb}" moves back in time to "${back}".`,
    }
  },
})
