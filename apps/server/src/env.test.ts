import { join } from 'node:path'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { EnvironmentRefused, readEnv } from './env.ts'

const wrong: [variable: string, values: string[]][] = [
  ['PORT', ['http', '-1', '65536', '80.5', '3000;', 'NaN']],
  ['PUBLIC_URL', ['klasrum.example', 'ftp://klasrum.example', 'javascript:alert(1)', 'http://']],
  ['DATABASE_URL', ['mysql://localhost/klasrum', 'localhost:5432', 'postgres://']],
  ['ADMIN_EMAIL', ['admin', 'admin@', 'a b@school.example']],
  ['ADMIN_PASSWORD', ['short', 'x'.repeat(257)]],
  ['DEMO', ['yes', 'true', 'OFF', '0']],
  ['SMTP_URL', ['mail.school.example', 'http://mail.school.example', 'smtp://']],
  ['MAIL_FROM', ['Klasrum', 'Klasrum <no-reply>', 'a@b.example\r\nBcc: c@d.example', '<a@b.example> x']],
  ['OUTBOX', ['yes', 'true']],
  ['API_DOCS', ['yes', 'true']],
  ['SECURITY_CONTACT', ['someone', 'http://klasrum.example', 'mailto:nobody']],
  ['S3_URL', ['bucket']],
  ['BACKUP_TO', ['backups', './backups', 'https://s3.example.org', 'ftp://s3.example.org/backups']],
  ['LLM_BASE_URL', ['localhost:11434', 'file:///etc/passwd']],
  ['PLAIN_HTTP', ['yes', 'true']],
  ['ITEM_VERDICTS', ['yes', 'true']],
  ['JOBS', ['no', 'false']],
  ['JOBS_SILENCE', ['soon', '9', '601', '10.5']],
  ['METRICS_PORT', ['on', '-1', '65536']],
  ['TRUST_PROXY', ['yes', '-1', '6', '1.5', 'true']],
]
const cases = wrong.flatMap(([variable, values]) =>
  values.map((value) => ({ variable, value, shown: JSON.stringify(value.slice(0, 30)) })),
)

/** What a variable cannot be without. */
const company: NodeJS.ProcessEnv = {
  ADMIN_EMAIL: 'admin@school.example',
  ADMIN_PASSWORD: 'bundok at dagat 7',
  S3_URL: 'https://s3.school.example/klasrum',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  BACKUP_TO: '/backups',
  BACKUP_KEY_FILE: '/etc/klasrum-backup-key',
  LLM_BASE_URL: 'http://localhost:11434/v1',
  LLM_MODEL: 'small',
}

function refusalOf(source: NodeJS.ProcessEnv): string {
  try {
    readEnv(source)
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentRefused)
    return error instanceof Error ? error.message : ''
  }
  throw new Error('The start was not stopped.')
}

test.each(nonEmpty(cases))(
  '$variable=$shown stops the start with one sentence that names it',
  ({ variable, value }) => {
    const sentence = refusalOf({ ...company, [variable]: value })
    expect(sentence).toMatch(new RegExp(`^${variable} must [^.\\n]+\\.$`))
    expect(sentence).not.toMatch(/invalid|expected|received/i)
  },
)

