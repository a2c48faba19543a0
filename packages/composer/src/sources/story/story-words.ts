import type { Bloom } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import { hasLooseVerb, isDone } from '../../languages/filipino/stems.ts'
import { wordsOf } from '../../languages/words.ts'

/** What a prompt on a story needs to be known: its main character, and another one. */
type StoryPrompt = {
  bloom: Exclude<Bloom, 'remember' | 'apply'>
  needs: 0 | 1 | 2
  /** It changes the story, which nobody does with the life of a real person. */
  changes?: true
  stem: (story: string, main: string, other: string) => string
}

export type StoryWords = {
  /** Speech with the name of the speaker before or after it; the groups are called `speech` and `name`. */
  speech: readonly RegExp[]
  whoSaid: (speech: string, story: string) => string
  /** The one who does something and what is done; the groups are called `name`, `before` and `after`. */
  deed: RegExp
  whoDid: (story: string, before: string, after: string) => string
  /** The sentence with the name in the place of its first "she"; null where it says nothing of the kind. */
  withName: (sentence: string, name: string) => string | null
  /** What makes a sentence unclear without the one before it: anywhere in it, or before the name; and how a whole one is known. */
  others: { anywhere: RegExp; beforeName: RegExp; isWhole: RegExp }
  /** A sentence that a careful writer would not leave as it stands. */
  isLoose: (sentence: string) => boolean
  /** What is done to a thing; the groups are called `verb`, `name`, `thing` and `place`. */
  thing?: RegExp
  whatOf: (story: string, verb: string, name: string, place: string) => string
  /** Who is a person is not asked for as a thing, nor exchanged for another. */
  persons: RegExp
  /** What happens and why; the groups are called `effect` and `reason`. */
  reason: readonly RegExp[]
  why: (story: string, effect: string) => string
  because: (reason: string) => string
  /** A sentence that can follow "because". */
  isMainClause: RegExp
  /** The verb with which a telling begins, by which it is known that another does the same. */
  deedVerb: RegExp
  feels: RegExp
  inStory: (story: string, telling: string) => string
  next: (event: string, story: string) => string
  first: (story: string) => string
  last: (story: string) => string
  /** Before a story is told, and after it. */
  listenFor: (main: string) => string
  teaches: string
  /** The story, where its title would tell the answer. */
  untitled: string
  arrange: (story: string) => string
  /** How the story, or a chapter of a book, is named in a sentence. */
  story: (title: string) => string
  chapter: (title: string) => string
  /** Words before an event that only say when in the story it was. */
  opening: RegExp
  /** What goes on for long or comes again and again has no place in an order of events. */
  lasting: RegExp
  /** What tells of something that happens, not of how somebody is. */
  happens: (text: string) => boolean
  prompts: readonly StoryPrompt[]
  /** What a good answer has, whatever the story. */
  lookedFor: Readonly<Record<StoryPrompt['bloom'], readonly string[]>>
}

const name = String.raw`(?<name>(?:(?:\p{Lu}[\p{L}’'-]*|Dr\.|Mrs?\.|Ms\.|Fr\.|Gng\.|Bb\.|G\.)\s){0,2}\p{Lu}[\p{L}’'-]*)`
const quoted = `[“"](?<speech>[^”"“]{15,220}?)[,.]*[”"]`

/** Speech that is a question ends its question too. */
const asks = (speech: string) => (/[?!]$/.test(speech) ? '' : '?')

/** "Tom and his friends" of "1: Tom and his friends". */
const unnumbered = (title: string) => title.replace(/^\d{1,3}\s?[:.)–-]\s?/, '')

/** Words with which something new begins in a Filipino sentence. */
const rest =
  'sa|ng|at|para|upang|habang|nang|ngunit|pero|na|mula|bago|hanggang|kasama|dahil|saka|ni|kay|nina|ay'

