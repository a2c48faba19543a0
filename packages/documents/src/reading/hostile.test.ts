import { deflateSync } from 'node:zlib'
import {
  mostDocumentBytes,
  mostDocumentPages,
  mostScannedPages,
  ReadingProblem,
  readingSentences,
} from '@klasrum/contract/source'
import { expect, test } from 'vitest'
import { readDocument } from '../read-document.ts'
import { documentOfBytes } from './document-of-bytes.ts'
import { madeContainer, madeDoc } from './made-doc.ts'
import { madeDocx, wordParagraph, wordXml } from './made-docx.ts'
import { madeLessons, madePdf } from './made-pdf.ts'
import { rawPdf, rawStream, rawZip } from './made-raw.ts'
import { pngOf } from './png.ts'

const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>'
const scannedPage =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>'
const drawn = rawStream('', Buffer.from('q 300 0 0 300 0 0 cm /I Do Q'))
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const saying = (text: string) => rawStream('', Buffer.from(`BT /F 12 Tf 20 200 Td (${text}) Tj ET`))
const sound = 'Plants make their own food from water, air and sunlight every day.'

const document = (body: string) => ({ name: 'word/document.xml', content: Buffer.from(wordXml(body)) })
const plain = document(wordParagraph(sound))

const after = (before: string): Buffer =>
  Buffer.concat([Buffer.from(before, 'latin1'), rawPdf([catalog, pages, page, saying(sound), font])])

const macroTypes =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>'

/** The table of sectors begins with the second one; there the chain of the main part leads back to its beginning. */
function circle(): Buffer {
  const bytes = madeDoc([sound.repeat(20)])
  for (const [at, next] of [2, 3, 2].entries()) bytes.writeUInt32LE(next, 512 + (at + 1) * 4)
  return bytes
}

