import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import type { ModelClock } from './clock.ts'
import { type Failure, failureOf, isFinal, pauseAfter } from './failure.ts'
import { callsBesideItems, type ModelCallLimits, mostFruitlessCalls, retries, usualCalls } from './limits.ts'
import { jsonIn, listIn } from './read-answer.ts'

/** What is asked: our instructions, and apart from them the source as data. */
export type Question = {
  instructions: string
  content: string
  /** The list that the answer has, and how much of it is looked at. */
  list: string
  most: number
  /** What part of the time and the tokens may be used up when it is asked; all of them unless it says so. */
  upTo?: number
}
export type ConversationAnswer = { said: readonly unknown[] } | { failure: Failure }

export type Conversation = {
  ask: (question: Question) => Promise<ConversationAnswer>
  /** How many calls the items need, so that a large run gets room for them. */
  makeRoomFor: (calls: number) => void
  /** Whether so many more calls are within what a run may take. */
  hasRoomFor: (calls: number) => boolean
  tokens: () => { input: number; output: number }
  failures: () => ReadonlyMap<Failure, number>
}

type Terms = {
  model: LanguageModel
  apiKey?: string
  limits: ModelCallLimits
  clock: ModelClock
  seed: number
  signal: AbortSignal
}

/** Shorter keys are words that local servers are content with. */
const shortestSecret = 16

type Usage = { inputTokens?: number; outputTokens?: number }

/** What a provider says of itself, where it can be. */
const told = (tokens: number | undefined): number | null =>
  tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= 10_000_000 ? tokens : null

/** About what a text costs where the provider does not say. */
const reckoned = (text: string) => Math.ceil(text.length / 4)

/** All questions for one material: bounded in time and tokens, and given up on when nothing comes of them. */
export function converse({ model, apiKey, limits, clock, seed, signal }: Terms): Conversation {
  const begun = clock.now()
  const until = begun + limits.total
  const spent = { input: 0, output: 0 }
  const failures = new Map<Failure, number>()
  let asked = 0
  let room = usualCalls
  let inARow = 0
  let over = false

  const spend = ({ instructions, content }: Question, usage: Usage | undefined, said: string) => {
    spent.input += told(usage?.inputTokens) ?? reckoned(instructions + content)
    spent.output += told(usage?.outputTokens) ?? reckoned(said)
  }

  const read = (text: string, { list, most }: Question): readonly unknown[] => {
    // A provider that prints the key it was given must not get it onto paper.
    if (apiKey && apiKey.length >= shortestSecret && text.includes(apiKey)) throw new Error('unusable')
    const found = listIn(jsonIn(text), list)
    if (!found) throw new Error('unusable')
    return found.slice(0, most)
  }

  const once = async (question: Question): Promise<readonly unknown[]> => {
    const left = Math.max(0, Math.min(limits.call, until - clock.now()))
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(left))])
    try {
      const { text, usage } = await generateText({
        model,
        instructions: question.instructions,
        prompt: question.content,
        output: limits.json === 'object' ? Output.json() : Output.text(),
        maxOutputTokens: limits.answer,
        maxRetries: 0,
        seed: seed % 2 ** 31,
        abortSignal,
      })
      spend(question, usage, text)
      return read(text, question)
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error
      spend(question, error.usage, error.text ?? '')
      return read(error.text ?? '', question)
    }
  }

  const attempt = async (question: Question): Promise<ConversationAnswer> => {
    for (let tried = 0; ; tried++) {
      const { upTo = 1 } = question
      if (clock.now() >= begun + limits.total * upTo) return { failure: 'out_of_time' }
      if (spent.input + spent.output >= limits.tokens * upTo) return { failure: 'out_of_tokens' }
      try {
        return { said: await once(question) }
      } catch (error) {
        signal.throwIfAborted()
        const pause = tried < retries ? pauseAfter(error, tried) : null
        if (pause === null || clock.now() + pause >= until) return { failure: failureOf(error) }
        await clock.wait(pause, signal).catch(() => signal.throwIfAborted())
      }
    }
  }

  return {
    tokens: () => ({ ...spent }),
    failures: () => failures,
    makeRoomFor: (calls) => {
      room = Math.max(usualCalls, calls + callsBesideItems)
    },
    hasRoomFor: (calls) => asked + calls <= room,
    ask: async (question) => {
      signal.throwIfAborted()
      if (over) return { failure: 'down' }
      asked++
      const answer = await attempt(question)
      if ('said' in answer) inARow = 0
      else {
        failures.set(answer.failure, (failures.get(answer.failure) ?? 0) + 1)
        inARow++
        over ||= inARow >= mostFruitlessCalls || isFinal(answer.failure)
      }
      return answer
    },
  }
}
