import { useState } from 'react'

let typed = ''

/** The address typed on one account screen waits for the next: sign in, sign up, forgotten password. */
export function useTypedEmail() {
  const [email, setEmail] = useState(typed)
  const change = (value: string) => {
    typed = value
    setEmail(value)
  }
  return [email, change] as const
}

/** The next person at this computer must not find it. */
export const forgetTypedEmail = () => {
  typed = ''
}
