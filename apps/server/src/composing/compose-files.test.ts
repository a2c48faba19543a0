import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Material } from '@klasrum/contract/material'
import type { PaperDocument } from '@klasrum/contract/papers'
import { docxOf } from '@klasrum/documents/docx/docx'
import { expect, onTestFinished, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { composeFiles, NothingMade } from './compose-files.ts'

const lesson = [
  ['part', 'The Water Cycle'],
  ['', 'The water cycle is the movement of water between the land, the sea and the air.'],
  ['part', 'Evaporation'],
  [
    '',
    'Evaporation is the change of liquid water into vapor. The heat of the sun causes evaporation from seas and lakes.',
  ],
  ['', 'Transpiration is the release of water vapor from the leaves of plants.'],
  ['part', 'Condensation'],
  [
    '',
    'Condensation is the change of water vapor into tiny drops. Clouds form because rising air becomes cooler.',
  ],
  ['', 'Precipitation is water that falls from clouds as rain, snow or hail.'],
] as const

const written: PaperDocument = {
  title: 'The Water Cycle',
  fileName: 'water',
  language: 'en',
  paper: 'A4',
  parts: [
    {
      foot: { text: '', page: '' },
      orientation: 'portrait',
      blocks: lesson.map(([look, text]) => ({
        kind: 'paragraph',
        runs: [{ text }],
        ...(look && { look }),
      })),
    },
  ],
}

async function desk() {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-compose-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const paths = {
    good: join(folder, 'water.docx'),
    bad: join(folder, 'bad.pdf'),
    out: join(folder, 'new', 'out'),
  }
  await writeFile(paths.good, await docxOf(written))
  await writeFile(paths.bad, '%PDF-1.7 cut off')
  const said: string[] = []
  const run = (...typed: string[]) =>
    composeFiles(readArguments([...typed, '--out', paths.out]), { say: (line) => said.push(line) })
  return { ...paths, said, run }
}

test('a damaged file is told of, and the others become documents beside what they were made from', async () => {
  const { good, bad, out, said, run } = await desk()
  await run(bad, good, '--sessions', '1', '--quiz', '3', '--exam', '2,1,0,0')
  const files = (await readdir(out)).sort()
  expect(files.filter((name) => /^(Lesson plan|Quiz 1|Exam) - .*\.docx$/.test(name))).toHaveLength(3)
  expect(files).toContain('material.json')
  expect(files).toHaveLength(4)
  const material = Material.parse(JSON.parse(await readFile(join(out, 'material.json'), 'utf8')))
  expect(material.files.map(({ file_name }) => file_name)).toEqual(['water.docx'])
  expect(said[0]).toMatch(/^bad\.pdf: \w.*\.$/)
  expect(said.filter((line) => line.startsWith('Written: '))).toHaveLength(4)
})

test('when no file can be read, nothing is written', async () => {
  const { bad, out, said, run } = await desk()
  await expect(run(bad, join(out, 'nowhere.docx'))).rejects.toThrow(
    new NothingMade('None of the files could be read.'),
  )
  expect(said).toContain('nowhere.docx: There is no such file.')
  await expect(readdir(out)).rejects.toThrow('ENOENT')
})
