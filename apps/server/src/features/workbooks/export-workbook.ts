import type { ClassSummary } from '@klasrum/contract/classes'
import type { Received } from '@klasrum/contract/endpoint'
import type { exportWorkbookEndpoint as shape } from '@klasrum/contract/workbooks'
import { bookOf } from '@klasrum/documents/book'
import { inTx, type Tx } from '../../db/client.ts'
import type { House } from '../../house.ts'
import { fileName } from '../../http/printed.ts'
import type { Actor } from '../../http/session.ts'
import { readClass, recordOpening } from '../classes/door.ts'
import { readPeriods } from '../gradebook/door.ts'
import { letterHeadOf } from '../schools/door.ts'
import { recordBook } from './export-book.ts'
import { type ClassRecord, gradeName } from './export-record.ts'

export async function exportWorkbook(
  { database, clock }: House,
  actor: Actor,
  id: number,
): Promise<Received<typeof shape.reply>> {
  const record = await inTx(database, (tx) => readRecord(tx, actor, id, clock.now()))
  return { type: xlsxType, name: fileNameOf(record.klass), bytes: await bookOf(recordBook(record)) }
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function readRecord(tx: Tx, actor: Actor, id: number, made: Date): Promise<ClassRecord> {
  const klass = await readClass(tx, actor, id)
  await recordOpening(tx, actor, id, made, 'workbook')
  const periods = await readPeriods(tx, klass)
  const learners = (periods[0]?.learners ?? []).map(({ student_id, listed_name, student_no, gender }) => ({
    student_id,
    name: listed_name,
    lrn: student_no,
    gender,
  }))
  return {
    klass,
    head: await letterHeadOf(tx, klass.school_id),
    boys: learners.filter(({ gender }) => gender === 'male'),
    girls: learners.filter(({ gender }) => gender === 'female'),
    periods,
    made,
  }
}

const fileNameOf = (klass: ClassSummary): string =>
  `${fileName(['class record', klass.subject_name, gradeName(klass), klass.section, klass.school_year])}.xlsx`
