import { Unreadable } from '../sheet.ts'
import { namesInZip, unpackZip } from '../unpack-zip.ts'
import { numberingsOf, type Styles, stylesOf } from './docx-styles.ts'
import { mostPictureBytes, mostPictures, mostPixels, type Picture } from './draft.ts'
import { pictureHead } from './picture-size.ts'
import { Unread } from './unread.ts'
import { attributeOf, type Element, elementsIn, parseXml } from './xml.ts'

const mostUnpacked = 48 * 1024 * 1024
const mostEntries = 5_000
const wanted =
  /^(?:\[Content_Types\]\.xml|word\/(?:document|styles|numbering)\.xml|word\/_rels\/document\.xml\.rels|docProps\/core\.xml)$/
const media = /^word\/media\/[^/]+\.(?:png|jpe?g)$/i
const macros = /(?:^|\/)vbaProject\.bin$/i
/** A part that holds macros is declared as such, however it is named. */
const declaredMacros = /macroEnabled|vbaProject/i
const smallest = 64

export type DocxFile = {
  body: Element
  title: string | null
  styles: Styles
  countedBy: ReturnType<typeof numberingsOf>
  pictures: Picture[]
  /** Where the picture of that relation stands among the kept ones, or null when it is not kept. */
  keepPicture: (relation: string) => number | null
  /** How many pictures were too large to keep, so far. */
  tooLarge: () => number
}

/** Only what is read is unpacked, and counted meanwhile. */
export function openDocx(bytes: Buffer): DocxFile {
  try {
    const names = namesInZip(bytes)
    if (names.length > mostEntries) throw new Unread('too_heavy')
    if (names.some((name) => macros.test(name))) throw new Unread('macros')
    if (!names.includes('word/document.xml')) throw new Unread('wrong_kind')
    const files = unpackZip(bytes, { wanted, most: mostUnpacked })
    if (declaredMacros.test(files.get('[Content_Types].xml')?.toString('latin1') ?? ''))
      throw new Unread('macros')
    return fileFrom(bytes, files)
  } catch (cause) {
    if (!(cause instanceof Unreadable)) throw cause
    throw new Unread(cause.reason === 'too_large' ? 'too_heavy' : 'damaged', { cause })
  }
}

function fileFrom(bytes: Buffer, files: ReadonlyMap<string, Buffer>): DocxFile {
  const partOf = (name: string): Element | undefined => {
    const content = files.get(name)
    return content && parseXml(textOf(content))
  }
  const document = partOf('word/document.xml')
  const body = elementsIn(document).find(({ name }) => name === 'w:body')
  if (!body) throw new Unread('damaged')
  const relations = new Map(
    elementsIn(partOf('word/_rels/document.xml.rels')).map((relation) => [
      attributeOf(relation, 'Id') ?? '',
      attributeOf(relation, 'TargetMode') === 'External'
        ? ''
        : `word/${attributeOf(relation, 'Target') ?? ''}`,
    ]),
  )
  const title = elementsIn(partOf('docProps/core.xml')).find(({ name }) => name === 'dc:title')
  return {
    body,
    title: title?.children.filter((child) => typeof child === 'string').join('') || null,
    styles: stylesOf(partOf('word/styles.xml')),
    countedBy: numberingsOf(partOf('word/numbering.xml')),
    ...album(bytes, relations),
  }
}

/** Word writes UTF-8; other programs may write UTF-16 with its mark. */
function textOf(content: Buffer): string {
  const mark = content.length > 1 ? content.readUInt16LE(0) : 0
  if (mark === 0xfeff) return content.toString('utf16le', 2)
  return content.toString('utf8').replace(/^\uFEFF/, '')
}

function album(
  bytes: Buffer,
  relations: ReadonlyMap<string, string>,
): Pick<DocxFile, 'pictures' | 'keepPicture' | 'tooLarge'> {
  const pictures: Picture[] = []
  const known = new Map<string, number | null>()
  let [left, tooLarge] = [mostPictureBytes, 0]
  const keep = (name: string): number | null => {
    if (!media.test(name) || pictures.length >= mostPictures) return null
    const content = unpackOne(bytes, name, left)
    const head = content && pictureHead(content)
    if (!content || !head || head.width < smallest || head.height < smallest) return null
    if (head.width * head.height > mostPixels) {
      tooLarge += 1
      return null
    }
    left -= content.length
    return pictures.push({ ...head, bytes: content }) - 1
  }
  return {
    pictures,
    tooLarge: () => tooLarge,
    keepPicture: (relation) => {
      const name = relations.get(relation) ?? ''
      const kept = known.get(name)
      if (kept !== undefined) return kept
      const made = keep(name)
      known.set(name, made)
      return made
    },
  }
}

/** A picture that cannot be unpacked is left out, the text is not. */
function unpackOne(bytes: Buffer, name: string, most: number): Buffer | null {
  try {
    const exact = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
    return unpackZip(bytes, { wanted: exact, most }).get(name) ?? null
  } catch (cause) {
    if (cause instanceof Unreadable) return null
    throw cause
  }
}
