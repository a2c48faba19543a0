import { Material } from '@klasrum/contract/material'
import type { Group, PaperBlock, PaperPart, PaperTableCell, Paragraph, Table } from '@klasrum/contract/papers'
import { fractionBar } from '@klasrum/drawings/fraction-model'
import { itemsIn, materialIn } from '@klasrum/testkit/materials'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'
import { ranges, roman } from './numbers.ts'
import { papersOf } from './papers-of.ts'
import { planFields } from './plan-fields.ts'
import { itemsOfB } from './question-papers.ts'

const textOf = ({ label, runs }: Paragraph): string =>
  [label?.text, runs.map(({ text }) => text).join('')].filter(Boolean).join(' ')
const textIn = (cell: PaperTableCell | undefined): string => cell?.text.map(textOf).join(' / ') ?? ''
const flat = (blocks: readonly PaperBlock[]): Group['blocks'][number][] =>
  blocks.flatMap((block) => (block.kind === 'group' ? [...block.blocks] : [block]))
const linesOf = ({ blocks }: PaperPart): string[] =>
  flat(blocks).flatMap((block) => {
    if (block.kind === 'paragraph') return [textOf(block)]
    if (block.kind === 'lines' || block.kind === 'drawing') return []
    return block.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.text.map(textOf)))
  })
const tablesOf = ({ blocks }: PaperPart): Table[] =>
  flat(blocks).flatMap((block) => (block.kind === 'table' ? [block] : []))
const bodyOf = (part: PaperPart | undefined): Table => {
  const table = part && tablesOf(part).find(({ head }) => head > 0)
  if (!table) throw new Error('there is no table')
  return table
}
const [planOf, quizOf, examOf] = [0, 1, -1].map(
  (at) =>
    (...ask: Parameters<typeof materialIn>) =>
      papersOf(materialIn(...ask)).at(at)?.parts ?? [],
) as [Parts, Parts, Parts]
type Parts = (...ask: Parameters<typeof materialIn>) => readonly PaperPart[]

test('the material that the tests lay out is one the contract takes', () => {
  for (const language of ['en', 'fil'] as const)
    for (const format of ['ilaw', 'dll'] as const)
      expect(Material.safeParse(materialIn(language, { format })).error).toBeUndefined()
})

test('a run gives a plan, a quiz for each session and an exam, named after the lesson', () => {
  const named = papersOf(materialIn('en', { sessions: 2 })).map(({ fileName, of }) => [of.kind, fileName])
  expect(named).toEqual([
    ['plan', 'Lesson plan - Photosynthesis'],
    ['quiz', 'Quiz 1 - What plants need'],
    ['quiz', 'Quiz 2 - The parts that make food'],
    ['exam', 'Exam - Photosynthesis'],
  ])
  expect(papersOf({ ...materialIn('en', { sessions: 1 }), exam: null }).map(({ of }) => of.kind)).toEqual([
    'plan',
    'quiz',
  ])
})

test('a quiz or exam without items is no document', () => {
  const { quizzes, exam, ...rest } = materialIn('en', { sessions: 2 })
  const emptied = quizzes.map((quiz) => ({ ...quiz, items: quiz.session === 1 ? [] : quiz.items }))
  const papers = papersOf({ ...rest, quizzes: emptied, exam: exam && { ...exam, items: [] } })
  expect(papers.map(({ fileName }) => fileName)).toEqual([
    'Lesson plan - Photosynthesis',
    'Quiz 2 - The parts that make food',
  ])
})

test('every text of a plan but its declaration is a field of its own, and one that was typed is no prompt', () => {
  const material = materialIn('en', { sessions: 2 })
  const cellsOf = (made: typeof material) =>
    papersOf(made)[0]?.parts.flatMap((part) =>
      tablesOf(part).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
    ) ?? []
  const shown = cellsOf(material).flatMap(({ field }) => field ?? [])
  expect(shown).toEqual(planFields(material).map(({ id }) => id))
  expect(new Set(shown).size).toBe(shown.length)
  expect(cellsOf(material).find((cell) => textIn(cell) === material.declaration)).not.toHaveProperty('field')
  const isPrompt = (made: typeof material) => cellsOf(made).find(({ field }) => field === 'row-0-1')?.fill
  expect(isPrompt(material)).toBe('own')
  const [first, ...others] = material.plan.sections
  const answered = first?.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, typed: true as const })),
  }))
  const sections = first ? [{ ...first, rows: answered ?? [] }, ...others] : others
  expect(isPrompt({ ...material, plan: { ...material.plan, sections } })).toBeUndefined()
})

