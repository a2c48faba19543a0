import { readFileSync } from 'node:fs'
import english from 'dictionary-en'
import nspell from 'nspell'
import { unitsFolder } from './files.ts'
import type { UnitProblem } from './problem.ts'
import type { Unit, UnitLanguage } from './unit.ts'

/** Lists of words that are right although the dictionary has them not; of Filipino there is no dictionary but ours. */
export const wordListOf = (language: UnitLanguage): URL =>
  new URL(`../words/${language}.txt`, `file://${unitsFolder}/`)

const word = /\p{L}[\p{L}'’-]*/gu
const bare = (text: string) => text.replaceAll('’', "'").replace(/'s$|[-']+$/g, '')

/** The words of the lines of a file, each with the line where it first stands; those of the form itself are left out. */
export function spellingWordsIn(source: string): Map<string, number> {
  const found = new Map<string, number>()
  const seen = new Set<string>()
  source.split('\n').forEach((line, at) => {
    if (/^\s*(?:competency|area|language|written|second reading|taught in|nearest|grades)\s*:/.test(line))
      return
    const text = line
      .replace(/^\s*(?:chart:\s*\w+|[a-z][a-z ]*\d*\s*:|==|fact .*|situation .*|prompt .*)/, '')
      .replace(/\|\s*both:/, '|')
    for (const typed of text.match(word) ?? []) {
      if (seen.has(typed)) continue
      seen.add(typed)
      const known = bare(typed)
      if (known !== '' && !found.has(known)) found.set(known, at + 1)
    }
  })
  return found
}

const inLine = (language: UnitLanguage) => new Set(readFileSync(wordListOf(language), 'utf8').split('\n'))

/** Whether a word is spelt as the dictionary or our list has it. */
export function speller(language: UnitLanguage, listed = inLine(language)): (text: string) => boolean {
  const isListed = (text: string) => listed.has(text) || listed.has(text.toLowerCase())
  if (language === 'fil') return isListed
  const { aff, dic } = english
  const dictionary = nspell({ aff: Buffer.from(aff), dic: Buffer.from(dic) })
  const judged = new Map<string, boolean>()
  // A dictionary tries many forms of a word, and the same words stand in many units.
  return (text) => {
    const before = judged.get(text)
    if (before !== undefined) return before
    const isRight = isListed(text) || dictionary.correct(text) || dictionary.correct(text.toLowerCase())
    judged.set(text, isRight)
    return isRight
  }
}

export const spellingProblems = (
  { language }: Pick<Unit, 'language'>,
  source: string,
  { file, isRight = speller(language) }: { file: string; isRight?: (text: string) => boolean },
): UnitProblem[] =>
  [...spellingWordsIn(source)]
    .filter(([text]) => !isRight(text))
    .map(([text, line]) => ({ file, line, message: `"${text}" is in no word list` }))
