import type { Item } from '@klasrum/contract/material'
import { kindsInTable } from '../../languages/english/kinds.ts'
import { rulesOf } from '../../languages/rules-of.ts'
import { plain, shareIn, wordsOf } from '../../languages/words.ts'
import { blankPattern, endsInQuestion } from '../../understand/exercise-words.ts'
import { leansOnPage } from './leans-on-page.ts'

/** What the questions of real files were struck out for by those who read them, as far as it can be told for sure. */

/** Of these words two or more among short choices ask for an opinion, or whether something is so. */
const verdicts =
  /^(?:tama|mali|totoo|hindi totoo|minsan tama|minsan mali|oo|hindi|siguro|ewan|maaari|maari|yes|no|maybe|true|false|correct|incorrect|not sure|agree|disagree)$/u

const areVerdicts = (options: readonly string[]): boolean =>
  options.filter((option) => verdicts.test(plain(option))).length >= 2

const allOfThem =
  /^(?:all(?: of (?:the|these|them).*)?|all choices|lahat(?: ng (?:nabanggit|ito|nasa itaas|pagpipilian))?|(?:ang )?lahat ay tama)$/u

const denies = /\b(?:not|except|never|hindi|maliban|least)\b/iu

/** Offered beside an answer that is no wider than the others: whoever wrote it may have meant all. */
const isAllOffered = ({ stem, options, answer }: Choice): boolean =>
  options.some((option, at) => at !== answer && allOfThem.test(plain(option))) && !denies.test(stem)

type Choice = Extract<Item, { form: 'multiple_choice' }>

const sameShare = 0.99
const fewestSame = 2

/** A choice that says less of what the key says: "ran away" beside "were afraid and ran away". */
function keyContainsAnother({ options, answer, language }: Choice): boolean {
  const { stemsOf } = rulesOf(language)
  const key = stemsOf(options[answer] ?? '')
  return options.some((option, at) => {
    if (at === answer) return false
    const stems = stemsOf(option)
    return (
      stems.size >= fewestSame &&
      stems.size < key.size &&
      wordsOf(option).length <= 4 &&
      /\b(?:at|and)\b/iu.test(options[answer] ?? '') &&
      shareIn(stems, key) >= sameShare
    )
  })
}

/** What only the reader can say, or a person in a text that is not there. */
const opinion =
  /\b(?:sa iyong palagay|sa palagay mo|sa iyong opinyon|in your opinion|do you (?:think|agree)|kung ikaw (?:ang|ay)|kung mabibigyan ka|ano ang (?:iyong )?(?:gagawin|maipapayo|naiintindihan|masasabi) mo|masasabi mo ba|kung susuriin ang datos|based on the activit(?:y|ies))\b/iu
const ofText =
  /\b(?:ng|ang|si|ni|kay) (?:awtor|may-akda|makata|persona|tagapagsalaysay)\b|\bthe (?:author|poet|speaker|persona|narrator|protagonist)\b(?! (?:of|is|of an?)\b)|\b(?:kuwento|kwento|tula|teksto|talata|awit|sanaysay)ng (?:ito|iyon|binasa)\b|\b(?:teksto|text|talata|paragraph) \d\b|\b(?:una|ikalawa|ikatlo|ikaapat)ng (?:talata|saknong|taludtod|teksto)\b/iu

/** A figure or a part of a screen that is shown beside it. */
const ofFigure =
  /\bthis (?:\p{L}+ )?(?:polygon|shape|solid|symbol|tool|icon|angle|triangle|note|object|sign|part|plant|animal|instrument)\b|\b(?:tool|icon|symbol|polygon|object|shape|part)s? (?:below|above)\b|^is the (?:figure|shape|object)\b|\b(?:pigura|hugis|simbolo|bagay|bilang)ng? (?:ito|sa itaas|sa ibaba)\b/iu

/** Whatever was told before it is gone. */
const withoutCase =
  /^(?:which|alin)\b.{0,40}\bexplains? (?:why|this|it)\b.{0,3}$|^which (?:of (?:the following|these) )?(?:is|are) (?:correct|right)\b/iu

/** A single line for a blank, a sign set twice, the answer behind the statement. */
const brokenPrint = /(?<![_\p{L}])_(?![_\p{L}])|\p{L}_(?!_)|;;|,,|\bthe_|\s(?:true|false|tama|mali)\.?$/iu

