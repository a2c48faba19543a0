import { useEffect, useRef, useState } from 'react'
import { mostPhotos, openPhoto, type Photo } from './photo.ts'
import type { Corners } from './straighten.ts'

/** Photos in the order of their pages, and the one that is looked at. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [chosen, setChosen] = useState<number>()
  const [problems, setProblems] = useState<readonly string[]>([])
  const [opening, setOpening] = useState(0)
  const nextKey = useRef(1)
  const urls = useRef(new Set<string>())
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url)
    },
    [],
  )

  /** One after the other: several at once are too much for an old telephone. */
  const add = async (files: readonly File[]) => {
    setProblems([])
    const taken = files.slice(0, Math.max(0, mostPhotos - photos.length))
    if (taken.length < files.length) setProblems([`One lesson takes at most ${mostPhotos} photos.`])
    setOpening((count) => count + taken.length)
    for (const file of taken) {
      const key = nextKey.current
      nextKey.current += 1
      const opened = await openPhoto(file, key)
      setOpening((count) => count - 1)
      if ('problem' in opened) setProblems((all) => [...all, opened.problem])
      else {
        urls.current.add(opened.url)
        setPhotos((all) => [...all, opened])
        setChosen((now) => now ?? key)
      }
    }
  }
  const move = (key: number, by: 1 | -1) =>
    setPhotos((all) => {
      const from = all.findIndex((each) => each.key === key)
      const photo = all[from]
      if (!photo) return all
      return all.toSpliced(from, 1).toSpliced(from + by, 0, photo)
    })
  return {
    photos,
    shown: photos.find(({ key }) => key === chosen) ?? photos[0],
    problems,
    isOpening: opening > 0,
    add,
    choose: setChosen,
    change: (key: number, corners: Corners) =>
      setPhotos((all) => all.map((each) => (each.key === key ? { ...each, corners } : each))),
    move,
    remove: (key: number) => setPhotos((all) => all.filter((each) => each.key !== key)),
  }
}
