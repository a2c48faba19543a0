import { allEntries, unitOf } from '@klasrum/curriculum/library'
import type { Unit } from '@klasrum/curriculum/unit'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { documentOfUnit } from '../sources/units/unit-document.ts'

const unitNamed = (id: string): Unit => unitOf(id) ?? expect.fail(`The unit ${id} is gone.`)

async function planOf(unit: Unit) {
  const settings = aSetting({ sessions: unit.days.length, plan_format: 'ilaw', quiz_items: 5, exam: null })
  const { plan } = await compose([documentOfUnit(unit)], settings, {
    knowledge: { entries: allEntries, unitOf: () => unit },
  })
  const rows = plan.sections.flatMap((section) => section.rows)
  const textsOf = (label: RegExp): string[] =>
    nonEmpty(rows.filter((row) => label.test(row.label))).flatMap(({ cells }) =>
      cells.map(({ lines }) => lines.join('\n')),
    )
  return { plan, textsOf }
}

test('chapters of a novel are read at home before their session, out of the book in it, and each is given out once', async () => {
  const { textsOf } = await planOf(unitNamed('filipino/10/el-fili-kabanata-17-18'))
  const openings = textsOf(/^Bago ang aralin/)
  const flows = textsOf(/^Daloy/)
  const homework = textsOf(/^Pinalawig/)
  expect(openings[0]).toContain('Nabasa na ng klase sa bahay ang Kabanata 17')
  expect(homework[0]).toContain('basahin sa inyong aklat ang Kabanata 18')
  for (const later of nonEmpty(homework.slice(1))) expect(later).not.toContain('basahin sa inyong aklat')
  expect(flows[1]).toContain('Buksan ang aklat sa Kabanata 18')
  for (const materials of nonEmpty(textsOf(/^Mga kagamitan/)))
    expect(materials).toContain('ang nobela o sipi ng mga kabanata nito')
})

test('a lesson that is no novel opens no book of chapters', async () => {
  const { textsOf } = await planOf(unitNamed('science/5/water-cycle'))
  for (const label of [/^Pre-lesson/, /^Flow/, /^Extended/])
    expect(textsOf(label).join('\n')).not.toMatch(/Books open|has read|read .* in your book/)
})

test('a question that the teaching answers is asked on the way, one in the work, and the last begins the next lesson', async () => {
  const water = unitNamed('science/5/water-cycle')
  const [day] = water.days
  const shown = day?.steps.find(({ name }) => name === 'i do')
  if (!day || !shown) throw new Error('The unit of the water cycle has no day.')
  const taught = { ask: 'What did the teacher say and show?', answer: shown.text.slice(0, 80) }
  const later = ['Which crab sings loudest?', 'Who painted the seven gates?'].map((ask) => ({
    ask,
    answer: 'nobody in this room',
  }))
  const { textsOf } = await planOf({ ...water, days: [{ ...day, questions: [...later, taught] }] })
  const [flow = ''] = textsOf(/^Flow/)
  expect(flow).toMatch(/\(part of I do\) Stop on the way.*What did the teacher say and show\?/)
  expect(flow).toContain('(part of We do) Ask: Which crab sings loudest?')
  expect(flow).not.toContain('Who painted the seven gates?')
  expect(textsOf(/^Extended/)[0]).toContain('To begin the next lesson, ask: Who painted the seven gates?')
  expect(flow.split(taught.ask)).toHaveLength(2)
})

test('work done at home is looked at before the next session begins', async () => {
  const { textsOf } = await planOf(unitNamed('science/5/water-cycle'))
  const [first, ...others] = textsOf(/^Pre-lesson/)
  expect(first).not.toContain('seatmates compare their assignments')
  for (const opening of nonEmpty(others)) expect(opening).toContain('seatmates compare their assignments')
})

test('an attitude that the work alone does not show is written in a line, but not by those who only begin to write', async () => {
  const water = unitNamed('science/5/water-cycle')
  const [day] = water.days
  if (!day) throw new Error('The unit of the water cycle has no day.')
  const line = 'writes the answer in one line of the notebook'
  const talkOf = async (unit: Unit) => (await planOf(unit)).textsOf(/^Integration/)[0] ?? ''
  const attitude = 'Name one neighbor who saves electricity at night.'
  const unshown = { ...water, days: [{ ...day, attitude }] }
  expect(await talkOf(unshown)).toContain(line)
  const steps = day.steps.map((step) => (step.name === 'you do' ? { ...step, text: attitude } : step))
  expect(await talkOf({ ...unshown, days: [{ ...day, attitude, steps }] })).not.toContain(line)
  const ofFirstGrade = { ...unshown, grades: [1], taughtIn: '' }
  expect(await talkOf(ofFirstGrade)).not.toContain(line)
})

test('the head names the grade of a topic of one grade and leaves that of a topic of several to the teacher', async () => {
  const water = unitNamed('science/5/water-cycle')
  const gradeOf = async (unit: Unit) =>
    (await planOf(unit)).plan.header.find(({ label }) => label === 'Grade level and section')?.value
  expect(await gradeOf(water)).toBe('Grade 5')
  expect(await gradeOf({ ...water, grades: [5, 6], taughtIn: '' })).toBeNull()
})

