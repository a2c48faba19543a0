import type { VoiceChoice as Choice } from '@klasrum/contract/voices'
import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/select-field.tsx'
import { voicesQuery } from '../queries.ts'
import { voiceNames } from '../show-text.ts'

type VoiceChoiceProps = { value: Choice | ''; onChange: (voice: Choice | '') => void }

/** Who speaks the show, where there is more than one voice. */
export function VoiceChoiceField({ value, onChange }: VoiceChoiceProps) {
  const { data } = useQuery(voicesQuery)
  if (!data || data.choices.length < 2) return null
  return (
    <SelectField
      label="Voice"
      name="voice"
      hint="A natural voice takes a few minutes; the show plays from its first scene on. Quick is ready at once."
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: data.paid ? 'The best there is (Google)' : 'The best there is' },
        ...data.choices.map((choice) => ({ value: choice, label: voiceNames[choice] })),
      ]}
    />
  )
}
