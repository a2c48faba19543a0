import type { TestApp } from './app.ts'
import type { RecordPage } from './class-records.ts'
import type { Class } from './classes.ts'

type Teacher = Awaited<ReturnType<TestApp['as']>>

const call = 'POST /api/education/classes/{id}/workbook' as const
const sent = (klass: Class, bytes: Buffer, quarter?: number) => ({
  params: { id: klass.id },
  query: quarter === undefined ? {} : { quarter },
  file: { bytes, name: 'Science.xlsx' },
})
const page = (learners: RecordPage['learners'], sheet = 'SCIENCE_Q1'): RecordPage => ({
  sheet,
  highest: { ww: [20, 10], pt: [50], qa: [40] },
  learners,
})

/** A teacher who sends a record, looks at its preview and chooses in it. */
export const workbookPreviewsOf = (teacher: Teacher) => ({
  call,
  sent,
  page,
  preview: (klass: Class, bytes: Buffer, quarter?: number) => teacher.ok(call, sent(klass, bytes, quarter)),
  choose: (klass: Class, preview_id: number, body: object) =>
    teacher.ok('PUT /api/education/classes/{id}/workbook/{preview_id}', {
      params: { id: klass.id, preview_id },
      body,
    }),
})
