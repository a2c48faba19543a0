import type { Language } from '../skill.ts'

const english = {
  small:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
  tens: '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
}

const filipino = {
  small:
    'sero isa dalawa tatlo apat lima anim pito walo siyam sampu labing-isa labindalawa labintatlo labing-apat labinlima labing-anim labimpito labingwalo labinsiyam'.split(
      ' ',
    ),
  tens: '- - dalawampu tatlumpu apatnapu limampu animnapu pitumpu walumpu siyamnapu'.split(' '),
}

const belowHundred = (number: number, { small, tens }: typeof english, joint: string): string => {
  if (number < 20) return small[number] ?? ''
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten}${joint}${small[number % 10]}`
}

const belowThousandInEnglish = (number: number): string => {
  const rest = belowHundred(number % 100, english, '-')
  if (number < 100) return rest
  const hundreds = `${english.small[Math.floor(number / 100)]} hundred`
  return number % 100 === 0 ? hundreds : `${hundreds} ${rest}`
}

/** The number before a counted word: "apat na", "limang", "sandaang". */
const linked = (words: string): string => {
  if (words.endsWith('n')) return `${words}g`
  return /[aeiou]$/.test(words) ? `${words}ng` : `${words} na`
}

const hundredsInFilipino = (hundreds: number): string => {
  const before = linked(filipino.small[hundreds] ?? '')
  return `${before} ${before.endsWith('na') ? 'raan' : 'daan'}`
}

/** "X, Y at Z"; a last part that has its own "at" follows a comma. */
const inFilipino = (parts: readonly string[]): string => {
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1).join(', ')
  if (before === '') return last
  return last.includes(' at ') ? `${before}, ${last}` : `${before} at ${last}`
}

const belowThousandInFilipino = (number: number): string[] => [
  ...(number >= 100 ? [hundredsInFilipino(Math.floor(number / 100))] : []),
  ...(number % 100 > 0 ? [belowHundred(number % 100, filipino, "'t ")] : []),
]

const periods = [
  { size: 1_000_000, en: 'million', fil: 'milyon' },
  { size: 1_000, en: 'thousand', fil: 'libo' },
] as const

/** A whole number below a thousand million in words, as teachers write it. */
export function spelled(number: number, language: Language): string {
  if (number === 0) return language === 'en' ? 'zero' : 'sero'
  const large = periods.flatMap(({ size, en, fil }) => {
    const count = Math.floor(number / size) % 1_000
    if (count === 0) return []
    return language === 'en'
      ? [`${belowThousandInEnglish(count)} ${en}`]
      : [`${linked(inFilipino(belowThousandInFilipino(count)))} ${fil}`]
  })
  const rest = number % 1_000
  if (language === 'fil') return inFilipino([...large, ...belowThousandInFilipino(rest)])
  return [...large, ...(rest === 0 ? [] : [belowThousandInEnglish(rest)])].join(', ')
}

/** Other ways to write the same words that are right too. */
export function spelledOtherwise(number: number, language: Language): string[] {
  const words = spelled(number, language)
  const others =
    language === 'en'
      ? [words.replaceAll(',', '')]
      : [
          words.replaceAll('isang daan', 'sandaan'),
          words.replaceAll('isang libo', 'sanlibo'),
          words.replaceAll(',', ''),
        ]
  return [...new Set(others)].filter((other) => other !== words)
}

const englishOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** "twenty-first", "ikadalawampu't isa". */
export function spelledOrdinal(number: number, language: Language): string {
  const words = spelled(number, language)
  if (language === 'fil') return number === 1 ? 'una' : `ika${ordinalStem(words)}`
  return words.replace(/[a-z]+$/, (last) => englishOrdinals[last] ?? `${last.replace(/y$/, 'ie')}th`)
}

const ordinalStem = (words: string) => words.replace(/^dalawa$/, 'lawa').replace(/^tatlo$/, 'tlo')

/** "21st", "ika-21". */
export function ordinal(number: number, language: Language): string {
  if (language === 'fil') return `ika-${number}`
  const teen = number % 100 > 10 && number % 100 < 14
  return `${number}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
}