test.each([
  ['What is "life"? A/B: part <1>', 'Quiz 1 - What is life A B part 1'],
  ['Ang ñ at ü\u0000\n', 'Quiz 1 - Ang ñ at ü'],
  ['...', 'Quiz 1'],
  ['The end.', 'Quiz 1 - The end'],
  [`${'Word '.repeat(40)}`, `Quiz 1 - ${'Word '.repeat(16).trim()}`],
  ['../../etc/passwd', 'Quiz 1 - etc passwd'],
])('a lesson called %j gives a name that every file system takes', (lesson, name) => {
  expect(fileNameOf('Quiz 1', lesson)).toBe(name)
})

test('items and options carry their numbers and letters as text, and each form its directions', () => {
  const [paper] = quizOf('en')
  const lines = paper ? linesOf(paper) : []
  const from = lines.indexOf('I. Multiple Choice')
  expect(lines.slice(from, from + 8)).toEqual([
    'I. Multiple Choice',
    'Directions: Read each question carefully. Encircle the letter of the correct answer.',
    '1. Which green pigment takes in the energy of sunlight?',
    'A. chlorophyll',
    'B. xylem',
    'C. glucose',
    'D. stomata',
    '2. Which part of the leaf lets carbon dioxide in?',
  ])
  for (const line of [
    '5. __________ Plants take in carbon dioxide through the stomata of their leaves.',
    '8. _____ carries water up from the roots',
    'D. stomata',
    '11–13. Give the three things that a plant needs to make its food.',
    '_____ B. Roots take in water.',
    '/ 21',
  ])
    expect(lines).toContain(line)
})

test('a Filipino lesson has Filipino directions and no English ones', () => {
  const lines = [...quizOf('fil'), ...examOf('fil')].flatMap(linesOf)
  expect(lines.filter((line) => line.startsWith('Panuto: '))).toHaveLength(9 * 3)
  expect(lines.join('\n')).not.toMatch(/\b(Directions|Answer|Name|Column|points|page)\b/)
})

test('each item stays together, from its number to its last option', () => {
  const [paper] = quizOf('en')
  const groups = paper?.blocks.flatMap((block) => (block.kind === 'group' ? [block] : [])) ?? []
  const items = groups.filter(({ heads }) => !heads)
  expect(items.map(({ item }) => item)).toEqual(itemsIn('en', 4, 's0').map(({ id }) => id))
  expect(items.slice(0, 4).map(({ blocks }) => blocks.length)).toEqual([5, 5, 5, 5])
})

test('essays with the same rubric show it once, before the first', () => {
  const material = materialIn('en')
  const [essay] = itemsIn('en').slice(-1)
  if (essay?.form !== 'essay') throw new Error('there is no essay')
  const [row] = essay.rubric
  const items = [essay, { ...essay, id: 'two' }, { ...essay, id: 'three', rubric: row ? [row] : [] }]
  const [paper] = papersOf({ ...material, quizzes: [{ session: 1, title: 'Essays', items }] })[1]?.parts ?? []
  const rubrics = paper ? tablesOf(paper).filter(({ ruled }) => ruled) : []
  expect(rubrics.map(({ rows }) => rows.length)).toEqual([3, 2])
})

