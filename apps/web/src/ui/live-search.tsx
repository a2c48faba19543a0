import { useEffect, useRef, useState } from 'react'
import { SearchBox } from './search-box.tsx'

type LiveSearchProps = {
  label: string
  placeholder?: string
  /** What was last searched for. */
  value: string
  /** Called when typing rests, and at once on Enter. */
  onSearch: (wanted: string) => void
}

/** Searches while one types. */
export function LiveSearch({ label, placeholder, value, onSearch }: LiveSearchProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  const search = (text: string) => {
    const wanted = text.trim()
    if (wanted === sent.current) return
    sent.current = wanted
    onSearch(wanted)
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  // Only a value from outside, such as by the Back button, replaces what is being typed.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), 300)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
      onSubmit={() => search(typed)}
    />
  )
}