const pastVerb =
  '(?:\\p{Ll}+ed|took|ran|went|came|saw|found|gave|made|told|put|sat|stood|brought|began|fell|left|held|threw|caught|built|bought|wrote|grew|knew|met|kept|sent|lost|sold|taught|drew|wore|hid|woke|rode|broke|chose|fled|fed)'

/** Shorter ones ("Nagbago ang buhay ni Ana") happen at no certain time. */
const fewestWordsOfEvent = 6

/** What somebody does or feels for a while, or what shows only on a face: no event that has its place in a story. */
const noEvent =
  /^(?:wanted|liked|loved|looked|seemed|needed|hoped|wished|believed|lived|stayed|watched|waited|listened|smiled|laughed|cried|nodded|turned|stopped|tried|continued|felt|thought|knew|sat|stood|kept|wore|grew|lay|began|held)$/

/** "Tom drew a house", "The two boys quickly ran to the river": who, and a verb of something done. */
const doneInEnglish = new RegExp(
  String.raw`^(?:The\s(?:\p{Ll}+\s){0,2}\p{Ll}+|${name.replace('?<name>', '?:')}(?:\sand\s\p{Lu}\p{L}+)?)\s(?:\p{Ll}+ly\s)?(?<verb>${pastVerb})\s`,
  'u',
)
/** Whom or what it means, one would have to read before. */
const unclearWhom =
  /\b(?:him|there|here|again)\b|\bher(?=[.,]|\s(?:and|to|on|in|with|at|for|from|by|as)\b)|\bthat\s(?:night|day|morning)\b/iu
