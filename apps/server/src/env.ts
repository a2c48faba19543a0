import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const absentWhenEmpty = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''))

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** Loopback, and what is private by RFC 1918, 4193 and 3927 or named as nothing in the world is. */
const octets = String.raw`(\.\d{1,3})`
const nearby = new RegExp(
  String.raw`^(localhost|[^.:]+|.+\.(localhost|local|internal|lan)|(127|10)${octets}{3}|192\.168${octets}{2}|172\.(1[6-9]|2\d|3[01])${octets}{2}|169\.254${octets}{2}|\[::1\]|\[f[cd].+\]|\[fe80.+\])$`,
)

const isSafe = (address: string | undefined): boolean =>
  address === undefined || address.startsWith('https:') || nearby.test(new URL(address).hostname)

const whole = (least: number, most: number, what: string) => {
  const error = `must be ${what} from ${least} to ${most}`
  return z.coerce.number({ error }).pipe(z.int({ error }).min(least, error).max(most, error))
}

const Variables = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number from 0 to 65535' })
    .pipe(
      z
        .int({ error: 'must be a port number from 0 to 65535' })
        .min(0, 'must be a port number from 0 to 65535')
        .max(65_535, 'must be a port number from 0 to 65535'),
    )
    .default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  VOICES_DIR: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must be an address that begins with postgres://')
    .optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').toLowerCase().optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(256, 'must have at most 256 characters')
    .optional(),
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must be an address that begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must be an e-mail address, with or without a name before it',
    )
    .default('Klasrum <no-reply@klasrum.example>'),
  OUTBOX: z.enum(['on', 'off'], 'must be on or off').optional(),
  API_DOCS: z.enum(['on', 'off'], 'must be on or off').optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  S3_URL: webAddress
    .regex(/^https?:\/\/[^/]+\/[^/?#]+\/?$/, 'must end with the bucket, as in https://s3.example.org/klasrum')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_TO: z
    .string()
    .regex(
      /^(\/.*|https?:\/\/[^/]+\/[^/?#]+\/?)$/,
      'must be a full path of a folder, or the address of a bucket',
    )
    .optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
  LLM_BASE_URL: webAddress.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_CONTEXT: whole(4_000, 2_000_000, 'a number of tokens').optional(),
  LLM_ANSWER: whole(500, 100_000, 'a number of tokens').optional(),
  LLM_ITEMS: whole(1, 24, 'a number of questions').optional(),
  LLM_SECONDS: whole(5, 600, 'a number of seconds').optional(),
  LLM_AT_ONCE: whole(1, 10, 'a number of requests').optional(),
  LLM_JSON: z.enum(['object', 'text'], 'must be object or text').optional(),
  GOOGLE_TTS_API_KEY: z.string().optional(),
  GOOGLE_TTS_BASE_URL: webAddress.optional(),
  PLAIN_HTTP: z.enum(['on', 'off'], 'must be on or off').default('off'),
  LIBREOFFICE: z.string().optional(),
  ITEM_VERDICTS: z.enum(['on', 'off'], 'must be on or off').default('off'),
  JOBS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  JOBS_SILENCE: z.coerce
    .number({ error: 'must be a number of seconds from 10 to 600' })
    .pipe(
      z
        .int('must be a number of seconds from 10 to 600')
        .min(10, 'must be a number of seconds from 10 to 600')
        .max(600, 'must be a number of seconds from 10 to 600'),
    )
    .default(20),
  TRUST_PROXY: z.coerce
    .number({ error: 'must be the number of proxies in front, 0 to 5' })
    .pipe(
      z
        .int('must be the number of proxies in front, 0 to 5')
        .min(0, 'must be the number of proxies in front, 0 to 5')
        .max(5, 'must be the number of proxies in front, 0 to 5'),
    )
    .default(0),
  METRICS_PORT: z.coerce
    .number({ error: 'must be a port number from 0 to 65535' })
    .pipe(
      z
        .int({ error: 'must be a port number from 0 to 65535' })
        .min(0, 'must be a port number from 0 to 65535')
        .max(65_535, 'must be a port number from 0 to 65535'),
    )
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.string().optional(),
})

export const variableNames = Object.keys(Variables.shape)

const together = [
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['S3_URL', 'S3_ACCESS_KEY_ID'],
  ['S3_URL', 'S3_SECRET_ACCESS_KEY'],
  ['BACKUP_TO', 'BACKUP_KEY_FILE'],
  ['BACKUP_ACCESS_KEY_ID', 'BACKUP_SECRET_ACCESS_KEY'],
] as const

/** A bucket of its own may have keys of its own, which cannot read the files of the product. */
function backupFrom(vars: z.infer<typeof Variables>) {
  const { BACKUP_TO: to, BACKUP_KEY_FILE: keyFile } = vars
  if (!to || !keyFile) return undefined
  if (to.startsWith('/')) return { to: { folder: to }, keyFile }
  const accessKeyId = vars.BACKUP_ACCESS_KEY_ID ?? vars.S3_ACCESS_KEY_ID
  const secretAccessKey = vars.BACKUP_SECRET_ACCESS_KEY ?? vars.S3_SECRET_ACCESS_KEY
  if (!accessKeyId || !secretAccessKey)
    throw new EnvironmentRefused('BACKUP_ACCESS_KEY_ID must be set, because BACKUP_TO is a bucket.')
  return { to: { s3: { url: to, accessKeyId, secretAccessKey } }, keyFile }
}

/** What a model can do, and how many tokens one piece of work may use, where it was said. */
type ModelLimits = {
  context?: number
  answer?: number
  items?: number
  call?: number
  atOnce?: number
  json?: 'object' | 'text'
  tokens?: number
}

const modelLimits = (vars: z.infer<typeof Variables>): ModelLimits => ({
  ...(vars.LLM_CONTEXT && { context: vars.LLM_CONTEXT }),
  ...(vars.LLM_ANSWER && { answer: vars.LLM_ANSWER }),
  ...(vars.LLM_ITEMS && { items: vars.LLM_ITEMS }),
  ...(vars.LLM_SECONDS && { call: vars.LLM_SECONDS * 1_000 }),
  ...(vars.LLM_AT_ONCE && { atOnce: vars.LLM_AT_ONCE }),
  ...(vars.LLM_JSON && { json: vars.LLM_JSON }),
})

export class EnvironmentRefused extends Error {}

export type Env = ReturnType<typeof readEnv>

/**
 * What was compiled once is kept beside the packages it belongs to: a start is half a second shorter. Threads and other
 * processes of ours find it by the variable.
 */
export function cacheCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
    new URL('../../../node_modules/.cache/compiled', import.meta.url),
  )
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}

