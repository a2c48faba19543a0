import { setTimeout as pause } from 'node:timers/promises'
import type { VoiceChoice } from '@klasrum/contract/voices'
import { chanceFor } from '@klasrum/testkit/chance'
import { aHummingVoice } from '@klasrum/testkit/fakes/natural-voice'
import { freePort } from '@klasrum/testkit/free-port'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { expect, onTestFinished, test } from 'vitest'
import { lastingPremises } from './lasting-premises.ts'
import { hireRunners, type RunTeacher } from './run-books.ts'
import { expectShowsToAgree, requestShow, untilShowsEnd } from './show-books.ts'
import { patience, startAndWait } from './start.ts'
import { visitorsOf } from './visitors.ts'

/** A commit leaves it out: see `vitest.config.ts`. */
test(
  'kill -9 while slide shows are made in both voices: each is ready or has failed with a reason, none twice, and no file is left over',
  async () => {
    const chance = chanceFor('moments to kill the server during slide shows')
    const premises = await lastingPremises()
    onTestFinished(premises.remove)
    const voices = await aHummingVoice()
    onTestFinished(voices.remove)
    const env = { DEMO: 'off', VOICES_DIR: voices.folder }
    const shows = 20
    const kills = 10
    const teachers = await hireRunners(premises, shows)
    const lesson = await aLessonFile()
    const port = await freePort()

    let product = await startAndWait({ ...premises, port, env })
    const visitors = visitorsOf(product.url)
    onTestFinished(visitors.leave)
    const acknowledged = new Map<number, RunTeacher>()
    let cut = 0

    const askOnce = async (teacher: RunTeacher, key: string, voice: VoiceChoice): Promise<void> => {
      for (;;) {
        const heard = await requestShow(visitors, teacher, { lesson, key, voice })
        if (heard.kind === 'answered' && heard.status === 200)
          return void acknowledged.set(JSON.parse(heard.body).job_id, teacher)
        if (heard.kind === 'answered' && heard.status !== 503)
          throw new Error(`A slide show was answered ${heard.status}: ${heard.body}`)
        if (heard.kind === 'cut') cut += 1
        await pause(50)
      }
    }
    const asking = Promise.all(
      teachers.map((teacher, at) => askOnce(teacher, `show-${at}`, at % 2 ? 'quick' : 'natural-woman')),
    )
    const failed = asking.catch((error: unknown) => error)

    for (let kill = 1; kill <= kills; kill += 1) {
      await pause(chance.between(200, 5_000))
      product.kill('SIGKILL')
      await product.exited
      product = await startAndWait({ ...premises, port, env })
    }
    expect(await failed).not.toBeInstanceOf(Error)
    await untilShowsEnd(visitors, acknowledged)
    expect(await product.stop()).toEqual({ code: 0, signal: null })
    const states = await expectShowsToAgree(premises, acknowledged.keys())
    process.stderr.write(
      `${onPostgres ? 'postgres' : 'embedded'}: ${kills} kills, ${cut} calls cut off; ${acknowledged.size} slide shows answered, ${JSON.stringify(states)}\n`,
    )
    expect(states.completed).toBeGreaterThan(0)
  },
  patience * 4,
)
