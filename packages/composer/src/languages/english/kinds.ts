import { memoized } from '../memoized.ts'
import table from './wordnet/kinds.json' with { type: 'json' }

/** What a word means where a lesson says with it what something is; of two kinds the first is the commoner. */
const inLessons: Readonly<Record<string, string>> = {
  happening: `process act action activity change transfer movement exchange sale use practice removal production flow growth
    increase decrease return spread trade step operation transaction separation motion beat`,
  'idea happening': 'method procedure technique way strategy approach',
  idea: 'rule law policy principle plan theory concept belief study branch field science subject',
  amount: `amount price sum cost fee tax number ratio percent percentage value length distance quantity rate payment income
    wage debt profit total temperature speed weight volume measure measurement`,
  saying:
    'equation formula expression statement sentence word phrase claim argument conclusion appeal question answer term symbol mark',
  'happening amount': 'loss gain',
  'amount quality': 'property',
  unit: 'unit',
  quality: 'quality trait virtue ability power strength characteristic tendency habit attitude skill talent',
  'state quality': 'condition state situation',
  group: 'group team crowd class people community',
  force: 'force friction energy heat light sound wave',
  body: 'cell tissue gland',
  shape: 'angle figure polygon curve',
  place: 'place area zone pool hollow site location region',
  time: 'stage phase period time date day',
  part: 'part portion section side half',
  object:
    'tool instrument device machine apparatus equipment utensil object frame joint tape goods good product',
  'substance object': 'material board finish',
  substance: 'liquid gas solid substance mixture paste rock stone soil sand preparation element compound',
  'animal microbe plant': 'organism creature',
  writing: 'document record report text list',
}

/** Words that say nothing of what a thing is. */
const vague =
  /^(?:thing|one|something|anything|item|line|set|example|case|matter|aspect|factor|agent|it|what)$/

const illness = /(?:itis|iasis|emia)$/

/** Of a word that is in no list, its ending tells. */
const endings: readonly [RegExp, string][] = [
  [/(?:tion|sion|ment|ance|ence|ing|sis)$/, 'happening'],
  [/(?:ity|ness|ship|hood)$/, 'quality'],
  [/(?:ism|logy|ics)$/, 'idea'],
  [/(?:ist|ian)$/, 'person'],
]

const oddPlurals: ReadonlyMap<string, string> = new Map([
  ['fungi', 'fungus'],
  ['bacteria', 'bacterium'],
  ['people', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['mice', 'mouse'],
])

const none: ReadonlySet<string> = new Set()
let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

function shelved(): ReadonlyMap<string, ReadonlySet<string>> {
  const kinds = new Map<string, ReadonlySet<string>>()
  for (const shelf of [table, inLessons])
    for (const [names, words] of Object.entries(shelf)) {
      const set = new Set(names.split(' '))
      for (const word of words.split(/\s+/)) kinds.set(word, set)
    }
  return kinds
}

/** "viruse" is what cutting an s off leaves of "viruses". */
const singles = (word: string): string[] => [
  word,
  oddPlurals.get(word) ?? word.replace(/s$/, ''),
  word.replace(/(?:es|e)$/, ''),
  word.replace(/(?:ies|ie)$/, 'y'),
]

/** Of a noun that the table has, the kinds of thing it commonly names. */
export function kindsInTable(noun: string): ReadonlySet<string> {
  known ??= shelved()
  for (const form of singles(noun.toLowerCase())) {
    const kinds = known.get(form)
    if (kinds) return kinds
  }
  return none
}

/** The kinds of thing that a noun commonly names: an animal, a place, a deed; none where that cannot be told. */
export const englishKindsOf = memoized((noun: string): ReadonlySet<string> => {
  const word = noun.toLowerCase()
  if (word === '' || vague.test(word)) return none
  if (illness.test(word)) return new Set(['illness'])
  const found = kindsInTable(word)
  if (found.size > 0) return found
  const ending = endings.find(([pattern]) => pattern.test(word))
  return ending ? new Set([ending[1]]) : none
})
