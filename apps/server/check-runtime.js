import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * The package `node` fetches its program while it is installed, past the lock file: this compares it with the checksums in
 * runtime.json. It is run by the Node that runs npm, which may be old, so that the program does not judge itself.
 */
const here = fileURLToPath(new URL('.', import.meta.url))
const [program = join(here, '../../node_modules/node/bin/node'), platform = process.platform] =
  process.argv.slice(2)
const { version, sha256 } = JSON.parse(readFileSync(join(here, 'runtime.json'), 'utf8'))
const machine = `${platform}-${process.arch}`

/** @param {string} sentence */
function stop(sentence) {
  process.stderr.write(`Klasrum did not start: ${sentence}\n`)
  process.exit(1)
}

/** @param {string} path */
function digestOf(path) {
  try {
    return createHash('sha256')
      .update(readFileSync(realpathSync(path)))
      .digest('hex')
  } catch {
    return stop(`the program Node ${version} is missing. Run npm install.`)
  }
}

const expected = sha256[machine]
if (!expected)
  process.stderr.write(`No checksum of Node ${version} is known for ${machine}: it is not checked.\n`)
else if (digestOf(program) !== expected)
  stop(
    `${program} is not the program of Node ${version} that was checked. Remove node_modules and run npm install.`,
  )
