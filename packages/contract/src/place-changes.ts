import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Count, Id, Limit, Moment, managers, Offset, OptionalId, PathId } from './fields.ts'

export const PlaceKind = z.enum(['divisions', 'districts', 'schools'])
export type PlaceKind = z.infer<typeof PlaceKind>

const Shown = z.string().max(500).nullable()

export const PlaceChange = z.object({
  id: Id,
  place: PlaceKind,
  how: z.enum(['added', 'changed', 'deleted', 'imported', 'put-back']),
  /** Null once that account is gone. */
  by: z.string().max(170).nullable(),
  changed_at: Moment,
  /** How many places it changed: one, or those of an import. */
  places: Count,
  /** Of the place that was asked for, else of the first one. */
  name: z.string().max(200),
  /** What became of that place, field by field as people read it. */
  fields: z.array(z.object({ field: z.string().max(60), before: Shown, after: Shown })).max(40),
  put_back_at: Moment.nullable(),
  put_back_by: z.string().max(170).nullable(),
  /** Whether the caller can put it back. */
  may_put_back: z.boolean(),
})
export type PlaceChange = z.infer<typeof PlaceChange>

export const listPlaceChangesEndpoint = endpoint({
  method: 'GET',
  path: '/api/education/place-changes',
  summary: 'Who changed divisions, districts or schools, or one of them (`place_id`), the latest first.',
  access: managers,
  records: 'all',
  query: z.object({ place: PlaceKind, place_id: OptionalId, limit: Limit(100, 20), offset: Offset }),
  reply: z.object({ changes: z.array(PlaceChange).max(100), has_more: z.boolean() }),
  refusals: ['request.invalid'],
})

export const putBackPlaceChangeEndpoint = endpoint({
  method: 'POST',
  path: '/api/education/place-changes/{id}/put-back',
  summary: 'Puts back what a change did, an import as a whole; for an admin and whoever made the change.',
  access: managers,
  records: 'all',
  params: z.object({ id: PathId }),
  reply: z.object({ places: Count }),
  refusals: [
    'place_change.not_found',
    'place_change.not_yours',
    'place_change.put_back',
    'place_change.overtaken',
    'record.in_use',
  ],
})
