import { Agent, request as ask } from 'node:http'
import type { Socket } from 'node:net'
import { api } from '@klasrum/contract/api'
import type { VoiceChoice } from '@klasrum/contract/voices'
import { contentOf, type SentFile } from '@klasrum/testkit/client'
import { later, smallRun } from '@klasrum/testkit/lesson-files'

/** `refused`: nobody took the request. `cut`: it was taken, or could have been, and no whole answer came. */
export type Heard =
  | { kind: 'answered'; status: number; body: string }
  | { kind: 'refused' | 'cut'; why: string }

export type Visit = {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
  /** Sent instead of a body, as a payment proof. */
  picture?: Buffer
  /** Sent instead of a body, to begin a run; the answer is not waited for. */
  lesson?: SentFile
  /** Sent instead of a body, to begin a slide show of a minute. */
  show?: SentFile
  /** Of the show; the usual one unless it is named. */
  voice?: VoiceChoice | undefined
  token?: string
  /** Makes a repeat of the request have no second effect. */
  key?: string
  /** The address the visitor comes from, as a proxy in front would tell it. */
  from?: string
}

export type Visitors = { visit: (visit: Visit) => Promise<Heard>; leave: () => void }

const ofInside = /\bat \S+ \(|\.ts:\d+|Failed query|node_modules|<html/i

/** Whoever is refused reads a sentence, whatever has failed, and nothing of the inside. */
function expectSentence(path: string, status: number, body: string): void {
  if (status < 400) return
  const { detail } = JSON.parse(body.startsWith('{') ? body : '{}')
  if (typeof detail !== 'string' || !/[.?!]$/.test(detail) || ofInside.test(body))
    throw new Error(`${path} was answered ${status} without a sentence: ${body.slice(0, 500)}`)
}

/** A product that is closing ends connections on which nothing was asked for a second. */
const longIdle = 900

/** People whose browsers keep their connections open between one request and the next. */
export function visitorsOf(url: string, { connections = 10 } = {}): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const idleSince = new WeakMap<Socket, number>()
  agent.on('free', (socket: Socket) => idleSince.set(socket, performance.now()))

  const visit = ({
    method = 'GET',
    path,
    body,
    picture,
    lesson,
    show,
    voice,
    token,
    key,
    from,
  }: Visit): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const form =
        (picture && contentOf(api.uploadProof, { file: { bytes: picture } })) ??
        (lesson && contentOf(api.processLessonPlans, { body: smallRun, file: lesson })) ??
        (show && contentOf(api.createSlideshowJob, { body: { duration_min: 1, voice }, file: show }))
      const request = ask(`${url}${path}`, {
        method,
        agent,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(from && { 'x-forwarded-for': from }),
          ...(key && { 'idempotency-key': key }),
          ...(body && { 'content-type': 'application/json' }),
          ...(form && { 'content-type': form.type }),
          ...(lesson && later),
        },
      })
      let heard = ''
      let begun = false
      let idle = 0
      request.on('socket', (socket) => {
        idle = performance.now() - (idleSince.get(socket) ?? performance.now())
      })
      const failed = (error: Error) => {
        // A connection that was never accepted is a refusal, however the system words it, and so is one that had
        // been idle so long that the server was free to end it.
        const refused = !begun && (!request.reusedSocket || idle >= longIdle)
        resolve({ kind: refused ? 'refused' : 'cut', why: error.message })
      }
      request.on('error', failed)
      request.on('response', (response) => {
        begun = true
        response.setEncoding('utf8')
        response.on('data', (text: string) => {
          heard += text
        })
        response.on('error', failed)
        response.on('end', () => {
          if (!response.complete) return resolve({ kind: 'cut', why: `ended after "${heard.slice(0, 40)}"` })
          const status = response.statusCode ?? 0
          try {
            expectSentence(path, status, heard)
            resolve({ kind: 'answered', status, body: heard })
          } catch (error) {
            reject(error)
          }
        })
      })
      request.end(body ? JSON.stringify(body) : form?.payload)
    })

  return { visit, leave: () => agent.destroy() }
}

let people = 0

/** A teacher who signs up, each from a home of their own: a single address may sign up only so often. */
export function aSignUp(): Visit & { email: string } {
  people += 1
  const email = `guro-${process.pid}-${people}@school.example`
  return {
    email,
    method: 'POST',
    path: '/api/auth/signup',
    from: `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
    body: { email, password: 'ang dagat ay malalim 88', first_name: 'Guro', last_name: `Bilang ${people}` },
  }
}

/** What the product needs to believe the addresses of `aSignUp`; nobody looks around in it. */
export const behindAProxy = { TRUST_PROXY: '1', DEMO: 'off' }