/** "What program that gives …", "What structure being used …", "How do dances can …", "Ang unang hari ng bansa?" */
const noSentence =
  /^(?:what|which)(?: of the following)?(?:\s[\p{L}’'-]+){1,5}\s(?:that|being)\s(?!.*\b(?:is|are|was|were|does|do|did)\b)|^(?:what|which)(?: of the following)?(?:\s\p{L}+){1,2}\sthat\s(?!.*,)|^how (?:do|does|did)\b.*\b(?:can|could|will)\b|^ang\s[^?]*\?$|\bthe following\s(?:\p{L}+\s)?helps\b|\bhelps the following\b/iu
const hasAsker = /\b(?:ano|alin|sino|ba|saan|bakit|kailan|ilan|paano)\b/iu

/** "What function used to add cells?": without the verb that asks. */
const withoutIs =
  /^(?!.*\b(?:is|are|was|were|does|do|did|can|will)\b)(?:what|which)(?:\s[\p{L}’'-]+){1,3}\s(?:used to \p{Ll}+ (?:a|an|the)\b|designed|called)/iu
/** "What graph use", of one graph. */
const withoutS = /^(?:what|which) (?!people|men|women|children)\p{Ll}+[^s\s] (?:use|have|need|contain)\b/iu
/** "Avoid logging in": nobody can say whether an order is true. */
const order = /^(?:avoid|do not|don[’']t|make sure|be sure|remember to|keep|iwasan|huwag)\s/iu

/** "How to add a sign?", "When will be the feast?", "This term refers to the air is _____." */
const badGrammar =
  /^how to\b.*\?$|^when (?:will|is) be\b|\brefers? to\b[^,.;]*\bis\s(?:_{2,}|called)|,\s(?:simply|also|commonly|better)\s(?:known|called) as\b(?!.*\b(?:is|are|was|were)\b)[^,]*\.$/iu

/** "Ang piramide hindi mainam": no "ay" ties what is said to what it is said of. */
const withoutAy = /^Ang\s(?!.*(?:(?<!\p{L})(?:ay|ang)(?!\p{L})|[’']y(?!\p{L})|,))/u

/** What belongs to the page of an exercise, and not to what it asks. */
const ofPage =
  /\b(?:example|halimbawa|activity|gawain|solution|solusyon)\s?(?:\d|[:–-])|what[’']s more|\bsolution:/iu

const toInfinitive = /^to\s\p{Ll}/u
const doing = /^\p{L}{2,}ing\s\p{L}/iu
const doesWhat = /^\p{Ll}{3,}(?<!s)s\s(?:a|an|the|your|their|his|her|its)\s/u

/** "to keep …" beside "making …" or "keeps …": they cannot all go on with one question. */
const areUnlike = (options: readonly string[]): boolean => {
  const forms = [toInfinitive, doing, doesWhat].filter((form) => options.some((option) => form.test(option)))
  return forms.length > 1 && options.every((option) => wordsOf(option).length > 1)
}

/** "organize" beside "schedule", "checklist" and "reports". */
function isWordAmongNouns({ options, language }: Choice): boolean {
  if (language !== 'en' || !options.every((option) => /^\p{Ll}{4,}$/u.test(option))) return false
  const nouns = options.filter((option) => kindsInTable(option).size > 0)
  return nouns.length === options.length - 1
}

const mostAnswerWords = 7

function isAnswerFaulty({ stem, answer }: Extract<Item, { form: 'identification' }>): boolean {
  if (/=|;/.test(answer) || wordsOf(answer).length > mostAnswerWords) return true
  if ((stem.match(/_{2,}/g) ?? []).length > 1) return true
  // "A _____ angle" that is acute.
  const [, article = ''] = /\b(an?)\s_{2,}/iu.exec(stem) ?? []
  const isVowel = /^(?:[aeio]|u[^ns])/iu.test(answer)
  return article !== '' && (article.length === 2) !== isVowel
}

/** Whether a question of a file has a fault that a head teacher sends back. */
export function isOwnFault(item: Item): boolean {
  const { stem } = item
  if (
    [opinion, ofText, ofFigure, withoutCase, brokenPrint, badGrammar, ofPage].some((fault) =>
      fault.test(stem),
    )
  )
    return true
  if (noSentence.test(stem) && !hasAsker.test(stem)) return true
  if (withoutIs.test(stem) || withoutS.test(stem) || leansOnPage(item)) return true
  switch (item.form) {
    case 'multiple_choice':
      return (
        areVerdicts(item.options) ||
        isAllOffered(item) ||
        item.options.some((option) => /^(?:all|lahat|none|wala|wala sa lahat)$/u.test(plain(option))) ||
        keyContainsAnother(item) ||
        areUnlike(item.options) ||
        isWordAmongNouns(item)
      )
    case 'true_false':
      return (
        order.test(stem) ||
        endsInQuestion(stem) ||
        blankPattern.test(stem) ||
        (item.language === 'fil' && withoutAy.test(stem))
      )
    case 'identification':
      return isAnswerFaulty(item)
    default:
      return false
  }
}
