import { NumberField } from '../../../ui/number-field.tsx'

type PointsFieldProps = { value: number; onChange: (points: number) => void; error: string | undefined }

/** How many points an item counts. */
export const PointsField = (props: PointsFieldProps) => (
  <NumberField label="Points" least={1} most={100} blank={1} {...props} />
)
