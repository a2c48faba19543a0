import { isDebris } from '../debris.ts'
import { wordsOf } from '../words.ts'
import { isVerb } from './stems.ts'

const opensWeakly =
  /^(?:ito|iyan|iyon|sila|siya|ang mga ito|ang mga iyon|kaya|kaya naman|ngunit|subalit|pero|gayunman|gayunpaman|samakatuwid|bukod dito|bukod pa rito|dahil dito|dito|doon|halimbawa|gayundin|kaugnay|una|pangalawa|pangatlo|ikalawa|ikatlo|sunod|pagkatapos|pagkatapos nito|tayo|kami|ako|ikaw|kayo|narito|isa pa|ilan sa|maging|at|o|sapagkat|nang|samantala|sa kabilang banda|sa halip|sa madaling salita|bilang resulta|ang sumusunod|ang mga sumusunod|sa araling|sa gawaing|ang ganitong|sa ganitong|sa ganito|ganito|ganoon|bagaman|bakit|paano|ano|sino|saan|kailan|alin|hindi|wala|kanyang|kanilang|ang kanyang|ang kanilang|ang ating|ang iyong|tandaan|panuto|ang nasabing|ang naturang|isa rito|isa sa mga ito)(?=[\s,:])/i

const pointsElsewhere =
  /(?:^|[\s(,])(?:iyan|iyon|niyon|ganito|ganitong|ganoong|sumusunod|nabanggit|naturang|nasabing|tinalakay|natin|tayo|namin|kami|atin|ating|aming|mo|ka|ikaw|iyo|iyong|ninyo|kayo|inyong|inyo|ko|ako|aking|larawan \d+|pahina|kabanata|aralin|araling|modyul|gawain \d+|talahanayan|nasa itaas|nasa ibaba|https?:|www\.|©)(?=[\s,.;:)]|$)/i

/** An order: the verb has not begun, and no one is named who does it. */
function isOrder(text: string): boolean {
  const [first = '', second = ''] = text.split(/\s+/)
  const lower = first.toLowerCase()
  if (
    /^(?:i(?!n|tin|pin|sin|kin|lin)[bcdghklmnprstwy]|mag|pag-)/.test(lower) &&
    /^(?:ang|ng|sa|mga|nang)$/.test(second)
  )
    return true
  if (/(?:hin|han|in|an)$/.test(lower) && !isVerb(lower) && /^(?:ang|ng|sa|mga|nang)$/.test(second))
    return true
  return /^[bcdghklmnprstwy]um[aeiou]/.test(lower) && /^(?:ng|nang|sa)$/.test(second)
}

export function standsAlone(text: string): boolean {
  const words = wordsOf(text).length
  if (words < 5 || words > 34 || !/^[\p{Lu}\p{N}]/u.test(text) || isDebris(text)) return false
  const body = text.replace(/[.\s]+$/, '')
  if (/[:;,–—-]$|\.\.\.|…|_{2,}|[?!]/u.test(body)) return false
  if (opensWeakly.test(text) || pointsElsewhere.test(text) || isOrder(text)) return false
  // "ito" and "nito" far enough in stand for what the sentence itself has named.
  if (
    /(?:^|\s)(?:ito|nito|dito|rito|itong|nitong)(?=[\s,.]|$)/i.test(text.split(/\s+/).slice(0, 6).join(' '))
  )
    return false
  return /\s(?:ay|ang|si|sina)\s/.test(` ${text} `)
}
