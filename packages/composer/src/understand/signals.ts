import { wordsOf } from '../languages/words.ts'
import { isLineOfNames } from './line-of-names.ts'

const letters = /\p{L}/u

/** Addresses, page numbers, labels of buttons and of pictures. */
const furniture =
  /^(?:(?:page|pahina)?\s*\d{1,4}(?:\s*(?:of|ng|\/)\s*\d{1,4})?|(?:https?:\/\/|www\.)\S+|\S+@\S+\.\w+|home|next|back|menu|.{0,20}\((?:pindutin|click)\)|click here.*|(?:fig(?:ure)?|larawan)\.? ?\d[\d.]*.{0,120}|(?:source|photo|image|pinagmulan)\s*:.{0,120}|reprint.{0,20}|downloaded (?:from|by).*|\S+\.indd.*|language: \w+|end of (?:module|lesson).{0,10}|[^\p{L}\p{N}]*)$/iu

const front =
  /©|all rights reserved|republic of the philippines|department of education|kagawaran ng edukasyon|schools? division (?:office|of)|\bregional (?:office|director)\b|superintendent|^(?:prepared|checked|reviewed|noted|submitted|approved|written|edited|illustrated|developed)(?: (?:and|&) \w+)?(?: by\b|\s*:)|^(?:inihanda|iniwasto|pinagtibay|isinulat|iginuhit|sinuri) (?:ni|nina)\b|^(?:writers?|authors?|editors?|illustrators?|lay-?out artists?|reviewers?|evaluators?|cover illustrator|management team|illustration|text|translat(?:ed|ion)|manunulat|tagasuri|tagaguhit|tagalapat|patnugot|may-?akda)\b[^.]{0,24}:|creative commons|\blicen[cs]e(?:d under)?\b|\bisbn\b|republic act (?:no\.? ?)?8293|\btelefax\b|email address|inilimbag|inilathala|printed in|\b(?:module|modyul|book|aklat) (?:na ito |was |is )(?:ay )?(?:dinisenyo|isinulat|inihanda|ginawa|designed|written|prepared|developed|collaboratively)|\bmaligayang pagdating sa\b|(?:^|[.,;]\s+)(?:(?:guro|teacher)\s*:|inihanda (?:ni|para sa)\s|prepared (?:by|for)\s)|icons?\b.{0,40}\b(?:module|modyul)/iu

const form =
  /^(?:name|date|time|section|score|teacher|school|grade(?: level)?(?: and section)?|quarter|week|term|learning area|subject|course|unit title|duration|teaching dates?|pangalan|petsa|baitang(?: at (?:pangkat|seksiyon))?|pangkat|seksiyon|iskor|guro|paaralan|markahan|linggo|asignatura)\b.{0,20}[:_|]/iu

const abilities =
  /\b(?:(?:students?|learners?|you|pupils?) (?:should|will|shall|must) (?:be able to|learn|understand|know|demonstrate|explore|develop)|(?:students?|learners?) (?:are|is) expected to|by the end of (?:this|the) (?:lesson|module|session|chapter|unit|course|week)|at the end of (?:this|the) (?:lesson|module|session|chapter|unit)|the learners? (?:demonstrates?|can|develops?|understands?)|(?:content|performance) standards?|learning competenc|melcs?)\b|\b(?:sa (?:pagtatapos|katapusan) ng (?:aralin|modyul)|inaasahang? (?:na )?(?:ang mga mag-aaral|ikaw|kang|maisasagawa|matututu?h?an|magagawa|matutu|maisagawa|masasagot)|naipamamalas (?:ng|ang)|ang (?:mga )?mag-aaral ay (?:inaasahang|may|nakapag|naka)|natutukoy ang|naipaliliwanag ang|nasusuri ang)\b/iu
