import type { SourceDocument } from '@klasrum/contract/source'
import type { BlockRole } from './block-role.ts'
import { linesOf } from './features.ts'
import { feeds, rolesOf } from './roles-of.ts'

/** The beginning of each block, and its role. */
export const rolesIn = (document: SourceDocument): [string, BlockRole][] => {
  const roles = rolesOf(document)
  return document.blocks.map((block, at) => [linesOf(block)[0] ?? '', roles[at] ?? 'furniture'])
}

/** The role of the block that begins so. */
export function roleOf(document: SourceDocument, beginning: string): BlockRole {
  const found = rolesIn(document).find(([text]) => text.startsWith(beginning))
  if (!found) throw new Error(`No block begins with "${beginning}".`)
  return found[1]
}

/** The beginnings of the blocks that questions are asked of. */
export const taught = (document: SourceDocument): string[] =>
  rolesIn(document)
    .filter(([, role]) => feeds(role))
    .map(([text]) => text)
