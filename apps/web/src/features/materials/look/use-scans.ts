import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { isBeingRead } from './look-text.ts'
import type { useLook } from './use-look.ts'

export type TypedLine = { page: number; line: number; text: string }

/** Has pages that are pictures read, some at a time, and then looks again; takes up what is corrected of them. */
export function useScans(
  { look, showScans, fail }: ReturnType<typeof useLook>,
  lookAgain: () => Promise<unknown>,
) {
  const [isSaving, setSaving] = useState(false)
  const latest = useRef({ showScans, fail, lookAgain })
  latest.current = { showScans, fail, lookAgain }
  const id = look?.look_id
  const isReading = look?.files.some(isBeingRead) ?? false
  useEffect(() => {
    if (id === undefined || !isReading) return
    const own = new AbortController()
    const readOn = async () => {
      try {
        for (let waiting = 1; waiting > 0; ) {
          const scans = await call(
            'POST /api/lesson-plans/looks/{id}/scans',
            { params: { id } },
            { signal: own.signal },
          )
          waiting = scans.waiting
          if (waiting > 0) latest.current.showScans(scans)
        }
        await latest.current.lookAgain()
      } catch (error) {
        if (!own.signal.aborted) latest.current.fail(error)
      }
    }
    void readOn()
    return () => own.abort()
  }, [id, isReading])

  return {
    isSaving,
    save: async (place: number, lines: readonly TypedLine[]) => {
      if (id === undefined) return
      setSaving(true)
      try {
        const body = { place, lines: [...lines] }
        showScans(await call('PUT /api/lesson-plans/looks/{id}/lines', { params: { id }, body }))
        await lookAgain()
      } catch (error) {
        fail(error)
      } finally {
        setSaving(false)
      }
    },
  }
}
