export type Word = { what: string; pattern: RegExp; where: RegExp }

const code = /\.(tsx?|js|css|html|sql|sh|json)$|^\.ci\//
const anyText = /\.(tsx?|js|css|html|sql|md|json|svg|webmanifest)$|^\.ci\//
const tests = /\.test\.tsx?$|\.spec\.ts$|^e2e\//

/** Written in pieces, so that this list does not find itself. */
export const unwanted: readonly Word[] = [
  {
    what: 'a path of one machine',
    where: anyText,
    pattern: /(?<![\w.])\/(?:work|home|root|Users)\/\w|\b[A-Z]:\\\w/,
  },
  {
    what: 'something left to do',
    where: anyText,
    pattern: new RegExp(`\\b(${['TO', 'FIX'].join('DO|')}ME|${'X'.repeat(3)})\\b`),
  },
  {
    what: 'a test that is left out or alone',
    where: tests,
    pattern: /\b(?:test|it|describe)[\w.]*\.(?:only|skip|todo|fails|fixme)\b/,
  },
  {
    what: 'a check that is switched off',
    where: code,
    pattern: new RegExp(
      ['@ts-', '(?:ignore|nocheck|expect-error)', '|biome-', 'ignore|eslint-', 'disable'].join(''),
    ),
  },
]

export const unwantedWords = (path: string, text: string): string[] =>
  unwanted
    .filter(({ where }) => where.test(path))
    .flatMap(({ what, pattern }) =>
      text
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} has ${what}`] : [])),
    )
