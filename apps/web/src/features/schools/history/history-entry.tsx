import type { PlaceChange } from '@klasrum/contract/place-changes'
import { IconArrowBackUp } from '@tabler/icons-react'
import { whenSaid } from '../../../lib/when.ts'
import { Button } from '../../../ui/button.tsx'
import { changeText, fieldName } from './change-text.ts'
import css from './history.module.css'

type HistoryEntryProps = {
  change: PlaceChange
  /** Whether it says which place it is about. */
  named: boolean
  onPutBack: () => void
}

export function HistoryEntry({ change, named, onPutBack }: HistoryEntryProps) {
  const { name, by, changed_at, put_back_at, put_back_by, may_put_back } = change
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <div>
          {named ? <span className={css.name}>{name}</span> : null}
          <span className={named ? undefined : css.name}>{changeText(change)}</span>
          <p className={css.who}>
            {by ?? 'Somebody whose account is gone'}, {whenSaid(changed_at, new Date())}
          </p>
        </div>
        {may_put_back ? (
          <Button
            size="sm"
            icon={<IconArrowBackUp />}
            aria-label={`Put back: ${name}, ${changeText(change)}`}
            onClick={onPutBack}
          >
            Put back
          </Button>
        ) : null}
      </div>
      <ChangedFields fields={change.fields} how={change.how} />
      {put_back_at ? (
        <p className={css.who}>
          Put back by {put_back_by ?? 'somebody whose account is gone'}, {whenSaid(put_back_at, new Date())}
        </p>
      ) : null}
    </li>
  )
}

/** Of what was added or deleted the name says enough. */
function ChangedFields({ fields, how }: Pick<PlaceChange, 'fields' | 'how'>) {
  if (how === 'added' || how === 'deleted') return null
  const differing = fields.filter(({ before, after }) => before !== null || after !== null)
  if (differing.length === 0) return null
  return (
    <dl className={css.fields}>
      {differing.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            <del>{before ?? 'nothing'}</del> <ins>{after ?? 'nothing'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
