import type { Received } from '@klasrum/contract/endpoint'
import type { Section, appointAdviserEndpoint as shape } from '@klasrum/contract/sections'
import type { Tx } from '../../db/client.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { removeAdviser, setAdviser, shareTeacherOf } from './advisers.store.ts'
import { findSection } from './sections.store.ts'

export async function appointAdviser(
  tx: Tx,
  actor: Actor,
  { teacher_id, ...key }: Received<typeof shape.body>,
): Promise<Section> {
  const section = (await findSection(tx, actor, key)) ?? refuse('section.not_found')
  if (teacher_id === null) await removeAdviser(tx, section)
  else {
    if (!(await shareTeacherOf(tx, teacher_id, section.school_id))) refuse('teacher.not_found')
    await setAdviser(tx, section, teacher_id)
  }
  return (await findSection(tx, actor, key)) ?? refuse('section.not_found')
}
