import type { Item, Material, OpenQuestion } from '@klasrum/contract/material'
import type { KeyedQuestion } from '@klasrum/contract/run-documents'
import type { DocumentName } from '@klasrum/contract/runs'
import type { SourceDocument } from '@klasrum/contract/source'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { withPapers } from '@klasrum/testkit/materials'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runFiles } from './materials.tables.ts'

const app = await startApp({ work: false })
const patience = 60_000

const ofFile = '/api/lesson-plans/runs/{id}/files/{file_id}'
const listing = `GET ${ofFile}/open-questions` as const
const placing = `POST ${ofFile}/open-questions/{question}/place` as const
const showing = `GET ${ofFile}/documents/{document}` as const
const removing = `DELETE ${ofFile}/documents/{document}/items/{item_id}` as const
const rewriting = `POST ${ofFile}/documents/{document}/rewrite` as const
const editing = `PUT ${ofFile}/documents/{document}/items/{item_id}` as const

const choices = ['chlorophyll', 'glucose', 'pollen', 'nectar']

/** Asked in the part of the lesson on how plants make food. */
function asks({ blocks }: SourceDocument): OpenQuestion[] {
  const at = blocks.find((block) => block.kind === 'paragraph' && block.text.includes('Photosynthesis is'))
  if (!at) throw new Error('The lesson says nothing of photosynthesis.')
  const source = { file: 'lesson.docx', page: at.page, paragraph: at.number, quote: 'Answer the questions.' }
  return [
    { stem: 'Which of these makes leaves green?', options: choices, source },
    { stem: 'What is the sugar of plants?', options: [], source },
    { stem: 'Which letter is right?', options: ['a', 'b', 'c', 'd', 'e', 'f'], source },
  ]
}

async function aFile(change: (material: Material) => Partial<Material> = () => ({})) {
  const teacher = await app.as(await aTeacher(app.tx))
  const run = await aFinishedRun(app.tx, { user: teacher.user })
  const { source, id: file_id } = run.file
  const made = withPapers(run.file.material)
  const material = { ...made, open_questions: asks(source), ...change(made) }
  await app.tx.update(runFiles).set({ material }).where(eq(runFiles.id, file_id))
  const file = { id: run.id, file_id }
  return {
    teacher,
    file,
    material,
    stored: async () => (await app.tx.select().from(runFiles).where(eq(runFiles.id, file_id)))[0]?.material,
    list: () => teacher.ok(listing, { params: file }),
    show: (document: DocumentName) => teacher.ok(showing, { params: { ...file, document } }),
    told: async () => (await teacher.ok('GET /api/lesson-plans/runs/{id}', { params: file })).files[0],
  }
}

const [stem, second] = ['Which of these makes leaves green?', 'What is the sugar of plants?']
const choice = { form: 'multiple_choice', stem, options: choices, answer: 0 } as const
const named = { form: 'identification', stem: second, answer: 'glucose' } as const
const stems = (questions: readonly OpenQuestion[]) => questions.map((each) => each.stem)
const ofForm = (items: readonly Item[], form: Item['form']) => items.filter((item) => item.form === form)

test('questions without a key are told of and listed with their choices and page, and stand on no paper', async () => {
  const { list, show, told, material } = await aFile()
  expect(await told()).toMatchObject({ open_questions: 3 })
  expect(await list()).toEqual({
    revision: 0,
    questions: material.open_questions,
    papers: ['session-1', 'session-2', 'exam'],
  })
  for (const document of ['session-1', 'session-2', 'exam'] as const)
    expect(JSON.stringify((await show(document)).paper)).not.toContain(stem)
})

test('a question with choices becomes the last of its part of the exam, in both versions, the key and the table', {
  timeout: patience,
}, async () => {
  const { teacher, file, material, show, list, told, stored } = await aFile()
  const before = await show('exam')
  const body = { revision: 0, document: 'exam', item: choice } as const
  const left = await teacher.ok(placing, { params: { ...file, question: 0 }, body })
  expect(left).toEqual(await list())
  expect([left.revision, stems(left.questions)]).toEqual([1, [second, 'Which letter is right?']])
  expect(await told()).toMatchObject({ open_questions: 2 })
  const after = await show('exam')
  const added = ofForm(after.items, 'multiple_choice').at(-1)
  expect(added).toMatchObject({
    ...choice,
    author: 'teacher',
    origin: 'exercise',
    bloom: 'remember',
    difficulty: 'easiest',
    topic: 'Making Food',
    points: 1,
  })
  expect(after.items.filter(({ id }) => id !== added?.id)).toEqual(before.items)
  const parts = after.paper.parts.map((part) => JSON.stringify(part.blocks))
  expect(parts.map((part) => part.includes(stem))).toEqual([true, true, false, false, false])
  expect(nonEmpty(parts.slice(2, 4)).every((part) => part.includes('chlorophyll'))).toBe(true)
  const [was, now] = [material.exam?.specifications, (await stored())?.exam?.specifications]
  expect(now?.total).toBe((was?.total ?? 0) + 1)
  const rowOf = (table: typeof now) => table?.rows.find(({ topic }) => topic === 'Making Food')
  expect(rowOf(now)?.numbers.remember).toHaveLength((rowOf(was)?.numbers.remember.length ?? 0) + 1)
})

test('a question without choices is put on a quiz with the answer that was typed, and the plan counts it', {
  timeout: patience,
}, async () => {
  const { teacher, file, show } = await aFile()
  const body = { revision: 0, document: 'session-2', item: named } as const
  await teacher.ok(placing, { params: { ...file, question: 1 }, body })
  const quiz = await show('session-2')
  expect(ofForm(quiz.items, 'identification').at(-1)).toMatchObject({ ...named, origin: 'exercise' })
  expect(JSON.stringify((await show('plan')).paper)).toMatch(/Quiz 2 \(15 items, about 15 min\)/)
})

