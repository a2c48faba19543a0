import { resolve } from 'node:path'
import { fetchVoices } from '@klasrum/narration/natural/fetch-voices'
import { readEnv } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'

const env = readEnv()

/** `npm run voices`: fetches the natural voice once. */
async function main(): Promise<void> {
  const folder = resolve(env.voicesDir)
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  const fetched = await fetchVoices(folder, { tell })
  tell(`The natural voice ${fetched ? 'is now' : 'was already'} in ${folder}.`)
}

main().catch((error) => {
  process.stderr.write(`The voices were not fetched: ${explainStartFailure(error, env)}\n`)
  process.exitCode = 1
})
