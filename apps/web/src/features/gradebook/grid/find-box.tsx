import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import css from './find-box.module.css'
import type { Finder } from './finder.ts'
import type { GridState } from './grid-state.ts'

/** Moves the cursor to a learner while the name is typed; Enter goes to the next one, Escape back to the cells. */
export function FindBox({ gridState, finder }: { gridState: GridState; finder: Finder }) {
  const [text, setText] = useState('')
  const [isFound, setFound] = useState(true)
  const seek = (way: 'find' | 'next', wanted: string) => {
    const found = wanted.trim() === '' || finder[way](wanted)
    setFound(found)
    gridState.say(found ? '' : 'No learner found')
  }
  return (
    <search className={css.find}>
      <IconSearch size={16} aria-hidden />
      <input
        aria-label="Find a learner"
        aria-invalid={!isFound || undefined}
        placeholder="Find a learner"
        autoComplete="off"
        maxLength={100}
        value={text}
        onFocus={finder.restart}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          seek('find', value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') seek('next', text)
          if (event.key === 'Escape' || event.key === 'ArrowDown') gridState.focus()
        }}
      />
    </search>
  )
}
