const numberWords: Readonly<Record<string, number>> = {
  unang: 1,
  first: 1,
  '1st': 1,
  ikalawang: 2,
  second: 2,
  '2nd': 2,
  ikatlong: 3,
  third: 3,
  '3rd': 3,
  ikaapat: 4,
  fourth: 4,
  '4th': 4,
  ikalimang: 5,
  fifth: 5,
  ikaanim: 6,
  sixth: 6,
  ikapitong: 7,
  seventh: 7,
  ikawalong: 8,
  eighth: 8,
  ikasiyam: 9,
  ninth: 9,
  ikasampung: 10,
  tenth: 10,
}
const ordinal = Object.keys(numberWords).join('|')
const numberOf = (word: string): number => numberWords[word.toLowerCase()] ?? Number(word)

type NamedArea = readonly [name: string, written: RegExp]

/** Subjects of senior high school as the curriculum calls them. */
export const seniorHighSubjects: readonly NamedArea[] = [
  ['General Mathematics', /\bgeneral mathematics\b|\bgen(?:eral)? ?math\b/iu],
  ['Statistics and Probability', /\bstatistics and probability\b/iu],
  ['General Science', /\bgeneral science\b/iu],
  ['Earth and Life Science', /\bearth and life science\b/iu],
  ['Earth Science', /\bearth science\b/iu],
  ['Physical Science', /\bphysical science\b/iu],
  [
    'Understanding Culture, Society and Politics',
    /\bunderstanding culture,? society,? (?:and|&) politics\b|\bUCSP(?=\s?\d|\b)/iu,
  ],
  ['Oral Communication in Context', /\boral communication\b/iu],
  ['Reading and Writing Skills', /\breading and writing skills\b/iu],
  ['Komunikasyon at Pananaliksik sa Wika at Kulturang Pilipino', /\bkomunikasyon at pananaliksik\b/iu],
  ['Pagbasa at Pagsusuri ng Iba’t Ibang Teksto Tungo sa Pananaliksik', /\bpagbasa at pagsusuri\b/iu],
  ['Pagsulat sa Filipino sa Piling Larang', /\bpiling larang(?:an)?\b/iu],
  ['Personal Development', /\bpersonal development\b|\bPERDEV\b/iu],
  ['Media and Information Literacy', /\bmedia and information literacy\b/iu],
  ['Disaster Readiness and Risk Reduction', /\bdisaster readiness\b|\bDRRR\b/iu],
  ['21st Century Literature from the Philippines and the World', /\b21st century literature\b/iu],
  ['Contemporary Philippine Arts from the Regions', /\bcontemporary (?:philippine )?arts\b/iu],
  ['Introduction to the Philosophy of the Human Person', /\bphilosophy of the human person\b/iu],
  ['General Biology', /\bgeneral biology\b|\bgen(?:eral)? ?bio\b/iu],
  ['General Chemistry', /\bgeneral chemistry\b|\bgen(?:eral)? ?chem\b/iu],
  ['General Physics', /\bgeneral physics\b/iu],
  ['Pre-Calculus', /\bpre-?\s?calculus\b/iu],
  ['Basic Calculus', /\bbasic calculus\b/iu],
  ['Business Mathematics', /\bbusiness math(?:ematics)?\b/iu],
  ['Business Finance', /\bbusiness finance\b/iu],
  ['Business Ethics and Social Responsibility', /\bbusiness ethics\b/iu],
  ['Organization and Management', /\borganization and management\b/iu],
  [
    'Fundamentals of Accountancy, Business and Management',
    /\bfundamentals of (?:accountancy|accounting|abm)\b|\bFABM(?=\s?\d|\b)/iu,
  ],
  ['Principles of Marketing', /\bprinciples of marketing\b/iu],
  ['Applied Economics', /\bapplied economics\b/iu],
  [
    'Disciplines and Ideas in the Applied Social Sciences',
    /\bideas in the applied social sciences\b|\bDIASS\b/iu,
  ],
  ['Disciplines and Ideas in the Social Sciences', /\bideas in the social sciences\b/iu],
  ['Disciplines and Ideas in the Social Sciences', /\bDISS\b/u],
  ['Philippine Politics and Governance', /\bphilippine politics and governance\b/iu],
  ['Introduction to World Religions and Belief Systems', /\bworld religions and belief systems\b/iu],
  ['Creative Writing', /\bcreative writing\b(?=.{0,20}(?:module|grade|quarter|senior|shs)|$)/iu],
  ['Creative Nonfiction', /\bcreative non-?\s?fiction\b/iu],
  ['Inquiries, Investigations and Immersion', /\binquiries,? investigations?,? and immersion\b/iu],
  ['Practical Research 1', /\bpractical research 1\b/iu],
  ['Practical Research 2', /\bpractical research 2\b/iu],
  ['Empowerment Technologies', /\bempowerment technolog(?:y|ies)\b/iu],
  [
    'English for Academic and Professional Purposes',
    /\benglish for academic and professional purposes\b|\bEAPP\b/iu,
  ],
  ['Life and Career Skills', /\blife and career skills\b/iu],
  ['Effective Communication', /\beffective communication\b/iu],
  ['Mabisang Komunikasyon', /\bmabisang komunikasyon\b/iu],
  ['Pag-aaral ng Kasaysayan at Lipunang Pilipino', /\bkasaysayan at lipunang pilipino\b/iu],
]

