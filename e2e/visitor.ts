import { randomUUID } from 'node:crypto'
import { linkIn, type Mail } from '@klasrum/testkit/mail'
import { waitForMail } from '@klasrum/testkit/outbox'
import type { Account, Premises } from './premises.ts'

export type Teacher = Account & { first_name: string; last_name: string }

/** Somebody nobody has heard of. */
export const someTeacher = (wish: Partial<Teacher> = {}): Teacher => ({
  email: `guro-${randomUUID().slice(0, 8)}@school.example`,
  password: 'tatlong bibe sa ilog',
  first_name: 'Maria',
  last_name: 'Peñaflor',
  ...wish,
})

/** What a test does beside the browser: calls from the same address, and the mail that arrives. */
export type Visitor = ReturnType<typeof visitorOf>

export function visitorOf({ url, outbox }: Premises, address: string) {
  const ask = async (path: string, init: RequestInit = {}): Promise<Record<string, unknown>> => {
    const headers = { 'x-forwarded-for': address, ...init.headers }
    const answer = await fetch(url + path, { ...init, headers })
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}: ${JSON.stringify(body)}`)
    return body
  }
  const post = (path: string, body: object, headers = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const mailTo = (to: string, wanted: { subject?: string; after?: number } = {}): Promise<Mail> =>
    waitForMail({ dir: outbox, to, within: 20_000, ...wanted })

  const asked = (token: string) => ({ authorization: `Bearer ${token}` })

  return {
    ask,
    mailTo,
    /** Asks for a top-up and proves it with the picture, if one is given. */
    topUp: async (token: string, body: { amount: number; reference_no?: string }, picture?: Buffer) => {
      const made = await post('/api/user/topup', body, asked(token))
      const id = Number(made.id)
      if (!picture) return id
      const form = new FormData()
      form.set('file', new File([new Uint8Array(picture)], 'receipt.png', { type: 'image/png' }))
      await ask(`/api/user/topup/${id}/payment-proof`, { method: 'POST', headers: asked(token), body: form })
      return id
    },
    topUpsOf: async (token: string) => (await ask('/api/user/topups', { headers: asked(token) })).topups,
    /** An admin's points for somebody, added at once. */
    give: (token: string, body: { user_id: number; amount: number; points: number }) =>
      post('/api/admin/topup', body, asked(token)),
    decide: (token: string, id: number, decision: 'approve' | 'reject', body: object) =>
      post(`/api/admin/topups/${id}/${decision}`, body, asked(token)),

    linkTo: async (to: string, subject?: string) => linkIn(await mailTo(to, { subject })),
    signUp: (teacher: Teacher) => post('/api/auth/signup', teacher),
    verify: (link: string) => ask(`/api/auth/verify-email${new URL(link).search}`),
    signIn: async ({ email, password }: Account): Promise<string> => {
      const body = new URLSearchParams({ username: email, password })
      return String((await ask('/api/auth/signin', { method: 'POST', body })).access_token)
    },
    signOut: (token: string) => post('/api/auth/signout', {}, asked(token)),
  }
}
