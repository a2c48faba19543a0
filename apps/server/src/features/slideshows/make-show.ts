import { prepareVoice } from '@klasrum/narration/choose-voice'
import { NoVoice } from '@klasrum/narration/refused'
import { onBehalfOf } from '@klasrum/turns/turns'
import { z } from 'zod'
import { minutes } from '../../clock.ts'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { LeaseLost } from '../../jobs/heartbeat.ts'
import type { Job } from '../../jobs/queue.ts'
import { countWorked } from '../spending/door.ts'
import { failJob } from './end-show.ts'
import { finishShow } from './finish-show.ts'
import { makeShowJobName } from './job-names.ts'
import { mannerOf } from './manner-of-show.ts'
import { removeLesson } from './remove-lesson.ts'
import { startShowBeat } from './show-beat.ts'
import { speakShow } from './speak-show.ts'
import { spokenScenes } from './spoken-scenes.store.ts'
import { findShowToMake, takeUp } from './taken-shows.store.ts'
import { writtenShow } from './write-show.ts'

/** The natural voice needs about two seconds of a core for a second of speech, and others speak beside it. */
const longestShow = minutes(120)

const tooLong = 'The slide show took too long.'
const noVoice = 'There is no voice on this server that could speak the slide show.'
const otherVoice = 'Google did not answer, so the built-in voice speaks this show.'
/** Of a hundred, when the step begins. */
const [narrating, joining] = [20, 95]

const mostWarnings = 10

class TooLong extends Error {}

const Payload = z.object({ job_id: z.int() })

/** Makes a show, or makes it anew. A second try goes on with the script and the scenes of the first. */
export const makeShow = (house: House): Job<typeof Payload> => ({
  name: makeShowJobName,
  payload: Payload,
  retries: 2,
  atOnce: 2,
  oneOfAGroup: true,
  longest: longestShow / 1_000 + 60,
  work: async ({ job_id: id }, signal) => {
    const { clock, database } = house
    const begun = await takeUp(database.tx, id, clock.now())
    const show = begun && (await findShowToMake(database.tx, begun.slideshow_id))
    if (!show) return
    const { attempt, started_at, warnings } = begun
    const from = performance.now()
    const taken = { id, attempt }
    const fail = (error: string) =>
      inTx(database, (tx) => failJob(tx, id, { now: clock.now(), attempt, error }))

    const over = new AbortController()
    const age = clock.now().getTime() - (started_at ?? clock.now()).getTime()
    const timer = setTimeout(() => over.abort(new TooLong()), Math.max(0, longestShow - age))
    const beat = startShowBeat(house, taken, (reason) => over.abort(reason))
    const conditions = {
      signal: AbortSignal.any([over.signal, ...(signal ? [signal] : [])]),
      tell: beat.tell,
    }
    const inTurn = <T>(work: () => Promise<T>) => onBehalfOf(`user ${show.user_id}`, work)
    try {
      const { voicesDir: voicesFolder, google } = house.env
      const [written] = await Promise.all([
        inTurn(() => writtenShow(house, taken, show, conditions)),
        prepareVoice({ voice: show.voice, voicesFolder, google }),
      ])
      if ('problem' in written) return void (await fail(written.problem))
      beat.tell({ step: 'narrating', share: narrating })
      const spoken = await inTurn(async () =>
        speakShow(
          house,
          {
            ...written,
            id: show.id,
            user_id: show.user_id,
            voice: show.voice,
            manner: await mannerOf(database.tx, { ...show, grade: written.grade }),
            made: show.made,
            spoken: await spokenScenes(database.tx, show.id),
          },
          {
            taken,
            signal: conditions.signal,
            onScene: (done, of) =>
              beat.tell({
                step: 'narrating',
                share: narrating + Math.floor(((joining - narrating) * done) / of),
                detail: `Scene ${done} of ${of}`,
              }),
          },
        ),
      )
      beat.tell({ step: 'joining', share: joining })
      conditions.signal.throwIfAborted()
      const told = [
        ...warnings,
        ...written.warnings,
        ...(spoken.problem ? [otherVoice] : []),
        spoken.note ?? [],
      ].flat()
      await finishShow(house, taken, {
        show,
        script: written.script,
        spoken,
        warnings: [...new Set(told)].slice(0, mostWarnings),
      })
    } catch (error) {
      // What was broken off says so in many ways; why it was, the signal knows.
      const why: unknown = conditions.signal.aborted ? conditions.signal.reason : error
      if (why instanceof TooLong) await fail(tooLong)
      else if (why instanceof NoVoice) await fail(noVoice)
      else if (!(why instanceof LeaseLost)) throw why
    } finally {
      clearTimeout(timer)
      await beat.stop()
      await countWorked(house, { user_id: show.user_id, work: 'show', from })
    }
    await removeLesson(house, id)
  },
})
