import { type Saying, type SayingRule, sayingOf } from './saying.ts'

const units: Readonly<Record<string, [one: string, many: string]>> = {
  km: ['kilometer', 'kilometers'],
  m: ['meter', 'meters'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  L: ['liter', 'liters'],
  mL: ['milliliter', 'milliliters'],
  ml: ['milliliter', 'milliliters'],
  ha: ['hectare', 'hectares'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  kph: ['kilometer per hour', 'kilometers per hour'],
  'm/s': ['meter per second', 'meters per second'],
  'm²': ['square meter', 'square meters'],
  'km²': ['square kilometer', 'square kilometers'],
  'm³': ['cubic meter', 'cubic meters'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
}
const unitPattern = Object.keys(units)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`

function moneyOf([, whole = '', part, large]: RegExpExecArray): string {
  if (large) return `${whole}${part ? `.${part}` : ''} ${large} pesos`
  const centavos = Number((part ?? '').padEnd(2, '0').slice(0, 2))
  const pesos = `${whole} ${whole === '1' ? 'peso' : 'pesos'}`
  return centavos === 0 ? pesos : `${pesos} and ${centavos} ${centavos === 1 ? 'centavo' : 'centavos'}`
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec'

/** In pairs, as years are said. */
function yearSaid(year: string): string {
  const [century = '', rest = ''] = [year.slice(0, 2), year.slice(2)]
  if (/^200/.test(year)) return year
  if (rest === '00') return `${century} hundred`
  return rest.startsWith('0') ? `${century} oh ${rest.slice(1)}` : `${century} ${rest}`
}

const yearBefore = new RegExp(
  `(?:\\b(?:in|since|year|until|till|from|by|before|after|during|around|about|early|late|circa|of|and|to|(?:${months})(?: \\d{1,2},?)?) |\\()$`,
  'i',
)

function yearOf(match: RegExpExecArray, text: string): string | null {
  const before = text.slice(Math.max(0, match.index - 24), match.index)
  return yearBefore.test(before) ? yearSaid(match[1] ?? '') + (match[2] ? 's' : '') : null
}

const shortForms: readonly [pattern: string, said: string][] = [
  ['and/or', 'and or'],
  ['e\\.g\\.,?', 'for example'],
  ['i\\.e\\.,?', 'that is'],
  ['vs\\.?(?!\\p{L})', 'versus'],
  ['etc\\.', 'et cetera'],
  ['Figs?\\.(?= ?\\d)', 'figure'],
  ['Nos?\\.(?= ?\\d)', 'number'],
  ['Dra?\\.', 'doctor'],
  ['Mrs\\.', 'missis'],
  ['Mr\\.', 'mister'],
  ['Ms\\.', 'miz'],
  ['Prof\\.', 'professor'],
  ['Gov\\.', 'governor'],
  ['Gen\\.', 'general'],
  ['Sen\\.', 'senator'],
  ['St\\.(?= \\p{Lu})', 'saint'],
  ['Sta\\.', 'santa'],
  ['Sto\\.', 'santo'],
]

/** As Filipinos say them, in letters that the American voice reads so. */
const names: readonly [name: string, said: string][] = [
  ['barangay', 'bah-rung-guy'],
  ['Barangay', 'bah-rung-guy'],
  ['Bonifacio', 'Bonny-fah-sho'],
  ['Rizal', 'Ree-zahl'],
  ['Quezon', 'Kezz-on'],
  ['Aguinaldo', 'Ah-ghee-nahl-do'],
  ['Katipunan', 'Kah-tee-poo-nun'],
  ['Visayas', 'Vee-sah-yas'],
]

const rules: readonly SayingRule[] = [
  { pattern: /_{2,}/y, say: () => ' blank ' },
  {
    pattern:
      /(?:₱|PHP\s?|Php\s?|P(?=\d))\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(?:\s(thousand|million|billion|trillion)(?!\p{L}))?/uy,
    say: moneyOf,
  },
  {
    pattern: /(1[1-9]\d\d|20\d\d)\s?[-–—]\s?(1[1-9]\d\d|20\d\d)(?!\d)/uy,
    say: ([, low = '', high = '']) => `${yearSaid(low)} to ${yearSaid(high)}`,
  },
  { pattern: /(1[1-9]\d\d|20\d\d)(s)?(?![\d,.]\d|[\d\p{L}%°])/uy, say: yearOf },
  { pattern: /(\d+)\s?[-–—]\s?(?=\d)/uy, say: ([, low]) => `${low} to ` },
  { pattern: /1\/2(?!\d)|½/y, say: () => 'one half' },
  { pattern: /1\/3(?!\d)|⅓/y, say: () => 'one third' },
  { pattern: /1\/4(?!\d)|¼/y, say: () => 'one fourth' },
  { pattern: /3\/4(?!\d)|¾/y, say: () => 'three fourths' },
  { pattern: /(\d+)\/(\d+)/y, say: ([, top, under]) => `${top} over ${under}` },
  {
    pattern: new RegExp(`(${number})\\s?(${unitPattern})(?![\\p{L}\\p{N}])`, 'uy'),
    say: ([, count = '', unit = '']) => `${count} ${units[unit]?.[count === '1' ? 0 : 1]}`,
  },
  ...shortForms.map(
    ([pattern, said]): SayingRule => ({ pattern: new RegExp(pattern, 'uy'), say: () => said }),
  ),
  { pattern: /CO[2₂]/y, say: () => 'C O 2' },
  { pattern: /[₀-₉]/y, say: ([digit = '']) => ` ${digit.normalize('NFKC')} ` },
  ...names.map(
    ([name, said]): SayingRule => ({ pattern: new RegExp(`${name}(?!\\p{L})`, 'uy'), say: () => said }),
  ),
  ...[
    ['&', ' and '],
    ['+', ' plus '],
    ['=', ' equals '],
    ['×', ' times '],
    ['÷', ' divided by '],
    ['²', ' squared '],
    ['³', ' cubed '],
    ['/', ' or '],
  ].map(([sign = '', said = '']): SayingRule => ({ pattern: new RegExp(`\\${sign}`, 'y'), say: () => said })),
]

/** English as the American voice has to be given it to say it right. */
export const sayEnglish = (text: string, first: readonly SayingRule[] = []): Saying =>
  sayingOf(text, [...first, ...rules])
