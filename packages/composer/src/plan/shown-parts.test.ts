import { allEntries, unitOf } from '@klasrum/curriculum/library'
import { nonEmpty } from '@klasrum/testkit/non-empty'
import { aSetting } from '@klasrum/testkit/runs'
import { expect, test } from 'vitest'
import { compose } from '../compose.ts'
import { documentOfUnit } from '../sources/units/unit-document.ts'

async function planOfUnit(id: string) {
  const unit = unitOf(id) ?? expect.fail(`The unit ${id} is gone.`)
  const settings = aSetting({ sessions: 4, plan_format: 'dll', quiz_items: 5, exam: null })
  const { plan } = await compose([documentOfUnit(unit)], settings, {
    knowledge: { entries: allEntries, unitOf },
  })
  return { unit, rows: plan.sections.flatMap(({ rows }) => rows) }
}

test('what a teacher shows stands once in a DLL: first the example, then the rest, and no quotation is cut', async () => {
  for (const id of [
    'science/3/light-and-sound',
    'filipino/9/ang-elehiya',
    'mathematics/6/ratio-and-proportion',
  ]) {
    const { unit, rows } = await planOfUnit(id)
    const cellsOf = (start: RegExp) =>
      nonEmpty(rows.filter(({ label }) => start.test(label))).flatMap(({ cells }) => cells)
    const examples = cellsOf(/^C\. (?:Presenting|Pag-uugnay)/)
    const concepts = cellsOf(/^D\. (?:Discussing|Pagtalakay)/)
    let split = 0
    for (const [at, day] of nonEmpty(unit.days.slice(0, 4)).entries()) {
      const told = day.steps.find(({ name }) => name === 'i do')?.text ?? ''
      const [first = ''] = (examples[at]?.lines ?? []).map((line) => line.replace(/^\([^)]*\) /, ''))
      const [rest = ''] = concepts[at]?.lines ?? []
      expect(first.split('"').length % 2, first).toBe(1)
      if (first === '' || !told.startsWith(first)) continue
      split += 1
      expect(rest).not.toContain(first)
      expect(rest.endsWith(told.slice(first.length).trim())).toBe(true)
    }
    expect(split).toBeGreaterThan(1)
  }
})
