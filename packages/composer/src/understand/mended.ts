import type { Item } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'

type Mend = readonly [RegExp, string | ((...found: string[]) => string)]

const both: readonly Mend[] = [[/ +([,.;:?!])(?=\s|$)/g, '$1']]

const english: readonly Mend[] = [
  [/\b(the|of|is|are|to|and|a|an|in|on|for|with|by)\s+\1\b/gi, '$1'],
  [/\bsuch us\b/gi, 'such as'],
]

/** After these both forms are right: "araw daw", "maaari din". */
const either = /r(?:[aeiou]|aw|ay)$/i

const filipino: readonly Mend[] = [
  [/(?<!\p{L})(ng|sa|ang|na|at|mga|ay|si|ni|kay|nang)\s+\1(?!\p{L})/giu, '$1'],
  [/(?<!\p{L})(nag|mag|pag|nakapag|makapag|ipag|pinag|mapag|taga|pang|ika|mala|i)- (?=\p{Ll})/giu, '$1-'],
  [/(\p{L}{3,})- (?=\1)/giu, '$1-'],
  [
    /(\p{L}*[aeiouwy]) (d)(in|aw|ing)(?!\p{L})/giu,
    (whole, before = '', _, end = '') => (either.test(before) ? whole : `${before} r${end}`),
  ],
  [
    /(\p{L}*[^aeiouwy\P{L}]) (r)(in|aw|ing)(?!\p{L})/giu,
    (_, before = '', __, end = '') => `${before} d${end}`,
  ],
  [
    /(?<!\p{L})ng (?=(?:mabuti|mabilis|maayos|mahusay|matagal|wasto|husto|todo|lubos|malakas|malinaw|tahimik|dahan-dahan|palihim|sapilitan)(?![\p{L}-])(?! na\s))/giu,
    'nang ',
  ],
  // "nagaaral": a syllable that is said twice stands behind a hyphen. "nagawa" and "nagising" have none.
  [/(?<!\p{L})(n|m|p)ag([aeiou])\2(?=\p{Ll})/giu, '$1ag-$2$2'],
  [/(?<!\p{L})para (?=(?:kan(?:iy|y)ang?|kanilang?|aking?|ating?|iyong?)(?!\p{L}))/giu, 'para sa '],
]

const mends: Record<Language, readonly Mend[]> = {
  en: [...both, ...english],
  fil: [...both, ...filipino],
}

/** A text without the faults of spelling that are sure: a word written twice, "ng ng", "hindi daw", "tumakbo ng mabilis". */
export const mended = (text: string, language: Language): string =>
  mends[language].reduce(
    (said, [fault, right]) =>
      typeof right === 'string' ? said.replace(fault, right) : said.replace(fault, right),
    text,
  )

/** An item of a story whose texts have no such faults: its choices and its steps are sentences of the file. */
export function mendedTelling(item: Item): Item {
  const mend = (text: string) => mended(text, item.language)
  const mendedStem = mendedItem(item)
  switch (mendedStem.form) {
    case 'multiple_choice':
      return { ...mendedStem, options: mendedStem.options.map(mend) }
    case 'sequencing':
      return { ...mendedStem, steps: mendedStem.steps.map(mend) }
    case 'essay':
      return { ...mendedStem, looked_for: mendedStem.looked_for.map(mend) }
    default:
      return mendedStem
  }
}

/** An item whose texts have no such faults. A key stays as the file has it. */
export function mendedItem(item: Item): Item {
  const mend = (text: string) => mended(text, item.language)
  switch (item.form) {
    case 'matching':
      return { ...item, stem: mend(item.stem), premises: item.premises.map(mend) }
    case 'multiple_choice':
      return {
        ...item,
        stem: mend(item.stem),
        options: item.options.map((option, at) => (at === item.answer ? option : mend(option))),
      }
    default:
      return { ...item, stem: mend(item.stem) }
  }
}
