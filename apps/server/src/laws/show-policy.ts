import { aTeacher, type User } from '@klasrum/testkit/builders'
import { toneWav } from '@klasrum/testkit/fakes/wav'
import { aFinishedShow, aScene } from '@klasrum/testkit/shows'
import { eq } from 'drizzle-orm'
import { sessions } from '../features/accounts/accounts.tables.ts'
import { newToken } from '../features/accounts/tokens.ts'
import { point_entries } from '../features/points/points.tables.ts'
import { signerAt } from '../features/slideshows/signed-address.ts'
import { slideshows } from '../features/slideshows/slideshows.tables.ts'
import { missingById, onlyOwners, type PolicyCall, type PolicyRow, staff } from './policy-row.ts'
import type { World } from './world.ts'

const may = onlyOwners(staff)
const finished = ({ tx, app }: World, user: User) => aFinishedShow(tx, { user, storage: app.house.storage })

const ofShow: PolicyRow['records'] = {
  of: async (world, user) => ({ params: { id: (await finished(world, user)).id } }),
  missing: missingById,
  may,
}
const ofJob: PolicyRow['records'] = {
  of: async (world, user) => ({ params: { id: (await finished(world, user)).job.id } }),
  missing: missingById,
  may,
}
const ofOpenJob: PolicyRow['records'] = {
  of: async ({ tx }, user) => {
    const { job } = await aFinishedShow(tx, { user, job: { status: 'queued', share: 0, ended_at: null } })
    return { params: { id: job.id } }
  },
  missing: missingById,
  may,
}
/** Its first scene; with the teacher's own voice where it says so. */
const ofScene = (recording: string | null): PolicyRow['records'] => ({
  of: async (world, user) => {
    const { id, script } = await finished(world, user)
    const [first, ...others] = script
    if (!first) throw new Error('The show has no scenes.')
    if (recording)
      await world.tx
        .update(slideshows)
        .set({ script: [{ ...first, recording }, ...others] })
        .where(eq(slideshows.id, id))
    return { params: { id, scene_id: first.id } }
  },
  missing: ({ missingId }) => ({ params: { id: missingId, scene_id: 'none' } }),
  may,
})

const editedOf = ({
  picture: _picture,
  source: _source,
  recording: _recording,
  ...scene
}: ReturnType<typeof aScene>) => scene

/** The other way round. */
const turned = async (world: World, user: User): Promise<PolicyCall> => {
  const { id, script } = await finished(world, user)
  return { params: { id }, body: { scenes: script.map(editedOf).reverse() } }
}

/** By its signed address, which anyone may have been given. */
const signed = async (world: World, user: User): Promise<PolicyCall> => {
  const { id } = await finished(world, user)
  const name = 'manifest.json'
  const { tx, app } = world
  const now = app.clock.now()
  const [session] = await tx
    .insert(sessions)
    .values({ user_id: (await aTeacher(tx)).id, token_hash: newToken(), created_at: now, last_used_at: now })
    .returning({ id: sessions.id })
  const sign = await signerAt(tx, session?.id ?? 0, now)
  const { searchParams } = new URL(sign({ id, name }), 'http://localhost')
  return { params: { id, name }, query: Object.fromEntries(searchParams) }
}

const show = '/api/education/slideshows/{id}'
const scene = `${show}/scenes/{scene_id}`
const wav = toneWav({ seconds: 0.5, sampleRate: 16_000 })

/** Narrated slide shows. */
export const showPolicy: Record<string, PolicyRow> = {
  'POST /api/education/slideshow-jobs': {
    who: staff,
    ask: async ({ tx }, { user }) => {
      await tx
        .insert(point_entries)
        .values({
          user_id: user.id,
          points: 30,
          kind: 'grant',
          reason_key: `shows:${user.id}`,
          note: 'For a test',
        })
        .onConflictDoNothing()
      return { file: Buffer.from('A lesson'), body: { duration_min: 1 } }
    },
  },
  'GET /api/education/slideshow-jobs/{id}': { who: staff, records: ofJob },
  'POST /api/education/slideshow-jobs/{id}/cancel': { who: staff, records: ofOpenJob },
  'GET /api/education/slideshows': { who: staff },
  'GET /api/education/voices': { who: staff },
  [`GET ${show}`]: { who: staff, records: ofShow },
  [`GET ${show}/manifest`]: { who: staff, records: ofShow },
  [`PATCH ${show}`]: { who: staff, ask: () => ({ body: { title: 'Another title' } }), records: ofShow },
  [`DELETE ${show}`]: { who: staff, records: ofShow },
  [`PUT ${show}/scenes`]: {
    who: staff,
    ask: () => ({ body: { revision: 0 } }),
    records: {
      of: turned,
      missing: (world) => ({ ...missingById(world), body: { scenes: [editedOf(aScene(1))] } }),
      may,
    },
  },
  [`POST ${scene}/recording`]: { who: staff, ask: () => ({ file: wav }), records: ofScene(null) },
  [`DELETE ${scene}/recording`]: { who: staff, records: ofScene('slideshow_files/voice') },
  [`GET ${show}/file`]: { who: staff, ask: () => ({ query: { as: 'vtt' } }), records: ofShow },
  'GET /api/slideshow-files/{id}/{name}': {
    who: 'anyone',
    records: {
      of: signed,
      missing: ({ missingId }) => ({
        params: { id: missingId, name: 'audio.mp3' },
        query: { expires: 99_999_999_999, signature: 'none' },
      }),
      may,
    },
  },
}
