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

test('in a DLL what the teacher shows is the example, then the class works, then it is asked', async () => {
  for (const id of ['science/3/light-and-sound', 'filipino/9/ang-elehiya']) {
    const { unit, rows } = await planOfUnit(id)
    const cellsOf = (start: RegExp) =>
      nonEmpty(rows.filter(({ label }) => start.test(label))).flatMap(({ cells }) => cells)
    const examples = cellsOf(/^C\. (?:Presenting|Pag-uugnay)/)
    const work = cellsOf(/^D\. (?:Discussing|Pagtalakay)/)
    const questions = cellsOf(/^E\. (?:Discussing|Pagtalakay)/)
    for (const [at, day] of nonEmpty(unit.days.slice(0, 4)).entries()) {
      const textOf = (name: string) => day.steps.find((step) => step.name === name)?.text ?? ''
      const shown = textOf('i do')
      // A speech that is parted has its marks in each part.
      const bare = (text: string) => text.replaceAll('"', '')
      const parts = (examples[at]?.lines ?? []).map((line) => line.replace(/^\d\. \(\d min\) /, ''))
      for (const sentence of nonEmpty(bare(shown).split(/(?<=[.?!]) /)))
        expect(bare(parts.join(' '))).toContain(sentence)
      expect(work[at]?.lines.join('\n')).toContain(textOf('we do'))
      expect(work[at]?.lines.join('\n')).not.toContain(shown)
      const expected = day.steps.find(({ name }) => name === 'we do')?.expected ?? ''
      expect(expected).not.toBe('')
      expect(questions[at]?.lines.join('\n')).toContain(expected)
      const all = rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines)).join('\n')
      for (const { ask } of nonEmpty(day.questions)) expect(all.split(ask)).toHaveLength(2)
    }
  }
})
