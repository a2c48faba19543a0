import { startSpeechServer } from '@klasrum/testkit/fakes/speech-server'
import { onPostgres } from '@klasrum/testkit/fresh-database'
import { furnishedPremises } from '@klasrum/testkit/furnished-premises'
import { aLessonFile } from '@klasrum/testkit/lesson-files'
import { lookInside } from '@klasrum/testkit/look-inside'
import { until } from '@klasrum/testkit/until'
import { expect, onTestFinished, test } from 'vitest'
import { slideshowJobs, slideshows } from '../features/slideshows/slideshows.tables.ts'
import { hireRunners } from './run-books.ts'
import { expectShowsToAgree, requestShow, untilShowsEnd } from './show-books.ts'
import { patience, start, startAndWait } from './start.ts'
import { visitorsOf } from './visitors.ts'

/** Marks and quotes are written in another way for the voice. */
const beginningOf = (text: string) =>
  (text.replace(/&\w+;/g, ' ').match(/\p{L}+/gu) ?? []).slice(0, 6).join(' ')

test.runIf(onPostgres)(
  'kill -9 of the worker in the middle of a show: the next one speaks the missing scenes only, and it is paid once',
  async () => {
    const premises = await furnishedPremises()
    onTestFinished(premises.remove)
    const speech = await startSpeechServer({ apiKey: 'school' })
    onTestFinished(speech.stop)
    speech.answerOnly(() => false)
    const env = { DEMO: 'off', GOOGLE_TTS_API_KEY: 'school', GOOGLE_TTS_BASE_URL: speech.url }
    const [teacher = { id: 0, token: '' }] = await hireRunners(premises, 1)
    const server = await startAndWait({ ...premises, env: { ...env, JOBS: 'off' } })
    const visitors = visitorsOf(server.url)
    onTestFinished(visitors.leave)
    const worker = await start({ ...premises, entry: 'worker', env })
    const heard = await requestShow(visitors, teacher, { lesson: await aLessonFile(), key: 'show' })
    if (heard.kind !== 'answered' || heard.status !== 200) throw new Error(JSON.stringify(heard))
    const id: number = JSON.parse(heard.body).job_id
    const look = <T>(is: (show: typeof slideshows.$inferSelect, ready: number) => T) =>
      lookInside(premises, async ({ tx }) => {
        const [[show], [job]] = [await tx.select().from(slideshows), await tx.select().from(slideshowJobs)]
        return show && job ? is(show, job.scenes_ready) : undefined
      })
    const script = await until(() => look((show) => show.script.length > 0 && show.script), {
      what: 'the script',
      within: 120_000,
      every: 200,
    })
    const beginnings = script.map(({ narration }) => beginningOf(narration))
    const spoken = new Set(beginnings.slice(0, 3))
    const isSpoken = (words: string) => spoken.has(beginningOf(words))
    speech.answerOnly(isSpoken)
    await until(() => look((_, ready) => ready === 3), {
      what: 'three scenes to be stored',
      within: 120_000,
      every: 200,
    })
    worker.kill('SIGKILL')
    await worker.exited
    const before = speech.requests.length
    speech.answerAll()
    const next = await start({ ...premises, entry: 'worker', env })
    await untilShowsEnd(visitors, new Map([[id, teacher]]))
    const again = speech.requests.slice(before).map(({ input }) => input.ssml ?? '')
    const wordsAgain = again.map((ssml) => beginningOf(ssml.replace(/<[^>]*>/g, ' ')))
    expect(wordsAgain.toSorted()).toEqual(beginnings.slice(3).toSorted())
    visitors.leave()
    await next.stop()
    await server.stop()
    expect(await expectShowsToAgree(premises, [id])).toEqual({ completed: 1 })
  },
  patience,
)
