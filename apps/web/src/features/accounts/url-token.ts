import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Reads the mailed token once and takes it out of the address bar, so that it stays out of history and screenshots. */
export function useUrlToken(): string {
  const router = useRouter()
  const [token] = useState(() => new URLSearchParams(location.search).get('token')?.trim() ?? '')
  useEffect(() => {
    if (location.search) router.history.replace(location.pathname)
  }, [router])
  return token
}
