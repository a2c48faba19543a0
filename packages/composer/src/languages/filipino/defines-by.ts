import type { Fact, LanguageRules } from '../language-rules.ts'
import { wordsOf } from '../words.ts'
import { filipinoHeadOf } from './asked.ts'
import { filipinoKindsOf } from './kinds.ts'
import { isVerb } from './stems.ts'

/** "isang uri ng", "ang proseso ng": the words themselves say that this is a definition. */
const byKind =
  /^(?:isang|ang|mga) (?:\p{L}+(?:ng| na) ){0,2}?(?:uri|proseso|paraan|sistema|sangay|pag-aaral|anyo|bahagi|katangian|kakayahan|samahan|pangkat|kilusan|dokumento|kasulatan|batas|tuntunin|prinsipyo|teorya|instrumento|kasangkapan|organ|yunit|sukat|dami|halaga|bilang|salita|parirala|pangungusap|akda|tula|kuwento|sanaysay|lugar|pook|panahon|yugto|kalagayan|gawain|gawi|sakit|hayop|halaman|tao|pinuno|opisyal|ahensiya|ahensya|institusyon|sektor|konsepto|kaisipan|talahanayan|grap|representasyon|estruktura|istruktura)\p{L}* (?:ng|na|sa|kung|tungkol|upang)\s/iu

const explicit =
  /\say (?:tumutukoy sa|nangangahulugang|nangangahulugan ng|binibigyang-kahulugan bilang|tawag sa|ang tawag sa)\s/

const describesOnly =
  /^(?:(?:isang )?(?:isa|ilan) sa|ang (?:pinaka|dahilan|resulta|bunga|sagot|una|unang|tanging|susi)|(?:isang )?(?:mahalaga|mabuti|malaki|magandang|halimbawa))/i

export const filipinoDefinesBy: LanguageRules['definesBy'] = ({ statement, term, detail, type }: Fact) => {
  if (explicit.test(statement.text)) return 'surely'
  if (describesOnly.test(detail) || / ay /.test(detail)) return 'not'
  // "Ang taong dumating ay…" tells who it is, not what such a one is.
  if (wordsOf(term).some((word) => isVerb(word))) return 'not'
  if (type === 'person') return 'set apart'
  if (byKind.test(detail)) return 'surely'
  if (!/^(?:isang|ang)\s/.test(detail)) return 'set apart'
  const kinds = filipinoKindsOf(filipinoHeadOf(detail))
  return kinds.size > 0 && !kinds.has('person') && wordsOf(term).length <= 3 ? 'surely' : 'often'
}
