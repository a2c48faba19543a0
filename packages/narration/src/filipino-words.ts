/** English letters: that is how Filipino spells acronyms. */
const letters: Readonly<Record<string, string>> = {
  A: 'ey',
  B: 'bi',
  C: 'si',
  D: 'di',
  E: 'i',
  F: 'ef',
  G: 'dyi',
  H: 'eyts',
  I: 'ay',
  J: 'dyey',
  K: 'key',
  L: 'el',
  M: 'em',
  N: 'en',
  Ñ: 'enye',
  O: 'o',
  P: 'pi',
  Q: 'kyu',
  R: 'ar',
  S: 'es',
  T: 'ti',
  U: 'yu',
  V: 'vi',
  W: 'dobolyu',
  X: 'eks',
  Y: 'way',
  Z: 'zi',
}

export const acronyms = {
  letters,
  /** Said as words, though some look as if they were not. */
  spoken: new Set('NASA UNESCO UNICEF ASEAN PAGASA TESDA EDSA DOST PHIVOLCS NEDA SONA'.split(' ')),
  /** Words in capitals for weight. */
  small: new Set(
    'ANG SA AY AT NA NI SI KAY O DI KO MO KA PA BA RIN DIN LANG WALA ISA ITO IYAN IYON BAWAL'.split(' '),
  ),
  /** Every consonant beside a vowel, as in words. */
  pronounceable: /^(?:[BDGHKLMNPRSTWY]?[AEIOU](?:NG|[BDGKLMNPRSTWY])?)+$/,
}

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** Of I to XXXIX; 0 for what is no such number. */
export function romanValue(word: string): number {
  if (!/^(?=.)X{0,3}(?:IX|IV|V?I{0,3})$/.test(word)) return 0
  const values = Array.from(word, (letter) => romanDigits[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
