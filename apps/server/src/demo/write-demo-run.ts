import { writeFile } from 'node:fs/promises'
import { docxOf } from '@klasrum/documents/docx/docx'
import { readDocument } from '@klasrum/documents/read-document'
import { writeApart } from '../features/materials/write-apart.ts'
import { demoLesson } from './demo-lesson.ts'
import { demoFileName, demoLessonFile, demoRunFile, demoSettings } from './demo-run.ts'
import { writeDemoShow } from './write-demo-show.ts'

/** Makes the files of the demo run and of its show anew; run it when the engine writes or speaks better than it did. */
async function main(): Promise<void> {
  const blocks = demoLesson
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => {
      const heading = /^# (.+)$/.exec(line)?.[1]
      return {
        kind: 'paragraph' as const,
        runs: [{ text: heading ?? line }],
        ...(heading && { look: 'part' as const }),
      }
    })
  const bytes = await docxOf({
    title: 'How Earthquakes Happen',
    fileName: demoFileName,
    language: 'en',
    paper: 'A4',
    parts: [{ foot: { text: '', page: '' }, orientation: 'portrait', blocks }],
  })
  const read = await readDocument(bytes, { fileName: demoFileName })
  if ('problem' in read) throw new Error(read.problem)
  const made = await writeApart({
    kind: 'compose',
    source: read.source,
    settings: demoSettings,
    llm: undefined,
  })
  if ('problem' in made) throw new Error(made.problem)
  await writeFile(demoLessonFile, bytes)
  await writeFile(demoRunFile, `${JSON.stringify({ source: read.source, material: made.material })}\n`)
  await writeDemoShow()
}

await main()
