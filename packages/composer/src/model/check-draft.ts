import type { Item } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import type { Lesson } from '../lesson.ts'
import { flagged, type ItemRule, lintItem } from '../lint.ts'
import { areCopies, type Seen, seen } from '../pairs.ts'
import { type Drafted, type Flaw, itemOf } from './item-of.ts'
import type { Passage } from './passages.ts'
import { asksMore, isPlainText, isSupported } from './supported.ts'

type Ground = Flaw | ItemRule | 'not_plain' | 'not_in_quote' | 'only_copied' | 'duplicate'
export type Refused = { draft: unknown; why: string }
export type Checked = { items: Item[]; refused: Refused[] }

/** What a model is told of a draft that was refused. */
const reasons: Record<Ground, string> = {
  no_form: 'The form is not one of those asked for.',
  quote_not_found: 'The quote does not stand word for word in one passage of the source.',
  wrong_level: 'The level does not fit the form.',
  not_whole: 'Fields are missing, empty or too long.',
  not_plain: 'It has markup, an address, a code or hidden signs.',
  not_in_quote: 'The passage does not say what the question takes for granted.',
  only_copied: 'It only repeats the quote, so it does not apply or analyze anything.',
  duplicate: 'It repeats another question.',
  wrong_key: 'The answer does not fit its options, or stands in the question.',
  key_longest: 'The right answer stands out by its length.',
  two_right_answers: 'A wrong answer is right too, or means the same as the right one.',
  silly_distractor: 'A wrong answer is not from the lesson, or is of another kind.',
  unclear_alone: 'The question is not clear to one who sees nothing else.',
  trivial_blank: 'The answer is not worth asking for.',
  grammar_cue: 'Grammar, capitals or number give the answer away.',
  key_not_in_quote: 'The answer does not stand word for word in the quote.',
  tells_answer: 'The question has the answer in another form of the word.',
  key_not_computed: 'The numbers do not come out.',
  debris: 'It has broken text.',
  all_of_these: 'It says all or none of the above.',
  double_negative: 'It has two negatives.',
  absolute_word: 'It has a word such as always or never.',
  wrong_language: 'It is not in the language of the source.',
  reading_level: 'It is hard to read.',
}

type Against = { passages: readonly Passage[]; lesson: Lesson; chance: Chance; have: readonly Item[] }

/** Every draft held against the lesson: what passes, and why the others do not. */
export function checkDrafts(drafts: readonly unknown[], against: Against): Checked {
  const { passages, lesson, chance, have } = against
  const items: Item[] = []
  const refused: Refused[] = []
  const known = have.map(seen)
  for (const draft of drafts) {
    const drafted = itemOf(draft, passages, chance)
    const ground = 'flaw' in drafted ? drafted.flaw : groundAgainst(drafted, lesson, known)
    if ('flaw' in drafted || ground) {
      refused.push({ draft, why: reasons[ground ?? 'not_whole'] })
      continue
    }
    known.push(seen(drafted.item))
    items.push(drafted.item)
  }
  return { items, refused }
}

function groundAgainst(drafted: Drafted, lesson: Lesson, known: readonly Seen[]): Ground | null {
  const { item } = drafted
  if (!isPlainText(item)) return 'not_plain'
  const broken = lintItem(item, lesson).find((rule) => !flagged.has(rule))
  if (broken) return broken
  if (!isSupported(drafted, lesson)) return 'not_in_quote'
  if (!asksMore(item)) return 'only_copied'
  const features = seen(item)
  return known.some((other) => areCopies(features, other)) ? 'duplicate' : null
}
