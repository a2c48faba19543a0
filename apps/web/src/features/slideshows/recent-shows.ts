import { readStored, writeStored } from '../../lib/stored.ts'

const key = 'recent_slideshows'
const most = 10

/** Only addresses of this product: what else stands in the storage is passed over. */
const isLocation = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)/.test(value) && value.length <= 400

/** The signature changes with the hour, the show does not. */
const showIn = (location: string): string => location.split('?')[0] ?? location

/** Where the manifests of the shows of this tab lie, the newest first. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored('sessionStorage', key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLocation).slice(0, most) : []
  } catch {
    return []
  }
}

export function keepRecent(location: string): void {
  const others = readRecent().filter((kept) => showIn(kept) !== showIn(location))
  writeStored('sessionStorage', key, JSON.stringify([location, ...others].slice(0, most)))
}

export function dropRecent(showId: number): void {
  const kept = readRecent().filter((location) => !showIn(location).includes(`/${showId}/`))
  writeStored('sessionStorage', key, JSON.stringify(kept))
}
