import { itemLimits } from '@klasrum/contract/limits'
import { AnswerField } from './answer-field.tsx'
import type { FieldsOf } from './fields.ts'
import { PointsField } from './points-field.tsx'
import { TextList } from './text-list.tsx'

export const IdentificationFields = ({ item, onChange, faultAt }: FieldsOf<'identification'>) => (
  <>
    <AnswerField
      value={item.answer}
      onChange={(answer) => onChange({ ...item, answer })}
      error={faultAt('answer')}
    />
    <TextList
      legend="Also accepted"
      one="Other answer"
      values={item.also_accepted}
      least={0}
      most={itemLimits.accepted.most}
      maxLength={itemLimits.accepted.letters}
      onChange={(also_accepted) => onChange({ ...item, also_accepted })}
      fault={(place) => faultAt(`also_accepted.${place}`)}
    />
    <TextList
      legend="Wrong answers for the word box"
      one="Wrong answer"
      hint="One or two of them stand in the box with the answers, so that the last blank is not found by leaving out."
      values={item.wrong ?? []}
      least={0}
      most={itemLimits.wrong.most}
      maxLength={itemLimits.wrong.letters}
      onChange={(wrong) => onChange({ ...item, wrong })}
      fault={(place) => faultAt(`wrong.${place}`)}
    />
  </>
)

export const EnumerationFields = ({ item, onChange, faultAt }: FieldsOf<'enumeration'>) => (
  <TextList
    legend="Answers"
    one="Answer"
    hint="Each counts a point, in whatever order."
    values={item.answers}
    least={2}
    most={itemLimits.listed.most}
    maxLength={itemLimits.listed.letters}
    onChange={(answers) => onChange({ ...item, answers })}
    fault={(place) => faultAt(`answers.${place}`)}
  />
)

export const ProblemFields = ({ item, onChange, faultAt }: FieldsOf<'problem'>) => (
  <>
    <AnswerField
      value={item.answer}
      onChange={(answer) => onChange({ ...item, answer })}
      error={faultAt('answer')}
    />
    <TextList
      legend="Solution"
      one="Step"
      values={item.solution}
      least={1}
      most={itemLimits.solution.most}
      maxLength={itemLimits.solution.letters}
      onChange={(solution) => onChange({ ...item, solution })}
      fault={(place) => faultAt(`solution.${place}`)}
    />
    <PointsField
      value={item.points}
      onChange={(points) => onChange({ ...item, points })}
      error={faultAt('points')}
    />
  </>
)
