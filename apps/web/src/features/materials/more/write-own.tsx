import type { Difficulty, Item } from '@klasrum/contract/material'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldPair } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { blankItem, inForm } from '../edit/blank-item.ts'
import { QuestionFields } from '../edit/item-fields.tsx'
import { difficultyNames, itemFormNames } from '../items/item-labels.ts'
import css from './more.module.css'
import type { Adding } from './more-drawer.tsx'

const optionsOf = <V extends string>(names: Record<V, string>) =>
  (Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label }))

const forms = optionsOf<Item['form']>(itemFormNames)
const levels = optionsOf<Difficulty>(difficultyNames)

/** A question in the teacher's own words, of any form that papers have. */
export function WriteOwn({ adding }: { adding: Adding }) {
  const [item, setItem] = useState<Item>(() => blankItem('multiple_choice'))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await adding.add({ kind: 'own', item })) setItem(blankItem(item.form))
  }
  return (
    <form className={css.own} noValidate onSubmit={(event) => void save(event)}>
      <FieldPair>
        <SelectField
          label="Form"
          name="form"
          value={item.form}
          onChange={(form) => setItem(inForm(item, form))}
          options={forms}
        />
        <SelectField
          label="Level"
          name="level"
          value={item.difficulty}
          onChange={(difficulty) => setItem({ ...item, difficulty })}
          options={levels}
        />
      </FieldPair>
      <QuestionFields
        item={item}
        onChange={setItem}
        faultAt={(path) => adding.faultAt(`from.item.${path}`)}
      />
      <Button
        kind="primary"
        type="submit"
        icon={<IconPlus />}
        working={adding.busy?.kind === 'own' && 'Adding...'}
      >
        {adding.label}
      </Button>
    </form>
  )
}
