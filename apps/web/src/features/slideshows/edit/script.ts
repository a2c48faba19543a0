import type { EditedScene, Slideshow } from '@klasrum/contract/slideshows'

type Kept = Slideshow['scenes'][number]

/** A scene on the desk. */
export type SceneDraft = Omit<Kept, 'id'> & {
  /** Null for one that is new. */
  id: string | null
  /** Stays while the desk is open. */
  key: string
}

export const mostScenes = 200

export const draftsOf = (scenes: readonly Kept[]): SceneDraft[] =>
  scenes.map((scene) => ({ ...scene, key: scene.id }))

export const newDraft = (key: string): SceneDraft => ({
  key,
  id: null,
  layout: 'list',
  heading: '',
  points: [''],
  rows: [],
  narration: '',
  pause_seconds: 0,
  picture: null,
  source: null,
  recorded: false,
  durationSec: null,
})

const texts = (all: readonly string[]): string[] => all.map((text) => text.trim())

/** As it is sent: without what was left empty. */
export const sentOf = ({
  id,
  layout,
  heading,
  points,
  rows,
  narration,
  pause_seconds,
}: SceneDraft): EditedScene => ({
  id,
  layout,
  heading: heading.trim(),
  points: texts(points).filter(Boolean),
  rows: rows.map(texts).filter((row) => row.some(Boolean)),
  narration: narration.trim(),
  pause_seconds,
})

/** With its neighbour in its place. */
export function moved(drafts: readonly SceneDraft[], at: number, by: -1 | 1): SceneDraft[] {
  const [one, other] = [drafts[at], drafts[at + by]]
  if (!one || !other) return [...drafts]
  return drafts.map((draft, place) => (place === at ? other : place === at + by ? one : draft))
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const isChanged = (drafts: readonly SceneDraft[], scenes: readonly Kept[]): boolean =>
  !same(drafts.map(sentOf), draftsOf(scenes).map(sentOf))

/** How many scenes were changed, added or deleted. Another order alone changes none. */
export function changedScenes(drafts: readonly SceneDraft[], scenes: readonly Kept[]): number {
  const before = new Map(draftsOf(scenes).map((draft) => [draft.id, sentOf(draft)]))
  const stays = new Set(drafts.map(({ id }) => id))
  return (
    drafts.filter((draft) => !same(sentOf(draft), before.get(draft.id))).length +
    scenes.filter(({ id }) => !stays.has(id)).length
  )
}

/** How many scenes the voice has to speak anew. A teacher's own recording stays. */
export function spokenAnew(drafts: readonly SceneDraft[], scenes: readonly Kept[]): number {
  const before = new Map(scenes.map((scene) => [scene.id, scene.narration.trim()]))
  return drafts.filter(
    ({ id, narration, recorded }) => !recorded && (id === null || before.get(id) !== narration.trim()),
  ).length
}

/** The first scene without a word to say. */
export const silentIn = (drafts: readonly SceneDraft[]): SceneDraft | undefined =>
  drafts.find(({ narration }) => narration.trim() === '')
