/** How long a store may take to take a connection, and to say anything at all on one. */
export const storeLimits = { connectionTimeout: 5_000, socketTimeout: 20_000 }

/** How the storage says that a file could not be written or read, whatever the store answered or did not. */
const ofStorage = /^E_CANNOT_/
const isLost = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/

const statusOf = (error: object): number => {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode ?? 0
}

/** The object store refused the connection, cut it, kept silent, or answered that it cannot serve now. */
export function isStorageAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each ? String(each.code) : ''
    if (ofStorage.test(code)) return true
    if (!('$metadata' in each)) continue
    if (statusOf(each) >= 500 || isLost.test(code) || each.name === 'TimeoutError') return true
  }
  return false
}
