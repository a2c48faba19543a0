import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Drawing } from '@klasrum/drawings/drawing'
import { svgOf } from '@klasrum/drawings/svg'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** Points are 1/72 inch: four dots for each give a print of 288 dots an inch. */
const dotsPerPoint = 4

let ready: Promise<{ fonts: Uint8Array[] }> | null = null

async function load(): Promise<{ fonts: Uint8Array[] }> {
  const fonts = ['inter-regular.ttf', 'inter-semibold.ttf'].map((name) =>
    readFile(new URL(`./fonts/${name}`, import.meta.url)),
  )
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
  return { fonts: await Promise.all(fonts) }
}

/** A drawing as a picture file for programs that show no vector drawings. */
export async function pngOfDrawing(drawing: Drawing): Promise<Uint8Array> {
  ready ??= load()
  const { fonts } = await ready
  const drawn = new Resvg(svgOf(drawing, 'Inter'), {
    fitTo: { mode: 'zoom', value: dotsPerPoint },
    font: { fontBuffers: fonts, defaultFontFamily: 'Inter' },
  })
  const rendered = drawn.render()
  const png = rendered.asPng()
  rendered.free()
  drawn.free()
  return png
}
