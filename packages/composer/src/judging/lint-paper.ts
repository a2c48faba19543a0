import type { Item } from '@klasrum/contract/material'
import { areConfusedInBox } from '@klasrum/contract/word-box'
import { isHalfFalse } from '../papers/choose.ts'
import { areCopies, givesAway, isCloze, mostCloze, type Seen, seen, shareAnswer } from './pairs.ts'

export const paperRules = [
  'letters_uneven',
  'letter_run',
  'duplicate',
  'answer_twice',
  'give_away',
  'two_right_in_box',
  'too_much_cloze',
  'only_recall',
  'not_half_false',
] as const
export type PaperRule = (typeof paperRules)[number]

const everyLetter = [0, 1, 2, 3, 4]

function someTwo(items: readonly Seen[], bad: (one: Seen, other: Seen) => boolean): boolean {
  return items.some((one, at) => items.some((other, place) => place !== at && bad(one, other)))
}

/** The rules that items break together. */
export function lintPaper(items: readonly Item[]): PaperRule[] {
  const all = items.map(seen)
  const choices = items.flatMap((item) => (item.form === 'multiple_choice' ? [item] : []))
  const letters = choices.map(({ answer }) => answer)
  const count = (letter: number) => letters.filter((other) => other === letter).length
  const able = (letter: number) => choices.filter(({ options }) => options.length > letter).length
  const most = Math.max(...everyLetter.map(count))
  const broken: Record<PaperRule, boolean> = {
    letters_uneven: everyLetter.some((letter) => count(letter) < most - 1 && count(letter) < able(letter)),
    letter_run: letters.some(
      (letter, at) => at >= 3 && letters.slice(at - 3, at).every((before) => before === letter),
    ),
    duplicate: someTwo(all, areCopies),
    answer_twice: someTwo(all, shareAnswer),
    give_away: someTwo(all, givesAway),
    two_right_in_box: someTwo(all, (one, other) => areConfusedInBox(one.item, other.item)),
    too_much_cloze: items.filter(isCloze).length > mostCloze(items.length),
    only_recall: items.length >= 10 && items.every(({ bloom }) => bloom === 'remember'),
    not_half_false: !isHalfFalse(items),
  }
  return paperRules.filter((rule) => broken[rule])
}
