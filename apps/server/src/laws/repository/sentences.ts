type Retired = { pattern: RegExp; instead: string }

/** Words that teachers here do not use, and what they say. */
const retired: readonly Retired[] = [
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: 'fix' },
  { pattern: /\b(?:is|are) wrong\. (?:Fix|Please fix)\b|^Wrong$/, instead: 'needs fixing' },
  { pattern: /\banew\b/i, instead: 'regenerate, or again' },
  { pattern: /\bin the making\b/i, instead: 'being made' },
  { pattern: /\bleave\s+(?:\w+\s+){0,3}out\b|^Left out$/i, instead: 'skip' },
]

/** Where a person reads what is written. */
export const isRead = (path: string): boolean =>
  /^(?:apps\/web\/src|apps\/server\/src\/(?:features|http|mail)|packages\/contract\/src)\/.*\.tsx?$/.test(
    path,
  ) && !/\.test\.tsx?$/.test(path)

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g
/** What describes a call to a programmer. */
const summaries = /summary:\s*(?:'(?:[^'\\]|\\.)*'|`[^`]*`|"[^"]*")/g
const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const betweenTags = />([^<>{}=;()|]+)(?=[<{])/g

const isSentence = (text: string): boolean => /\s/.test(text) || /^[A-Z]/.test(text)

/** The sentences of a source file: quoted text, and what stands between tags. */
export function sourceSentencesIn(source: string): string[] {
  const bare = source.replaceAll(comments, '').replaceAll(summaries, '')
  return [...bare.matchAll(quoted), ...bare.matchAll(betweenTags)]
    .map((found) =>
      (found[1] ?? found[2] ?? found[3] ?? '')
        .replaceAll(/\$\{[^}]*\}/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(isSentence)
}

export const retiredWords = (path: string, source: string): string[] =>
  sourceSentencesIn(source).flatMap((sentence) =>
    retired
      .filter(({ pattern }) => pattern.test(sentence))
      .map(({ instead }) => `${path}: “${sentence.slice(0, 80)}”, say: ${instead}`),
  )
