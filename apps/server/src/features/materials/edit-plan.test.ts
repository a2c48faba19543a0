import type { PlanField } from '@klasrum/contract/run-documents'
import type { DocumentName } from '@klasrum/contract/runs'
import { unpackZip } from '@klasrum/documents/unpack-zip'
import { startApp } from '@klasrum/testkit/app'
import { aTeacher } from '@klasrum/testkit/builders'
import { withPapers } from '@klasrum/testkit/materials'
import { aFinishedRun } from '@klasrum/testkit/runs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runFiles } from './materials.tables.ts'

const app = await startApp({ work: false })
const patience = 60_000

const ofFile = '/api/lesson-plans/runs/{id}/files/{file_id}'
const showing = `GET ${ofFile}/documents/{document}` as const
const rewriting = `POST ${ofFile}/documents/{document}/rewrite` as const
const downloading = `GET ${ofFile}/documents/{document}/file` as const
const writing = `PATCH ${ofFile}/plan/texts/{text_id}` as const
const heading = `PATCH ${ofFile}/plan/heading` as const

async function aPlan(wish: Omit<Parameters<typeof aFinishedRun>[1], 'user'> = {}) {
  const teacher = await app.as(await aTeacher(app.tx))
  const run = await aFinishedRun(app.tx, { user: teacher.user, ...wish })
  const material = withPapers(run.file.material)
  await app.tx.update(runFiles).set({ material }).where(eq(runFiles.id, run.file.id))
  const file = { id: run.id, file_id: run.file.id }
  const show = (document: DocumentName) => teacher.ok(showing, { params: { ...file, document } })
  const text = async (label: RegExp): Promise<PlanField> => {
    const found = (await show('plan')).texts.find((each) => label.test(each.label))
    if (!found) throw new Error(`The plan has no ${label}.`)
    return found
  }
  const stored = async () => {
    const [row] = await app.tx.select().from(runFiles).where(eq(runFiles.id, run.file.id))
    if (!row?.material) throw new Error('There is no material.')
    return row.material
  }
  const word = async (document: DocumentName): Promise<string> => {
    const { bytes } = await teacher.call(downloading, { params: { ...file, document } })
    const files = unpackZip(bytes, { wanted: /document\.xml$/, most: 50_000_000 })
    return files.get('word/document.xml')?.toString('utf8') ?? ''
  }
  return { teacher, file, show, text, stored, word }
}

test('what is typed into a cell stands in the plan and in its Word file at once, line by line, and nowhere else', {
  timeout: patience,
}, async () => {
  const { teacher, file, show, text, stored, word } = await aPlan()
  const { id, label } = await text(/^Flow.*Session 2/)
  expect(label).toMatch(/, Session 2$/)
  const before = await stored()
  const params = { ...file, text_id: id }
  const lines = ['', 'Show the leaf.', '', 'Ask: what is green?\u0000', ' ']
  const plan = await teacher.ok(writing, { params, body: { revision: 0, lines } })
  expect(plan).toMatchObject({ document: 'plan', revision: 1, typed_texts: 1 })
  expect(plan.texts.find((each) => each.id === id)?.lines).toEqual([
    'Show the leaf.',
    '',
    'Ask: what is green?',
  ])
  expect(await show('plan')).toEqual(plan)
  const cell = plan.paper.parts
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.rows : []))
    .flatMap(({ cells }) => cells)
    .find(({ field }) => field === id)
  expect(cell?.fill).toBeUndefined()
  expect(cell?.text.map(({ runs }) => runs)).toEqual([
    [{ text: 'Show the leaf.' }],
    [{ text: '' }],
    [{ text: 'Ask: what is green?' }],
  ])
  expect(await word('plan')).toContain('Ask: what is green?')
  const after = await stored()
  const [, section = 0, row = 0] = id.split('-').map(Number)
  const cells = after.plan.sections[section]?.rows[row]?.cells
  expect(cells?.[1]).toEqual({ lines: expect.any(Array), from: 'teacher', typed: true })
  expect(cells?.[0]).toEqual(before.plan.sections[section]?.rows[row]?.cells[0])
  expect(after.declaration).toMatch(/The teacher has changed 1 text of the plan\.$/)
  expect(after.plan.header.at(-1)?.value).toBe(after.declaration)
})

