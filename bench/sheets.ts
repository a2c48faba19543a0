import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@klasrum/testkit/postgres'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import type { Result } from './measure.ts'
import { open } from './premises.ts'
import { benchInBrowser } from './sheet-browser.ts'
import { fillSheets } from './sheet-data.ts'
import { addBareSheet, benchOpening } from './sheet-opening.ts'
import { benchRecomputing } from './sheet-recomputing.ts'
import { benchSaving } from './sheet-saving.ts'
import { besideOthers } from './sheets-of-others.ts'

const webFolder = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
const classCount = 1_000

/** The grade sheet, in a database with a thousand classes of 60 learners and 40 items. */
export async function benchSheets(): Promise<Result[]> {
  await import('../apps/web/build.ts')
  const cluster = await startPostgres()
  const premises = await open(openPostgres(await cluster.createDatabase('sheets')), { webFolder })
  try {
    addBareSheet(premises)
    await premises.app.listen({ port: 0, host: '127.0.0.1' })
    const url = `http://127.0.0.1:${(premises.app.server.address() as AddressInfo).port}`
    const sheets = await fillSheets(premises.database, classCount)
    const token = await openSession(premises.database.tx, sheets.teacher.id, new Date())
    const [first] = sheets.classes
    if (!first) throw new Error('There is no class.')
    const recomputing = await benchRecomputing(premises, sheets)
    const opening = await benchOpening(premises, first.id, token)
    const saving = await benchSaving(premises, sheets, token)
    const browser = await benchInBrowser({ url, webFolder }, first.id, token)
    return [
      {
        title: `Grade sheet, postgres: ${classCount.toLocaleString('en')} classes of 60 × 40; bare or one statement, ours`,
        figures: [...opening.figures, ...saving.figures, recomputing],
      },
      {
        title: 'Grade sheet, Chromium slowed down 4 times: 60 × 45',
        figures: browser.figures,
      },
      besideOthers({
        server: opening.milliseconds,
        pressed: browser.milliseconds.pressed,
        address: browser.milliseconds.byAddress,
        save: saving.milliseconds,
      }),
    ]
  } finally {
    await premises.close()
    await cluster.stop()
  }
}
