import type { Language } from '@klasrum/contract/source'
import type { House } from '../../house.ts'
import { type Taken, whileHeld } from '../paid-work/door.ts'
import { storing } from '../storage/door.ts'
import { drawPictures, shownWith } from './keep-pictures.ts'
import { scriptOfShow } from './script-of-show.ts'
import { changeJob } from './show-jobs.store.ts'
import { newSceneId } from './show-keys.ts'
import { charactersOf } from './show-speech.ts'
import { putShow, type ShowToMake } from './show-to-make.store.ts'
import { type ShowWorkProgress, showWork } from './show-work.ts'
import type { ShowScene } from './slideshows.tables.ts'

type Conditions = { signal: AbortSignal; tell: (progress: ShowWorkProgress) => void }
type Written = { script: ShowScene[]; language: Language; grade: number | null; warnings: string[] }

/** The script as it stands, or a first one with its pictures, written and kept. */
export async function writtenShow(
  house: House,
  taken: Taken,
  show: ShowToMake,
  conditions: Conditions,
): Promise<Written | { problem: string }> {
  const { script: before, grade } = show
  if (before.length > 0) return { script: before, language: show.language ?? 'en', grade, warnings: [] }
  await whileHeld(house, showWork, taken, (tx) => changeJob(tx, taken.id, { step: 'reading', share: 0 }))
  const written = await scriptOfShow(house, show, conditions)
  if ('problem' in written) return written
  const { language, scenes, warnings } = written.script
  const { user_id } = show
  const { pictures, files } = await drawPictures(house, { user_id, scenes }, written.pictures)
  conditions.signal.throwIfAborted()
  const script = scenes.map((scene) => ({
    ...shownWith(scene, pictures),
    id: newSceneId(),
    recording: null,
  }))
  await storing(house, files, (stored) =>
    whileHeld(house, showWork, taken, async (tx) => {
      await putShow(tx, show.id, {
        script,
        language,
        grade: written.grade,
        pictures,
        declaration: written.declaration,
        spoken_first: charactersOf(script),
      })
      await changeJob(tx, taken.id, { warnings })
      stored()
    }),
  )
  return { script, language, grade: written.grade, warnings }
}
