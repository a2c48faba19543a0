import { memoized } from '../memoized.ts'
import { wordsOf } from '../words.ts'

const functionWords = new Set(
  `ang ng sa si sina ni nina kay kina mga ay na pa ba po ho daw raw din rin nga lang lamang man naman muna kasi at o ngunit
   subalit pero dahil sapagkat kaya kung kapag pag upang para nang habang samantalang bagaman bago matapos pagkatapos mula
   hanggang ayon tungkol bilang tulad gaya kaysa pati maging ito iyan iyon nito niyan niyon dito diyan doon rito roon siya
   sila niya nila kanya kaniya kanila kanyang kaniyang kanilang ako ikaw ka ko mo kami tayo kayo namin natin ninyo inyo amin atin aming ating
   inyong akin aking iyo iyong may mayroon mayroong wala walang hindi huwag oo isa isang ilan ilang lahat bawat iba ibang
   ibat iba't ano sino saan kailan alin paano bakit ilan gaano tawag tinatawag sumusunod tinutukoy tumutukoy halimbawa
   maaari maaaring dapat kailangan lubos lalo mas pinaka higit ganito ganoon ganyan kanino sariling sarili
   totoo wastong wasto aling anong katawagan paglalarawan nangyayari taon dahilan naiiba`.split(/\s+/),
)

const prefixes =
  /^(?:nakapag|makapag|nagpapa|magpapa|nakaka|makaka|napaka|pinaka|pagka|pinag|ipinag|ipinang|ipina|ipag|naka|maka|nagka|magka|mapag|tagapag|taga|mag|nag|pag|pang|pam|pan|mang|nang|ipin|ini|ika|ka|ma|na|pa|i)-?(?=[\p{L}]{3})/u

/** Cut back to the root as far as affixes, linker and repeated syllables show it. */
function stemOf(word: string): string {
  let root = word.toLowerCase().replace(/([aeiou])ng$/, '$1')
  if (root.length <= 4) return root
  root = root.replace(prefixes, '')
  root = root.replace(/^([bcdghklmnprstwy])?(?:um|in)([aeiou])/, '$1$2')
  root = root.replace(/^([^aeiou]?[aeiou])-?\1/, '$1')
  if (root.length > 5) root = root.replace(/(?:hin|han|in|an)$/, '')
  return root.length < 3 ? word.toLowerCase() : root.replace(/o$/, 'u')
}

export const filipinoStemsOf = memoized((text: string): ReadonlySet<string> => {
  const stems = new Set<string>()
  for (const word of wordsOf(text)) if (!functionWords.has(word.toLowerCase())) stems.add(stemOf(word))
  return stems
})

export const isFilipinoFunctionWord = (word: string): boolean => functionWords.has(word.toLowerCase())

/** Short words that only tie a sentence to the one before it. */
export const clitics = 'naman|rin|din|nga|pala|kasi'

/** Verbs show it by their affixes and the repeated syllable. */
export const isVerb = (word: string): boolean => {
  const lower = word.toLowerCase()
  return (
    /^(?:nag|magka|magsi|naka|makaka|nagpa|naging|nang[aeiou]|mang[aeiou]|ipin|itin|isin|ilin|inil|idin|ikin|iniu|inia|inii)/.test(
      lower,
    ) ||
    (lower.length > 5 && /^(?:[bcdghklmnprstwy]|ng)?(?:um|in)[aeiou]/.test(lower)) ||
    /^(?:na|ma)([bcdghklmnprstwy][aeiou])\1/.test(lower)
  )
}

const prefixOfDone = /^(?:ipinag|nakipag|nagpa|nagka|pinag|ipina|nang|nam|nag|na|ni(?=[lrwy]))-?(?=\p{L}{3})/u
const infixOfDone = /^i?(ng|[bdghklmnprstwy])?(?:um|in)(?=[aeiou])/u
const notOfDone =
  /^(?:naka(?!kita|rinig|tanggap|pulot|kuha|bili|huli|rating)|nasa|na(?:n|r)?(?:dito|doon|rito|roon)|nanay|naging|nais)/u

/** A verb that tells of something done and over: "kinuha", "nagluto", and neither "kumakain" nor "nakaupo". */
export const isDone = (word: string): boolean => {
  const lower = word.toLowerCase()
  if (notOfDone.test(lower) || lower.length < 5) return false
  const root = prefixOfDone.test(lower)
    ? lower.replace(prefixOfDone, '')
    : infixOfDone.test(lower)
      ? lower.replace(infixOfDone, '$1')
      : null
  return root !== null && !/^((?:ng|[^aeiou])?[aeiou])-?\1/u.test(root)
}

/** "Nakaupo sa bahay nagbabasa": a second verb that nothing ties to the first. */
export const hasLooseVerb = (sentence: string): boolean => {
  const words = sentence.split(/\s+/)
  return words.some((word, at) => {
    const before = words[at - 1] ?? ''
    return at > 1 && isVerb(word) && !/(?:ng|[,;:])$/u.test(before) && !isFilipinoFunctionWord(before)
  })
}
