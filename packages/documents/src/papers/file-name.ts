const longest = 80

/** Letters that some file system refuses become spaces, and no name ends in a way that Windows would cut off. */
export function fileNameOf(kind: string, lesson: string): string {
  const safe = lesson
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*\uFFFD]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = [...safe].slice(0, longest).join('')
  const whole = cut.length < safe.length ? cut.replace(/\s+\S*$/, '') : cut
  const named = whole.replace(/[\s.,;–-]+$/, '').replace(/^[\s.]+/, '')
  return named ? `${kind} - ${named}` : kind
}
