import type { ShowWords } from '../../show/words.ts'
import { lowerFirst } from '../words.ts'

export const englishShowWords: ShowWords = {
  and: 'and',
  headings: {
    objectives: 'What you will learn',
    words: 'Words to remember',
    check: 'Check your understanding',
    summary: 'Summary',
    first: 'Think first',
    back: 'Back to our question',
    example: 'An example',
    solution: 'Step by step',
    mistake: 'Is it true?',
  },
  welcome: (title) => `Hello, learners! The title of our lesson is ${title}.`,
  welcomeToRiddle: 'Hello, learners! Before we begin, I have something for you to think about.',
  ahead: (topics) => `We will talk about ${topics}.`,
  parts: (titles) => `These are its parts: ${titles}.`,
  newWords: 'Here are the words to remember.',
  objectives: (lines) =>
    `When we finish, you should be able to do these: ${lines.map(lowerFirst).join('; ')}. Keep them in mind as you listen.`,
  enter: {
    first: (about) => `Let us begin with ${about}.`,
    next: [
      (about) => `Now let us go on to ${about}.`,
      (about) => `Next, we look at ${about}.`,
      (about) => `Let us turn to ${about}.`,
    ],
    last: (about) => `Last, let us talk about ${about}.`,
    unnamed: {
      first: 'Let us begin.',
      next: [
        'What comes next?',
        'Listen to how it goes on.',
        'And that is not all.',
        'Let us follow what comes after that.',
      ],
      last: 'And now the last part.',
    },
  },
  here: (title) => `Here are the ${title}.`,
  points: 'Take note of these points.',
  steps: 'Follow these steps in order.',
  named: (names) => `They are ${names}.`,
  order: { first: 'First,', next: ['Second,', 'Third,', 'Then,', 'Next,', 'After that,'], last: 'Finally,' },
  row: (first, cells) =>
    `${first} – ${cells.map(({ head, cell }) => (head ? `${head}: ${cell}` : cell)).join('; ')}.`,
  table: (about) => `This table sets out what we need to know about ${about}.`,
  picture: (caption) => `Look closely at this picture: ${caption}.`,
  check: [
    (question) => `Let us stop for a question. ${question}`,
    (question) => `Now see if you remember. ${question}`,
    (question) => `Your turn. ${question}`,
  ],
  believed: (belief) =>
    `Before we begin, think about this. Some people say: ${belief} Do you agree? Keep your answer in mind. We will come back to it.`,
  believedAgain: (belief, right) => `Remember what some people say: ${belief} Now we know better. ${right}`,
  mistake: (belief, right) => `Be careful here. You may hear people say: ${belief} That is not so. ${right}`,
  example: [
    (story) => `Let us see how this works in life. ${story}`,
    (story) => `Think about this. ${story}`,
    (story) => `Here is something that could happen. ${story}`,
  ],
  worked: [
    (task) => `Let us try one together. ${task} Think it through before we go on.`,
    (task) => `Here is one for you. ${task} Take a moment and try it.`,
    (task) => `Now listen to this. ${task}`,
  ],
  backTo: 'Remember the question at the start?',
  because: [
    (answer, reason) => `The answer is: ${answer}. ${reason}`,
    (answer, reason) => `${answer}. Did you get it? ${reason}`,
    (answer, reason) => `It is this one: ${answer}. ${reason}`,
  ],
  goals: 'Here is what you will be able to do when we finish.',
  diagram: (name) => `Look at the drawing. It shows this: ${name}.`,
  kinds: (name, members) => `Look at the drawing. ${name}: ${members}.`,
  listen: 'Listen to the story and find out:',
  think: 'Think first, then say your answer.',
  options: (options) => `Choose from these: ${options.join('; ')}.`,
  answer: (answer) => `The answer is: ${answer}.`,
  truth: { true: 'true', false: 'false' },
  trueOrFalse: (statement) => `True or false? ${statement}`,
  words: (about) => `Before we move on, let us go back to the important words about ${about}.`,
  meaning: [
    (term, detail) => `When we say ${term}, we mean ${detail}.`,
    (term, detail) => `Remember ${term}: ${detail}.`,
  ],
  summary: 'Let us go over what we have learned.',
  retell: {
    heading: 'Tell the story again',
    points: ['Beginning: who and where', 'Middle: what happened', 'End: how it ended'],
    say: 'Now it is your turn. Tell the story to your seatmate in three parts. In the beginning, say who is in it and where it happens. In the middle, say what happened, in its order. At the end, say how it ended.',
  },
  close: 'You may stop here and go back to the parts that are not yet clear. Thank you for listening!',
  clauseEnds:
    /(?:,)?\s+(?:because|which|while|whereas|so that|such as|although|even though|since|unless|until|in order to)\s|;\s/,
  opensClause:
    /^(?:when|if|because|although|since|while|as|in|on|at|after|before|during|by|for|to|from|with|unlike|like|once)\b/i,
  pointsAtPaper:
    /\b(?:figure|fig\.|table|page|chapter|module|activity|diagram (?:above|below)|picture (?:above|below))\s*\d|https?:|www\.|\b(?:above|below)\b|_{2,}/i,
}
