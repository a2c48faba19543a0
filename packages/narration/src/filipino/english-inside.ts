import { readFileSync } from 'node:fs'
import { isListedFilipino } from './stress.ts'

const listed = new Set(
  readFileSync(new URL('./english-words.txt', import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
)

/** Spellings that no Filipino or Spanish word has. */
const onlyEnglish =
  /th|sh(?!a$)|ght|wh|ck|ee(?!$)|ea[dkmrst]|ou[adglnprst]|tion|sion|ture|oo[dklmnprt]|ph|[bdfgkpt]le$|[^aeiou]y$|igh|ow[ens]|(?:dge|nge|nce|ble|ive|ous|ness|ment|ship|ful|ware)$|([bcdfgmnpst])\1/

/** Whether a word inside a Filipino sentence is read by the rules of English. In small letters. */
export function isEnglishInside(word: string): boolean {
  if (isListedFilipino(word)) return false
  return listed.has(word) || (word.length > 3 && onlyEnglish.test(word))
}
