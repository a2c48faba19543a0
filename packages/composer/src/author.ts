import type { Item, LessonPlan, MaterialSettings, SlideScript } from '@klasrum/contract/material'
import type { LessonSession, Outline } from './understand/outline.ts'

/** What an author writes from. */
export type AuthorWork = {
  outline: Outline
  sessions: readonly LessonSession[]
  settings: MaterialSettings
  signal: AbortSignal
}

/** One piece of work. Each part is asked for once, in the order in which they stand here. */
export type AuthorWriting = {
  /** Checked items, which come before those made by rule. */
  items: () => Promise<readonly Item[]>
  /** The plan with the texts that the author would rather have. */
  plan: (plan: LessonPlan) => Promise<LessonPlan>
  slides: (script: SlideScript) => Promise<SlideScript>
  account: () => {
    notes: readonly string[]
    tokens: { input: number; output: number }
    /** How many texts of the plan and of the show are the author's. */
    wrote: { cells: number; narrations: number }
  }
}

/** One who writes on top of what is made by rule. Where nothing comes from an author, the rules suffice. */
export type Author = { name: string; begin: (work: AuthorWork) => AuthorWriting }
