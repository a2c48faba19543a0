import type { Manifest } from '@klasrum/contract/slideshows'

/** Whether one manifest has all that the other has, at the same times, and perhaps more after it. */
export const continuesManifest = (next: Manifest, before: Manifest): boolean =>
  next.id === before.id &&
  next.voice_id === before.voice_id &&
  before.scenes.every(({ id, narration, startSec, endSec }, at) => {
    const scene = next.scenes[at]
    return (
      scene?.id === id &&
      scene.narration === narration &&
      scene.startSec === startSec &&
      scene.endSec === endSec
    )
  })
