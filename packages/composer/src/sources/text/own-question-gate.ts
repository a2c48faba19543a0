import { plain, wordsOf } from '../../languages/words.ts'
import { kindsIn } from '../../understand/answer-codes.ts'
import {
  asksForLetter,
  asksToFill,
  asksToMatch,
  blankPattern,
  endsInQuestion,
  exerciseSentencesOf,
  taskOf,
} from '../../understand/exercise-words.ts'
import type { FileQuestion } from '../../understand/file-question.ts'

const shown =
  '(?:picture|figure|diagram|graph|map|chart|table|illustration|image|photo|drawing|cartoon|poster|comic strip|logo|box|grid|puzzle)s?'
const pictured = new RegExp(
  [
    `\\b(?:this|these|that) (?:\\p{L}+ )?${shown}\\b`,
    `\\b(?:in|on|from|use|using|study|observe|look at|refer to|complete) the (?:(?:following|given|physical) )?${shown}\\b(?! of (?:contents|elements))`,
    `\\b(?:${shown}|number line) (?:above|below|shows?|shown|given|on (?:page|the (?:left|right|board)))`,
    `\\b(?:above|following|given) ${shown}\\b`,
    '\\bfig(?:ure)?\\.?\\s?\\d|\\b(?:page|pahina) \\d',
    '\\b(?:at the (?:start|beginning) of the chapter|word (?:bank|box)|underlined|in bold|highlighted|encircled|shaded)\\b',
    '\\b(?:sa|nasa|ng|mga|ang|bawat|anong) larawan\\b(?! n(?:i|ina|g)\\b)|\\blarawan sa\\b',
    '\\b(?:nasa|sa) (?:loob ng )?(?:kahon|talahanayan|tsart|grap|mapa|dayagram|bilog|ibaba|itaas|kaliwa|kanan)\\b(?! hanggang)',
    '\\b(?:nakasalungguhit|may salungguhit|walang salungguhit|nakabilog|may kulay|kulayan|iguhit|gumuhit|draw|colou?r)\\b',
  ].join('|'),
  'iu',
)
const inPassage =
  /\b(?:the|this|above|following) (?:passage|text|selection|story|poem|excerpt|dialogue|conversation|article|essay|quotations?|section|activity|experiment|video|situation|case|problem)\b|\bin each case\b|\bthis (?:\p{L}+ )?(?:description|sentence|list|statement|event|lesson|chapter|module)\b|\b(?:sa|(?<!\b(?:uri|anyo|bahagi|layunin|katangian|elemento|estruktura|istruktura|halimbawa|pagbasa|pagsulat|pagbuo|hulwaran) )ng|ayon sa|batay sa) (?:teksto|seleksyon|seleksiyon|kuwento|kwento|tula|talata|binasa|nabasa|akda|usapan|suliranin|suliraning ito|sitwasyon|sitwasyong ito|video|gawain)\b|\bsa suliraning\b|\bbinasang\b|\bsection \d/iu
