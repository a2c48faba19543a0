import { irregularWords } from './filipino/irregular-words.ts'
import { filipinoDigits, filipinoNumber, filipinoOrdinal, filipinoTime, linked } from './filipino-numbers.ts'
import { acronyms, romanValue } from './filipino-words.ts'
import { type Saying, type SayingRule, sayingOf } from './saying.ts'

const most = 1e15
const digits = String.raw`\d{1,3}(?:,\d{3})+|\d+`

/** Not the hyphen of *pang-2*. */
const minusSign = String.raw`(?<![\p{L}\p{N}])[-−]`

/** Too long a row of digits is a telephone number or the like. */
function amount(whole: string, part?: string): string {
  const bare = whole.replaceAll(',', '')
  const isCode = Number(bare) >= most || (bare.length > 1 && bare.startsWith('0'))
  const said = isCode ? filipinoDigits(bare) : filipinoNumber(Number(bare))
  return part ? `${said} punto ${filipinoDigits(part)}` : said
}

/** A number is joined to what it counts, unless a small word comes next; *na* between them is that join. */
const counted = String.raw`(?: na)?(?= (?!(?:ang|ng|nang|sa|at|o|ay|na|ni|si|kay|noong|hanggang|pa|po|ba|kung|kaya|dahil|para|mula|bago|rin|din|lang|lamang|hindi|namin|natin|nila|ko|mo|niya)(?![\p{L}]))\p{Ll}{2})`

const units: Record<string, string> = {
  '%': 'porsiyento',
  '°C': 'digri selsyus',
  '°F': 'digri parenhayt',
  '°': 'digri',
  km: 'kilometro',
  m: 'metro',
  cm: 'sentimetro',
  mm: 'milimetro',
  kg: 'kilo',
  g: 'gramo',
  mg: 'miligramo',
  L: 'litro',
  mL: 'mililitro',
  ml: 'mililitro',
  ha: 'ektarya',
  'km/h': 'kilometro bawat oras',
  kph: 'kilometro bawat oras',
  'm/s': 'metro bawat segundo',
  'm²': 'metro kuwadrado',
  'km²': 'kilometro kuwadrado',
  'm³': 'metro kubiko',
}
const unitPattern = Object.keys(units)
  .toSorted((one, other) => other.length - one.length)
  .join('|')

const months = 'Enero|Pebrero|Marso|Abril|Mayo|Hunyo|Hulyo|Agosto|Setyembre|Oktubre|Nobyembre|Disyembre'
const scale = '(?:libo|milyon|bilyon|trilyon)'

const partsOfDay: Record<string, string> = { u: 'umaga', t: 'tanghali', h: 'hapon', g: 'gabi' }

function partOfDay(hour: number, said: string | undefined): string {
  if (!said) return ''
  const own = /^n\.?\s?([uthg])/i.exec(said)?.[1]?.toLowerCase()
  if (own) return ` nang ${partsOfDay[own]}`
  if (/^a/i.test(said)) return ' nang umaga'
  if (hour === 12) return ' nang tanghali'
  return hour >= 6 ? ' nang gabi' : ' nang hapon'
}

function timeOf([, hours = '', minutes = '', part]: RegExpExecArray): string | null {
  const hour = Number(hours)
  if (hour > 24 || Number(minutes) > 59) return null
  if (hour >= 1 && hour <= 12) return `${filipinoTime(hour, Number(minutes))}${partOfDay(hour, part)}`
  const rest = Number(minutes) === 0 ? '' : ` at ${linked(filipinoNumber(Number(minutes)))} minuto`
  return `${filipinoOrdinal(hour)}${rest}${partOfDay(hour, part)}`
}

function moneyOf([, whole = '', part, large]: RegExpExecArray): string {
  if (large) return `${linked(amount(whole, part))} ${linked(large)} piso`
  const centavos = Number((part ?? '').padEnd(2, '0').slice(0, 2))
  const pesos = `${linked(amount(whole))} piso`
  if (Number(whole) === 0 && centavos > 0) return `${linked(filipinoNumber(centavos))} sentimo`
  return centavos === 0 ? pesos : `${pesos} at ${linked(filipinoNumber(centavos))} sentimo`
}

function acronymOf([word]: RegExpExecArray, text: string): string | null {
  // A line in capitals is a heading, not a row of acronyms.
  if (!/\p{Ll}/u.test(text) || Object.hasOwn(irregularWords, word.toLowerCase())) return null
  if (acronyms.spoken.has(word)) return null
  const roman = romanValue(word)
  if (roman > 1) return filipinoNumber(roman)
  const isWord =
    word.length > 5 || (word.length > 3 && acronyms.pronounceable.test(word)) || acronyms.small.has(word)
  return isWord ? null : spelledOut(word)
}

