const ones = ['sero', 'isa', 'dalawa', 'tatlo', 'apat', 'lima', 'anim', 'pito', 'walo', 'siyam']
const teens = [
  'sampu',
  'labing-isa',
  'labindalawa',
  'labintatlo',
  'labing-apat',
  'labinlima',
  'labing-anim',
  'labimpito',
  'labingwalo',
  'labinsiyam',
]
const tens = [
  '',
  'sampu',
  'dalawampu',
  'tatlumpu',
  'apatnapu',
  'limampu',
  'animnapu',
  'pitumpu',
  'walumpu',
  'siyamnapu',
]
const scales = [
  { value: 1e12, word: 'trilyon' },
  { value: 1e9, word: 'bilyon' },
  { value: 1e6, word: 'milyon' },
  { value: 1e3, word: 'libo' },
]

/** Joins a number to what it counts: *isang libo*, *apat na libo*, *sandaang libo*. */
export function linked(number: string): string {
  if (/[aeiou]$/.test(number)) return `${number}ng`
  return number.endsWith('n') ? `${number}g` : `${number} na`
}

function hundreds(count: number): string {
  if (count === 1) return 'sandaan'
  const link = linked(ones[count] ?? '')
  return `${link} ${link.endsWith(' na') ? 'raan' : 'daan'}`
}

function underHundred(number: number): string {
  if (number < 10) return ones[number] ?? ''
  if (number < 20) return teens[number - 10] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten}'t ${ones[number % 10]}`
}

function underThousand(number: number): string {
  if (number < 100) return underHundred(number)
  const hundred = hundreds(Math.floor(number / 100))
  return number % 100 === 0 ? hundred : `${hundred} at ${underHundred(number % 100)}`
}

/** Whole numbers from zero to below a thousand trillion. */
export function filipinoNumber(number: number): string {
  if (number < 1_000) return underThousand(number)
  const said: string[] = []
  let rest = number
  for (const { value, word } of scales) {
    const count = Math.floor(rest / value)
    if (count > 0) said.push(`${linked(underThousand(count))} ${word}`)
    rest %= value
  }
  if (rest > 0) said.push(rest < 100 ? `at ${underHundred(rest)}` : underThousand(rest))
  return said.join(' ')
}

const irregular = ['', 'una', 'ikalawa', 'ikatlo']

export function filipinoOrdinal(number: number): string {
  return irregular[number] || `ika ${filipinoNumber(number)}`.replace(/^ika (?![aeiou])/, 'ika')
}

/** Digit by digit, as after a decimal point. */
export const filipinoDigits = (digits: string): string =>
  Array.from(digits, (digit) => ones[Number(digit)] ?? '').join(' ')

const spanishOnes = [
  '',
  'uno',
  'dos',
  'tres',
  'kuwatro',
  'singko',
  'sais',
  'siyete',
  'otso',
  'nuwebe',
  'diyes',
  'onse',
  'dose',
  'trese',
  'katorse',
  'kinse',
]
const spanishTens = ['', 'diyes', 'beynte', 'trenta', 'kuwarenta', 'singkuwenta']

/** Of the clock, which is read in numbers from Spanish. */
function spanishNumber(number: number): string {
  const own = spanishOnes[number]
  if (own !== undefined) return own
  return [spanishTens[Math.floor(number / 10)], spanishOnes[number % 10]].filter(Boolean).join(' ')
}

/** *Alas-siyete y medya*; hours from 1 to 12. */
export function filipinoTime(hour: number, minutes: number): string {
  const full = hour === 1 ? 'ala-una' : `alas-${spanishNumber(hour)}`
  if (minutes === 0) return full
  return minutes === 30 ? `${full} y medya` : `${full} ${spanishNumber(minutes)}`
}
