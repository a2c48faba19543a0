import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceFor } from '@klasrum/testkit/chance'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { startProxy } from '@klasrum/testkit/proxy'
import { atSize } from '@klasrum/testkit/size'
import { openStand } from '@klasrum/testkit/stand/open-stand'
import { expect, onTestFinished, test } from 'vitest'
import { clockFile, type FaultyStand, faults, withOwnClock } from './stand-faults.ts'
import { openLoad, type ToldWork } from './stand-load.ts'
import { patience } from './start.ts'

const ownClocks = ['server 2', 'worker 1']

/** A disk of its own for PostgreSQL that can be filled; only root may have one. */
function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=900m', 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    return false
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
  return true
}

async function aFaultyStand(): Promise<{ stand: FaultyStand; hasSmallDisk: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-stand-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const hasSmallDisk = mountSmallDisk(join(folder, 'postgres'))
  for (const name of ownClocks) writeFileSync(clockFile(folder, name), '+0')
  const stand = await openStand({
    folder,
    withLine: true,
    env: { DEMO: 'off', JOBS_SILENCE: '10' },
    envOf: (name) => (ownClocks.includes(name) ? withOwnClock(folder, name) : {}),
  })
  onTestFinished(stand.stop)
  const { line, database } = stand
  if (!line || !database) throw new Error('The stand has no line to its database.')
  const front = await startProxy(stand.balancer.port)
  onTestFinished(front.stop)
  return { stand: { ...stand, line, database, front }, hasSmallDisk }
}

/** Only those whose names match. */
const only = new RegExp(process.env.KLASRUM_FAULT ?? '')

test.runIf(onPostgres && atSize({ commit: false, long: true }))(
  'a whole site under load, each part ended, cut off, slowed or filled up in turn: nothing lost, nothing doubled, a sentence for everybody',
  async () => {
    const chance = chanceFor('what people at the stand do')
    const { stand, hasSmallDisk } = await aFaultyStand()
    const told: ToldWork = { topUps: [], runs: new Set(), shows: new Set() }
    const wanted = faults.filter(({ name }) => only.test(name))
    for (const { name, needsSmallDisk, happen } of nonEmpty(wanted)) {
      if (needsSmallDisk && !hasSmallDisk) {
        process.stderr.write(`${name}: left out, only root may have a small disk\n`)
        continue
      }
      const load = await openLoad(stand, `http://127.0.0.1:${stand.front.port}`, told, chance)
      await load.goesOn(300_000)
      await happen(stand)
      const isOver = performance.now()
      await load.goesOn(300_000)
      const back = Math.round(performance.now() - isOver) / 1_000
      const { saves, cut, topUps } = load.heard()
      await load.close()
      process.stderr.write(
        `${name}: ${saves} saves answered, ${cut} cut off, ${topUps} calls of top-ups; all went on after ${back} s\n`,
      )
      expect(saves).toBeGreaterThan(60)
    }
  },
  patience * 9,
)