test.each([
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['LLM_MODEL', 'LLM_BASE_URL'],
  ['S3_URL', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_URL'],
  ['S3_SECRET_ACCESS_KEY', 'S3_URL'],
])('%s alone stops the start and names %s', (given, missing) => {
  expect(refusalOf({ [given]: company[given] })).toBe(`${missing} must be set together with ${given}.`)
})

test('F19: words and keys go over plain http only to this machine and to private networks, unless that is switched on', () => {
  const abroad = 'http://api.example.org/v1'
  for (const name of ['LLM_BASE_URL', 'GOOGLE_TTS_BASE_URL'])
    expect(refusalOf({ ...company, [name]: abroad })).toMatch(new RegExp(`^${name} must begin with https://`))
  for (const host of ['172.15.0.1', '11.0.0.1', '127.example.org', '10.example.org', '[2001:db8::1]'])
    expect(refusalOf({ ...company, LLM_BASE_URL: `http://${host}/v1` })).toMatch(/https/)
  for (const host of [
    'localhost:11434',
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.9',
    '192.168.1.2',
    '[::1]',
    'ollama',
  ])
    expect(readEnv({ ...company, LLM_BASE_URL: `http://${host}/v1` }).llm?.baseUrl).toContain(host)
  expect(readEnv({ ...company, LLM_BASE_URL: abroad, PLAIN_HTTP: 'on' }).llm?.baseUrl).toBe(abroad)
  expect(readEnv({ ...company, LLM_BASE_URL: 'https://api.example.org/v1' }).llm).toBeDefined()
})

test('a secret is never repeated in the sentence', () => {
  expect(refusalOf({ ...company, ADMIN_PASSWORD: 'abc1234' })).not.toContain('abc1234')
  expect(refusalOf({ DATABASE_URL: 'mysql://me:hunter2@localhost' })).not.toContain('hunter2')
})

test('without any variable the documented defaults hold', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    voicesDir: join('data', 'voices'),
    databaseUrl: undefined,
    admin: undefined,
    demo: true,
    smtpUrl: undefined,
    mailFrom: 'Klasrum <no-reply@klasrum.example>',
    outbox: true,
    apiDocs: true,
    jobs: true,
    itemVerdicts: false,
    jobsSilence: 20,
    trustProxy: 0,
    production: false,
  })
})

test('an empty variable counts as absent', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATA_DIR',
    'VOICES_DIR',
    'TRUST_PROXY',
    'JOBS',
    'DEMO',
    ...cases.map(({ variable }) => variable),
  ]
  for (const empty of ['', '  '])
    expect(readEnv(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(readEnv({}))
})

test('every variable takes effect', () => {
  expect(
    readEnv({
      ...company,
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://klasrum.example/',
      DATA_DIR: '/var/lib/klasrum',
      VOICES_DIR: '/srv/voices',
      DATABASE_URL: 'postgresql://klasrum@db/klasrum',
      ADMIN_EMAIL: 'Admin@School.Example',
      DEMO: 'off',
      SMTP_URL: 'smtps://mail.school.example',
      MAIL_FROM: 'Paaralan <a@school.example>',
      OUTBOX: 'off',
      API_DOCS: 'off',
      SECURITY_CONTACT: 'mailto:security@school.example',
      LIBREOFFICE: '/usr/bin/soffice',
      JOBS: 'off',
      JOBS_SILENCE: '45',
      TRUST_PROXY: '2',
    }),
  ).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'https://klasrum.example',
    dataDir: '/var/lib/klasrum',
    voicesDir: '/srv/voices',
    databaseUrl: 'postgresql://klasrum@db/klasrum',
    admin: { email: 'admin@school.example', password: 'bundok at dagat 7' },
    demo: false,
    smtpUrl: 'smtps://mail.school.example',
    mailFrom: 'Paaralan <a@school.example>',
    outbox: false,
    apiDocs: false,
    securityContact: 'mailto:security@school.example',
    libreOffice: '/usr/bin/soffice',
    jobs: false,
    jobsSilence: 45,
    trustProxy: 2,
  })
})

test.each([
  'a@school.example',
  'Klasrum <a@school.example>',
  '"Paaralan, Inc" <a@school.example>',
  '<a@b.example>',
])('mail may be sent from %s', (from) => {
  expect(readEnv({ MAIL_FROM: from }).mailFrom).toBe(from)
})

test('the public address follows the port', () => {
  expect(readEnv({ PORT: '4321' }).publicUrl).toBe('http://localhost:4321')
})

test('F28: production shows no reference of the calls and lays no letters on the disk unless it is asked for', () => {
  expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({ apiDocs: false, outbox: false })
  expect(readEnv({ NODE_ENV: 'production', API_DOCS: 'on', OUTBOX: 'on' })).toMatchObject({
    apiDocs: true,
    outbox: true,
  })
  expect(readEnv({})).toMatchObject({ apiDocs: true, outbox: true })
})

test('production seeds no demo unless it is asked for', () => {
  expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({ demo: false, production: true })
  expect(readEnv({ NODE_ENV: 'production', DEMO: 'on' }).demo).toBe(true)
  expect(readEnv({ NODE_ENV: 'development' }).demo).toBe(true)
})
