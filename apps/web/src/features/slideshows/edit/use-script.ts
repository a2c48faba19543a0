import type { Slideshow } from '@klasrum/contract/slideshows'
import { useRef, useState } from 'react'
import { draftsOf, isChanged, moved, newDraft, type SceneDraft } from './script.ts'

/** The script on the desk: changed freely until it is saved. */
export function useScript(show: Slideshow) {
  const [base, setBase] = useState(show)
  const [written, setDrafts] = useState(() => draftsOf(show.scenes))
  const [chosen, choose] = useState(() => show.scenes[0]?.id ?? '')
  const made = useRef(0)
  const changed = isChanged(written, base.scenes)
  const outdated = show.revision !== base.revision
  const layOut = () => {
    setBase(show)
    setDrafts(draftsOf(show.scenes))
  }
  // What somebody has typed is never replaced unasked, and never saved over what it was not made from.
  if (outdated && !changed) layOut()

  // A recording is saved on its own, beside what is on the desk.
  const inOwnVoice = new Set(show.scenes.filter(({ recorded }) => recorded).map(({ id }) => id))
  const drafts = written.map((draft) => ({
    ...draft,
    recorded: draft.id !== null && inOwnVoice.has(draft.id),
  }))
  const at = Math.max(
    0,
    drafts.findIndex(({ key }) => key === chosen),
  )
  const change = (part: Partial<SceneDraft>) =>
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
  return {
    /** As it was when the drafts were laid out. */
    base,
    drafts,
    draft: drafts[at],
    at,
    changed,
    /** It was changed elsewhere since then. */
    outdated: outdated && changed,
    layOut,
    choose,
    change,
    move,
    add,
    remove,
  }
}

export type Script = ReturnType<typeof useScript>
