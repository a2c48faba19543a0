/** Browsers that block storage throw on every access; the page then lives on what this tab remembers. */
const inMemory = new Map<string, string>()

type Area = 'localStorage' | 'sessionStorage'

export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return inMemory.get(`${area}:${key}`) ?? null
  }
}

export function writeStored(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value)
  } catch {
    inMemory.set(`${area}:${key}`, value)
  }
}

export function dropStored(area: Area, key: string): void {
  inMemory.delete(`${area}:${key}`)
  try {
    window[area].removeItem(key)
  } catch {}
}

export function dropStoredWhere(area: Area, unwanted: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(window[area])) if (unwanted(key)) window[area].removeItem(key)
  } catch {
    for (const full of [...inMemory.keys()]) {
      if (full.startsWith(`${area}:`) && unwanted(full.slice(area.length + 1))) inMemory.delete(full)
    }
  }
}
