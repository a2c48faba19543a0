import { ask } from '../asking.ts'
import { wordsOf } from '../words.ts'
import { type FilipinoClause, filipinoHeadOf, filipinoNameShape, type Made, withoutMarker } from './asked.ts'
import { isFilipinoFunctionWord, isVerb } from './stems.ts'

/** Words that open a predicate without calling the subject a thing. */
const noThing =
  /^(?:katumbas|katulad|kapareho|kahawig|katabi|kabilang|kasama|kasing.*|sing.*|bunga|sanhi|dulot|resulta|galing|buhat|likas|sapat|handa|puno|nasa|para|gawa|yari|kilala|tanyag|laganap|karaniwan|bukas|sarado|kulang|sobra|pareho|magka.*|magkaiba|nakasalalay|unang?|ikalawang|pangunahing|mahalagang|malaking|mabuting|batay|mahigit|halos|tuwing|noong|gamit)$/

const linked = /^(?:\S+ na \p{L}{4}|\S*[aeiou]ng \p{L}{4})/u
const fewestBare = 6

/** "magaspang na lupa", "pinaghalong buhangin", "bahagi ng halaman na …": the predicate calls the subject a thing. */
function isNominal(detail: string, isSetApart: boolean): boolean {
  const [first = '', second = ''] = detail.split(/\s+/)
  if (isFilipinoFunctionWord(first) || noThing.test(first) || /^(?:nag|um)/.test(first)) return false
  if (linked.test(detail)) return true
  const bare = /^(?:ng|na|sa|tungkol)$/.test(second) && !/^ma[^aeiou]/.test(first) && !isVerb(first)
  return bare && (isSetApart || wordsOf(detail).length >= fewestBare)
}

/** "bato, lupa at buhangin" says what there is of it, not what it is. */
const isListOfMembers = (detail: string) =>
  /,.+,? at /.test(detail) &&
  !/^(?:isang|ang)\s/.test(detail) &&
  wordsOf(detail.split(',')[0] ?? '').length <= 3

export function filipinoDefinition(clause: FilipinoClause, named: string, isSetApart: boolean): Made | null {
  const [, refers] =
    /^(?:tumutukoy sa|nangangahulugang|nangangahulugan ng|binibigyang-kahulugan bilang) (.+)$/.exec(
      clause.predicate,
    ) ?? []
  // What follows a semicolon is another sentence.
  const detail = (refers ?? clause.predicate).split(/;\s/)[0] ?? ''
  if (!refers && !/^(?:isang|ang|mga)\s/.test(detail) && !isNominal(detail, isSetApart)) return null
  if (wordsOf(detail).length < 4 || isListOfMembers(detail)) return null
  const bare = withoutMarker(detail)
  const term = clause.person ? `Sino ang ${bare}` : `Ano ang tawag sa ${bare}`
  const whole = clause.person ? `Sino si ${named}` : `Ano ang ${clause.many ? 'mga ' : ''}${named}`
  return {
    kind: 'definition',
    term: clause.term,
    names: clause.names,
    at: clause.at,
    detail,
    shape: `${filipinoNameShape(detail)} ${clause.person}`,
    head: filipinoHeadOf(detail),
    type: clause.person ? 'person' : 'thing',
    plural: false,
    askings: [ask('term', term, term, 'remember', 0.95), ask('detail', whole, null, 'understand', 0.9)],
  }
}
