import { compose, NothingToTeach } from '@klasrum/composer/compose'
import { writeDocx } from '@klasrum/documents/docx/write-docx'
import { papersOf } from '@klasrum/documents/papers/papers-of'
import type { WorkOf, WritingAnswer, WritingProgress } from '../write-apart.ts'
import { authorOf } from './author.ts'
import { knowledge } from './knowledge.ts'

/** What is written counts so much of the whole; the rest is laying it out. */
const written = 0.85

/** Milliseconds for a model to write on one file: three of them stay within the time of a run. */
const longest = 150_000

/** Laid out once as well, so that what cannot be laid out is found while the points can go back. */
export async function composeMaterial(
  { source, settings, llm }: WorkOf<'compose'>,
  onProgress: (progress: WritingProgress) => void,
): Promise<WritingAnswer> {
  try {
    const material = await compose([source], settings, {
      author: await authorOf(llm, longest),
      knowledge,
      onProgress: (step, share) =>
        onProgress({ step: step === 'outline' ? 'planning' : 'questions', share: share * written }),
    })
    const papers = papersOf(material)
    for (const [place, paper] of papers.entries()) {
      onProgress({ step: 'layout', share: written + ((1 - written) * place) / papers.length })
      await writeDocx(paper)
    }
    return { material }
  } catch (error) {
    if (error instanceof NothingToTeach) return { problem: error.message }
    throw error
  }
}
