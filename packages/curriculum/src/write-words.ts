import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { toldSourceOf, unitIds, unitSourceOf } from './files.ts'
import { readUnit } from './read-unit.ts'
import { speller, spellingWordsIn, wordListOf } from './spelling.ts'

/**
 * `npm run unit-words`: adds the words of all units that no list has, and prints them. Read them before you keep them: a
 * misspelt word that stands in the list is never found again.
 */
for (const language of ['en', 'fil'] as const) {
  const list = wordListOf(language)
  const listed = new Set(existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [])
  const isRight = speller(language, listed)
  const sources = unitIds().map((id) => ({
    source: `${unitSourceOf(id)}\n${toldSourceOf(id) ?? ''}`,
    unit: readUnit(id, unitSourceOf(id)).unit,
  }))
  const used = sources
    .filter(({ unit }) => unit.language === language)
    .flatMap(({ source }) => [...spellingWordsIn(source).keys()])
  const added = [...new Set(used.filter((text) => !isRight(text)))]
  const stillUsed = [...listed].filter(
    (text) => used.includes(text) || used.some((other) => other.toLowerCase() === text),
  )
  writeFileSync(list, `${[...new Set([...stillUsed, ...added])].sort().join('\n')}\n`)
  process.stdout.write(
    `${language}: ${added.length} new words${added.length > 0 ? `: ${added.sort().join(' ')}` : ''}\n`,
  )
}
