import { authorFrom } from '@klasrum/composer/model/author-from'
import { readArguments, usage, WrongUse } from './composing/arguments.ts'
import { composeFiles } from './composing/compose-files.ts'
import { readEnv } from './env.ts'

async function main(): Promise<void> {
  const ask = readArguments(process.argv.slice(2))
  const { llm } = readEnv()
  await composeFiles(ask, {
    say: (line) => process.stdout.write(`${line}\n`),
    author: llm && authorFrom(llm),
  })
}

main().catch((error) => {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(error instanceof WrongUse ? `${message}\n\n${usage}` : `${message}\n`)
  process.exitCode = 1
})
