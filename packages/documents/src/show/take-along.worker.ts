import { parentPort } from 'node:worker_threads'
import { pngOfDrawing } from '../drawing-png.ts'
import type { ShowFile, ShowFileScene } from './show-file.ts'
import type { TakenAlong } from './take-along.ts'

/** A drawing is put on its slide as a sharp picture. */
async function pictured(scene: ShowFileScene): Promise<ShowFileScene> {
  const { drawing, picture } = scene
  if (!drawing || picture) return scene
  const { width, height, alt } = drawing
  const bytes = await pngOfDrawing(drawing)
  return { ...scene, picture: { bytes, type: 'image/png', width, height, caption: null, alt } }
}

async function withDrawings(show: ShowFile): Promise<ShowFile> {
  const scenes: ShowFileScene[] = []
  for (const scene of show.scenes) scenes.push(await pictured(scene))
  return { ...show, scenes }
}

/** Each kind has large libraries of its own, which are loaded when it is first asked for. */
async function written(asked: TakenAlong): Promise<Uint8Array<ArrayBuffer>> {
  const show = await withDrawings(asked.show)
  switch (asked.as) {
    case 'pptx':
      return (await import('./write-pptx.ts')).writePptx(show)
    case 'handout':
      return (await import('./write-handout.ts')).writeHandout(show)
    case 'html':
      return (await import('./write-html.ts')).writeHtml(show, asked.sound)
  }
}

parentPort?.on('message', async (asked: TakenAlong) => {
  const bytes = await written(asked)
  parentPort?.postMessage(bytes, [bytes.buffer])
})
