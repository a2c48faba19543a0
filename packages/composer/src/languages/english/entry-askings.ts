import type { Asking, EntryWords } from '../language-rules.ts'
import { termAsking } from '../term-asking.ts'
import { lowerFirst, trimmed, wordsOf } from '../words.ts'
import { kindOfDescription } from './descriptions.ts'
import { parse } from './parse.ts'
import { englishPhrases } from './phrases.ts'
import { englishStandsAlone } from './stands-alone.ts'
import { isPlural } from './stems.ts'

/** Words before a colon that say what kind of line follows, and name nothing to be learnt. */
const label =
  /^(?:samples?\b.*|notes?|tips?|tasks?|options?|(?:more )?examples?|titles?|ppt|slides?|practice|integration|enrichment|remediation|enhancement|ages?|projects?|questions?|answers?|hints?|time|duration|materials?|objectives?|procedures?|(?:day|week|step|part|lesson|unit|module|phase|session|activity|exercise|task|item|number|no\.?|level|grade|quarter)\s[\divx]+.*|for \p{L}+|possible .+|homework|assignment|sources?|references?|remember|important|warning|(?:particular |main )?focus|(?:learning )?compet(?:ency|encies)|values?(?: integration)?|(?:the )?problem|(?:the )?solution|reminders?|directions?|instructions?|name|date|score|purpose|goals?|topics?|subject|grade(?: level)?|quarter|optional|facts?|definitions?|formula|mathematical formula|meaning|use|caution|result|conclusion|summary|introduction|overview|rubric|criteria|skills?|strategy|approach|method|resources?|prerequisites?|vocabulary|key (?:points?|terms?|ideas?)|(?:good|bad|better|best)|pros?|cons?|yes|no|true|false|teacher|students?|learners?|group \d+|team \d+)$/iu

/** A name, not the beginning of a sentence: "For MAC", "Possible responses might include". */
function namesThing(term: string): boolean {
  const tokens = parse(term)
  return (
    !tokens.some(({ pos }) => pos === 'AUX' || pos === 'PRON' || pos === 'SCONJ') &&
    !/^(?:ADP|CCONJ|DET)$/.test(tokens[0]?.pos ?? '') &&
    !/\d/.test(term.replace(/\([^)]*\)/g, ''))
  )
}

/** The least words that tell one thing from all others when there is nothing to choose from. */
const tellsEnough = (detail: string) =>
  wordsOf(detail).length >= 5 &&
  (wordsOf(detail).length >= 7 || /\b(?:that|which|who|of|whose|where)\b/.test(detail))

/** "Red stars → low temperature" says what they have, not what they are. */
const isThing = (detail: string) =>
  (/^(?:an?|the)\s/i.test(detail) || wordsOf(detail).length > mostOfProperty) && !saysMixed.test(detail)
/** "copper combines with zinc": a sentence without its dot. */
const saysMixed = /^\p{L}+ (?:combines?|reacts?|mixes|joins?|turns?|becomes?|goes|comes) /iu
/** Work that is done somewhere is not what the place is called. */
const isPlaceOfWork = (term: string, detail: string) =>
  /^\p{L}+ing\b/u.test(lowerFirst(detail)) && /s$|\band\b/i.test(term)
const mostOfProperty = 3

function askingFor(detail: string): Asking | null {
  const bare = trimmed(detail)
  switch (kindOfDescription(bare)) {
    case 'name': {
      if (!isThing(bare)) return null
      const stem = /^(?:an?|the)\s/i.test(bare)
        ? `What do we call ${lowerFirst(bare)}?`
        : `Which term means “${lowerFirst(bare)}”?`
      return termAsking(stem, tellsEnough(bare) ? stem : null, 0.9)
    }
    case 'deed': {
      const stem = `Which of the following ${lowerFirst(bare)}?`
      return termAsking(stem, tellsEnough(bare) ? `What ${lowerFirst(bare)}?` : null, 0.85)
    }
    case 'order':
      return termAsking(`Which of the following goes with the description “${bare}”?`, null, 0.8)
    case 'sentence':
      return englishStandsAlone(`${bare}.`)
        ? termAsking(`Which of the following does this statement describe: “${bare}.”?`, null, 0.75)
        : null
  }
}

/** "Lateral roots: supports the plant": no sentence can be made of it as it stands. */
const disagrees = (term: string, detail: string) => kindOfDescription(detail) === 'deed' && isPlural(term)

/** Notes leave the article out: "study of …", "mass of …". */
const bareKind =
  /^(?:study|science|art|branch|part|process|act|action|state|condition|ability|capacity|tendency|mass|amount|number|rate|measure|degree|use|practice|movement|change|loss|lack|transfer|release|removal|formation|production|distance|time|force|energy|power|right|belief|idea|result|difference|sum|product|ratio|position|place) (?:of|by|in|that|which|to|at|from)\b/iu
const bareOne = /^(?:type|kind|form|way|method|unit|group|set|layer|system|line|point) (?:of|that|which)\b/iu
const withItsArticle = (detail: string): string =>
  bareKind.test(detail) ? `the ${detail}` : bareOne.test(detail) ? `a ${detail}` : detail

export const englishEntryWords: EntryWords = {
  isName: (term) => !label.test(term.trim()) && namesThing(term),
  askings: (term, detail) => {
    const bare = trimmed(detail)
    const byTerm = askingFor(bare)
    if (!byTerm || isPlaceOfWork(term, bare) || disagrees(term, bare)) return []
    const kind = kindOfDescription(bare)
    if (kind !== 'name') return [byTerm]
    const forDetail: Asking = {
      of: 'detail',
      stem: englishPhrases.describes(term),
      open: null,
      bloom: 'understand',
      worth: 0.85,
    }
    return [byTerm, forDetail]
  },
  statement: (term, detail) => {
    const bare = trimmed(detail)
    if (disagrees(term, bare)) return null
    switch (kindOfDescription(bare)) {
      case 'name':
        return isThing(bare) && !isPlaceOfWork(term, bare)
          ? `The term “${term}” refers to ${withItsArticle(lowerFirst(bare))}.`
          : null
      case 'deed':
        return `${/^\p{Lu}{2,}|\s\p{Lu}/u.test(term) ? term : `The ${lowerFirst(term)}`} ${lowerFirst(bare)}.`
      default:
        return `The description “${bare}” goes with “${term}”.`
    }
  },
}
