import { blankHeading, Material, type MaterialSettings } from '@klasrum/contract/material'
import type { Language } from '@klasrum/contract/source'
import { documentIn } from '@klasrum/testkit/generated-lessons'
import { plantLesson, waterLesson } from '@klasrum/testkit/lessons'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { atSize } from '@klasrum/testkit/size'
import { sourceDocument } from '@klasrum/testkit/source-document'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose, NothingToTeach } from './compose.ts'
import { outlineOf } from './understand/outline-of.ts'

const settings: MaterialSettings = {
  sessions: 2,
  quiz_items: 4,
  exam: { easiest: 3, easy: 2, moderate: 1, hard: 1 },
  plan_format: 'ilaw',
  slideshow: { minutes: 3, title: '' },
  seed: 8,
  heading: blankHeading,
}

/** All that teacher and learners read of it, but for the notes on the run. */
const textsOf = ({ plan, quizzes, slides, declaration }: Material): string[] => [
  plan.title,
  declaration,
  ...plan.header.flatMap(({ label }) => label),
  ...plan.sections.flatMap(({ title, rows }) => [
    title,
    ...rows.flatMap(({ label, cells }) => [label, ...cells.flatMap(({ lines }) => lines)]),
  ]),
  ...plan.sessions.flatMap(({ title, objectives }) => [title, ...objectives]),
  ...plan.signatures,
  ...quizzes.flatMap(({ items }) => items.map(({ stem }) => stem)),
  ...(slides?.scenes.flatMap(({ heading, points, narration }) => [heading, ...points, narration]) ?? []),
]

const others: Record<Language, RegExp> = {
  en: /\b(?:ang|ng|mga|ay|natin|ninyo|pagkatapos)\b/i,
  fil: /\b(?:the|and|of|with|what|are|learners|session|which|from)\b/i,
}

test('whatever the file holds, the material is valid, whole and in its language', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('en' as const, 'fil' as const).chain((language) => documentIn(language)),
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('ilaw' as const, 'dll' as const),
      async (document, sessions, plan_format) => {
        fc.pre(outlineOf([document]).topics.reduce((sum, { words }) => sum + words, 0) >= 20)
        const material = await compose([document], { ...settings, sessions, plan_format })
        expect(Material.safeParse(material).success).toBe(true)
        expect(material.language).toBe(document.language)
        expect(material.quizzes).toHaveLength(material.plan.sessions.length)
        for (const text of nonEmpty(textsOf(material)))
          expect(text.replace('language', '')).not.toMatch(others[document.language])
      },
    ),
    { numRuns: atSize({ commit: 25, long: 500 }) },
  )
})

test('the same files and seed give the same material', async () => {
  const make = () => compose([sourceDocument(plantLesson)], settings)
  expect(await make()).toEqual(await make())
})

test('progress goes from nothing to all, step by step', async () => {
  const seen: [string, number][] = []
  await compose([sourceDocument(plantLesson)], settings, {
    onProgress: (step, share) => seen.push([step, share]),
  })
  const shares = seen.map(([, share]) => share)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
  expect(seen[0]).toEqual(['outline', 0])
  expect(seen.at(-1)).toEqual(['done', 1])
})

test('a run that is called off stops before its next step', async () => {
  const calling = new AbortController()
  const steps: string[] = []
  const run = compose([sourceDocument(plantLesson)], settings, {
    signal: calling.signal,
    onProgress: (step) => {
      steps.push(step)
      if (step === 'exam') calling.abort(new Error('called off'))
    },
  })
  await expect(run).rejects.toThrow('called off')
  expect(steps.at(-1)).toBe('exam')
})

test('files without text to teach are refused', async () => {
  const run = compose([sourceDocument('# Title only')], settings)
  await expect(run).rejects.toThrow(NothingToTeach)
})

test('fewer sessions and fewer items than asked for are told in the notes', async () => {
  const short = sourceDocument(
    '# Rain\n\nRain is water that falls from clouds in drops. Clouds form when warm air rises and cools high above the ground.',
  )
  const thin = await compose([short], { ...settings, sessions: 5, quiz_items: 20 })
  expect(thin.plan.sessions).toHaveLength(1)
  expect(thin.notes).toContain('The lesson has text for 1 session of the 5 asked for.')
  const { notes } = await compose([sourceDocument(plantLesson)], { ...settings, quiz_items: 20 })
  expect(notes.some((note) => /^Quiz 1 has \d+ items? of the 20 asked for/.test(note))).toBe(true)
})

test('a paper with fewer than three numbers is not made, and the note names its part of the file', async () => {
  const thin = sourceDocument(
    '# Rain\n\nRain is water that falls from clouds in drops. They come when nobody waits for them, and they go as they came.',
  )
  const { quizzes, exam, notes, plan } = await compose([thin], { ...settings, sessions: 1, quiz_items: 5 })
  expect(quizzes.map(({ items }) => items)).toEqual([[]])
  expect(notes).toContain('Quiz 1 was not made: "Rain" gives fewer than 3 good questions.')
  expect(JSON.stringify(plan.sections)).toContain('Write three questions on the session')
  expect(exam).toMatchObject({ items: [], made: { easiest: 0, easy: 0, moderate: 0, hard: 0 } })
  expect(exam?.shortfalls.map(({ missing }) => missing)).toEqual([3, 2, 1, 1])
})

test.each([
  ['en', plantLesson, /without a language model or other generative AI/],
  ['fil', waterLesson, /walang ginamit na language model/],
] as const)(
  'the declaration in %s is true of material that no model had a part in',
  async (language, text, words) => {
    const { declaration, plan, tokens } = await compose([sourceDocument(text, { language })], settings)
    expect(declaration).toMatch(words)
    expect(plan.header.at(-1)?.value).toBe(declaration)
    expect(tokens).toBeNull()
  },
)

test('an author is declared with what it wrote', async () => {
  const { declaration, plan } = await compose([sourceDocument(plantLesson)], settings, {
    author: {
      name: 'model-x',
      begin: () => ({
        items: async () => [],
        plan: async (written) => written,
        slides: async (script) => script,
        account: () => ({ notes: [], tokens: { input: 5, output: 2 }, wrote: { cells: 3, narrations: 1 } }),
      }),
    },
  })
  expect(declaration).toContain(
    'The language model model-x (AI) wrote 3 texts of the plan, 1 narration of the show;',
  )
  expect(plan.header.at(-1)?.value).toBe(declaration)
})
