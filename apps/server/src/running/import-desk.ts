import { setTimeout as pause } from 'node:timers/promises'
import { aTeacher } from '@klasrum/testkit/builders'
import { tableOfScores } from '@klasrum/testkit/class-records'
import { aClass, onRoster } from '@klasrum/testkit/classes'
import type { Premises } from '@klasrum/testkit/fresh-database'
import { lookInside } from '@klasrum/testkit/look-inside'
import { openSession } from '../features/accounts/sessions.ts'
import { type Visit, visitorsOf } from './visitors.ts'

type Importer = { token: string; class_id: number; names: string[] }

/** Teachers with a session and a class each, written straight into the records of a product that is not running. */
export const hireImporters = (premises: Premises, count: number): Promise<Importer[]> =>
  lookInside(premises, async ({ tx }) => {
    const hired: Importer[] = []
    for (let number = 0; number < count; number += 1) {
      const user = await aTeacher(tx)
      const klass = await aClass(tx, { teacher: user })
      const names = ['Abad, Ana', 'Cruz, Ben', 'Diaz, Eva']
      for (const fullname of names) await onRoster(tx, klass, { fullname })
      hired.push({ token: await openSession(tx, user.id, new Date()), class_id: klass.id, names })
    }
    return hired
  })

type Counts = {
  /** Imports that were answered, and calls that were not. */
  written: number
  cut: number
}
export type ImportDesk = {
  /** Throws when a teacher heard what they should not. */
  heard: () => Counts
  /** The ids of the imports that were answered. */
  close: () => Promise<Set<number>>
}

const items = ['Quiz 1 (1000)', 'Quiz 2 (1000)', 'Project 1 (1000)', 'Project 2 (1000)']

/** Each teacher imports one table after the other, with other scores each time, and begins anew after a cut line. */
export function openImportDesk(url: string, importers: readonly Importer[]): ImportDesk {
  const visitors = visitorsOf(url)
  const counts: Counts = { written: 0, cut: 0 }
  const written = new Set<number>()
  let isOpen = true

  const ask = async (visit: Visit): Promise<number | undefined> => {
    const heard = await visitors.visit({ ...visit, method: 'POST' })
    if (heard.kind === 'answered' && heard.status === 200)
      return (JSON.parse(heard.body) as { id: number }).id
    if (heard.kind === 'answered' && heard.status !== 503)
      throw new Error(`${visit.path} was answered ${heard.status}: ${heard.body}`)
    if (heard.kind === 'cut') counts.cut += 1
    await pause(20)
    return undefined
  }

  const bringIn = async ({ token, class_id, names }: Importer): Promise<void> => {
    const path = `/api/education/classes/${class_id}/workbook`
    for (let score = 1; isOpen; score = (score % 1_000) + 1) {
      const rows = [['Name', ...items], ...names.map((name) => [name, ...items.map(() => score)])]
      const preview = await ask({ path, token, picture: tableOfScores(rows) })
      const done = preview && (await ask({ path: `${path}/${preview}/commit`, token }))
      if (!done) continue
      counts.written += 1
      written.add(done)
    }
  }

  const working = Promise.all(importers.map(bringIn))
  let failure: unknown
  working.catch((error: unknown) => {
    failure = error
    isOpen = false
  })
  return {
    heard: () => {
      if (failure) throw failure
      return counts
    },
    close: async () => {
      isOpen = false
      await working
      visitors.leave()
      return written
    },
  }
}
