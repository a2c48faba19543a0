import { writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CuttableLine } from '@klasrum/testkit/proxy'
import type { StandDatabase } from '@klasrum/testkit/stand/database'
import type { Member, Stand } from '@klasrum/testkit/stand/open-stand'
import { clockLibrary } from '@klasrum/testkit/stand/packages'

export type FaultyStand = Stand & {
  line: CuttableLine
  database: StandDatabase
  /** Between visitors and the proxy. */
  front: CuttableLine
}

/** Does the damage and takes it back; what is killed is started again. */
export type Fault = { name: string; needsSmallDisk?: true; happen: (stand: FaultyStand) => Promise<void> }

/** Longer than a lease of the queue and the look around after it. */
const pastTheLease = 25_000
const halfAMinute = 30_000

const member = ({ members }: Stand, name: string): Member => {
  const found = members.find((each) => each.name === name)
  if (!found) throw new Error(`The stand has no ${name}.`)
  return found
}

const killed = (name: string): Fault => ({
  name: `kill -9 of ${name}`,
  happen: async (stand) => {
    const { product, start } = member(stand, name)
    product().kill('SIGKILL')
    await product().exited
    await pause(3_000)
    await start()
  },
})

const storeKilled = (part: string): Fault => ({
  name: `kill -9 of the object store's ${part}`,
  happen: async ({ store }) => {
    await store.programs.get(part)?.stop('SIGKILL')
    await pause(3_000)
    await store.restart(part)
  },
})

export const clockFile = (folder: string, name: string): string =>
  join(folder, `clock-${name.replace(' ', '-')}`)

export const withOwnClock = (folder: string, name: string): Record<string, string> => ({
  LD_PRELOAD: clockLibrary,
  FAKETIME_TIMESTAMP_FILE: clockFile(folder, name),
  FAKETIME_CACHE_DURATION: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})

/** The clock of one process jumps while it is at work, and back. A server with tomorrow's date would ask all to sign in again. */
const jumped = (name: string, by: string): Fault => ({
  name: `the clock of ${name} jumps by ${by}`,
  happen: async ({ folder }) => {
    writeFileSync(clockFile(folder, name), by)
    await pause(15_000)
    writeFileSync(clockFile(folder, name), '+0')
    await pause(3_000)
  },
})

const databaseFaults: Fault[] = [
  {
    name: 'kill -9 of PostgreSQL',
    happen: async ({ database }) => {
      await database.stop('SIGKILL')
      await pause(2_000)
      await database.start()
    },
  },
  {
    name: 'PostgreSQL restarted',
    happen: async ({ database }) => {
      await database.stop()
      await database.start()
    },
  },
  {
    name: 'PostgreSQL cut off for 30 s',
    happen: async ({ line }) => {
      line.cut()
      await pause(halfAMinute)
      await line.restore()
    },
  },
  {
    name: 'PostgreSQL silent for 30 s',
    happen: async ({ line }) => {
      line.swallow()
      await pause(halfAMinute)
      await line.restore()
    },
  },
  {
    name: 'PostgreSQL answers 2 s later, for 30 s',
    happen: async ({ line }) => {
      line.delay(2_000)
      await pause(halfAMinute)
      await line.restore()
    },
  },
  {
    name: 'the disk of PostgreSQL is full',
    needsSmallDisk: true,
    happen: async ({ database, folder }) => {
      const ballast = join(folder, 'postgres', 'ballast')
      await writeFile(ballast, Buffer.alloc(2 ** 30)).catch(() => {})
      await pause(15_000)
      await rm(ballast, { force: true })
      // With no room for its log PostgreSQL ends itself; whoever looks after it starts it again.
      const isOver = await Promise.race([database.program().exited.then(() => true), pause(2_000, false)])
      if (isOver) await database.start()
    },
  },
]

export const faults: Fault[] = [
  ...['server 1', 'server 2', 'worker 1', 'worker 2'].map(killed),
  {
    name: 'kill -9 of nginx',
    happen: async ({ balancer }) => {
      await balancer.program().stop('SIGKILL')
      await pause(2_000)
      await balancer.start()
    },
  },
  ...['proxy', 'object', 'container', 'account', 'memory'].map(storeKilled),
  ...databaseFaults,
  {
    name: 'the object store away for 30 s',
    happen: async ({ store }) => {
      await store.programs.get('proxy')?.stop('SIGKILL')
      await pause(halfAMinute)
      await store.restart('proxy')
    },
  },
  {
    name: 'the object store silent for 30 s',
    happen: async ({ store }) => {
      store.programs.get('proxy')?.kill('SIGSTOP')
      await pause(halfAMinute)
      store.programs.get('proxy')?.kill('SIGCONT')
    },
  },
  {
    name: 'the line to visitors cut 20 times',
    happen: async ({ front }) => {
      for (let cut = 0; cut < 20; cut += 1) {
        front.cut()
        await pause(100)
        await front.restore()
        await pause(400)
      }
    },
  },
  {
    name: 'worker 1 frozen past its lease',
    happen: async (stand) => {
      const { product } = member(stand, 'worker 1')
      product().kill('SIGSTOP')
      await pause(pastTheLease)
      product().kill('SIGCONT')
    },
  },
  jumped('worker 1', '+1d'),
  jumped('worker 1', '-1d'),
  jumped('server 2', '-1d'),
  jumped('server 2', '+5m'),
]
