import { upperFirst } from '../languages/words.ts'

/** What a part of a lesson file is for, as its heading says. Only lessons are taught and asked about. */
export type HeadingRole =
  | 'lesson'
  | 'objectives'
  | 'opening'
  | 'activity'
  | 'application'
  | 'summary'
  | 'assessment'
  | 'assignment'
  | 'apart'

const end = '(?=\\s*(?:\\d|[:.…?–—-]|\\(|$))'
const roles: readonly (readonly [Exclude<HeadingRole, 'lesson'>, RegExp])[] = [
  [
    'apart',
    new RegExp(
      `^(?:(?:list of )?references?|bibliography|works cited|sources?|further readings?|recommended readings?|answer keys?|answers?|keys? to (?:the )?(?:corrections?|answers?)|table of contents|contents|acknowledge?ments?|foreword|preface|copyright|introductory message|development team|about the authors?|glossary of authors|appendix|(?:teacher['’]s )?(?:reflections?|remarks)|pagninilay|mga tala|(?:mga )?sanggunian|talasanggunian|bibliograpiya|susi sa (?:pagwawasto|sagot)|(?:mga )?sagot|talaan ng (?:mga )?nilalaman|pasasalamat|paunang (?:salita|mensahe)|(?:mga )?may-?akda)${end}`,
      'i',
    ),
  ],
  [
    'objectives',
    new RegExp(
      `^(?:(?:learning|lesson|specific|general|main|unit|module) )?(?:objectives?|competenc(?:y|ies)|targets?|outcomes?|intentions?)${end}|^(?:most essential learning competenc|what i need to know|(?:content|performance) standards?|(?:mga )?(?:layunin|inaasahan)${end}|(?:mga )?kasanayan(?:g| sa) pagkatuto|pamantayan(?:g pangnilalaman| sa pagganap)|alamin${end})`,
      'i',
    ),
  ],
  [
    'assessment',
    new RegExp(
      `^(?:(?:formative |summative |self-?)?assessments?|evaluat(?:ion|ing learning)|(?:short |long )?quiz(?:zes)?|(?:pre|post)[- ]?(?:test|assessment)|unit test|test yourself|review questions|guide questions|comprehension questions|check your understanding|what i know|what i have learned|pagtataya|(?:maikling |panimulang |pangwakas na )?pagsusulit|paunang pagtataya|subukin|tayahin|(?:mga )?gabay na tanong|sagutin)${end}`,
      'i',
    ),
  ],
  [
    'activity',
    new RegExp(
      `^(?:(?:group |individual |learning |guided )?(?:activit(?:y|ies)|exercises?|practice|tasks?)|group work|performance tasks?|let['’]?s (?:try|do|practice)(?: it)?|hands-on|experiment|(?:guided |independent )?practice|what['’]s more|(?:pangkatang |pang-isahang |mga )?gawain|(?:mga )?pagsasanay|pagyamanin|eksperimento)${end}`,
      'i',
    ),
  ],
  [
    'assignment',
    new RegExp(
      `^(?:assignments?|homework|additional activit(?:y|ies)|enrichment|agreement|extended learning|takdang[- ]?aralin|karagdagang gawain|kasunduan)${end}`,
      'i',
    ),
  ],
  [
    'summary',
    new RegExp(
      `^(?:generali[sz]ations?|before we (?:move on|go on|end)|what (?:have we|we have) (?:learn(?:t|ed)|discussed)|in a nutshell|at a glance|recap|points to remember|let us (?:recall|sum up)|(?:lesson )?summary|(?:things to )?remember|key (?:points|takeaways|ideas)|takeaways|conclusions?|making generali[sz]ations?|buod|paglalahat|tandaan|isaisip|pagbubuod|konklusyon)${end}`,
      'i',
    ),
  ],
  [
    'application',
    new RegExp(
      `^(?:applications?|real[- ]life applications?|values integration|what i can do|paglalapat|isagawa|pagpapahalaga)${end}`,
      'i',
    ),
  ],
  [
    'opening',
    new RegExp(
      `^(?:motivation|review|drill|warm-?up|what['’]s (?:in|new)|pre-?lesson|pagganyak|balik-?aral|balikan|tuklasin)${end}`,
      'i',
    ),
  ],
]

const lesson = '(?:lesson|chapter|module|unit|topic|part|section|week|day|session)'
const aralin = '(?:aralin|kabanata|modyul|yunit|paksa|bahagi|seksiyon|linggo|araw)'
const numbering = new RegExp(
  `^(?:(?:${lesson}|${aralin})\\s+(?:\\d+(?:\\.\\d+)*|[IVX]+)\\b\\s*[:.)–—-]?\\s*|(?:\\d+(?:\\.\\d+)*|[IVX]+|[A-Z])[.)]\\s+|\\d+(?:\\.\\d+)+\\s+)`,
  'iu',
)

/** "IndustriesIndustries": letters with a shadow are printed twice. */
const printedTwice = /^(.{4,}?)(?:\s*\1)+$/iu
/** "Rana rules[edit]": a page of an encyclopedia has such a link at each heading. */
const linkToEdit = /\s*\[(?:edit|baguhin)\]$/i
/** "faCtors affeCting": small capitals of which some were drawn as large ones. */
const oddCapital = /(?<!\p{L})\p{Ll}+\p{Lu}\p{Ll}+/gu

function asMeant(heading: string): string {
  const once = heading.trim().replace(linkToEdit, '').replace(printedTwice, '$1')
  if ((once.match(oddCapital)?.length ?? 0) < 2) return once
  return upperFirst(once.toLowerCase())
}

/** A heading without its number, unless the number is all there is. */
export function bareTitle(heading: string): string {
  const bare = asMeant(heading)
    .replace(numbering, '')
    .replace(/[\s:.]+$/, '')
    .trim()
  return bare === '' ? heading.trim() : bare
}

export function headingRoleOf(heading: string): HeadingRole {
  const bare = bareTitle(heading)
  return roles.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'lesson'
}
