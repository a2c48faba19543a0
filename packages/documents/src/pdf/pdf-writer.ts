import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'

const fonts = {
  normal: fileURLToPath(new URL('../fonts/inter-regular.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('../fonts/inter-semibold.ttf', import.meta.url)),
}

pdfmake.setFonts({ Inter: fonts })
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path))

export async function bytesOf(definition: TDocumentDefinitions): Promise<Uint8Array<ArrayBuffer>> {
  // A copy, since a small buffer shares its memory with others and could not leave the thread.
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer())
}
