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
      expect(examples[at]?.lines.join('\n')).toContain(textOf('i do'))
      expect(work[at]?.lines.join('\n')).toContain(textOf('we do'))
      expect(work[at]?.lines.join('\n')).not.toContain(textOf('i do'))
      const taught = [...(examples[at]?.lines ?? []), ...(questions[at]?.lines ?? [])].join('\n')
      for (const { ask } of nonEmpty(day.questions)) expect(taught.split(ask)).toHaveLength(2)
      expect(questions[at]?.lines.length).toBeGreaterThan(1)
    }
  }
})
