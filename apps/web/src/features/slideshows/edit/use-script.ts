import type { Slideshow } from '@klasrum/contract/slideshows'
import { useRef, useState } from 'react'
import { type Draft, draftsOf, moved, newDraft } from './script.ts'

/** The script on the desk: changed freely until it is saved. */
export function useScript(scenes: Slideshow['scenes']) {
  const [written, setDrafts] = useState(() => draftsOf(scenes))
  // A recording is saved on its own, beside what is on the desk.
  const inOwnVoice = new Set(scenes.filter(({ recorded }) => recorded).map(({ id }) => id))
  const drafts = written.map((draft) => ({
    ...draft,
    recorded: draft.id !== null && inOwnVoice.has(draft.id),
  }))
  const [chosen, choose] = useState(() => scenes[0]?.id ?? '')
  const made = useRef(0)
  const at = Math.max(
    0,
    drafts.findIndex(({ key }) => key === chosen),
  )
  const change = (part: Partial<Draft>) =>
    setDrafts(drafts.map((draft, place) => (place === at ? { ...draft, ...part } : draft)))
  const move = (by: -1 | 1) => setDrafts(moved(drafts, at, by))
  const add = () => {
    made.current += 1
    const draft = newDraft(`new-${made.current}`)
    setDrafts([...drafts.slice(0, at + 1), draft, ...drafts.slice(at + 1)])
    choose(draft.key)
  }
  const remove = () => {
    const left = drafts.filter((_, place) => place !== at)
    setDrafts(left)
    choose(left[Math.min(at, left.length - 1)]?.key ?? '')
  }
  return { drafts, draft: drafts[at], at, choose, change, move, add, remove }
}

export type Script = ReturnType<typeof useScript>
