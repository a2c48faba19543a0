import { unpackZip } from '@klasrum/documents/unpack-zip'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { plantLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { pagesOf, textOf } from '@klasrum/testkit/pdf-pages'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const patience = 60_000

const file = 'GET /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/file'
const all = 'GET /api/lesson-plans/runs/{id}/documents'

async function aLibrary(wish: Omit<Parameters<typeof aFinishedRun>[1], 'user'> = {}) {
  const teacher = await app.as(await aTeacher(app.tx))
  const run = await aFinishedRun(app.tx, { user: teacher.user, ...wish })
  return { teacher, run, params: { id: run.id, file_id: run.file.id, document: 'exam' as const } }
}

const unpacked = (bytes: Buffer) => unpackZip(bytes, { wanted: /./, most: 50_000_000 })
const textIn = (bytes: Buffer): string => pagesOf(bytes).map(textOf).join(' ')

test('a document comes as a Word file under the name of its lesson', { timeout: patience }, async () => {
  const { teacher, params } = await aLibrary()
  const { status, headers, bytes } = await teacher.call(file, { params })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'cache-control': 'no-store',
    'content-disposition': expect.stringContaining('attachment; filename="Exam_-_How_Plants_Live_-_'),
  })
  const xml = unpacked(bytes).get('word/document.xml')?.toString('utf8')
  expect(xml).toContain('Table of Specifications')
  expect(xml).toContain('w:w="11906" w:h="16838"')
})

test('the same document comes as a PDF on long paper', { timeout: patience }, async () => {
  const { teacher, params } = await aLibrary({ language: 'fil' })
  const { headers, bytes } = await teacher.call(file, { params, query: { format: 'pdf', paper: 'long' } })
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('filename="Exam_-_Ang_Siklo_ng_Tubig_-_'),
  })
  expect(pagesOf(bytes)[0]?.size).toBe('612 936')
  const text = textIn(bytes)
  for (const part of ['Bersiyon A', 'Bersiyon B', 'Susi sa Pagwawasto', 'Talahanayan ng Ispesipikasyon'])
    expect(text).toContain(part)
})

test('an edit is in the next file', { timeout: patience }, async () => {
  const { teacher, run, params } = await aLibrary()
  const [item] = run.file.material.exam?.items ?? []
  if (!item) throw new Error('There is no item.')
  await teacher.ok('PUT /api/lesson-plans/runs/{id}/files/{file_id}/documents/{document}/items/{item_id}', {
    params: { ...params, item_id: item.id },
    body: { revision: 0, item: { ...item, stem: 'Written by hand?' } },
  })
  const { bytes } = await teacher.call(file, { params, query: { format: 'pdf' } })
  expect(textIn(bytes).match(/Written by hand\?/g)).toHaveLength(2)
})

test('all documents of a run come in one zip', { timeout: patience }, async () => {
  const { teacher, run } = await aLibrary()
  const { headers, bytes } = await teacher.call(all, { params: { id: run.id } })
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('filename="Lesson_documents_-_How_Plants_Live_-_'),
  })
  const files = unpacked(bytes)
  expect([...files.keys()]).toEqual([
    expect.stringMatching(/^Lesson plan - How Plants Live - .*\d{4}-\d\d-\d\d\.docx$/),
    expect.stringMatching(/^Quiz 1 - .+\.docx$/),
    expect.stringMatching(/^Quiz 2 - .+\.docx$/),
    expect.stringMatching(/^Exam - How Plants Live - .*\d{4}-\d\d-\d\d\.docx$/),
  ])
  for (const word of nonEmpty(files.values())) expect(unpacked(word).has('word/document.xml')).toBe(true)
})

test('the documents of several files stand in folders, as PDFs if asked for', {
  timeout: patience,
}, async () => {
  const { teacher, run } = await aLibrary({
    fileNames: ['../../Plants.docx', 'Plants.docx'],
    settings: { exam: null, sessions: 1 },
  })
  const { bytes } = await teacher.call(all, { params: { id: run.id }, query: { format: 'pdf' } })
  const names = [...unpacked(bytes).keys()]
  expect(names).toHaveLength(4)
  expect(new Set(names.map((name) => name.split('/')[0]))).toEqual(
    new Set(['File 1 - Plants', 'File 2 - Plants']),
  )
})

const hostile = [
  '../../etc/passwd',
  '..\\..\\boot.ini',
  'CON',
  'a\u202Etxt.exe',
  '<img src=x onerror=alert(1)>',
  '=cmd|calc',
  'line\r\nset-cookie: a=b',
  `a${'🌱'.repeat(120)}`,
  '"quoted"; filename="x.exe',
]

test.each(hostile)('a lesson called %j gives names that do no harm', { timeout: patience }, async (title) => {
  const text = plantLesson.replace('# How Plants Live', `# ${title.replace(/\s+/g, ' ')}`)
  const { teacher, run } = await aLibrary({
    text,
    fileNames: [`${title}.docx`, 'b.docx'],
    settings: { exam: null, sessions: 1 },
  })
  const { headers, bytes } = await teacher.call(all, { params: { id: run.id } })
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\w.-]+"(; filename\*=UTF-8''[\w.~%!-]+)?$/,
  )
  const [, ...more] = Object.keys(headers).filter((name) => name === 'set-cookie')
  expect(more).toEqual([])
  for (const path of nonEmpty(unpacked(bytes).keys())) {
    expect(path.split('/')).toHaveLength(2)
    for (const name of nonEmpty(path.split('/'))) {
      expect(name).not.toMatch(/[\p{C}<>:"\\|?*]|^\.|[. ]$/u)
      expect(name).toMatch(/^(File \d|Lesson plan|Quiz \d)/)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    }
  }
})

test('a run of which nothing was made, or of another, has no documents', async () => {
  const { run, params } = await aLibrary()
  const other = await app.as(await aTeacher(app.tx))
  for (const refused of [
    await other.refusal(all, { params: { id: run.id } }),
    await other.refusal(file, { params }),
    await other.refusal(file, { params: { ...params, file_id: 999_999 } }),
  ])
    expect(refused).toMatchObject({ status: 404, code: 'run.not_found' })
})
