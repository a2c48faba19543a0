import type { Received } from '@klasrum/contract/endpoint'
import type { listLearnerViewsEndpoint as shape } from '@klasrum/contract/learner-views'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { pageOfViews } from './learner-views.store.ts'
import { findReadable } from './learners.store.ts'

export async function listLearnerViews(
  tx: Tx,
  actor: Actor,
  id: number,
  page: Received<typeof shape.query>,
): Promise<Received<typeof shape.reply>> {
  if (!(await findReadable(tx, actor, id))) refuse('learner.not_found')
  const found = await pageOfViews(tx, id, page)
  return { views: found.slice(0, page.limit), has_more: found.length > page.limit }
}
