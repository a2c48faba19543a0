import type { NarratedScene } from '../scene-sound.ts'
import { narrationSentencesOf } from '../sentences.ts'
import type { SentenceSpeech } from '../voice.ts'
import type { SceneToSay } from '../work.ts'
import { askNatural } from './natural-process.ts'
import type { SentenceToSay } from './natural-voice.ts'

type NaturalOptions = Omit<SentenceToSay, 'text'> & {
  folder: string
  signal: AbortSignal | undefined
  onReady: (scene: NarratedScene, at: number) => void
}

/** Scenes as sound, sentence by sentence in their order, so that another show waits for a sentence and not for a scene. */
export async function narrateNaturally(
  scenes: readonly SceneToSay[],
  { folder, signal, onReady, language, speaker, pace, pronunciations }: NaturalOptions,
): Promise<null> {
  for (const [at, scene] of scenes.entries()) {
    const sentences = narrationSentencesOf(scene.text)
    const said: SentenceSpeech[] = []
    for (const place of Array.from({ length: Math.max(1, sentences.length) }).keys()) {
      const text = sentences[place]
      const answer = await askNatural(
        folder,
        {
          sentence: text === undefined ? null : { text, language, speaker, pace, pronunciations },
          // The last one brings the scene with it: by itself it would wait for a sentence of somebody else.
          scene: place >= sentences.length - 1 ? { scene, said } : null,
        },
        signal,
      )
      signal?.throwIfAborted()
      said.push(...answer.said)
      if (answer.scene) onReady(answer.scene, at)
    }
  }
  return null
}
