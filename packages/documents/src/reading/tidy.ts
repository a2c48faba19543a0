const ligature = /[\uFB00-\uFB06]/g
/** Spaces of other widths, line breaks and control signs. */
const space = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000\p{Cc}]+/gu
/** Signs without a shape: they hide text, turn it round or carry another one. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu
const privateUse = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu

/** One line of text as a reader sees it. */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unseen, '')
    .replace(ligature, (sign) => sign.normalize('NFKC'))
    .replace(privateUse, ' ')
    .replace(space, ' ')
    .normalize('NFC')
    .trim()

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋'
const plain = '0123456789+-'

/** Small figures above or below the line keep their meaning; letters stay as they are. */
export function shiftedText(text: string, to: 'above' | 'below'): string {
  const signs = to === 'above' ? raised : lowered
  const whole = text.trim().replaceAll('−', '-')
  if (!/^[\d+-]+$/.test(whole)) return text
  return text.replace(/[\d+−-]/g, (sign) => signs[plain.indexOf(sign.replace('−', '-'))] ?? sign)
}

/** Bold words worth keeping: a term, not a sentence. */
export function boldTermsIn(bold: readonly string[]): string[] {
  const terms = bold
    .map((text) => tidyText(text).replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu, ''))
    .filter((term) => /\p{L}{2}/u.test(term) && term.length <= 120 && term.split(' ').length <= 8)
  return [...new Set(terms)].slice(0, 200)
}