const areas: readonly NamedArea[] = [
  ['Araling Panlipunan', /\baraling panlipunan\b/iu],
  // As the subject of the elementary school was called before.
  ['Araling Panlipunan', /\bHEKASI\b|^sibika at kultura\b/iu],
  ['Araling Panlipunan', /(?<!\p{L})AP(?=\s?\d{1,2}\b|\s+\d(?:ST|ND|RD|TH))|(?<!\p{L})ap(?=\d{1,2}\b)/u],
  ['Edukasyon sa Pagpapakatao', /\bedukasyon sa pagpapakatao\b/iu],
  ['Edukasyon sa Pagpapakatao', /\bEsP(?=\s?\d|\b)|\bESP(?=\s?\d{1,2}\b|$)/u],
  ['Values Education', /\bvalues education\b/iu],
  ['GMRC', /\bGMRC\b|^good manners and right conduct\b/iu],
  ['Edukasyong Pantahanan at Pangkabuhayan', /\bedukasyong pantahanan\b/iu],
  ['Edukasyong Pantahanan at Pangkabuhayan', /\bEPP(?=\s?\d|\b)/u],
  ['TLE', /\bTLE(?=\s?\d|\b)|\btechnology and livelihood\b/iu],
  ['MAPEH', /\bMAPEH\b/u],
  // "Health – Grade 4", "Music 6": alone or beside a grade; elsewhere these are words like others.
  ['Health', /^health(?=\s*(?:[–-]\s*)?(?:grade|baitang|\d|$))/iu],
  ['Music', /^music(?=\s*(?:[–-]\s*)?(?:grade|baitang|\d|$))/iu],
  ['Arts', /^arts(?=\s*(?:[–-]\s*)?(?:grade|baitang|\d|$))/iu],
  ['Physical Education', /^(?:physical education|P\.?E\.?)(?=\s*(?:[–-]\s*)?(?:grade|baitang|\d|$))/iu],
  ['Health', /^(?:edukasyong )?(?:pang)?kalusugan(?=\s*(?:[–-]\s*)?(?:baitang|\d|$))/iu],
  ['Music', /^musika(?=\s*(?:[–-]\s*)?(?:baitang|\d|$))/iu],
  ['Arts', /^(?:sining|edukasyong pansining)(?=\s*(?:[–-]\s*)?(?:baitang|\d|$))/iu],
  ['Physical Education', /^edukasyong pangkatawan\b/iu],
  ['Mathematics', /\bmath(?:ematics)?(?=\s?\d{1,2}\b|\b)|\bmatematika\b/iu],
  [
    'Science',
    /(?<!\b(?:social|computer|political|library)\s)\bscience(?=\s?\d{1,2}\b|\b)|\bagham(?=\s?\d{1,2}\b|\b)/iu,
  ],
  ['English', /\benglish(?=\s?\d{1,2}\b|\b)/iu],
  ['Filipino', /\bfilipino(?=\s?\d{1,2}\b|\b)/iu],
  ['Makabansa', /\bmakabansa\b/iu],
  ['Mother Tongue', /\bmother tongue\b|\bMTB(?:-MLE)?\b/iu],
]

