import { itemLimits } from '@klasrum/contract/limits'
import { mentions, plain } from '../languages/words.ts'

type Named = { stem: string; answer: string; also_accepted: readonly string[] }

/** Of words that could be taken for the answer those that a box of words can hold beside it: neither a part of what is right nor told by the question. */
export function wrongForBox(
  { stem, answer, also_accepted }: Named,
  texts: readonly string[],
): { wrong?: string[] } {
  const right = [answer, ...also_accepted]
  const fits = texts.filter(
    (text) =>
      plain(text) !== '' &&
      text.length <= itemLimits.wrong.letters &&
      !mentions(stem, text) &&
      right.every((one) => !mentions(one, text) && !mentions(text, one)),
  )
  const distinct = [...new Map(fits.toReversed().map((text) => [plain(text), text])).values()].toReversed()
  return distinct.length > 0 ? { wrong: distinct.slice(0, itemLimits.wrong.most) } : {}
}
