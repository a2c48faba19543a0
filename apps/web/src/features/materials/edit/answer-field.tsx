import { itemLimits } from '@klasrum/contract/limits'
import { TextField } from '../../../ui/field.tsx'

type AnswerFieldProps = { value: string; onChange: (answer: string) => void; error: string | undefined }

/** The one right answer, in words. */
export const AnswerField = (props: AnswerFieldProps) => (
  <TextField label="Answer" name="answer" autoComplete="off" maxLength={itemLimits.answer} {...props} />
)