const files: [name: string, problem: ReadingProblem, bytes: () => Buffer | Promise<Buffer>][] = [
  ['an empty file', 'empty', () => Buffer.alloc(0)],
  [
    'a picture with nothing to be read on it',
    'scan',
    () => pngOf(new Uint8Array(4), { width: 2, height: 2, channels: 1 }),
  ],
  ['a program', 'wrong_kind', () => Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode.')],
  [
    'a test of virus scanners',
    'wrong_kind',
    () => Buffer.from('X5O!P%@AP-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
  ],
  ['a page of the web', 'wrong_kind', () => Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'a workbook',
    'wrong_kind',
    () => rawZip([{ name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') }]),
  ],
  ['a PDF that is a page of the web too', 'wrong_kind', () => after('<html><script>alert(1)</script>\n')],
  ['a PDF that is a program too', 'wrong_kind', () => after('MZ\u0090\0')],
  [
    'a picture that is a zip too',
    'wrong_kind',
    () => Buffer.concat([Buffer.from('GIF89a'), rawZip([plain])]),
  ],
  ['a picture that is a script too', 'damaged', () => Buffer.from('\xFF\xD8\xFF\xE0/*=alert(1)/*', 'latin1')],
  [
    'a drawing',
    'wrong_kind',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
  ['an old workbook', 'wrong_kind', () => madeContainer({ Workbook: Buffer.from('x') })],
  ['more than 10 MB', 'too_large', () => Buffer.alloc(mostDocumentBytes + 1, '%PDF-')],
  ['a PDF cut short', 'damaged', async () => (await madePdf(madeLessons(1))).subarray(0, 60)],
  ['a PDF of nothing', 'damaged', () => Buffer.from('%PDF-1.7\n%%EOF')],
  ['a PDF without a word', 'empty', () => rawPdf([catalog, pages, page, saying(''), font])],
  ['a PDF with a password', 'locked', () => madePdf([sound], { userPassword: 'salt', version: '1.7' })],
  ['a scan', 'scan', scan],
  [
    'letters that are other signs',
    'scan',
    () => rawPdf([catalog, pages, page, saying('!"#$%&'.repeat(20)), font]),
  ],
  [
    'a scan of more pages than are read',
    'scan_too_long',
    () => rawPdf([catalog, manyPages(mostScannedPages + 1), scannedPage, drawn, grey()]),
  ],
  ['a photo of a kind that is not read', 'heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')],
  [
    'a thousand pages and one',
    'too_long',
    () => rawPdf([catalog, manyPages(mostDocumentPages + 1), page, saying(sound), font]),
  ],
  ['a Word file cut short', 'damaged', async () => (await madeDocx(wordParagraph(sound))).subarray(0, 200)],
  ['a Word file without a word', 'empty', () => madeDocx('<w:p/>')],
  [
    'a Word file with macros',
    'macros',
    () => rawZip([plain, { name: 'word/vbaProject.bin', content: Buffer.from('x') }]),
  ],
  [
    'a Word file with macros by another name',
    'macros',
    () => rawZip([plain, { name: '[Content_Types].xml', content: Buffer.from(macroTypes) }]),
  ],
  ['a Word file with a password', 'locked', () => madeContainer({ EncryptedPackage: Buffer.from('x') })],
  ['a zip with a password', 'damaged', () => rawZip([{ ...plain, flags: 1 }])],
  ['a file twice in a zip', 'damaged', () => rawZip([plain, { ...plain, at: 0 }])],
  ['a hundred thousand depths', 'too_heavy', () => rawZip([document('<w:sdt>'.repeat(100_000))])],
  ['a million elements', 'too_heavy', () => rawZip([document('<w:p/>'.repeat(1_000_000))])],
  ['tags that do not close', 'damaged', () => rawZip([document('<w:p><w:r></w:p>')])],
  ['an old Word file with nothing in it', 'damaged', () => madeContainer({ WordDocument: Buffer.from('x') })],
  ['an old Word file with a password', 'locked', () => madeDoc([sound], { flags: 0x0100 })],
  ['an old Word file cut short', 'damaged', () => madeDoc([sound]).subarray(0, 700)],
  ['an old Word file in a circle', 'damaged', circle],
]

function grey(): Buffer {
  const image =
    '/Type /XObject /Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode'
  return rawStream(image, deflateSync(Buffer.alloc(100 * 100, 128)))
}

function scan(): Buffer {
  return rawPdf([catalog, pages, scannedPage, drawn, grey()])
}

const manyPages = (count: number) => `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`

test.each(files)('%s: %s', async (name, problem, bytes) => {
  const started = performance.now()
  expect(await documentOfBytes(Buffer.from(await bytes()), `${name}.pdf`)).toEqual({ problem })
  expect(performance.now() - started).toBeLessThan(15_000)
})

test('there are eleven problems, each with a sentence of its own, and each is met here', () => {
  expect(new Set(files.map(([, problem]) => problem))).toEqual(new Set(ReadingProblem.options))
  expect(new Set(Object.values(readingSentences)).size).toBe(ReadingProblem.options.length)
  expect(ReadingProblem.options.length).toBe(11)
})

test('each file has a process of its own: one that takes too much ends, and the others go on', async () => {
  // Packed in a way that cannot be weighed before it is read.
  const bomb = Buffer.from(deflateSync(Buffer.alloc(200_000_000)).toString('hex'))
  const heavy = rawPdf([
    catalog,
    pages,
    page,
    rawStream('/Filter [/ASCIIHexDecode /FlateDecode]', bomb),
    font,
  ])
  const answers = await Promise.all([
    readDocument(heavy, { fileName: 'bomb.pdf' }),
    readDocument(await madeDocx(wordParagraph(sound)), { fileName: '../\u202Eslip\0<b>.docx' }),
    readDocument(Buffer.from('MZ'), { fileName: '--version' }),
  ])
  expect(answers).toMatchObject([
    { problem: 'too_heavy' },
    { source: { file_name: '../\u202Eslip<b>.docx', blocks: [{ text: sound }] }, pictures: [] },
    { problem: 'wrong_kind' },
  ])
}, 90_000)

test('a reader that takes too long is ended, and the next one is not', async () => {
  const bytes = await madePdf(madeLessons(1))
  expect(await readDocument(bytes, { fileName: 'a.pdf', longest: 20 })).toEqual({ problem: 'too_heavy' })
  expect(await readDocument(bytes, { fileName: 'a.pdf' })).toMatchObject({ source: { pages: 1 } })
})

const names = [
  '../../../etc/passwd.pdf',
  '..\\..\\boot.ini',
  'CON',
  '-rf',
  '=cmd|calc',
  'a\r\nSet-Cookie: b=c.pdf',
  'lesson\u202Efdp.exe',
  '<img src=x onerror=alert(1)>.pdf',
  '🌱 Aralin.docx',
  '',
]
test.each(names)('the name %j decides nothing and is kept as it is', async (name) => {
  const reading = await documentOfBytes(rawZip([plain]), name)
  expect(reading).toMatchObject({
    source: { file_name: name, kind: 'docx', title: null, blocks: [{ text: sound }] },
  })
})

test('of a name that is too long, so much is kept as a name can have', async () => {
  const reading = await readDocument(rawZip([plain]), { fileName: `${'🌱'.repeat(150)}\uD800.docx` })
  if ('problem' in reading) throw new Error(reading.problem)
  expect(reading.source.file_name.length).toBe(255)
  expect(reading.source.file_name.isWellFormed()).toBe(true)
})

test('reading ends when it is no longer wanted', async () => {
  const stop = new AbortController()
  const reading = readDocument(await madePdf(madeLessons(3)), { fileName: 'a.pdf', signal: stop.signal })
  stop.abort()
  await expect(reading).rejects.toThrow('aborted')
})
