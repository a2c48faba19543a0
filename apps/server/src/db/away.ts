/** The connection is lost: refused, cut, or without an answer in time. */
const lost = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[123]|25P03|08\w{3}|53300)$/
const lostInWords =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|Query read timeout/
/** The server gave a statement up that took too long; the connection is good. */
const tooSlow = /^57014$/

function someCause(error: unknown, isIt: (each: { code: string; message: string }) => boolean): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (isIt({ code: 'code' in each ? String(each.code) : '', message: each.message })) return true
  return false
}

export const isLineLost = (error: unknown): boolean =>
  someCause(error, ({ code, message }) => lost.test(code) || lostInWords.test(message))

/** The database is away: connection refused or lost, starting up, shutting down, silent, or too slow. */
export const isDatabaseAway = (error: unknown): boolean =>
  isLineLost(error) || someCause(error, ({ code }) => tooSlow.test(code))
