import { refuse } from '../../http/refuse.ts'
import { type ShowManner, sceneDigestOf } from './scene-digest.ts'
import type { ShowRow } from './shows.store.ts'
import type { ShowScene } from './slideshows.tables.ts'

/** More than any voice says in a minute, and a little for shows of a minute or two. */
const [aMinute, spare] = [1_200, 3_000]
/** Changes may be spoken so many times the length of the show; of a short one, so many characters. */
const [timesOver, atLeast] = [3, 3_000]

type Spoken = Pick<ShowScene, 'narration' | 'recording'>

/** What a voice is asked for: scenes that the teacher speaks are not. */
export const charactersOf = (scenes: readonly Spoken[]): number =>
  scenes.reduce((sum, { narration, recording }) => sum + (recording === null ? narration.length : 0), 0)

/** Of a script, what is not heard yet in the voice that the show has. */
export function scenesAnew(
  script: readonly ShowScene[],
  made: ShowRow['made'],
  manner: Omit<ShowManner, 'voice'>,
): ShowScene[] {
  const heard = new Set(made?.scenes.map(({ digest }) => digest))
  const voice = made?.voice_id ?? ''
  return script.filter((scene) => !heard.has(sceneDigestOf(scene, { ...manner, voice })))
}

/** Scenes that sound otherwise only because a word of them was corrected after they were spoken. */
export function correctedSince(anew: readonly ShowScene[], made: ShowRow['made']): ShowScene[] {
  const spoken = new Map(made?.script.map((scene) => [scene.id, scene.narration]))
  return anew.filter(({ id, narration, recording }) => recording === null && spoken.get(id) === narration)
}

/** A show stays about as long as it was asked for; one that is longer already may only become shorter. */
export function refuseLongerThanAsked({ asked_minutes, script: before }: ShowRow, script: ShowScene[]): void {
  const [characters, most] = [charactersOf(script), asked_minutes * aMinute + spare]
  if (characters > most && characters > charactersOf(before))
    refuse('show.too_long', {
      fill: {
        minutes: asked_minutes,
        characters: characters.toLocaleString('en-PH'),
        most: most.toLocaleString('en-PH'),
      },
    })
}

/** What was spoken by now with these characters; refused where it is more than the show is worth. */
export function spokenWith(show: ShowRow, characters: number) {
  const first = show.spoken_first ?? charactersOf(show.made?.script ?? show.script)
  const again = show.spoken_again + characters
  if (characters > 0 && again > Math.max(first * timesOver, atLeast)) refuse('show.spoken_enough')
  return { spoken_first: first, spoken_again: again }
}
