/** Broken lines, half brackets, capitals all through, or more signs than letters. */
export function isExtractionNoise(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters < text.length * 0.6) return true
  if (/\uFFFD|\p{Cc}|\S{32,}|(?:\b\p{L}\s){4,}/u.test(text)) return true
  if (/\d(?:st|nd|rd|th)\p{L}|\p{Ll}\p{Lu}(?:\P{L}|$)/u.test(text)) return true
  if (/\p{Ll}\p{Lu}\p{Ll}/u.test(text.replace(/\b(?:Mc|Mac|De|La|Di)\p{Lu}/gu, ''))) return true
  const count = (sign: string) => text.split(sign).length - 1
  if (count('(') !== count(')') || count('“') !== count('”') || count('"') % 2 === 1) return true
  return !/\p{Ll}/u.test(text)
}
