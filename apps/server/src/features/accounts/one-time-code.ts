import { createHmac, randomBytes } from 'node:crypto'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding, as authenticator apps take it. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(value >>> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text
}

function bytesOf(secret: string): Buffer {
  const bytes: number[] = []
  let bits = 0
  let value = 0
  for (const letter of secret) {
    value = (value << 5) | alphabet.indexOf(letter)
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes.push((value >>> bits) & 255)
    }
    value &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}

/** 160 bits, as long as the hash that uses it. */
export const newSecret = (): string => base32(randomBytes(20))

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / stepSeconds)

/** RFC 6238 with SHA-1 and six figures, which is what authenticator apps reckon with. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

/**
 * The half minute that a typed code belongs to, nothing when it fits none that is still open. Clocks may differ by half
 * a minute; a half minute that was used, and all before it, stay used.
 */
export function codeStepOf(secret: string, code: string, now: Date, lastStep: number): number | undefined {
  const step = stepAt(now)
  return [step - 1, step, step + 1].find((each) => each > lastStep && codeAt(secret, each) === code)
}

/** What the app scans. */
export const setupAddress = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Klasrum:${email}`)}?secret=${secret}&issuer=Klasrum`

/** 80 random bits, in groups that can be copied by hand. */
export const newRecoveryCode = (): string =>
  base32(randomBytes(10)).toLowerCase().match(/.{4}/g)?.join('-') ?? ''
