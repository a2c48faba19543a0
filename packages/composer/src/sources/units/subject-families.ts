/** Areas under which schools put the same lesson. */
const families = [
  ['EPP', 'TLE'],
  ['GMRC', 'Values Education'],
  ['Music & Arts', 'PE & Health', 'MAPEH'],
  ['Language', 'Reading and Literacy', 'English', 'Filipino', 'Makabansa'],
  [
    'Mathematics',
    'General Mathematics',
    'Statistics and Probability',
    'Pre-Calculus',
    'Basic Calculus',
    'Business Mathematics',
  ],
  [
    'Science',
    'General Science',
    'Earth and Life Science',
    'Earth Science',
    'Physical Science',
    'General Biology',
    'General Chemistry',
    'General Physics',
  ],
  [
    'English',
    'Effective Communication',
    'Oral Communication in Context',
    'Reading and Writing Skills',
    'English for Academic and Professional Purposes',
    'Creative Writing',
    'Creative Nonfiction',
  ],
  [
    'Filipino',
    'Mabisang Komunikasyon',
    'Komunikasyon at Pananaliksik sa Wika at Kulturang Pilipino',
    'Pagbasa at Pagsusuri ng Iba’t Ibang Teksto Tungo sa Pananaliksik',
    'Pagsulat sa Filipino sa Piling Larang',
  ],
  [
    'Araling Panlipunan',
    'Pag-aaral ng Kasaysayan at Lipunang Pilipino',
    'Understanding Culture, Society and Politics',
    'Applied Economics',
    'Disciplines and Ideas in the Social Sciences',
    'Philippine Politics and Governance',
  ],
]
export const sameArea = (one: string, other: string) =>
  one === other || families.some((family) => family.includes(one) && family.includes(other))

/** Names for the same subject: which one a file uses tells its age, and the grade tells the rest. */
const sameSubjects = [
  ['EPP', 'TLE'],
  ['GMRC', 'Values Education'],
  ['MAPEH', 'Music & Arts'],
  ['MAPEH', 'PE & Health'],
]
export const isSameSubject = (one: string | null, other: string) =>
  one === other || sameSubjects.some((pair) => pair.some((name) => name === one) && pair.includes(other))
