import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import type { readingSentences } from '@klasrum/contract/source'
import { beforeAll, expect, test } from 'vitest'
import { packedFile, unpackedAnswer } from './answer.ts'
import { wordParagraph, wordXml } from './made-docx.ts'
import { rawPdf, rawStream, rawZip } from './made-raw.ts'

const megabyte = 1024 * 1024
/** Milliseconds. What counts is the time at work: others may keep the machine busy. */
const patience = 60_000
const most = { seconds: 5, growth: 256 * megabyte }
const sound = 'Plants make their own food from water, air and sunlight every day.'

const child = fileURLToPath(new URL('./read-document.child.ts', import.meta.url))
/** Linux alone tells the peak of a process without that of the one which started it. */
const told = `data:text/javascript,${encodeURIComponent(`
  import { existsSync, readFileSync } from 'node:fs'
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    const status = '/proc/self/status'
    const peak = existsSync(status) ? /VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'))[1] : maxRSS
    process.stderr.write(JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, peak * 1024]))
  })
`)}`

/** What the reader answers, and what its process took: seconds at work, and bytes of memory at most. */
async function measured(bytes: Buffer) {
  const reader = spawn(process.execPath, ['--import', told, child, 'lesson.docx'], { env: {} })
  reader.stdin.on('error', () => {}).end(Buffer.concat(packedFile(bytes, undefined)))
  const [out, said] = await Promise.all([buffer(reader.stdout), text(reader.stderr), once(reader, 'close')])
  const [seconds, memory] = JSON.parse(said) as [number, number]
  return { answer: unpackedAnswer(out), seconds, memory }
}

const plain = wordXml(wordParagraph(sound))
const document = { name: 'word/document.xml', content: Buffer.from(plain) }
const zeros = Buffer.alloc(64 * megabyte)
const twenty = { name: 'word/styles.xml', content: Buffer.alloc(20 * megabyte, ' ') }

const page =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 300] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /I 6 0 R >> >> >>'
const saying = rawStream('', Buffer.from(`BT /F 12 Tf 20 200 Td (${sound}) Tj ET 9 0 0 9 0 0 cm /I Do`))
const pdf = ({
  pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  content = saying,
  more = '' as string | Buffer,
}) =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    pages,
    page,
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    more,
  ])

const packed = (content: Buffer, filters = '/FlateDecode') => rawStream(`/Filter ${filters}`, content)
const flate = (content: Buffer) => packed(deflateSync(content))
/** A thousandth of what it unpacks to. */
const vast = deflateSync(Buffer.alloc(150 * megabyte, 'BT ET '))

