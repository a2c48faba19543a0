/** The database is away: connection refused or lost, starting up, shutting down, or no connection to be had in time. */
const away = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|08\w{3}|53300)$/

export function isDatabaseAway(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each && away.test(String(each.code))) return true
    if (/timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(each.message))
      return true
  }
  return false
}
