/** The signs that the natural voice was taught, with their numbers; the others it has never heard. */
const numbered: readonly [first: number, signs: string][] = [
  [1, ';:,.!?'],
  [9, '—…"()“” '],
  [17, '\u0303ʣʥʦʨᵝ\uAB67AI'],
  [31, 'O'],
  [33, 'Q'],
  [35, 'ST'],
  [39, 'W'],
  [41, 'Yᵊabcdef'],
  [50, 'hijklmnopqrstuvwxyzɑɐɒæ'],
  [75, 'βɔɕç'],
  [80, 'ɖðʤə'],
  [85, 'ɚɛɜ'],
  [90, 'ɟ'],
  [92, 'ɡ'],
  [99, 'ɥ'],
  [101, 'ɨɪʝ'],
  [110, 'ɯɰŋɳɲɴø'],
  [118, 'ɸθœ'],
  [123, 'ɹ'],
  [125, 'ɾɻ'],
  [128, 'ʁɽʂʃʈʧ'],
  [135, 'ʊʋ'],
  [138, 'ʌɣɤ'],
  [142, 'χʎ'],
  [147, 'ʒʔ'],
  [156, 'ˈˌː'],
  [162, 'ʰ'],
  [164, 'ʲ'],
  [169, '↓'],
  [171, '→↗↘'],
  [177, 'ᵻ'],
]

const numbers = new Map(
  numbered.flatMap(([first, signs]) => Array.from(signs, (sign, at): [string, number] => [sign, first + at])),
)

/** Stands before and after each piece that is spoken. */
export const edgeToken = 0

export const tokensOf = (sounds: string): number[] =>
  Array.from(sounds).flatMap((sign) => numbers.get(sign) ?? [])
