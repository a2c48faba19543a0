import { secondsOfFrames } from '@klasrum/narration/sound'
import type { MadeShow, SpokenScene } from './slideshows.tables.ts'

type SceneTimes = { startSec: number; endSec: number; spokenSec: number; marks: number[] }

export const toMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000

/** When each scene and its sentences begin, reckoned in frames so that nothing drifts. */
export function sceneTimesOf({ scenes }: Pick<MadeShow, 'scenes'>): SceneTimes[] {
  let frames = 0
  return scenes.map((scene) => {
    const start = secondsOfFrames(frames)
    frames += scene.frames
    return {
      startSec: toMilliseconds(start),
      endSec: toMilliseconds(secondsOfFrames(frames)),
      spokenSec: toMilliseconds(start + (scene.sentences.at(-1)?.endSec ?? 0)),
      marks: marksOf(scene, start),
    }
  })
}

/** The first one is the beginning of the scene itself, also where nothing is said. */
const marksOf = ({ sentences }: SpokenScene, start: number): number[] => [
  toMilliseconds(start),
  ...sentences.slice(1).map(({ startSec }) => toMilliseconds(start + startSec)),
]
