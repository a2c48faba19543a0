import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../until.ts'
import { startFolderModel } from './folder-model.ts'

test('a prompt is written to a file, and the answer read from the file beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'klasrum-model-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const model = await startFolderModel(folder)
  onTestFinished(model.stop)
  const answer = fetch(`${model.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'by-hand', messages: [{ role: 'user', content: 'Write a quiz.' }] }),
  })
  const prompt = join(folder, '1.prompt.txt')
  await until(async () => (await readFile(prompt, 'utf8').catch(() => '')) !== '', { what: 'the prompt' })
  expect(await readFile(prompt, 'utf8')).toBe('=== user\nWrite a quiz.')
  await writeFile(join(folder, '1.answer.json'), '{"items": []}')
  const { choices } = (await (await answer).json()) as { choices: [{ message: { content: string } }] }
  expect(choices[0].message.content).toBe('{"items": []}')
})
