import { spawn } from 'node:child_process'

/** `npm test`: every part runs and is told at the end, so that one that fails hides none of the others. */
const parts = [
  { name: 'What the machine needs', command: 'node packages/testkit/src/machine.ts' },
  { name: 'Types', command: 'npm run types' },
  { name: 'Lint', command: 'npm run lint' },
  { name: 'Unit and API tests', command: 'npm run test:api' },
  { name: 'Journeys in the browser', command: 'npm run test:browser' },
]

function exitOf(command: string): Promise<number> {
  const child = spawn(command, { shell: true, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

// Ctrl+C reaches the running part too; without this the next one would begin.
let stopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped = true
  })

const summary: string[] = []
for (const { name, command } of parts) {
  if (stopped) break
  const startedAt = performance.now()
  const passes = (await exitOf(command)) === 0
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  summary.push(`  ${passes ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  if (!passes) process.exitCode = 1
}
if (stopped) process.exitCode = 1
process.stdout.write(`\n${summary.join('\n')}\n`)
