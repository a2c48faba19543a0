import type { Statement } from '../languages/language-rules.ts'
import { rulesOf } from '../languages/rules-of.ts'
import { shareIn } from '../languages/words.ts'
import type { Outline } from './outline.ts'

export type Claims = {
  /** Whether the lesson says of a subject what these stems say. */
  asserts: (subject: string, stems: ReadonlySet<string>, but?: string) => boolean
  /** Whether one sentence says both, for answers that are clauses. */
  saysTogether: (one: ReadonlySet<string>, other: ReadonlySet<string>, but: string) => boolean
}

/** How much of a claim a sentence must share to be taken for saying the same. */
const sameClaim = 0.6
/** Of so few words each one tells. */
const shortClaim = 3

const halves = /,? (?:samantalang|habang|while|whereas) /

export function claims(sentences: readonly Statement[], outline: Outline): Claims {
  const { stemsOf } = rulesOf(outline.language)
  // "X does this, while Y does that" says each of one only.
  const parts = sentences.flatMap(({ text }) => text.split(halves).map((part) => ({ part, text })))
  const stemsBySentence = parts.map(({ part }) => stemsOf(part))
  const withStem = new Map<string, number[]>()
  stemsBySentence.forEach((stems, place) => {
    for (const stem of stems) {
      const places = withStem.get(stem)
      if (places) places.push(place)
      else withStem.set(stem, [place])
    }
  })
  const asserts: Claims['asserts'] = (subject, stems, but) => {
    const own = [...stemsOf(subject)]
    const rarest = own.reduce<number[] | null>((least, stem) => {
      const places = withStem.get(stem) ?? []
      return least === null || places.length < least.length ? places : least
    }, null)
    const claim = [...stems].filter((stem) => !own.includes(stem))
    if (!rarest || claim.length === 0) return false
    const enough = (claim.length <= shortClaim ? 1 : sameClaim) * claim.length
    return rarest.some((place) => {
      const said = stemsBySentence[place]
      const sentence = parts[place]
      if (!said || !sentence || !own.every((stem) => said.has(stem)) || sentence.text === but) return false
      let shared = 0
      for (const stem of claim) if (said.has(stem)) shared += 1
      return shared >= enough
    })
  }
  const saysTogether: Claims['saysTogether'] = (one, other, but) => {
    const [first] = [...one].sort((a, b) => (withStem.get(a)?.length ?? 0) - (withStem.get(b)?.length ?? 0))
    return (first ? (withStem.get(first) ?? []) : []).some((place) => {
      const said = stemsBySentence[place]
      return (
        said !== undefined &&
        parts[place]?.text !== but &&
        shareIn(one, said) >= sameClaim &&
        shareIn(other, said) >= 0.8
      )
    })
  }
  return { asserts, saysTogether }
}