const subject =
  '(?:math(?:ematics)?|matematika|science|agham|english|filipino|araling panlipunan|ap|esp|epp|tle|mapeh|gmrc|hekasi|health|music|musika|arts|sining|p\\.?e\\.?)'
const grades: readonly RegExp[] = [
  new RegExp(`\\b(?:grade|baitang)\\s*(?:level\\s*)?[:–-]?\\s*(\\d{1,2}|${ordinal})\\b`, 'iu'),
  new RegExp(`\\b(${ordinal})(?: na)? (?:baitang|grade)\\b`, 'iu'),
]
const gradeOfSubject = new RegExp(`(?:^|[^\\p{L}])${subject}\\s?(\\d{1,2})(?=$|[^\\d])`, 'iu')
/** "ARALING PANLIPUNAN V": below that, the years of the old high school were called so too. */
const romanGrades: Readonly<Record<string, number>> = { V: 5, VI: 6 }
const romanOfSubject = new RegExp(`(?:^|[^\\p{L}])${subject}\\s+(vi?)(?=$|[^\\p{L}])`, 'iu')
const isSentence = (line: string) => /[.?!]$/.test(line.trim())

/** "Grade 9" of "AP 9", "Ikatlong Baitang", "Grade Level: 9". */
export function gradeTextIn(line: string): string | null {
  // "Play Music 2 to begin the game." is no subject of Grade 2.
  for (const pattern of isSentence(line) ? grades : [...grades, gradeOfSubject]) {
    const found = pattern.exec(line)?.[1]
    const grade = found === undefined ? Number.NaN : numberOf(found)
    if (grade >= 1 && grade <= 12) return `Grade ${grade}`
  }
  const roman = isSentence(line) ? undefined : romanGrades[romanOfSubject.exec(line)?.[1] ?? '']
  if (roman !== undefined) return `Grade ${roman}`
  return /\bkindergarten\b/i.test(line) ? 'Kindergarten' : null
}

const mostWords = 4

/** The area that a head line names: beside a grade, or in a line of few words. A sentence names none. */
export function areaInHeadLine(line: string): string | null {
  if (isSentence(line)) return null
  const isHead = gradeTextIn(line) !== null || line.split(/\s+/).length <= mostWords
  const subject = seniorHighSubjects.find(([, pattern]) => {
    const at = line.search(pattern)
    return at === 0 || (at > 0 && isHead)
  })
  if (subject || !isHead) return subject?.[0] ?? null
  return areas.find(([, pattern]) => pattern.test(line))?.[0] ?? null
}

const quarters: readonly (readonly [string, RegExp])[] = [
  [
    'Quarter',
    new RegExp(
      `\\bquarter\\s*[:#-]?\\s*([1-4])\\b|\\bq([1-4])\\b|\\b(${ordinal})(?: na)? (?:quarter|qtr|markahan|grading)\\b`,
      'iu',
    ),
  ],
  [
    'Term',
    new RegExp(`\\b(?:term|trimester)\\s*[:#-]?\\s*([1-3])\\b|\\b(${ordinal}) (?:term|trimester)\\b`, 'iu'),
  ],
]

export function quarterInHeadLine(line: string): string | null {
  for (const [name, pattern] of quarters) {
    const found = pattern
      .exec(line)
      ?.slice(1)
      .find((group) => group !== undefined)
    if (found !== undefined) return `${name} ${numberOf(found)}`
  }
  return null
}

const week = new RegExp(
  `\\b(?:week|linggo)\\s*[:#-]?\\s*(\\d{1,2})\\b|\\b(${ordinal})(?: na)? (?:week|linggo)\\b`,
  'iu',
)

export function weekIn(line: string): string | null {
  const found = week
    .exec(line)
    ?.slice(1)
    .find((group) => group !== undefined)
  return found === undefined ? null : `Week ${numberOf(found)}`
}
