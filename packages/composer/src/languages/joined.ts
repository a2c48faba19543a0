/** "a, b and c". */
export const joined = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`

/** As many as there is room for, in whole words. */
export function within(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), 1))
    .trimEnd()
    .slice(0, most)
}
