import { monitorEventLoopDelay } from 'node:perf_hooks'
import { api } from '@klasrum/contract/api'
import { contentOf } from '@klasrum/testkit/client'
import { startPostgres } from '@klasrum/testkit/postgres'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import { type Fact, median, type Result } from './measure.ts'
import { open, type Premises } from './premises.ts'
import { fillSheets } from './sheet-data.ts'

const rounds = 10
const most = { export: 1_000, preview: 2_000 }
/** For measure only: a class of the same size on another machine. */
const others = 'Moodle 800 ms, RosarioSIS 80 ms'

/** Class records as workbooks: a class of 60 learners with a quarter of 40 items and one of 45. */
export async function benchWorkbooks(): Promise<Result[]> {
  const cluster = await startPostgres()
  const premises = await open(openPostgres(await cluster.createDatabase('workbooks')))
  try {
    const { teacher, classes } = await fillSheets(premises.database, 1)
    const token = await openSession(premises.database.tx, teacher.id, new Date())
    const id = classes[0]?.id ?? 0
    return [
      {
        title: 'Class record as a workbook, postgres: 60 × 40 and 60 × 45',
        figures: [...(await benchExport(premises, id, token)), await benchPreview(premises, id, token)],
      },
    ]
  } finally {
    await premises.close()
    await cluster.stop()
  }
}

async function benchExport({ app }: Premises, id: number, token: string): Promise<Fact[]> {
  const fetchIt = async () => {
    const started = performance.now()
    const { statusCode } = await app.inject({
      url: `/api/education/classes/${id}/workbook`,
      headers: { authorization: `Bearer ${token}` },
    })
    if (statusCode !== 200) throw new Error(`The workbook was answered ${statusCode}.`)
    return performance.now() - started
  }
  const first = await fetchIt()
  const held = monitorEventLoopDelay({ resolution: 1 })
  held.enable()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await fetchIt())
  held.disable()
  const usual = median(times)
  return [
    {
      what: 'export',
      found: `${usual.toFixed(0)} ms`,
      limit: { text: `${most.export} ms`, held: usual <= most.export },
    },
    { what: 'export, the first after a start', found: `${first.toFixed(0)} ms` },
    { what: 'longest that others wait meanwhile', found: `${(held.max / 1e6).toFixed(0)} ms` },
    { what: 'export, others', found: others },
  ]
}

/** The file that the export makes, read in a process of its own and judged cell by cell. */
async function benchPreview({ app }: Premises, id: number, token: string): Promise<Fact> {
  const url = `/api/education/classes/${id}/workbook`
  const authorization = `Bearer ${token}`
  const { rawPayload: bytes } = await app.inject({ url, headers: { authorization } })
  const { type = '', payload } = contentOf(api.previewWorkbook, { file: { bytes } })
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { authorization, 'content-type': type },
      payload,
    })
    if (answer.statusCode !== 200) throw new Error(`The preview was answered ${answer.statusCode}.`)
    times.push(performance.now() - started)
  }
  const usual = median(times)
  return {
    what: 'preview of an import',
    found: `${usual.toFixed(0)} ms`,
    limit: { text: `${most.preview} ms`, held: usual <= most.preview },
  }
}
