import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { itemFeaturesOf } from '@klasrum/composer/judging/features'
import { isSurelyFaulty } from '@klasrum/composer/judging/gates'
import type { Candidate } from '@klasrum/composer/sources/candidate'
import { unjudgedCandidates } from '@klasrum/composer/sources/candidates'
import { unitsFor } from '@klasrum/composer/sources/units/knowledge'
import { lessonOf } from '@klasrum/composer/understand/lesson'
import { hasLessonText, outlineOf } from '@klasrum/composer/understand/outline-of'
import { sessionsOf } from '@klasrum/composer/understand/sessions'
import { positionsOf } from '@klasrum/contract/material'
import type { SourceDocument } from '@klasrum/contract/source'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { chanceOf } from '@klasrum/skills/chance'
import type { JudgedItem } from './fit-score.ts'
import { digestOf } from './item-text.ts'
import { asked, usualSettings } from './material-of.ts'
import { judges } from './real.ts'
import { realFilesIn } from './real-files.ts'

type ReadFile = { name: string; source: SourceDocument }

/** Every Word and PDF file below a folder, and files that were read before and kept as JSON. */
async function* filesIn(folder: string): AsyncGenerator<ReadFile> {
  for await (const file of realFilesIn(folder)) if (!('problem' in file)) yield file
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const { name, parentPath } of entries.filter((entry) => entry.name.endsWith('.json')))
    yield { name, source: JSON.parse(await readFile(join(parentPath, name), 'utf8')) as SourceDocument }
}

/** What could be asked of a file on the papers that are evaluated, by digest. */
function candidatesIn(source: SourceDocument): Map<string, { candidate: Candidate; item: JudgedItem }> {
  const knowledge = { entries: allEntries, unitOf }
  const outline = outlineOf([source], asked.sessions, undefined, unitsFor([source], usualSettings, knowledge))
  const found = new Map<string, { candidate: Candidate; item: JudgedItem }>()
  if (!hasLessonText(outline.topics)) return found
  const lesson = lessonOf(outline)
  const sessions = sessionsOf(outline, asked.sessions)
  const { easiest, easy, moderate } = asked.exam
  const need = asked.quiz + Math.ceil((easiest + easy + moderate) / Math.max(1, sessions.length))
  for (const { number, topics } of sessions)
    for (const candidate of unjudgedCandidates(
      lesson,
      topics,
      need,
      chanceOf(usualSettings.seed).fork(`session ${number}`),
    )) {
      const { item, pattern } = candidate
      if (!pattern || isSurelyFaulty(candidate, lesson)) continue
      const digest = digestOf(item)
      found.set(digest, {
        candidate,
        item: {
          file: source.file_name,
          digest,
          sort: `${pattern}, ${item.form.replaceAll('_', ' ')}`,
          features: itemFeaturesOf(candidate, lesson),
          usable: 0,
          positions: positionsOf(item),
        },
      })
    }
  return found
}

const judgedFolder = new URL('./judged/', import.meta.url)

/** All verdicts on items of real files, by digest: of two readers who differ, each has half a voice. */
async function verdicts(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  for (const name of [...judges, 'text-candidates']) {
    const text = await readFile(new URL(`${name}.json`, judgedFolder), 'utf8')
    for (const [digest, verdict] of Object.entries(JSON.parse(text) as Record<string, string>))
      found.set(digest, [...(found.get(digest) ?? []), verdict])
  }
  return found
}

export type Found = { files: number; judged: JudgedItem[]; open: { file: string; candidate: Candidate }[] }

/** What could be asked of the files of some folders, with what readers said of it. */
export async function judgedCandidates(folders: readonly string[]): Promise<Found> {
  const known = await verdicts()
  const found: Found = { files: 0, judged: [], open: [] }
  const seen = new Set<string>()
  for (const folder of folders)
    for await (const { name, source } of filesIn(folder)) {
      found.files++
      for (const [digest, { candidate, item }] of candidatesIn(source)) {
        const said = known.get(digest)
        if (seen.has(digest)) continue
        seen.add(digest)
        if (said)
          found.judged.push({
            ...item,
            file: name,
            usable: said.filter((verdict) => verdict === 'usable').length / said.length,
          })
        else found.open.push({ file: name, candidate })
      }
    }
  return found
}
