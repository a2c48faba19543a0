import type { Page } from '@playwright/test'

/** Until the worker has all that it keeps. */
export const shellIsKept = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready))

/** What is kept of answers, as the page itself would read it: the rows are cipher text, their key is a file. */
export const keptAnswersIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const files = await navigator.storage.getDirectory()
    const keys: ArrayBuffer[] = []
    for await (const file of files.values()) {
      if (file.kind !== 'file') continue
      // While the app writes its key, the browser's own copy of that file comes and goes: one that is gone is no key.
      const bytes = await file.getFile().then(
        (found) => found.arrayBuffer(),
        () => null,
      )
      if (bytes) keys.push(bytes)
    }
    // A key that is only now being written is empty, and a database that this page opened first would stay without tables.
    const bytes = keys.find(({ byteLength }) => byteLength === 32)
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'klasrum-kept')
    if (!bytes || !isThere) return ''
    const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt'])
    const db = await answerOf(indexedDB.open('klasrum-kept'))
    type Row = { iv: BufferSource; sealed: BufferSource }
    const rows: Row[] = await answerOf(db.transaction('answers').objectStore('answers').getAll())
    db.close()
    const read = rows.map(({ iv, sealed }) => crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed))
    return (await Promise.all(read)).map((text) => new TextDecoder().decode(text)).join('\n')
  })