/** The only reader of process.env. */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  const parsed = Variables.safeParse(absentWhenEmpty(source))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvironmentRefused(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  const vars = parsed.data
  for (const [one, other] of together)
    if (Boolean(vars[one]) !== Boolean(vars[other])) {
      const [missing, given] = vars[one] ? [other, one] : [one, other]
      throw new EnvironmentRefused(`${missing} must be set together with ${given}.`)
    }
  if (vars.PLAIN_HTTP === 'off')
    for (const name of ['LLM_BASE_URL', 'GOOGLE_TTS_BASE_URL'] as const)
      if (!isSafe(vars[name]))
        throw new EnvironmentRefused(
          `${name} must begin with https://, because lessons and the key would go through the open network; only hosts of this machine and of a private network may be asked without, or any with PLAIN_HTTP=on.`,
        )
  const production = vars.NODE_ENV === 'production'
  return {
    port: vars.PORT,
    host: vars.HOST,
    publicUrl: (vars.PUBLIC_URL ?? `http://localhost:${vars.PORT}`).replace(/\/+$/, ''),
    dataDir: vars.DATA_DIR,
    /** Where the natural voice lies, or will. */
    voicesDir: vars.VOICES_DIR ?? join(vars.DATA_DIR, 'voices'),
    databaseUrl: vars.DATABASE_URL,
    admin:
      vars.ADMIN_EMAIL && vars.ADMIN_PASSWORD
        ? { email: vars.ADMIN_EMAIL, password: vars.ADMIN_PASSWORD }
        : undefined,
    demo: vars.DEMO ? vars.DEMO === 'on' : !production,
    smtpUrl: vars.SMTP_URL,
    mailFrom: vars.MAIL_FROM,
    /** Letters carry links that sign people in: in production they lie on the disk only where that was chosen. */
    outbox: vars.OUTBOX ? vars.OUTBOX === 'on' : !production,
    apiDocs: vars.API_DOCS ? vars.API_DOCS === 'on' : !production,
    securityContact: vars.SECURITY_CONTACT,
    s3:
      vars.S3_URL && vars.S3_ACCESS_KEY_ID && vars.S3_SECRET_ACCESS_KEY
        ? { url: vars.S3_URL, accessKeyId: vars.S3_ACCESS_KEY_ID, secretAccessKey: vars.S3_SECRET_ACCESS_KEY }
        : undefined,
    backup: backupFrom(vars),
    llm:
      vars.LLM_BASE_URL && vars.LLM_MODEL
        ? {
            baseUrl: vars.LLM_BASE_URL,
            apiKey: vars.LLM_API_KEY,
            model: vars.LLM_MODEL,
            limits: modelLimits(vars),
          }
        : undefined,
    google: vars.GOOGLE_TTS_API_KEY
      ? { apiKey: vars.GOOGLE_TTS_API_KEY, baseUrl: vars.GOOGLE_TTS_BASE_URL?.replace(/\/+$/, '') }
      : undefined,
    /** The program that works out the formulas of filled forms, so that their grades can be compared. */
    libreOffice: vars.LIBREOFFICE,
    itemVerdicts: vars.ITEM_VERDICTS === 'on',
    jobs: vars.JOBS === 'on',
    jobsSilence: vars.JOBS_SILENCE,
    trustProxy: vars.TRUST_PROXY,
    metrics:
      vars.METRICS_PORT === undefined ? undefined : { port: vars.METRICS_PORT, host: vars.METRICS_HOST },
    production,
  }
}
