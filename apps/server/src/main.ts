import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { announceIfSlow } from './announce-if-slow.ts'
import { lockFolder } from './db/lock.ts'
import type { DemoAccounts } from './demo/seed-demo.ts'
import { cacheCompiledCode, type Env, readEnv } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import type { House } from './house.ts'
import { FrontDoor } from './http/front-door.ts'
import { resolveQuickly } from './resolve-quickly.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const webFolder = here('../../web/dist')

cacheCompiledCode()
resolveQuickly()

let known: Env | undefined

async function main(): Promise<void> {
  const env = readEnv()
  known = env
  // Tells a second process at once; the folder is held from the moment it is opened.
  if (!env.databaseUrl) lockFolder(join(resolve(env.dataDir), 'db.lock')).release()
  const door = new FrontDoor()
  let house: House | undefined
  let stopping = false

  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    await door.close()
    await house?.close()
    process.exit(code)
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))

  const port = await door.listen(env.port, env.host)
  const { openLog, openHouse, ensureAdmin, seedDemo, buildApp, serveMetrics, settingsThatLose, voicesHere } =
    await announceIfSlow('Loading the program', loadTheRest())
  const where = env.databaseUrl ? 'the database' : `the embedded database in ${resolve(env.dataDir)}`
  house = await announceIfSlow(
    `Opening ${where} and bringing its tables up to date`,
    openHouse(env, { log: openLog(), work: env.jobs }),
  )
  if (stopping) return house.close()
  const hasAdmin = (await ensureAdmin(house)) || env.demo
  const demo = env.demo ? await announceIfSlow('Filling in the demo data', seedDemo(house)) : null
  const app = await buildApp(house, { webFolder: existsSync(webFolder) ? webFolder : undefined })
  await app.ready()
  if (env.metrics) await serveMetrics(house, env.metrics.port, env.metrics.host)
  house.database.markComplete()
  door.open(app.routing)
  const losing = await settingsThatLose(house.database).catch(() => [])
  const { natural } = await voicesHere(env.voicesDir)
  process.stdout.write(greeting(env, port, house, { demo, hasAdmin, losing, voice: natural.sentence }))
}

/** Loading it takes a second or more: meanwhile callers hear 503, and a wrong setting has long been told. */
const loadTheRest = async () => ({
  ...(await import('./http/log.ts')),
  ...(await import('./house.ts')),
  ...(await import('./features/accounts/ensure-admin.ts')),
  ...(await import('./demo/seed-demo.ts')),
  ...(await import('./app.ts')),
  ...(await import('./features/health/metrics.ts')),
  ...(await import('./db/durability.ts')),
  ...(await import('@klasrum/narration/voices-here')),
})

function greeting(
  env: Env,
  port: number,
  house: House,
  {
    demo,
    hasAdmin,
    losing,
    voice,
  }: { demo: DemoAccounts | null; hasAdmin: boolean; losing: string[]; voice: string | null },
): string {
  const address = env.port === 0 ? `http://localhost:${port}` : env.publicUrl
  const lines = [`Klasrum is open at ${address}`]
  if (house.database.kind === 'embedded')
    lines.push(
      `  Records: embedded database in ${resolve(env.dataDir)}. It survives a crash of the program, not a power cut: keep backups.`,
    )
  if (losing.length > 0)
    lines.push(
      `  Records: ${losing.join(', ')} of the database is off, so that a power cut can take what was saved. Switch it on.`,
    )
  if (!env.smtpUrl)
    lines.push(
      env.outbox
        ? `  Mail: SMTP_URL is not set, so each mail is an .eml file in ${resolve(env.dataDir, 'outbox')}.`
        : '  Mail: SMTP_URL is not set, so no mail goes out. Set it, or OUTBOX=on to have each as a file.',
    )
  if (voice) lines.push(`  Voice: ${voice}`)
  if (!hasAdmin) lines.push('  There is no admin yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.')
  if (demo) {
    lines.push(
      `  Demo accounts (${demo.password ? `password ${demo.password}` : 'password as printed at the first start'}):`,
    )
    for (const { role, email } of demo.accounts) lines.push(`    ${role.padEnd(13)} ${email}`)
  }
  return `\n${lines.join('\n')}\n\n`
}

main().catch((error) => {
  process.stderr.write(`Klasrum did not start: ${explainStartFailure(error, known)}\n`)
  process.exit(1)
})
