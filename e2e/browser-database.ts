import type { Page } from '@playwright/test'

/**
 * The rows that a page keeps in a table of the browser's database, none while the page has not made it: whoever opens a
 * database first and goes on would leave it without tables.
 */
export const storedRows = (page: Page, database: string, table: string): Promise<unknown[]> =>
  page.evaluate(
    ([name, rows]) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        let isMadeHere = false
        opening.onupgradeneeded = () => {
          isMadeHere = true
          opening.transaction?.abort()
        }
        opening.onerror = () => (isMadeHere ? resolve([]) : reject(opening.error))
        opening.onsuccess = () => {
          const reading = opening.result.transaction(rows).objectStore(rows).getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
          opening.result.close()
        }
      }),
    [database, table] as const,
  )
