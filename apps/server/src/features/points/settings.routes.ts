import { api } from '@klasrum/contract/api'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../house.ts'
import { mount } from '../../http/mount.ts'
import { refuse } from '../../http/refuse.ts'
import { countWithinQuota } from '../../http/throttle.ts'
import { changeSettings, readAdminSettings, walletFrom } from './change-settings.ts'
import { readSettings } from './points.store.ts'
import { listChanges } from './settings.store.ts'
import { removeWalletQr, showWalletQr, uploadWalletQr } from './wallet-qr.ts'

const pictureChangesAnHour = 60

export function settingsRoutes(app: FastifyInstance, house: House): void {
  const { tx } = house.database

  mount(app, api.wallet, async () => walletFrom(await readSettings(tx)))
  mount(app, api.showWalletQr, ({ params }) => showWalletQr(house, params.name))
  mount(app, api.readSettings, () => readAdminSettings(tx))
  mount(app, api.changeSettings, ({ actor, body }) => changeSettings(house, actor, body))
  mount(
    app,
    api.uploadWalletQr,
    ({ actor, files: [file] }) => uploadWalletQr(house, actor, file ?? refuse('upload.missing')),
    ({ actor }) =>
      countWithinQuota(tx, `wallet-qr:${actor.user_id}`, house.clock.now(), pictureChangesAnHour),
  )
  mount(app, api.removeWalletQr, ({ actor }) => removeWalletQr(house, actor))
  mount(app, api.listSettingChanges, async ({ query }) => {
    const rows = await listChanges(tx, query.limit + 1, query.cursor_id)
    const changes = rows
      .slice(0, query.limit)
      .map((row) => ({ ...row, changed_at: row.changed_at.toISOString() }))
    const last = changes.at(-1)
    const has_more = rows.length > query.limit
    return { changes, has_more, next_cursor: has_more && last ? { cursor_id: last.id } : null }
  })
}
