import { fold } from './fold.ts'

type Place = { id: number; name: string; code: string }
export type PlaceReference = { code?: string; name?: string }

const add = <P>(index: Map<string, P[]>, key: string, place: P): void => {
  const there = index.get(key)
  if (there) there.push(place)
  else index.set(key, [place])
}

/** Finds places by what a file calls them, within the division when there is one. */
export function finderOf<P extends Place>(places: readonly P[], within: (place: P) => number = () => 0) {
  const byCode = new Map<string, P[]>()
  const byName = new Map<string, P[]>()
  for (const place of places) {
    add(byCode, `${within(place)} ${fold(place.code)}`, place)
    add(byName, `${within(place)} ${fold(place.name)}`, place)
  }
  const named = (name: string, division: number): P[] => byName.get(`${division} ${fold(name)}`) ?? []
  const coded = (code: string, division: number): P[] => byCode.get(`${division} ${fold(code)}`) ?? []

  return {
    /** The record that a row is about: by its code, else by its name. */
    record({ code, name }: PlaceReference, division = 0): P[] {
      const found = code ? coded(code, division) : []
      return found.length > 0 || !name ? found : named(name, division)
    },
    /** The place that a row lies in. People write a code where a name is asked for; given both, both must fit. */
    home({ code, name }: PlaceReference, division = 0): P[] {
      const fitting = name ? [...new Set([...coded(name, division), ...named(name, division)])] : []
      if (!code) return fitting
      return name ? fitting.filter((place) => coded(code, division).includes(place)) : coded(code, division)
    },
  }
}
