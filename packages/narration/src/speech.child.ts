import { setPriority } from 'node:os'
import { googleVoice } from './google.ts'
import { recordingOf } from './recording-of.ts'
import { NoAnswer, NoVoice, RecordingRefused } from './refused.ts'
import { narratedSceneOf } from './scene-of.ts'
import { narrationSentencesOf } from './sentences.ts'
import { builtInVoice } from './speak.ts'
import type { Voice } from './voice.ts'
import { type NarrationAnswer, type NarrationWork, plainManner } from './work.ts'

const afterEverythingElse = 5

async function done(work: NarrationWork): Promise<NarrationAnswer> {
  if (work.kind === 'recording') return { kind: 'recording', recording: await recordingOf(work) }
  const { scene, language, google, manner = plainManner } = work
  const voice: Voice = google ? googleVoice(language, google, manner) : builtInVoice(language, manner)
  return { kind: 'scene', scene: await narratedSceneOf(scene, await voice(narrationSentencesOf(scene.text))) }
}

function failed(error: unknown): NarrationAnswer {
  const sentence = error instanceof Error ? error.message : String(error)
  if (error instanceof RecordingRefused) return { kind: 'refused', sentence }
  if (error instanceof NoVoice) return { kind: 'no_voice', sentence }
  if (error instanceof NoAnswer) return { kind: 'no_answer', sentence }
  return { kind: 'error', sentence }
}

setPriority(afterEverythingElse)
process.on('disconnect', () => process.exit())
process.on('message', async ({ at, work }: { at: number; work: NarrationWork }) => {
  const answer = await done(work).catch(failed)
  // Whoever asked may be gone; then this process is about to end.
  process.send?.({ at, answer }, () => {})
})
