import { useState } from 'react'

type TypedNumber = {
  value: number
  least: number
  most: number
  /** What an empty field counts as. */
  blank: number
  onChange: (value: number) => void
}

/** The whole number that was typed, brought into its bounds. */
export function numberIn(
  typed: string,
  { least, most, blank }: Omit<TypedNumber, 'value' | 'onChange'>,
): number {
  const digits = typed.replace(/\D/g, '').slice(0, 9)
  const asked = digits === '' ? blank : Number(digits)
  return Math.min(most, Math.max(least, asked))
}

/** What is typed stays as it is until the field is left; the value is always within its bounds. */
export function useTypedNumber({ value, onChange, ...bounds }: TypedNumber) {
  const [typed, setTyped] = useState<string>()
  return {
    shown: typed ?? String(value),
    type: (text: string) => {
      setTyped(text.replace(/\D/g, ''))
      onChange(numberIn(text, bounds))
    },
    leave: () => setTyped(undefined),
  }
}
