import { IconArrowRight, IconDots, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Board } from '../board.tsx'
import { Button, ButtonLink, IconButton } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { PasswordField, TextField } from '../field.tsx'
import { NumberField } from '../number-field.tsx'
import { Segmented } from '../segmented.tsx'
import { SelectField } from '../select-field.tsx'
import { Stepper } from '../stepper.tsx'
import { Switch } from '../switch.tsx'
import { TextAreaField } from '../text-area-field.tsx'
import { TickList } from '../tick-list.tsx'
import css from './gallery.module.css'
import { Kit } from './kit.tsx'

const choices = [
  { value: 'first', label: 'First choice' },
  { value: 'second', label: 'Second choice' },
] as const

export function GalleryControls() {
  return (
    <>
      <Kit title="Buttons" note="Mango once a view, for the step that moves the work on.">
        <div className={css.row}>
          <Button kind="next">Submit payment</Button>
          <Button kind="primary">Create record</Button>
          <Button kind="light">Approve</Button>
          <Button>Cancel</Button>
          <Button kind="plain">Export</Button>
          <Button kind="harm">Delete record</Button>
          <Button kind="harm-line">Remove</Button>
        </div>
        <div className={css.row}>
          <Button kind="primary" working="Creating...">
            Create record
          </Button>
          <Button disabled>Disabled</Button>
          <Button size="sm" icon={<IconPlus />}>
            Small
          </Button>
          <ButtonLink kind="primary" size="lg" to="/" iconAfter={<IconArrowRight />}>
            Large link
          </ButtonLink>
          <IconButton label="More" icon={<IconDots />} line />
          <IconButton label="More, small" icon={<IconDots />} size="sm" />
        </div>
        <Button kind="primary" block>
          As wide as its place
        </Button>
      </Kit>
      <Kit title="Chalkboard" note="The one big moment of a page. Focus turns mango on it.">
        <Board ledge="bottom" framed>
          <div className={css.board}>
            <h2>Where you left off</h2>
            <TickList items={['One thing that is good to know', 'And another one']} />
            <div className={css.row}>
              <Button kind="next">Continue</Button>
              <Button kind="board">All records</Button>
              <Button kind="board-line">Sign In</Button>
            </div>
          </div>
        </Board>
      </Kit>
      <Fields />
    </>
  )
}

function Fields() {
  const [name, setName] = useState('Maricel D. Santos')
  const [title, setTitle] = useState('')
  const [password, setPassword] = useState('correct horse')
  const [choice, setChoice] = useState<'first' | 'second'>('second')
  const [view, setView] = useState<'cards' | 'table'>('cards')
  const [count, setCount] = useState(3)
  const [used, setUsed] = useState(true)
  return (
    <Kit title="Fields" note="44 px high, 3:1 edge, message under the field. What was typed stays.">
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={setName}
        hint="As it stands on your papers."
      />
      <TextField
        label="Title"
        name="title"
        value={title}
        onChange={setTitle}
        error="Title is required"
        required
      />
      <TextField label="Locked" name="locked" value="Cannot be changed here" onChange={() => {}} disabled />
      <PasswordField label="Password" name="password" value={password} onChange={setPassword} />
      <TextAreaField label="Note" name="note" value={title} onChange={setTitle} maxLength={300} />
      <Checkbox label="In use" name="used" checked={used} onChange={setUsed} hint="Others can see it." />
      <SelectField label="Choice" name="choice" value={choice} onChange={setChoice} options={choices} />
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        options={[
          { value: 'cards', label: 'Cards' },
          { value: 'table', label: 'Table' },
        ]}
      />
      <Switch label="Turned on" on={used} onChange={setUsed} hint="At once, without a button." spread />
      <Stepper label="Copies" hint="1 to 9" value={count} least={1} most={9} blank={1} onChange={setCount} />
      <NumberField label="Pages" value={count} least={1} most={9} blank={1} onChange={setCount} />
    </Kit>
  )
}