const spelledOut = (letters: string): string =>
  Array.from(letters, (letter) => acronyms.letters[letter] ?? letter).join(' ')

/** Numbers, dates, money, short forms and signs as Filipino words. */
const writtenOut: readonly SayingRule[] = [
  { pattern: /_{2,}/y, say: () => ' patlang ' },
  { pattern: /COVID-19/iy, say: () => 'covid nineteen' },
  { pattern: /K to 12/y, say: () => 'key to twelve' },
  { pattern: /s\. (?=\d{4})/y, say: () => 'serye nang ' },
  {
    pattern: new RegExp(`\\bika-?\\s?(\\d{1,6})(?!\\d)${counted}`, 'iuy'),
    say: ([, number]) => linked(filipinoOrdinal(Number(number))),
  },
  { pattern: /\bika-?\s?(\d{1,6})(?!\d)/iuy, say: ([, number]) => filipinoOrdinal(Number(number)) },
  {
    pattern: new RegExp(`(${months}) (\\d{1,2})(?!\\d)`, 'uy'),
    say: ([, month, day]) => (Number(day) <= 31 ? `${filipinoOrdinal(Number(day))} nang ${month}` : null),
  },
  {
    pattern: /(\d{1,2}):(\d{2})(?!\d)(?:\s?([AP]\.?M\.?|n\.\s?[uthg]\.|nn\b))?/iuy,
    say: timeOf,
  },
  {
    pattern: new RegExp(
      `(?:₱|PHP\\s?|Php\\s?|P(?=\\d))\\s?(${digits})(?:\\.(\\d+))?(?:\\s(${scale})(?![\\p{L}]))?`,
      'uy',
    ),
    say: moneyOf,
  },
  {
    pattern: new RegExp(`(${digits})\\s?[-–—]\\s?(?=\\d)`, 'uy'),
    say: ([, low = '']) => `${amount(low)} hanggang `,
  },
  { pattern: /1\/2(?!\d)|½/y, say: () => 'kalahati' },
  {
    pattern: /(\d{1,2})\/(\d{1,2})(?![\d/])/y,
    say: ([, top = '', under = '']) => `${linked(amount(top))} ${filipinoOrdinal(Number(under))}`,
  },
  {
    pattern: new RegExp(
      `(${minusSign})?(${digits})(?:\\.(\\d+))?\\s?(${unitPattern})(?![\\p{L}\\p{N}])`,
      'uy',
    ),
    say: ([, minus, whole = '', part, unit = '']) =>
      `${minus ? 'negatibong ' : ''}${linked(amount(whole, part))} ${units[unit]}`,
  },
  {
    pattern: new RegExp(`(${minusSign})?(${digits})(?:\\.(\\d+))?${counted}`, 'uy'),
    say: ([, minus, whole = '', part]) => `${minus ? 'negatibong ' : ''}${linked(amount(whole, part))}`,
  },
  {
    pattern: new RegExp(`(${minusSign})?(${digits})(?:\\.(\\d+))?`, 'uy'),
    say: ([, minus, whole = '', part]) => `${minus ? 'negatibong ' : ''}${amount(whole, part)}`,
  },
  ...[
    ['Gng', 'Ginang'],
    ['Bb', 'Binibining'],
    ['G', 'Ginoong'],
    ['Dr', 'Doktor'],
    ['Dra', 'Doktora'],
    ['Kgg', 'Kagalang-galang'],
    ['atbp', 'at iba pa'],
    ['hal', 'halimbawa'],
    ['blg', 'bilang'],
    ['Sto', 'Santo'],
    ['Sta', 'Santa'],
  ].map(
    ([short = '', long = '']): SayingRule => ({
      pattern: new RegExp(`${short}\\.`, short.length < 2 ? 'y' : 'iy'),
      say: () => long,
    }),
  ),
  ...[
    ['&', ' at '],
    ['+', ' dagdagan nang '],
    ['=', ' ay katumbas nang '],
    ['×', ' beses '],
    ['÷', ' hatiin sa '],
    ['/', ' o '],
  ].map(([sign = '', long = '']): SayingRule => ({ pattern: new RegExp(`\\${sign}`, 'y'), say: () => long })),
  {
    pattern: /(\p{Lu}{1,4})(\d{1,3})(?![\p{L}\p{N}])/uy,
    say: ([, letters = '', number]) => `${spelledOut(letters)} ${filipinoNumber(Number(number))}`,
  },
  { pattern: /[\p{Lu}Ñ]{2,}(?![\p{L}\p{N}])/uy, say: acronymOf },
]

/** Filipino as it is read out, every word in its own spelling. */
export const writeOutFilipino = (text: string, first: readonly SayingRule[] = []): Saying =>
  sayingOf(text, [...first, ...writtenOut])
