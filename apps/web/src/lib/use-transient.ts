import { useEffect, useState } from 'react'

/** A value that goes by itself; showing it again starts its time anew. */
export function useTransient<T>(milliseconds: number): [shown: T | undefined, show: (value: T) => void] {
  const [shown, setShown] = useState<{ value: T }>()
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(undefined), milliseconds)
    return () => clearTimeout(timer)
  }, [shown, milliseconds])
  return [shown?.value, (value) => setShown({ value })]
}