const elsewhere =
  /\b(?:item|question|tanong|aytem) (?:no\.?|number|bilang|#)?\s?\d|\bin (?:number|no\.?) \d|\b(?:previous|preceding|earlier) (?:item|question|number|activity|page)|\b(?:described|mentioned|discussed) (?:above|below|earlier)\b|\byour (?:answers?|work|group|groupmates?|partner|seatmate|table|drawing)\b|\b(?:iyong|inyong|mo ang) (?:sagot|ginawa|pangkat|kapareha)\b|\bmo pang\b/iu
const vague =
  /^(?:ano ang (?:iyong |kumpletong |tamang |naging )?(?:tanong|itinatanong|sagot|datos|ibinigay na datos|mathematical \w+|pamilang na pangungusap)|ano gagamiting .*|anong (?:mathematical )?operation ang .*|number sentence|what is (?:your answer|asked)|what are given|(?:isulat|lutasin|basahin|unawain|planuhin|balikan|pagkumparahin|solve|read)\b[^\d]{0,45})\W*$/iu

const aboutProblem =
  /\b(?:tanong|itinatanong|suliranin\w*|problem|asked|number sentence|pamilang na pangungusap|mathematical|datos|operation|sagot|answer)\b/iu

/** A word that points back to something that is not there. */
const pointsBack =
  /^(?:(?:why|how|what|who|where|when|which)\b(?:\s+\p{L}+){0,2}\s+(?:he|she|they|it|them|(?<!of )(?:this|these|those))\b(?!\s+(?:mean|possible|important to|necessary))|(?:he|she|they|it|this|these|those|siya|sila|ito|iyon|nito|niya|nila)\b|(?:saan|ano|sino|bakit|paano|kailan|ilan|alin)\s+(?:ba\s+|po\s+)?(?:ito|iyon|siya|niya|nila|nito)\b|(?:\p{L}+\s+){1,3}(?:it|them)[.!])/iu
/** "It is the act of …", "This type of hazard arises …", with the names of things to choose from: it is what is asked for. */
const defines =
  /^(?:(?:it|this|that|these|those|they)\b|(?:ito|ang mga ito)\s+(?:ay|ang)\b|ito[’']y\b|(?:siya|sila)\s+ang\b)/iu
const mostNameWords = 6
const fewestDefiningWords = 6

const definesOption = (stem: string, options: readonly string[]): boolean =>
  options.length >= 3 &&
  !asking.test(wordsOf(stem)[0] ?? '') &&
  defines.test(stem) &&
  wordsOf(stem).length >= fewestDefiningWords &&
  options.every((option) => wordsOf(option).length <= mostNameWords)

const filipinoBack =
  /\b(?:niya|niyang|nila|nilang|siya|sila|kanya|kanyang|kanila|kanilang|nito|dito|doon|iyon)\b/iu
const hasName = (text: string) => /(?<=[\p{Ll},;]\s)\p{Lu}\p{Ll}+/u.test(text)

const asking =
  /\b(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|can|could|would|should|will|ano|anong|ano-ano|anu-ano|anu-anong|ano-anong|alin|aling|sino|sinong|sino-sino|kailan|saan|saang|bakit|paano|paanong|ilan|ilang|magkano|gaano|kanino|pang-?ilan|ba)\b/iu
const tasked =
  /^(?:arrange|place|order|rank|convert|express|round|ayusin|pagsunud-sunurin|explain|describe|compare|define|give|name|list|enumerate|state|identify|differentiate|distinguish|discuss how|discuss why|solve|find|compute|calculate|simplify|determine|ipaliwanag|ilarawan|paghambingin|ihambing|magbigay|ibigay|isa-isahin|tukuyin|lutasin|bigyang-kahulugan)\b/iu
const numbered =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|isa|isang|dalawa|dalawang|tatlo|tatlong|apat|lima|limang|anim|pito|pitong|walo|walong|siyam|sampu|sampung)\b/iu
const aboutSelf = /\b(?:ako|akong|aking|ko|kong|am i|my)\b/iu
const quoted = /^["“].*["”]$/u
const sum = /^\d[\d ,.]*(?:[+×÷x–-]\s*\d[\d ,.]*)+$/
const price = /\d|\b(?:php|piso|peso|sentimo|centavo)/iu
const pointing =
  /\b(?:of|in|for|with) these\b|\byou (?:\p{L}+ )?(?:this|these)\b|\b(?:magkano|ilan|ano) (?:lahat )?ito\b/iu
const looking = /^(?:tingnan|masdan|masdang|pagmasdan|look|observe|study|pag-aralan)\b/iu
const amount = /\b(?:ilan|ilang|magkano|how (?:many|much|long|far))\b/iu

/** Digits one by one, as sums that stand one under the other come out. */
const spacedDigits = (text: string) =>
  /\b\d \d\b/.test(text.replace(/\b\d{1,3}(?: \d{3})+\b/g, '0')) ||
  /\d\s*=\s*$/.test(text) ||
  /^[+×÷]/.test(text)

const balanced = (text: string) =>
  text.split('(').length === text.split(')').length && text.split('“').length === text.split('”').length

/** Bracketed letters in capitals to be put in order, or a blank with the number of another question beside it. */
const jumbled = /\(\p{L}{3,}\)\s*_{2,}|_{2,}\s*\(\p{L}{3,}\)|_{2,}\s+\d{1,2}\.\s|\(\s*\d\s*\)\s*_{2,}|\(\s*$/u

const longest = 900
const form = /^(?:name|pangalan|date|petsa|section|score|iskor|i am|my name|simbolo|salita)\b.*_{2,}/iu

/** The number of a page that ran into a word, "ang11 mga"; a word that is missing, "Ang mga taong ay …"; "Ano ng layunin". */
const torn =
  /(?<!\p{L})\p{Ll}{3,}\d{1,2}\s\p{Ll}|(?<!\p{L})(?:taong|mga|ng|sa|na)\say(?!\p{L})|^(?:ano|alin|sino)\sng(?!\p{L})/iu

const isBroken = (text: string): boolean =>
  /\uFFFD|\p{Cc}/u.test(text) ||
  torn.test(text) ||
  !balanced(text) ||
  spacedDigits(text) ||
  jumbled.test(text) ||
  form.test(text) ||
  text.length > longest

/** The rest of a sentence whose beginning is lost. */
const beginsInside = (text: string): boolean => /^[\p{Ll},;.)]/u.test(text.replace(/^(?:i-|e-)/, 'I'))

/** Whether a text can be read on a paper without what stood around it in the file. */
export function isClearAlone(
  text: string,
  { situation, options }: Pick<FileQuestion, 'situation' | 'options'>,
): boolean {
  if (pictured.test(text) || elsewhere.test(text)) return false
  if (situation !== null) return true
  if (inPassage.test(text) || vague.test(text)) return false
  if (pointsBack.test(text) && !definesOption(text, options)) return false
  const isShort = wordsOf(text).length < 14
  return !(filipinoBack.test(text) && isShort && !hasName(text) && options.length === 0)
}

const tidied = (text: string): string =>
  text
    .replace(/\?\s*_{2,}/gu, '?')
    .replace(/_{2,}(?:\s+_{2,})*/g, '_____')
    .replace(/_____(?=\p{L})/gu, '_____ ')
    .replace(/\b(ipaliwanag|explain|bakit|why)[.?]?\s*_____$/iu, '$1.')
    .replace(/\s+/g, ' ')
    .replace(/^[•●▪➢–—*Æ→)\]\s]+/u, '')
    .replace(/^test yourself\s*[—–:-]\s*/iu, '')
    .trim()

