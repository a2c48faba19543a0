import { useRef } from 'react'
import { newOnceKey } from './call.ts'
import { CallRefused } from './refusal.ts'

/** A server that broke down may have done the work all the same. */
const isAnswer = (error: unknown): boolean => error instanceof CallRefused && error.status < 500

/** Keeps the key of a request until its answer came: trying again after a lost answer has no second effect. */
export function useOnceKeys() {
  const keys = useRef(new Map<string, string>())
  return async <T>(request: string, send: (onceKey: string) => Promise<T>): Promise<T> => {
    const key = keys.current.get(request) ?? newOnceKey()
    keys.current.set(request, key)
    try {
      const answer = await send(key)
      keys.current.delete(request)
      return answer
    } catch (error) {
      if (isAnswer(error)) keys.current.delete(request)
      throw error
    }
  }
}
