import { type Bloom, Item } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { carried } from '../items/candidate.ts'
import { statementIn } from '../statements.ts'
import { tongueOf } from '../tongues.ts'
import { findQuote, type Passage } from './passages.ts'
import { fieldOf, numberOf, textOf, textsOf } from './read-answer.ts'

const draftForms = [
  'multiple_choice',
  'true_false',
  'modified_true_false',
  'identification',
  'enumeration',
  'sequencing',
  'essay',
] as const
type DraftForm = (typeof draftForms)[number]

/** What each form can ask for at most; an essay asks for nothing less. */
const levels: Record<DraftForm, readonly Bloom[]> = {
  multiple_choice: ['remember', 'understand', 'apply', 'analyze'],
  true_false: ['remember', 'understand'],
  modified_true_false: ['remember', 'understand'],
  identification: ['remember', 'understand'],
  enumeration: ['remember', 'understand'],
  sequencing: ['understand', 'apply', 'analyze'],
  essay: ['analyze', 'evaluate', 'create'],
}

/** An item, where it comes from, and the change that made its statement false. */
export type Drafted = { item: Item; passage: Passage; change: Change | null }
export type Change = { wrong: string; right: string }
export type Flaw = 'no_form' | 'quote_not_found' | 'wrong_level' | 'not_whole'

/** An item made of a draft, with all that must be right by construction; or what it lacks. */
export function itemOf(
  draft: unknown,
  passages: readonly Passage[],
  chance: Chance,
): Drafted | { flaw: Flaw } {
  const form = draftForms.find((known) => known === textOf(draft, 'form'))
  if (!form) return { flaw: 'no_form' }
  const found = findQuote(textOf(draft, 'quote'), numberOf(draft, 'passage'), passages)
  if (!found) return { flaw: 'quote_not_found' }
  const bloom = levels[form].find((level) => level === textOf(draft, 'bloom'))
  if (!bloom) return { flaw: 'wrong_level' }
  const { passage, quote } = found
  const stem = textOf(draft, 'question')
  const answer = textOf(draft, 'answer')
  const answers = textsOf(draft, 'answers', 11)
  const statement = statementIn(passage.topic, passage.located, quote)
  const points = form === 'essay' ? 5 : form === 'enumeration' ? answers.length : 1
  const own = chance.fork(`${form} ${stem} ${answer}`)
  const common = {
    ...carried(statement, bloom, points, `model ${form} ${stem} ${answer}`),
    author: 'model' as const,
    form,
    stem,
  }
  const whole = (fields: object, change: Change | null = null) => {
    const checked = Item.safeParse({ ...common, ...fields })
    return checked.success ? { item: checked.data, passage, change } : { flaw: 'not_whole' as const }
  }
  if (stem === '') return { flaw: 'not_whole' }
  switch (form) {
    case 'multiple_choice': {
      if (answer === '') return { flaw: 'not_whole' }
      const options = own.shuffled([answer, ...textsOf(draft, 'wrong', 5)])
      return whole({ options, answer: options.indexOf(answer) })
    }
    case 'true_false':
    case 'modified_true_false': {
      const isTrue = fieldOf(draft, 'is_true')
      const marked = textOf(draft, 'marked')
      const correction = isTrue ? null : textOf(draft, 'correction')
      if (correction === '') return { flaw: 'not_whole' }
      return whole(
        form === 'true_false' ? { answer: isTrue } : { answer: isTrue, marked, correction },
        correction === null ? null : { wrong: marked, right: correction },
      )
    }
    case 'identification':
      return whole({ answer, also_accepted: [] })
    case 'enumeration':
      return whole({ answers })
    case 'sequencing': {
      const steps = textsOf(draft, 'steps', 9)
      const places = own.shuffled(steps.map((_, at) => at))
      const moved = places.every((place, at) => place === at) ? places.reverse() : places
      return whole({ steps: moved.map((at) => steps[at]), order: moved.map((at) => at + 1) })
    }
    case 'essay':
      return whole({
        rubric: tongueOf(statement.language).phrases.rubric,
        looked_for: textsOf(draft, 'looked_for', 10),
      })
  }
}