test('a text of all sessions is written for all or for one; a prompt that was answered is no prompt any more', async () => {
  const { teacher, file, show, text } = await aPlan()
  const context = await text(/^Learner.* Context/i)
  expect(context).toMatchObject({ id: expect.stringMatching(/^row-/), sessions: [{}, {}] })
  const shaded = 'What is shaded is for the teacher to write.'
  const write = (text_id: string, revision: number, line: string) =>
    teacher.ok(writing, { params: { ...file, text_id }, body: { revision, lines: [line] } })
  const all = await write(context.id, 0, 'Forty learners, most of them near the sea.')
  expect(all.texts.find(({ id }) => id === context.id)?.lines).toEqual([
    'Forty learners, most of them near the sea.',
  ])
  expect(all.typed_texts).toBe(1)
  const second = context.sessions[1]?.id ?? ''
  const one = await write(second, 1, 'On the second day they work in pairs.')
  expect(one.texts.find(({ id }) => id === second)?.lines).toEqual(['On the second day they work in pairs.'])
  expect(one.texts.some(({ id }) => id === context.id)).toBe(false)
  expect(one.typed_texts).toBe(2)
  let revision = 2
  for (const each of (await show('plan')).texts.filter(({ id }) => !id.startsWith('head')))
    revision = (await write(each.id, revision, 'Written by hand.')).revision
  expect(JSON.stringify((await show('plan')).paper)).not.toContain(shaded)
})

test('the heading of a plan is that of all its papers, in the page and in Word', {
  timeout: patience,
}, async () => {
  const { teacher, file, show, text, word, stored } = await aPlan()
  const body = {
    revision: 0,
    title: 'Plants around us',
    grade_and_section: 'Grade 7 – Sampaguita',
    learning_area: 'Science',
    quarter: 'Quarter 2',
    dates: 'November 16 to 20',
  }
  const plan = await teacher.ok(heading, { params: file, body })
  const { revision: _, ...given } = body
  expect(plan.heading).toEqual(given)
  expect(plan.paper.fileName).toBe('Lesson plan - Plants around us')
  expect((await text(/^Grade/)).lines).toEqual(['Grade 7 – Sampaguita'])
  expect((await text(/Learning Area/i)).lines).toEqual(['Science: Plants around us'])
  const [quiz, exam] = [await word('session-1'), await word('exam')]
  for (const each of [quiz, exam, await word('plan')]) expect(each).toContain('Science · Quarter 2')
  for (const each of [quiz, exam]) expect(each).toContain('Grade 7 – Sampaguita')
  expect((await show('exam')).paper.title).toBe('Exam: Plants around us')

  const grade = await text(/^Grade/)
  const params = { ...file, text_id: grade.id }
  await teacher.ok(writing, { params, body: { revision: 1, lines: ['Grade 8'] } })
  expect(await word('session-1')).toContain('Grade 8')
  expect((await show('plan')).heading).toMatchObject({ grade_and_section: 'Grade 8', quarter: 'Quarter 2' })
  const cleared = await teacher.ok(heading, { params: file, body: { revision: 2, quarter: '' } })
  expect(cleared.heading).toMatchObject({ quarter: null, dates: 'November 16 to 20' })
  expect((await stored()).settings.heading).toMatchObject({ quarter: null, grade_and_section: 'Grade 8' })
})

test('of several who write the same plan at once one is saved; the others are told so and change nothing', async () => {
  const { teacher, file, show, text } = await aPlan()
  const { id } = await text(/^Flow.*Session 1/)
  const params = { ...file, text_id: id }
  const write = (number: number) =>
    teacher.call(writing, { params, body: { revision: 0, lines: [`Text ${number}`] } })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, number) => write(number)))
  const saved = answers.filter(({ status }) => status === 200)
  expect(saved).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(saved[0]?.body).toEqual(await show('plan'))
  expect(
    await teacher.refusal(heading, { params: file, body: { revision: 0, quarter: 'Two' } }),
  ).toMatchObject({
    status: 409,
    code: 'run.changed',
    detail: 'This document was changed meanwhile. Please load it again.',
  })
  expect((await show('plan')).revision).toBe(1)
})

