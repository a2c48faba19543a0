import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { atSize } from './size.ts'

const report = 'node_modules/.cache/klasrum/long-tests.json'
const apiTests = atSize({
  commit: 'npm run test:api',
  long: `npm run test:api -- --reporter=default --reporter=json --outputFile=${report}`,
})

/** `npm test`: every part runs and is told at the end, so that one that fails hides none of the others. */
const parts = [
  { name: 'What the machine needs', command: 'node packages/testkit/src/machine.ts' },
  { name: 'Types', command: 'npm run types' },
  { name: 'Lint', command: 'npm run lint' },
  { name: 'Unit and API tests', command: apiTests },
  { name: 'Journeys in the browser', command: 'npm run test:browser' },
  ...atSize({
    commit: [],
    long: [{ name: 'Promises', command: `node packages/testkit/src/promises/write-promises.ts ${report}` }],
  }),
]

/** How vitest and Playwright begin the line of a test that failed. */
const failedTest = /^\s*(?:FAIL {2}|\d+\) \[)(.+)/

/** Runs a part with its output in sight, and gives its exit code and the tests that it names as failed. */
async function run(command: string): Promise<{ exitCode: number; failed: Set<string> }> {
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env
  const child = spawn(command, { shell: true, stdio: ['inherit', 'pipe', 'pipe'], env })
  const exit = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
  const failed = new Set<string>()
  const read = async (from: Readable, to: NodeJS.WriteStream) => {
    for await (const line of createInterface({ input: from })) {
      to.write(`${line}\n`)
      const name = failedTest.exec(stripVTControlCharacters(line))?.[1]
      if (name) failed.add(name.replace(/─+$/, '').trim())
    }
  }
  // vitest names the tests that failed among the errors.
  await Promise.all([read(child.stdout, process.stdout), read(child.stderr, process.stderr)])
  return { exitCode: await exit, failed }
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
  const { exitCode, failed } = await run(command)
  const passes = exitCode === 0
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  summary.push(`  ${passes ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  summary.push(...[...failed].slice(0, 20).map((test) => `          ${test}`))
  if (!passes) process.exitCode = 1
}
if (stopped) process.exitCode = 1
process.stdout.write(`\n${summary.join('\n')}\n`)
