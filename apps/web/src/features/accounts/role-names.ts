import type { Role } from '@klasrum/contract/fields'

export const roleNames: Record<Role, string> = {
  admin: 'Admin',
  'school-admin': 'School Admin',
  teacher: 'Teacher',
  student: 'Student',
  public: 'Public',
  'division-eps': 'Division EPS',
}
