import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { AuditNote, auditPath } from './audit.ts'
import { digestOf, lockText, partsOf, readIfThere, root } from './parts.ts'

/** `npm run audit:note`: asks the registry for known holes and writes down what it said, or that it did not answer. */
const Answer = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: AuditNote.shape.holes.element.shape.severity,
      via: z.array(z.union([z.string(), z.object({ title: z.string() })])),
    }),
  ),
})

const asked = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: root, encoding: 'utf8' })
const answer = Answer.safeParse(JSON.parse(asked.stdout || '{}'))
const earlier = readIfThere(auditPath)
const known = earlier ? AuditNote.parse(JSON.parse(earlier)).holes : []

const holes = Object.entries(answer.data?.vulnerabilities ?? {}).flatMap(([part, { severity, via }]) =>
  via.flatMap((each) => (typeof each === 'string' ? [] : [{ part, severity, title: each.title }])),
)
const note: AuditNote = {
  asked_at: new Date().toISOString(),
  parts: digestOf(partsOf(lockText())),
  answered: answer.success,
  holes: answer.success
    ? holes.map((hole) => ({
        ...hole,
        harmless: known.find(({ part, title }) => part === hole.part && title === hole.title)?.harmless,
      }))
    : known,
}
writeFileSync(join(root, auditPath), `${JSON.stringify(note, null, 2)}\n`)
process.stdout.write(
  answer.success
    ? `The registry knows of ${holes.length} holes. They are in ${auditPath}.\n`
    : `The registry did not answer. ${auditPath} says so.\n`,
)
