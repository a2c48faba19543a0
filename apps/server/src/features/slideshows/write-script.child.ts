import type { Author } from '@klasrum/composer/author'
import { compose, NothingToTeach } from '@klasrum/composer/compose'
import { blankHeading, type MaterialSettings } from '@klasrum/contract/material'
import { allEntries, unitOf } from '@klasrum/curriculum/library'
import type { Said } from '../../jobs/workers.ts'
import type { ScriptAnswer, ScriptWork } from './write-script.ts'

/** Milliseconds for a language model. */
const longest = 150_000

const say = (said: Said<number, ScriptAnswer>) => process.send?.(said, () => {})

/** Loaded only where there is one: it takes longer to load than a short lesson to write. */
async function authorOf(llm: ScriptWork['llm']): Promise<Author | null> {
  if (!llm) return null
  const { authorFrom } = await import('@klasrum/composer/model/author-from')
  return authorFrom(llm, { limits: { total: longest } })
}

/** One session and the smallest quiz: the show alone is wanted. */
const settingsOf = ({ minutes, title, seed }: ScriptWork): MaterialSettings => ({
  sessions: 1,
  quiz_items: 1,
  exam: null,
  plan_format: 'ilaw',
  slideshow: { minutes, title },
  seed,
  heading: blankHeading,
})

async function write(work: ScriptWork): Promise<ScriptAnswer> {
  try {
    const { slides, declaration, tokens } = await compose([work.source], settingsOf(work), {
      author: await authorOf(work.llm),
      // As in a look and in a run: a show is as long as the page said before it was made.
      knowledge: { entries: allEntries, unitOf },
      onProgress: (_step, share) => say({ progress: share }),
    })
    if (!slides) throw new Error('No script was written.')
    return { script: slides, declaration, tokens }
  } catch (error) {
    if (error instanceof NothingToTeach) return { problem: error.message }
    throw error
  }
}

// Whoever asked may be gone.
process.on('disconnect', () => process.exit())
process.on('message', (work: ScriptWork) =>
  write(work).then(
    (answer) => say({ answer }),
    (failure: unknown) => say({ failure }),
  ),
)
