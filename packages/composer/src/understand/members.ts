import { wordsOf } from '../languages/words.ts'

/** "the stamen, the pistil and the petals" as its members; none where an entry is more than a name. */
export function membersOf(text: string, and: RegExp, article: RegExp): string[] {
  const members = text
    .replace(/[.\s]+$/, '')
    .split(/\s*,\s*/)
    .flatMap((part) => part.split(and))
    .map((part) => part.replace(article, '').trim())
    .filter(Boolean)
  const names = members.every((member) => wordsOf(member).length <= 4 && !/[;:()]/.test(member))
  const distinct = new Set(members.map((member) => member.toLowerCase())).size === members.length
  return names && distinct && members.length >= 3 && members.length <= 8 ? members : []
}
