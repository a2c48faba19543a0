import type { Bloom } from '@klasrum/contract/material'

/** What a prompt on a story needs to be known: its main character, and another one. */
type StoryPrompt = {
  bloom: Exclude<Bloom, 'remember' | 'apply'>
  needs: 0 | 1 | 2
  /** It changes the story, which nobody does with the life of a real person. */
  changes?: true
  stem: (story: string, main: string, other: string) => string
}

export type StoryWords = {
  /** Speech with the name of the speaker before or after it; the groups are called `speech` and `name`. */
  speech: readonly RegExp[]
  whoSaid: (speech: string, story: string) => string
  /** The one who does something and what is done; the groups are called `name`, `before` and `after`. */
  deed: RegExp
  whoDid: (story: string, before: string, after: string) => string
  /** The sentence with the name in the place of its first "she"; null where it says nothing of the kind. */
  withName: (sentence: string, name: string) => string | null
  /** What makes a sentence unclear without the one before it: anywhere in it, or before the name; and how a whole one is known. */
  others: { anywhere: RegExp; beforeName: RegExp; isWhole: RegExp }
  /** A sentence that a careful writer would not leave as it stands. */
  isLoose: (sentence: string) => boolean
  /** What is done to a thing; the groups are called `verb`, `name`, `thing` and `place`. */
  thing?: RegExp
  whatOf: (story: string, verb: string, name: string, place: string) => string
  /** Who is a person is not asked for as a thing, nor exchanged for another. */
  persons: RegExp
  /** What happens and why; the groups are called `effect` and `reason`. */
  reason: readonly RegExp[]
  why: (story: string, effect: string) => string
  because: (reason: string) => string
  /** A sentence that can follow "because". */
  isMainClause: RegExp
  /** The verb with which a telling begins, by which it is known that another does the same. */
  deedVerb: RegExp
  feels: RegExp
  inStory: (story: string, telling: string) => string
  next: (event: string, story: string) => string
  first: (story: string) => string
  last: (story: string) => string
  /** Before a story is told, and after it. */
  listenFor: (main: string) => string
  teaches: string
  /** The story, where its title would tell the answer. */
  untitled: string
  arrange: (story: string) => string
  /** How the story, or a chapter of a book, is named in a sentence. */
  story: (title: string) => string
  chapter: (title: string) => string
  /** Words before an event that only say when in the story it was. */
  opening: RegExp
  /** What goes on for long or comes again and again has no place in an order of events. */
  lasting: RegExp
  /** What tells of something that happens, not of how somebody is. */
  happens: (text: string) => boolean
  prompts: readonly StoryPrompt[]
  /** What a good answer has, whatever the story. */
  lookedFor: Readonly<Record<StoryPrompt['bloom'], readonly string[]>>
}

/** A name, with or without its title, as a group called `name`. */
export const nameOfPerson = String.raw`(?<name>(?:(?:\p{Lu}[\p{L}’'-]*|Dr\.|Mrs?\.|Ms\.|Fr\.|Gng\.|Bb\.|G\.)\s){0,2}\p{Lu}[\p{L}’'-]*)`
export const speechPattern = `[“"](?<speech>[^”"“]{15,220}?)[,.]*[”"]`

/** Speech that is a question ends its question too. */
export const questionMarkAfter = (speech: string) => (/[?!]$/.test(speech) ? '' : '?')

/** "Tom and his friends" of "1: Tom and his friends". */
export const unnumbered = (title: string) => title.replace(/^\d{1,3}\s?[:.)–-]\s?/, '')

/** Shorter ones ("Nagbago ang buhay ni Ana") happen at no certain time. */
export const fewestWordsOfEvent = 6
