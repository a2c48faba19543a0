import type { Language } from '@klasrum/contract/source'

/** Before these a speaker may take a breath where there is no comma. */
const conjunctions: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'and or but nor so yet because since although though while when whenever where wherever if unless until before after which who whose that than as'.split(
      ' ',
    ),
  ),
  fil: new Set(
    'at o ngunit subalit datapwat pero kaya dahil sapagkat kapag kung habang upang para nang bago saka samantalang bagaman kahit hanggang maging'.split(
      ' ',
    ),
  ),
}

export const isConjunction = (word: string, language: Language): boolean =>
  conjunctions[language].has(word.toLowerCase())