test('a paper on which nothing stood becomes a document with its first question', {
  timeout: patience,
}, async () => {
  const { teacher, file, show, told, list } = await aFile(({ exam, quizzes }) => ({
    exam: exam && { ...exam, items: [] },
    quizzes: quizzes.map((quiz) => ({ ...quiz, items: [] })),
  }))
  expect((await told())?.documents.map(({ document }) => document)).toEqual(['plan'])
  expect((await list()).papers).toEqual(['session-1', 'session-2', 'exam'])
  const body = { revision: 0, document: 'exam', item: choice } as const
  await teacher.ok(placing, { params: { ...file, question: 0 }, body })
  expect((await told())?.documents.map(({ document, items }) => [document, items])).toEqual([
    ['plan', null],
    ['exam', 1],
  ])
  expect((await show('exam')).items).toMatchObject([{ ...choice, topic: 'Making Food' }])
})

test('a question that is taken off its paper or written over comes back to the list', {
  timeout: patience,
}, async () => {
  const { teacher, file, show, list } = await aFile()
  const place = (question: number, revision: number, item: typeof choice | typeof named) =>
    teacher.ok(placing, { params: { ...file, question }, body: { revision, document: 'session-1', item } })
  await place(0, 0, choice)
  await place(0, 1, named)
  expect(stems((await list()).questions)).toEqual(['Which letter is right?'])
  const added = (await show('session-1')).items.find((item) => item.stem === stem)
  const params = { ...file, document: 'session-1' as const }
  await teacher.ok(removing, { params: { ...params, item_id: added?.id ?? '' }, query: { revision: 2 } })
  const back = (await list()).questions
  expect(back.find((each) => each.stem === stem)?.options).toEqual(choices)
  await teacher.ok(rewriting, { params, body: { revision: 3 } })
  expect(stems((await list()).questions).sort()).toEqual(['Which letter is right?', stem, second].sort())
})

test('where a question comes from stays when it is edited, and cannot be claimed for another', {
  timeout: patience,
}, async () => {
  const { teacher, file, show } = await aFile()
  const params = { ...file, document: 'exam' as const }
  const body = { revision: 0, document: 'exam', item: choice } as const
  await teacher.ok(placing, { params: { ...file, question: 0 }, body })
  const { items } = await show('exam')
  const [own, other] = [items.find((item) => item.stem === stem), items.find((item) => item.stem !== stem)]
  if (!own || !other) throw new Error('Two questions are needed.')
  const { origin: _, ...bare } = own
  const edit = (item: Item, revision: number) =>
    teacher.ok(editing, { params: { ...params, item_id: item.id }, body: { revision, item } })
  const once = await edit({ ...bare, stem: 'What makes leaves green?' }, 1)
  expect(once.items.find(({ id }) => id === own.id)).toMatchObject({ origin: 'exercise' })
  const twice = await edit({ ...other, points: 2, origin: 'exercise' }, 2)
  expect(twice.items.find(({ id }) => id === other.id)).not.toHaveProperty('origin')
})

test.each<[string, KeyedQuestion, string, string]>([
  ['no text', { ...choice, stem: ' ' }, 'item.stem', 'Please fill this in.'],
  ['two options', { ...choice, options: ['a', 'b'] }, 'item.options', 'Give at least three options.'],
  [
    'six options',
    { ...choice, options: ['a', 'b', 'c', 'd', 'e', 'f'] },
    'item.options',
    'Five options are the most. Please remove one.',
  ],
  ['an option twice', { ...choice, options: ['a', 'A', 'b'] }, 'item.options.1', 'This stands here twice.'],
  ['an answer that is no option', { ...choice, answer: 5 }, 'item.answer', 'Choose the right answer.'],
  ['no answer', { ...named, answer: '' }, 'item.answer', 'Please fill this in.'],
])('with %s it is put nowhere', async (_, item, path, message) => {
  const { teacher, file, list } = await aFile()
  const before = await list()
  const body = { revision: 0, document: 'exam' as const, item }
  expect(await teacher.refusal(placing, { params: { ...file, question: 0 }, body })).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([{ path, message }]),
  })
  expect(await list()).toEqual(before)
})

test('a question is put on a paper once, however often and by however many it is sent', {
  timeout: patience,
}, async () => {
  const { teacher, file, show } = await aFile()
  const before = (await show('exam')).items.length
  const body = { revision: 0, document: 'exam', item: choice } as const
  const send = () => teacher.call(placing, { params: { ...file, question: 0 }, body })
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect((await show('exam')).items).toHaveLength(before + 1)
})

test('the plan, an exam that was not asked for, and a question that is not listed are not found', async () => {
  const { teacher, file } = await aFile(() => ({ exam: null }))
  const refused = async (document: DocumentName, question: number) =>
    teacher.refusal(placing, { params: { ...file, question }, body: { revision: 0, document, item: choice } })
  expect(await refused('plan', 0)).toMatchObject({ status: 404, code: 'run.not_found' })
  expect(await refused('exam', 0)).toMatchObject({ status: 404, code: 'run.not_found' })
  expect(await refused('session-1', 3)).toMatchObject({ status: 404, code: 'run.item_not_found' })
})

test("another teacher's questions do not exist", async () => {
  const { file } = await aFile()
  const other = await aFile()
  const body = { revision: 0, document: 'exam', item: choice } as const
  expect(await other.teacher.refusal(listing, { params: file })).toMatchObject({ code: 'run.not_found' })
  expect(await other.teacher.refusal(placing, { params: { ...file, question: 0 }, body })).toMatchObject({
    status: 404,
    code: 'run.not_found',
  })
})