const code =
  /\b[A-Z]{1,5}\d{1,2}[A-Z]{1,5}-?[IVX]{0,3}[a-j]?-?[a-j]?-?\d|\bS\d{1,2}[A-Z]{2,4}-|\bMELC\b|\((?:[A-Z]{2,5}\d?-)+\w+\)/u
const ableVerb =
  /^(?:\W|\d|[a-z][.)]\s)*(?:identify|explain|describe|define|demonstrate|recogni[sz]e|discuss|compare|apply|appreciate|analy[sz]e|evaluate|differentiate|classify|solve|determine|illustrate|understand|learn|know|develop|use|perform|create|value|makapag|nakapag|naka|maka|mai|nai|na(?:tu|sa|la|gaga|pag|ka)|ma(?:tu|sa|la|gaga|pag|ka|u))\p{L}*\b/iu

const toTeacher =
  /(?:^|[.:;•]\s+)(?:\W|\d)*(?:(?:ask|tell|have|let|instruct|allow|encourage|guide|remind|divide|group|invite|show|give|lead|call on|require|introduce|explain to|provide|distribute|facilitate|discuss with|hand out|present|elicit|demonstrate to) (?:the |your |each |all |some |every |a few )?(?:class|students?|learners?|pupils?|groups?|children|volunteers?|pairs?|them|participants?)\b|(?:the )?(?:teacher|facilitator|instructor)s? (?:will|asks?|shows?|presents?|explains?|discuss(?:es)?|may|can|greets?|should|must|distributes?|facilitates?|guides?|shall|models?)\b|(?:ipa|pa)(?:basa|gawa|sagot|pakita|sulat|talakay|bilang|hanap|suri|lahad|gamit|ulat)\p{L}*\b|hatiin ang klase|tanungin ang (?:mga )?(?:bata|mag-aaral)|hayaan (?:ang|silang)|itanong (?:sa|ang))/iu
const ofLearners =
  /\b(?:the |your )(?:students|learners|pupils|class|children|participants)\b|\b(?:students|learners|pupils) (?:will|can|may|are|have|work|share|answer|complete|discuss|write|read|identify|use)\b|\bang mga (?:bata|mag-aaral)\b/iu
const ofTeacher = /\bteachers?\b|\bfacilitators?\b|\binstructors?\b|\bguro\b|\btagapagdaloy\b/iu

const verbs =
  'read|write|answer|choose|encircle|circle|underline|copy|complete|fill|match|draw|study|look|observe|identify|list|label|arrange|solve|compare|discuss|explain|describe|give|tell|find|use|make|create|prepare|select|determine|classify|join|decide|consider|recall|work|imagine|think|try|analy[sz]e|research|interview|submit|cut|paste|colou?r|check|put|mark|simplify|evaluate|compute|calculate|graph|plot|rewrite|translate|listen|watch|reflect|click|open|go|type|enter|select|save|run|download|collect|form|show|name|take|review|remember|note|start|begin|follow|visit|keep|bring|place|add'
const utos =
  'basahin|isulat|sagutin|sagutan|piliin|bilugan|ikahon|ikulong|salungguhitan|kopyahin|kumpletuhin|punan|punuan|pagtambalin|itambal|iguhit|gumuhit|tingnan|pagmasdan|suriin|tukuyin|ilista|itala|ayusin|pagsunud-?sunurin|pagsunod-?sunurin|lutasin|paghambingin|ihambing|talakayin|ipaliwanag|ilarawan|magbigay|ibigay|hanapin|gamitin|gumawa|lumikha|maghanda|alamin|uriin|pag-aralan|isipin|subukan|magsaliksik|kapanayamin|ipasa|gupitin|idikit|kulayan|lagyan|markahan|bilangin|sumulat|buuin|isagawa|ibahagi|bumuo|pakinggan|panoorin|balikan|isaayos|i-\\p{L}+|kunin|dagdagan|bawasan|pumili|magtala|maglista|sundin|simulan|halina|tayo|unawain|iwasto|tignan|mag-isip|gawin|pagkatapos'
