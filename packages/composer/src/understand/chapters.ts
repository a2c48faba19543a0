import type { SourceDocument } from '@klasrum/contract/source'

const numeral = String.raw`(?:\d{1,3}|[IVXLC]{1,7})`
/** "Kabanata 3", "Chapters 1–4", "Kabanata IV at V", and "kab01" in the name of a file. */
const named = new RegExp(
  String.raw`(?<![\p{L}])(?:kabanata|kab|chapters?|chap)[\s._:-]{0,3}(?<first>${numeral})(?![\p{L}\d])(?:\s?(?<to>[-–—]|hanggang|to|at|and|&)\s?(?<last>${numeral})(?![\p{L}\d]))?`,
  'giu',
)

const romans: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 }

function numberOf(written: string): number {
  if (/^\d/.test(written)) return Number(written)
  const digits = [...written.toUpperCase()].map((letter) => romans[letter] ?? 0)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}

const mostInRange = 70

/** The numbers of the chapters that a text names. */
export function chaptersNamed(text: string): ReadonlySet<number> {
  return new Set(
    [...text.matchAll(named)].flatMap(({ groups }) => {
      const first = numberOf(groups?.first ?? '')
      if (!groups?.last) return [first]
      const last = numberOf(groups.last)
      const isRange = /[-–—]|hanggang|to/iu.test(groups.to ?? '')
      return isRange && last > first && last - first < mostInRange
        ? Array.from({ length: last - first + 1 }, (_, at) => first + at)
        : [first, last]
    }),
  )
}

/** The chapters that a file says it is, in its title, its headings or its name. */
export function chaptersOf({ title, file_name, blocks }: SourceDocument): ReadonlySet<number> {
  const heads = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  return chaptersNamed([title ?? '', file_name.replace(/_+/g, ' '), ...heads].join('\n'))
}

/** The chapters that the files of a lesson say they are; the units beside them do not count. */
export const chaptersOfFiles = (documents: readonly SourceDocument[]): ReadonlySet<number> =>
  new Set(documents.filter(({ kind }) => kind !== 'unit').flatMap((file) => [...chaptersOf(file)]))

/** A file of so few chapters is a lesson on them; one of more is on the book. */
export const mostChaptersOfLesson = 2
