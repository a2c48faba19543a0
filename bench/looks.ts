import { api } from '@klasrum/contract/api'
import type { Look } from '@klasrum/contract/looks'
import { aTeacher } from '@klasrum/testkit/builders'
import { contentOf } from '@klasrum/testkit/client'
import { startPostgres } from '@klasrum/testkit/postgres'
import { openPostgres } from '../apps/server/src/db/client.ts'
import { openSession } from '../apps/server/src/features/accounts/sessions.ts'
import { docxFrom, pdfFrom } from './composing.ts'
import { madePages } from './composing-lessons.ts'
import { median, type Result } from './measure.ts'
import { open } from './premises.ts'

const pages = 30
const rounds = 3
const mostSeconds = 5
const wish = {
  num_sessions: 4,
  quiz_items: 10,
  exam_enabled: 'true',
  exam_difficulty: '{"easiest":20,"easy":10,"moderate":8,"hard":2}',
}

/** From the upload of a file to what it gives, each time with a new process that reads it. */
export async function benchLooks(): Promise<Result> {
  const cluster = await startPostgres()
  const premises = await open(openPostgres(await cluster.createDatabase('looks')))
  try {
    const { tx } = premises.database
    const token = await openSession(tx, (await aTeacher(tx)).id, new Date())
    const look = async (name: string, bytes: Buffer): Promise<number> => {
      const { type = '', payload } = contentOf(api.lookAtLessons, { body: wish, file: { name, bytes } })
      const started = performance.now()
      const answer = await premises.app.inject({
        method: 'POST',
        url: '/api/lesson-plans/look',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        payload,
      })
      const seconds = (performance.now() - started) / 1_000
      const { files } = answer.json<Look>()
      if (!files?.[0]?.found) throw new Error(`A look gave nothing: ${answer.body}`)
      return seconds
    }
    const files = {
      'one.docx': await docxFrom(madePages(pages, 0)),
      'two.pdf': await pdfFrom(madePages(pages, pages)),
    }
    const figures = []
    for (const [name, bytes] of Object.entries(files)) {
      const times = []
      for (let round = 0; round < rounds; round += 1) times.push(await look(name, bytes))
      const seconds = median(times)
      figures.push({
        what: name.endsWith('.pdf') ? 'a PDF' : 'a Word file',
        found: `${seconds.toFixed(2)} s`,
        limit: { text: `${mostSeconds} s`, held: seconds <= mostSeconds },
      })
    }
    return { title: 'A free look at a file of 30 pages: 4 sessions, quizzes of 10, an exam of 40', figures }
  } finally {
    await premises.close()
    await cluster.stop()
  }
}
