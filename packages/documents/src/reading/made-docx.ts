import { zip } from '@cj-tech-master/excelts/archive'

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
].join(' ')

export const wordXml = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`

/** A Word file from the inside of its main part, to be read in tests. */
export async function madeDocx(body: string, more: Record<string, string | Buffer> = {}): Promise<Buffer> {
  const made = zip()
  const files = { '[Content_Types].xml': '<Types/>', 'word/document.xml': wordXml(body), ...more }
  for (const [name, content] of Object.entries(files)) made.add(name, Buffer.from(content))
  return Buffer.from(await made.bytes())
}

/** A paragraph; what stands between stars is bold. */
export const wordParagraph = (text: string, properties = ''): string => {
  const runs = text
    .split('*')
    .map(
      (part, at) =>
        `<w:r>${at % 2 ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${part}</w:t></w:r>`,
    )
  return `<w:p><w:pPr>${properties}</w:pPr>${runs.join('')}</w:p>`
}
