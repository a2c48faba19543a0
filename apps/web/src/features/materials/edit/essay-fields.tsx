import { itemLimits } from '@klasrum/contract/limits'
import { placed } from '../../../lib/placed.ts'
import { TextField } from '../../../ui/field.tsx'
import css from './edit.module.css'
import type { FieldsOf } from './fields.ts'
import { put } from './item-changes.ts'
import { PointsField } from './points-field.tsx'
import { TextList } from './text-list.tsx'

/** Points, the rubric, and what a good answer names. */
export const EssayFields = ({ item, onChange, faultAt }: FieldsOf<'essay'>) => (
  <>
    <PointsField
      value={item.points}
      onChange={(points) => onChange({ ...item, points })}
      error={faultAt('points')}
    />
    {placed(item.rubric).map(({ each, place }) => (
      <div key={place} className={css.rubric}>
        <TextField
          label={`Criterion ${place + 1}`}
          name={`criterion-${place}`}
          autoComplete="off"
          maxLength={itemLimits.criterion}
          value={each.criterion}
          onChange={(criterion) =>
            onChange({ ...item, rubric: put(item.rubric, place, { ...each, criterion }) })
          }
          error={faultAt(`rubric.${place}.criterion`)}
        />
        <TextList
          legend={`Levels of criterion ${place + 1}`}
          one="Level"
          values={each.levels}
          least={2}
          most={itemLimits.level.most}
          maxLength={itemLimits.level.letters}
          onChange={(levels) => onChange({ ...item, rubric: put(item.rubric, place, { ...each, levels }) })}
          fault={(at) => faultAt(`rubric.${place}.levels.${at}`)}
        />
      </div>
    ))}
    <TextList
      legend="A good answer names"
      one="Point to look for"
      values={item.looked_for}
      least={0}
      most={itemLimits.lookedFor.most}
      maxLength={itemLimits.lookedFor.letters}
      onChange={(looked_for) => onChange({ ...item, looked_for })}
      fault={(place) => faultAt(`looked_for.${place}`)}
    />
  </>
)
