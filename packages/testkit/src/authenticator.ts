import { codeAt, stepAt } from '../../../apps/server/src/features/accounts/one-time-code.ts'

/** What an authenticator app with this secret shows now. */
export const codeOf = (secret: string): string => codeAt(secret, stepAt(new Date()))
