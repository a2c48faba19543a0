import { unpackZip } from '@klasrum/documents/unpack-zip'
import { catalogue } from '@klasrum/skills/catalogue'
import { startApp } from '@klasrum/testkit/app'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'

const app = await startApp({ work: false })
const teacher = await app.as('teacher')

const params = { group: 'fractions', name: 'add-unlike' }
const show = (query = {}) => teacher.ok('GET /api/curriculum/skills/{group}/{name}', { params, query })
const worksheet = (query = {}) =>
  teacher.call('GET /api/curriculum/skills/{group}/{name}/worksheet', { params, query })

test('kinds of problems are found by area, grade and words of either language', async () => {
  const list = (query = {}) => teacher.ok('GET /api/curriculum/skills', { query })
  const all = await list()
  expect(all.skills.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id))
  const ids = async (query: object) => (await list(query)).skills.map(({ id }) => id)
  expect(await ids({ search: 'magkaiba ang denominator', grade: 5 })).toContain('fractions/add-unlike')
  expect(await ids({ search: 'dissimilar', area: 'English' })).toEqual([])
  expect(await ids({ search: 'unlike denominators', grade: 2 })).toEqual([])
})

test('a kind of problem shows five problems with answers, steps and mistakes; another seed draws others', async () => {
  const shown = await show({ grade: 5, language: 'fil' })
  expect(shown).toMatchObject({ grade: 5, language: 'fil', area: 'Mathematics' })
  expect(shown.problems).toHaveLength(5)
  for (const { wrong, solution } of nonEmpty(shown.problems)) {
    expect(wrong.length).toBeGreaterThanOrEqual(3)
    expect(solution.length).toBeGreaterThan(0)
  }
  expect(await show({ grade: 5, language: 'fil' })).toEqual(shown)
  const others = await show({ grade: 5, language: 'fil', seed: 2 })
  expect(others.problems.map(({ stem }) => stem)).not.toEqual(shown.problems.map(({ stem }) => stem))
})

test('a grade or language that it has not becomes the nearest one that it has', async () => {
  expect(await show({ grade: 12 })).toMatchObject({ grade: 6 })
  const english = { group: 'english', name: 'plural-nouns' }
  const shown = await teacher.ok('GET /api/curriculum/skills/{group}/{name}', {
    params: english,
    query: { language: 'fil' },
  })
  expect(shown.language).toBe('en')
})

test('a worksheet is a Word file or PDF of ten problems with their key, the same for the same seed', async () => {
  const { bytes, headers } = await worksheet({ grade: 5, seed: 4 })
  expect(headers['content-disposition']).toContain('.docx')
  const xml = (file: Buffer) =>
    unpackZip(file, { wanted: /document\.xml$/, most: 50_000_000 })
      .get('word/document.xml')
      ?.toString('utf8') ?? ''
  const text = xml(bytes).replace(/<[^>]+>/g, ' ')
  expect(text).toContain('Worksheet')
  expect(text).toMatch(/\b10\. /)
  expect(text).not.toMatch(/\b11\. /)
  expect(text).toContain('Answer Key')
  expect(xml((await worksheet({ grade: 5, seed: 4 })).bytes)).toBe(xml(bytes))
  const pdf = await worksheet({ grade: 5, seed: 4, format: 'pdf' })
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('no such kind of problem is refused, and so are more problems than a worksheet holds', async () => {
  const missing = { params: { group: 'fractions', name: 'alchemy' } }
  const path = 'GET /api/curriculum/skills/{group}/{name}/worksheet' as const
  expect(await teacher.refusal(path, missing)).toMatchObject({ status: 404, code: 'skill.not_found' })
  expect(await teacher.refusal(path, { params, query: { count: 31 } })).toMatchObject({ status: 400 })
})
