import type { Received } from '@klasrum/contract/endpoint'
import type { listSectionsEndpoint as shape } from '@klasrum/contract/sections'
import type { Tx } from '../../db/client.ts'
import type { Actor } from '../../http/session.ts'
import { countSections, pageOfSections, yearsOfSections } from './sections.store.ts'

export async function listSections(
  tx: Tx,
  actor: Actor,
  { school_year: asked, ...query }: Received<typeof shape.query>,
): Promise<Received<typeof shape.reply>> {
  const school_years = await yearsOfSections(tx, actor, query.school_id)
  const school_year = asked ?? school_years[0]
  if (school_year === undefined) return { school_year: null, school_years, sections: [], total: 0 }
  const listing = { ...query, school_year }
  return {
    school_year,
    school_years,
    sections: await pageOfSections(tx, actor, listing),
    total: await countSections(tx, actor, listing),
  }
}
