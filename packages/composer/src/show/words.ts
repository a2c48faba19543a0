/** All that a show says in its own words, in one language. */
export type ShowWords = {
  and: string
  headings: Record<
    'objectives' | 'words' | 'check' | 'summary' | 'first' | 'back' | 'example' | 'solution' | 'mistake',
    string
  >
  welcome: (title: string) => string
  /** Before a riddle: the slide has the title. */
  welcomeToRiddle: string
  ahead: (topics: string) => string
  /** The parts of the lesson by their titles. */
  parts: (titles: string) => string
  newWords: string
  objectives: (lines: readonly string[]) => string
  /** How the show comes to its topics: to the first, to those between, to the last. */
  enter: {
    first: (about: string) => string
    next: readonly ((about: string) => string)[]
    last: (about: string) => string
    /** Where its name cannot be said inside a sentence. */
    /** Of parts without a name, such as those of a story; the middle ones in turn. */
    unnamed: { first: string; next: readonly string[]; last: string }
  }
  here: (title: string) => string
  points: string
  steps: string
  named: (names: string) => string
  order: { first: string; next: readonly string[]; last: string }
  row: (first: string, cells: readonly { head: string; cell: string }[]) => string
  table: (about: string) => string
  picture: (caption: string) => string
  check: readonly ((question: string) => string)[]
  /** Something that many believe, to think about before the lesson. */
  believed: (belief: string) => string
  /** The same at the end, with what is right. */
  believedAgain: (belief: string, right: string) => string
  mistake: (belief: string, right: string) => string
  example: readonly ((story: string) => string)[]
  /** A task that is then worked step by step, with time to try it first. */
  worked: readonly ((task: string) => string)[]
  /** Back to what was asked before the lesson. */
  backTo: string
  because: readonly ((answer: string, reason: string) => string)[]
  /** While what learners will be able to do stands on the slide. */
  goals: string
  diagram: (name: string) => string
  kinds: (name: string, members: string) => string
  /** Before a story: what to find out while it is told. */
  listen: string
  think: string
  options: (options: readonly string[]) => string
  answer: (answer: string) => string
  truth: Record<'true' | 'false', string>
  trueOrFalse: (statement: string) => string
  words: (about: string) => string
  meaning: readonly ((term: string, detail: string) => string)[]
  summary: string
  /** After a story: how to tell it again, and what the slide asks for meanwhile. */
  retell: { heading: string; points: readonly string[]; say: string }
  close: string
  /** Where a sentence can end early and still be whole. */
  clauseEnds: RegExp
  opensClause: RegExp
  pointsAtPaper: RegExp
}

/** The same thing is not said in the same words each time. */
export const inTurn = <T>(ways: readonly T[], place: number): T => ways[place % ways.length] as T
