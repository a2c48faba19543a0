import { setPriority } from 'node:os'
import { NoVoice } from '../refused.ts'
import { narratedSceneOf } from '../scene-of.ts'
import type { SentenceSpeech } from '../voice.ts'
import { openVoiceProgram } from '../voice-program.ts'
import { openKokoro } from './kokoro.ts'
import { sayNaturally } from './natural-voice.ts'
import type { NaturalAnswer, NaturalWork } from './natural-work.ts'
import type { EnglishSounds } from './sounded-words.ts'

const afterEverythingElse = 10
/** The program that knows English sounds has a limit of processor time, so it is changed before it comes near it. */
const textsOfOneProgram = 400

const [folder = '', threads = '1'] = process.argv.slice(2)
/** Loaded at once: who starts this process has something to say, now or when its script is written. */
const model = openKokoro(folder, Number(threads))
// Whoever speaks with it is told; until then nobody waits for it.
model.catch(() => {})
let program: ReturnType<typeof openVoiceProgram> | undefined
let texts = 0
let asking: Promise<unknown> = Promise.resolve()

async function englishSounds(text: string) {
  if (texts % textsOfOneProgram === 0) {
    program?.end()
    program = undefined
  }
  texts += 1
  program ??= openVoiceProgram()
  return program.sounds('en-us', text)
}

/** The program is asked one text after the other. */
const inOrder: EnglishSounds = (text) => {
  const answer = asking.then(() => englishSounds(text))
  asking = answer.catch(() => {
    program?.end()
    program = undefined
  })
  return answer
}

async function done({ sentence, scene }: NaturalWork): Promise<NaturalAnswer> {
  const said: SentenceSpeech[] = []
  if (sentence) said.push({ text: sentence.text, speech: await sayNaturally(sentence, await model, inOrder) })
  if (!scene) return { kind: 'done', said, scene: null }
  return { kind: 'done', said: [], scene: await narratedSceneOf(scene.scene, [...scene.said, ...said]) }
}

function failed(error: unknown): NaturalAnswer {
  const sentence = error instanceof Error ? error.message : String(error)
  return { kind: error instanceof NoVoice ? 'no_voice' : 'error', sentence }
}

setPriority(afterEverythingElse)
process.on('disconnect', () => process.exit())
process.on('message', async ({ at, work }: { at: number; work: NaturalWork }) => {
  const answer = await done(work).catch(failed)
  // Whoever waits for it may be gone; then this process is about to end.
  process.send?.({ at, answer }, () => {})
})
