import {
  fewestWordsOfEvent,
  nameOfPerson,
  questionMarkAfter,
  type StoryWords,
  speechPattern,
  unnumbered,
} from '../../sources/story/words.ts'
import { wordsOf } from '../words.ts'

const pastVerb =
  '(?:\\p{Ll}+ed|took|ran|went|came|saw|found|gave|made|told|put|sat|stood|brought|began|fell|left|held|threw|caught|built|bought|wrote|grew|knew|met|kept|sent|lost|sold|taught|drew|wore|hid|woke|rode|broke|chose|fled|fed)'

/** What somebody does or feels for a while, or what shows only on a face: no event that has its place in a story. */
const noEvent =
  /^(?:wanted|liked|loved|looked|seemed|needed|hoped|wished|believed|lived|stayed|watched|waited|listened|smiled|laughed|cried|nodded|turned|stopped|tried|continued|felt|thought|knew|sat|stood|kept|wore|grew|lay|began|held)$/

/** "Tom drew a house", "The two boys quickly ran to the river": who, and a verb of something done. */
const doneInEnglish = new RegExp(
  String.raw`^(?:The\s(?:\p{Ll}+\s){0,2}\p{Ll}+|${nameOfPerson.replace('?<name>', '?:')}(?:\sand\s\p{Lu}\p{L}+)?)\s(?:\p{Ll}+ly\s)?(?<verb>${pastVerb})\s`,
  'u',
)
/** Whom or what it means, one would have to read before. */
const unclearWhom =
  /\b(?:him|there|here|again)\b|\bher(?=[.,]|\s(?:and|to|on|in|with|at|for|from|by|as)\b)|\bthat\s(?:night|day|morning)\b/iu
const unclearAlone = /\b(?:not|never|must|could|would|should|it|one|so)\b|n['’]t\b/iu

export const englishStoryWords: StoryWords = {
  speech: [
    new RegExp(
      String.raw`${speechPattern},?\s(?:said|asked|replied|answered|shouted|whispered|cried|exclaimed|begged|laughed)\s${nameOfPerson}`,
      'gu',
    ),
    new RegExp(
      String.raw`${nameOfPerson}\s(?:said|asked|replied|answered|shouted|whispered|cried|exclaimed|begged)(?:\sto\s\p{L}+)?[,:]\s${speechPattern}`,
      'gu',
    ),
  ],
  whoSaid: (speech, story) => `In ${story}, who says “${speech}”${questionMarkAfter(speech)}`,
  deed: new RegExp(String.raw`^${nameOfPerson}(?<before>)\s(?<after>${pastVerb}\s[^;:]+)\.$`, 'u'),
  whoDid: (story, _, after) => `In ${story}, who ${after}?`,
  withName: (sentence, name) =>
    /^(?:He|She)\s/.test(sentence) ? sentence.replace(/^(?:He|She)\s/, `${name} `) : null,
  others: {
    anywhere:
      /\b(?:I|me|my|we|us|our|you|your|this|these|those|they|them|their|there|another|too|also|again)\b/i,
    beforeName: /\b(?:he|she|him|her|his|it|its|but|so|then|and|that)\b/i,
    isWhole: /^\p{Lu}[^“”"]*\.$/u,
  },
  isLoose: (sentence) => unclearWhom.test(sentence),
  whatOf: (story, verb, name) => `In ${story}, what did ${name} ${verb}?`,
  persons: /\b(?:he|she|they|him|her|his|their|mother|father|son|daughter|wife|husband)\b/i,
  reason: [/^(?<effect>\p{Lu}[^,;:]*?\s(?:was|were)\s[^,;:]+?),?\sbecause\s(?<reason>[^,;:]+)\.$/u],
  why: (story, effect) => `In ${story}, why ${effect.replace(/^(.*?)\s(was|were)\s/, '$2 $1 ')}?`,
  because: (reason) => `Because ${reason}`,
  isMainClause: /^(?!(?:when|while|after|before|as|if|in|on|at)\s)[^,]+$/i,
  deedVerb: new RegExp(`(?<=\\s)${pastVerb}(?=\\s)`, 'u'),
  feels: /\b(?:felt|loved|liked|wanted|hoped|feared|wished|missed|thought|knew|believed)\b/i,
  inStory: (story, telling) => `In ${story}, ${telling}`,
  next: (event, story) =>
    `Which of these happens after this event of ${story}: “${event.replace(/\.$/, '')}”?`,
  first: (story) => `Which of these events of ${story} happens first?`,
  last: (story) => `Which of these events of ${story} happens last?`,
  listenFor: (main) => `What problem does ${main} have, and how does it end?`,
  teaches: 'What does this story teach us? Which event shows it?',
  untitled: 'the story',
  arrange: (story) => `Arrange these events of ${story} in the order in which they happen.`,
  story: (title) => `the story “${title}”`,
  chapter: (title) => `the chapter “${unnumbered(title)}”`,
  opening:
    /^(?:once upon a time|one (?:day|morning|night|evening|afternoon)|the next (?:day|morning)|that (?:night|day|evening)|then|soon|finally|after that|later|at last|suddenly|just then|next|now|at once|immediately|in the end),?\s+/i,
  lasting:
    /\b(?:every|always|often|usually|sometimes|never|used to|would|was a|were|is|are|has been|had been|lived)\b/i,
  happens: (text) => {
    const verb = doneInEnglish.exec(text)?.groups?.verb
    return (
      verb !== undefined &&
      !noEvent.test(verb) &&
      !unclearAlone.test(text) &&
      !unclearWhom.test(text) &&
      wordsOf(text).length >= fewestWordsOfEvent
    )
  },
  prompts: [
    {
      bloom: 'understand',
      needs: 0,
      stem: (story) => `Retell the important events of ${story} in five sentences of your own.`,
    },
    {
      bloom: 'analyze',
      needs: 1,
      stem: (story, main) =>
        `Which trait does ${main} show in ${story}? Prove it with two events from the text.`,
    },
    {
      bloom: 'analyze',
      needs: 1,
      stem: (story, main) =>
        `Which problem does ${main} face in ${story}, and how does ${main} deal with it?`,
    },
    {
      bloom: 'analyze',
      needs: 2,
      stem: (story, main, other) =>
        `How does what ${other} does change things for ${main} in ${story}? Give two proofs from the text.`,
    },
    {
      bloom: 'evaluate',
      needs: 0,
      stem: (story) => `Which event of ${story} matters most to you? Explain why, with words from the text.`,
    },
    {
      bloom: 'evaluate',
      needs: 0,
      stem: (story) =>
        `What lesson does ${story} teach? Connect it to something that happened to you or to somebody you know.`,
    },
    {
      bloom: 'create',
      needs: 1,
      changes: true,
      stem: (story) =>
        `Write another ending for ${story} in five to seven sentences. It must fit the characters as the text shows them.`,
    },
  ],
  lookedFor: {
    understand: [
      'Events from the beginning, the middle and the end',
      'The order in which they happen',
      'Whole sentences in one’s own words',
    ],
    analyze: ['An answer that the text supports', 'Two events of the text as proof'],
    evaluate: [
      'A clear stand or lesson, with a reason',
      'An event of the text or of one’s own life that supports it',
    ],
    create: ['An ending that follows from what happened before', 'Characters who act as the text shows them'],
  },
}
