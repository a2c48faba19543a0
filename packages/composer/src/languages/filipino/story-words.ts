import {
  fewestWordsOfEvent,
  nameOfPerson,
  questionMarkAfter,
  type StoryWords,
  speechPattern,
  unnumbered,
} from '../../sources/story/words.ts'
import { wordsOf } from '../words.ts'
import { hasLooseVerb, isDone } from './stems.ts'

/** Words with which something new begins in a Filipino sentence. */
const rest =
  'sa|ng|at|para|upang|habang|nang|ngunit|pero|na|mula|bago|hanggang|kasama|dahil|saka|ni|kay|nina|ay'

export const filipinoStoryWords: StoryWords = {
  speech: [
    new RegExp(
      String.raw`${speechPattern},?\s(?:ang\s)?(?:sabi|sagot|tanong|wika|ani|sigaw|bulong|paliwanag|tugon|pakiusap|dagdag|pahayag|usal)\sni\s${nameOfPerson}`,
      'gu',
    ),
    new RegExp(
      String.raw`(?:[Ss]abi|[Ss]agot|[Tt]anong|[Ww]ika|[Aa]ni|[Ss]igaw|[Bb]ulong|[Pp]aliwanag|[Tt]ugon|[Pp]akiusap|[Dd]agdag|[Ss]inabi|[Ii]tinanong)\sni\s${nameOfPerson}[,:]\s${speechPattern}`,
      'gu',
    ),
  ],
  whoSaid: (speech, story) => `Sa ${story}, sino ang nagsabi ng “${speech}”${questionMarkAfter(speech)}`,
  deed: new RegExp(
    String.raw`^(?<before>\p{Lu}\p{L}+)\ssi\s${nameOfPerson}\s(?<after>(?!at\s)(?:(?!siya|niya)[^;:])+)\.$`,
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
    String.raw`^(?<verb>\p{Lu}\p{L}+)\sni\s${nameOfPerson}\sang\s(?!(?:lahat|mga ito|iba|isa|sarili)\b)(?<thing>(?:(?!${rest})[\p{L}’'-]+\s?)+?)(?:\s(?<place>(?:mula\s)?sa\s(?:(?!${rest}\s)[\p{L}’'-]+\s?){1,4}))?(?:,?\s(?!(?:na|ng|ni|nina)\s)(?:${rest})\s[^;:]+)?\.$`,
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
