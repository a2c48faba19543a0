import { placeName } from './decimal.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number below 10,000: "four hundred twenty-five". */
export function inWords(value: number): string {
  const rest = (part: number) => (part === 0 ? '' : ` ${inWords(part)}`)
  if (value < 20) return small[value] ?? ''
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : `-${small[value % 10]}`}`
  if (value < 1000) return `${small[Math.floor(value / 100)]} hundred${rest(value % 100)}`
  return `${inWords(Math.floor(value / 1000))} thousand${rest(value % 1000)}`
}

const plural = (name: string, count: number) => (count === 1 ? name.replace(/s$/, '') : name)

/** "three and forty-five hundredths"; without a whole part "forty-five hundredths". */
export function decimalInWords(whole: number, part: number, power: number): string {
  const parts = `${inWords(part)} ${plural(placeName(power) ?? '', part).replace('ten ', 'ten-')}`
  return whole === 0 ? parts : `${inWords(whole)} and ${parts}`
}
