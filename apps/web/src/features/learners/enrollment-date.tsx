import { dateFieldDay } from '../../lib/format.ts'
import { TextField } from '../../ui/field.tsx'

type EnrollmentDateProps = {
  /** Absent until somebody types one: then it is today. */
  day: string | undefined
  onChange: (day: string) => void
}

export const EnrollmentDate = ({ day, onChange }: EnrollmentDateProps) => (
  <TextField
    label="Enrollment date"
    name="enrolled_on"
    type="date"
    value={day ?? dateFieldDay(new Date())}
    onChange={onChange}
  />
)
