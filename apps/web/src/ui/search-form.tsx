import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { SearchBox } from './search-box.tsx'
import css from './search-form.module.css'

type SearchFormProps = {
  label: string
  placeholder?: string
  /** What was last searched for. */
  value: string
  /** Called on Enter, on the button, and as soon as the field is emptied. */
  onSearch: (wanted: string) => void
}

export function SearchForm({ label, placeholder, value, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const type = (text: string) => {
    setTyped(text)
    if (text === '' && value !== '') onSearch('')
  }
  const search = () => onSearch(typed.trim())
  return (
    <div className={css.form}>
      <SearchBox label={label} placeholder={placeholder} value={typed} onChange={type} onSubmit={search} />
      <Button size="sm" onClick={search}>
        Search
      </Button>
    </div>
  )
}