const unclearAlone = /\b(?:not|never|must|could|would|should|it|one|so)\b|n['’]t\b/iu

const english: StoryWords = {
  speech: [
    new RegExp(
      String.raw`${quoted},?\s(?:said|asked|replied|answered|shouted|whispered|cried|exclaimed|begged|laughed)\s${name}`,
      'gu',
    ),
    new RegExp(
      String.raw`${name}\s(?:said|asked|replied|answered|shouted|whispered|cried|exclaimed|begged)(?:\sto\s\p{L}+)?[,:]\s${quoted}`,
      'gu',
    ),
  ],
  whoSaid: (speech, story) => `In ${story}, who says “${speech}”${asks(speech)}`,
  deed: new RegExp(String.raw`^${name}(?<before>)\s(?<after>${pastVerb}\s[^;:]+)\.$`, 'u'),
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

const filipino: StoryWords = {
  speech: [
    new RegExp(
      String.raw`${quoted},?\s(?:ang\s)?(?:sabi|sagot|tanong|wika|ani|sigaw|bulong|paliwanag|tugon|pakiusap|dagdag|pahayag|usal)\sni\s${name}`,
      'gu',
    ),
    new RegExp(
      String.raw`(?:[Ss]abi|[Ss]agot|[Tt]anong|[Ww]ika|[Aa]ni|[Ss]igaw|[Bb]ulong|[Pp]aliwanag|[Tt]ugon|[Pp]akiusap|[Dd]agdag|[Ss]inabi|[Ii]tinanong)\sni\s${name}[,:]\s${quoted}`,
      'gu',
    ),
  ],
  whoSaid: (speech, story) => `Sa ${story}, sino ang nagsabi ng “${speech}”${asks(speech)}`,
  deed: new RegExp(
    String.raw`^(?<before>\p{Lu}\p{L}+)\ssi\s${name}\s(?<after>(?!at\s)(?:(?!siya|niya)[^;:])+)\.$`,
    'u',
  ),
  whoDid: (story, before, after) => `Sa ${story}, sino ang ${before.toLowerCase()} ${after}?`,
  withName: (sentence, name) => {
    const told = sentence.replace(
      /(?<=^\p{L}[\p{L}-]*\s)(?:siya|niya)(?=[\s,.])/u,
      (word) => `${word === 'siya' ? 'si' : 'ni'} ${name}`,
    )
    return told === sentence ? null : told
  },
  others: {
    anywhere:
      /(?:^|\s)(?:ito|ito[’']y|iyon|iyan|nito|niyon|dito|doon|roon|rito|nila|sila|silang|nilang|kanila|kanilang|ako|akong|ko|kong|akin|aking|kami|kaming|namin|naming|amin|aming|tayo|natin|atin|ating|mo|ka|ikaw|kayo|ninyo|inyo|iyo|iyong|din|rin|ring|ding|naman|muli|ulit)(?=[\s,.])/iu,
    beforeName:
      /(?:^|\s)(?:ngunit|pero|kaya|at|saka|subalit|siya|siyang|niya|niyang|kanya|kaniya|kanyang|kaniyang)(?=[\s,.])/iu,
    isWhole:
      /^\p{Lu}[^“”"]*\ss[ií]\s[^“”"]*\.$|^\p{Lu}[^“”"]*\sni\s(?:(?!\s(?:upang|para|habang|nang|dahil)\s)[^“”"])*\sang\s[^“”"]*\.$/u,
  },
  isLoose: hasLooseVerb,
  thing: new RegExp(
    String.raw`^(?<verb>\p{Lu}\p{L}+)\sni\s${name}\sang\s(?!(?:lahat|mga ito|iba|isa|sarili)\b)(?<thing>(?:(?!${rest})[\p{L}’'-]+\s?)+?)(?:\s(?<place>(?:mula\s)?sa\s(?:(?!${rest}\s)[\p{L}’'-]+\s?){1,4}))?(?:,?\s(?!(?:na|ng|ni|nina)\s)(?:${rest})\s[^;:]+)?\.$`,
    'u',
  ),
  whatOf: (story, verb, name, place) =>
    `Sa ${story}, ano ang ${verb.toLowerCase()} ni ${name}${place === '' ? '' : ` ${place}`}?`,
  persons:
    /(?:^|\s)(?:siya|sila|niya|nila|kaniya|kanya|kanyang|kaniyang|kanila|kanilang|tao|kababaihan|kalalakihan|kabataan|kababayan|nanay|ina|inay|tatay|ama|itay|lolo|lola|bata|anak|kapatid|babae|lalaki|asawa|kaibigan)(?:n?g)?(?=[\s,.]|$)/iu,
  reason: [
    /^(?<effect>\p{Lu}[^,;:]*?)\s(?:dahil|sapagkat)\s(?!sa\s)(?<reason>[^,;:]+)\.$/u,
    /^(?<reason>\p{Lu}[^,;:]*?),?\skaya(?:\s?['’]t|\snaman)?\s(?<effect>[^,;:]+)\.$/u,
  ],
  why: (story, effect) => `Sa ${story}, bakit ${effect}?`,
  because: (reason) => `Dahil ${reason}`,
  isMainClause: /^(?!(?:nang|habang|matapos|pagkatapos|noong|makalipas|sa|kung|bago)\s)[^,]+$/iu,
  deedVerb: /^\p{Lu}\p{L}+(?=\s(?:si|ni)\s)/u,
  feels:
    /(?:^|\s)(?:nakaramdam|nakadama|natuwa|nagalit|nalungkot|natakot|nagulat|nag-alala|nagdalamhati|naisip|nag-isip|nangarap)(?=\s)/iu,
  inStory: (story, telling) => `Sa ${story}, ${telling}`,
  next: (event, story) =>
    `Alin sa mga ito ang nangyari pagkatapos ng pangyayaring ito sa ${story}: “${event.replace(/\.$/, '')}”?`,
  first: (story) => `Alin sa mga pangyayaring ito sa ${story} ang unang nangyari?`,
  last: (story) => `Alin sa mga pangyayaring ito sa ${story} ang huling nangyari?`,
  listenFor: (main) => `Ano ang suliranin ni ${main}, at paano ito natapos?`,
  teaches: 'Ano ang itinuturo sa atin ng kuwento? Aling pangyayari ang nagpapakita nito?',
  untitled: 'kuwento',
  arrange: (story) => `Pagsunod-sunurin ang mga pangyayaring ito ayon sa ${story}.`,
  story: (title) => `kuwentong “${title}”`,
  chapter: (title) => `kabanatang “${unnumbered(title)}”`,
  opening:
    /^(?:noong unang panahon|isang (?:\p{L}+ na )?(?:araw|umaga|gabi|hapon|tanghali)|isang \p{L}+ng (?:araw|umaga|gabi|hapon)|kinabukasan|kinagabihan|noong gabing iyon|pagkatapos(?: noon| nito)?|maya-maya|sa wakas|kalaunan|mula noon),?\s+/iu,
  lasting:
    /(?:^|\s)(?:araw-araw|gabi-gabi|tuwing|palagi|palaging|lagi|laging|madalas|minsan|kung minsan|ay|may|mayroon|mayroong|wala|walang|hindi|kung|sana|din|rin|pa|pa ring?|gusto|nais|mahilig)(?=[\s,.])/iu,
  happens: (text) => {
    const [first = '', second = '', ...more] = wordsOf(text)
    // "Masayang umuwi si Ana sa bahay."
    const isDeed = isDone(first) || (first.endsWith('ng') && isDone(second))
    return isDeed && more.length + 2 >= fewestWordsOfEvent
  },
  prompts: [
    {
      bloom: 'understand',
      needs: 0,
      stem: (story) => `Isalaysay sa limang pangungusap ang mahahalagang pangyayari sa ${story}.`,
    },
    {
      bloom: 'analyze',
      needs: 1,
      stem: (story, main) =>
        `Anong katangian ang ipinakita ni ${main} sa ${story}? Patunayan ito gamit ang dalawang pangyayari.`,
    },
    {
      bloom: 'analyze',
      needs: 1,
      stem: (story, main) =>
        `Anong suliranin ang hinarap ni ${main} sa ${story}? Ipaliwanag kung paano niya ito hinarap.`,
    },
    {
      bloom: 'analyze',
      needs: 2,
      stem: (story, main, other) =>
        `Paano nakaapekto kay ${main} ang mga ginawa ni ${other} sa ${story}? Magbigay ng dalawang patunay mula sa akda.`,
    },
    {
      bloom: 'evaluate',
      needs: 0,
      stem: (story) => `Aling pangyayari sa ${story} ang pinakamahalaga para sa iyo? Ipaliwanag kung bakit.`,
    },
    {
      bloom: 'evaluate',
      needs: 0,
      stem: (story) =>
        `Anong aral ang natutuhan mo sa ${story}? Iugnay ito sa isang karanasan mo o ng isang kakilala.`,
    },
    {
      bloom: 'create',
      needs: 1,
      changes: true,
      stem: (story) =>
        `Sumulat ng ibang wakas ng ${story} sa lima hanggang pitong pangungusap. Dapat itong umayon sa ugali ng mga tauhan.`,
    },
  ],
  lookedFor: {
    understand: [
      'Mga pangyayari mula sa simula, gitna at wakas',
      'Tamang pagkakasunod-sunod',
      'Buong pangungusap sa sariling salita',
    ],
    analyze: ['Sagot na sinusuportahan ng akda', 'Dalawang pangyayari sa akda bilang patunay'],
    evaluate: [
      'Malinaw na paninindigan o aral na may dahilan',
      'Pangyayari sa akda o sa sariling buhay na nagpapatunay',
    ],
    create: ['Wakas na kaugnay ng mga naunang pangyayari', 'Mga tauhang kumikilos ayon sa ipinakita ng akda'],
  },
}

export const storyWords: Readonly<Record<Language, StoryWords>> = { en: english, fil: filipino }
