import { wordsOf } from './words.ts'

/** "Term: what it is", as in a glossary. */
export function entryOf(text: string): { term: string; detail: string } | null {
  const [, term, rest] = /^(?:\d+[.)]\s*)?([^:–—.]{2,60}?)\s*(?::|\s[–—-])\s+(\S.+)$/u.exec(text) ?? []
  const detail = rest ? (/^.+?[.](?=\s\p{Lu}|$)/u.exec(rest)?.[0] ?? rest).replace(/[.\s]+$/, '') : ''
  return term && detail && wordsOf(term).length <= 5 && !/[,;=]/.test(term) ? { term, detail } : null
}

/** Whether a paragraph or list item is such an entry, rather than a sentence with a colon in it. */
export function isEntry(text: string, inList: boolean, bold: readonly string[]): boolean {
  const term = entryOf(text)?.term
  return term !== undefined && (inList || bold.some((bolded) => bolded.startsWith(term)))
}
