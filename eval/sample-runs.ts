import type { BlockRole } from '@klasrum/composer/understand/block-role'
import { blockFeaturesOf } from '@klasrum/composer/understand/features'
import { sectionsOf } from '@klasrum/composer/understand/sections'
import { readDocument } from '@klasrum/documents/read-document'
import { bytesOf, fileNameOf } from './files-of.ts'
import type { Run } from './fit-roles.ts'
import { samples } from './samples.ts'

const roleOfPart = (part: string): BlockRole | null =>
  part === 'lesson' ? 'content' : part === 'objectives' ? 'frame' : null

/** Our own samples as runs: clean lessons, whose parts are what their headings say. They keep the weights from forgetting such files. */
export async function sampleRuns(): Promise<Run[]> {
  const runs: Run[] = []
  for (const sample of samples.filter(({ as }) => as !== 'dll-docx' && as !== 'ilaw-docx')) {
    const answer = await readDocument(await bytesOf(sample), { fileName: fileNameOf(sample) })
    if ('problem' in answer) continue
    const { source } = answer
    const roles = new Map(
      sectionsOf(source).flatMap((section) =>
        section.blocks.map((block) => [block.number, roleOfPart(section.role)] as const),
      ),
    )
    const worded = source.blocks.filter(({ kind }) => kind !== 'picture')
    const features = blockFeaturesOf({ ...source, blocks: worded })
    let open: Run | null = null
    worded.forEach((block, at) => {
      const role =
        block.kind === 'caption' || block.kind === 'heading' ? null : (roles.get(block.number) ?? null)
      const shown = features[at]
      if (!role || !shown) {
        open = null
        return
      }
      if (!open) {
        open = { file: sample.name, features: [], roles: [] }
        runs.push(open)
      }
      open.features.push(shown)
      open.roles.push(role)
    })
  }
  return runs
}