const order = new RegExp(
  `^(?:\\W|\\d|[A-Z][.)]\\s)*(?:(?:directions?|instructions?|panuto|tagubilin)\\b|(?:now,? |then,? |first,? |next,? |carefully |please |with (?:a|your) partner,? |in (?:pairs|groups|your groups?),? |before (?:we|you) \\p{L}+,? |task:? |let us |let[’']s )?(?:${verbs})\\b(?! (?:of|is|are|was)\\b)|(?:${utos})\\b)`,
  'iu',
)
const direction = /^(?:\W|[A-Z][.)]\s|\d+[.)]\s)*(?:directions?|instructions?|panuto|tagubilin)\b/iu

const blank = /_{3,}|\.{6,}|…{2,}|\(\s{3,}\)/
const choice = /^(?:\W)*[a-eA-E][.)]\s*\S/u
const oneChoice = /(?:^|\s)[(]?[a-dA-D][.)]\s*\S/u
const nextChoice = /\s[(]?[b-eB-E][.)]\s*\S/u
/** One after the other: a single pattern for both would look at the rest of a long line from each choice again. */
const choices = {
  test: (line: string): boolean => {
    const one = oneChoice.exec(line)
    return one !== null && nextChoice.test(line.slice(one.index + one[0].length))
  },
}
const numbered = /^\W*\d{1,2}[.)]\s/u
const keyed =
  /^(?:\W|\d)*(?:(?:\d{1,2}[.)]?\s*[a-eA-E]\b[\s,;|]*){3,}|(?:\d{1,2}[.)]\s*(?:true|false|tama|mali|t|f|d|nd)\b[\s,;|]*){2,})|\b(?:answers?|sagot)\s*:/iu
const example =
  /^(?:\W|\d)*(?:(?:worked )?examples?(?: \d+)?|halimbawa|hal|e\.g|sample|illustration)\b\s*[:.\d]|\bsolution\s*:|\bgiven\s*:|\bstep \d/iu
const defines =
  /\b(?:is|are) (?:an?|the|called|known as|defined|used)\b|\brefers? to\b|\bmeans\b|\b(?:called|known as|defined as)\b|\b(?:ay (?:ang|isang|mga|tumutukoy|tinatawag)|tumutukoy (?:sa|ito)|tinatawag (?:na|itong)|kilala bilang|nangangahulugan)\b/iu
const entry = /^(?:\W|\d)*[^:–—.?!]{2,60}?\s*(?::|\s[–—-])\s*\S+(?:\s+\S+){2,}/u
const aboutModule =
  /\b(?:this|the|in this|ang|sa) (?:module|modyul|course|kurso|self-learning)\b.{0,60}\b(?:is|was|will|has|focuses|aims|introduces|entitled|designed|contains|helps|covers|na ito|ay)\b|\bmodyul na ito\b|\bin (?:the next|this) (?:module|lesson|chapter)\b|\bsusunod na aralin\b|\bnext (?:module|lesson|chapters?)\b/iu
/** What leads on to something else than what it says. */
const leadsOn =
  /\b(?:facing page|(?:in|on) the next (?:\p{L}+ )?(?:chapters?|pages?|lessons?|units?)|check out (?:this|the)|follow the instructions|paste this|below is (?:an?|the)|lumipat tayo|sa susunod na (?:aralin|pahina)|the table (?:on|below|above)|this checklist)\b/iu
