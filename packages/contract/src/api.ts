import * as accounts from './accounts.ts'
import * as dashboard from './dashboard.ts'
import type { Shape } from './endpoint.ts'
import * as health from './health.ts'
import * as points from './points.ts'

/** Every call of the product. The server mounts from here; the browser takes only the types. */
export const api = {
  health: health.health,
  signUp: accounts.signUp,
  signIn: accounts.signIn,
  signOut: accounts.signOut,
  me: accounts.me,
  verifyEmail: accounts.verifyEmail,
  resendVerification: accounts.resendVerification,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  changeName: accounts.changeName,
  changePassword: accounts.changePassword,
  exportAccount: accounts.exportAccount,
  lookUpGlobalValue: points.lookUpGlobalValue,
  listGlobalValues: points.listGlobalValues,
  supportContacts: points.supportContacts,
  dashboard: dashboard.dashboard,
} as const satisfies Record<string, Shape>

type Endpoints = (typeof api)[keyof typeof api]

/** `Api['POST /api/auth/signin']` is that endpoint's type. */
export type Api = { [E in Endpoints as `${E['method']} ${E['path']}`]: E }