test('a key gives for every number the answer and the words of the lesson with their page', () => {
  const [, key] = quizOf('en')
  const rows = bodyOf(key).rows.map(({ cells }) => cells.map(textIn))
  const quote = '“Chlorophyll is the green pigment that takes in the energy of sunlight.” (page 3)'
  expect(rows.slice(1).map(([number, answer]) => [number, answer])).toEqual([
    ['1.', 'A. chlorophyll'],
    ['2.', 'B. xylem'],
    ['3.', 'C. glucose'],
    ['4.', 'D. stomata'],
    ['5.', 'TRUE'],
    ['6.', 'xylem'],
    ['7.', 'glucose / Also accepted: chlorophyll'],
    ['8–10.', '8. B. xylem / 9. D. stomata / 10. A. chlorophyll'],
    ['11–13.', '• sunlight / • water / • carbon dioxide / (in any order)'],
    ['14.', 'A – 3 / B – 1 / C – 2'],
    ['15.', '3 g × 5 h = 15 g / 6 g ÷ 2 h = 3 g per hour / 3 g × 5 h = 15 g'],
    [
      '16.',
      'A good answer may draw on: / • Chlorophyll is the green pigment that takes in the energy of sunlight. / • Plants take in carbon dioxide through the stomata of their leaves.',
    ],
  ])
  expect(nonEmpty(rows.slice(1)).every(([, , source]) => source === quote)).toBe(true)
})

test('of several files, the key says which one', () => {
  const material = materialIn('en')
  const two = { ...material, files: [...material.files, ...material.files] }
  const key = papersOf(two)[1]?.parts[1]
  expect(textIn(bodyOf(key).rows[1]?.cells[2])).toContain('(lesson.docx, page 3)')
})

test('the right answers of version B are those of version A, under other numbers and letters', () => {
  const { exam } = materialIn('en')
  if (!exam) throw new Error('there is no exam')
  const rightOf = (items: typeof exam.items) =>
    new Map(
      items.flatMap((item) =>
        item.form === 'multiple_choice' ? [[item.id, item.options[item.answer]]] : [],
      ),
    )
  const b = itemsOfB(exam)
  expect(b.map(({ id }) => id)).toEqual(exam.version_b.order)
  expect(rightOf(b)).toEqual(new Map([...rightOf(exam.items)].reverse()))
  expect(b.find(({ id }) => id === 'xmc0')).toMatchObject({
    answer: 3,
    options: ['stomata', 'glucose', 'xylem', 'chlorophyll'],
  })
})

