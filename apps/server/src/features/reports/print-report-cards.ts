import type { Received } from '@klasrum/contract/endpoint'
import type { printReportCardsEndpoint as shape } from '@klasrum/contract/reports'
import { pdfOf } from '@klasrum/documents/pdf/pdf'
import { reportOf, text } from '@klasrum/documents/pdf/report-blocks'
import type { House } from '../../house.ts'
import { fileName, paperSizeOf, pdfFile } from '../../http/printed.ts'
import { refuse } from '../../http/refuse.ts'
import type { Actor } from '../../http/session.ts'
import { readClass } from '../classes/door.ts'
import { letterHeadOf, sectionName } from '../schools/door.ts'
import { cardBlocks } from './report-card-blocks.ts'
import { listCardLearners } from './report-cards.store.ts'
import { readCards } from './report-cards.ts'

type Query = Received<typeof shape.query>

export async function printReportCards(
  { database: { tx }, clock }: House,
  actor: Actor,
  class_id: number,
  { paper, student_id }: Query,
): Promise<Received<typeof shape.reply>> {
  const now = clock.now()
  const klass = await readClass(tx, actor, class_id)
  const learners = await listCardLearners(tx, class_id, student_id)
  if (student_id !== undefined && learners.length === 0) refuse('learner.not_found')
  const students = learners.map((learner) => learner.student_id)
  const { cardOf } = await readCards(tx, actor, klass, students, now)
  const head = await letterHeadOf(tx, klass.school_id)
  const cards = learners.map((learner) =>
    cardBlocks({ head, learner, card: cardOf(learner.student_id), policy: klass.policy, now }),
  )
  const bytes = await pdfOf(
    reportOf({
      title: `Report cards, ${sectionName(klass)}`,
      paper: paperSizeOf(paper),
      numbered: false,
      created: now,
      pages: cards.length > 0 ? cards : [[text('There are no learners in this class yet.')]],
    }),
  )
  const [only] = student_id === undefined ? [] : learners
  const about = only ? ['report card', only.listed_name] : ['report cards', klass.subject_name]
  return pdfFile(fileName([...about, sectionName(klass)], now), bytes)
}