const laughs = () => {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`)
  return `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY e0 "ha">${entities.join('')}]><w:document>&e9;</w:document>`
}

const refused: [name: string, problem: keyof typeof readingSentences, bytes: () => Buffer][] = [
  ['a zip bomb', 'too_heavy', () => rawZip([{ ...document, content: zeros }])],
  ['a zip bomb that lies', 'too_heavy', () => rawZip([{ ...document, content: zeros, saysSize: 100 }])],
  [
    'zip bombs in a zip',
    'wrong_kind',
    () => rawZip(Array.from({ length: 16 }, (_, at) => ({ name: `${at}.zip`, content: nested }))),
  ],
  ['a zip bomb in place of the text', 'damaged', () => rawZip([{ ...document, content: nested }])],
  [
    'files of a zip on top of each other',
    'too_heavy',
    () =>
      rawZip([
        twenty,
        { ...twenty, name: 'word/numbering.xml', at: 0 },
        { ...twenty, name: 'docProps/core.xml', at: 0 },
        document,
      ]),
  ],
  [
    '65,535 files in a zip',
    'too_heavy',
    () =>
      rawZip([
        document,
        ...Array.from({ length: 65_534 }, (_, at) => ({
          name: `word/${at}.xml`,
          content: Buffer.from('x'),
          stored: true,
          at: 0,
        })),
      ]),
  ],
  ['a billion laughs', 'damaged', () => rawZip([{ ...document, content: Buffer.from(laughs()) }])],
  ['a PDF of 150 MB in one part', 'too_heavy', () => pdf({ content: packed(vast) })],
  [
    'a PDF packed twice',
    'too_heavy',
    () => pdf({ content: packed(deflateSync(vast), '[/FlateDecode /FlateDecode]') }),
  ],
  [
    'a PDF packed ten times',
    'too_heavy',
    () => {
      let content: Buffer = Buffer.from(`BT (${sound}) Tj ET`)
      for (let time = 0; time < 10; time += 1) content = deflateSync(content)
      return pdf({ content: packed(content, `[${'/FlateDecode '.repeat(10)}]`) })
    },
  ],
  [
    'a PDF of many parts of 30 MB',
    'too_heavy',
    () => {
      const part = flate(Buffer.alloc(30 * megabyte, 'BT ET '))
      return pdf({ content: part, more: Buffer.concat([part, part, part]) })
    },
  ],
  [
    'a PDF that calls its text a picture',
    'scan',
    () => pdf({ content: rawStream('/Subtype /Image /Filter /FlateDecode', vast) }),
  ],
  [
    'a hundred thousand pages',
    'too_long',
    () => pdf({ pages: `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>` }),
  ],
  [
    'pages that hold themselves',
    'damaged',
    () => pdf({ pages: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }),
  ],
]
const nested = rawZip([{ name: 'word/document.xml', content: zeros }])

/** A picture of 30,000 × 30,000 pixels, one bit each, in 110 kB. */
function vastPng(): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  head[8] = 1
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(3_751 * 30_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function longGif(): Buffer {
  const frame = Buffer.from('21f9040001000000002c00000000e803e80300024c0100', 'hex')
  return Buffer.concat([
    Buffer.from('GIF89a\u00e8\u0003\u00e8\u0003\0\0\0', 'latin1'),
    ...Array(10_000).fill(frame),
  ])
}

/** A Word file with that picture in its text. */
const showing = (name: string, content: Buffer): Buffer =>
  rawZip([
    {
      ...document,
      content: Buffer.from(
        wordXml(`${wordParagraph(sound)}<w:p><w:r><w:drawing><a:blip r:embed="p"/></w:drawing></w:r></w:p>`),
      ),
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: Buffer.from(`<Relationships><Relationship Id="p" Target="media/${name}"/></Relationships>`),
    },
    { name: `word/media/${name}`, content },
  ])

/** Rectangles, lines and one picture, painted again and again around the words. */
function drawn(): Buffer {
  const shapes = Array.from({ length: 40_000 }, (_, at) => {
    const [x, y] = [(at * 7) % 590, (at * 13) % 290]
    return `${x} ${y} 20 15 re S ${x} ${y} m ${x + 30} ${y} l S q 50 0 0 50 ${x} ${y} cm /I Do Q`
  })
  const content = Buffer.from(`${shapes.join('\n')} BT /F 12 Tf 20 200 Td (${sound}) Tj ET`)
  return pdf({
    content: flate(content),
    more: rawStream(
      '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
      Buffer.alloc(64, 90),
    ),
  })
}

/** A stamp of nine million pixels, written anew for each page. */
function stamped(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, at) => 4 + at * 3)
  const pixels = deflateSync(Buffer.alloc(2_500 * 3_500, 200))
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((at) => `${at} 0 R`).join(' ')}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 300] /Contents ${at + 1} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /I ${at + 2} 0 R >> >> >>`,
      rawStream(
        '',
        Buffer.from(
          `q 600 0 0 300 0 0 cm /I Do Q ${at === 4 ? `BT /F 12 Tf 20 200 Td (${sound}) Tj ET` : ''}`,
        ),
      ),
      rawStream(
        '/Type /XObject /Subtype /Image /Width 2500 /Height 3500 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
        pixels,
      ),
    ]),
  ])
}

const note = 'Pictures too large to use were left out: 1.'
const read: [name: string, notes: string[], bytes: () => Buffer][] = [
  ['a picture of 30,000 × 30,000 in a Word file', [note], () => showing('a.png', vastPng())],
  ['a GIF of 10,000 pictures', [], () => showing('a.gif', longGif())],
  ['a GIF of 10,000 pictures by another name', [], () => showing('a.png', longGif())],
  ['zip bombs beside the text', [], () => rawZip([document, { name: 'word/media/a.png', content: nested }])],
  ['a page of a hundred thousand drawings and pictures', [], drawn],
  [
    'a stamp of nine million pixels on each of twenty pages',
    ['19 of 20 pages have no text that can be read and were left out: 2–20.'],
    () => stamped(20),
  ],
  [
    'a picture of 30,000 × 30,000 in a PDF',
    [],
    () =>
      pdf({
        more: rawStream(
          '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode',
          deflateSync(Buffer.alloc(3_750 * 30_000)),
        ),
      }),
  ],
]

let resting = 0
beforeAll(async () => {
  resting = (await measured(rawZip([document]))).memory
}, patience)

async function within(bytes: Buffer) {
  const { answer, seconds, memory } = await measured(bytes)
  expect(seconds).toBeLessThan(most.seconds)
  expect(memory - resting).toBeLessThan(most.growth)
  return answer
}

test.each(refused)(
  '%s is refused quickly and in little memory: %s',
  async (_, problem, bytes) => {
    const answer = await within(bytes())
    expect(answer && 'scanned' in answer ? { problem: 'scan' } : answer).toEqual({ problem })
  },
  patience,
)

test.each(read)(
  '%s is left alone, and the text is read',
  async (_, notes, bytes) => {
    expect(await within(bytes())).toMatchObject({
      source: { blocks: [{ text: sound }], pictures: [], notes },
    })
  },
  patience,
)