test('what is saved as it was is no change', async () => {
  const { teacher, file, show, text } = await aPlan()
  const before = await show('plan')
  const prompt = await text(/^Learner.* Context/i)
  const params = { ...file, text_id: prompt.id }
  expect(await teacher.ok(writing, { params, body: { revision: 0, lines: prompt.lines } })).toEqual(before)
  expect(await teacher.ok(heading, { params: file, body: { revision: 0 } })).toEqual(before)
  expect((await show('plan')).revision).toBe(0)
})

test('a plan that is written anew has lost what was typed into it, and keeps its heading', {
  timeout: patience,
}, async () => {
  const { teacher, file, text } = await aPlan()
  const { id } = await text(/^Flow.*Session 1/)
  await teacher.ok(writing, {
    params: { ...file, text_id: id },
    body: { revision: 0, lines: ['Written by hand.'] },
  })
  await teacher.ok(heading, { params: file, body: { revision: 1, grade_and_section: 'Grade 9' } })
  const anew = await teacher.ok(rewriting, { params: { ...file, document: 'plan' }, body: { revision: 2 } })
  expect(anew).toMatchObject({ typed_texts: 0, heading: { grade_and_section: 'Grade 9' } })
  expect(JSON.stringify(anew.paper)).not.toContain('Written by hand.')
  expect(JSON.stringify(anew.paper)).not.toContain('The teacher has changed')
})

test.each([
  ['a line that is too long', 'cell', ['x'.repeat(2_001)], 'Use at most 2,000 characters in a line.'],
  ['61 lines', 'cell', Array.from({ length: 61 }, () => 'x'), 'Use at most 60 lines.'],
  ['61 lines in one', 'cell', ['x\n'.repeat(61)], 'Use at most 60 lines.'],
  ['a grade of 121 letters', 'grade', ['x'.repeat(121)], 'Use at most 120 characters.'],
])('%s is refused, and the plan stays as it was', async (_, where, lines, message) => {
  const { teacher, file, show, text } = await aPlan()
  const before = await show('plan')
  const { id } = await text(where === 'grade' ? /^Grade/ : /^Flow.*Session 1/)
  const params = { ...file, text_id: id }
  expect(await teacher.refusal(writing, { params, body: { revision: 0, lines } })).toMatchObject({
    status: 400,
    errors: [{ message }],
  })
  expect(await show('plan')).toEqual(before)
})

test('a title cannot be blank', async () => {
  const { teacher, file } = await aPlan()
  expect(await teacher.refusal(heading, { params: file, body: { revision: 0, title: ' ' } })).toMatchObject({
    status: 400,
    errors: [{ path: 'title', message: 'Please fill in this field.' }],
  })
})

test('a part that the plan does not have is not found, and how it was made cannot be written over', async () => {
  const { teacher, file, stored } = await aPlan()
  const { plan } = await stored()
  const declared = `head-${plan.header.length - 1}`
  const refused = await Promise.all(
    ['cell-0-0-4', 'row-11-0', 'cell-0-39-0', 'head-19', declared].map((text_id) =>
      teacher.refusal(writing, { params: { ...file, text_id }, body: { revision: 0, lines: ['x'] } }),
    ),
  )
  expect(refused).toMatchObject(refused.map(() => ({ status: 404, code: 'run.text_not_found' })))
})

test("another teacher's plan does not exist", async () => {
  const { file } = await aPlan()
  const other = await aPlan()
  const body = { revision: 0, lines: ['x'] }
  for (const refused of [
    await other.teacher.refusal(writing, { params: { ...file, text_id: 'row-0-0' }, body }),
    await other.teacher.refusal(heading, { params: file, body: { revision: 0, quarter: 'x' } }),
    await other.teacher.refusal(writing, {
      params: { ...file, id: other.file.id, text_id: 'row-0-0' },
      body,
    }),
  ])
    expect(refused).toMatchObject({ status: 404, code: 'run.not_found' })
})
