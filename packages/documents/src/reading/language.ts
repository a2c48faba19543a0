import type { Language } from '@klasrum/contract/source'

/** Small words of one language that the other does not have. */
const filipino = new Set(
  'ang ng mga sa ay na ito nito dito iyon siya niya sila nila kanila kanya kami namin tayo natin ako akin ikaw kayo ninyo si ni kay sina nina hindi wala mayroon isang isa kung kapag dahil upang para pero ngunit subalit o din rin lamang lang bilang mula hanggang ayon gaya tulad bawat lahat iba ibang pang nang ano sino saan kailan paano bakit alin po ba naman kaya maaari dapat noong ngayon araw tao'.split(
    ' ',
  ),
)
const english = new Set(
  'the of and is are was were to in that for it its this these those with as by on be been has have had from which or an not but their they we you your he she his her can will would when where what how who into than then there also each between about through such do does did'.split(
    ' ',
  ),
)
const words = /\p{L}+(?:[-'’]\p{L}+)*/gu

/** Positive for Filipino, negative for English, by how often the small words of each occur. */
function leaning(text: string): { filipino: number; english: number } {
  const found = { filipino: 0, english: 0 }
  for (const [word] of text.slice(0, 20_000).toLowerCase().matchAll(words)) {
    if (filipino.has(word)) found.filipino += 1
    else if (english.has(word)) found.english += 1
    else if (/^(?:nag|mag|pag|ipina|pina|naka|maka|pinaka|nakaka|ika)\p{L}{4,}/u.test(word))
      found.filipino += 0.5
  }
  return found
}

/** Null for what has no word of either, such as a name or a formula. */
export function languageOf(text: string): Language | null {
  const found = leaning(text)
  if (found.filipino === 0 && found.english === 0) return null
  return found.filipino > found.english ? 'fil' : 'en'
}

/** By its blocks, the long ones counting for more. */
export function languageOfAll(texts: readonly string[]): Language {
  let balance = 0
  for (const text of texts) {
    const language = languageOf(text)
    if (language) balance += language === 'fil' ? text.length : -text.length
  }
  return balance > 0 ? 'fil' : 'en'
}
