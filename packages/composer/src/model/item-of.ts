import { type Bloom, Item } from '@klasrum/contract/material'
import type { Chance } from '@klasrum/skills/chance'
import { rulesOf } from '../languages/rules-of.ts'
import { upperFirst } from '../languages/words.ts'
import { commonItemParts } from '../sources/candidate.ts'
import { wrongForBox } from '../sources/wrong-for-box.ts'
import { statementIn } from '../understand/statements.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import type { Passage } from './passages.ts'
import { fieldOf, textFieldOf, textsOf, truthFieldOf } from './read-answer.ts'

const low: readonly Bloom[] = ['remember', 'understand', 'apply', 'analyze']

/** What each form can ask for. */
const levels = {
  multiple_choice: [...low, 'evaluate'],
  true_false: low,
  modified_true_false: low,
  identification: ['remember', 'understand', 'apply'],
  matching: low,
  enumeration: low,
  sequencing: low,
  problem: ['understand', 'apply', 'analyze'],
  essay: ['understand', 'apply', 'analyze', 'evaluate', 'create'],
} satisfies Record<Item['form'], readonly Bloom[]>

const forms = Object.keys(levels) as Item['form'][]

export type Drafted = { item: Item; evidence: readonly Evidence[] }
export type Flaw = 'no_form' | 'quote_not_found' | 'wrong_level' | 'not_whole'

type Fields = Record<string, unknown> | null
type Draft = { draft: unknown; chance: Chance; language: Item['language'] }

/** With a capital, unless it begins with a letter that stands for something: "x = 2", "pH". */
const asOption = (text: string) => (/^\p{Ll}(?!\p{Ll})/u.test(text) ? text : upperFirst(text))

/** Wrong answers with the mistake that leads to each; a small model gives only the answers. */
function wrongIn(draft: unknown): { text: string; why: string }[] {
  const list = fieldOf(draft, 'wrong')
  const given: unknown[] = Array.isArray(list) ? list.slice(0, 4) : []
  return given
    .map((one) =>
      typeof one === 'string'
        ? { text: one.trim(), why: '' }
        : { text: textFieldOf(one, 'text'), why: textFieldOf(one, 'why').slice(0, 200) },
    )
    .filter(({ text }) => text !== '')
}

/** Without the letter that a model may put before an option, and the stop behind it. */
const bare = (text: string) => text.replace(/^\(?[A-Ea-e][.)]\s+/u, '').replace(/[.\s]+$/u, '')

function choiceOf({ draft, chance }: Draft): Fields {
  const answer = textFieldOf(draft, 'answer')
  if (answer === '') return null
  const wrong = wrongIn(draft).filter(({ text }) => text !== answer)
  const all = chance.shuffled([{ text: answer, why: '' }, ...wrong])
  const isKey = ({ text }: { text: string }) => text === answer
  return {
    options: all.map(({ text }) => asOption(bare(text))),
    answer: all.findIndex(isKey),
    ...(all.some(({ why }) => why !== '') && { mistakes: all.map(({ why }) => why) }),
  }
}

function matchingOf({ draft, chance }: Draft): Fields {
  const list = fieldOf(draft, 'pairs')
  const pairs = (Array.isArray(list) ? list.slice(0, 10) : []).map((pair: unknown) => ({
    premise: textFieldOf(pair, 'premise'),
    answer: bare(textFieldOf(pair, 'answer')),
  }))
  const answers = chance.shuffled([
    ...pairs.map(({ answer }) => answer),
    ...textsOf(draft, 'extra', 3).map(bare),
  ])
  if (pairs.some(({ premise, answer }) => premise === '' || answer === '')) return null
  return {
    premises: pairs.map(({ premise }) => premise),
    answers,
    key: pairs.map(({ answer }) => answers.indexOf(answer)),
  }
}

function sequenceOf({ draft, chance }: Draft): Fields {
  const steps = textsOf(draft, 'steps', 9)
  const places = chance.shuffled(steps.map((_, at) => at))
  const moved = places.every((place, at) => place === at) ? places.reverse() : places
  return { steps: moved.map((at) => steps[at]), order: moved.map((at) => at + 1) }
}

function statementOf({ draft }: Draft): Fields {
  const isTrue = truthFieldOf(draft, 'is_true')
  const correction = isTrue ? null : textFieldOf(draft, 'correction')
  return correction === '' ? null : { answer: isTrue, marked: textFieldOf(draft, 'marked'), correction }
}

const fieldsOf: Record<Item['form'], (draft: Draft) => Fields> = {
  multiple_choice: choiceOf,
  true_false: ({ draft }) => ({ answer: truthFieldOf(draft, 'is_true') }),
  modified_true_false: statementOf,
  identification: ({ draft }) => {
    const named = {
      answer: bare(textFieldOf(draft, 'answer')),
      also_accepted: textsOf(draft, 'also_accepted', 5).map(bare),
    }
    const wrong = wrongIn(draft).map(({ text }) => bare(text))
    return { ...named, ...wrongForBox({ stem: textFieldOf(draft, 'question'), ...named }, wrong) }
  },
  matching: matchingOf,
  enumeration: ({ draft }) => ({ answers: textsOf(draft, 'answers', 11).map(bare) }),
  sequencing: sequenceOf,
  problem: ({ draft }) => ({
    answer: textFieldOf(draft, 'answer'),
    solution: textsOf(draft, 'solution', 10),
  }),
  essay: ({ draft, language }) => ({
    rubric: rulesOf(language).phrases.rubric,
    looked_for: textsOf(draft, 'looked_for', 10),
  }),
}

function pointsOf(form: Item['form'], fields: NonNullable<Fields>): number {
  const counted = form === 'enumeration' ? fields.answers : form === 'matching' ? fields.premises : null
  return Array.isArray(counted) ? counted.length : form === 'essay' ? 5 : 1
}

/** An item made of a draft, with all that must be right by construction; or what it lacks. */
export function itemOf(
  draft: unknown,
  passages: readonly Passage[],
  chance: Chance,
): Drafted | { flaw: Flaw } {
  const form = forms.find(
    (known) =>
      known ===
      textFieldOf(draft, 'form')
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
  )
  if (!form) return { flaw: 'no_form' }
  const evidence = evidenceOf(draft, passages)
  const [first] = evidence
  if (!first) return { flaw: 'quote_not_found' }
  const bloom = levels[form].find((level) => level === textFieldOf(draft, 'bloom').toLowerCase())
  if (!bloom) return { flaw: 'wrong_level' }
  const { topic, located } = first.passage
  const stem = textFieldOf(draft, 'question')
  const says = `model ${form} ${stem} ${textFieldOf(draft, 'answer')}`
  const fields = fieldsOf[form]({ draft, chance: chance.fork(says), language: topic.language })
  if (stem === '' || !fields) return { flaw: 'not_whole' }
  const why = textFieldOf(draft, 'why').slice(0, 600)
  const checked = Item.safeParse({
    ...commonItemParts(
      statementIn(topic, located, first.quote),
      bloom,
      Math.max(1, pointsOf(form, fields)),
      says,
    ),
    author: 'model',
    ...(why !== '' && { why }),
    form,
    stem,
    ...fields,
  })
  return checked.success ? { item: checked.data, evidence } : { flaw: 'not_whole' }
}