test('a topic without standards in the curriculum says so, beside its competency', async () => {
  const letter = unitNamed('filipino/3/ang-liham')
  const { textsOf } = await planOf({ ...letter, taughtIn: '', standards: null, nearestIn: '', nearest: null })
  const [first, ...others] = textsOf(/^Kasanayan sa pagkatuto/)
  expect(first).toContain(letter.competencies[0]?.text)
  expect(first).toMatch(
    /Walang nakalistang pamantayang pangnilalaman.*Walang nakalistang pamantayan sa pagganap/s,
  )
  for (const later of nonEmpty(others)) expect(later).not.toContain('Walang nakalistang')
})

test('a session begins with the question that the one before it left, and asks none again', async () => {
  const water = unitNamed('science/5/water-cycle')
  const { textsOf } = await planOf(water)
  const [, ...openings] = textsOf(/^Pre-lesson/)
  const flows = textsOf(/^Flow/)
  for (const [at, opening] of nonEmpty([...openings.entries()])) {
    const [, recalled = ''] = /Recall the last session: (.*?) \(Expected/.exec(opening) ?? []
    expect(recalled).not.toBe('')
    expect(flows[at]).not.toContain(recalled)
  }
})

test('learners say the close of the lesson before it is written, another way each session; a close that is a question stays', async () => {
  const water = unitNamed('science/5/water-cycle')
  const { textsOf } = await planOf(water)
  const closes = textsOf(/^Flow/).map((flow) =>
    /Generalization \(\d min\): (.*)\n.*puts together: (.*)/.exec(flow),
  )
  expect(closes.map((close) => close?.[2])).toEqual(
    nonEmpty(water.days).map(({ steps }) => steps.find(({ name }) => name === 'generalization')?.text),
  )
  const ways = closes.map((close) => close?.[1])
  expect(new Set(ways).size).toBe(Math.min(ways.length, 4))
  const asked = water.days.map((day) => ({
    ...day,
    steps: day.steps.map((step) =>
      step.name === 'generalization' ? { ...step, text: 'Why does it rain?' } : step,
    ),
  }))
  const [first = ''] = (await planOf({ ...water, days: asked })).textsOf(/^Flow/)
  expect(first).toMatch(/Generalization \(\d min\): Why does it rain\?/)
})

test('where the minutes do not hold the line on the value, it is written at home', async () => {
  const water = unitNamed('science/5/water-cycle')
  const [day] = water.days
  if (!day) throw new Error('The unit of the water cycle has no day.')
  const attitude = 'Name one neighbor who saves electricity at night.'
  const closing = (minutes: number) =>
    day.steps.map((step) => (step.name === 'generalization' ? { ...step, minutes } : step))
  const textsWith = async (minutes: number) => {
    const { textsOf } = await planOf({ ...water, days: [{ ...day, attitude, steps: closing(minutes) }] })
    return { inClass: textsOf(/^Integration/)[0], atHome: textsOf(/^Extended/)[0] }
  }
  const [long, short] = [await textsWith(6), await textsWith(3)]
  expect(long.inClass).toContain('in one line of the notebook')
  expect(long.atHome).not.toContain('in one line of the notebook')
  expect(short.inClass).not.toContain('in one line of the notebook')
  expect(short.atHome).toContain('in one line of the notebook')
})

test('a topic that no part of the year clearly teaches names the nearest standards as such, and not for a class of another grade', async () => {
  const water = unitNamed('science/5/water-cycle')
  const nearest = { content: 'Rivers run to the sea.', performance: 'Learners map a river.', source: 'Guide' }
  const loose = { ...water, taughtIn: '', standards: null, nearestIn: 'Makabansa, grade 5, term 2', nearest }
  const { plan, textsOf } = await planOf(loose)
  const [first = '', ...others] = textsOf(/^Competency/)
  const named = '(the nearest that the curriculum has: Makabansa, Grade 5, Term 2)'
  expect(first).toContain(`Content standard: ${named} Rivers run to the sea.`)
  expect(first).toContain(`Performance standard: ${named} Learners map a river.`)
  for (const later of nonEmpty(others)) expect(later).toContain('Standards: as in Session 1.')
  expect(plan.header.find(({ label }) => label === 'References')?.value).toContain('Guide')
})

test('a session without a competency of its own says which session’s it supports', async () => {
  const water = unitNamed('science/5/water-cycle')
  const [competency] = water.competencies
  const days = water.days.map((day, at) => ({ ...day, teaches: at === 0 ? [1] : [] }))
  const { textsOf } = await planOf({ ...water, days })
  const [first, second] = textsOf(/^Competency/)
  expect(first).not.toContain('has no competency of its own')
  const rounded = 'no competency of its own in the curriculum; it supports the one of Session 1:'
  expect(second?.toLowerCase()).toContain(`${rounded} ${competency?.text.toLowerCase()}`.toLowerCase())
})

test('where the curriculum names no competency the later sessions point to the one that the teacher writes', async () => {
  const water = unitNamed('science/5/water-cycle')
  const days = water.days.map((day) => ({ ...day, teaches: [] }))
  const [first, second] = (await planOf({ ...water, competencies: [], days })).textsOf(/^Competency/)
  expect(first).toContain('lists no competency for this topic')
  expect(second).toContain('the one that you wrote for Session 1')
})
