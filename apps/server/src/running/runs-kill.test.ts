import { setTimeout as pause } from 'node:timers/promises'
import { chanceFor } from '@klasrum/testkit/chance'
import type { SentFile } from '@klasrum/testkit/client'
import { freePort } from '@klasrum/testkit/free-port'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { songLesson } from '@klasrum/testkit/lessons'
import { atSize, shareOf } from '@klasrum/testkit/size'
import { until } from '@klasrum/testkit/until'
import { expect, onTestFinished, test } from 'vitest'
import { lastingPremises } from './lasting-premises.ts'
import { beginRun, expectRunsToAgree, hireRunners, type RunTeacher, untilAllEnd } from './run-books.ts'
import { patience, startAndWait } from './start.ts'
import { visitorsOf } from './visitors.ts'

const env = { DEMO: 'off' }

/** At a commit it is tried on one database, in the long run on both. */
test.runIf(onPostgres || atSize({ commit: false, long: true }))(
  'kill -9 while runs are charged and made: none that was answered is lost, none is charged twice, all come to an end, and those that nothing can be asked of are given back once',
  async () => {
    const chance = chanceFor('moments to kill the server during runs')
    const premises = await lastingPremises()
    onTestFinished(premises.remove)
    const kills = atSize({ commit: 1, long: shareOf(50) })
    // Everybody may begin thirty in an hour.
    const teachers = await hireRunners(premises, 4 + kills)
    const lessons = [await aLessonFile(), await aLessonFile({ name: 'Song.docx', lesson: songLesson })]
    const port = await freePort()

    let product = await startAndWait({ ...premises, port, env })
    const visitors = visitorsOf(product.url)
    onTestFinished(visitors.leave)
    const acknowledged = new Map<number, RunTeacher>()
    let cut = 0
    let isOpen = true

    const askOnce = async (teacher: RunTeacher, key: string, lesson: SentFile): Promise<void> => {
      for (;;) {
        const heard = await beginRun(visitors, teacher, { lesson, key })
        if (heard.kind === 'answered' && heard.status === 202)
          return void acknowledged.set(JSON.parse(heard.body).run_id, teacher)
        if (heard.kind === 'answered' && [409, 429].includes(heard.status)) return pause(200)
        if (heard.kind === 'answered' && heard.status !== 503)
          throw new Error(`A run was answered ${heard.status}: ${heard.body}`)
        if (heard.kind === 'cut') cut += 1
        await pause(50)
      }
    }
    const asking = Promise.all(
      [0, 1].map(async (asker) => {
        for (let number = asker; isOpen; number += 2) {
          const teacher = teachers[number % teachers.length]
          const lesson = lessons[Math.floor(number / 2) % 2]
          if (teacher && lesson) await askOnce(teacher, `run-${number}`, lesson)
          await pause(chance.between(0, 400))
        }
      }),
    )
    asking.catch(() => {
      isOpen = false
    })

    for (let kill = 1; kill <= kills; kill += 1) {
      const enough = acknowledged.size + 1
      await until(() => acknowledged.size >= enough || !isOpen, {
        what: 'an answer',
        within: 60_000,
        every: 1,
      })
      await pause(chance.between(0, 4_000))
      product.kill('SIGKILL')
      await product.exited
      product = await startAndWait({ ...premises, port, env })
    }
    isOpen = false
    await asking
    await untilAllEnd(visitors, acknowledged)
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    const states = await expectRunsToAgree(premises, acknowledged.keys())
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: ${kills} kills, ${cut} calls cut off; ${acknowledged.size} runs answered, ${JSON.stringify(states)}\n`,
    )
    expect(states.done).toBeGreaterThan(0)
    expect(states['done without questions']).toBeGreaterThan(0)
  },
  patience * 4,
)
