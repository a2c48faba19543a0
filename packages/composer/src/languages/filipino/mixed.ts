import { isCommonWord } from '../english/parse.ts'
import { wordsOf } from '../words.ts'
import { isFilipinoFunctionWord } from './stems.ts'

const halfEnglish = 0.45
const mostlyEnglish = 0.65

/** "nag-trigger" is as English as "trigger"; "mag-aaral" is not. */
const isEnglish = (word: string): boolean => {
  const [, root = word] = /-(\p{L}{5,})$/u.exec(word) ?? []
  return root !== word || !word.includes('-') ? isCommonWord(root) : false
}

/** How much of a text is in English, and whether it is more than one borrowed name such as "manual labor". */
export function mixtureOf(text: string): { share: number; isMixed: boolean } {
  const words = wordsOf(text).filter((word) => !/^\p{Lu}/u.test(word) && word.length > 3)
  const own = words.filter((word) => !isFilipinoFunctionWord(word))
  const isForeign = words.map((word) => !isFilipinoFunctionWord(word) && isEnglish(word))
  const share = own.length === 0 ? 0 : isForeign.filter(Boolean).length / own.length
  const runs = isForeign.filter((foreign, at) => foreign && !isForeign[at - 1]).length
  return { share, isMixed: share >= halfEnglish && (runs > 1 || share >= mostlyEnglish) }
}

export const isHalfEnglish = (text: string): boolean => mixtureOf(text).share >= halfEnglish
