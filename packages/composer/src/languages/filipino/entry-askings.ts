import type { Asking, EntryWords } from '../language-rules.ts'
import { termAsking } from '../term-asking.ts'
import { lowerFirst, trimmed, wordsOf } from '../words.ts'
import { filipinoPhrases } from './phrases.ts'
import { isFilipinoFunctionWord, isVerb } from './stems.ts'

/** Words before a colon that say what kind of line follows, and name nothing to be learnt. */
const label =
  /^(?:paalala|tandaan|(?:mga )?halimbawa|hal|panuto|tagubilin|(?:mga )?layunin|(?:mga )?sagot|(?:mga )?tanong|(?:araw|hakbang|gawain|linggo|bahagi|aralin|modyul|yunit|pangkat|antas|baitang|markahan|blg|bilang|day|week|step|part|lesson|activity)\.?\s[\divx]+.*|pangalan|petsa|pamagat|paksa|may-akda|pinagkunan|sanggunian|kagamitan|oras|iskor|guro|mag-aaral|(?:mathematical )?formula|pormula|kahulugan|gamit|buod|panimula|konklusyon|aral|mensahe|tauhan|tagpuan|(?:mga )?gawain|takdang-aralin|note|notes|tip|task|example|title|source|tama|mali|oo|hindi)$/iu

const refers = /^(?:ito ay |ay |ito ang )?((?:tumutukoy|tinutukoy|nauukol|nakatuon) (?:sa|ng)\s.+)$/i
const means = /^(?:ito ay |ay |ito ang )?(?:nangangahulugang|ang tawag sa|tawag sa|itinatawag sa)\s(.+)$/i
/** "Kapag tumataas ang presyo, bumababa ang demand", or "Ang A ay B". */
const isSentence = (detail: string) =>
  /^(?:kapag|kung|dahil|habang|sa)\s/i.test(detail) ||
  /\say\s/.test(detail) ||
  /[.;]\s/.test(detail) ||
  hasTopic(detail)

/** "Tinutulungan ang mga industriya": the verb has what it is about, and no question with "ano ang" fits before it. */
const hasTopic = (detail: string) => {
  const words = detail.split(/\s+/)
  return isVerb(words[0] ?? '') && words.slice(1, 5).some((word) => /^(?:ang|si|sina)$/.test(word))
}

const fewestOfDeed = 6

const tellsEnough = (detail: string) => wordsOf(detail).length >= 5

function askingFor(detail: string): Asking | null {
  const open = (stem: string) => (tellsEnough(detail) ? stem : null)
  const [, pointed] = refers.exec(detail) ?? []
  if (pointed) {
    const stem = `Ano ang ${lowerFirst(pointed)}?`
    return termAsking(stem, open(stem), 0.9)
  }
  const bare = means.exec(detail)?.[1] ?? detail.replace(/^(?:ito ay|ay|ito ang)\s/i, '')
  if (isSentence(bare)) {
    if (wordsOf(bare).length < fewestOfDeed) return null
    const stem = `Aling katawagan ang inilalarawan ng pahayag na “${bare}”?`
    return termAsking(stem, wordsOf(bare).length >= 8 ? stem : null, 0.8)
  }
  const [first = ''] = bare.split(/\s+/)
  if (/^(?:kahit|kasama|alam|hindi|wala|walang|minsan|lagi|laging)$/i.test(first)) return null
  const isDeed = isVerb(first) && !/^mababa/i.test(first)
  // What is done tells one thing from another only where enough is said of it.
  if (isDeed && wordsOf(bare).length < fewestOfDeed) return null
  if (isDeed || /^(?:may|mayroong|pinaka\p{L}+)$/iu.test(first)) {
    const stem = `Ano ang ${lowerFirst(bare)}?`
    return termAsking(stem, open(stem), 0.85)
  }
  if (isFilipinoFunctionWord(first) && !/^(?:isang|ang|mga|lahat|ilang|bawat|sariling)$/i.test(first))
    return null
  const stem = `Ano ang tawag sa ${lowerFirst(bare).replace(/^ang /, '')}?`
  return termAsking(stem, open(stem), 0.9)
}

export const filipinoEntryWords: EntryWords = {
  isName: (term) => {
    const words = wordsOf(term)
    return (
      !label.test(term.trim()) &&
      !/\d|\say\s/.test(term) &&
      !isFilipinoFunctionWord(words.at(-1) ?? '') &&
      !/^(?:para|sa|kung|kapag|dahil|upang)\s/i.test(term)
    )
  },
  askings: (term, detail) => {
    const bare = trimmed(detail)
    const byTerm = askingFor(bare)
    if (!byTerm) return []
    return [
      byTerm,
      { of: 'detail', stem: filipinoPhrases.describes(term), open: null, bloom: 'understand', worth: 0.85 },
    ]
  },
  statement: (term, detail) => {
    const bare = trimmed(detail)
    const [, pointed] = refers.exec(bare) ?? []
    if (pointed) return `Ang “${term}” ay ${lowerFirst(pointed)}.`
    const [, meant] = means.exec(bare) ?? []
    if (meant) return `Ang “${term}” ay tawag sa ${lowerFirst(meant)}.`
    const alone = bare.replace(/^(?:ito ay|ay|ito ang)\s/i, '')
    if (isSentence(alone)) return `Ang pahayag na “${alone}” ay tumutukoy sa “${term}”.`
    return askingFor(bare) ? `Ang “${term}” ay ${lowerFirst(alone)}.` : null
  },
}
