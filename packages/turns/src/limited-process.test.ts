import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canLimitProcesses, limitedNode } from './limited-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'limited-'))
const file = join(folder, 'take.mjs')

beforeAll(() =>
  writeFileSync(
    file,
    `const taken = []
     for (let megabytes = 0; megabytes < Number(process.argv[2]); megabytes += 10) taken.push(Buffer.alloc(10_485_760, 1))
     console.log(taken.length)`,
  ),
)
afterAll(() => rmSync(folder, { recursive: true }))

const takes = (megabytes: number, processMegabytes: number): boolean => {
  const [program, args] = limitedNode([file, `${megabytes}`], { heapMegabytes: 64, processMegabytes })
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

/** Whatever a Node process takes on this machine before it does anything. */
test.runIf(canLimitProcesses)('a process has what it was given for its own use, and not much more', () => {
  expect(takes(150, 250)).toBe(true)
  expect(takes(400, 250)).toBe(false)
})
