import type { SourceDocument } from '@klasrum/contract/source'
import { rulesOf } from '../../languages/rules-of.ts'
import { sentencesOf } from '../../languages/sentences.ts'
import { mentions, plain, shareIn, wordsOf } from '../../languages/words.ts'
import { blockLinesOf } from '../../understand/features.ts'
import type { FileQuestion } from '../../understand/file-question.ts'
import { feeds, rolesOf } from '../../understand/roles-of.ts'

/** What may answer a question of the file: a sentence, with what it leans on. */
type Passage = { text: string; quote: string; stems: ReadonlySet<string> }

/** So much of what a question says must stand beside its answer, and so much less beside any other choice. */
const least = 0.55
const lead = 0.2
/** Fewer words say too little to know the answer by. */
const fewestStems = 3
/** Choices of more words are sentences, of which a part may be right. */
const mostWords = 9
const mostHeadWords = 6

const denies =
  /\b(?:not|never|except|cannot|incorrect|false|wrong|least|unlike|hindi|maliban|walang|mali)\b|n[’']t\b/iu
/** Where a choice takes in others, more than one is right. */
const takesIn =
  /\b(?:all|none|both|neither|either|any) of\b|\blahat ng\b|\bwala sa\b|\b[A-E] (?:and|at) [A-E]\b/iu
/** Asked for a judgement, a case or a sum: no sentence of the lesson says its answer. */
const asksMore =
  /\b(?:best|most likely|would|should|you|your|how (?:many|much|far|long)|compute|solve|example|situation|true|statements?)\b|[=+×÷]/iu
/** "AutoCorrect – corrects … AutoFormat – applies …": two entries ran into each other, and the words of one are beside the name of the other. */
const holdsTwo = /\s[–—-]\s.*\s[–—-]\s/u
const leans = /^(?:it|this|these|they|he|she)\b/iu

const passagesBefore = new WeakMap<SourceDocument, readonly Passage[]>()

/** The sentences of the lesson; one that begins with "It" or "This" with the heading or the sentence that it leans on. */
function passagesOf(document: SourceDocument): readonly Passage[] {
  const known = passagesBefore.get(document)
  if (known) return known
  const roles = rolesOf(document)
  const { stemsOf } = rulesOf(document.language)
  let heading = ''
  const passages = document.blocks.flatMap((block, at): Passage[] => {
    if (block.kind === 'heading') {
      heading = wordsOf(block.text).length <= mostHeadWords ? block.text : ''
      return []
    }
    if (!feeds(roles[at])) return []
    return blockLinesOf(block).flatMap((line) => {
      let before = heading
      return sentencesOf(line).flatMap((quote) => {
        const text = leans.test(quote) ? `${before} ${quote}` : quote
        before = quote
        return holdsTwo.test(quote) ? [] : [{ text, quote, stems: stemsOf(text) }]
      })
    })
  })
  passagesBefore.set(document, passages)
  return passages
}

/**
 * Answers questions with choices that have no key, as in the copies of modules for learners: where one sentence of the lesson says
 * what the question says and names one of the choices, and nothing comes near to saying it of another.
 */
export function answersInText(
  document: SourceDocument,
): (question: FileQuestion) => { answer: number; quote: string } | null {
  const { stemsOf } = rulesOf(document.language)
  return ({ kind, stem, options, answer }) => {
    if (kind !== 'multiple_choice' || answer !== null || options.length < 3 || options.length > 5) return null
    if (denies.test(stem) || asksMore.test(stem) || options.some((option) => takesIn.test(option)))
      return null
    if (options.some((option) => wordsOf(option).length > mostWords || !/\p{L}{2}/u.test(option))) return null
    if (options.some((option) => mentions(stem, option))) return null
    const wanted = stemsOf(stem)
    if (wanted.size < fewestStems) return null
    const near = passagesOf(document).flatMap((passage) => {
      const share = shareIn(wanted, passage.stems)
      return share >= least - lead ? [{ ...passage, share }] : []
    })
    const best = options.map((option) =>
      near
        .filter(({ text }) => mentions(text, option) || mentions(text, `${plain(option)}s`))
        .reduce<{ share: number; quote: string }>(
          (most, { share, quote }) => (share > most.share ? { share, quote } : most),
          { share: 0, quote: '' },
        ),
    )
    const [first] = best.map(({ share }, at) => ({ share, at })).sort((one, other) => other.share - one.share)
    if (!first || first.share < least || denies.test(best[first.at]?.quote ?? '')) return null
    const isClear = best.every(({ share }, at) => at === first.at || share <= first.share - lead)
    return isClear ? { answer: first.at, quote: best[first.at]?.quote ?? '' } : null
  }
}
