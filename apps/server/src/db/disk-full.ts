/** Of the file system, or of the database on it. */
const full = /^(ENOSPC|EDQUOT|53100)$/

export function isDiskFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && full.test(String(each.code))) return true
  return false
}

/** For what is written down beside reading: a full disk must not keep anybody from that. Not inside a transaction. */
export async function unlessDiskFull(writing: PromiseLike<unknown>): Promise<void> {
  try {
    await writing
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}
