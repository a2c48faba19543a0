import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Another seed draws other lines: KLASRUM_TEST_SEED. */
const usualSeed = 1

/** By its words, not its number: a line stays drawn, or not, when others come before it. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)

const isCode = (line: string): boolean =>
  /[\p{L}\d]/u.test(line) && !/^\s*(?:\/\*|\*|\/\/|import\b)/.test(line)

/** The drawn lines of a file as the mutation tool wants them, from the first to the last sign: `file.ts:7:0-7:80`. */
export function drawnLines(file: string, oneLineOf: number, seed = usualSeed): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      isCode(line) && numberOf(`${seed} ${file} ${line}`) % oneLineOf === 0
        ? [`${file}:${at + 1}:0-${at + 1}:${line.length}`]
        : [],
    )
}
