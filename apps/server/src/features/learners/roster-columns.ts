/** What a column of a register can hold. `aside` is known and not kept, such as the religion. */
export type ColumnField =
  | 'lrn'
  | 'student_no'
  | 'fullname'
  | 'last_name'
  | 'first_name'
  | 'middle_name'
  | 'name_suffix'
  | 'gender'
  | 'grade_level'
  | 'birth_date'
  | 'address'
  | 'street'
  | 'barangay'
  | 'town'
  | 'province'
  | 'phone'
  | 'father'
  | 'mother'
  | 'guardian'
  | 'parent_name'
  | 'parent_phone'
  | 'aside'

/** In English and Filipino, written as they come; case, accents, spacing and signs do not count. */
const labels: Record<ColumnField, readonly string[]> = {
  lrn: ['LRN', 'LRN No.', 'LRN Number', 'Learner Reference Number', 'Learner’s Reference Number'],
  student_no: [
    ...['Student No.', 'Student Number', 'Student ID', 'Student ID No.', 'Student ID Number', 'ID', 'ID No.'],
    ...['ID Number', 'Learner ID', 'Learner No.', 'Learner Number', 'School ID No. of Learner'],
  ],
  fullname: [
    ...['Name', 'Names', 'Full Name', 'Complete Name', 'Learner', 'Learners', 'Student', 'Students'],
    ...['Learner Name', 'Learner’s Name', 'Learners’ Names', 'Name of Learner', 'Names of Learners'],
    ...['Student Name', 'Student’s Name', 'Name of Student', 'Names of Students', 'Name of Pupil'],
    ...['Pupil', 'Pupil’s Name', 'Pangalan', 'Buong Pangalan', 'Pangalan ng Mag-aaral', 'Mag-aaral'],
    ...['Name (Last Name, First Name, Middle Name)', 'Last Name, First Name, Middle Name'],
    ...['Name (Last Name, First Name, Name Extension, Middle Name)', 'Last, First, Middle'],
    ...['Last Name, First Name', 'Name (Last Name, First Name, M.I.)', 'Last Name, First Name, M.I.'],
  ],
  last_name: ['Last Name', 'Last', 'Surname', 'Family Name', 'Apelyido'],
  first_name: ['First Name', 'First', 'Given Name', 'Given Names', 'Unang Pangalan'],
  middle_name: [
    ...['Middle Name', 'Middle', 'Middle Initial', 'M.I.', 'Gitnang Pangalan', 'Panggitnang Pangalan'],
  ],
  name_suffix: ['Suffix', 'Ext.', 'Extension', 'Extension Name', 'Name Extension', 'Name Ext.'],
  gender: ['Sex', 'Sex (M/F)', 'Gender', 'Gender (M/F)', 'M/F', 'Kasarian'],
  grade_level: ['Grade', 'Grade Level', 'Grade Lvl', 'Year Level', 'Baitang', 'Antas'],
  birth_date: [
    ...['Birthdate', 'Birth Date', 'Date of Birth', 'DOB', 'Birthday', 'B-day', 'Petsa ng Kapanganakan'],
    ...['Birth Date (mm/dd/yyyy)', 'Kapanganakan', 'Kaarawan'],
  ],
  address: ['Address', 'Home Address', 'Complete Address', 'Residence', 'Tirahan', 'Tinitirhan'],
  street: [
    ...['House #/ Street/ Sitio/ Purok', 'House No./ Street/ Sitio/ Purok', 'House No.', 'Street', 'Purok'],
    ...['House Number', 'Sitio', 'House/ Street', 'Sitio/ Purok'],
  ],
  barangay: ['Barangay', 'Brgy.'],
  town: ['Municipality/ City', 'City/ Municipality', 'Municipality', 'City', 'Town', 'Bayan', 'Lungsod'],
  province: ['Province', 'Lalawigan'],
  phone: [
    ...['Phone', 'Phone No.', 'Phone Number', 'Contact', 'Contact No.', 'Contact Number', 'Mobile'],
    ...[
      'Mobile No.',
      'Mobile Number',
      'Cellphone',
      'Cellphone No.',
      'Cellphone Number',
      'CP No.',
      'Tel. No.',
    ],
    ...['Numero ng Telepono', 'Telepono'],
  ],
  father: ['Father', 'Father’s Name', 'Name of Father', 'Ama', 'Pangalan ng Ama'],
  mother: [
    ...['Mother', 'Mother’s Name', 'Mother’s Maiden Name', 'Name of Mother', 'Ina', 'Pangalan ng Ina'],
  ],
  guardian: ['Guardian', 'Guardian’s Name', 'Name of Guardian', 'Tagapag-alaga'],
  parent_name: [
    ...['Parent', 'Parents', 'Parent’s Name', 'Name of Parent', 'Parent/ Guardian', 'Parent or Guardian'],
    ...['Parent/ Guardian Name', 'Name of Parent/ Guardian', 'Name of Parent or Guardian', 'Magulang'],
    ...['Pangalan ng Magulang'],
  ],
  parent_phone: [
    ...['Contact Number of Parent or Guardian', 'Contact No. of Parent or Guardian', 'Parent’s Contact'],
    ...['Contact Number of Parent/ Guardian', 'Contact No. of Parent/ Guardian', 'Parent’s Phone'],
    ...['Parent Phone', 'Parent’s Contact No.', 'Parent’s Contact Number', 'Parent Contact No.'],
    ...['Parent/ Guardian Contact', 'Parent/ Guardian Contact No.', 'Guardian’s Contact No.'],
    ...['Contact Number (Parent/Guardian)', 'Emergency Contact No.', 'Emergency Contact Number'],
  ],
  aside: [
    ...['No.', '#', 'Number', 'Nos.', 'Blg.', 'Bilang', 'Age', 'Edad'],
    ...['Mother Tongue', 'IP', 'Religion'],
    ...[
      'IP (Ethnic Group)',
      'Ethnic Group',
      'Relationship',
      'Remarks',
      'Remark',
      'Puna',
      'Learning Modality',
    ],
    ...['Relihiyon', 'Section', 'Seksyon', 'Remarks (Please refer to the legend on last page)'],
    ...[
      'Mother Tongue (Grade 1 to 3 only)',
      'Birth Place',
      'Birthplace',
      'Place of Birth',
      'E-mail',
      'Email',
    ],
  ],
}

const bare = (label: string): string =>
  label
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}#]/gu, '')

const fieldsByLabel = new Map(
  Object.entries(labels).flatMap(([field, names]) =>
    names.map((name) => [bare(name), field as ColumnField] as const),
  ),
)

/** A note in brackets may be missing or be one we do not know. */
const fieldNamed = (label: string): ColumnField | undefined =>
  fieldsByLabel.get(bare(label)) ??
  fieldsByLabel.get(bare(label.replace(/\(.*?(\)|$)/g, ''))) ??
  (/^age as of\b/i.test(label) ? 'aside' : undefined)

/** Under a label that covers several columns, the one below it means something else than it would alone. */
export function columnFieldOf(label: string, above = ''): ColumnField | undefined {
  const group = bare(above)
  const field = fieldNamed(label)
  if (group.startsWith('guardian')) return field === 'fullname' ? 'guardian' : (field ?? 'aside')
  if (group.startsWith('parent') && field === 'fullname') return 'parent_name'
  if (field) return field
  return label && above ? fieldNamed(above) : undefined
}

export const isRosterLabel = (text: string): boolean => fieldNamed(text) !== undefined
