import { readArguments, usage, WrongUse } from './composing/arguments.ts'
import { cacheCompiledCode, readEnv } from './env.ts'

const longestCalls = 20
const usualCall = 90_000

cacheCompiledCode()

async function main(): Promise<void> {
  const ask = readArguments(process.argv.slice(2))
  const { llm } = readEnv()
  // Loaded here, so that what was compiled before is found.
  const { composeFiles } = await import('./composing/compose-files.ts')
  const { authorFrom } = llm ? await import('@klasrum/composer/model/author-from') : {}
  // Nobody waits for it in a browser, so that a slow model may take its time.
  const total = longestCalls * (llm?.limits.call ?? usualCall)
  await composeFiles(ask, {
    say: (line) => process.stdout.write(`${line}\n`),
    author: llm && authorFrom?.(llm, { limits: { total } }),
  })
}

main().catch((error) => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(error instanceof WrongUse ? `${message}\n\n${usage}` : `${message}\n`)
  process.exitCode = 1
})
