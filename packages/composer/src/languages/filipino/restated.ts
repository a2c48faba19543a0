import { upperFirst, wordsOf } from '../words.ts'

const asides = /\s*\((?:tingnan|basahin|makikita)[^()]*\)|, gaya ng (?:nabanggit|nakita natin)[^,.;]*,/giu

/** Words that tie a sentence to the one before and say nothing by themselves. */
const ties =
  /^(?:(?:gayunman|gayunpaman|samakatuwid|bukod dito|bukod pa rito|bukod pa|dahil dito|kaya naman|samantala|sa katunayan|sa kabilang banda|gayundin|sa madaling salita|bilang resulta|sa huli|sa kabuoan|sa kabuuan|kung gayon),\s+|(?:ngunit|subalit|pero|at|kaya)\s+(?!,))/iu

const thingPronoun = /^Ito(?: rin)? ay\s/u
const personPronoun = /^Siya(?: rin)? ay\s/u
const mostWords = 7

/** What a sentence is about: "Ang X ay …" and "Si X ay …". */
function subjectOf(before: string, particle: 'Ang' | 'Si'): string | null {
  const [, subject = ''] = new RegExp(`^(${particle} (?!mga )[^,;]+?) ay\\s`, 'u').exec(before) ?? []
  return subject !== '' && wordsOf(subject).length <= mostWords ? subject : null
}

/** The sentence in words that are clear without the one before it; null where that takes a guess. */
export function filipinoRestated(text: string, before: string | undefined): string | null {
  const plainly = upperFirst(text.replace(asides, '').replace(ties, '').trim())
  const opening = thingPronoun.exec(plainly) ?? personPronoun.exec(plainly)
  if (!opening) return plainly === text ? null : plainly
  const subject = before && subjectOf(before, thingPronoun.test(plainly) ? 'Ang' : 'Si')
  return subject ? `${subject} ay ${plainly.slice(opening[0].length)}` : null
}
