import type { Day } from '@klasrum/curriculum/unit'

/** Chapters of a novel: those of a session, and new ones that are read at home before the next. */
export type ChapterReading = { now: string | null; next: string | null }

const chaptersOf = (day: Day | null | undefined): string | null =>
  day?.title.match(/\(((?:Kabanata|Chapters?) \d[^)]*)\)$/)?.[1] ?? null

function numbersIn(chapters: string): number[] {
  return [...chapters.matchAll(/(\d+)(?:[–-](\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
  )
}

export function chapterReadingsOf(days: readonly (Day | null)[]): ChapterReading[] {
  const chapters = days.map(chaptersOf)
  return chapters.map((now, at) => {
    const next = chapters[at + 1] ?? null
    const known = new Set(chapters.slice(0, at + 1).flatMap((each) => numbersIn(each ?? '')))
    return { now, next: next && numbersIn(next).some((number) => !known.has(number)) ? next : null }
  })
}
