import { rewriteDocument as rewritten } from '@klasrum/composer/papers/rewrite'
import type { WorkOf, WritingAnswer } from '../write-apart.ts'
import { authorOf } from './author.ts'
import { knowledge } from './knowledge.ts'

/** Milliseconds for a model: the teacher waits for the answer, and what it leaves out is written by rule. */
const longest = 40_000

export async function answerRewrite(work: WorkOf<'rewrite'>): Promise<WritingAnswer> {
  const { source, material, document, seed, refused_ids, llm } = work
  const refused = new Set(refused_ids)
  const author = await authorOf(llm, longest)
  return { material: await rewritten([source], material, { document, seed, refused, author, knowledge }) }
}
