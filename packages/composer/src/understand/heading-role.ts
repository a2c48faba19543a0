import type { BlockRole } from './block-role.ts'

/**
 * What stands under the headings of the department's forms and of textbook boxes, in both languages. `mixed` is a part
 * whose blocks have to be looked at one by one.
 */
export type PartRole = BlockRole | 'mixed'

const end = '(?=\\s*(?:\\d|[:.;,!?–—-]|\\(|/|&|$))'
const anyOf = (...words: string[]) => new RegExp(`^(?:${words.join('|')})${end}`, 'iu')

const parts: readonly (readonly [PartRole, RegExp])[] = [
  [
    'key',
    anyOf(
      '(?:the )?answer[s]? keys?(?: to correction)?',
      'answers(?: to (?:the )?.{1,40})?',
      'keys? to (?:the )?(?:corrections?|answers?)',
      'quiz key',
      'solutions?(?: to .{1,40})?',
      '(?:mga )?susi(?:ng)?(?: sa)? (?:pagwawasto|sagot|kasagutan)',
      'gabay sa pagwawasto',
      '(?:mga )?(?:tamang )?(?:sagot|kasagutan)',
    ),
  ],
  [
    'front',
    anyOf(
      'republic of the philippines',
      'department of education',
      'kagawaran ng edukasyon',
      'copyright(?: notice| page)?',
      'all rights reserved',
      'development team(?: of the module)?',
      'bumubuo (?:sa|ng) pagsulat.{0,40}',
      '(?:mga )?may-?akda',
      '(?:list of )?(?:authors?|writers?|editors?|contributors?|reviewers?)',
      'acknowledge?ments?',
      'pasasalamat',
      'foreword',
      'preface',
      'paunang (?:salita|mensahe)',
      'introductory message',
      'who is this for',
      'what is this (?:module|course|book) about',
      'how (?:this|to use this|the) (?:module|course|book)(?: is)?.{0,20}',
      'how to (?:use|learn from) .{1,30}',
      'your role in this module',
      '(?:table of )?contents',
      'talaan ng (?:mga )?nilalaman',
      'about the (?:authors?|module|book)',
      'licen[cs]e',
      '(?:.{0,40}\\b)?(?:quality assurance|management|validation|development|writing|lay-?out) team',
      '(?:module |lesson )?(?:developers?|validators?|illustrators?|lay-?out artists?)',
      'tungkol saan ang modyul(?: na)? ito',
      'paano (?:mo )?gagamitin ang modyul(?: na)? ito',
      'credits?',
    ),
  ],
  [
    'frame',
    anyOf(
      '(?:(?:learning|lesson|specific|general|main|unit|module|course|student|performance|teaching) )*(?:objectives?|competenc(?:y|ies)|targets?|outcomes?|intentions?|goals?|expectations?)(?: and .{1,40})?',
      '(?:most essential learning )competenc(?:y|ies)(?: ?\\(melcs?\\))?',
      'melcs?',
      '(?:content|performance|grade level|curriculum|learning|learner) standards?(?:.{0,60})',
      'curriculum content.{0,60}',
      'learning (?:resources?|materials?)',
      '(?:other )?(?:learning |teaching )?(?:materials?|resources?|references?|sources?|equipment|tools)(?: needed| required| used)?',
      '(?:list of )?(?:references?|bibliography|works cited|further reading[s]?|recommended reading[s]?)',
      '(?:total )?time (?:allotment|frame|needed|required)',
      '(?:number of )?(?:days|sessions)',
      'duration',
      'prerequisites?',
      'what (?:i need to know|you will learn|you will need|we will learn|students will learn)(?:.{0,30})',
      'by the end of (?:this|the) (?:lesson|module|chapter|unit)',
      '(?:mga )?(?:layunin|inaasahan|sanggunian|kagamitan|talasanggunian|bibliograpiya)(?:.{0,40})?',
      '(?:mga )?kasanayan(?:g| sa) (?:pagkatuto|pampagkatuto)(?:.{0,40})?',
      '(?:mga )?kompetensi(?:ng pampagkatuto)?',
      '\\(?(?:ap|esp|epp|f|mt|mu|m|h|pe|el)\\d{1,2}\\s?\\p{Lu}{2,4}\\s?-\\s?[ivx]{1,4}\\S{0,12}(?:\\s?-\\s?[\\d.]+)?\\)?$',
      'pinakamahalagang kasanayan.{0,40}',
      'pamantayan(?:g pangnilalaman| sa pagganap| sa bawat yugto)(?:.{0,40})?',
      'alamin',
      '(?:mga )?tiyak na layunin',
      'para sa kasanayang ito.{0,40}',
      'an(?:o|u-ano)(?: ba)? ang (?:mga )?(?:iyong )?(?:inaasahang )?matut?utu(?:n|h)an mo',
      'budget of (?:work|lessons?)',
      'big ideas?',
      'vocabulary standards?',
      '(?:video|web|online|additional) resources?',
      '(?:english|filipino|science|agham|math(?:ematics)?|matematika|araling panlipunan|mapeh|tle|epp|esp|edukasyon sa pagpapakatao|values education|gmrc|makabansa|a\\.?p\\.?)(?: (?:grade )?\\d{1,2})?(?:\\s*[:–—-]\\s*\\p{L}+)?$',
    ),
  ],
  [
    'exercise',
    anyOf(
      '(?:formative |summative |self-?|pre[- ]?|post[- ]?|diagnostic |unit |chapter |end-of-.{1,12} )*assessments?(?: tasks?)?',
      'evaluat(?:ion|ing learning|e)',
      '(?:short |long |pop |unit |chapter )?(?:quiz(?:zes)?|tests?|exams?|examination)(?: yourself)?',
      '(?:pre|post)[- ]?tests?',
      '(?:review|guide|discussion|comprehension|essential|reflection|study|practice|process|processing|focus|exam) questions?',
      '(?:before we move on )?questions?(?:,? activities,? and projects?| for (?:discussion|review|reflection))?',
      'check (?:your|for) understanding',
      'what i (?:know|can do)',
      "what[’']?s more",
      'additional activit(?:y|ies)',
      '(?:group |individual |learning |guided |enrichment |classroom |student |your )*(?:activit(?:y|ies)|exercises?|practice|tasks?|worksheets?|challenge|experiment|project|performance tasks?|seatwork)(?: [a-z0-9]{1,3})?',
      'try (?:it|this)(?: (?:yourself|out|now))?',
      'your turn',
      "let[’']?s (?:try|do|practice|explore|remember|discuss|apply|check|think|find out)(?: (?:it|this|together))?",
      'think about it',
      'do it yourself',
      'explore(?: more)?',
      'reflect(?:ion)?',
      '(?:independent |controlled |guided |freer |further )practice',
      '(?:assignments?|homework|agreement|extended learning(?: opportunities)?|enrichment)',
      '(?:.{1,40} )?rubrics?(?: .{1,40})?',
      'scoring(?: guide| rubric)?',
      '(?:panimulang |pangwakas na |paunang |maikling |mahabang )?(?:pagtataya|pagsusulit|pagsubok)',
      'subuk[ai]n(?: natin| mo)?',
      'tayahin(?: natin| mo)?',
      '(?:sanayin|gamitin|pag-?ugnayin|isagawa) mo',
      'an(?:o|u-ano) na(?: ba)? ang (?:mga )?(?:iyong )?(?:alam|nalalaman|natutu(?:tu)?[nh]an) mo(?: na)?',
      'gaano (?:ka|na)(?: na| ba| ka){0,2} kahusay(?: .{1,30})?',
      'alamin ang iyong (?:natutu(?:tu)?[nh]an|nalalaman)',
      'what (?:do|did) you (?:already )?know(?: .{1,30})?',
      '(?:how much|what) have you learned(?: .{1,30})?',
      'pagyamanin(?: natin)?',
      'isagawa(?: natin)?',
      'karagdagang gawain(?:.{0,40})?',
      '(?:pangkatang |pang-isahang |indibidwal na |mga |malayang )?gawain(?: .{1,30})?',
      '(?:mga )?pagsasanay(?: .{1,12})?',
      '(?:mga )?(?:gabay na|pamprosesong|pang-unawang) (?:tanong|katanungan)',
      '(?:mga )?(?:tanong|katanungan)',
      'sagutin(?: natin| mo)?',
      'pamantayan sa (?:paggawa|pagmamarka)',
      'rubrik',
      'takdang[- ]?aralin',
      'kasunduan',
      '(?:pag-?|mag-?)?balik(?:an|-?aral(?:an)?)(?: mo| natin| muna)?',
      '(?:pagsanayan|magsanay|sanayin|isapuso|gawin|ilapat|isabuhay|pag-?isipan|isipin)(?: mo| natin| muna| ito)?',
      'pagpapayaman(?:g gawain)?(?: .{1,30})?',
      '(?:tasahin|tayain|sukatin|subukan|pagyamanin|isagawa|tayahin)(?: mo| natin| ang .{1,40})?',
      '(?:situation|sitwasyon|scenario|case)(?: (?:no\\.? ?)?\\d+)?',
      '(?:guided |group |class )?discussion',
      '(?:case study|data|situation) analysis',
      'the big questions?',
      '(?:exit|admit|entrance) (?:tickets?|slips?|cards?|pass(?:es)?)',
      'extension activit(?:y|ies).{0,60}',
      '(?:palalimin|ilapat|linangin|linawin|paunlarin|lagumin)(?: (?:ang|ng|natin|mo)\\b.{0,30})?',
      '(?:mga )?mahalagang tanong(?: .{1,30})?',
    ),
  ],
  [
    'teacher',
    anyOf(
      '(?:letter|tips?|notes?|message|guide|reminders?|instructions?) (?:to|for) (?:the )?(?:teachers?|facilitators?|instructors?)(?:.{0,60})',
      "(?:teacher|instructor|facilitator)[’']?s?[’']? (?:notes?|guide|tips?|reflections?|remarks|talk)(?:.{0,60})",
      '(?:teaching and learning )?procedures?',
      '(?:lesson )?(?:flow|plan|sequence|procedure)',
      '(?:motivation|drill|warm-?up|ice ?breaker|preliminary activities|opening|closing|wrap-?up|lesson opener|main activity|activity proper|preparation|priming)(?: .{1,30})?',
      "(?:teacher[’']?s )?(?:remarks?|reflections?)",
      'before the lesson',
      'during the lesson',
      'after the lesson',
      'reviewing (?:the )?previous lesson.{0,60}',
      'establishing (?:a|the) purpose.{0,60}',
      'presenting (?:examples|instances).{0,60}',
      'discussing new concepts.{0,60}',
      'developing mastery.{0,60}',
      'finding practical application.{0,60}',
      'making generali[sz]ations.{0,60}',
      'learning experience',
      'ways forward',
      'differentiation',
      'accommodations?',
      '(?:para sa|sa) (?:mga )?(?:guro|tagapagdaloy|magulang|gumagabay|mag-?aaral)(?:.{0,40})?',
      'for (?:the )?(?:struggling|advanced|fast|slow|gifted|learners|students|parents)(?: .{1,30})?',
      'recommendations?(?:/s)?',
      '(?:mga )?tala (?:para sa|ng) guro',
      'pamamaraan',
      '(?:pagganyak|balik-?aral|panimulang gawain|paghahabi.{0,40}|pag-uugnay.{0,60}|paglinang.{0,60}|pangwakas na gawain)',
      'pagninilay',
      'mga tala',
    ),
  ],
  [
    'mixed',
    anyOf(
      "(?:what)?[’']?s (?:in|new)(?: it)?",
      'what i have learned',
      'what is it',
      '(?:tuklasin|suriin|basahin|unawain|talakayin)(?: mo| natin)?',
      '(?:alamin|ibuod|pag-?aralan(?: at suriin)?) (?:natin|mo)',
      "let[’']?s (?:study and analy[sz]e|sum up|summari[sz]e)",
      'isaisip(?: mo| natin)?',
      'tandaan(?: mo| natin)?',
      '(?:paglalahat|pagtatalakay|pagtalakay|talakayan|paglalapat|pagpapahalaga)',
      '(?:things to |points to )?remember',
      'generali[sz]ations?',
      '(?:lesson )?(?:summary|proper)',
      'key (?:points|takeaways|ideas|terms|concepts)',
      "don[’']?t miss out",
      'did you know',
      'alam mo ba',
      'buod',
      'introduction',
      'panimula',
      'overview',
      'synthesis',
      'sintesis',
      'append(?:ix|ices)(?: [a-z0-9]{1,2})?',
      'before we (?:move on|go on|end)',
      'what (?:have we|we have) (?:learn(?:t|ed)|discussed)\\??',
      'in a nutshell',
      'points to ponder',
      '(?:mga )?(?:dapat )?tandaan',
    ),
  ],
  ['example', anyOf('(?:worked |more )?examples?(?: \\d+)?', 'sample problems?', '(?:mga )?halimbawa')],
  ['content', anyOf('glossary', 'vocabulary', '(?:mga )?talasalitaan', 'key terms')],
]

