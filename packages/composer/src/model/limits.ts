export type ModelCallLimits = {
  /** Milliseconds for one answer. */
  call: number
  /** Milliseconds for all that is asked for one material. */
  total: number
  /** Of input and output together, for one material. */
  tokens: number
  /** Answers that are awaited at the same time. */
  atOnce: number
  /** Tokens of question and answer together that the model can read. */
  context: number
  /** Tokens that one answer may have. */
  answer: number
  /** Items that are asked for at once. */
  items: number
  /** Whether the server is asked to give JSON only; some know no such wish. */
  json: 'object' | 'text'
}

export const usualLimits: ModelCallLimits = {
  call: 90_000,
  total: 300_000,
  tokens: 400_000,
  atOnce: 3,
  context: 32_000,
  answer: 8_000,
  items: 12,
  json: 'object',
}

export const answerBytes = 1_000_000

/** Tokens that our instructions take, with the frame of the lesson. */
const instructionTokens = 3_000
const lettersOfToken = 3
const mostLetters = 48_000
const fewestLetters = 2_000

/** Letters of source, reference and work that fit beside the instructions and the answer. */
export const lettersThatFit = ({ context, answer }: ModelCallLimits): number =>
  Math.max(fewestLetters, Math.min(mostLetters, (context - answer - instructionTokens) * lettersOfToken))

/** Letters of source that a part of a session has. */
export const partLetters = (limits: ModelCallLimits): number =>
  Math.min(20_000, Math.floor(lettersThatFit(limits) * 0.8))

/** An item with its evidence and reasons takes about so many tokens. */
const tokensOfItem = 300

/** Items in one answer, as far as it has room for them. */
export const itemsInCall = ({ items, answer }: ModelCallLimits): number =>
  Math.max(1, Math.min(items, Math.floor(answer / tokensOfItem)))

/** For a run of the usual size. A larger one has as many more as its items need. */
export const usualCalls = 12
/** The second reading, the plan, and a second try for each kind of text. */
export const callsBesideItems = 4

export const retries = 2
/** Milliseconds before the first retry; doubled for the next. */
export const firstPause = 1_000
/** A provider that asks for a longer pause is left alone. */
export const longestPauseMs = 20_000

/** After so many calls in a row that gave nothing, no more are made. */
export const mostFruitlessCalls = 3
