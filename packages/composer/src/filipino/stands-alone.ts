import { isDebris } from '../debris.ts'
import { wordsOf } from '../words.ts'
import { isOrder } from './orders.ts'

const opensWeakly =
  /^(?:ito|iyan|iyon|sila|siya|ang mga ito|ang mga iyon|kaya|kaya naman|ngunit|subalit|pero|gayunman|gayunpaman|samakatuwid|bukod dito|bukod pa rito|dahil dito|dito|doon|halimbawa|gayundin|kaugnay|una|pangalawa|pangatlo|ikalawa|ikatlo|sunod|pagkatapos|pagkatapos nito|tayo|kami|ako|ikaw|kayo|narito|isa pa|ilan sa|maging|at|o|sapagkat|nang|samantala|sa kabilang banda|sa halip|sa madaling salita|bilang resulta|ang sumusunod|ang mga sumusunod|sa araling|sa gawaing|ang ganitong|sa ganitong|sa ganito|ganito|ganoon|bagaman|bakit|paano|ano|sino|saan|kailan|alin|hindi|wala|kanyang|kanilang|ang kanyang|ang kanilang|ang ating|ang iyong|tandaan|panuto|ang nasabing|ang naturang|isa rito|isa sa mga ito)(?=[\s,:])/i

/** Greater than what? */
const unlikeWhat = /^Mas\s(?!.*\s(?:kaysa|kapag|kung|dahil|sapagkat)\s)/

const pointsElsewhere =
  /(?:^|[\s(,])(?:iyan|iyon|niyon|narito|ganito|ganitong|ganoong|sumusunod|nabanggit|naturang|nasabing|tinalakay|natin|tayo|namin|kami|atin|ating|aming|mo|ka|ikaw|iyong|ninyo|kayo|inyong|inyo|aking|(?:larawan|pahina|kabanata|aralin|modyul|gawain|talahanayan) (?:blg\.? )?\d+|ang talahanayan|nasa itaas|nasa ibaba|https?:|www\.|©)(?=[\s,.;:)]|$)/i

/** "ito", "niya" and the like, for what or whom the sentence itself must have named. */
const thisOne = /(?:^|\s)(?:ito|nito|dito|rito|itong|nitong)(?=[\s,.;]|$)/i
const thatOne = /\p{L}(?:ng| na) (?:ito|iyon)(?=[\s,.;]|$)/iu
const someone =
  /(?:^|\s)(?:siya|niya|siyang|niyang|kaniya|kanya|kaniyang|kanyang|sila|nila|silang|nilang|kanila|kanilang)(?=[\s,.;]|$)/i
const names =
  /(?:^|\s)(?:ay|si|sina|ni|nina|kay|kina|isang|bawat|kapag|kung|kapwa|tao|taong|bata|batang|mag-aaral)\s/i

function leansOnAnother(text: string): boolean {
  if (thatOne.test(text)) return true
  const at = text.search(thisOne)
  if (at >= 0 && (!/(?:^|\s)(?:ay|kapag|kung|upang)\s/i.test(text.slice(0, at)) || at < 12)) return true
  const who = text.search(someone)
  return who >= 0 && !names.test(text.slice(0, who + 1))
}

export function standsAlone(text: string): boolean {
  const words = wordsOf(text).length
  if (words < 5 || words > 34 || !/^[\p{Lu}\p{N}]/u.test(text) || isDebris(text)) return false
  const body = text.replace(/[.\s]+$/, '')
  if (/[:;,–—-]$|\.\.\.|…|_{2,}|[?!]/u.test(body)) return false
  if (opensWeakly.test(text) || pointsElsewhere.test(text) || isOrder(text)) return false
  if (leansOnAnother(text) || unlikeWhat.test(text)) return false
  return /\s(?:ay|ang|si|sina)\s/.test(` ${text} `) || /^May(?:roong)?\s/.test(text)
}
