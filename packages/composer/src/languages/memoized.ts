/** The same for the same text, reckoned once; what is kept does not grow with every lesson. */
export function memoized<T>(reckon: (text: string) => T, most = 50_000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = reckon(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
