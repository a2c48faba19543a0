import { itemLimits } from '@klasrum/contract/limits'
import type { Item } from '@klasrum/contract/material'
import type { ReactElement } from 'react'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { EssayFields } from './essay-fields.tsx'
import type { FaultAt } from './fields.ts'
import { MatchingFields } from './matching-fields.tsx'
import { SequencingFields } from './sequencing-fields.tsx'
import { EnumerationFields, IdentificationFields, ProblemFields } from './short-fields.tsx'
import { ModifiedTruthFields, TruthField } from './truth-fields.tsx'

type ItemFieldsProps = { item: Item; onChange: (item: Item) => void; faultAt: FaultAt }

/** The question, and what belongs to its form. */
export function QuestionFields({ item, onChange, faultAt }: ItemFieldsProps) {
  return (
    <>
      <TextAreaField
        label={item.form.includes('true_false') ? 'Statement' : 'Question'}
        name="stem"
        rows={3}
        maxLength={itemLimits.stem[item.form]}
        value={item.stem}
        onChange={(stem) => onChange({ ...item, stem })}
        error={faultAt('stem')}
      />
      <FormFields item={item} onChange={onChange} faultAt={faultAt} />
    </>
  )
}

/** The declared type makes a form without fields an error. */
function FormFields({ item, ...rest }: ItemFieldsProps): ReactElement {
  switch (item.form) {
    case 'multiple_choice':
      return <ChoiceFields item={item} {...rest} />
    case 'true_false':
      return <TruthField value={item.answer} onChange={(answer) => rest.onChange({ ...item, answer })} />
    case 'modified_true_false':
      return <ModifiedTruthFields item={item} {...rest} />
    case 'identification':
      return <IdentificationFields item={item} {...rest} />
    case 'matching':
      return <MatchingFields item={item} {...rest} />
    case 'enumeration':
      return <EnumerationFields item={item} {...rest} />
    case 'sequencing':
      return <SequencingFields item={item} {...rest} />
    case 'problem':
      return <ProblemFields item={item} {...rest} />
    case 'essay':
      return <EssayFields item={item} {...rest} />
  }
}
