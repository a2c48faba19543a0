import type { Item, MaterialSettings } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { areCopies, type Seen, seen } from '../judging/pairs.ts'
import { plain } from '../languages/words.ts'
import { difficultyOf } from '../sources/candidate.ts'
import type { Lesson } from '../understand/lesson.ts'
import { type Gate, gateAgainst } from './gates.ts'
import { type Drafted, type Flaw, itemOf } from './item-of.ts'
import type { Passage } from './passages.ts'
import { grounded } from './wording.ts'

type Ground = Flaw | Gate | 'duplicate'
export type RefusedDraft = { draft: unknown; why: string }
export type Checked = { items: Item[]; refused: RefusedDraft[] }

/** What a model is told of a draft that was refused: the field that failed, and how. */
const reasons: Record<Ground, string> = {
  no_form: 'form: it is not one of those asked for.',
  quote_not_found: 'evidence: the quote does not stand word for word in a passage of the source.',
  wrong_level: 'bloom: the level does not fit the form.',
  not_whole: 'Fields of this form are missing, empty or too long.',
  not_plain: 'A field has markup, an address, a code or hidden signs.',
  personal: 'A field has data on a person, or names the school or the teacher.',
  not_a_sentence: 'question: it is not whole sentences, or has broken text; a statement is not a question.',
  wrong_language: 'question: it is not in the language of the lesson.',
  wrong_key:
    'answer: it does not fit the other fields; options, answers and steps must differ, an answer must not stand in the question, and "marked" must stand in the statement.',
  all_of_these: 'wrong: it says all or none of the above.',
  double_negative: 'question: it has two negatives.',
  tells_answer: 'question: it has the answer in it.',
  article_cue: 'question: "a" or "an" before the blank gives the answer away.',
  key_longest: 'answer: it is far longer than the wrong ones.',
  points_outside: 'question: it points at a figure, a page or something that it does not name.',
  only_not: 'question: it is made false by a mere "not".',
  not_computed: 'solution: its steps do not lead to the answer.',
  not_of_lesson: 'question: the lesson does not say what it takes for granted.',
  answer_not_of_lesson: 'answer: it is no word of the lesson.',
  duplicate: 'question: it repeats another question.',
}

type Against = {
  passages: readonly Passage[]
  lesson: Lesson
  heading: MaterialSettings['heading']
  chance: Chance
  have: readonly Item[]
}

/** Every draft held against the rules: what passes, and why the others do not. */
export function checkDrafts(drafts: readonly unknown[], against: Against): Checked {
  const { passages, chance, have } = against
  const items: Item[] = []
  const refused: RefusedDraft[] = []
  const known = have.map(seen)
  for (const draft of drafts) {
    const drafted = itemOf(draft, passages, chance)
    const ground = 'flaw' in drafted ? drafted.flaw : groundAgainst(drafted, against, known)
    if ('flaw' in drafted || ground) {
      refused.push({ draft, why: reasons[ground ?? 'not_whole'] })
      continue
    }
    const item = atTrueLevel(drafted)
    known.push(seen(item))
    items.push(item)
  }
  return { items, refused }
}

function groundAgainst(drafted: Drafted, against: Against, known: readonly Seen[]): Ground | null {
  const gate = gateAgainst(drafted, against)
  if (gate) return gate
  const features = seen(drafted.item)
  return known.some((other) => areCopies(features, other) || areAlike(drafted.item, other.item))
    ? 'duplicate'
    : null
}

const areAlike = (one: Item, other: Item) =>
  one.form === other.form &&
  one.form !== 'matching' &&
  one.form !== 'sequencing' &&
  plain(one.stem) === plain(other.stem)

/** A question that is this much of its proof asks for no more than understanding it. */
const copied = 0.9

/** What only repeats the source counts as understanding it, whatever level it claims. */
function atTrueLevel({ item, evidence }: Drafted): Item {
  const claims = item.bloom === 'apply' || item.bloom === 'analyze' || item.bloom === 'evaluate'
  if (!claims || (item.form !== 'multiple_choice' && item.form !== 'true_false')) return item
  const proof = evidence.map(({ quote }) => quote).join('\n')
  if (grounded(item.stem, proof, item.language) < copied) return item
  return { ...item, bloom: 'understand', difficulty: difficultyOf('understand') }
}
