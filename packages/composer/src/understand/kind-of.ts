import type { LessonKind } from '@klasrum/contract/looks'
import type { SourceDocument } from '@klasrum/contract/source'
import { sentencesOf } from '../languages/sentences.ts'
import { wordsOf } from '../languages/words.ts'
import type { BlockRole } from './block-role.ts'
import { blockLinesOf } from './features.ts'
import { signsOf } from './signals.ts'

const names: readonly (readonly [LessonKind, RegExp])[] = [
  ['budget', /\bbudget of (?:work|lessons?)\b|\bd?bow\b/iu],
  ['exemplar', /\blesson exemplar\b|\bexemplar\b/iu],
  [
    'plan',
    /\blesson ?plan\b|\bdaily lesson (?:log|plan)\b|\bdl[lp]\b|\bilaw\b|\bbanghay[ -]aralin\b|\bteacher['’]?s guide\b/iu,
  ],
  ['module', /\bself-?learning module\b|\bSLM\b|\bmodyul\b|\blearner['’]?s (?:material|module)\b/iu],
]

const ofModule =
  /^(?:alamin|subukin|balikan|tuklasin|suriin|pagyamanin|isaisip|isagawa|tayahin|karagdagang gawain|susi sa pagwawasto|what i need to know|what i know|what['’]s (?:in|new|more)|what is it|what i (?:have learned|can do)|additional activities)\b/iu

const firstLines = 10
const fewestParts = 3
const fewOnSlide = 70
const longChapter = 1_800

const kindsBefore = new WeakMap<readonly BlockRole[], { document: SourceDocument; kind: LessonKind }>()

/** What a teacher would call the file, reckoned once for the roles that were found in it. */
export function lessonKindOf(document: SourceDocument, roles: readonly BlockRole[]): LessonKind {
  const known = kindsBefore.get(roles)
  if (known?.document === document) return known.kind
  const kind = kindIn(document, roles)
  kindsBefore.set(roles, { document, kind })
  return kind
}

/** How legends and tales begin. */
const opensStory =
  /^(?:noong unang panahon|noong araw|sa isang (?:\p{L}+ na |\p{L}+ng )?(?:bayan|nayon|baryo|kaharian|gubat|pulo|bundok)[^.]{0,60} may (?:isang|mag-asawa)|may isang (?:hari|prinsesa|dalaga|binata|bata|magsasaka|mag-asawa)|once upon a time|long(?:,)? long ago|there once (?:was|lived))/iu

/** A text in so few blocks is looked at in pieces. */
const fewBlocks = 6
const wordsOfPiece = 60

/** Lines, the long ones in pieces of a few sentences: a paragraph of two pages has every sign there is. */
function piecesOf(lines: readonly string[]): string[] {
  const pieces: string[] = []
  let words = 0
  for (const line of lines)
    for (const [at, sentence] of sentencesOf(line).entries()) {
      words += wordsOf(sentence).length
      if (at > 0 && words <= wordsOfPiece) pieces.push(`${pieces.pop() ?? ''} ${sentence}`)
      else {
        pieces.push(sentence)
        words = wordsOf(sentence).length
      }
    }
  return pieces
}

function kindIn(document: SourceDocument, roles: readonly BlockRole[]): LessonKind {
  const { blocks, file_name, title, pages } = document
  const heads = [
    file_name.replace(/[_-]+/g, ' '),
    title ?? '',
    ...blocks
      .slice(0, firstLines)
      .flatMap((block) => blockLinesOf(block).filter((line) => wordsOf(line).length <= 16)),
  ]
  const parts = blocks.filter(
    (block) => (block.kind === 'heading' || block.kind === 'paragraph') && ofModule.test(block.text.trim()),
  )
  if (parts.length >= fewestParts) return 'module'
  const named = names.find(([, pattern]) => heads.some((line) => pattern.test(line)))
  const words = blocks.map((block) =>
    blockLinesOf(block).reduce((sum, line) => sum + wordsOf(line).length, 0),
  )
  const total = words.reduce((sum, count) => sum + count, 0) || 1
  const shareOf = (...wanted: BlockRole[]) =>
    words.reduce((sum, count, at) => (wanted.includes(roles[at] ?? 'furniture') ? sum + count : sum), 0) /
    total
  if (named) return named[0]
  if (shareOf('teacher') > 0.4) return 'plan'
  if (shareOf('exercise', 'key') > 0.6) return 'quiz'
  const taught = blocks.filter((_, at) => roles[at] === 'content')
  const told =
    taught.length > fewBlocks
      ? taught.map((block) => signsOf(blockLinesOf(block)))
      : taught
          .filter(({ kind }) => kind !== 'heading')
          .flatMap((block) => piecesOf(blockLinesOf(block)).map((piece) => signsOf([piece])))
  const share = (sign: string) =>
    told.filter((signs) => (signs.get(sign) ?? 0) > 0).length / (told.length || 1)
  if (shareOf('content') > 0.6 && share('tells') > 0.6 && share('defines') < 0.25 && share('entry') < 0.2)
    return 'story'
  const opening = taught.find(({ kind }) => kind === 'paragraph')
  if (
    shareOf('content') > 0.6 &&
    share('defines') < 0.5 &&
    share('entry') < 0.2 &&
    opening !== undefined &&
    opensStory.test(blockLinesOf(opening)[0] ?? '')
  )
    return 'story'
  if (pages !== null && pages >= 5 && total / pages < fewOnSlide) return 'slides'
  if (shareOf('exercise', 'direction', 'key') > 0.2 && total < longChapter) return 'reading'
  return total >= longChapter ? 'chapter' : 'notes'
}