const toReader = /\b(?:you|your|yourself|mo|iyo|iyong|ikaw|ka|kang|kayo|inyo|inyong|ninyo)\b/iu
const tells =
  /[“"”]|\b(?:he|she|his|her|him|they|siya|niya|sila|nila|kaniya|kanya|niyang|si|ni|kay|sina|nina)\b|\b(?:said|asked|was|were|had|went|sinabi|tanong|sabi|naging|noong)\b/iu
const cheers =
  /^(?:\W)*(?:great|good job|well done|congratulations|excellent|kumusta|kamusta|mahusay|magaling|binabati|handa ka na|tayo na|are you ready|welcome|maligayang|hello|hi\b|sana ay|nawa)/iu
const asksFirst =
  /^(?:\W|\d)*(?:what|which|who|whom|whose|when|where|why|how|do|does|did|can|could|would|should|have|ano(?:ng|-ano)?|aling?|sinong?|kailan|saang?|bakit|paanong?|ilang?|magkano|gaano|kanino|sang-ayon)\b/iu
const minutes =
  /\b\d+\s*(?:-\s*\d+\s*)?(?:minutes?|mins?|minuto|hours?|oras)\b|\bday \d|\bweek \d|\bsession \d|\baraw \d|\blinggo \d/iu

/** What a line shows of itself, by name. Each is weak alone; together with where a line stands they tell what it is for. */
const signs: readonly (readonly [string, Pick<RegExp, 'test'>])[] = [
  ['furniture', furniture],
  ['front', front],
  ['form', form],
  ['abilities', abilities],
  ['code', code],
  ['ableVerb', ableVerb],
  ['toTeacher', toTeacher],
  ['ofLearners', ofLearners],
  ['ofTeacher', ofTeacher],
  ['direction', direction],
  ['order', order],
  ['blank', blank],
  ['choice', choice],
  ['choices', choices],
  ['numbered', numbered],
  ['keyed', keyed],
  ['example', example],
  ['defines', defines],
  ['entry', entry],
  ['toReader', toReader],
  ['tells', tells],
  ['cheers', cheers],
  ['asksFirst', asksFirst],
  ['minutes', minutes],
  ['names', { test: isLineOfNames }],
  ['equals', /=/u],
  ['address', /https?:|www\.|@\w/iu],
  ['leadsOn', leadsOn],
  ['search', /^search\b|^(?:video|web|online) resources?\b|^watch:|^link/iu],
  ['colon', /:\s*$/u],
  ['sentence', /[.!?]["”’')]*\s*$/u],
  ['question', /\?["”’')]*\s*$/u],
  ['capitals', /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u],
  ['lower', /^\p{Ll}/u],
]

/** Signs of single sentences, by their share of a line. */
const ofSentences: readonly (readonly [string, (sentence: string) => boolean])[] = [
  ['asks', (sentence) => sentence.endsWith('?')],
  ['orders', (sentence) => order.test(sentence)],
  ['tellsTeacher', (sentence) => toTeacher.test(sentence)],
  ['aboutModule', (sentence) => aboutModule.test(sentence)],
]

export type Signs = ReadonlyMap<string, number>

/** The share of the words of a block whose lines show each sign. */
export function signsOf(lines: readonly string[]): Signs {
  const weights = lines.map((line) => Math.max(1, wordsOf(line).length))
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const shares = new Map<string, number>()
  lines.forEach((line, at) => {
    const trimmed = line.trim()
    for (const [name, pattern] of signs)
      if (pattern.test(trimmed)) shares.set(name, (shares.get(name) ?? 0) + (weights[at] ?? 1) / total)
    const sentences = trimmed.split(/(?<=[.?!])\s+/)
    for (const [name, shows] of ofSentences) {
      const count = sentences.filter(shows).length
      if (count > 0)
        shares.set(name, (shares.get(name) ?? 0) + ((weights[at] ?? 1) / total) * (count / sentences.length))
    }
    const digits = (trimmed.match(/\d/g)?.length ?? 0) / (trimmed.length || 1)
    if (digits > 0.2) shares.set('digits', (shares.get('digits') ?? 0) + (weights[at] ?? 1) / total)
    if (!letters.test(trimmed))
      shares.set('noWords', (shares.get('noWords') ?? 0) + (weights[at] ?? 1) / total)
  })
  return shares
}
