import { refusals } from '@klasrum/contract/refusals'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { refuse } from '../../http/refuse.ts'
import { guessedWords } from './guessed-words.ts'
import { newToken } from './tokens.ts'

/** argon2id, the algorithm default of the library, with the work factors of OWASP's first choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Verified against when there is no account, so that an unknown address takes as long as a wrong password. */
const nobody = hashPassword('no account has this password')

export const passwordFits = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  const fits = await verify(storedHash ?? (await nobody), password)
  return storedHash !== undefined && fits
}

let ofNobody: Promise<string> | undefined

/** Of a secret that was never shown: no password fits it. */
export const unusableHash = (): Promise<string> => {
  ofNobody ??= hashPassword(newToken())
  return ofNobody
}

const common = new Set(dictionary['passwords-common'])
const signsForLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Without what was put before or behind it, and with letters where figures stand for them: `m4halk1ta!99`. */
const undressed = (typed: string): string =>
  typed
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/[013457@$!]/g, (sign) => signsForLetters[sign] ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}]+/gu, '')

/** One of the words, or two of them one after the other. */
const isMadeOf = (text: string, words: { has(word: string): boolean }): boolean =>
  words.has(text) ||
  Array.from(text).some((_, at) => at > 2 && words.has(text.slice(0, at)) && words.has(text.slice(at)))

type Person = { email: string; first_name: string; last_name: string }

/** Refuses what is on the list of common passwords, and a name or a word of everyday dressed with figures. */
export function refuseCommonPassword(field: string, password: string, person: Person): void {
  const typed = password.toLowerCase()
  const bare = typed.replace(/[^\p{L}]+/gu, '')
  const own = [
    person.email.split('@')[0] ?? '',
    person.first_name,
    person.last_name,
    `${person.first_name}${person.last_name}`,
  ]
  const ofPerson = own
    .map((word) => word.toLowerCase().replace(/[^\p{L}]+/gu, ''))
    .filter((word) => word.length > 2)
  const isOneWord = !/\s/.test(typed)
  const isGuessed = [bare, undressed(typed)].some(
    (word) => ofPerson.includes(word) || isMadeOf(word, guessedWords) || (isOneWord && common.has(word)),
  )
  const repeated = new Set(typed).size <= 2
  if (common.has(typed) || isGuessed || repeated || typed === person.email)
    refuse('password.common', { errors: [{ path: field, message: refusals['password.common'][1] }] })
}
