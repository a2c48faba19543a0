import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LoadingScreen } from '../../ui/loading-screen.tsx'

/**
 * Sends the visitor on, once, to where it was told at first: the address changes before this goes away,
 * and an address worked out anew from the changed one would lead round in circles.
 */
export function GoTo({ href }: { href: string }) {
  const { history } = useRouter()
  const [first] = useState(href)
  useEffect(() => history.replace(first), [history, first])
  return <LoadingScreen />
}
