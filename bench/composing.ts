import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { Material, positionsOf } from '@klasrum/contract/material'
import { madeDocx, wordParagraph } from '../packages/documents/src/reading/made-docx.ts'
import { madePdf } from '../packages/documents/src/reading/made-pdf.ts'
import { type MadePage, madePages } from './composing-lessons.ts'
import { median, type Result } from './measure.ts'
import { peakDuring } from './memory.ts'

const command = fileURLToPath(new URL('../apps/server/src/compose.ts', import.meta.url))
const pages = 30
const rounds = 3
const asked = ['--sessions', '4', '--quiz', '20', '--exam', '16,12,8,4']
const numbersAsked = 4 * 20 + 16 + 12 + 8 + 4
const most = { seconds: 10, megabytes: 600 }
/** From one look at the memory to the next: its peak is short. */
const intervalMs = 50

/** Three files of 30 pages become a lesson plan, quizzes, an exam and their Word files, by rule and without a model. */
export async function benchComposing(): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-composing-'))
  try {
    const files = {
      'one.docx': await docxFrom(madePages(pages, 0)),
      'two.pdf': await pdfFrom(madePages(pages, pages)),
      'three.pdf': await pdfFrom(madePages(pages, pages * 2)),
    }
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes)
    const runs = []
    for (let round = 0; round < rounds; round += 1)
      runs.push(
        await run(
          Object.keys(files).map((name) => join(folder, name)),
          join(folder, `${round}`),
        ),
      )
    const seconds = median(runs.map((each) => each.seconds))
    const megabytes = Math.max(...runs.map((each) => each.megabytes))
    return {
      title: 'Material by rule: three files of 30 pages, 4 sessions, quizzes of 20, an exam of 40',
      figures: [
        {
          what: 'from the command to the last Word file',
          found: `${seconds.toFixed(2)} s`,
          limit: { text: `${most.seconds} s`, held: seconds <= most.seconds },
        },
        {
          what: 'memory of all its processes at most',
          found: `${megabytes.toFixed(0)} MB`,
          limit: { text: `${most.megabytes} MB`, held: megabytes <= most.megabytes },
        },
      ],
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

export const pdfFrom = (made: readonly MadePage[]): Promise<Buffer> =>
  madePdf(
    made.flatMap(({ title, paragraphs }, at) => [
      { text: title, fontSize: 16, bold: true, ...(at > 0 && { pageBreak: 'before' as const }) },
      ...paragraphs.map((paragraph) => ({
        text: paragraph,
        margin: [0, 0, 0, 8] as [number, number, number, number],
      })),
    ]),
  )

export const docxFrom = (made: readonly MadePage[]): Promise<Buffer> =>
  madeDocx(
    made
      .flatMap(({ title, paragraphs }) => [
        wordParagraph(title, '<w:outlineLvl w:val="0"/>'),
        ...paragraphs.map((paragraph) => wordParagraph(paragraph)),
      ])
      .join(''),
  )

async function run(files: readonly string[], out: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now()
  const composing = spawn(process.execPath, [command, ...files, ...asked, '--out', out], { env: {} })
  const {
    made: [said, [code]],
    megabytes,
  } = await peakDuring(
    () => Promise.all([text(composing.stderr), once(composing, 'close'), composing.stdout.resume()]),
    { id: composing.pid, intervalMs },
  )
  const seconds = (performance.now() - started) / 1_000
  if (code !== 0) throw new Error(`Nothing was made: ${said}`)
  await judge(out)
  return { seconds, megabytes }
}

const enough = 0.8

/** A quick run that makes much less than it was asked for would measure nothing. */
async function judge(out: string): Promise<void> {
  const { quizzes, exam } = Material.parse(JSON.parse(await readFile(join(out, 'material.json'), 'utf8')))
  const items = [...quizzes.flatMap((quiz) => quiz.items), ...(exam?.items ?? [])]
  const made = items.reduce((sum, item) => sum + positionsOf(item), 0)
  if (made < enough * numbersAsked) throw new Error(`Only ${made} of ${numbersAsked} numbers were made.`)
}