const counted = '(?:\\d+(?:\\.\\d+)*|[ivx]+|[a-z])'
const numbering = new RegExp(
  `^(?:(?:part|step|day|week|araw|bahagi|hakbang)\\s+${counted}\\s*[:.–—-]\\s*|${counted}[.)]\\s+)`,
  'i',
)

/** Headings that name a part of a lesson or the file itself, whatever stands under them. */
const otherParts = anyOf(
  '(?:unang|ikalawang|ikatlong|ikaapat na|ika-\\d na) markahan(?:\\s*[-–—:].*)?$',
  '(?:first|second|third|fourth|1st|2nd|3rd|4th) quarter(?:\\s*[-–—:,].*)?$',
  '(?:quarter|kwarter|markahan) ?\\d\\s*[-–—:,]?\\s*(?:module|modyul|week|linggo)\\b.*$',
  '(?:an? )?(?:\\p{L}+ |grade \\d{1,2} ){0,3}(?:semi-)?(?:detailed )?lesson plan(?: in .*)?$',
  '(?:\\p{L}+ ){0,3}(?:learning )?activity sheets?(?: (?:in|for|quarter) .*| no\\.? ?\\d+)?$',
  'important (?:notes?|reminders?)',
  '(?:full |quick )?(?:summary|review)(?: for .{1,30})?',
  '(?:the )?given(?: information| data| facts)?',
  '(?:first|second|third) (?:try|trial)',
  'conclusions?',
)

/** The role of what stands under a heading; null where the heading names something to be learnt. */
export function headingRole(heading: string): PartRole | null {
  const bare = bareHeading(heading)
  // A picture set as a letter stands behind the name: "Suriin n".
  const name = bare.replace(/\s\p{Ll}$/u, '')
  return parts.find(([, pattern]) => pattern.test(bare) || (name !== bare && pattern.test(name)))?.[0] ?? null
}

/** Whether a heading names something to be learnt, rather than a part of a form, of a lesson or of the file. */
export const namesTopic = (heading: string): boolean =>
  headingRole(heading) === null && !otherParts.test(bareHeading(heading))

const bareHeading = (heading: string): string =>
  heading
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(numbering, '')
    .replace(/\s*(?:…|\.{2,})$/u, '')
    .trim()
