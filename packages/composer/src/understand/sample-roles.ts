import type { SourceDocument } from '@klasrum/contract/source'
import type { BlockRole } from './block-role.ts'
import { blockLinesOf } from './features.ts'
import { feeds, rolesOf } from './roles-of.ts'

/** The beginning of each block, and its role. */
export const sampleRolesIn = (document: SourceDocument): [string, BlockRole][] => {
  const roles = rolesOf(document)
  return document.blocks.map((block, at) => [blockLinesOf(block)[0] ?? '', roles[at] ?? 'furniture'])
}

/** The role of the block that begins so. */
export function sampleRoleOf(document: SourceDocument, beginning: string): BlockRole {
  const found = sampleRolesIn(document).find(([text]) => text.startsWith(beginning))
  if (!found) throw new Error(`No block begins with "${beginning}".`)
  return found[1]
}

/** The beginnings of the blocks that questions are asked of. */
export const taught = (document: SourceDocument): string[] =>
  sampleRolesIn(document)
    .filter(([, role]) => feeds(role))
    .map(([text]) => text)
