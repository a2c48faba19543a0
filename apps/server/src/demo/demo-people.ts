import type { Role } from '@klasrum/contract/fields'

type DemoPerson = {
  role: Role
  email: string
  first_name: string
  last_name: string
  /** Staff of the demo division. */
  division?: boolean
  /** Index of the demo school this person administers. */
  school?: number
  /** Index of the demo school where this person teaches. */
  profileAt?: number
  employee_no?: string
}

export const demoPeople: readonly DemoPerson[] = [
  { role: 'admin', email: 'admin@klasrum.example', first_name: 'Ramon', last_name: 'Villanueva' },
  {
    role: 'school-admin',
    email: 'principal@klasrum.example',
    first_name: 'Grace',
    last_name: 'Uy',
    school: 0,
  },
  {
    role: 'division-eps',
    email: 'eps@klasrum.example',
    first_name: 'Teresita',
    last_name: 'Magbanua',
    division: true,
  },
  {
    role: 'teacher',
    email: 'maricel@klasrum.example',
    first_name: 'Maricel',
    last_name: 'Santos',
    profileAt: 0,
    employee_no: 'EMP204817',
  },
  {
    role: 'teacher',
    email: 'jun@klasrum.example',
    first_name: 'Jun',
    last_name: 'Pangilinan',
    profileAt: 1,
    employee_no: 'EMP204933',
  },
]

export const demoSubjects: readonly { code: string; name: string; description: string }[] = [
  { code: 'SCI7', name: 'Science 7', description: 'Matter, cells, motion and the atmosphere' },
  { code: 'SCI8', name: 'Science 8', description: 'Forces, typhoons and earthquakes, cells and matter' },
  { code: 'MATH8', name: 'Mathematics 8', description: 'Linear equations, functions and reasoning' },
  { code: 'ENG8', name: 'English 8', description: 'Reading, writing and speaking across Afro-Asian texts' },
  { code: 'FIL8', name: 'Filipino 8', description: 'Panitikang Pilipino at wika' },
  { code: 'AP8', name: 'Araling Panlipunan 8', description: 'Kasaysayan ng daigdig' },
  { code: 'MA8', name: 'Music and Arts 8', description: 'Music and arts of Southeast Asia' },
  { code: 'PEH8', name: 'PE and Health 8', description: 'Fitness, team games and family health' },
  { code: 'ESP8', name: 'Edukasyon sa Pagpapakatao 8', description: 'Pakikipagkapwa at pagpapahalaga' },
]
