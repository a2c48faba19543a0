const bullet = /^[→⇒➔➜⇨•●○◦▪▫■□◆◇♦►▶➢➤❖✓✔☐⁃∙·*\uF0B7\uF0A7\uF0D8\uF076\uF0FC\uF06E\uF0A8\uF071oØ§–—-]$/u
const bulletBefore =
  /^(?:[→⇒➔➜⇨•●○◦▪▫■□◆◇♦►▶➢➤❖✓✔☐⁃∙·\uF0B7\uF0A7\uF0D8\uF076\uF0FC\uF06E\uF0A8\uF071]\s*|[*–—-]\s+)(?=\S)/u
/** Each kind of numbering with the depth it usually has in an outline. */
const numbering =
  /^(?:\(?(\d{1,3})[.)]|\(?([a-z])[.)]|([A-Z])[.)]|\(?([ivx]{1,5})[.)]|([IVX]{1,5})[.)])(?:\s+(?=\S)|(?<=\d\.)(?=\p{Lu}\p{Ll})|(?<=^[A-E]\.)(?=\d))/u
const numberAlone = /^\(?(?:\d{1,3}|[A-Za-z]|[ivxIVX]{1,5})[.)]$|^\d{1,2}(?:\.\d{1,2}){1,3}\.?$/

/** A sign or number that stands before the text of an item. */
export const isMark = (text: string): boolean => bullet.test(text) || numberAlone.test(text)

/** A dash that goes on with a sentence, as well as it may begin an item. */
export const isDash = (text: string): boolean => /^[–—]\s+\p{Ll}/u.test(text)

/** `sign` is the kind of counting, `count` what it has come to. */
export type ListMark = { ordered: boolean; sign: string; count?: string; text: string }

/** What an item says without its mark. */
export function markOf(text: string): ListMark | null {
  const dot = bulletBefore.exec(text)
  if (dot) return { ordered: false, sign: dot[0].trim(), text: text.slice(dot[0].length) }
  const number = numbering.exec(text)
  if (!number) return null
  const sign = ['1', 'a', 'A', 'i', 'I'][number.slice(1).findIndex(Boolean)] ?? '1'
  const count = number.slice(1).find(Boolean) ?? ''
  return { ordered: true, sign, count, text: text.slice(number[0].length) }
}

/** Of a draft that is counted: by what. */
export const countedBy = (mark: ListMark | null): { mark?: string } =>
  mark?.count === undefined ? {} : { mark: mark.count }

const captionStart =
  /^(?:Figure|Fig\.|Table|Picture|Photo|Chart|Map|Larawan|Talahanayan|Pigura|Dayagram|Diagram|Mapa|Tsart)\s*\d+(?:[.-]\d+)*\s*(?:[.:–—-]|\s|$)/iu

/** "Figure 1. …", "Larawan 2: …" and the like: short, and not a sentence about a figure. */
export const isCaption = (text: string): boolean =>
  text.length <= 300 && captionStart.test(text) && !/^\p{L}+\.?\s*[\d.-]*\d\s+\p{Ll}/u.test(text)

const chapter =
  /^(?:Lesson|Unit|Chapter|Module|Part|Section|Topic|Activity|Session|Week|Day|Aralin|Yunit|Kabanata|Modyul|Bahagi|Paksa|Gawain|Linggo|Araw)\s+(?:\d{1,2}|[IVX]{1,5})\b/iu

/** "Lesson 2: …", "Aralin 3": a title wherever it stands alone. */
export const isChapter = (text: string): boolean => text.length <= 120 && chapter.test(text)

/** Short and without the end of a sentence, as a title is. */
export const couldBeTitle = (text: string): boolean =>
  text.length >= 2 &&
  text.length <= 120 &&
  /\p{L}{2}/u.test(text) &&
  !/[.,;]$/.test(text.replace(/\b(?:etc|Jr|Sr)\.$/, '')) &&
  text.split(' ').length <= 14

export const isCapitals = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 4

const sentenceEnd = /[.!?:;…]["”’)\]]*$/
/** The point of an initial or of a word cut short. */
const shortened =
  /(?:^|[\s(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|Sto|Sta|Prof|Engr|Atty|Gng|Bb|Hon|Gen|vs|No|Blg|Fig|cf|vol|pp?|e\.g|i\.e)\.$/u

export const endsSentence = (text: string): boolean => sentenceEnd.test(text) && !shortened.test(text)
