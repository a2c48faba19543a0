import { wordsOf } from '../languages/words.ts'

const english =
  'read|write|answer|choose|encircle|circle|underline|copy|complete|fill|match|draw|study|look|observe|identify|list(?! of)|label|arrange|solve|compare|give|tell|find|use|select|pick|determine|classify|join|decide|round|add|subtract|multiply|divide|compute|calculate|simplify|evaluate|put|place|mark|state (?:whether|if)|supply|rewrite|combine|refer|recall'
const filipino =
  'basahin|basahing|isulat|sagutin|sagutan|piliin|pumili|bilugan|salungguhitan|kopyahin|kumpletuhin|punan|punuan|pagtambalin|itambal|tambalan|iguhit|tingnan|pagmasdan|masdan|masdang|suriin|tukuyin|ilista|itala|ayusin|pagsunud-sunurin|pagsunod-sunurin|lutasin|paghambingin|ihambing|ibigay|hanapin|gamitin|alamin|kunin|pagsamahin|i-round|i-round-off|lagyan|kilalanin|buuin|uriin|pangkatin|isaayos|gawin|dagdagan|bawasan|unawain|batay|magbigay'

const label = /^(?:general\s)?(?:directions?|instructions?|panuto|tagubilin)\s*[:.–—-]?\s*/iu
const order = new RegExp(
  `^(?:[A-Z]\\s*[.)]\\s+|(?:test|part|bahagi|pangkat)\\s+[\\dIVX]+\\s*[:.–—-]\\s*)?(?:(?:now|then|first|next|please|carefully),?\\s+)?(?:${english}|${filipino})\\b`,
  'iu',
)
const byName =
  /^(?:true or false|t or f|tama o mali|fact or bluff|multiple choice|matching type|fill in the blanks?|identification|maramihang pagpipilian|wasto o di-?wasto)\b/iu

export const blankPattern = /_{2,}|\.{6,}|…{2,}/

export const exerciseSentencesOf = (text: string): string[] =>
  text.split(/(?<=[.?!:])\s+(?=[\p{Lu}“"(\d])/u).filter((sentence) => sentence.trim() !== '')

export const endsInQuestion = (text: string): boolean => /\?["”’')\]\s_]*$/.test(text)

const isOrder = (sentence: string) =>
  !endsInQuestion(sentence) && (label.test(sentence) || order.test(sentence) || byName.test(sentence))

const mostOrderWords = 70
/** After an order: what it is about, or how much it counts. */
const mostOtherWords = 30

/** A line that tells learners what to do with what follows. */
export function isDirection(text: string): boolean {
  const sentences = exerciseSentencesOf(text)
  if (wordsOf(text).length > mostOrderWords || blankPattern.test(text) || endsInQuestion(text)) return false
  const first = sentences.findIndex(isOrder)
  if (first < 0 || !sentences.slice(0, first).every(endsInQuestion)) return false
  const others = sentences.slice(first).filter((sentence) => !isOrder(sentence))
  return wordsOf(others.join(' ')).length <= mostOtherWords
}

/** The directions that a text begins with, and what comes after them. */
export function splitDirection(text: string): { direction: string; rest: string } {
  const sentences = exerciseSentencesOf(text)
  let told = 0
  while (
    told < sentences.length &&
    isOrder(sentences[told] ?? '') &&
    !blankPattern.test(sentences[told] ?? '')
  )
    told++
  const direction = sentences.slice(0, told).join(' ')
  return { direction, rest: sentences.slice(told).join(' ') }
}

const onlyHow =
  /^(?:(?:basahin|basahing|unawain|basahin at unawain|read|study|answer|sagutin)\b(?!.*\b(?:larawan|picture|text|teksto|kuwento|passage)\b).{0,60}$|(?:(?:isulat|write|put|place|ilagay|bilugan|encircle|circle|piliin|choose|select|pick)\b.*\b(?:letra|titik|letter|sagot|answers?|patlang|papel|paper|notebook|kuwaderno|space|blank|ito|it)\b)|isulat (?:ito|lamang|ang letra).*|use (?:a|another) .*sheet.*|\(?\s*\d+ (?:puntos|points?).*)/iu

const alsoHow =
  /,?\s+(?:at|and|then)\s+(?:bilugan|isulat|encircle|circle|write|piliin|choose)\b[^.]*\b(?:letra|titik|letter|sagot|answers?)\b[^.]*\.?$/iu

/** "Underline the clause. Decide if it is defining": what is marked on the page is not what is answered. */
const marksPage = /^(?:underline|encircle|box|highlight|salungguhitan|bilugan|ikahon)\b/iu

/** What a direction asks for, without where and how to write it down. */
export const taskOf = (direction: string): string =>
  exerciseSentencesOf(direction.replace(label, ''))
    .filter(
      (sentence, _, all) =>
        !(marksPage.test(sentence.trim()) && all.length > 1) &&
        !onlyHow.test(sentence.trim()) &&
        !/^\(?\s*\d+\s*(?:pts?|puntos|points?)/iu.test(sentence.trim()),
    )
    .map((sentence) => sentence.replace(alsoHow, '.'))
    .join(' ')
    .replace(/^[A-Z]\s*[.)]\s+/, '')
    .trim()

const toChoose =
  /\b(?:letra|titik|letter|choose|select|pick|encircle|circle|piliin|bilugan|multiple choice|best answer|maramihang pagpipilian)\b/iu
export const asksToChoose = (direction: string | null): boolean =>
  direction !== null && toChoose.test(direction) && !asksToMatch(direction)

/** Such a question is not whole without its choices. */
export const asksForLetter = (direction: string | null): boolean =>
  direction !== null && /\b(?:letra|titik|letter)\b/iu.test(direction)

const toMatch = /\b(?:match|matching|pagtambalin|itambal|tambalan|column b|hanay b)\b/iu
export const asksToMatch = (direction: string | null): boolean =>
  direction !== null && toMatch.test(direction)

const toFill = /\b(?:fill|complete|supply|punan|punuan|kumpletuhin|gaps?|blanks?|patlang ng|nawawalang)\b/iu
export const asksToFill = (direction: string | null): boolean => direction !== null && toFill.test(direction)
