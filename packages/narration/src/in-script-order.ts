import type { NarratedScene } from './scene-sound.ts'

/**
 * Scenes come as they are ready; each is told of when all before it have been, one after the other. Whoever cannot take one
 * ends all of it.
 */
export function inScriptOrder(
  count: number,
  tell: (scene: NarratedScene) => Promise<void> | void,
  broken: AbortController,
) {
  const ready: (NarratedScene | undefined)[] = Array.from({ length: count }, () => undefined)
  let next = 0
  let telling: Promise<void> = Promise.resolve()

  async function tellReady(): Promise<void> {
    for (let scene = ready[next]; scene && !broken.signal.aborted; scene = ready[next]) {
      next += 1
      await tell(scene)
    }
  }

  return {
    add(scene: NarratedScene, at: number): void {
      ready[at] = scene
      telling = telling.then(tellReady).catch((error: unknown) => broken.abort(error))
    },
    /** No more is told of, also not what is ready. */
    stop(): Promise<void> {
      next = count
      return telling
    },
    /** All of them in order, when the last was told of. */
    async all(): Promise<NarratedScene[]> {
      await telling
      broken.signal.throwIfAborted()
      return ready.filter((scene) => scene !== undefined)
    },
  }
}
