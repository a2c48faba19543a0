/**
 * Beginnings of names that meant several things at once, and what is written instead. The dictionary of CONTRIBUTING.md has
 * the words with their meanings.
 */
const retired: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern: /\b(?:hold|held)[A-Z]\w*/,
    instead: 'share… or lock…, by the strength of the lock',
  },
  {
    pattern: /\b(?:keep|keeps|kept)(?!Alive)[A-Z]\w*/,
    instead: 'prepared, managed, stored, closed or cached',
  },
]

/** Comments and sentences of the product are ordinary English: only names are looked at. */
const withoutText = (line: string): string =>
  line.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '').replace(/\/\/.*|^\s*\*.*|\/\*.*/, '')

export const retiredNames = (path: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) =>
    retired.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(withoutText(line)) ?? []
      return found === undefined ? [] : [`${path}:${index + 1} has ${found}: write ${instead}`]
    }),
  )