test('an item that version B does not know stands in it all the same', () => {
  const { exam } = materialIn('en')
  if (!exam) throw new Error('there is no exam')
  const older = { ...exam, version_b: { order: exam.version_b.order.slice(1), options: {} } }
  expect(
    itemsOfB(older)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(exam.items.map(({ id }) => id).sort())
})

test('papers, keys and the table of specifications are parts of their own', () => {
  expect(examOf('en').map(({ foot }) => foot.text)).toEqual([
    'Examination · Version A',
    'Examination · Version B',
    'Examination · Version A · Answer Key',
    'Examination · Version B · Answer Key',
    'Examination · Table of Specifications',
  ])
  for (const part of nonEmpty([...planOf('en'), ...quizOf('en'), ...examOf('en')]))
    expect(linesOf(part).filter((line) => line.startsWith('Made with Klasrum'))).toHaveLength(1)
})

test('the table of specifications shows numbers, totals and what could not be made', () => {
  const part = examOf('en').at(-1)
  const rows = bodyOf(part).rows.map(({ cells }) => cells.map(textIn))
  expect(rows[2]).toEqual(['What plants need', '2.5', '100%', '24', '1–24', '', '', '', '', ''])
  expect(rows[3]).toEqual(['Total', '2.5', '100%', '24', '24', '0', '0', '0', '0', '0'])
  expect(part && linesOf(part)).toContain('Not made: 2 easy. The lesson explains too few of its ideas.')
})

test('a Filipino table of specifications says in Filipino what could not be made', () => {
  const part = examOf('fil').at(-1)
  const lines = part ? linesOf(part) : []
  expect(lines.find((line) => line.startsWith('Hindi nagawa'))).toBe(
    'Hindi nagawa: 2 aytem (madali). Kulang sa aralin ang mga paliwanag para sa higit pang tanong na pag-unawa. Magdagdag ng file o humingi ng mas kaunti.',
  )
  expect(lines.filter((line) => line.includes('too few'))).toEqual([])
})

test('a plan has a column for each session; what is the same in all stands once', () => {
  const [part] = planOf('en', { sessions: 5, format: 'dll' })
  const { shares, rows } = bodyOf(part)
  expect(shares).toHaveLength(6)
  expect(rows[0]?.cells.slice(1).map(textIn)[4]).toBe('Session 5 / The parts that make food')
  for (const { cells } of nonEmpty(rows)) expect(cells.reduce((sum, { span = 1 }) => sum + span, 0)).toBe(6)
  const rowOf = (label: string) => rows.find(({ cells }) => textIn(cells[0]) === label)
  expect(rowOf('Objectives')?.cells).toHaveLength(2)
  expect(rowOf('Activities')?.cells).toHaveLength(6)
  expect(rowOf('Content standard')?.cells[1]).toMatchObject({
    fill: 'own',
    text: [{ runs: [{ italic: true }] }],
  })
  expect(rowOf('Reflections')?.cells.slice(1).map(textIn)).toEqual(['', '', '', '', ''])
})

test('a title that names its form says so once', () => {
  const material = materialIn('fil')
  const named = { ...material, plan: { ...material.plan, title: 'Banghay-aralin: Ang Kabihasnang Sumer' } }
  expect(papersOf(named)[0]?.fileName).toBe('Lesson plan - Ang Kabihasnang Sumer')
})

test('what is not known is left as a line to fill in', () => {
  const material = materialIn('en')
  const nobody = {
    school: null,
    teacher: null,
    grade_and_section: null,
    learning_area: null,
    quarter: null,
    dates: null,
  }
  const [, quiz] = papersOf({ ...material, settings: { ...material.settings, heading: nobody } })
  expect(quiz?.parts[0] && linesOf(quiz.parts[0])[2]).toMatch(/^School: _+$/)
})

test('neighbouring numbers are told as ranges, and parts have Roman numbers', () => {
  expect(ranges([7, 1, 3, 2])).toBe('1–3, 7')
  expect([1, 4, 9, 14].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV'])
})

test('what only the curriculum says is told in the key and in the table of specifications, with its reason', () => {
  const { exam, ...rest } = materialIn('en', { sessions: 1 })
  if (!exam) throw new Error('there is no exam')
  const items = exam.items.map((item, at) =>
    at === 1 ? { ...item, origin: 'curriculum' as const, why: 'Leaves make food with light.' } : item,
  )
  const parts = papersOf({ ...rest, exam: { ...exam, items } }).at(-1)?.parts ?? []
  const lines = parts.flatMap(linesOf)
  expect(lines).toContain('From the curriculum, not in your file: 2.')
  const told = lines.filter((line) => line.startsWith('From the curriculum, not in your file: “'))
  expect(nonEmpty(told).every((line) => line.endsWith('Leaves make food with light.'))).toBe(true)
})

test('a computed question shows its drawing below what is asked, and the key its working and the mistakes', () => {
  const { exam, ...rest } = materialIn('en', { sessions: 1 })
  if (!exam) throw new Error('there is no exam')
  const drawing = fractionBar({ parts: 4, shaded: 3, alt: 'A bar of 4 equal parts, 3 of them shaded.' })
  const items = exam.items.map((item) =>
    item.form === 'multiple_choice'
      ? {
          ...item,
          origin: 'skill' as const,
          drawing,
          why: '3 of 4 parts are shaded.',
          mistakes: item.options.map((_, place) => (place === item.answer ? '' : `slip ${place}`)),
        }
      : item,
  )
  const [paper, , key] = papersOf({ ...rest, exam: { ...exam, items } }).at(-1)?.parts ?? []
  const kinds = paper ? flat(paper.blocks).map(({ kind }) => kind) : []
  expect(kinds.filter((kind) => kind === 'drawing')).toHaveLength(
    items.filter(({ form }) => form === 'multiple_choice').length,
  )
  const told = key ? linesOf(key).filter((line) => line.startsWith('Computed: 3 of 4 parts are shaded.')) : []
  for (const line of nonEmpty(told)) expect(line).toMatch(/Wrong answers: [A-D] – slip \d; [A-D] – slip \d/)
})
