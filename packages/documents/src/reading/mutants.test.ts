import { atSize } from '@klasrum/testkit/size'
import { expect, test } from 'vitest'
import { documentOfBytes } from './document-of-bytes.ts'
import { madeDoc } from './made-doc.ts'
import { madeDocx, wordParagraph, wordXml } from './made-docx.ts'
import { madeLessons, madePdf, madeText } from './made-pdf.ts'
import { rawZip } from './made-raw.ts'

const sound = 'Plants make their own food from water, air and sunlight every day.'

/** The same in every run. */
function chance(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
}

/** Cut, bits turned, a stretch of it doubled or blanked. */
function mutant(bytes: Buffer, seed: number): Buffer {
  const pick = chance(seed + 1)
  pick(2)
  const made = Buffer.from(bytes)
  const way = pick(4)
  if (way === 0) return made.subarray(0, pick(made.length))
  const from = pick(made.length)
  const to = Math.min(made.length, from + 1 + pick(200))
  if (way === 1) return Buffer.concat([made.subarray(0, to), made.subarray(from)])
  if (way === 2) return made.fill(0, from, to)
  for (let turned = 0; turned <= pick(30); turned += 1) {
    const at = pick(made.length)
    made[at] = (made[at] ?? 0) ^ (1 << pick(8))
  }
  return made
}

test(
  'damaged files are read or refused for a reason of the list, and none hangs',
  async () => {
    const sounds = [
      await madePdf([...madeLessons(1), { text: madeText(1) }]),
      await madePdf([sound], { compress: false }),
      await madeDocx(
        `${wordParagraph(`${sound} *Food*`)}<w:tbl><w:tr><w:tc>${wordParagraph('a')}</w:tc><w:tc>${wordParagraph('b')}</w:tc></w:tr></w:tbl>`,
      ),
      rawZip([
        { name: 'word/document.xml', content: Buffer.from(wordXml(wordParagraph(sound))), stored: true },
      ]),
      madeDoc([sound, 'a\tb\t\t', sound]),
    ]
    const problems = new Set<string>()
    let slowest = 0
    for (let seed = 0; seed < atSize({ commit: 200, long: 10_000 }); seed += 1) {
      const bytes = mutant(sounds[seed % sounds.length] ?? Buffer.alloc(0), seed)
      const started = performance.now()
      const reading = await documentOfBytes(bytes, 'lesson.pdf').catch((error: unknown) => {
        throw new Error(`Mutant ${seed} broke the reader.`, { cause: error })
      })
      slowest = Math.max(slowest, performance.now() - started)
      problems.add('problem' in reading ? reading.problem : 'read')
    }
    expect([...problems]).toEqual(expect.arrayContaining(['read', 'damaged']))
    expect(slowest).toBeLessThan(10_000)
  },
  atSize({ commit: 60_000, long: 1_800_000 }),
)
