import { isVerb } from './stems.ts'

const marker = /^(?:ang|ng|sa|mga|nang|si|ni|kung|muna|na)$/

/** "in" or the repeated syllable show that the deed was done or goes on. */
const begun = /^(?:na|in|[bcdghklmnprstwy]in[aeiou])/
/** "Kalayaan", "Paaralan": a thing, although it ends like a verb. */
const thing = /^(?:ka|pag|pang|pam|pan|tag|hulog|pa[bcdghklmnprstwy]?aral)/

/** An order: the verb has not begun, and no one is named who does it. */
export function isFilipinoOrder(text: string): boolean {
  const [first = '', second = ''] = text.split(/\s+/)
  const lower = first.toLowerCase()
  const follows = marker.test(second)
  if (/^huwag(?:$|g)/.test(lower) || /^(?:iwasan|tiyakin|subukan|hayaan)g?$/.test(lower)) return true
  if (/^(?:i(?!n|[bcdghklmnprstwy]in)[bcdghklmnprstwy]|mag|pag-)/.test(lower) && follows) return true
  if (/(?:in|an)$/.test(lower) && !isVerb(lower) && !begun.test(lower) && !thing.test(lower) && follows)
    return true
  return /^[bcdghklmnprstwy]um[aeiou]/.test(lower) && !isRepeated(lower) && /^(?:ng|nang|sa)$/.test(second)
}

/** "kumakain", "lumalaki": the syllable comes twice. */
const isRepeated = (word: string) => /^([bcdghklmnprstwy])um([aeiou])\1\2/.test(word)
