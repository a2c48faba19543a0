import type { Author } from '@klasrum/composer/author'
import type { Env } from '../../../env.ts'

/** Milliseconds for one file: three of them stay within the time of a run. */
const longest = 150_000

/** Loaded only where there is one: it takes longer to load than a short lesson to write. */
export async function authorOf(llm: Env['llm'], total = longest): Promise<Author | null> {
  if (!llm) return null
  const { authorFrom } = await import('@klasrum/composer/model/author-from')
  return authorFrom(llm, { limits: { total } })
}
