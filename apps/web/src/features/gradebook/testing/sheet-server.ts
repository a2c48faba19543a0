import type { GradeItem } from '@klasrum/contract/class-record'
import type { Sheet, WrittenCell } from '@klasrum/contract/sheets'
import { type CellId, cellKeyOf, fromWire, type Slip, toNumber, toWire, type Value } from '../model/values.ts'
import type { AnsweredCell, Batch, WriteCellsReply } from '../queue/pending.ts'

const at = '2026-08-03T01:00:00.000Z'
const klass: Sheet['klass'] = {
  id: 7,
  school_id: 1,
  school_name: 'Malaya Elementary School',
  subject_id: 1,
  subject_name: 'Science',
  subject_code: 'SCI',
  term_id: 1,
  term_name: 'Quarter 1',
  school_year: '2025-2026',
  primary_teacher_id: 1,
  primary_teacher_name: 'Maricel Santos',
  grade_level: '7',
  section: 'Rizal',
  track: null,
  room_number: null,
  policy: 'plain',
  transmuted: false,
  archived_at: null,
  version: 1,
  current_quarter: 1,
  learner_count: 0,
  item_count: 0,
  progress: null,
}

export const item = (id: number, category: GradeItem['category'], max: number): GradeItem => ({
  id,
  class_id: klass.id,
  quarter: 1,
  category,
  part: null,
  title: `Item ${id}`,
  max_score: max,
  half_points: false,
})

export type SampleLearner = [student: number, name: string, gender: 'male' | 'female', dropped?: boolean]
export type ChangesReply = { version: number; reload: boolean; cells: WrittenCell[] }

type StoredCell = { value: Value; slip: Slip | null; by: string | null; version: number }
type Row = CellId & { by: string; from: Value; to: Value; source: string }

const slipWire = (slip: Slip | null) => ({
  typed: slip?.typed ?? null,
  typed_over: slip ? toNumber(slip.over) : null,
})

/** A table in memory that keeps to the contract of the sheet's calls. */
export function createSheetServer({ items, learners }: { items: GradeItem[]; learners: SampleLearner[] }) {
  const stored = new Map<string, StoredCell>()
  const history: Row[] = []
  const state = { version: 1, items, closed: false, archived: false }
  const storedCell = ({ item, student }: CellId): StoredCell =>
    stored.get(cellKeyOf(item, student)) ?? { value: null, slip: null, by: null, version: 0 }
  const written = (cell: CellId): WrittenCell => ({
    item_id: cell.item,
    student_id: cell.student,
    ...toWire(storedCell(cell).value),
    ...slipWire(storedCell(cell).slip),
    changed_by: storedCell(cell).by,
    changed_at: storedCell(cell).by ? at : null,
  })

  function writeOne(by: string, asked: Batch['body']['cells'][number], source: string): AnsweredCell {
    const cell = { item: asked.item_id, student: asked.student_id }
    const value = fromWire({ score: asked.score, excused: asked.excused ?? false })
    const { value: from } = storedCell(cell)
    const max = state.items.find(({ id }) => id === cell.item)?.max_score
    const answerWith = (answer: AnsweredCell['state'], problem: string | null = null): AnsweredCell => ({
      ...written(cell),
      state: answer,
      problem,
    })
    if (max === undefined) return answerWith('refused', 'There is no such grade item.')
    if (typeof value === 'number' && value > max)
      return answerWith('refused', `Score must be between 0 and ${max}.`)
    const typed = asked.typed ?? null
    const { slip: known } = storedCell(cell)
    if (from === value && typed === (known?.typed ?? null)) return answerWith('saved')
    if (from !== value && asked.seen && fromWire(asked.seen) !== from) return answerWith('conflict')
    const slip = typed === null ? null : { typed, over: known ? known.over : from }
    stored.set(cellKeyOf(cell.item, cell.student), { value, slip, by, version: state.version })
    if (from !== value || typed !== null) history.push({ ...cell, by, from, to: value, source })
    return answerWith('saved')
  }

  return {
    state,
    history,
    valueOf: (cell: CellId): Value => storedCell(cell).value,
    write(by: string, { body }: Batch): WriteCellsReply {
      state.version += 1
      const cells = body.cells.map((cell) => writeOne(by, cell, body.source ?? 'cell'))
      return { version: state.version, cells }
    },
    /** As another person does, from another device. */
    put(by: string, cell: CellId, value: Value): void {
      state.version += 1
      writeOne(by, { item_id: cell.item, student_id: cell.student, ...toWire(value) }, 'cell')
    },
    changes: (since: number): ChangesReply => ({
      version: state.version,
      reload: false,
      cells: learners.flatMap(([student]) =>
        state.items
          .filter(({ id }) => storedCell({ item: id, student }).version > since)
          .map(({ id }) => written({ item: id, student })),
      ),
    }),
    sheet: (): Sheet => ({
      klass: { ...klass, archived_at: state.archived ? at : null },
      quarter: 1,
      version: state.version,
      weights: { written_work_weight: 40, performance_task_weight: 40, quarterly_assessment_weight: 20 },
      closed_at: state.closed ? at : null,
      items: state.items,
      set_to_zero: learners.flatMap(([student]) =>
        state.items.flatMap(({ id }) => {
          const { slip } = storedCell({ item: id, student })
          return slip ? [{ item_id: id, student_id: student, ...slipWire(slip) }] : []
        }),
      ),
      learners: learners.map(([student, name, gender, dropped = false]) => ({
        enrollment_id: student,
        student_id: student,
        student_no: null,
        listed_name: name,
        gender,
        dropped,
        cells: state.items.map(({ id }) => toNumber(storedCell({ item: id, student }).value)),
      })),
    }),
  }
}
export type SheetServer = ReturnType<typeof createSheetServer>
