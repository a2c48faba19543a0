import type { Item, Material, MaterialSettings } from '@klasrum/contract/material'
import type { DocumentName } from '@klasrum/contract/runs'
import type { SourceDocument } from '@klasrum/contract/source'
import { chanceOf } from '@klasrum/skills/chance'
import type { Author, AuthorWriting } from '../author.ts'
import { modelIn } from '../declaration.ts'
import { within } from '../languages/joined.ts'
import { declared, writePlan } from '../plan/write-plan.ts'
import type { Knowledge } from '../sources/units/knowledge.ts'
import { lessonOf } from '../understand/lesson.ts'
import { itemsBeside, lessonBehind } from '../understand/lesson-behind.ts'
import type { LessonSession, Outline } from '../understand/outline.ts'
import { allItems, declaredAnew, itemsOn, withItems } from './amend.ts'
import { writeExam } from './exam.ts'
import { writeQuiz } from './quiz.ts'
import { isQuizNote, quizNotes } from './quiz-note.ts'

type RewriteInput = {
  document: DocumentName
  /** Another one gives another document. */
  seed: number
  /** Ids of items that are not wanted again. */
  refused: ReadonlySet<string>
  author?: Author | null
  knowledge?: Knowledge
  signal?: AbortSignal
}

type Work = RewriteInput & {
  material: Material
  outline: Outline
  sessions: readonly LessonSession[]
  begin: (sessions: readonly LessonSession[], settings: Partial<MaterialSettings>) => AuthorWriting | null
}

/** The material with one document written anew and all others as they were. */
export async function rewriteDocument(
  documents: readonly SourceDocument[],
  material: Material,
  ask: RewriteInput,
): Promise<Material> {
  const { author = null, signal = new AbortController().signal, document, seed } = ask
  const { outline, sessions } = lessonBehind(documents, material, ask.knowledge)
  let writing: AuthorWriting | null = null
  const begin: Work['begin'] = (about, settings) => {
    writing =
      author?.begin({
        outline,
        sessions: about,
        settings: { ...material.settings, ...settings, seed },
        signal,
      }) ?? null
    return writing
  }
  const work = { ...ask, material, outline, sessions, begin }
  const written = await rewriters[document === 'plan' || document === 'exam' ? document : 'quiz'](work)
  return withAccount(written, { author, writing, isPlan: document === 'plan' })
}

const rewriters: Record<'plan' | 'quiz' | 'exam', (work: Work) => Promise<Material>> = {
  plan: async ({ material, outline, sessions, begin }) => {
    const { settings, quizzes, declaration } = material
    const byRule = writePlan(lessonOf(outline), sessions, { settings, quizzes, exam: material.exam?.items })
    const plan = (await begin(sessions, {})?.plan(byRule)) ?? byRule
    return { ...material, plan: declared(plan, declaration) }
  },

  quiz: async (work) => {
    const { material, outline, sessions, document, begin } = work
    const session = sessions.find(({ number }) => document === `session-${number}`)
    if (!session) return material
    const { quiz_items: count } = material.settings
    const proposed = (await begin([session], { exam: null })?.items()) ?? []
    const { items, missing } = theNewest(work, (common) => {
      const { quiz, missing } = writeQuiz(session, outline, { ...common, count, proposed })
      return { items: quiz.items, missing }
    })
    if (items.length === 0) return material
    return withItems({ ...material, notes: notesWith(material, session, missing) }, document, items)
  },

  exam: async (work) => {
    const { material, outline, sessions, begin } = work
    const { exam } = material
    if (!exam) return material
    const { asked: counts, title } = exam
    const proposed = (await begin(sessions, { quiz_items: 1 })?.items()) ?? []
    const { written } = theNewest(work, (common) => {
      const written = writeExam(sessions, outline, { ...common, counts, title, proposed })
      return { written, missing: written.shortfalls.reduce((sum, { missing }) => sum + missing, 0) }
    })
    if (written.items.length === 0) return material
    return withItems({ ...material, exam: written }, 'exam', written.items, sessions)
  },
}

/** Without an item of the old one; with some of them only where that leaves fewer out. */
function theNewest<T extends { missing: number }>(
  { material, document, seed, refused }: Work,
  write: (common: {
    chance: ReturnType<typeof chanceOf>
    avoid: readonly Item[]
    refused: ReadonlySet<string>
  }) => T,
): T {
  const before = itemsOn(material, document) ?? []
  const beside = itemsBeside(material, before)
  const avoiding = (avoid: readonly Item[]) => write({ chance: chanceOf(seed), avoid, refused })
  const fresh = avoiding([...beside, ...before])
  if (fresh.missing === 0) return fresh
  const again = avoiding(beside)
  return again.missing < fresh.missing ? again : fresh
}

const notesWith = ({ notes, settings }: Material, session: LessonSession, missing: number): string[] => [
  ...notes.filter((note) => !isQuizNote(note, session.number)),
  ...quizNotes({ session: session.number, title: session.title, missing, asked: settings.quiz_items }),
]

const mostNotes = 40

type Wrote = { author: Author | null; writing: AuthorWriting | null; isPlan: boolean }

/** With what the author has to say of it, and words on how it was made that are true of it now. */
function withAccount(material: Material, { author, writing, isPlan }: Wrote): Material {
  const { model: before = null, tokens, notes } = material
  const account = writing?.account() ?? null
  const name = author && account ? [before?.name, author.name] : [before?.name]
  const cells = isPlan ? (account?.wrote.cells ?? 0) : (before?.cells ?? 0)
  const now = {
    name: [...new Set(name.filter((each) => each !== undefined))].join(', ').slice(0, 80),
    cells,
    narrations: before?.narrations ?? 0,
  }
  return declaredAnew({
    ...material,
    model: before ? now : modelIn(allItems(material), now.name ? now : null),
    tokens: account
      ? {
          input: (tokens?.input ?? 0) + account.tokens.input,
          output: (tokens?.output ?? 0) + account.tokens.output,
        }
      : tokens,
    notes: [...new Set([...notes, ...(account?.notes ?? [])])]
      .map((note) => within(note, 300))
      .slice(0, mostNotes),
  })
}
