import type { Phrases } from '../language-rules.ts'
import { lowerFirst, upperFirst, wordsOf } from '../words.ts'
import { isNounPhrase } from './descriptions.ts'
import { isCommonWord } from './parse.ts'

/** What the name of a group is headed by: "powers" of "Powers of Congress". */
const headOfGroup = (title: string): string =>
  title.split(
    /[,(]|\s+(?:of|in|on|at|by|for|to|from|with|without|that|which|who|whose|where|when|commonly|often|made|found|given|grown|written|built|\p{Ll}+ed)\s/u,
  )[0] ?? ''

/** "Powers of Congress", but not "Evidence for the Big Bang". */
const isOfMany = (title: string): boolean =>
  /(?:[^s]s|ches|sses|people|men|women|children|mice|teeth)$/i.test(headOfGroup(title).trim()) &&
  !/(?:us|is|ics|news)$/i.test(headOfGroup(title).trim())

/** Peoples, tongues and faiths, which the dictionary has as common words. */
const ofPeople =
  /^(?:Filipin\p{Ll}+|Philippine|Spanish|Spaniards?|Americans?|Asians?|Europeans?|Africans?|Chinese|Japanese|Indians?|Romans?|Greeks?|English|French|Germans?|British|Dutch|Portuguese|Muslims?|Christians?|Catholics?|Islamic|Arabs?|Arabic|Egyptians?|Persians?|Tagalog|Cebuano|Ilocano|Visayan|Malays?|Latin|Sunday|Monday|January|Christmas)\b/u

/** As it stands inside a question: a name keeps its capital. */
const asGroup = (title: string): string =>
  !ofPeople.test(title) && isCommonWord(/^\p{L}+/u.exec(title)?.[0] ?? '') ? lowerFirst(title) : title

/** "a phrase" of "Phrases"; of a longer name, "one of the warm colors". */
function oneOf(title: string): string {
  const group = asGroup(title)
  if (!/^\p{Ll}{3,}s$/u.test(group) || /(?:ss|us|is|ics)$/.test(group)) return `one of the ${group}`
  const one = group.replace(/ies$/, 'y').replace(/(?<=(?:ss|x|z|ch|sh))es$|s$/, '')
  return `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`
}

/** Heads of tables of words: "What is the past participle of “marry”?" */
const wordForm =
  /^(?:(?:simple )?(?:past|present|future)(?: tense| form| participle)?|plural(?: form)?|singular(?: form)?|comparative|superlative|opposite|antonym|synonym)$/i

export const englishPhrases: Phrases = {
  matching: 'Match each description with the term that fits it.',
  underTitle: (title, count) => {
    const bare = title
      .replace(/[:.]$/, '')
      .replace(/^(?:the\s+)?(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s+)?/i, '')
    const head = bare.split(/\s+(?:of|in|for|to|on|from|that)\s+/)[0] ?? ''
    const isPlural = /s$/i.test(head) && !/(?:ss|us|is|ics)$/i.test(head)
    const asks = /^(?:why|how|what|who|when|where|which)\b/i.test(bare)
    return isPlural && !asks && isNounPhrase(lowerFirst(bare)) && wordsOf(bare).length <= 10
      ? `Give the ${count} ${lowerFirst(bare)}.`
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
  ofHeading:
    /^(?:this|it|they|these)\s+(?:(?:is|are)\s+(?=(?:an?|the|any)\s)|(?:is|are) (?:defined|described) as\s+|refers? to\s+|means?\s+|involves?\s+)(.+)$/iu,
  standIn: /^(?:it|this|they|these)\s+(?:(?:is|are)\s+)?/i,
  arrange: (title) =>
    /\bfrom\b.+\bto\b/i.test(title)
      ? `Arrange these in order: ${title.trim()}.`
      : `Arrange these in the right order, from first to last. (${upperFirst(title)})`,
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
  putUnder: (member) => `Under which of these does the lesson list “${member}”?`,
  belongs: (title) => `According to the lesson, which of the following belongs to “${title}”?`,
  inGroup: (title) =>
    isOfMany(title) ? `Which of these is ${oneOf(title)}?` : `Which of these belongs under “${title}”?`,
  outsideGroup: (title) =>
    isOfMany(title)
      ? `Which of these is not ${oneOf(title)}?`
      : `Which of these does not belong under “${title}”?`,
  criterionLevels: ['2 – fully', '1 – in part', '0 – not yet'],
  listAll: (count, sentence) =>
    `Complete this sentence in ${count} ways, as the lesson does: “${sentence} …”`,
  complete: (sentence) => `Which completes the sentence correctly? ${sentence}`,
  column: (head, term, _, detail) =>
    /^\d{4}$/.test(detail) && !/^(?:year|date)s?$/.test(head)
      ? `In which year was the ${head} of ${term}?`
      : wordForm.test(head)
        ? `What is the ${head} of “${term.replace(/^the /, '')}”?`
        : `Which ${head} goes with ${term}?`,
  row: (first, head, detail) =>
    wordForm.test(head)
      ? `“${detail}” is the ${head} of which word?`
      : `Which ${first} goes with this ${head}: ${detail}?`,
  mend: (sentence, wrong) =>
    `A learner wrote: “${sentence}” Which should replace “${wrong}” to make the sentence correct?`,
  contrast: (term, other) => `In contrast to ${other}, what is ${term}?`,
  after: (title, step) => `Which comes right after “${step}”? (${upperFirst(title)})`,
  aboutTopic: (topic) => topic,
  essays: [
    {
      bloom: 'understand',
      about: 'topic',
      stem: (about) => `Explain ${about} in your own words, and give an example from the lesson.`,
    },
    {
      bloom: 'analyze',
      about: 'alike',
      stem: (about, other) =>
        `Compare ${about} and ${other}. Tell how they differ, using facts from the lesson.`,
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
}