/** A name or a number with a line beside it says nothing by itself. */
const isBareText = (stem: string): boolean => {
  const small = stem.replace(/\([^)]*\)/g, ' ').match(/(?<=^|[\s“"'(])\p{Ll}\p{L}*/gu)?.length ?? 0
  if (endsInQuestion(stem)) return small < 1
  if (/[.!]\s*_____$/.test(stem)) return true
  return small < 2 || !(blankPattern.test(stem) || tasked.test(stem))
}

/** Talk to whoever learns, and orders of how to answer, that stand where a case would. */
const isTalk = (text: string): boolean =>
  /\b(?:this module|modyul na ito|good time|letra|titik|letter of|best answer|tamang sagot|kasagutan|you[’']ve learned|sagutang papel|answer sheet)\b/iu.test(
    text,
  )
/** "For numbers 4 to 6, read the poem": that poem is not there. */
const ofNumbers =
  /\b(?:(?:para sa |for )?(?:mga )?(?:bilang|aytem|numbers?|items?|nos?\.?|questions?)\s+\d+\s*(?:[-–,]|hanggang|to|at|and|through)\s*\d+)/iu

/** What a case tells, without the question that it ends in, unless that question is what is asked about. */
function caseFor(situation: string, stem: string): string {
  if (aboutProblem.test(stem)) return situation
  const sentences = exerciseSentencesOf(situation)
  while (sentences.length > 1 && endsInQuestion(sentences.at(-1) ?? '') && !/\d/.test(sentences.at(-1) ?? ''))
    sentences.pop()
  return sentences.join(' ')
}

/** The question as it can stand on a paper, with its direction or its case where it needs them; null where it cannot. */
export function standaloneStem(question: FileQuestion): string | null {
  const { kind, direction, options, pictured: hasPicture } = question
  if (hasPicture || ofNumbers.test(question.situation ?? '')) return null
  const situation = question.situation !== null && isTalk(question.situation) ? null : question.situation
  const stem = tidied(question.stem)
  if (isBroken(stem) || beginsInside(stem) || stem === '' || stem === '_____') return null
  const task = taskOf(direction ?? '')
  const isBare = isBareText(stem)
  const isStatement =
    kind === 'true_false' || (kind === 'multiple_choice' && (stem.match(/\p{L}/gu)?.length ?? 0) >= 8)
  const needsTask = (isBare && !isStatement) || kindsIn(direction).length > 0
  if (
    needsTask &&
    (task === '' ||
      wordsOf(task).length > 40 ||
      isBroken(task) ||
      beginsInside(task) ||
      looking.test(task) ||
      endsInQuestion(task))
  )
    return null
  const isGapLost =
    kind !== 'multiple_choice' &&
    kind !== 'true_false' &&
    asksToFill(direction) &&
    !blankPattern.test(stem) &&
    !endsInQuestion(stem)
  if (isGapLost) return null
  const alone = needsTask ? `${task.replace(/[.:]$/, /[.?]$/.test(stem) ? '.' : ':')} ${stem}` : stem
  const told = situation === null ? alone : `${caseFor(tidied(situation), stem)} ${alone}`
  if (told.length > longest || (situation !== null && isBroken(tidied(situation)))) return null
  if (!isClearAlone(told, { situation, options })) return null
  return told
}

/** One side of a pair that is matched; null where a paper cannot show it. */
export function premiseAlone({
  stem,
  situation,
  options,
  pictured: hasPicture,
}: FileQuestion): string | null {
  const premise = tidied(stem)
  const isWhole = !hasPicture && premise !== '' && situation === null && !isBroken(premise)
  return isWhole && isClearAlone(premise, { situation, options }) ? premise : null
}

/** Whether a question without a key is worth offering to a teacher. */
export function isWorthOffering(question: FileQuestion, told: string): boolean {
  const { options, kind, direction } = question
  if (options.length > 0)
    return kind === 'multiple_choice' && areDistinct(options) && options.length >= 2 && options.length <= 6
  if (kind === 'true_false') return wordsOf(told).length >= 4
  if ((/^\p{L}[\p{L}\s]{0,60}:\s/u.test(told) && endsInQuestion(told)) || quoted.test(told)) return false
  if (vague.test(question.stem.replace(/[\s_]+$/, ''))) return false
  if (aboutSelf.test(told) && !numbered.test(told)) return false
  if (wordsOf(question.stem).length < 3 && direction === null) return false
  if (amount.test(told) && !numbered.test(told)) return false
  if (/\b(?:magkano|how much)\b/iu.test(told) && !price.test(told)) return false
  if (pointing.test(question.stem) || /^ask\b/iu.test(told)) return false
  if ((asksForLetter(direction) && question.number > 0) || asksToMatch(direction)) return false
  if (endsInQuestion(question.stem)) return wordsOf(told).length >= 4 && asking.test(told)
  if (blankPattern.test(question.stem) || sum.test(question.stem)) return wordsOf(told).length >= 4
  return tasked.test(question.stem) && wordsOf(told).length >= 4 && wordsOf(told).length <= 45
}

/** "Tama", "Mali" and a third way out: a statement that is called true or false is no question with choices. */
export const isTruthWithChoices = (options: readonly string[]): boolean => {
  const said = options.map(plain)
  return (
    said.length < 4 &&
    ['tama mali', 'true false'].some((both) => both.split(' ').every((one) => said.includes(one)))
  )
}

export const areDistinct = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => plain(text) || text.trim())).size === texts.length
