import { fileURLToPath } from 'node:url'
import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'

const font = (name: string) =>
  fileURLToPath(new URL(`../packages/documents/src/fonts/inter-${name}.ttf`, import.meta.url))
const fonts = { normal: font('regular'), bold: font('semibold') }

export function pdfWith(content: Content[], more: Omit<TDocumentDefinitions, 'content'>): Promise<Buffer> {
  pdfmake.setFonts({ Inter: fonts })
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path))
  return pdfmake.createPdf({ ...more, content }).getBuffer()
}
