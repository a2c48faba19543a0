import { isExtractionNoise } from '../../judging/extraction-noise.ts'
import { wordsOf } from '../words.ts'
import { isFilipinoOrder } from './orders.ts'
import { isVerb } from './stems.ts'

const opensWeakly =
  /^(?:ito|iyan|iyon|sila|siya|ang mga ito|ang mga iyon|kaya|kaya naman|kung kaya|kung gayon|sa gayon|gayon|ngunit|subalit|pero|gayunman|gayunpaman|samakatuwid|bukod dito|bukod pa rito|bukod pa|dahil (?:dito|rito|sa (?:mga )?ito)|dito|doon|rito|roon|diyan|halimbawa|gayundin|kaugnay|una|pangalawa|pangatlo|ikalawa|ikatlo|sunod|sumunod|kasunod|pagkatapos|pagkatapos nito|pamaya-maya|pagkaraan|makalipas|ilang sandali|sa huli|sa wakas|maya-maya|sakto|saktong|saka|tapos|bigla|biglang|noon|kinabukasan|kinagabihan|isang (?:araw|gabi|umaga|hapon)|muli|muling|dagdag|ani|wika|sabi|sagot|tugon|ngayon|mula noon|simula noon|sa pagkakataong|sa puntong|tayo|kami|ako|ikaw|kayo|narito|isa pa|ilan sa|maging|at|o|sapagkat|nang|samantala|sa kabilang banda|sa halip|sa madaling salita|bilang resulta|ang sumusunod|ang mga sumusunod|sa araling|sa gawaing|ang ganitong|sa ganitong|sa ganito|ganito|ganoon|ganun|bagaman|bakit|paano|ano|sino|saan|kailan|alin|hindi|wala|kanyang|kanilang|ang kanyang|ang kanilang|ang ating|ang iyong|tandaan|panuto|ang nasabing|ang naturang|isa rito|isa sa mga ito|lalo na)(?=[\s,:’'])/i

/** Greater than what? */
const unlikeWhat = /^Mas\s(?!.*\s(?:kaysa|kumpara|kapag|kung|dahil|sapagkat)\s)/

const pointsElsewhere =
  /(?:^|[\s(,])(?:iyan|iyon|niyon|[‘’']y[ou]n|narito|ganito|ganitong|ganoon|ganoong|ganun|ganyan|sumusunod|nabanggit|naturang|nasabing|tinalakay|tatalakayin|natin|nating|tayo|tayong|namin|naming|kami|kaming|atin|ating|aming|mo|mong|ka|kang|ko|kong|ikaw|iyong|ninyo|nyo|niyo|kayo|kayong|inyong|inyo|aking|noon|doon|roon|diyan|(?:larawan|pahina|kabanata|aralin|modyul|gawain|talahanayan) (?:blg\.? )?\d+|ang talahanayan|(?:na)?sa (?:itaas|ibaba)(?! ng)|(?:ang|ng|sa) (?:dalawa|tatlo)(?! sa))(?=[\s,.;:)]|$)|https?:|www\.|©/i

/** "ito", "niya" and the like, for what or whom the sentence itself must have named. */
const thisOne = /(?:^|\s)(?:ito|nito|dito|rito|itong|nitong)(?=[\s,.;]|$)/i
/** "…ang nagtulak dito": at the end of a short sentence the place is one told before. */
const endsHere = /\s(?:dito|rito)[.\s]*$/
const thatOne = /\p{L}(?:ng| na) (?:ito|iyon)(?=[\s,.;]|$)/iu
const someone = /(?:^|\s)(?:siya|niya|siyang|niyang|kaniya|kanya|kaniyang|kanyang)(?=[\s,.;’']|$)/i
const several = /(?:^|\s)(?:sila|nila|silang|nilang|kanila|kanilang)(?=[\s,.;’']|$)/i
const names =
  /(?:^|\s)(?:si|sina|ni|nina|kay|kina|isang|bawat|tao|taong|bata|batang|mag-aaral|sinumang|pinuno|hari|pangulo|guro)\s/i
const namesSeveral = /(?:^|\s)(?:sina|nina|kina|mga|bawat|lahat|taong-bayan|at)\s/i

/** "ang babae", "ang mga ito", "ang taong dumating": somebody or something that was named before. */
const unnamed =
  /(?:^|\s)(?:(?:ang|ng|sa) (?:babae|lalaki|mama|ale|pari|prayle|kura|kutsero|estudyante|bangkay|silid|mga larawan|binata|dalaga|matanda|matandang \p{L}+|bata|magkasintahan|magkaibigan|mag-asawa|magkapatid|magkakapatid|mag-ina|mag-ama|laro|usapan|sinabi|nangyari|taong (?:dumating|iyon))(?! (?:na si|si|ni|nina|ng|sa|kay)\s)|(?:ang|ng|sa) mga ito)(?=[\s,.;]|$)/iu

function leansOnAnother(text: string): boolean {
  if (unnamed.test(text)) return true
  if (thatOne.test(text) || (endsHere.test(text) && !/\say\s/.test(text))) return true
  const at = text.search(thisOne)
  const before = text.slice(0, Math.max(0, at))
  const isNamed =
    /(?:^|\s)(?:ang|ng|sa|isang|mga|bawat)\s\p{Ll}/iu.test(before) &&
    /(?:^|\s)(?:ay|kapag|kung|upang|dahil|sapagkat|at|kaya)\s/i.test(before)
  if (at >= 0 && (!isNamed || at < 12)) return true
  const who = text.search(someone)
  if (who >= 0 && !names.test(text.slice(0, who + 1))) return true
  const they = text.search(several)
  return they >= 0 && !namesSeveral.test(text.slice(0, they + 1))
}

/** What the verb is about stands before "upang", "dahil" and the like, or the sentence has lost it. */
function lacksTopic(text: string): boolean {
  const [main = ''] = text.split(
    /,\s|\s(?:upang|nang|dahil|kung|habang|samantalang|sapagkat|para|hanggang)\s/,
  )
  return isVerb(text.split(/\s+/)[0] ?? '') && !/\s(?:ay|ang|si|sina|may|mayroong)\s/.test(`${main} `)
}

const spliced = /--|[•●▪■◦○❑➢►∙<>≤≥=×÷√→]|\s\/\s|^[^.,;]{1,40}:\s/
/** "If k": a letter that the sentence does not say the meaning of. */
const bareLetter = /(?:^|\s)[b-hj-np-z](?=[\s,.;)]|$)/
/** What somebody says, and to whom "I" and "you" are known. */
const speech = /[“"‘][^”"’]*\s[^”"’]*\s[^”"’]*\s[^”"’]*[”"’]|^[“"]/u
/** "Si Ana at Ben ay": more than one are "sina". */
const oneForTwo = /^Si \p{Lu}\S*(?: \p{Lu}\S*)? at (?:si )?\p{Lu}/u
const english = /(?:^|\s)(?:the|of|and|is|are|to|with|in|for|by)(?=\s)/gi

/** "PhP 10 Nakaukit sa harapan": a label, and then what begins anew. */
function isSpliced(text: string): boolean {
  const [, anew] = /\d\s+(\p{Lu}\p{Ll}{3,})/u.exec(text) ?? []
  return spliced.test(text) || bareLetter.test(text) || (anew !== undefined && isVerb(anew))
}

/** "Maaari ding gamitin…": beside what was said before. */
const besides = /^(?:\p{L}+ ){1,2}(?:din|rin|ding|ring)\s/iu
/** "Kung may bilang sa kaliwa, isulat lang ito": what the learner is to do. */
const givesOrder =
  /,\s*(?:isulat|tingnan|basahin|gawin|bilangin|ilagay|idagdag|palitan|hanapin|sundin|bilugan|ikahon)\b/iu

export function filipinoStandsAlone(text: string): boolean {
  const words = wordsOf(text).length
  if (words < 5 || words > 34 || !/^[‘“"]?[\p{Lu}\p{N}]/u.test(text) || isExtractionNoise(text)) return false
  const body = text.replace(/[.\s]+$/, '')
  if (/[:;,–—-]$|\.\.\.|…|_{2,}|[?!]/u.test(body)) return false
  if (opensWeakly.test(text) || pointsElsewhere.test(text) || isFilipinoOrder(text)) return false
  if (besides.test(text) || givesOrder.test(text)) return false
  if (leansOnAnother(text) || unlikeWhat.test(text) || lacksTopic(text) || isSpliced(text)) return false
  if ((text.match(english)?.length ?? 0) > 1 || speech.test(text) || oneForTwo.test(text)) return false
  // What ends without a full stop may be cut off.
  if (!/[.”"’)]$/.test(text.trim()) && !/\say\s/.test(text)) return false
  return /\s(?:ay|ang|si|sina|siya|sila)\s/.test(` ${text} `) || /(?:^|,\s)[Mm]ay(?:roong)?\s/.test(text)
}
