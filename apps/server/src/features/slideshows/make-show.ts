import { prepareVoice } from '@klasrum/narration/choose-voice'
import { NoVoice } from '@klasrum/narration/refused'
import { onBehalfOf } from '@klasrum/turns/turns'
import { inTx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { paidJobs, type Taken } from '../paid-work/door.ts'
import { failJob } from './end-show.ts'
import { finishShow } from './finish-show.ts'
import { mannerOf } from './manner-of-show.ts'
import { removeLesson } from './remove-lesson.ts'
import { findShowToMake, type ShowToMake } from './show-to-make.store.ts'
import { type ShowWorkProgress, showWork } from './show-work.ts'
import { speakShow } from './speak-show.ts'
import { spokenScenes } from './spoken-scenes.store.ts'
import { writtenShow } from './write-show.ts'

const sentences = { 'too long': 'The slide show took too long.', lost: 'Slide Show job failed' } as const
const noVoice = 'There is no voice on this server that could speak the slide show.'
const otherVoice = 'Google did not answer, so the built-in voice speaks this show.'
/** Of a hundred, when the step begins. */
const [narrating, joining] = [20, 95]

const mostWarnings = 10

type End = { attempt?: number | undefined; error: string }

/** Makes a show, or makes it anew. A second try goes on with the script and the scenes of the first. */
export function showJobs(house: House) {
  const { clock, database } = house
  const fail = (id: number, end: End) => inTx(database, (tx) => failJob(tx, id, { now: clock.now(), ...end }))

  return paidJobs(house, showWork, {
    subjectOf: ({ slideshow_id }) => findShowToMake(database.tx, slideshow_id),
    make: async ({ row: { warnings }, subject: show, taken, signal, tell }) => {
      const made = await makeShow(house, show, { taken, warnings, signal, tell }).catch((error) => {
        if (signal.aborted || !(error instanceof NoVoice)) throw error
        return { problem: noVoice }
      })
      if (made) await fail(taken.id, { attempt: taken.attempt, error: made.problem })
    },
    giveUp: (id, { why, attempt }) => fail(id, { attempt, error: sentences[why] }),
    afterwards: (id) => removeLesson(house, id),
  })
}

type Conditions = {
  taken: Taken
  /** Of an earlier try. */
  warnings: readonly string[]
  signal: AbortSignal
  tell: (progress: ShowWorkProgress) => void
}

/** Writes, speaks and joins it; or the sentence that says why there is none. */
async function makeShow(
  house: House,
  show: ShowToMake,
  { taken, warnings, signal, tell }: Conditions,
): Promise<{ problem: string } | undefined> {
  const { tx } = house.database
  const inTurn = <T>(work: () => Promise<T>) => onBehalfOf(`user ${show.user_id}`, work)
  const { voicesDir: voicesFolder, google } = house.env
  const [written] = await Promise.all([
    inTurn(() => writtenShow(house, taken, show, { signal, tell })),
    prepareVoice({ voice: show.voice, voicesFolder, google }),
  ])
  if ('problem' in written) return written
  tell({ step: 'narrating', share: narrating })
  const spoken = await inTurn(async () =>
    speakShow(
      house,
      {
        ...written,
        id: show.id,
        user_id: show.user_id,
        voice: show.voice,
        manner: await mannerOf(tx, { ...show, grade: written.grade }),
        made: show.made,
        spoken: await spokenScenes(tx, show.id),
      },
      {
        taken,
        signal,
        onScene: (done, of) =>
          tell({
            step: 'narrating',
            share: narrating + Math.floor(((joining - narrating) * done) / of),
            detail: `Scene ${done} of ${of}`,
          }),
      },
    ),
  )
  tell({ step: 'joining', share: joining })
  signal.throwIfAborted()
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
  return undefined
}
