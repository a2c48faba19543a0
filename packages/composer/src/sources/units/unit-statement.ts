import type {
  Idea,
  Misconception,
  Order,
  Prompt,
  Situation,
  UnitClass,
  UnitFact,
  UnitTerm,
} from '@klasrum/curriculum/unit'
import { upperFirst } from '../../languages/words.ts'

/** What a unit says at a line, as a teacher would read it. `answer` must be in a passage that covers it; `about` says more of what it is about. */
export type UnitStatement = {
  sort: 'idea' | 'fact' | 'term' | 'class' | 'order' | 'situation' | 'prompt' | 'misconception'
  text: string
  line: number
  answer?: string
  idea?: number
  about?: string
}

const asSentence = (text: string) => `${upperFirst(text)}${/[.!?]["”]?$/.test(text) ? '' : '.'}`

export const saidBy = {
  idea: ({ explanation, line }: Idea, idea: number): UnitStatement => ({
    sort: 'idea',
    text: explanation,
    line,
    idea,
  }),
  fact: ({ before, answer, after, line }: UnitFact, idea: number): UnitStatement => ({
    sort: 'fact',
    text: `${before}${answer}${after}`,
    line,
    answer,
    idea,
  }),
  /** A term as one reads it: its name, and what it means. */
  term: ({ name, meaning, line }: UnitTerm, idea: number): UnitStatement => ({
    sort: 'term',
    text: `${upperFirst(name)}: ${meaning}`,
    line,
    answer: name,
    idea,
  }),
  class: ({ name, members, line }: UnitClass): UnitStatement => ({
    sort: 'class',
    text: `${name}: ${members.join(', ')}`,
    line,
  }),
  order: ({ name, steps, line }: Order): UnitStatement => ({
    sort: 'order',
    text: `${name}: ${steps.join('; ')}`,
    line,
  }),
  situation: ({ case: told, ask, answer, why, line }: Situation): UnitStatement => ({
    sort: 'situation',
    text: `${told} ${asSentence(answer)}`,
    line,
    about: `${told} ${ask} ${answer} ${why}`,
  }),
  prompt: ({ task, lookedFor, line }: Prompt): UnitStatement => ({
    sort: 'prompt',
    text: task,
    line,
    about: `${task} ${lookedFor.join(' ')}`,
  }),
  misconception: ({ wrong, right, line }: Misconception): UnitStatement => ({
    sort: 'misconception',
    text: right,
    line,
    about: `${wrong} ${right}`,
  }),
}
