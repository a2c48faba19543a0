import type { Phrases } from '../tongue.ts'
import { lowerFirst, upperFirst, wordsOf } from '../words.ts'

const listed = (given: readonly string[]) =>
  given.length < 2 ? given.join('') : `${given.slice(0, -1).join(', ')} and ${given.at(-1)}`

export const phrases: Phrases = {
  matching: 'Match each description with the term that fits it.',
  underTitle: (title, count) => {
    const first = wordsOf(title)[0] ?? ''
    const head = title.split(/\s+(?:of|in|for|to|on|from)\s+/)[0] ?? ''
    return /s$/i.test(head) &&
      !/(?:ss|us|is|ics)$/i.test(head) &&
      !/ing$/i.test(first) &&
      wordsOf(title).length <= 10
      ? `Give the ${count} ${lowerFirst(title.replace(/^the\s+/i, '').replace(/[:.]$/, ''))}.`
      : null
  },
  announced: (line) => {
    const bare = line
      .replace(/\s*:$/, '')
      .replace(/, in (?:the right )?order$/i, '')
      .replace(/\s(?:are|include|is|were)(?: as follows| the following)?$/i, '')
    const title = (/\bthe following ((?!are|is\b).+)$/i.exec(bare)?.[1] ?? bare)
      .replace(
        /^(?:the following (?:are|is)|here are|these are|there are|below are|(?:follow|study|observe|remember) (?:these|the following|the)) (?:the )?/i,
        '',
      )
      .replace(/^the /i, '')
    if (/^(?:\p{L}+ ){0,2}\p{L}+s$/u.test(title) && !/(?:ss|us|is|ics)$/.test(title)) return title
    return /^[\p{L}\s-]+s (?:of|in|for|to|when|on) /u.test(title) &&
      !/\b(?:are|is|can|will|must|has|have|you|your)\b/.test(title)
      ? title
      : null
  },
  ordinal:
    /^(?:step \d+[:.]?|first(?:ly)?|second(?:ly)?|third(?:ly)?|then|next|after that|afterwards|finally|lastly),?\s+/i,
  standIn: /^(?:it|this|they|these)\s+(?:(?:is|are)\s+)?/i,
  arrange: (title) => `Arrange these in the right order, from first to last. (${upperFirst(title)})`,
  arrangeEvents: 'Arrange these events from the earliest to the latest.',
  stepWords: /\b(?:steps?|procedures?|process|stages?|phases?|how to|cycle|sequence|directions?|method)\b/i,
  fits: (detail) =>
    /^(?:an?|the)\s/i.test(detail)
      ? `What do we call ${lowerFirst(detail)}?`
      : `Which term fits this description: ${lowerFirst(detail)}?`,
  describes: (term) =>
    /^(?:the|an?)\s|^\p{Lu}/u.test(term)
      ? `Which of the following best describes ${term}?`
      : `What is meant by “${term}”?`,
  column: (head, term, _, detail) =>
    /^\d{4}$/.test(detail) && !/^(?:year|date)s?$/.test(head)
      ? `In which year was the ${head} of ${term}?`
      : `Which ${head} goes with ${term}?`,
  row: (first, head, detail) => `Which ${first} goes with this ${head}: ${detail}?`,
  mend: (sentence, wrong) =>
    `A learner wrote: “${sentence}” Which should replace “${wrong}” to make the sentence correct?`,
  contrast: (term, other) => `In contrast to ${other}, what is ${term}?`,
  after: (title, step) => `Which comes right after “${step}”? (${upperFirst(title)})`,
  essays: [
    {
      bloom: 'evaluate',
      about: 'topic',
      stem: (about) =>
        `Which idea about ${about} matters most to your family or community? Take a stand and defend it with at least two facts from the lesson.`,
    },
    {
      bloom: 'create',
      about: 'topic',
      stem: (about) =>
        `Design a poster, model or short presentation that explains ${about} to younger learners. Describe its parts and say which ideas from the lesson each one shows.`,
    },
    {
      bloom: 'evaluate',
      about: 'alike',
      stem: (about, other) =>
        `A classmate missed the lesson. Which should you explain first, ${about} or ${other}? Judge both with facts from the lesson and justify your choice.`,
    },
    {
      bloom: 'create',
      about: 'topic',
      stem: (about) =>
        `Write a short story, dialogue or radio script that teaches the main ideas about ${about}. Use at least three facts from the lesson.`,
    },
    {
      bloom: 'analyze',
      about: 'alike',
      stem: (about, other) =>
        `Compare ${about} and ${other}. Give two differences, using facts from the lesson.`,
    },
    {
      bloom: 'analyze',
      about: 'both',
      stem: (about, other) => `Explain how ${about} and ${other} are related, using facts from the lesson.`,
    },
  ],
  rubric: [
    {
      criterion: 'Content (suggested; the teacher adjusts it)',
      levels: [
        '2 – correct ideas, supported by facts from the lesson',
        '1 – some correct ideas, little support',
        '0 – no correct idea',
      ],
    },
    {
      criterion: 'Reasoning (suggested; the teacher adjusts it)',
      levels: [
        '2 – clear reasons that lead to the conclusion',
        '1 – reasons are unclear or incomplete',
        '0 – no reasons',
      ],
    },
    {
      criterion: 'Language (suggested; the teacher adjusts it)',
      levels: ['1 – clear and complete sentences', '0 – hard to understand'],
    },
  ],
  problems: {
    formula: (formula, given, wanted) => `Use ${formula}. If ${listed(given)}, find ${wanted}.`,
    wanted: (name) => `the ${name}`,
    solve: (equation, unknown) => `Solve for ${unknown}: ${equation}`,
    evaluate: (expression) => `Find the value of ${expression}.`,
    percent: (percent, of) => `What is ${percent}% of ${of}?`,
    mean: (values) => `Find the mean of these values: ${values}.`,
    change: (amount, to) => `Change ${amount} to ${to}.`,
    given: (name, value) => `${name} = ${value}`,
    steps: { formula: 'Write the rule', putIn: 'Put in the values', answer: 'Answer' },
  },
}
