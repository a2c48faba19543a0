import type { NarratedScene } from './scene-sound.ts'
import { secondsOfFrames } from './sound.ts'

export type JoinedScenes = {
  mp3: Uint8Array
  durationSec: number
  /** When each scene begins. */
  starts: number[]
}

/** The sound of a show: its scenes' frames one after the other, so that one scene can be exchanged for another. */
export function joinScenes(scenes: readonly Pick<NarratedScene, 'mp3' | 'frames'>[]): JoinedScenes {
  const mp3 = new Uint8Array(scenes.reduce((sum, scene) => sum + scene.mp3.length, 0))
  const starts: number[] = []
  let frames = 0
  let at = 0
  for (const scene of scenes) {
    starts.push(secondsOfFrames(frames))
    mp3.set(scene.mp3, at)
    at += scene.mp3.length
    frames += scene.frames
  }
  return { mp3, durationSec: secondsOfFrames(frames), starts }
}
