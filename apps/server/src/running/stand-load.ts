import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from '@klasrum/testkit/chance'
import type { SentFile } from '@klasrum/testkit/client'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import type { Stand } from '@klasrum/testkit/stand/open-stand'
import { until } from '@klasrum/testkit/until'
import { openStorage } from '../storage/storage.ts'
import { hireTeachers, openGradeDesk } from './grade-desk.ts'
import { beginRun, expectRunsToAgree, hireRunners, type RunTeacher, untilAllEnd } from './run-books.ts'
import { expectScoresToHold } from './score-books.ts'
import { expectShowsToAgree, requestShow, untilShowsEnd } from './show-books.ts'
import { expectBooksToHold } from './top-up-books.ts'
import { type Asked, hire, openDesk } from './top-up-desk.ts'
import { type Heard, visitorsOf } from './visitors.ts'

/** Everything that anybody was told of since the stand was opened. */
export type ToldWork = { topUps: Asked[]; runs: Set<number>; shows: Set<number> }

export type Load = {
  /** Throws when somebody heard what they should not. */
  heard: () => { saves: number; cut: number; topUps: number }
  /** Waits until all kinds of work have gone on since this was called. */
  goesOn: (within: number) => Promise<void>
  /** Sees everything under way through and compares it with the records. */
  close: () => Promise<Record<string, number>>
}

/** Teachers who save scores and ask for top-ups that an admin decides, two runs and a show, all at once. */
export async function openLoad(stand: Stand, url: string, told: ToldWork, chance: Chance): Promise<Load> {
  const records = { dataDir: stand.folder, databaseUrl: stand.databaseUrl }
  const teachers = await hireTeachers(records, 3)
  const staff = await hire(records, { teachers: 3 })
  const runners = await hireRunners(records, 3)
  const lesson = await aLessonFile()
  const visitors = visitorsOf(url)
  const grades = openGradeDesk(url, teachers)
  const topUps = await openDesk(url, staff, chance, told.topUps.length)

  const insist = async (begin: () => Promise<Heard>): Promise<{ run_id?: number; job_id?: number }> => {
    for (;;) {
      const heard = await begin()
      if (heard.kind === 'answered' && heard.status < 300) return JSON.parse(heard.body)
      if (heard.kind === 'answered' && heard.status !== 503 && heard.status !== 507)
        throw new Error(`It was not begun: ${heard.status} ${heard.body}`)
      await pause(100)
    }
  }
  const begun = { runs: new Map<number, RunTeacher>(), shows: new Map<number, RunTeacher>() }
  const beginAll = async (sent: SentFile) => {
    const [first, second, third] = runners
    for (const [number, teacher] of [first, second].entries()) {
      if (!teacher) continue
      const { run_id } = await insist(() =>
        beginRun(visitors, teacher, { lesson: sent, key: `run-${number}` }),
      )
      if (run_id) begun.runs.set(run_id, teacher)
    }
    if (!third) return
    const { job_id } = await insist(() => requestShow(visitors, third, { lesson: sent, key: 'show' }))
    if (job_id) begun.shows.set(job_id, third)
  }
  const beginning = beginAll(lesson)
  const failed = beginning.then(
    () => undefined,
    (error: unknown) => error,
  )

  const heard = () => {
    const { answered: saves, cut } = grades.heard()
    return { saves, cut, topUps: topUps.heard().answered }
  }
  return {
    heard,
    goesOn: async (within) => {
      const before = heard()
      const isOn = () => heard().saves >= before.saves + 30 && heard().topUps >= before.topUps + 5
      await until(isOn, { what: 'scores and top-ups to be answered again', within, every: 20 })
    },
    close: async () => {
      const known = await grades.close()
      told.topUps.push(...(await topUps.close()))
      const why = await failed
      if (why) throw why
      await untilAllEnd(visitors, begun.runs)
      await untilShowsEnd(visitors, begun.shows)
      visitors.leave()
      for (const id of begun.runs.keys()) told.runs.add(id)
      for (const id of begun.shows.keys()) told.shows.add(id)
      const storage = await openStorage({ s3: stand.s3 })
      await expectScoresToHold(records, teachers, known)
      await expectBooksToHold(records, told.topUps, storage)
      await expectRunsToAgree(records, told.runs)
      return expectShowsToAgree(records, told.shows, storage)
    },
  }
}
