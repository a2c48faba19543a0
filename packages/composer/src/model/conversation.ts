import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import type { Clock } from './clock.ts'
import { type Failure, failureOf, isFinal, pauseAfter } from './failure.ts'
import { type Limits, patience, retries } from './limits.ts'
import { fieldOf } from './read-answer.ts'

/** What is asked: our instructions, and apart from them the source as data. */
export type Question = {
  instructions: string
  content: string
  /** The list that the answer has, and how much of it is looked at. */
  list: string
  most: number
}
export type Answer = { said: readonly unknown[] } | { failure: Failure }

export type Conversation = {
  ask: (question: Question) => Promise<Answer>
  tokens: () => { input: number; output: number }
  failures: () => ReadonlyMap<Failure, number>
}

type Terms = {
  model: LanguageModel
  apiKey?: string
  limits: Limits
  clock: Clock
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
  const until = clock.now() + limits.total
  const spent = { input: 0, output: 0 }
  const failures = new Map<Failure, number>()
  let inARow = 0
  let over = false

  const spend = ({ instructions, content }: Question, usage: Usage | undefined, said: string) => {
    spent.input += told(usage?.inputTokens) ?? reckoned(instructions + content)
    spent.output += told(usage?.outputTokens) ?? reckoned(said)
  }

  const once = async (question: Question): Promise<readonly unknown[]> => {
    const left = Math.max(0, Math.min(limits.call, until - clock.now()))
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(left))])
    try {
      const { output, text, usage } = await generateText({
        model,
        instructions: question.instructions,
        prompt: question.content,
        output: Output.json(),
        maxRetries: 0,
        seed: seed % 2 ** 31,
        abortSignal,
      })
      spend(question, usage, text)
      // A provider that prints the key it was given must not get it onto paper.
      if (apiKey && apiKey.length >= shortestSecret && text.includes(apiKey)) throw new Error('unusable')
      const list = fieldOf(output, question.list)
      if (!Array.isArray(list)) throw new Error('unusable')
      return list.slice(0, question.most)
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) spend(question, error.usage, error.text ?? '')
      throw error
    }
  }

  const attempt = async (question: Question): Promise<Answer> => {
    for (let tried = 0; ; tried++) {
      if (clock.now() >= until) return { failure: 'out_of_time' }
      if (spent.input + spent.output >= limits.tokens) return { failure: 'out_of_tokens' }
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
    ask: async (question) => {
      signal.throwIfAborted()
      if (over) return { failure: 'down' }
      const answer = await attempt(question)
      if ('said' in answer) inARow = 0
      else {
        failures.set(answer.failure, (failures.get(answer.failure) ?? 0) + 1)
        inARow++
        over ||= inARow >= patience || isFinal(answer.failure)
      }
      return answer
    },
  }
}
