/** Said otherwise than the Indonesian voice would, in small letters. */
export const words: Readonly<Record<string, string>> = {
  mga: 'manga',
  ng: 'nang',
  deped: 'dep ed',
  // English words of the classroom, as Filipinos say them.
  science: 'sayens',
  computer: 'kompyuter',
  internet: 'internet',
  online: 'onlayn',
  website: 'websayt',
  video: 'bidyo',
  teacher: 'titser',
  jeep: 'dyip',
  jeepney: 'dyipni',
  facebook: 'feysbuk',
  email: 'imeyl',
  cellphone: 'selpon',
  climate: 'klaymet',
  change: 'tseyndz',
  energy: 'enerdyi',
  the: 'da',
  of: 'ov',
  and: 'end',
  quiz: 'kwis',
  grade: 'greyd',
  group: 'grup',
  team: 'tim',
  type: 'tayp',
  file: 'fayl',
  page: 'peyds',
  module: 'modyul',
  english: 'inglis',
  math: 'mat',
  mathematics: 'matematiks',
}

export const names: Readonly<Record<string, string>> = {
  jose: 'hose',
  josé: 'hose',
  jesus: 'hesus',
  juan: 'huwan',
  juana: 'huwana',
  jaena: 'haena',
  jacinto: 'hasinto',
  javier: 'habyer',
  jimenez: 'himenes',
  quezon: 'keson',
  enrique: 'enrike',
  roque: 'roke',
  miguel: 'migel',
  aguinaldo: 'aginaldo',
  guerrero: 'gerero',
  magellan: 'mageylan',
  magallanes: 'magalyanes',
}

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

/** Letters that the Indonesian voice reads in another way than Filipino does. */
const spellings: readonly [RegExp, string][] = [
  [/ñ/g, 'ny'],
  [/qu(?=[ei])/g, 'k'],
  [/qu?/g, 'kw'],
  [/ch/g, 'ts'],
  [/ck|cc/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/ll(?=[aeo])/g, 'ly'],
  [/gu(?=[ei])/g, 'g'],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/[éèê]/g, 'e'],
  [/[áàâ]/g, 'a'],
  [/[íìî]/g, 'i'],
  [/[óòô]/g, 'o'],
  [/[úùûü]/g, 'u'],
]

/** Null where a word is spelled as it is said. */
export function respelled(word: string): string | null {
  const small = word.toLowerCase().normalize('NFC')
  const said = spellings.reduce((text, [spelled, sound]) => text.replace(spelled, sound), small)
  return said === small ? null : said
}
