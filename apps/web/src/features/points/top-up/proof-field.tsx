import { DropZone } from '../../../ui/drop-zone.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { pictureTypes, proofBytes } from './proof-file.ts'

type ProofFieldProps = {
  file: File | undefined
  onChange: (file: File | undefined) => void
  uploading: boolean
  /** 0 to 1 */
  share: number
  error: string | undefined
  disabled?: boolean
}

export const ProofField = ({ file, onChange, uploading, share, error, disabled }: ProofFieldProps) => (
  <DropZone
    label="Payment screenshot"
    rule={{ ...pictureTypes, bytes: proofBytes }}
    hint="JPG or PNG only"
    file={file}
    onChange={onChange}
    error={error}
    disabled={disabled}
    status={uploading ? <Meter label="Uploading the screenshot" value={share * 100} /> : null}
  />
)
