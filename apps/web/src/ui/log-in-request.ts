import { CallRefused } from '../lib/refusal.ts'
import { toast } from './toasts.tsx'

/** When the server no longer knows the session, says what to log in for; the session itself leads to /login. */
export async function orAskToLogIn<T>(request: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallRefused && error.status === 401) toast({ tone: 'care', title: request })
    throw error
  }
}
