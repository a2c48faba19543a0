import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isChatRequest, sendAnswer } from './chat-completions.ts'
import { sendJson, startProvider } from './provider.ts'

const lookEveryMs = 200

/**
 * A language model that is a person: every prompt is written to a file of the folder, `1.prompt.txt`, and the answer is
 * read from the file beside it, `1.answer.json`, as soon as that is there.
 */
export async function startFolderModel(
  folder: string,
): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  await mkdir(folder, { recursive: true })
  const stopped = new AbortController()
  let asked = 0
  const provider = await startProvider(({ response, path, body }) => {
    if (path !== '/v1/chat/completions' || !isChatRequest(body))
      return sendJson(response, 404, { error: { message: 'Only chat completions are answered here.' } })
    const number = String(++asked)
    const answer = join(folder, `${number}.answer.json`)
    const prompt = body.messages.map(({ role, content }) => `=== ${role}\n${String(content)}`).join('\n\n')
    const write = async () => {
      await writeFile(join(folder, `${number}.prompt.txt`), prompt)
      while (!existsSync(answer)) await pause(lookEveryMs, undefined, { signal: stopped.signal })
      sendAnswer(response, body, { content: await readFile(answer, 'utf8') })
    }
    write().catch(() => response.destroy())
  })
  return {
    baseUrl: `${provider.url}/v1`,
    stop: async () => {
      stopped.abort()
      await provider.stop()
    },
  }
}
